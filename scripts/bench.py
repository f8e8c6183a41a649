#!/usr/bin/env python3
"""Draws the figures of the benchmark.

usage: bench.py JSON SVG [--png FILE]

JSON is what `name-bench --json` writes. Above: the time a name of every engine that puts names in order, beside it the
share of polyphonic surnames that it files under the right letter. Below: how the time a name grows with their number.
"""

import argparse
import json
import sys
import textwrap
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot  # noqa: E402  (the backend has to be chosen first)
from matplotlib.ticker import FuncFormatter, NullLocator  # noqa: E402

OURS, FLOOR, THREADS = "ours", "radix sort", "ours, 2 threads"
# The engines of the chart; those that do something else than putting names in order are left to the table.
ORDERS = (
    OURS, FLOOR, "code points", "plain table", "tidy table", "ICU compare", "ICU sort keys", "ICU AlphabeticIndex",
    "ICU Han-Latin/Names", "Foundation compare",
)
LABELS = {OURS: "pinyin-collation", FLOOR: "bare radix sort", THREADS: "the same, 2 threads (wall)"}
COLORS = {OURS: "#b3261e", FLOOR: "#8a8a8a"}
PEER, TEXT, FAINT = "#9dbfdd", "#333333", "#555555"
MILLION = 1_000_000
# Lines of the lower panel: engine, colour, dashes.
GROWTH = (
    (OURS, "#b3261e", "-"), (THREADS, "#b3261e", ":"), (FLOOR, "#8a8a8a", "-"),
    ("ICU sort keys", "#3d78a8", "-"), ("ICU compare", "#9dbfdd", "-"), ("plain table", "#97803c", "-"),
)


def size(count: int) -> str:
    return f"{count // MILLION}M" if count >= MILLION else f"{count // 1000}k" if count >= 1000 else str(count)


def time(nanoseconds: float) -> str:
    return f"{nanoseconds:,.0f} ns" if nanoseconds < 10_000 else f"{nanoseconds / 1000:,.0f} µs"


def at_a_million(report: dict, engine: str) -> dict | None:
    """The row of an engine at a million names, or at the largest number below at which it was run."""
    rows = [row for row in report["rows"] if row["engine"] == engine and row["count"] <= MILLION]
    return max(rows, key=lambda row: row["count"], default=None)


def accuracy(report: dict, engine: str) -> float | None:
    right = {profile["engine"]: profile.get("rightLetters") for profile in report["engines"]}.get(engine)
    return None if right is None else 100 * right / report["letterCases"]


def bars(report: dict) -> list[dict]:
    """The rows of the upper panel, the quickest first."""
    rows = [row for row in map(lambda engine: at_a_million(report, engine), ORDERS) if row]
    return sorted(rows, key=lambda row: row["nanosecondsPerUnit"])


def label(row: dict) -> str:
    return LABELS.get(row["engine"], row["engine"])


def figure(row: dict) -> str:
    """The time; with the number of names where it is not that of the heading."""
    value = time(row["nanosecondsPerUnit"])
    return value if row["count"] == MILLION else f"{value} (at {size(row['count'])})"


def style(engine: str) -> dict:
    return {"weight": "bold", "color": COLORS[OURS]} if engine == OURS else {"color": TEXT}


def bare(axes) -> None:
    for side in axes.spines.values():
        side.set_visible(False)
    axes.tick_params(length=0, labelsize=9, labelcolor=FAINT)
    axes.set_axisbelow(True)


def draw_times(axes, rows: list[dict]) -> None:
    for place, row in enumerate(rows):
        value = row["nanosecondsPerUnit"]
        axes.barh(-place, value, height=0.74, color=COLORS.get(row["engine"], PEER))
        axes.text(value * 1.12, -place, figure(row), va="center", fontsize=9, **style(row["engine"]))
    axes.set_xscale("log")
    low, high = rows[0]["nanosecondsPerUnit"], rows[-1]["nanosecondsPerUnit"]
    axes.set_xlim(10 ** int(len(str(int(low))) - 1) / 2, high * 8)
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: time(value)))
    axes.xaxis.set_minor_locator(NullLocator())
    axes.grid(axis="x", color="#e4e4e4", linewidth=0.8)
    axes.set_yticks([-place for place in range(len(rows))], [label(row) for row in rows])
    bare(axes)
    for tick, row in zip(axes.get_yticklabels(), rows):
        tick.set(**style(row["engine"]), fontsize=9.5)


