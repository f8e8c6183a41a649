// Packed keys of plain names, four at a time. The slow twin, name by name: Sources/PinyinCollation/Sorting/NamePacker.swift.
#ifndef CNAMEKEYS_H
#define CNAMEKEYS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Three parts of the packed table, which say what they hold in Sources/PinyinCollation/Sorting/PackedTable.swift.
typedef struct {
  const uint32_t *surnames;  // `PackedSurname`s, one for each place
  const uint32_t *givens;    // `PackedGiven`s, one for each place; the one at place 0 is odd
  const uint64_t *filter;    // 4,096 words: with which pairs something known begins
} name_keys_tables;

/// Whether this processor has what `name_keys_make` needs.
bool name_keys_can(void);

/// Makes the packed keys of names of two or three characters that are persons' without a doubt.
///
/// `texts` are `ShortText`s, two words each; `keys` has room for as many keys, `doubts` for as many numbers. Returns how many texts are
/// in doubt: their numbers are in `doubts`, ascending, and their keys mean nothing.
size_t name_keys_make(
    const name_keys_tables *tables, const uint64_t *texts, size_t count, uint64_t *keys, uint32_t *doubts);

#endif
