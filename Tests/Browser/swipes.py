"""Recorded swipes (`Tests/Fixtures/triples-swipes.json`), which are replayed as real touches.

A gesture has one or more strokes. Each stroke has a named start on the page, and a list of points. A point has the
milliseconds since the finger came down, and the pixels to the right of the start and below it. `second` is the time when
another finger joins, and `after` is the pause after the previous stroke. `meant` lists the moves that the player intended.
"""

import json
import time
from dataclasses import dataclass

from repository import FIXTURES
from playwright.sync_api import Page
from triples import TriplesPage

# The screens on which the gestures are replayed, as in `Device.descriptions`.
SIZES = ("iphone", "iphone_landscape", "tablet")


@dataclass(frozen=True)
class Gesture:
    """A recorded gesture, and the moves that the player intended."""

    name: str
    kind: str
    meant: list[str]
    strokes: list[dict]

    @property
    def start(self) -> str:
        """The name of the place where the first stroke starts."""
        return self.strokes[0]["from"]

    @property
    def intended_letters(self) -> str:
        """The letters of the intended moves, as in a replay line."""
        return "".join(direction[0] for direction in self.meant)

    @property
    def letters_in_2048(self) -> str:
        """The letters of the moves that the gesture would make in the game 2048, which accepts any stroke of one finger that
        ends more than 10 pixels from its start."""
        letters = ""
        for stroke in self.strokes:
            _, x, y = stroke["points"][-1]
            if "second" not in stroke and max(abs(x), abs(y)) > 10:
                letters += ("r" if x > 0 else "l") if abs(x) > abs(y) else ("d" if y > 0 else "u")
        return letters


def gestures() -> list[Gesture]:
    return [Gesture(**entry) for entry in json.loads((FIXTURES / "triples-swipes.json").read_text())]


class GesturePlayer:
    """Plays gestures on the first board of a game. The touches have the recorded times, even if the machine is busy."""

    def __init__(self, game: TriplesPage):
        self._game = game
        self._session = game.page.context.new_cdp_session(game.page)
        self._clock = time.time()

    def play(self, gesture: Gesture) -> str:
        """Plays a gesture, and then undoes its moves.

        Returns: The moves that the gesture made, as in a replay line.
        """
        before = self._game.line()
        self._clock = max(self._clock + 1, time.time())
        for stroke in gesture.strokes:
            self._clock += stroke.get("after", 0) / 1000
            self._draw(stroke)
        moved = self._game.line()[len(before):].strip()
        for _ in moved:
            self._game.page.keyboard.press("Control+z")
        assert self._game.line() == before
        return moved

    def _draw(self, stroke: dict) -> None:
        x, y = _place(self._game.page, stroke["from"])
        start = self._clock
        fingers = [(x, y)]
        self._send("touchStart", fingers)
        for milliseconds, right, down in stroke["points"]:
            self._clock = start + milliseconds / 1000
            if milliseconds >= stroke.get("second", float("inf")) and len(fingers) == 1:
                fingers.append((x + 60, y + 60))
                self._send("touchStart", fingers)
            fingers[0] = (x + right, y + down)
            self._send("touchMove", fingers)
        self._send("touchEnd", [])

    def _send(self, kind: str, fingers: list[tuple[float, float]]) -> None:
        points = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(fingers)]
        touch = {"type": kind, "touchPoints": points, "timestamp": self._clock}
        self._session.send("Input.dispatchTouchEvent", touch)


def _place(page: Page, name: str) -> tuple[float, float]:
    """Returns the coordinates of a named starting point."""
    board = page.locator("#board").bounding_box()
    panel = page.locator("#panel-board").bounding_box()
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    if name == "figures":
        figures = page.locator("#score").bounding_box()
        return figures["x"] + 60, figures["y"] + 10
    return {
        "board": (x, y),
        "above the board": (x, max(panel["y"] + 1, board["y"] - 4)),
        "below the board": (x, board["y"] + board["height"] + 4),
        "beside the board": (board["x"] - 4, y),
        # The browser assigns a touch to a control that the touch nearly hits, so these points keep away from the bar,
        # and at the right edge from the controls.
        "left edge": (panel["x"] + (10 if panel["x"] else 1), y),
        "right edge": (page.viewport_size["width"] - 2, panel["y"] + 4 if panel["x"] else y),
        "upper edge": (x, panel["y"] + (14 if panel["y"] else 2)),
    }[name]
