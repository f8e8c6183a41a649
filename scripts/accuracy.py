#!/usr/bin/env python3
"""Scores our own engine and its peers on the same corpora and shows them side by side.

usage: accuracy.py SCORE [--png FILE]

SCORE is the score.py that lies with the corpora; it is run once an engine. The table goes to standard output, and to
docs/accuracy.tsv (one row a measure and engine) and docs/accuracy.svg (a chart). `make accuracy` does the set-up first:
it builds pinyin-sort and installs the peers beside the Python that runs this.
"""

import argparse
import csv
import datetime
import json
import os
import shlex
import subprocess
import sys
import textwrap
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot  # noqa: E402  (the backend has to be chosen first)

HOME = Path(__file__).resolve().parent.parent
DOCS = HOME / "docs"


@dataclass(frozen=True)
class Engine:
    name: str
    command: tuple[str, ...]
    color: str


@dataclass(frozen=True)
class Measure:
    key: str  # what score.py calls it
    name: str
    about: str  # which texts, and what has to be right


@dataclass(frozen=True)
class Figure:
    measure: Measure
    engine: Engine
    version: str
    right: int
    of: int

    @property
    def percent(self) -> str:
        """One digit; 100.0 only where all are right."""
        rounded = round(100 * self.right / self.of, 1)
        return f"{rounded if self.right == self.of else min(rounded, 99.9):.1f}"


def peer(program: str, *options: str) -> tuple[str, ...]:
    return (sys.executable, str(HOME / "scripts/peers" / program), *options)


OURS = Engine("pinyin-collation", (str(HOME / ".build/release/pinyin-sort"),), "#b3261e")

# Peers of one make share a hue.
ENGINES = (
    OURS,
    Engine("ICU Han-Latin", peer("peer_icu.py"), "#9dbfdd"),
    Engine("ICU Han-Latin/Names", peer("peer_icu.py", "--names"), "#3d78a8"),
    Engine("pypinyin", peer("peer_pypinyin.py"), "#d9c48f"),
    Engine("pypinyin with CC-CEDICT", peer("peer_pypinyin.py", "--cc-cedict"), "#97803c"),
)

MEASURES = (
    Measure("people section, polyphonic surname", "people, polyphonic surname", "names: right letter"),
    Measure("people section", "people, all", "names: right letter"),
    Measure("people whole name", "people, whole name", "names: right syllables, tones aside"),
    Measure(
        "not people, contact-like: section", "not people, contact-like",
        "organisations, places, foreign names, nicknames: right letter",
    ),
    Measure("not people, word: section", "not people, words", "words: right letter"),
)


def fail(message: str) -> None:
    sys.exit(f"accuracy: {message}")


def run(command: list[str], remedy: str) -> str:
    """The output of a program; where it fails, what it said and what to do."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    except OSError as error:
        fail(f"{command[0]} cannot be run ({error.strerror}). {remedy}")
    if done.returncode:
        fail(f"`{shlex.join(command)}` ended with {done.returncode}: {done.stderr.strip()}\n{remedy}")
    return done.stdout


def version(engine: Engine) -> str:
    answer = run([*engine.command, "--version"], "Run `make accuracy`, which builds and installs the engines.")
    return answer.strip()


def scores(engine: Engine, score: Path) -> dict[str, dict[str, int]]:
    """What score.py counts for an engine that is not told which texts are names."""
    sys.stderr.write(f"Scoring {engine.name}\n")
    command = [sys.executable, str(score), shlex.join(engine.command), "--kind", "auto", "--json"]
    return json.loads(run(command, f"The engine has to answer `explain` for every line; see {score}."))


def figures(engine: Engine, score: Path) -> list[Figure]:
    # The version first: an engine that is not there says so in one line.
    engine_version, counted = version(engine), scores(engine, score)
    missing = [measure.key for measure in MEASURES if not counted.get(measure.key, {}).get("of")]
    if missing:
        fail(f"{score} has no figure for {', '.join(missing)}. Put its names for them into MEASURES.")
    return [Figure(measure, engine, engine_version, **counted[measure.key]) for measure in MEASURES]


def all_figures(score: Path) -> list[Figure]:
    """The figures of all engines, measure by measure."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        engines = list(pool.map(lambda engine: figures(engine, score), ENGINES))
    return [figure for measure in zip(*engines) for figure in measure]


def of_measure(rows: list[Figure], measure: Measure) -> list[Figure]:
    return [row for row in rows if row.measure == measure]


def print_table(rows: list[Figure]) -> None:
    """One line a measure, one column an engine."""
    cells = [["% right", "texts"] + [engine.name for engine in ENGINES]]
    for measure in MEASURES:
        group = of_measure(rows, measure)
        cells.append([measure.name, f"{group[0].of:,}"] + [row.percent for row in group])
    widths = [max(map(len, column)) for column in zip(*cells)]
    for name, *numbers in cells:
        print("  ".join([name.ljust(widths[0])] + [cell.rjust(width) for cell, width in zip(numbers, widths[1:])]))


