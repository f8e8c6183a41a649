#!/usr/bin/env python3
"""ICU's Han-Latin transliterator, answering as `pinyin-sort explain` does.

usage: peer_icu.py [explain] [--names] [--kind KIND] < texts > rows

ICU's own order (`zh`, pinyin) files a text under the first letter of this reading; only characters that the order
leaves out differ.
"""

import icu

import contract


def main() -> None:
    arguments = contract.parser(__doc__, f"ICU {icu.ICU_VERSION}, PyICU {icu.VERSION}")
    arguments.add_argument("--names", action="store_true", help="take every text for a name: Han-Latin/Names")
    identifier = "Han-Latin/Names" if arguments.parse_args().names else "Han-Latin"
    transliterator = icu.Transliterator.createInstance(identifier, icu.UTransDirection.FORWARD)
    # Blanks of the text meet those that ICU puts between syllables.
    contract.explain(
        lambda text: " ".join(transliterator.transliterate(text).split()), f"{identifier} (ICU {icu.ICU_VERSION})"
    )


if __name__ == "__main__":
    main()