def draw_accuracy(axes, report: dict, rows: list[dict]) -> None:
    for place, row in enumerate(rows):
        value = accuracy(report, row["engine"])
        axes.barh(-place, 100, height=0.74, color="#f3f3f3")
        axes.barh(-place, value or 0, height=0.74, color=COLORS.get(row["engine"], PEER))
        inside = value is not None and value > 50
        color = {"color": "white"} if inside and row["engine"] == OURS else {"color": TEXT}
        text = "no letters" if value is None else f"{value:.1f}%"
        axes.text(
            4 if value is None else value - 3 if inside else value + 3, -place, text, va="center",
            ha="right" if inside else "left", fontsize=9,
            **({"color": FAINT} if value is None else color), weight="bold" if row["engine"] == OURS else "normal",
        )
    axes.set_xlim(0, 100)
    axes.set_xticks([])
    axes.set_yticks([])
    bare(axes)


def point(row: dict) -> tuple[int, float]:
    """How many names, and the time of one. A second thread saves the wall's time, not the processor's."""
    per_name = row["medianWallNanoseconds"] / row["count"] if "threads" in row["engine"] else row["nanosecondsPerUnit"]
    return row["count"], per_name


def draw_growth(axes, report: dict) -> None:
    counts = set()
    for engine, color, dashes in GROWTH:
        points = sorted(point(row) for row in report["rows"] if row["engine"] == engine)
        if not points:
            continue
        counts.update(count for count, _ in points)
        ours = engine.startswith(OURS)
        axes.plot(*zip(*points), dashes, color=color, marker="o", markersize=4, linewidth=2.4 if ours else 1.4,
                  label=LABELS.get(engine, engine), zorder=3 if ours else 2)
    axes.set_xscale("log")
    axes.set_yscale("log")
    axes.set_xticks(sorted(counts), [f"{size(count)} names" for count in sorted(counts)])
    axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: time(value)))
    axes.xaxis.set_minor_locator(NullLocator())
    axes.yaxis.set_minor_locator(NullLocator())
    axes.grid(color="#e4e4e4", linewidth=0.8)
    bare(axes)
    axes.legend(loc="center left", bbox_to_anchor=(1.01, 0.5), frameon=False, fontsize=9)


def caption(report: dict) -> str:
    machine = report["machine"]
    about = (
        "Processor time (of two threads, the wall's), medians of one run with all engines in turn. "
        f"{machine['cpu']}, {machine['cores']} cores; "
        f"{machine['swift']}; ICU {machine['icu']}. Names: {report['source']}. "
        f"Letters: {report['letterCases']} {report['letterSource']}."
    )
    return textwrap.fill(about, 128)


def chart(report: dict):
    matplotlib.rcParams.update({"font.family": ["DejaVu Sans"], "svg.fonttype": "path", "svg.hashsalt": "bench"})
    rows = bars(report)
    drawing = pyplot.figure(figsize=(8.6, 7.4), facecolor="white")
    times = drawing.add_axes((0.215, 0.475, 0.535, 0.42))
    letters = drawing.add_axes((0.775, 0.475, 0.195, 0.42))
    growth = drawing.add_axes((0.09, 0.125, 0.62, 0.24))
    draw_times(times, rows)
    draw_accuracy(letters, report, rows)
    letters.set_ylim(times.get_ylim())
    draw_growth(growth, report)
    heading = {"fontsize": 11, "weight": "bold", "va": "center"}
    title = "Putting names in order: time a name, and what it buys"
    drawing.text(0.03, 0.972, title, fontsize=14, weight="bold", va="center")
    drawing.text(0.215, 0.918, "Time a name, 1M names", **heading)
    drawing.text(0.775, 0.918, "Right letter", **heading)
    drawing.text(0.09, 0.388, "Time a name, by how many there are", **heading)
    drawing.text(0.03, 0.018, caption(report), fontsize=8, color=FAINT, va="bottom", linespacing=1.5)
    return drawing


def description(report: dict) -> str:
    """The upper panel in words, for readers who cannot see it."""
    def words(row: dict) -> str:
        share = accuracy(report, row["engine"])
        letters = "" if share is None else f", {share:.1f}% under the right letter"
        return f"{label(row)}: {figure(row)} a name{letters}."
    return " ".join(map(words, bars(report)))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("json", type=Path)
    arguments.add_argument("svg", type=Path)
    arguments.add_argument("--png", type=Path, metavar="FILE", help="write the chart there as pixels too")
    options = arguments.parse_args()
    try:
        report = json.loads(options.json.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        sys.exit(f"bench: {options.json} cannot be read ({error}). Write it with `name-bench --json`.")
    if not bars(report):
        sys.exit(f"bench: {options.json} has no engine that puts names in order. Run all engines.")
    drawing = chart(report)
    about = {"Title": "Time and accuracy of putting names in order", "Description": description(report), "Date": None}
    drawing.savefig(options.svg, metadata=about)
    if options.png:
        drawing.savefig(options.png, dpi=100)


if __name__ == "__main__":
    main()
