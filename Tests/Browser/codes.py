"""The facts about a code, computed from all codes: slow, but obviously right."""

import functools
import itertools
from collections import Counter

from codebreaker import SYMBOLS, games
from paths import FIXTURES


def names_of(theme: str) -> list[str]:
    """Returns the choices of a theme, in their order."""
    rows = (FIXTURES / "codebreaker-themes.tsv").read_text().splitlines()
    return dict(row.split("\t") for row in rows if not row.startswith("#"))[theme].split(",")


def answer(guess: str, code: str) -> tuple[int, int]:
    """Returns how many pegs of a guess are exact matches, and how many are inexact. An empty hole matches nothing."""
    exact = sum(one == other for one, other in zip(guess, code))
    common = Counter(guess.replace("-", "")) & Counter(code)
    return exact, common.total() - exact


class Position:
    """A game of the fixture, or one with the same setup, after some attempts."""

    def __init__(self, setup: str, *attempts: str, gave_up: bool = False):
        self.setup = setup
        self.attempts = attempts
        self.gave_up = gave_up
        self.code = next(game.code for game in games() if game.setup == setup)
        pegs, self.theme = setup.split(" ")[2].split(".")[:2]
        self.names = names_of(self.theme)
        self.codes = ["".join(pegs) for pegs in itertools.product(SYMBOLS[: len(self.names)], repeat=int(pegs))]
        self.answers = [answer(attempt, self.code) for attempt in attempts]

    @property
    def line(self) -> str:
        """Returns the position as a replay line."""
        moves = ",".join([*self.attempts, "x"] if self.gave_up else self.attempts)
        return f"{self.setup} {moves}" if moves else self.setup

    @functools.cache
    def possible(self, count: int | None = None) -> list[str]:
        """Returns the codes that are possible after all attempts, or after the first few."""
        count = len(self.attempts) if count is None else count
        if count == 0:
            return self.codes
        attempt, pair = self.attempts[count - 1], self.answers[count - 1]
        return [code for code in self.possible(count - 1) if answer(attempt, code) == pair]

    def spoken(self, code: str) -> str:
        """Returns a code for screen readers. Works only for themes of colors."""
        return ", ".join(self.names[SYMBOLS.index(symbol)] for symbol in code)

    def read(self, spoken: str) -> str:
        """Returns a code in the symbols of replay lines, from its text for screen readers."""
        return "".join(SYMBOLS[self.names.index(name)] for name in spoken.split(", "))
