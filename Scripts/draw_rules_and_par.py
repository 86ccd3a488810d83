"""Pictures for two articles: how the rules became a value, and the par theorem."""

import json
import math

from drawing import Picture, TILES, picture
from games import ROOT

MODEL = "Triples/Model/TriplesModel.docc"


@picture(MODEL, "rules-row", 250, "A row before and after a move to the left: 1 and 2 become 3, what stands beyond follows")
def rules_row(p: Picture) -> None:
    for row, (before, after) in enumerate(
        [((3, 1, 2, 6), (3, 3, 6, 0)), ((0, 3, 3, 1), (3, 3, 1, 0)), ((2, 6, 6, 1), (2, 12, 1, 0))]
    ):
        y = 36 + 72 * row
        for column in range(4):
            for x, value in ((10 + 50 * column, before[column]), (276 + 50 * column, after[column])):
                if value:
                    p.tile(x, y, value)
                else:
                    p.cell(x, y)
        p.line((222, y + 22), (262, y + 22), arrow=True)
    p.text(108, 22, "before", color=p.weak)
    p.text(374, 22, "after a move left", color=p.weak)


@picture(MODEL, "rules-line", 200, "A line of text: the kind and version of the game, its number, and its moves")
def rules_line(p: Picture) -> None:
    parts = [
        (14, 150, "triples/1", "rules,", "version 1"),
        (182, 70, "14", "what is", "spawned"),
        (270, 196, "uldr", "what was", "played"),
    ]
    for x, width, words, above, below in parts:
        p.box(x, 20, width, 58)
        p.text(x + width / 2, 58, words, 26, weight=600)
        p.line((x + width / 2, 86), (x + width / 2, 112))
        p.text(x + width / 2, 134, above, color=p.weak)
        p.text(x + width / 2, 155, below, color=p.weak)
    p.text(240, 188, "Save, link, score and test: the same 17 bytes.", 16)


@picture(MODEL, "par-binary", 250, "Thirteen threes are held by three tiles, 24, 12 and 3, as thirteen is 1101 in binary")
def par_binary(p: Picture) -> None:
    p.text(240, 24, "13 threes", 17, weight=600)
    for index in range(13):
        p.box(18 + 34.4 * index, 38, 30, 30, *[TILES[3][0], "#00000040"], radius=5)
        p.text(33 + 34.4 * index, 59, 3, 16, TILES[3][1], weight=600)
    for start, count, x in ((0, 8, 60), (8, 4, 180), (12, 1, 420)):
        left, right = 18 + 34.4 * start, 48 + 34.4 * (start + count - 1)
        p.line((left, 80), (left, 86), (right, 86), (right, 80))
        p.line(((left + right) / 2, 86), (x, 122), arrow=True)
    for x, bit, value in ((60, 1, 24), (180, 1, 12), (300, 0, None), (420, 1, 3)):
        if value:
            p.tile(x - 30, 128, value, 60)
        else:
            p.box(x - 30, 128, 60, 60, "none", p.edge)
        p.text(x, 216, bit, 22, weight=700)
        p.text(x, 240, {60: "eights", 180: "fours", 300: "twos", 420: "ones"}[x], 15, p.weak)


def spawned(number: int):
    """Yields the spawned tiles of a numbered game. Uses the same generator as the rules, with two draws per spawn."""
    state = number
    mask = (1 << 64) - 1

    def word():
        nonlocal state
        for _ in range(3):
            state = (103 + state) * 65537 & mask
        return state

    while True:
        yield 1 + (word() >> 63)
        word()


def needs(number: int) -> list[tuple[int, int]]:
    """Returns the surplus and the need after each spawn of a game, until the need is sixteen. The surplus is the number
    of 1s or 2s without a partner. The need is the number of tiles that the board must have."""
    ones = twos = 0
    rows = []
    for value in spawned(number):
        ones, twos = ones + (value == 1), twos + (value == 2)
        surplus = abs(ones - twos)
        rows.append((surplus, surplus + min(ones, twos).bit_count()))
        if rows[-1][1] >= 16:
            return rows
    return rows


