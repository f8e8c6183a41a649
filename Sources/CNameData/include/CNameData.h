// The tables of Data/generated, embedded in the library. Their layout: Sources/PinyinCollation/Tables.
#ifndef CNAMEDATA_H
#define CNAMEDATA_H

#include <stddef.h>

typedef enum {
  NAME_DATA_CHARACTERS = 0,  // what every scalar is: Han with its weight, Latin letter, skipped, emoji
  NAME_DATA_SYLLABLES = 1,   // the closed list of syllables with their slots
  NAME_DATA_CANONICAL = 2,   // canonical decompositions and combining classes
  NAME_DATA_READINGS = 3,    // further attested readings of a character
  NAME_DATA_SURNAMES = 4,    // surnames and compound surnames
  NAME_DATA_WORDS = 5,       // known texts that are no person's name
  NAME_DATA_GIVEN = 6,       // characters of given names: statistics, readings
  NAME_DATA_AFFIXES = 7,     // titles, prefixes, endings of organisations and places
  NAME_DATA_RUNS = 8,        // collation elements of Latin letters, digits and common symbols
  NAME_DATA_EVIDENCE = 9,    // what weighs how much in telling persons from other text
  NAME_DATA_PACKED = 11,     // characters, pairs and compounds for the fast way to a key
  NAME_DATA_VERSION = 10,    // the number in Data/VERSION and a digest of all tables
  NAME_DATA_TAIWAN = 12,     // readings of Taiwan where they are not the generic ones
  NAME_DATA_STROKES = 13,    // where the order by strokes differs from the stroke ranks
} name_data_table;

/// The bytes of a table, aligned to 8, and how many there are. Null for a number that is no table.
const void *name_data(name_data_table table, size_t *count);

/// Brings some bytes near the processor, in their order: reads one of each line, many at a time. Only asking for lines beforehand brings
/// fewer of them, where pages have been left as well.
static inline void name_data_bring_near(const void *bytes, size_t count) {
  enum { line = 64 };
  for (size_t offset = 0; offset < count; offset += line) (void)*((const volatile char *)bytes + offset);
}

#endif
