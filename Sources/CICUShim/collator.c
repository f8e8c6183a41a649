#ifdef WITH_ICU
#include "CICUShim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text.h"

struct icushim_collator {
  UCollator *ucol;
};

const char *icushim_status_name(int32_t status) { return u_errorName((UErrorCode)status); }

void icushim_version(char *out, size_t capacity) {
  UVersionInfo version;
  char text[U_MAX_VERSION_STRING_LENGTH];
  u_getVersion(version);
  u_versionToString(version, text);
  size_t i = 0;
  for (; capacity > 0 && i + 1 < capacity && text[i]; i++) out[i] = text[i];
  if (capacity > 0) out[i] = 0;
}

/// Whether a collator has the language and the collation of the locale it was opened for.
///
/// ICU keeps the first status of a collator in a cache that the whole process shares: where anybody has opened
/// "zh-u-co-bogus" before, "zh" comes with the same warning although nothing is wrong with it.
static bool is_as_asked(const UCollator *ucol, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  char asked[ULOC_FULLNAME_CAPACITY], got[ULOC_FULLNAME_CAPACITY];
  const char *actual = ucol_getLocaleByType(ucol, ULOC_ACTUAL_LOCALE, &status);
  if (status != U_ZERO_ERROR || !actual) return false;
  uloc_getLanguage(locale, asked, sizeof asked, &status);
  uloc_getLanguage(actual, got, sizeof got, &status);
  if (status != U_ZERO_ERROR || strcmp(asked, got) != 0) return false;
  if (uloc_getKeywordValue(locale, "collation", asked, sizeof asked, &status) == 0) return status == U_ZERO_ERROR;
  if (uloc_getKeywordValue(actual, "collation", got, sizeof got, &status) > 0)
    return status == U_ZERO_ERROR && strcmp(asked, got) == 0;
  // The collation of a language that is its default goes without saying; it is the first of the list.
  UEnumeration *collations = ucol_getKeywordValuesForLocale("collation", actual, true, &status);
  const char *first = uenum_next(collations, NULL, &status);
  bool matches = status == U_ZERO_ERROR && first && strcmp(asked, first) == 0;
  uenum_close(collations);
  return matches;
}

int32_t icushim_collator_find(const char *language, const char *order) {
  UErrorCode status = U_ZERO_ERROR;
  // Straight into the table: ICU's list of orders also asks the locale of the process and the tables above this one.
  UResourceBundle *bundle = ures_openDirect(U_ICUDATA_NAME "-coll", language, &status);
  UResourceBundle *found = ures_getByKey(bundle, "collations", NULL, &status);
  found = ures_getByKey(found, order, found, &status);
  ures_close(found);
  ures_close(bundle);
  if (status != U_MISSING_RESOURCE_ERROR) return status;
  // Where not even the root is there, ICU has no orders at all.
  status = U_ZERO_ERROR;
  ures_close(ures_openDirect(U_ICUDATA_NAME "-coll", "root", &status));
  return U_FAILURE(status) ? status : U_USING_DEFAULT_WARNING;
}

/// Writes a language tag as ICU's own locale. The orders of Chinese have the same name in both, and ICU takes 10 ms to
/// find that out.
static UErrorCode to_locale(const char *tag, char *locale, size_t capacity) {
  static const char *const orders[] = {"zh-u-co-pinyin", "zh-u-co-stroke", "zh-u-co-zhuyin"};
  for (size_t i = 0; i < sizeof orders / sizeof *orders; ++i)
    if (strcmp(tag, orders[i]) == 0) {
      snprintf(locale, capacity, "zh@collation=%s", tag + strlen("zh-u-co-"));
      return U_ZERO_ERROR;
    }
  UErrorCode status = U_ZERO_ERROR;
  int32_t parsed = 0;
  uloc_forLanguageTag(tag, locale, (int32_t)capacity, &parsed, &status);
  // The rest of the tag would be ignored without a word.
  if (status == U_ZERO_ERROR && tag[parsed] != 0) return U_ILLEGAL_ARGUMENT_ERROR;
  return status;
}

int32_t icushim_collator_open(const char *tag, icushim_collator **out) {
  *out = NULL;
  char locale[ULOC_FULLNAME_CAPACITY];
  UErrorCode status = to_locale(tag, locale, sizeof locale);
  if (status != U_ZERO_ERROR) return status;
  icushim_collator *collator = malloc(sizeof *collator);
  if (!collator) return U_MEMORY_ALLOCATION_ERROR;
  collator->ucol = ucol_open(locale, &status);
  if (U_FAILURE(status)) {
    free(collator);
    return status;
  }
  if (status == U_USING_DEFAULT_WARNING && is_as_asked(collator->ucol, locale)) status = U_ZERO_ERROR;
  *out = collator;
  return status;
}

void icushim_collator_close(icushim_collator *collator) {
  if (!collator) return;
  ucol_close(collator->ucol);
  free(collator);
}

