"""The contract of `pinyin-sort explain` for engines that know readings and nothing else.

Such an engine takes every text alike: kind is `text`, family and given are empty, rule is `generic`, and the section is
the first letter of the reading, or # where that is none of A to Z.
"""

import argparse
import io
import sys
import unicodedata
from collections.abc import Callable

ESCAPES = str.maketrans({"\t": r"\t", "\r": r"\r", "\\": r"\\"})


def parser(description: str, version: str) -> argparse.ArgumentParser:
    """The arguments that all peers have in common."""
    arguments = argparse.ArgumentParser(usage=argparse.SUPPRESS, description=description)
    arguments.formatter_class = argparse.RawDescriptionHelpFormatter
    arguments.add_argument("verb", choices=["explain"], nargs="?", default="explain")
    arguments.add_argument("--kind", choices=["auto", "person", "text"], help="ignored: the engine knows no kinds")
    arguments.add_argument("--version", action="version", version=version)
    return arguments


def explain(reading: Callable[[str], str], source: str) -> None:
    """Answers each line of standard input with a row on standard output."""
    lines = io.TextIOWrapper(sys.stdin.buffer, encoding="utf-8", newline="\n")
    rows = io.TextIOWrapper(sys.stdout.buffer, encoding="utf-8", newline="\n")
    for line in lines:
        text = line.removesuffix("\n")
        rows.write(row(text, reading(text), source) + "\n")
    rows.flush()


def row(text: str, reading: str, source: str) -> str:
    """One row: text, section, kind, family, given, reading, rule, source."""
    cells = (text, section(reading), "text", "", "", reading, "generic", source)
    return "\t".join(cell.translate(ESCAPES) for cell in cells)


def section(reading: str) -> str:
    """The letter that a reading is filed under, its accents put aside."""
    first = unicodedata.normalize("NFD", reading)[:1].upper()
    return first if "A" <= first <= "Z" else "#"
