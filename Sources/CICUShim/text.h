// UTF-8 in, ICU's UTF-16 inside: the conversions that both halves of the shim share.
#ifndef CICUSHIM_TEXT_H
#define CICUSHIM_TEXT_H

#include "icu.h"

/// A UTF-16 text that lives on the stack while it is short.
typedef struct {
  UChar *units;
  int32_t count;
  UChar small[128];
} icushim_units;

/// Decodes UTF-8, U+FFFD in place of what is broken. Release with `icushim_units_free`, also after a failure.
UErrorCode icushim_units_decode(icushim_units *units, const uint8_t *text, size_t count);
void icushim_units_free(icushim_units *units);

#endif
