// ICU's AlphabeticIndex, which has no C interface, behind an opaque type. Of the benchmark only.
//
// Every function that can fail returns ICU's status: 0 is success. Text is UTF-8 with a length in bytes.
#ifndef CALPHABETICINDEX_H
#define CALPHABETICINDEX_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct alphabetic_index alphabetic_index;

/// Opens the index of a locale such as "zh".
int32_t alphabetic_index_open(const char *locale, alphabetic_index **out);
void alphabetic_index_close(alphabetic_index *index);

/// Takes all records away; the index stays open.
int32_t alphabetic_index_clear(alphabetic_index *index);

/// Adds a name, and the number that stands for its record.
int32_t alphabetic_index_add(alphabetic_index *index, const uint8_t *name, size_t count, size_t record);

/// Files and sorts the records: their numbers in the order of the sections, as far as they fit, and how many sections
/// have any.
int32_t alphabetic_index_order(alphabetic_index *index, size_t *out, size_t capacity, size_t *count, size_t *sections);

/// Writes the label of the section to which a name belongs in UTF-8, as far as it fits; `*count` is its length in full.
int32_t alphabetic_index_label(alphabetic_index *index, const uint8_t *name, size_t name_count, uint8_t *out,
                               size_t capacity, size_t *count);

#ifdef __cplusplus
}
#endif
#endif
