"""The answer to a guess, by the rules."""

from collections import Counter


def answer(guess: str, code: str) -> tuple[int, int]:
    """Returns the numbers of exact and inexact matches of a guess. An empty hole matches nothing."""
    exact = sum(one == other for one, other in zip(guess, code))
    common = Counter(guess.replace("-", "")) & Counter(code)
    return exact, common.total() - exact
