"""Facts about a code, computed from all codes, which is slow but obviously correct."""

import functools
import itertools
from collections import Counter

from codebreaker import SYMBOLS, games
from repository import fixture_rows


def answer(guess: str, code: str) -> tuple[int, int]:
    """Returns the numbers of exact and inexact matches of a guess. An empty hole matches nothing."""
    exact = sum(one == other for one, other in zip(guess, code))
    common = Counter(guess.replace("-", "")) & Counter(code)
    return exact, common.total() - exact


class Position:
    """A game of the fixture, or another game with the same setup, after some attempts."""

    def __init__(self, setup: str, *attempts: str, gave_up: bool = False):
        self.setup = setup
        self.attempts = attempts
        self.gave_up = gave_up
        self.code = next(game.code for game in games() if game.setup == setup)
        pegs, self.theme = setup.split(" ")[2].split(".")[:2]
        self.names = dict(fixture_rows("codebreaker-themes.tsv"))[self.theme].split(",")
        self.codes = ["".join(pegs) for pegs in itertools.product(SYMBOLS[: len(self.names)], repeat=int(pegs))]
        self.answers = [answer(attempt, self.code) for attempt in attempts]

    @property
    def line(self) -> str:
        moves = ",".join([*self.attempts, "x"] if self.gave_up else self.attempts)
        return f"{self.setup} {moves}" if moves else self.setup

    @functools.cache
    def possible(self, count: int | None = None) -> list[str]:
        """Returns the codes that are possible after the first `count` attempts, or after all if `count` is `None`."""
        count = len(self.attempts) if count is None else count
        if count == 0:
            return self.codes
        attempt, pair = self.attempts[count - 1], self.answers[count - 1]
        return [code for code in self.possible(count - 1) if answer(attempt, code) == pair]

    def spoken(self, code: str) -> str:
        """Returns a code's text for screen readers. Supports only themes of colors."""
        return ", ".join(self.names[SYMBOLS.index(symbol)] for symbol in code)

    def read(self, spoken: str) -> str:
        """Converts a code from its text for screen readers to the symbols of replay lines."""
        return "".join(SYMBOLS[self.names.index(name)] for name in spoken.split(", "))
