"""Actions for testing Triples in an engine."""

import re

from engine_page import EnginePage
from triples import ARROWS, GAME_KEY, LETTERS, NAMES, READ_BOARD, saved


class TriplesPage(EnginePage):
    def open_game(self, line: str | None = None, path: str = "triples/", stored: dict | None = None, **options) -> None:
        """Opens Triples, with a saved game if one is given."""
        texts = {**({GAME_KEY: saved(line)} if line else {}), **(stored or {})}
        self.open(path, texts or None, **options)

    def board(self) -> str:
        """The board in the fixtures' format: `1,0,0,1/0,2,0,2/…`."""
        return self.engine.call(READ_BOARD, self.find("group", "Board"))

    def replay_board(self) -> str:
        return self.engine.call(READ_BOARD, self.find("group", "Board of the replay"))

    def state(self) -> tuple[int, str]:
        """The score and the board, as `golden` returns them."""
        return int(self.text("#score").replace(",", "")), self.board()

    def line(self) -> str:
        """The saved replay line of the current game."""
        return re.search(r"^game (.*)$", self.stored(GAME_KEY), re.MULTILINE)[1]

    def points(self) -> list[int]:
        """The scores in the list."""
        return [int(text.replace(",", "")) for text in self.texts("#scores .points")]

    def use_hint(self) -> None:
        """Asks for the first hint of a game, and confirms that the hint costs the medal."""
        self.press_buttons("Hint", "Show the hint")
        self.wait_until_gone("dialog")

    # Ways to move.

    def press_arrows(self, moves: str) -> None:
        self.press(*(ARROWS[move] for move in moves))

    def press_letters(self, moves: str) -> None:
        self.press(*(LETTERS[move] for move in moves))

    def click_buttons(self, moves: str) -> None:
        self.press_buttons(*(NAMES[move] for move in moves))

    def drag_mouse(self, moves: str) -> None:
        self._drag("mouse", moves)

    def swipe(self, moves: str) -> None:
        self._drag("touch", moves)

    def _drag(self, pointer: str, moves: str) -> None:
        x, y = self.middle(self.find("group", "Board"))
        for move in moves:
            across, along = {"l": (-1, 0), "r": (1, 0), "u": (0, -1), "d": (0, 1)}[move]
            self.drag(pointer, (x, y), (x + across * 120, y + along * 120))
