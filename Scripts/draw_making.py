"""Pictures for three articles: one session and four front ends, Swift in the browser, and how a coach learns."""

import json
import math

from drawing import Picture, picture
from games import ROOT

SESSION = "Triples/Session/TriplesSession.docc"
BROWSER = "Kit/GameCore/GameCore.docc"
COACH = "Triples/Coach/TriplesCoach.docc"


@picture(SESSION, "session-faces", 360, "One session in the middle; a browser, an app, a terminal and the tests around it")
def session_faces(p: Picture) -> None:
    p.box(140, 140, 200, 84, p.face, p.mark)
    p.text(240, 174, "TriplesSession", 20, weight=700)
    p.text(240, 200, "decides everything", 16, p.weak)
    faces = [
        (20, 16, "Browser", "Embedded Swift", (110, 82), (190, 136)), (280, 16, "iPhone, iPad, Mac", "SwiftUI", (370, 82), (290, 136)),
        (20, 284, "Terminal", "characters", (110, 280), (190, 228)), (280, 284, "Tests", "no screen at all", (370, 280), (290, 228)),
    ]  # fmt: skip
    for x, y, name, how, start, end in faces:
        p.box(x, y, 180, 64)
        p.text(x + 90, y + 28, name, 17, weight=600)
        p.text(x + 90, y + 50, how, 15, p.weak)
        p.line(start, end, arrow=True)
        p.line(end, start, arrow=True)
    p.text(92, 118, "intents", 15, p.weak)
    p.text(392, 118, "what to draw", 15, p.weak)


@picture(SESSION, "session-order", 150, "An intent changes the game, then the game is saved, and only then it is drawn")
def session_order(p: Picture) -> None:
    for index, (name, what) in enumerate(
        [("intent", "move(.left)"), ("change", "by the rules"), ("save", "one line of text"), ("draw", "onChange")]
    ):
        x = 8 + 120 * index
        p.box(x, 34, 98, 58, edge=p.mark if name == "save" else None)
        p.text(x + 49, 70, name, 20, weight=700)
        p.text(x + 49, 118, what, 14, p.weak)
        if index:
            p.line((x - 20, 63), (x - 2, 63), arrow=True)


@picture(
    BROWSER,
    "browser-bridge",
    260,
    "Swift, compiled to WebAssembly, talks to the page through a bridge that carries bytes and decides nothing",
)
def browser_bridge(p: Picture) -> None:
    for x, name, lines, edge in [
        (10, "Swift", ["rules", "session", "drawing"], p.mark), (180, "bridge.js", ["bytes in,", "bytes out,", "no decisions"], None),
        (350, "page", ["HTML", "CSS", "localStorage"], None),
    ]:  # fmt: skip
        p.box(x, 40, 120, 150, edge=edge)
        p.text(x + 60, 74, name, 20, weight=700)
        for index, line in enumerate(lines):
            p.text(x + 60, 108 + 26 * index, line, 16, p.weak)
    for x in (134, 304):
        p.line((x, 96), (x + 42, 96), arrow=True)
        p.line((x + 42, 132), (x, 132), arrow=True)
    p.text(240, 226, "No Foundation, no runtime, no reflection:", 16)
    p.text(240, 248, "what is not called is not there.", 16)


PATTERNS = [[0, 1, 2, 3, 4], [4, 5, 6, 7, 8], [0, 1, 2, 4, 5], [4, 5, 6, 8, 9], [1, 2, 5, 6, 9]]


@picture(COACH, "coach-patterns", 210, "The five patterns of the pocket network: five cells of the board each")
def coach_patterns(p: Picture) -> None:
    for index, pattern in enumerate(PATTERNS):
        left = 10 + 94 * index
        for cell in range(16):
            x, y = left + 21 * (cell % 4), 24 + 21 * (cell // 4)
            p.box(x, y, 19, 19, p.mark if cell in pattern else "none", p.mark if cell in pattern else p.edge, 4)
        p.text(left + 41, 132, "abcde"[index], 16, p.weak)
    p.text(240, 168, "Each looks in all eight orientations: 40 numbers,", 16)
    p.text(240, 192, "and one for how many 1s, 2s and open cells there are.", 16)


@picture(COACH, "coach-step", 250, "A step of learning: what the board was thought to be worth is corrected towards what came")
def coach_step(p: Picture) -> None:
    for x, name, what in ((10, "before", "thought worth 812"), (276, "a move later", "thought worth 823")):
        p.box(x, 44, 194, 92)
        p.text(x + 97, 80, name, 18, weight=600)
        p.text(x + 97, 112, what, 17, p.weak)
    p.line((206, 90), (272, 90), arrow=True)
    p.text(240, 30, "a 1 is spawned, a move scores 6", 16)
    p.line((373, 142), (373, 176), (107, 176), (107, 142), color=p.mark, arrow=True)
    p.text(240, 202, "1 + 6 + 823 = 830: that is 18 more than was thought,", 16, p.mark)
    p.text(240, 226, "and all 41 numbers are raised a little.", 16, p.mark)


@picture(COACH, "coach-curve", 310, "The mean score of a network while it learns: steep at first, then ever slower")
def coach_curve(p: Picture) -> None:
    curve = json.loads((ROOT / "Documentation" / "coach-curve.json").read_text())["points"]
    left, right, top, bottom = 56, 462, 40, 246
    first, last = math.log10(curve[0][0]), math.log10(curve[-1][0])
    x = lambda games: left + (right - left) * (math.log10(games) - first) / (last - first)  # noqa: E731
    y = lambda points: bottom - (bottom - top) * points / 1000  # noqa: E731
    for points in (0, 250, 500, 750, 1000):
        p.line((left, y(points)), (right, y(points)), color=p.edge, width=1)
        p.text(left - 8, y(points) + 5, f"{points:,}", 15, p.weak, "end")
    p.line(*[(round(x(games), 1), round(y(points), 1)) for games, points in curve], color=p.mark, width=3)
    for games, name in ((1_000, "1,000"), (10_000, "10,000"), (100_000, "100,000"), (1_000_000, "1 million")):
        p.line((x(games), bottom), (x(games), bottom + 6))
        p.text(x(games), bottom + 24, name, 15, p.weak)
    for games, points in curve:
        p.add(f'<circle cx="{x(games):.1f}" cy="{y(points):.1f}" r="4.5" fill="{p.mark}"/>')
    p.text(left, 22, "mean score", 15, p.weak, "start")
    p.text(259, 296, "games played against chance", 15, p.weak)
