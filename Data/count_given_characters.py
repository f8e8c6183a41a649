#!/usr/bin/env python3
"""Counts how often characters stand in given names, for Data/given_characters.tsv.

usage: count_given_characters.py DICT UNIHAN_VARIANTS > given_characters.tsv

DICT is dict.txt of the Python package jieba (MIT licence); its entries tagged nr are taken as names where they are
three characters long and begin with a surname of 100,000 people or more
and with no compound surname. UNIHAN_VARIANTS is Unihan_Variants.txt: a
traditional form gets the figures of its simplified form. Figures are occurrences per 100,000 given names of two
characters, at their first and at their last place.
"""
import collections
import csv
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))


def surnames():
    for name in "surnames.tsv", "attested.tsv":
        with open(os.path.join(here, name), encoding="utf-8") as file:
            for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
                if len(row["surname"]) > 1 or float(row["people"] or 0) >= 10:
                    yield row["surname"]


def main():
    known = set(surnames())
    first, last, total = collections.Counter(), collections.Counter(), 0
    with open(sys.argv[1], encoding="utf-8") as file:
        for line in file:
            word, _, tag = line.split()
            if tag == "nr" and len(word) == 3 and word[0] in known and word[:2] not in known:
                first[word[1]] += 1
                last[word[2]] += 1
                total += 1
    traditional = collections.defaultdict(set)
    with open(sys.argv[2], encoding="utf-8") as file:
        for line in file:
            cells = line.rstrip("\n").split("\t")
            if len(cells) == 3 and cells[1] == "kTraditionalVariant":
                simplified = chr(int(cells[0][2:], 16))
                traditional[simplified] |= {chr(int(c[2:], 16)) for c in cells[2].split()}
    rows = {}
    for character in set(first) | set(last):
        counts = (first[character] * 100000 // total, last[character] * 100000 // total)
        if counts < (1, 1) and sum(counts) < 4:
            continue
        rows[character] = counts
    for character, counts in list(rows.items()):
        for other in traditional[character]:
            rows.setdefault(other, counts)
    print("character\tfirst\tlast\tsource")
    for character in sorted(rows):
        print(character, *rows[character], "jieba 0.42.1 dict.txt", sep="\t")


main()