int32_t icushim_collator_set(icushim_collator *collator, icushim_attribute attribute, int32_t value) {
  UErrorCode status = U_ZERO_ERROR;
  switch (attribute) {
    case ICUSHIM_STRENGTH: {
      UColAttributeValue strength = value == 1    ? UCOL_PRIMARY
                                    : value == 2  ? UCOL_SECONDARY
                                    : value == 3  ? UCOL_TERTIARY
                                    : value == 15 ? UCOL_IDENTICAL
                                                  : UCOL_DEFAULT;
      if (strength == UCOL_DEFAULT) return U_ILLEGAL_ARGUMENT_ERROR;
      ucol_setAttribute(collator->ucol, UCOL_STRENGTH, strength, &status);
      return status;
    }
    case ICUSHIM_NUMERIC:
      ucol_setAttribute(collator->ucol, UCOL_NUMERIC_COLLATION, value ? UCOL_ON : UCOL_OFF, &status);
      return status;
    case ICUSHIM_NORMALIZATION:
      ucol_setAttribute(collator->ucol, UCOL_NORMALIZATION_MODE, value ? UCOL_ON : UCOL_OFF, &status);
      return status;
  }
  return U_ILLEGAL_ARGUMENT_ERROR;
}

int32_t icushim_collator_compare(const icushim_collator *collator, const uint8_t *left, size_t left_count,
                                 const uint8_t *right, size_t right_count, int32_t *order) {
  *order = 0;
  if (left_count > INT32_MAX || right_count > INT32_MAX) return U_INDEX_OUTOFBOUNDS_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  *order = ucol_strcollUTF8(collator->ucol, (const char *)left, (int32_t)left_count, (const char *)right,
                            (int32_t)right_count, &status);
  return status;
}

int32_t icushim_collator_sort_key(const icushim_collator *collator, const uint8_t *text, size_t text_count,
                                  uint8_t *out, size_t capacity, size_t *count) {
  *count = 0;
  if (capacity > INT32_MAX) capacity = INT32_MAX;
  icushim_units units;
  UErrorCode status = icushim_units_decode(&units, text, text_count);
  if (status == U_ZERO_ERROR) {
    *count = (size_t)ucol_getSortKey(collator->ucol, units.units, units.count, out, (int32_t)capacity);
    if (*count == 0) status = U_INTERNAL_PROGRAM_ERROR;  // ICU's only sign of failure here
  }
  icushim_units_free(&units);
  return status;
}

int32_t icushim_collator_bound(const uint8_t *key, size_t key_count, bool upper, uint8_t *out, size_t capacity,
                               size_t *count) {
  *count = 0;
  if (key_count > INT32_MAX || capacity > INT32_MAX) return U_INDEX_OUTOFBOUNDS_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  *count = (size_t)ucol_getBound(key, (int32_t)key_count, upper ? UCOL_BOUND_UPPER_LONG : UCOL_BOUND_LOWER, 1, out,
                                 (int32_t)capacity, &status);
  return status;
}

void icushim_collator_version(const icushim_collator *collator, uint8_t out[4]) {
  ucol_getVersion(collator->ucol, out);
}

const char *icushim_collator_actual_locale(const icushim_collator *collator, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  const char *name = ucol_getLocaleByType(collator->ucol, ULOC_ACTUAL_LOCALE, &code);
  *status = code;
  return name;
}

int32_t icushim_collator_elements(const icushim_collator *collator, const uint8_t *text, size_t text_count,
                                  icushim_element *out, size_t capacity, size_t *count) {
  *count = 0;
  icushim_units units;
  UErrorCode status = icushim_units_decode(&units, text, text_count);
  if (status == U_ZERO_ERROR) {
    UCollationElements *elements = ucol_openElements(collator->ucol, units.units, units.count, &status);
    if (status == U_ZERO_ERROR) {
      // ICU hands out an element in one or two halves; the second half is marked by 11 in its two case bits.
      int32_t half;
      while ((half = ucol_next(elements, &status)) != UCOL_NULLORDER && status == U_ZERO_ERROR) {
        uint32_t bits = (uint32_t)half;
        bool continues = (bits & 0xC0) == 0xC0 && *count > 0;
        if (!continues) {
          if (*count < capacity)
            out[*count] = (icushim_element){bits & 0xFFFF0000, (uint16_t)(bits & 0xFF00),
                                            (uint16_t)((bits & 0x3F) << 8)};
          ++*count;
        } else if (*count <= capacity) {
          icushim_element *last = &out[*count - 1];
          last->primary |= bits >> 16;
          last->secondary |= (bits >> 8) & 0xFF;
          last->tertiary |= bits & 0x3F;
        }
      }
      ucol_closeElements(elements);
    }
  }
  icushim_units_free(&units);
  return status;
}

int32_t icushim_collator_tailored(const icushim_collator *collator, uint32_t *out, size_t capacity, size_t *count) {
  *count = 0;
  UErrorCode status = U_ZERO_ERROR;
  USet *set = ucol_getTailoredSet(collator->ucol, &status);
  for (int32_t item = 0; status == U_ZERO_ERROR && item < uset_getItemCount(set); item++) {
    UChar32 start, end;
    // A length of two or more is a contraction, not a range.
    if (uset_getItem(set, item, &start, &end, NULL, 0, &status) != 0) {
      if (status == U_BUFFER_OVERFLOW_ERROR) status = U_ZERO_ERROR;
      continue;
    }
    for (UChar32 c = start; c <= end; c++) {
      if (*count < capacity) out[*count] = (uint32_t)c;
      ++*count;
    }
  }
  uset_close(set);
  return status;
}
#endif
