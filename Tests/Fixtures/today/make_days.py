#!/usr/bin/env python3
"""Writes days.json and days-2027.json: the deals of some days for some keys, computed by an independent implementation that shares
no code with the games. The second file has days before and after a change of the rule for Triples.

The hash is from Python's standard library, and the cipher from PyPI's `cryptography`. The draws, the bound, and the rules are
implemented again from their descriptions. The native, server, command-line, and browser tests read the files, and
`Tests/Scripts/test_days.py` checks that they are what this script writes.
"""

import datetime
import hashlib
import json
import pathlib

from cryptography.hazmat.primitives.ciphers.aead import AESGCM

FOLDER = pathlib.Path(__file__).parent
FIRST_DAYS = {"days.json": datetime.date(2026, 11, 16), "days-2027.json": datetime.date(2026, 12, 25)}
DAY_COUNT = 15
FIRST_DAY_WITH_MERGE = datetime.date(2027, 1, 1)
WORD_COUNT = 8192
NONCES = ["triples/1 00", "triples/1 01", "triples/1 99", "codebreaker/"]

# The code's number of pegs, number of choices, and theme on each weekday, starting with Monday.
CODES = [
    (4, 6, "mastermind"),
    (4, 7, "rainbow"),
    (4, 8, "animals"),
    (5, 6, "sports"),
    (6, 5, "newspaper"),
    (5, 7, "fruit"),
    (5, 8, "food"),
]


class Words:
    """The words that a key gives for a nonce, in order."""

    def __init__(self, key: bytes, nonce: str):
        sealed = AESGCM(key).encrypt(nonce.encode("ascii"), bytes(8 * WORD_COUNT), None)
        self.words = [int.from_bytes(sealed[8 * i : 8 * i + 8], "big") for i in range(WORD_COUNT)]
        self.position = 0

    def next(self) -> int:
        self.position += 1
        return self.words[self.position - 1]

    def draw(self, below: int) -> int:
        """Returns a number from 0 to `below - 1`, drawn by Lemire's method."""
        while True:
            product = self.next() * below
            if product % 2**64 >= 2**64 % below:
                return product >> 64


def commitment(day: datetime.date, previous: str, key: bytes) -> str:
    return hashlib.sha256(f"parlor-day/1 {day.isoformat()} {previous} {key.hex()}".encode()).hexdigest()


def bound(words: Words) -> int | None:
    """Returns the maximum score of a game of Triples that is dealt from these words. Returns `None` if the words run out first,
    or if a draw could reject one."""
    counts, most = [0, 0], 0
    while words.position + 2 <= WORD_COUNT:
        counts[words.draw(2)] += 1
        place = words.next()
        if any(place * cells % 2**64 < cells for cells in range(2, 17)):
            return None
        threes = min(counts)
        bits = [bit for bit in range(threes.bit_length()) if threes >> bit & 1]
        most = max(most, counts[0] + 2 * counts[1] + sum(3 * 2**bit * (bit + 1) for bit in bits))
        if abs(counts[0] - counts[1]) + len(bits) >= 16:
            return most
    return None


def shifted(row: list[int]) -> tuple[list[int], int]:
    """Returns a row after its tiles have moved toward its beginning, and the points for that."""
    for i in range(3):
        one, other = row[i], row[i + 1]
        if one == 0:
            return row[:i] + row[i + 1 :] + [0], 0
        if {one, other} == {1, 2} or (one == other and one >= 3):
            return row[:i] + [one + other] + row[i + 2 :] + [0], one + other
    return row, 0


def collapsed(board: list[int], direction: str) -> tuple[list[int], int]:
    """Returns a board after a move without its spawn, and the points for the move. A board is a list of sixteen cells, row by
    row."""
    after, points = board[:], 0
    for line in range(4):
        cells = [4 * line + i if direction in "lr" else 4 * i + line for i in range(4)]
        if direction in "rd":
            cells.reverse()
        row, more = shifted([board[cell] for cell in cells])
        points += more
        for cell, value in zip(cells, row):
            after[cell] = value
    return after, points