def write_tsv(rows: list[Figure], date: str, path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, delimiter="\t", lineterminator="\n", quoting=csv.QUOTE_NONE, escapechar="\\")
        table.writerow(["measure", "engine", "right", "of", "percent", "version", "date"])
        for row in rows:
            table.writerow([row.measure.name, row.engine.name, row.right, row.of, row.percent, row.version, date])


def caption(rows: list[Figure], date: str) -> str:
    versions = "; ".join(dict.fromkeys(row.version for row in rows))
    notes = (
        "Every engine gets bare texts and is not told which are names. All texts that are not people begin with "
        "a surname character. Most of the words are entries of CC-CEDICT, on which pinyin-collation draws as well."
    )
    return textwrap.fill(f"{date}: {versions}.", 128) + "\n" + textwrap.fill(notes, 128)


def draw_group(axes, rows: list[Figure], top: float) -> None:
    """The bars of one measure, from `top` downwards, under its heading."""
    measure = rows[0].measure
    axes.text(0, top, f"{measure.name[0].upper()}{measure.name[1:]}", weight="bold", va="center", fontsize=10)
    axes.text(100, top, f"{rows[0].of:,} {measure.about}", ha="right", va="center", color="#555555", fontsize=9)
    for place, row in enumerate(rows, start=1):
        value = 100 * row.right / row.of
        axes.barh(top - place, value, height=0.82, color=row.engine.color)
        ours = {"weight": "bold", "color": row.engine.color} if row.engine == OURS else {"color": "#333333"}
        axes.text(value + 0.8, top - place, row.percent, va="center", fontsize=9, **ours)


def chart(rows: list[Figure], date: str):
    """A group of bars a measure, a bar an engine, ours first."""
    matplotlib.rcParams.update({"font.family": "DejaVu Sans", "svg.fonttype": "path", "svg.hashsalt": "accuracy"})
    drawing, axes = pyplot.subplots(figsize=(8.6, 9.2), facecolor="white")
    drawing.subplots_adjust(left=0.03, right=0.93, top=0.885, bottom=0.105)
    step = len(ENGINES) + 1.6
    for place, measure in enumerate(MEASURES):
        draw_group(axes, of_measure(rows, measure), -place * step)
    finish_axes(axes, step)
    drawing.text(0.03, 0.972, "Right answers, in percent", fontsize=14, weight="bold", va="center")
    draw_legend(drawing)
    drawing.text(0.03, 0.018, caption(rows, date), fontsize=8, color="#555555", va="bottom", linespacing=1.5)
    return drawing


def draw_legend(drawing) -> None:
    """Three columns: ours, then each make of peers. The blank keeps ours alone in its column."""
    swatches = [pyplot.Rectangle((0, 0), 1, 1, color=engine.color) for engine in ENGINES]
    swatches.insert(1, pyplot.Rectangle((0, 0), 0, 0, alpha=0))
    names = [engine.name for engine in ENGINES]
    names.insert(1, "")
    drawing.legend(
        swatches, names, loc="upper left", bbox_to_anchor=(0.02, 0.96), ncols=3, frameon=False, fontsize=9.5,
        handlelength=1, handleheight=1, columnspacing=2.5,
    )


def finish_axes(axes, step: float) -> None:
    axes.set_xlim(0, 100)
    axes.set_ylim(-len(MEASURES) * step + 0.9, 0.7)
    axes.set_yticks([])
    axes.set_xticks(range(0, 101, 20))
    axes.tick_params(axis="x", length=0, labelsize=9, labelcolor="#555555")
    axes.grid(axis="x", color="#e4e4e4", linewidth=0.8)
    axes.set_axisbelow(True)
    for side in axes.spines.values():
        side.set_visible(False)


def description(rows: list[Figure]) -> str:
    """The chart in words, for readers who cannot see it."""
    return " ".join(
        f"{measure.name}: "
        + ", ".join(f"{row.engine.name} {row.percent}%" for row in of_measure(rows, measure)) + "."
        for measure in MEASURES
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("score", type=Path)
    arguments.add_argument("--png", type=Path, metavar="FILE", help="write the chart there as pixels too")
    options = arguments.parse_args()
    if not options.score.is_file():
        fail(f"{options.score} is no file. Name the score.py that lies with the corpora.")

    rows = all_figures(options.score)
    date = datetime.datetime.now(datetime.timezone.utc).date().isoformat()
    drawing = chart(rows, date)
    DOCS.mkdir(exist_ok=True)
    write_tsv(rows, date, DOCS / "accuracy.tsv")
    about = {"Title": "Accuracy of pinyin-collation and its peers", "Description": description(rows), "Date": None}
    drawing.savefig(DOCS / "accuracy.svg", metadata=about)
    if options.png:
        drawing.savefig(options.png, dpi=100)
    print_table(rows)
    print("docs/accuracy.tsv and docs/accuracy.svg are written", file=sys.stderr)


if __name__ == "__main__":
    main()
