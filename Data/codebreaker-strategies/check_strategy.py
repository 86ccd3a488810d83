#!/usr/bin/env python3
"""Plays strategies for games of Mastermind against every code, and says how many guesses that takes.

usage: check_strategy.py FILE...

It knows nothing of the program that wrote the files, and was written from the description of the format alone, which is in
README.md beside it.
"""

import itertools
import sys
from collections import Counter


class Faulty(Exception):
    """What is wrong with a strategy."""


def matches(guess: str, code: str) -> str:
    """The answer to a guess: how many digits are right and in their places, and how many are right elsewhere."""
    exact = sum(map(str.__eq__, guess, code))
    common = sum((Counter(guess) & Counter(code)).values())
    return f"{exact}{common - exact}"


def tree(lines: list[str]) -> dict:
    """What to guess: a guess, and for each answer to it what to do next."""
    if not lines:
        raise Faulty("there is no guess")
    path: list[dict] = []
    for number, line in enumerate(lines, 2):
        depth = len(line) - len(line.lstrip(" "))
        if depth > len(path) or (depth == 0) != (not path):
            raise Faulty(f"line {number} is too deep")
        del path[depth:]
        answer, _, guess = line[depth:].rpartition(" ")
        node = {"guess": guess, "next": {}}
        if path:
            if answer in path[-1]["next"]:
                raise Faulty(f"line {number} repeats an answer")
            path[-1]["next"][answer] = node
        path.append(node)
    return path[0]


def histogram(text: str) -> list[int]:
    """How many codes take one guess, two, and so on."""
    head, *lines = text.rstrip("\n").split("\n")
    name, pegs, colors = head.split(" ")
    if name != "codebreaker-strategy/1":
        raise Faulty("this is no strategy")
    root = tree(lines)
    counts: Counter[int] = Counter()
    for digits in itertools.product("0123456789ab"[: int(colors)], repeat=int(pegs)):
        code = "".join(digits)
        node, guesses = root, 1
        while node["guess"] != code:
            answer = matches(node["guess"], code)
            if answer not in node["next"]:
                raise Faulty(f"{code} is not found")
            node, guesses = node["next"][answer], guesses + 1
        counts[guesses] += 1
    return [counts[guesses] for guesses in range(1, max(counts) + 1)]


def main(paths: list[str]) -> int:
    if not paths:
        print(__doc__, file=sys.stderr)
        return 64
    for path in paths:
        try:
            with open(path, encoding="ascii") as file:
                counts = histogram(file.read())
        except (Faulty, ValueError) as fault:
            print(f"{path}: {fault}", file=sys.stderr)
            return 65
        total = sum(guesses * count for guesses, count in enumerate(counts, 1))
        print(f"{path}: {total:,} guesses for {sum(counts):,} codes; by guesses: {' '.join(map(str, counts))}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