def spawn(board: list[int], words: Words) -> str:
    """Puts a spawn on a board, and returns it in the format of replay lines."""
    value = 1 + words.draw(2)
    cells = [cell for cell in range(16) if board[cell] == 0]
    cell = cells[words.draw(len(cells))]
    board[cell] = value
    return f"{value}{'abcdefghijklmnop'[cell]}"


def begins_with_merge(words: Words) -> bool:
    """Returns whether a first move of a game that is dealt from these words merges tiles."""
    board = [0] * 16
    for _ in range(4):
        spawn(board, words)
    return any(collapsed(board, move)[1] > 0 for move in "lrud")


def triples(day: datetime.date, key: bytes, order: str = "dlur") -> dict:
    """Returns the day's game, played to its end. It repeats the moves in `order`, skipping those that move nothing."""
    attempt, most = next(
        (attempt, most)
        for attempt in range(100)
        if (most := bound(Words(key, f"triples/1 {attempt:02}"))) is not None
        and 800 <= most <= 3000
        and (day < FIRST_DAY_WITH_MERGE or begins_with_merge(Words(key, f"triples/1 {attempt:02}")))
    )
    words, board = Words(key, f"triples/1 {attempt:02}"), [0] * 16
    opening = [spawn(board, words) for _ in range(4)]
    score, moves = sum(board), []
    while legal := [move for move in order if collapsed(board, move)[0] != board]:
        move = min(legal, key=lambda move: (order.index(move) - len(moves)) % 4)
        board, points = collapsed(board, move)
        dealt = spawn(board, words)
        score += points + int(dealt[0])
        moves.append(move + dealt)
    return {
        "attempt": attempt,
        "nonce": f"triples/1 {attempt:02}",
        "bound": most,
        "opening": opening,
        "line": f"triples/1 {day.isoformat()} {''.join(opening)},{''.join(moves)}",
        "score": score,
    }


def answer(guess: str, code: str) -> str:
    exact = sum(one == other for one, other in zip(guess, code))
    return f"{exact}{sum(min(guess.count(peg), code.count(peg)) for peg in set(guess)) - exact}"


def codebreaker(day: datetime.date, key: bytes) -> dict:
    pegs, colors, theme = CODES[day.weekday()]
    words = Words(key, "codebreaker/")
    code = "".join(str(words.draw(colors)) for _ in range(pegs))
    guesses = ["0" * pegs, "01" * (pegs // 2) + "2" * (pegs % 2), "1" * (pegs - 1) + "3"]
    guesses = [guess for guess in guesses if guess != code] + [code]
    turns = ",".join(f"{guess}:{answer(guess, code)}" for guess in guesses)
    return {
        "pegs": pegs,
        "colors": colors,
        "theme": theme,
        "code": code,
        "line": f"codebreaker/1 {day.isoformat()} {pegs}.{theme}.12 {turns}",
    }


def days(first_day: datetime.date) -> str:
    """Returns the contents of the file that begins with this day."""
    table, previous = [], "0" * 64
    for count in range(DAY_COUNT):
        day = first_day + datetime.timedelta(days=count)
        key = hashlib.sha256(f"a key for tests, {count}".encode()).digest()
        published = commitment(day, previous, key)
        words = {nonce: [f"{word:016x}" for word in Words(key, nonce).words] for nonce in NONCES}
        table.append(
            {
                "day": day.isoformat(),
                "key": key.hex(),
                "previous": previous,
                "commitment": published,
                "words": {nonce: {"first": words[nonce][0], "last": words[nonce][-1]} for nonce in NONCES},
                "triples": triples(day, key),
                "codebreaker": codebreaker(day, key),
            }
        )
        previous = published
    return json.dumps(table, indent=1) + "\n"


if __name__ == "__main__":
    for name, first_day in FIRST_DAYS.items():
        (FOLDER / name).write_text(days(first_day))
