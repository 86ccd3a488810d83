"""Measures how many finished games of CodeBreaker a server rates per second and core, for the games of each weekday.

    bench_ratings.py PROGRAM

PROGRAM is a release build of parlor-server. The games are simulated: half of the players of a day begin with one of a dozen
guesses, the others with any guess, and all continue with random guesses that can be the code.
"""

import contextlib
import datetime
import functools
import itertools
import os
import pathlib
import random
import sqlite3
import sys
import tempfile
import time

TESTS = pathlib.Path(__file__).resolve().parents[2] / "Tests"
sys.path[:0] = [str(TESTS / "Server"), str(TESTS)]

os.environ["PARLOR_SERVER_PROGRAM"] = sys.argv[1]

from server import Server, wait_until  # noqa: E402

GAME_COUNT = 200

# The numbers of pegs and choices, and the theme, from Monday to Sunday (see GameSetup.init(day:)).
SETUPS = [
    (4, 6, "mastermind"), (4, 7, "rainbow"), (4, 8, "animals"), (5, 6, "sports"), (6, 5, "newspaper"), (5, 7, "fruit"), (5, 8, "food"),
]

FIRST_DAY = datetime.date(1970, 1, 1)


def answer(guess: tuple[int, ...], code: tuple[int, ...]) -> tuple[int, int]:
    """Returns the numbers of exact and inexact matches."""
    exact = sum(map(int.__eq__, guess, code))
    return exact, sum(min(guess.count(color), code.count(color)) for color in set(guess)) - exact


@functools.lru_cache
def candidates_after(guess: tuple[int, ...], given: tuple[int, int], pegs: int, colors: int) -> list[tuple[int, ...]]:
    """Returns the codes that give an answer to a guess."""
    return [code for code in itertools.product(range(colors), repeat=pegs) if answer(guess, code) == given]


def make_line(day: datetime.date, code: tuple[int, ...], first: tuple[int, ...], choices: random.Random) -> tuple[int, str] | None:
    """Returns the number of guesses and the line of a solved game, or `None` if the code wasn't found in twelve guesses."""
    pegs, colors, theme = SETUPS[day.weekday()]
    attempts: list[tuple[tuple[int, ...], tuple[int, int]]] = []
    guess = first
    candidates = candidates_after(first, answer(first, code), pegs, colors)
    while len(attempts) < 12:
        attempts.append((guess, answer(guess, code)))
        if guess == code:
            turns = ",".join("".join(map(str, guess)) + f":{exact}{inexact}" for guess, (exact, inexact) in attempts)
            return len(attempts), f"codebreaker/1 {day} {pegs}.{theme}.12 {turns}"
        if len(attempts) > 1:
            candidates = [candidate for candidate in candidates if answer(guess, candidate) == attempts[-1][1]]
        guess = choices.choice(candidates)
    return None


def fill(path: str, day: datetime.date) -> int:
    """Adds a revealed day's games to a ledger, and returns their number."""
    pegs, colors, _ = SETUPS[day.weekday()]
    choices = random.Random(str(day))
    code = tuple(choices.choices(range(colors), k=pegs))
    popular = [tuple(choices.choices(range(colors), k=pegs)) for _ in range(12)]
    firsts = [choices.choice(popular) if index % 2 else tuple(choices.choices(range(colors), k=pegs)) for index in range(GAME_COUNT)]
    games = [game for first in firsts if (game := make_line(day, code, first, choices))]
    number = (day - FIRST_DAY).days
    rows = [(number, choices.getrandbits(63), count, count * 1_000_000 + 999_999, line) for count, line in games]
    with contextlib.closing(sqlite3.connect(path)) as database, database:
        database.execute("INSERT INTO day (day, commitment, state) VALUES (?, '', 2) ON CONFLICT DO NOTHING", (number,))
        database.executemany("INSERT INTO player (bucket, id, name, created) VALUES (?1 & 1023, ?1, '', 0)", [(row[1],) for row in rows])
        database.executemany(
            "INSERT INTO game (bucket, day, player, kind, state, moves, place, line) VALUES (?2 & 1023, ?1, ?2, 1, 1, ?3, ?4, ?5)", rows)
        database.execute(
            "INSERT INTO tally SELECT day, kind, place, COUNT(*) FROM game WHERE day = ? AND kind = 1 GROUP BY day, kind, place", (number,))
    return len(rows)


def processor_seconds(server: Server) -> float:
    """Returns the processor time that a server has used."""
    fields = pathlib.Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(server: Server, day: datetime.date) -> float:
    """Prints and returns the number of a day's games that are rated per second of processor time."""
    count = fill(server.database, day)
    server.start()
    start = time.perf_counter()
    with contextlib.closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as ledger:
        unrated = "SELECT COUNT(*) FROM game WHERE day = ? AND skill IS NULL"
        wait_until(lambda: ledger.execute(unrated, ((day - FIRST_DAY).days,)).fetchone() == (0,), "some games aren't rated")
    seconds, processor = time.perf_counter() - start, processor_seconds(server)
    server.stop()
    pegs, colors, _ = SETUPS[day.weekday()]
    rate = count / processor
    print(f"  {day:%A}, {pegs} pegs of {colors}: {count} games in {seconds:.1f} s, {rate:.0f} per second and core", flush=True)
    return rate


with tempfile.TemporaryDirectory() as folder:
    server = Server(str(pathlib.Path(folder) / "parlor.sqlite"))
    server.stop()
    today = datetime.datetime.now(datetime.UTC).date()
    days = sorted((today - datetime.timedelta(days=number) for number in range(1, 8)), key=datetime.date.weekday)
    print(f"Rated games of CodeBreaker, {GAME_COUNT} solved games of each weekday, with the start of the server")
    print(f"On the hardest weekday, {min([measure(server, day) for day in days]):.0f} games per second and core")
