#!/usr/bin/env python3
"""Checks a proof that no strategy for a game of Mastermind needs fewer guesses for all codes together than a bound.

usage: check_proof.py FILE

It knows nothing of the program that wrote the proof, and was written from the description of the format alone, which is in
Sources/CodeBreaker/Proof/BoundProof.swift; why that is a proof says BoundChecker.swift beside it. It takes seconds for four
pegs of six colors.
"""

import itertools
import sys


class Faulty(Exception):
    """What is wrong with the proof."""


class Proof:
    """A proof, and what has been checked of it."""

    def __init__(self, data: bytes):
        head, _, self.numbers = data.partition(b"\n")
        name, *words = head.decode("ascii").split(" ")
        if name != "codebreaker-proof/1":
            raise Faulty("this is no proof")
        self.pegs, self.colors, self.bound = (int(word) for word in words)
        self.place = 0
        self.known: dict[tuple[int, ...], int] = {}
        self.codes = list(itertools.product(range(self.colors), repeat=self.pegs))
        counts = [[code.count(color) for color in range(self.colors)] for code in self.codes]
        matches = [
            (exact, inexact)
            for exact in range(self.pegs + 1)
            for inexact in range(self.pegs + 1 - exact)
            if (exact, inexact) != (self.pegs - 1, 1)
        ]
        number = {pair: index for index, pair in enumerate(matches)}
        self.answers = []
        for guess, guess_counts in zip(self.codes, counts):
            row = []
            for code, code_counts in zip(self.codes, counts):
                exact = sum(map(int.__eq__, guess, code))
                row.append(number[exact, sum(map(min, guess_counts, code_counts)) - exact])
            self.answers.append(row)
        self.answer_count = len(matches)
        # A guess finds at most one code, and each answer but the right one leads to one guess more.
        self.floors = [0]
        guess_number, width = 1, 1
        while len(self.floors) <= len(self.codes):
            for _ in range(width):
                self.floors.append(self.floors[-1] + guess_number)
            guess_number, width = guess_number + 1, width * (self.answer_count - 1)

    def next_number(self) -> int:
        """The number that stands next in the proof."""
        number = shift = 0
        while True:
            if self.place == len(self.numbers):
                raise Faulty("the proof ends too early")
            byte = self.numbers[self.place]
            self.place += 1
            number |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return number

    def least(self, codes: tuple[int, ...]) -> int:
        """How many guesses some codes are known to need."""
        if codes in self.known:
            return self.known[codes]
        count = len(codes)
        if count > self.answer_count:
            return self.floors[count]
        # One of them tells all others apart, or else no guess makes enough parts.
        return 2 * count - any(len({self.answers[guess][code] for code in codes}) == count for guess in codes)

    def representatives(self, codes: tuple[int, ...], guesses: tuple[int, ...]):
        """One of each kind of guesses: those that no exchange of places and colors turns into one that comes before."""
        exchanges = []
        for places in itertools.permutations(range(self.pegs)):
            becomes: dict[int, int] = {}
            made = [self.codes[guess] for guess in guesses]
            pairs = [(code[place], peg) for code in made for place, peg in zip(places, code)]
            if all(becomes.setdefault(one, other) == other for one, other in pairs):
                if len(set(becomes.values())) == len(becomes):
                    exchanges.append((places, becomes))
        present = {color for code in codes for color in self.codes[code]}
        needless = [color for color in range(self.colors) if color not in present][1:]
        for guess, code in enumerate(self.codes):
            if any(color in code for color in needless):
                continue
            if all(self.exchanged(code, *exchange) >= code for exchange in exchanges):
                yield guess

    def exchanged(self, code: tuple[int, ...], places: tuple[int, ...], becomes: dict[int, int]) -> tuple[int, ...]:
        """A code after an exchange; colors that were not guessed become the first ones that they can."""
        becomes = dict(becomes)
        free = iter(sorted(set(range(self.colors)) - set(becomes.values())))
        for place in places:
            if code[place] not in becomes:
                becomes[code[place]] = next(free)
        return tuple(becomes[code[place]] for place in places)

    def check(self, codes: tuple[int, ...], bound: int, guesses: tuple[int, ...] = ()) -> None:
        """Checks that some codes need so many guesses after others that led to them."""
        if self.least(codes) >= bound:
            return
        if len(codes) < 3:
            raise Faulty(f"{codes} do not need {bound}")
        for guess in self.representatives(codes, guesses):
            parts: list[list[int]] = [[] for _ in range(self.answer_count)]
            for code in codes:
                parts[self.answers[guess][code]].append(code)
            unsolved = parts[:-1]
            if max(map(len, unsolved)) == len(codes):
                continue
            if len(codes) + sum(self.floors[len(part)] for part in unsolved) >= bound:
                continue
            small = sum(self.floors[len(part)] for part in unsolved if len(part) < 3)
            large = [tuple(part) for part in unsolved if len(part) > 2]
            bounds = [self.least(part) for part in large]
            if len(codes) + small + sum(bounds) >= bound:
                continue
            raised = [least + self.next_number() for least in bounds]
            if len(codes) + small + sum(raised) < bound:
                raise Faulty(f"{guess} after {guesses} is not refuted")
            for part, least, wanted in zip(large, bounds, raised):
                if wanted > least:
                    self.check(part, wanted, (*guesses, guess))
        self.known[codes] = bound


def main() -> None:
    """Checks the file that the command line names."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.setrecursionlimit(10_000)
    try:
        with open(sys.argv[1], "rb") as file:
            proof = Proof(file.read())
        proof.check(tuple(range(len(proof.codes))), proof.bound)
        if proof.place < len(proof.numbers):
            raise Faulty("the proof has data after its end")
    except (Faulty, ValueError, OSError) as fault:
        sys.exit(f"{sys.argv[1]}: {fault}")
    print(f"{proof.pegs} pegs, {proof.colors} colors: no strategy needs fewer than {proof.bound:,} guesses")


if __name__ == "__main__":
    main()