@picture(
    MODEL,
    "par-need",
    330,
    "The need of game 14, spawn by spawn: it goes up and down until it is sixteen, and there the game ends",
)
def par_need(p: Picture) -> None:
    rows = needs(14)
    left, right, top, bottom = 44, 466, 44, 270
    x = lambda spawn: left + (right - left) * spawn / len(rows)  # noqa: E731
    y = lambda tiles: bottom - (bottom - top) * tiles / 16  # noqa: E731
    for tiles in (0, 4, 8, 12, 16):
        strong = tiles == 16
        p.line((left, y(tiles)), (right, y(tiles)), color=p.mark if strong else p.edge, width=2 if strong else 1)
        p.text(left - 8, y(tiles) + 5, tiles, 15, p.weak, "end")
    p.text(left, 24, "tiles that the board must have", 16, anchor="start", weight=600)
    steps = lambda place: [
        point for spawn, row in enumerate(rows) for point in ((x(spawn), y(row[place])), (x(spawn + 1), y(row[place])))
    ]  # noqa: E731
    p.line(*steps(0), color=p.cool, width=2)
    p.line(*steps(1), color=p.ink, width=2.5)
    p.add(f'<circle cx="{x(len(rows)):g}" cy="{y(16):g}" r="6" fill="{p.mark}"/>')
    p.text(left, 294, "first spawn", 15, p.weak, "start")
    p.text(right, 294, f"spawn {len(rows)}: full, and over", 15, p.mark, "end", 600)
    p.line((left, 316), (left + 26, 316), color=p.ink, width=2.5)
    p.text(left + 34, 321, "need", 15, anchor="start")
    p.line((left + 104, 316), (left + 130, 316), color=p.cool)
    p.text(left + 138, 321, "surplus alone", 15, anchor="start")


@picture(
    MODEL,
    "par-distribution",
    330,
    "How many of the first million games have which par: most between 300 and 5,000, the median near a thousand",
)
def par_distribution(p: Picture) -> None:
    data = json.loads((ROOT / "Documentation" / "triples-par-distribution.json").read_text())
    classes = data["classes"]
    left, right, top, bottom = 14, 466, 60, 266
    low, high = math.log2(classes[0][0]), math.log2(classes[-1][0]) + 1 / 8
    x = lambda par: left + (right - left) * (math.log2(par) - low) / (high - low)  # noqa: E731
    # Each class of pars spans an eighth of a doubling. The lowest classes contain only a few whole numbers, so their
    # widths vary. The height of a bar is the number of games divided by the width.
    bars = []
    for index, (start, count) in enumerate(classes):
        end = classes[index + 1][0] if index + 1 < len(classes) else start * 2 ** (1 / 8)
        bars.append((x(start), x(end), count / (x(end) - x(start))))
    most = max(height for _, _, height in bars)
    for start, end, height in bars:
        tall = (bottom - top) * height / most
        if tall >= 0.1:
            p.add(
                f'<rect x="{start:.1f}" y="{bottom - tall:.1f}" width="{end - start:.1f}" height="{tall:.1f}" fill="{p.cool}" fill-opacity="0.75"/>'
            )
    p.line((left, bottom), (right, bottom))
    for par in (16, 50, 150, 500, 1500, 5000, 15000):
        if low <= math.log2(par) <= high:
            p.line((x(par), bottom), (x(par), bottom + 6))
            p.text(x(par), bottom + 24, f"{par:,}", 15, p.weak)
    median = data["quantiles"]["0.500"]
    p.line((x(median), 50), (x(median), bottom), color=p.mark, dash="5 4")
    p.text(x(median), 40, f"median {median:,}", 16, p.mark, weight=600)
    p.text(240, 318, "par in points, each step three times the last or so", 15, p.weak)
    p.text(left, 20, "games", 15, p.weak, "start")
