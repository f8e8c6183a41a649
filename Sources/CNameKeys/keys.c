#include "CNameKeys.h"

#include <string.h>

#if defined(__x86_64__)

// A lane of 64 bits for each of four texts, and for each of their halves.
typedef uint64_t lanes __attribute__((vector_size(32), aligned(8)));
typedef int64_t numbers __attribute__((vector_size(32)));
typedef int32_t halves __attribute__((vector_size(32)));

#define WITH_AVX2 __attribute__((target("avx2")))

// A character is 24 bits of a text: 1110aaaa 10bbbbbb 10cccccc, the first byte lowest.
enum { before_first = 0x4E00 - 1, last_place = 0xA000 - 0x4E00 };
static const uint64_t two = 1 | 1 << 24, three = 1 | 1 << 24 | 1ull << 48;

bool name_keys_can(void) { return __builtin_cpu_supports("avx2"); }

WITH_AVX2 static inline lanes all(uint64_t value) { return (lanes){value, value, value, value}; }

WITH_AVX2 static inline lanes above(lanes places, uint64_t limit) { return (lanes)((numbers)places > (numbers)all(limit)); }

// Entry by entry: the processor's own way to gather takes longer.
#define ENTRIES(table, places) ((lanes){table[places[0]], table[places[1]], table[places[2]], table[places[3]]})

// Makes the keys of four texts. A lane of the result is not 0 where its text is in doubt.
WITH_AVX2 static inline lanes make_four(const name_keys_tables *tables, const uint64_t *texts, uint64_t *keys) {
  const lanes left = *(const lanes *)texts, right = *(const lanes *)(texts + 4);
  const lanes front = __builtin_shufflevector(left, right, 0, 2, 4, 6);
  const lanes back = __builtin_shufflevector(left, right, 1, 3, 5, 7);
  const lanes is_three = (lanes)(back >> 56 == all(0xA9)), is_two = (lanes)(back >> 56 == all(0xA6));
  const lanes used = is_three | all((1ull << 48) - 1);

  const lanes scalars = (front & all(0x0F * three)) << 12 | (front >> 2 & all(0xFC0 * three)) |
                        (front >> 16 & all(0x3F * two)) | (back & all(0x3F)) << 48;
  const lanes leads = ((front & all(0xF0 * three)) ^ all(0xE0 * three)) & used;
  // A character before the first one of the table is far above the last one, and so may be those behind it.
  const lanes places = (scalars - all(before_first * three)) & used;
  lanes first = places & all(0xFFFFFF), second = places >> 24 & all(0xFFFFFF), third = places >> 48;
  const lanes is_there = (lanes)(leads == all(0)) & (is_three | is_two) &
                         ~(above(first, last_place) | above(second, last_place) | above(third, last_place));
  // The entry at place 0 is in doubt.
  first &= is_there, second &= is_there, third &= is_there;

  const lanes surname = ENTRIES(tables->surnames, first);
  const lanes given = ENTRIES(tables->givens, second);
  const lanes end = ENTRIES(tables->givens, third) & is_three;
  // As PackedTable+Pairs has the filter.
  const lanes hash = first * all(0x9E3779B1) + second * all(0x85EBCA6B);
  const lanes word = ENTRIES(tables->filter, (hash >> 32 & all(0xFFF)));
  const lanes begins = word >> (hash >> 26 & all(63)) & word >> (hash >> 20 & all(63)) & word >> (hash >> 14 & all(63));

  // As PackedGiven and PackedSurname have their bits.
  const lanes is_odd = (given | end) & all(1 << 16);
  const lanes is_affix = given >> 1 & end & all(1 << 17);
  const lanes is_title = given & ~is_three & all(1 << 19);
  const halves score = ((halves)surname >> 16) + (((halves)given >> 20) + ((halves)end >> 20)) * 8;
  const lanes is_low = (lanes)(score - 1) & all(1ull << 31);

  // As PackedKey has its elements.
  *(lanes *)keys = surname << 48 | (given & all(0xFFFF)) << 31 | (is_three & all(1 << 30)) | (end & all(0xFFFF)) << 14;
  return (begins & all(1)) | is_odd | is_affix | is_title | is_low | (lanes)(first == second);
}

// Appends those of four texts that are in doubt.
WITH_AVX2 static inline size_t append(uint32_t *doubts, size_t doubtful, lanes doubt, size_t first, size_t count) {
  for (size_t lane = 0; lane < count; lane++) {
    if (doubt[lane] != 0) doubts[doubtful++] = (uint32_t)(first + lane);
  }
  return doubtful;
}

WITH_AVX2 size_t name_keys_make(
    const name_keys_tables *tables, const uint64_t *texts, size_t count, uint64_t *keys, uint32_t *doubts) {
  size_t doubtful = 0, done = 0;
  for (; count - done >= 4; done += 4) {
    // Nothing is read where the list has ended.
    __builtin_prefetch((const void *)((uintptr_t)texts + 16 * (done + 64)));
    const lanes doubt = make_four(tables, texts + 2 * done, keys + done);
    if (__builtin_reduce_or(doubt) != 0) doubtful = append(doubts, doubtful, doubt, done, 4);
  }
  if (count == done) return doubtful;
  uint64_t rest[8] = {0}, made[4];
  memcpy(rest, texts + 2 * done, 16 * (count - done));
  const lanes doubt = make_four(tables, rest, made);
  memcpy(keys + done, made, 8 * (count - done));
  return append(doubts, doubtful, doubt, done, count - done);
}

#else

bool name_keys_can(void) { return false; }

size_t name_keys_make(
    const name_keys_tables *tables, const uint64_t *texts, size_t count, uint64_t *keys, uint32_t *doubts) {
  for (size_t text = 0; text < count; text++) doubts[text] = (uint32_t)text;
  return count;
}

#endif
