#ifdef WITH_ICU
#include "CAlphabeticIndex.h"

#include <memory>
#include <new>
#include <string>

#include <unicode/alphaindex.h>
#include <unicode/locid.h>
#include <unicode/unistr.h>

struct alphabetic_index {
  icu::AlphabeticIndex records;
  /// The same sections without records, to ask for labels.
  std::unique_ptr<icu::AlphabeticIndex::ImmutableIndex> labels;

  alphabetic_index(const icu::Locale &locale, UErrorCode &status) : records(locale, status) {}
};

static icu::UnicodeString decoded(const uint8_t *text, size_t count) {
  return icu::UnicodeString::fromUTF8(icu::StringPiece(reinterpret_cast<const char *>(text), static_cast<int32_t>(count)));
}

int32_t alphabetic_index_open(const char *locale, alphabetic_index **out) {
  *out = nullptr;
  UErrorCode status = U_ZERO_ERROR;
  auto *index = new (std::nothrow) alphabetic_index(icu::Locale(locale), status);
  if (!index) return U_MEMORY_ALLOCATION_ERROR;
  if (U_FAILURE(status)) {
    delete index;
    return status;
  }
  *out = index;
  return U_ZERO_ERROR;
}

void alphabetic_index_close(alphabetic_index *index) { delete index; }

int32_t alphabetic_index_clear(alphabetic_index *index) {
  UErrorCode status = U_ZERO_ERROR;
  index->records.clearRecords(status);
  return status;
}

int32_t alphabetic_index_add(alphabetic_index *index, const uint8_t *name, size_t count, size_t record) {
  if (count > INT32_MAX) return U_INDEX_OUTOFBOUNDS_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  index->records.addRecord(decoded(name, count), reinterpret_cast<const void *>(record), status);
  return status;
}

int32_t alphabetic_index_order(alphabetic_index *index, size_t *out, size_t capacity, size_t *count, size_t *sections) {
  *count = *sections = 0;
  UErrorCode status = U_ZERO_ERROR;
  icu::AlphabeticIndex &records = index->records;
  records.resetBucketIterator(status);
  while (U_SUCCESS(status) && records.nextBucket(status)) {
    if (records.getBucketRecordCount() > 0) ++*sections;
    while (records.nextRecord(status)) {
      if (*count < capacity) out[*count] = reinterpret_cast<size_t>(records.getRecordData());
      ++*count;
    }
  }
  return status;
}

int32_t alphabetic_index_label(alphabetic_index *index, const uint8_t *name, size_t name_count, uint8_t *out,
                               size_t capacity, size_t *count) {
  *count = 0;
  if (name_count > INT32_MAX) return U_INDEX_OUTOFBOUNDS_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  if (!index->labels) index->labels.reset(index->records.buildImmutableIndex(status));
  if (U_FAILURE(status)) return status;
  int32_t place = index->labels->getBucketIndex(decoded(name, name_count), status);
  const auto *bucket = index->labels->getBucket(place);
  if (U_FAILURE(status) || !bucket) return U_FAILURE(status) ? status : U_INDEX_OUTOFBOUNDS_ERROR;
  std::string label;
  bucket->getLabel().toUTF8String(label);
  *count = label.size();
  if (label.size() <= capacity) label.copy(reinterpret_cast<char *>(out), label.size());
  return U_ZERO_ERROR;
}
#endif
