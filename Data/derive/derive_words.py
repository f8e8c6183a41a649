#!/usr/bin/env python3
"""Derives Data/word_list.tsv and Data/word_initials.tsv from word lists of PyPI.

usage: derive_words.py UNIHAN_FOLDER

Needs the packages jieba (MIT), pypinyin-dict (MIT; its phrase files `pinyin` and `large_pinyin`) and
opencc-python-reimplemented (Apache-2.0). What is taken over are facts: that a text is a word, and how its first character
is read there. Nothing else about the texts is kept, and of the texts only what decides something:

- word_initials: how a character is read at the start of words that are not listed, where that is not the generic
  reading;
- word_list: texts whose first character is read otherwise than the longest listed beginning of the text would have it,
  and short texts that would be taken for a person's name with another reading.
"""
import collections
import csv
import importlib
import math
import os
import sys
import unicodedata

import jieba
from opencc import OpenCC

HERE = os.path.dirname(os.path.abspath(__file__))
DATA = os.path.join(HERE, "..")
TONES = {"\u0304": 1, "\u0301": 2, "\u030c": 3, "\u0300": 4}
# 一 and 不 change their tone before other tones; lists write that, dictionaries do not.
SANDHI = {"一": "yī", "不": "bù"}
PLACES, ORGANISATIONS, FOREIGN, PERSONS = ("ns",), ("nt",), ("nrt",), ("nr", "nrfg")
# A text that only the list of words has counts from this frequency on: below it the list holds many cut-off pieces.
FREQUENT = 10
# From this frequency on a place is known to everybody.
WELL_KNOWN = 300
# From this likeness on a text is taken for a name that slipped into a list of phrases.
PERSON_LIKENESS = 1.5


def phrases(name):
    """The phrase table of a file of pypinyin-dict: text to readings."""
    module = importlib.import_module("pypinyin_dict.phrase_pinyin_data." + name)
    table = max((v for v in vars(module).values() if isinstance(v, dict)), key=len)
    return {k: [r[0] for r in v] for k, v in table.items() if len(k) == len(v) >= 2 and all(map(is_han, k))}


def is_han(character):
    return "\u3400" <= character <= "\u9fff" or character >= "\U00020000"


def bare(reading):
    """A reading without its tone."""
    text = "".join(c for c in unicodedata.normalize("NFD", reading) if c not in TONES)
    return unicodedata.normalize("NFC", text)


