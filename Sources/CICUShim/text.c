#ifdef WITH_ICU
#include "text.h"

#include <stdlib.h>

UErrorCode icushim_units_decode(icushim_units *units, const uint8_t *text, size_t count) {
  units->units = units->small;
  units->count = 0;
  // One UTF-16 unit never takes less than one byte of UTF-8, so `count` units are always enough.
  if (count > INT32_MAX / 4) return U_INDEX_OUTOFBOUNDS_ERROR;
  int32_t capacity = (int32_t)(sizeof units->small / sizeof units->small[0]);
  if ((int32_t)count > capacity) {
    capacity = (int32_t)count;
    units->units = malloc((size_t)capacity * sizeof(UChar));
    if (!units->units) return U_MEMORY_ALLOCATION_ERROR;
  }
  UErrorCode status = U_ZERO_ERROR;
  u_strFromUTF8WithSub(units->units, capacity, &units->count, (const char *)text, (int32_t)count, 0xFFFD, NULL,
                       &status);
  // No room for a final NUL is no loss: the length is known.
  return status == U_STRING_NOT_TERMINATED_WARNING ? U_ZERO_ERROR : status;
}

void icushim_units_free(icushim_units *units) {
  if (units->units != units->small) free(units->units);
}
#endif
