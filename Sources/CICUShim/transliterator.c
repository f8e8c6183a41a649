#ifdef WITH_ICU
#include "CICUShim.h"

#include <stdlib.h>
#include <string.h>

#include "text.h"

struct icushim_transliterator {
  UTransliterator *utrans;
};

int32_t icushim_transliterator_open(const char *id, icushim_transliterator **out) {
  *out = NULL;
  UErrorCode status = U_ZERO_ERROR;
  icushim_units units;
  status = icushim_units_decode(&units, (const uint8_t *)id, strlen(id));
  if (status == U_ZERO_ERROR) {
    icushim_transliterator *transliterator = malloc(sizeof *transliterator);
    if (!transliterator) {
      status = U_MEMORY_ALLOCATION_ERROR;
    } else {
      transliterator->utrans = utrans_openU(units.units, units.count, UTRANS_FORWARD, NULL, 0, NULL, &status);
      if (U_FAILURE(status))
        free(transliterator);
      else
        *out = transliterator;
    }
  }
  icushim_units_free(&units);
  return status;
}

void icushim_transliterator_close(icushim_transliterator *transliterator) {
  if (!transliterator) return;
  utrans_close(transliterator->utrans);
  free(transliterator);
}

int32_t icushim_transliterate(icushim_transliterator *transliterator, const uint8_t *text, size_t text_count,
                              uint8_t *out, size_t capacity, size_t *count) {
  *count = 0;
  if (capacity > INT32_MAX) capacity = INT32_MAX;
  icushim_units units;
  UErrorCode status = icushim_units_decode(&units, text, text_count);
  UChar *buffer = NULL;
  if (status == U_ZERO_ERROR) {
    // ICU works in place and says how much room it would have needed, so a second try always fits.
    int32_t room = units.count * 8 + 32;
    for (int attempt = 0; attempt < 2; attempt++) {
      free(buffer);
      buffer = malloc((size_t)room * sizeof(UChar));
      if (!buffer) {
        status = U_MEMORY_ALLOCATION_ERROR;
        break;
      }
      if (units.count > 0) memcpy(buffer, units.units, (size_t)units.count * sizeof(UChar));
      int32_t length = units.count, limit = units.count;
      status = U_ZERO_ERROR;
      utrans_transUChars(transliterator->utrans, buffer, &length, room, 0, &limit, &status);
      if (status == U_BUFFER_OVERFLOW_ERROR && attempt == 0) {
        room = length + 1;
        continue;
      }
      if (status == U_STRING_NOT_TERMINATED_WARNING) status = U_ZERO_ERROR;
      if (status == U_ZERO_ERROR) {
        int32_t bytes = 0;
        u_strToUTF8((char *)out, (int32_t)capacity, &bytes, buffer, length, &status);
        *count = (size_t)bytes;
        // A short buffer is told by `count`, not by the status.
        if (status == U_BUFFER_OVERFLOW_ERROR || status == U_STRING_NOT_TERMINATED_WARNING) status = U_ZERO_ERROR;
      }
      break;
    }
  }
  free(buffer);
  icushim_units_free(&units);
  return status;
}
#endif
