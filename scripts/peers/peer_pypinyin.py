#!/usr/bin/env python3
"""pypinyin, answering as `pinyin-sort explain` does.

usage: peer_pypinyin.py [explain] [--cc-cedict] [--kind KIND] < texts > rows

Its own phrases are always in use; --cc-cedict adds those of pypinyin-dict.
"""

from importlib.metadata import version

import pypinyin
from pypinyin_dict.phrase_pinyin_data import cc_cedict

import contract


def main() -> None:
    engine, phrases = (f"{package} {version(package)}" for package in ("pypinyin", "pypinyin-dict"))
    arguments = contract.parser(__doc__, f"{engine}, {phrases}")
    arguments.add_argument("--cc-cedict", action="store_true", help="load the CC-CEDICT phrases of pypinyin-dict too")
    source = engine
    if arguments.parse_args().cc_cedict:
        cc_cedict.load()
        source = f"{engine}, CC-CEDICT of {phrases}"
    contract.explain(reading, source)


def reading(text: str) -> str:
    """Toned syllables, and what is not Han unchanged, one blank apart."""
    return " ".join(" ".join(pypinyin.lazy_pinyin(text, style=pypinyin.Style.TONE)).split())


if __name__ == "__main__":
    main()
