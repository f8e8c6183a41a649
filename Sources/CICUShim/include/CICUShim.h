// ICU's collator and transliterator behind opaque types. No ICU header is visible outside this target.
//
// Every function that can fail returns ICU's status: 0 is success, a negative number a warning (ICU went on with
// something else than was asked for), a positive number a failure. Callers look at all three.
// Text is UTF-8 with a length in bytes; broken UTF-8 counts as U+FFFD.
#ifndef CICUSHIM_H
#define CICUSHIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct icushim_collator icushim_collator;
typedef struct icushim_transliterator icushim_transliterator;

/// ICU's status as a word, such as "U_USING_DEFAULT_WARNING". Never null.
const char *icushim_status_name(int32_t status);

/// Writes the version of the ICU that is running, such as "72.1", with its final NUL.
void icushim_version(char *out, size_t capacity);

// MARK: Collator

/// The attributes of a collator that this project sets.
typedef enum {
  ICUSHIM_STRENGTH = 0,     // value: 1 primary, 2 secondary, 3 tertiary, 15 identical
  ICUSHIM_NUMERIC = 1,      // value: 0 off, 1 on (酒店2 before 酒店10)
  ICUSHIM_NORMALIZATION = 2 // value: 0 off, 1 on
} icushim_attribute;

/// Whether ICU has an order such as "pinyin" for a language such as "zh", without opening it: 0.2 ms in place of 10.
/// 0 is yes, a warning is no.
int32_t icushim_collator_find(const char *language, const char *order);

/// Opens the collator of a BCP 47 language tag such as "zh-u-co-stroke". On a warning the collator is open.
int32_t icushim_collator_open(const char *tag, icushim_collator **out);
void icushim_collator_close(icushim_collator *collator);
int32_t icushim_collator_set(icushim_collator *collator, icushim_attribute attribute, int32_t value);

/// Compares two texts; the order (-1, 0, 1) is written to `order`.
int32_t icushim_collator_compare(const icushim_collator *collator, const uint8_t *left, size_t left_count,
                                 const uint8_t *right, size_t right_count, int32_t *order);

/// Writes the sort key, final NUL included, as far as it fits; `*count` is the length it has in full.
int32_t icushim_collator_sort_key(const icushim_collator *collator, const uint8_t *text, size_t text_count,
                                  uint8_t *out, size_t capacity, size_t *count);

/// The bound of a sort key at primary strength: of all keys that begin with it, at or below the lowest
/// (`upper` false) or above the highest (`upper` true).
int32_t icushim_collator_bound(const uint8_t *key, size_t key_count, bool upper, uint8_t *out, size_t capacity,
                               size_t *count);

/// The four numbers of ICU's collation data version. The same for pinyin and stroke: it does not name the order.
void icushim_collator_version(const icushim_collator *collator, uint8_t out[4]);

/// The locale whose rules are really in force, as ICU spells it ("zh", or "root" where it had none). May be null
/// on failure.
const char *icushim_collator_actual_locale(const icushim_collator *collator, int32_t *status);

/// One collation element: what UTS #10 calls [primary.secondary.tertiary], case bits removed, nothing compressed.
typedef struct {
  uint32_t primary;
  uint16_t secondary;
  uint16_t tertiary;
} icushim_element;

/// Writes the collation elements of a text as far as they fit; `*count` is how many there are.
int32_t icushim_collator_elements(const icushim_collator *collator, const uint8_t *text, size_t text_count,
                                  icushim_element *out, size_t capacity, size_t *count);

/// Writes the single characters to which this collator's tailoring gives a place of its own, as far as they fit;
/// `*count` is how many there are. Contractions are left out.
int32_t icushim_collator_tailored(const icushim_collator *collator, uint32_t *out, size_t capacity, size_t *count);

// MARK: Transliterator

/// Opens a transliterator by its id, such as "Han-Latin".
int32_t icushim_transliterator_open(const char *id, icushim_transliterator **out);
void icushim_transliterator_close(icushim_transliterator *transliterator);

/// Writes the transliterated text as far as it fits; `*count` is the length it has in full, in bytes.
/// One transliterator serves one thread at a time.
int32_t icushim_transliterate(icushim_transliterator *transliterator, const uint8_t *text, size_t text_count,
                              uint8_t *out, size_t capacity, size_t *count);

#endif
