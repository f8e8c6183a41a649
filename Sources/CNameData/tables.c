// C23 #embed: the compiler copies the file in and rebuilds this when it changes.
#include "CNameData.h"

_Alignas(8) static const unsigned char characters[] = {
#embed "../../Data/generated/characters.bin"
};
_Alignas(8) static const unsigned char syllables[] = {
#embed "../../Data/generated/syllables.bin"
};
_Alignas(8) static const unsigned char canonical[] = {
#embed "../../Data/generated/canonical.bin"
};
_Alignas(8) static const unsigned char readings[] = {
#embed "../../Data/generated/readings.bin"
};
_Alignas(8) static const unsigned char surnames[] = {
#embed "../../Data/generated/surnames.bin"
};
_Alignas(8) static const unsigned char words[] = {
#embed "../../Data/generated/words.bin"
};
_Alignas(8) static const unsigned char given[] = {
#embed "../../Data/generated/given.bin"
};
_Alignas(8) static const unsigned char affixes[] = {
#embed "../../Data/generated/affixes.bin"
};
_Alignas(8) static const unsigned char runs[] = {
#embed "../../Data/generated/runs.bin"
};
_Alignas(8) static const unsigned char evidence[] = {
#embed "../../Data/generated/evidence.bin"
};
_Alignas(8) static const unsigned char packed[] = {
#embed "../../Data/generated/packed.bin"
};
_Alignas(8) static const unsigned char taiwan[] = {
#embed "../../Data/generated/taiwan.bin"
};
_Alignas(8) static const unsigned char strokes[] = {
#embed "../../Data/generated/strokes.bin"
};
_Alignas(8) static const unsigned char version[] = {
#embed "../../Data/generated/version.bin"
};

#define CASE(number, bytes) \
  case number:              \
    *count = sizeof bytes;  \
    return bytes;

const void *name_data(name_data_table table, size_t *count) {
  switch (table) {
    CASE(NAME_DATA_CHARACTERS, characters)
    CASE(NAME_DATA_SYLLABLES, syllables)
    CASE(NAME_DATA_CANONICAL, canonical)
    CASE(NAME_DATA_READINGS, readings)
    CASE(NAME_DATA_SURNAMES, surnames)
    CASE(NAME_DATA_WORDS, words)
    CASE(NAME_DATA_GIVEN, given)
    CASE(NAME_DATA_AFFIXES, affixes)
    CASE(NAME_DATA_RUNS, runs)
    CASE(NAME_DATA_EVIDENCE, evidence)
    CASE(NAME_DATA_PACKED, packed)
    CASE(NAME_DATA_VERSION, version)
    CASE(NAME_DATA_TAIWAN, taiwan)
    CASE(NAME_DATA_STROKES, strokes)
  }
  *count = 0;
  return NULL;
}