def table(name):
    with open(os.path.join(DATA, name), encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def generic(folder):
    """First kMandarin values: the generic readings."""
    readings = {}
    with open(os.path.join(folder, "Unihan_Readings.txt"), encoding="utf-8") as file:
        for line in file:
            cells = line.rstrip("\n").split("\t")
            if len(cells) == 3 and cells[1] == "kMandarin":
                readings[chr(int(cells[0][2:], 16))] = cells[2].split()[0]
    return readings


class Words:
    """The word lists, and what they say about first characters."""

    def __init__(self, folder):
        self.generic = generic(folder)
        self.syllables = {row["syllable"] for row in table("syllables.tsv")}
        self.curated, large = phrases("pinyin"), phrases("large_pinyin")
        self.readings = {k: v for k, v in {**large, **self.curated}.items() if self.is_clean(k, v)}
        self.converters = [OpenCC(name) for name in ("s2t", "s2tw", "s2hk")]
        self.tags = {}
        with open(os.path.join(os.path.dirname(jieba.__file__), "dict.txt"), encoding="utf-8") as file:
            for line in file:
                word, count, tag = line.split()
                if len(word) > 1 and all(map(is_han, word)):
                    self.tags[word] = (int(count), tag)
        self.add_traditional_forms()
        self.surnames = {r["surname"]: r["reading"] for n in ("surnames.tsv", "attested.tsv") for r in table(n)}
        self.characters = {row["character"]: row for row in table("name_characters.tsv")}
        self.votes, self.prefixes = self.count()

    def add_traditional_forms(self):
        """Lists are in simplified script; a traditional form is read and tagged like its simplified one."""
        for table in self.readings, self.tags:
            for text, value in list(table.items()):
                for converter in self.converters:
                    other = converter.convert(text)
                    if len(other) == len(text):
                        table.setdefault(other, value)

    def is_clean(self, text, readings):
        return all(bare(r) in self.syllables for r in readings) and text[0] not in SANDHI

    def weight(self, text):
        return (3 if text in self.curated else 1) * (1 + math.log1p(self.tags.get(text, (0, ""))[0]))

    def is_word(self, text):
        """Whether the list of words has it as something else than a person's name."""
        count, tag = self.tags.get(text, (0, "nr"))
        return tag not in PERSONS and (text in self.readings or count >= FREQUENT)

    def count(self):
        """How often a first character has each reading: by character, and by beginning of two to four characters."""
        votes, prefixes = collections.defaultdict(collections.Counter), collections.defaultdict(collections.Counter)
        for text, readings in self.readings.items():
            surname = self.surnames.get(text[0])
            if surname == readings[0] and not self.is_word(text):
                continue  # most likely a person
            votes[text[0]][readings[0]] += self.weight(text)
            for length in range(2, min(len(text), 4) + 1):
                own = 10 if length == len(text) else 1
                prefixes[text[:length]][readings[0]] += own * self.weight(text)
        return votes, prefixes

    def initial(self, character):
        """The reading at the start of words not listed: the one that clearly most listed words have."""
        ranked = self.votes[character].most_common(2)
        if not ranked:
            return self.generic.get(character)
        total = sum(self.votes[character].values())
        ordinary = self.generic.get(character)
        if self.surnames.get(character) == ordinary:
            return ordinary  # names of foreigners and places follow the surname
        if ranked[0][0] != ordinary and ranked[0][1] >= 0.6 * total and total >= 20:
            return ranked[0][0]
        return ordinary

    def first_reading(self, text):
        """How the first character of a text is read there."""
        if text in self.readings:
            return self.readings[text][0]
        for length in range(min(4, len(text) - 1), 1, -1):
            if text[:length] in self.prefixes:
                return self.prefixes[text[:length]].most_common(1)[0][0]
        return self.initial(text[0])

    def is_person(self, text):
        """Whether a text that no reviewed phrase knows is tagged as a person, or not tagged and looks like one."""
        if text in self.curated:
            return False
        return self.tags[text][1] in PERSONS if text in self.tags else self.likeness(text) >= PERSON_LIKENESS

    def likeness(self, text):
        """How much likelier (natural logarithm) the characters behind the first one are in a given name than in a word."""
        score = 0
        for index, character in enumerate(text[1:], 1):
            row = self.characters.get(character)
            if row is not None:
                column = "last" if index == len(text) - 1 else "first"
                score += math.log((int(row[column]) + 3) / (int(row["word"]) + 3))
        return score

    def is_mistakable(self, text):
        """Whether the text could be taken for a person whose surname is read otherwise."""
        surname = self.surnames.get(text[0])
        if len(text) > 3 or surname is None or self.is_person(text):
            return False
        reading = self.first_reading(text)
        if bare(reading) != bare(surname):
            return text in self.readings or self.is_word(text)
        # Of readings that differ by the tone alone, only what both lists have.
        is_word = self.is_word(text) and self.tags[text][1] not in FOREIGN
        return reading != surname and text in self.readings and is_word

    def begins_with_compound(self, text):
        """Whether the text is a word that begins with a compound surname: it could be taken for a person."""
        return self.is_word(text) and self.tags[text][1] not in FOREIGN and any(len(text) > n and text[:n] in self.surnames for n in (2, 3))

    def is_well_known_place(self, text):
        """Whether the text is a place that everybody knows and that begins like a person's name: 北京, 上海."""
        count, tag = self.tags.get(text, (0, ""))
        return tag in PLACES and count >= WELL_KNOWN and len(text) < 4 and text[0] in self.surnames

    def rows(self):
        """The texts that decide something, shortest first, so that longer ones can build on them."""
        texts = sorted(set(self.readings) | {t for t in self.tags if self.is_word(t)}, key=lambda t: (len(t), t))
        kept = {}
        for text in texts:
            if len(text) > 6 or text[0] in SANDHI or text[0] not in self.generic or text in self.surnames:
                continue
            reading = self.first_reading(text)
            known = next((kept[text[:n]] for n in range(len(text) - 1, 1, -1) if text[:n] in kept), None)
            expected = known[0] if known else self.initial(text[0])
            # Without a reading of its own a text only repeats what its beginning says.
            differs = reading != expected and text in self.readings
            if differs and bare(reading) == bare(expected) and (len(text) > 3 or not self.is_mistakable(text)):
                differs = False  # a tone inside one section, in a long text or in a person's name
            if differs and len(text) < 4 and reading == self.surnames.get(text[0]) and not self.is_word(text):
                differs = False  # most likely a person, and read like one without this row
            if len(text) < 4 and self.is_person(text):
                differs = False
            # A compound surname with the same reading stands at the start.
            is_compound = any(self.surnames.get(text[:n], "").split(" ")[0] == reading for n in (2, 3))
            stands_out = self.begins_with_compound(text) or self.is_well_known_place(text)
            if stands_out or not is_compound and (differs or self.is_mistakable(text)):
                kept[text] = self.readings.get(text) or [reading] + [""] * (len(text) - 1)
        return kept

    def kind(self, text):
        tag = self.tags.get(text, (0, ""))[1]
        if tag in PLACES:
            return "place"
        if tag in ORGANISATIONS:
            return "organisation"
        return "foreign" if tag in FOREIGN else "word"

    def source(self, text):
        sources = [n for n, there in (("phrase-pinyin-data", text in self.readings), ("jieba", text in self.tags)) if there]
        return ";".join(sources) or "phrase-pinyin-data"


def main():
    words = Words(sys.argv[1])
    by_hand = {row["text"] for row in table("words.tsv")}
    rows = {t: (r, words.kind(t), words.source(t)) for t, r in words.rows().items()}
    with open(os.path.join(DATA, "word_list.tsv"), "w", encoding="utf-8") as file:
        print("text\treading\tkind\tsource", file=file)
        for text in sorted(rows):
            readings, kind, source = rows[text]
            # A syllable that is the generic one is left out, as "-".
            cells = [r if r and r != words.generic.get(c) else "-" for c, r in zip(text, readings)]
            cells[0] = readings[0]
            if text not in by_hand:
                print(text, " ".join(cells), kind, source, sep="\t", file=file)
    with open(os.path.join(DATA, "word_initials.tsv"), "w", encoding="utf-8") as file:
        print("character\treading\tsource", file=file)
        initials = {}
        for character in sorted(words.votes):
            reading = words.initial(character)
            if reading and reading != words.generic.get(character):
                initials[character] = reading
        for character in sorted(initials):
            print(character, initials[character], "phrase-pinyin-data", sep="\t", file=file)


main()
