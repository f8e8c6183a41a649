#!/usr/bin/env python3
"""Counts in what kinds of text characters stand, for Data/name_characters.tsv.

usage: count_name_characters.py UNIHAN_FOLDER

Needs the package jieba (MIT); its dictionary tags every entry. Counted are characters behind the first one:

- first, last: in names of persons (tag nr) of three characters that begin with a surname of 100,000 people or more and
  with no compound surname, the middle and the last character;
- foreign: in transcribed names (tags nrt, nrfg);
- word: in everything else.

Figures are occurrences per 100,000. A traditional form gets the figures of its simplified form (Unihan
kTraditionalVariant) where it has none of its own.
"""
import collections
import csv
import os
import sys

import jieba

DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
COLUMNS = ("first", "last", "word", "foreign")


def surnames():
    for name in "surnames.tsv", "attested.tsv":
        with open(os.path.join(DATA, name), encoding="utf-8") as file:
            for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
                if len(row["surname"]) > 1 or float(row["people"] or 0) >= 10:
                    yield row["surname"]


def endings():
    """Endings of organisations and places: some names of villages are tagged as persons."""
    with open(os.path.join(DATA, "affixes.tsv"), encoding="utf-8") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return tuple(row["text"] for row in rows if row["role"] == "ending")


def count():
    places = endings()
    known, counts = set(surnames()), {column: collections.Counter() for column in COLUMNS}
    with open(os.path.join(os.path.dirname(jieba.__file__), "dict.txt"), encoding="utf-8") as file:
        for line in file:
            word, _, tag = line.split()
            if tag == "nr":
                is_name = len(word) == 3 and word[0] in known and word[:2] not in known
                if is_name and not word.endswith(places):
                    counts["first"][word[1]] += 1
                    counts["last"][word[2]] += 1
            else:
                counts["foreign" if tag in ("nrt", "nrfg") else "word"].update(word[1:])
    return counts


def traditional(folder):
    with open(os.path.join(folder, "Unihan_Variants.txt"), encoding="utf-8") as file:
        for line in file:
            cells = line.rstrip("\n").split("\t")
            if len(cells) == 3 and cells[1] == "kTraditionalVariant":
                for other in cells[2].split():
                    yield chr(int(cells[0][2:], 16)), chr(int(other[2:], 16))


def main():
    counts = count()
    totals = {column: sum(counts[column].values()) for column in COLUMNS}
    rows = {}
    for character in set().union(*counts.values()):
        row = [round(counts[c][character] * 100000 / totals[c]) for c in COLUMNS]
        if "\u3400" <= character and max(row) >= 2:
            rows[character] = row
    for simplified, other in traditional(sys.argv[1]):
        if simplified in rows:
            rows.setdefault(other, rows[simplified])
    with open(os.path.join(DATA, "name_characters.tsv"), "w", encoding="utf-8") as file:
        print("character", *COLUMNS, "source", sep="\t", file=file)
        for character in sorted(rows):
            print(character, *rows[character], "jieba 0.42.1", sep="\t", file=file)


main()
