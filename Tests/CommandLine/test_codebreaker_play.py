"""`parlor codebreaker play` in a real pseudo-terminal. Native tests check the keys and screens."""

import base64
import functools
import os
import pathlib
import re
import signal
import time

import pytest
from repository import assert_refused, fixture_rows
from terminal import CTRL_Z, DOWN, ENTER, ESCAPE, RIGHT, Terminal

GAMES = fixture_rows("codebreaker-games.tsv")
# Daily games are left out, because they aren't dealt from a number.
NUMBERED = [row for row in GAMES if "-" not in row[0].split(" ")[1]]
SYMBOLS = "0123456789ab"
KEYS = "1234567890-="


@pytest.fixture
def play(sit_down):
    """A function that starts CodeBreaker in a terminal."""
    return functools.partial(sit_down, "codebreaker")


def keys(attempt):
    """Returns the keys that enter an attempt: the keys of its pegs, and an arrow past each empty hole."""
    return "".join(RIGHT if symbol == "-" else KEYS[SYMBOLS.index(symbol)] for symbol in attempt)


def made(attempt):
    """Returns the keys that make an attempt. Empty holes must be confirmed."""
    return keys(attempt) + ENTER * (2 if "-" in attempt else 1)


def marks(match, pegs):
    """Returns the markers of an attempt."""
    exact, inexact = map(int, match.split("+"))
    return "●" * exact + "○" * inexact + "·" * (pegs - exact - inexact)


# A solved game for each number of pegs.
SOLVED = list({row[0].split(" ")[2][0]: row for row in NUMBERED if row[3] == "solved"}.values())


def type_game(play, line, code, matches):
    """Types a solved game, and checks the report."""
    head, number, game, tail = line.split(" ")
    pegs, theme, *_ = game.split(".")
    attempts = tail.split(",")
    with play("--game", number, "--pegs", pegs, "--theme", theme, width=40, height=20) as terminal:
        terminal.wait(f"Game {number[:6]}", "No attempts yet.")
        for count, (attempt, match) in enumerate(zip(attempts[:-1], matches.split()), start=1):
            terminal.type(made(attempt))
            terminal.wait(f"Attempt {count}:", marks(match, len(code)))
        terminal.type(made(attempts[-1]))
        terminal.wait("Code broken!", f"Solved in {len(attempts)} attempt", "[ Play again ]")
        terminal.type(ESCAPE)
        terminal.wait("●" * len(code), without=["Play again ]"])
        terminal.type("s")
        terminal.wait("Games 1", "Solved 100 %", f"Best {len(attempts)}", "Streak 1")
        terminal.type("q")
        assert terminal.finish() == 0
        terminal.assert_restored()
        # The game is the same whatever its limit of attempts was. It is replayed with the usual limit.
        line = rf"{head} {number} {pegs}.{theme}.\d+ {tail}"
        assert re.search(rf"parlor codebreaker replay '{line}'".encode(), terminal.output)


def test_golden_games_are_solved_by_typing_them(play, tmp_path, subtests):
    for line, code, matches, _ in SOLVED:
        with subtests.test(line=line):
            # Each game is the first one of a new player.
            type_game(functools.partial(play, XDG_DATA_HOME=str(tmp_path / str(len(code)))), line, code, matches)


def test_game_is_reviewed(play):
    with play("--game", "537", width=30, height=10, NO_COLOR="1") as terminal:
        terminal.wait("Game 537")
        terminal.type("1234" + ENTER)
        terminal.wait("Attempt 1:")
        terminal.type("3131" + ENTER)
        terminal.wait("Code broken!", "  Review  ")
        terminal.type("v")
        terminal.wait("Review: Game 537,")
        # The player can leave while the coach thinks, and continue later.
        terminal.type(ESCAPE)
        terminal.wait("Game 537   0:", without=["Review: "])
        terminal.type("v")
        terminal.wait("Review: Game 537,", without=["reviews every"])
        terminal.resize(80, 40)
        # `parlor codebreaker review` shows these values for the same game.
        parts = ("1,296 codes to 252.", "skill 0.04", "luck +0.15", "252 codes to 1.", "skill 0.10", "luck −2.63")
        terminal.wait_until(lambda: all(part in terminal.screen.words for part in parts))
        terminal.type("\x1b[H" + DOWN)
        terminal.wait("› 1", "●○··")
        terminal.type(ENTER)
        terminal.wait("252 codes left.")
        terminal.type(ENTER)
        terminal.wait("›", without=["252 codes left."])
        terminal.type("c")
        terminal.wait("The game as one line:")
        terminal.wait_until(lambda: terminal.screen.clipboard)
        text = base64.b64decode(terminal.screen.clipboard).decode()
        assert text == "CodeBreaker 537, Mastermind, 4 pegs: Solved in 2 attempts. Skill 0.14 (0 is perfect), luck −2.48."
        terminal.type(ENTER + "q")
        assert terminal.finish() == 0
        terminal.assert_restored()
    # The next time, the review is there immediately.
    with play() as terminal:
        terminal.wait("Game 537")
        terminal.type("v")
        terminal.wait("Review: Game 537", "Skill lost")
        terminal.type("s" + "\x1b[F")
        terminal.wait("0.14 guesses lost per game")


def test_game_and_guess_survive_a_killed_process(play, environment):
    with play("--game", "537", NO_COLOR="1") as terminal:
        terminal.wait("Game 537")
        terminal.type("1234" + ENTER)
        terminal.wait("Attempt 1:")
        saved = pathlib.Path(environment["XDG_DATA_HOME"]) / "parlor" / "parlor.codebreaker.game.txt"
        assert "game codebreaker/1 537 4.mastermind.10 0123" in saved.read_text()
        terminal.type("56")
        terminal.wait("Peg 2 of 4: black.")
        os.kill(terminal.pid, signal.SIGKILL)
        assert terminal.finish() == -signal.SIGKILL
    # The unfinished game continues, even if its number is given.
    with play("--game", "537", NO_COLOR="1") as terminal:
        terminal.wait("Game 537", "1 attempt so far", marks("1+1", 4))
        # White and black are in their holes, and the third hole is selected.
        terminal.type("34" + ENTER)
        terminal.wait("Attempt 2:")
        assert re.search(r"2 +W +L +B +Y ", terminal.screen.text), terminal.screen.text
        assert terminal.screen.colors == set()


def test_clock_runs_and_stops_while_the_process_is_stopped(parlor, environment):
    """Tests in a shell with job control."""
    with Terminal(["/bin/sh", "-i"], environment | {"PS1": "shell> ", "ENV": "", "HISTFILE": "/dev/null"}) as terminal:
        terminal.wait("shell>")
        terminal.type(f"{parlor} codebreaker play --game 537\n")
        terminal.wait("Game 537   0:00")
        terminal.type("1")
        terminal.wait("Peg 1 of 4: red.")
        # The screen is redrawn without a key.
        terminal.wait("Game 537   0:01")
        terminal.type(CTRL_Z)
        terminal.wait("shell>")
        assert terminal.screen.modes["1049"] is False and terminal.screen.modes["25"] is True
        saved = (pathlib.Path(environment["XDG_DATA_HOME"]) / "parlor" / "parlor.codebreaker.game.txt").read_text()
        seconds = int(re.search(r"^seconds (\d+)$", saved, re.MULTILINE)[1])
        assert seconds >= 1
        # The program uses the system's clock, so real time must pass.
        time.sleep(3)
        resumed = time.monotonic()
        terminal.type("fg\n")
        shown = terminal.wait("Game 537   0:", without=["shell>"])
        assert 0 <= int(re.search(r"Game 537   0:(\d\d)", shown)[1]) - seconds <= 1 + time.monotonic() - resumed
        terminal.type("q")
        terminal.wait("shell>")
        terminal.type("exit\n")
        terminal.finish()


def test_screen_follows_the_window(play):
    with play("--game", "537", "--theme", "weather", "--pegs", "6", width=40, height=20) as terminal:
        terminal.wait("Game 537")
        terminal.type("123456" + ENTER)
        row = next(line for line in terminal.wait("Attempt 1:").splitlines() if line.strip().startswith("1 🌞"))
        # Emoji stay in their columns.
        assert row.split()[1:7] == ["🌞", "🌧️", "🌈", "⚡", "⛄", "🌪️"]
        shown = row.split()[7]
        assert re.fullmatch(r"[●○·]{6}", shown)
        for width, height in ((133, 45), (30, 10), (200, 12), (80, 24)):
            terminal.resize(width, height)
            terminal.wait(shown, "Game 537", "q quit")
        terminal.resize(20, 6)
        terminal.wait("CodeBreaker needs a", without=[shown])
        terminal.resize(80, 24)
        terminal.wait(shown, "Game 537", without=["needs a"])


def test_terminal_without_unicode_gets_ascii(play, subtests):
    for theme in ("mastermind", "faces"):
        with subtests.test(theme), play("--game", "537", "--theme", theme, "--pegs", "3", LANG="C") as terminal:
            terminal.wait("Game 537")
            terminal.type("123" + ENTER)
            terminal.wait("Attempt 1:")
            terminal.type("i13")
            terminal.wait("codes are still possible.", "[ Use it ]")
            terminal.type(ESCAPE)
            terminal.wait("Game 537", without=["Use it"])
            terminal.type("c")
            terminal.wait("Share")
            terminal.type(ENTER + "n")
            terminal.wait("New Game")
            terminal.type(ESCAPE)
            terminal.wait("Game 537", without=["New Game"])
            terminal.type("g" + RIGHT + ENTER)
            terminal.wait("You gave up")
            terminal.type("v")
            terminal.wait("Codes still possible")
            terminal.type(DOWN + ENTER)
            terminal.wait("codes left.")
            terminal.type("s")
            terminal.wait("With hints 1")
            assert terminal.output.isascii()


def test_attempts_rules_and_statistics_scroll(play):
    with play("--game", "537", width=40, height=20) as terminal:
        terminal.wait("Game 537", "10 left")
        # Game 1, without a limit of attempts.
        terminal.type("n" + DOWN * 2 + RIGHT)
        terminal.wait("‹ None ›")
        terminal.type(DOWN + "1" + ENTER)
        terminal.wait("Game 1 ", without=["New Game", "left"])
        for count, guess in enumerate((f"{first}{second}11" for first in "123456" for second in "123"), start=1):
            terminal.type(guess + ENTER)
            terminal.wait(f"Attempt {count}:")
        terminal.wait("earlier: PgDn", "18", without=["later: PgUp"])
        terminal.type("\x1b[6~" * 9)
        terminal.wait("later: PgUp", without=["earlier: PgDn"])
        terminal.type("\x1b[5~")
        terminal.wait("later: PgUp", "earlier: PgDn")
        terminal.type("?")
        terminal.wait("The row of question marks hides a code", without=["Game 1 "])
        terminal.type(DOWN * 300)
        terminal.wait("MIT", "Version ")
        terminal.type("\t\t")
        terminal.wait("‹ 4 pegs, 6 colors ›", "Games 0")
        terminal.type(ESCAPE)
        terminal.wait("Game 1 ")


THEMES = (
    "There is no such theme. Choose one of: Mastermind, Earth Tones, SwiftUI Colors, Rainbow, Seaside, Newspaper, Ice Cream, "
    "Faces, Vehicles, Animals, Sports, Food, Fruit, Weather, Music."
)


def test_invalid_values_are_rejected_in_one_line(parlor, subtests):
    number, pegs = "The game number ", "The number of pegs must be 3, 4, 5, or 6."
    assert_refused(
        subtests,
        [parlor, "codebreaker", "play"],
        (["--game", "0"], 64, number + "may not begin with a zero."),
        (["--game", "x"], 64, number + "may hold digits only."),
        (["--game", ""], 64, number + "is missing."),
        (["--game", "1000000000000"], 64, number + "must lie between 1 and 999999999999."),
        *((["--pegs", text], 64, pegs) for text in ["2", "7", "four", "", "+4", "99999999999999999999"]),
        *((["--theme", text], 64, THEMES) for text in ["hues", "", "no\nsuch\x1b[2J"]),
    )


def test_options_open_a_game_with_defaults(play, subtests):
    for name in ["earth-tones", "EARTH TONES"]:
        with subtests.test(name=name), play("--theme", name, "--pegs", "3") as terminal:
            terminal.wait("Earth Tones", "Game ", "1-6 choose")
            terminal.type("1" + ENTER * 2)
            terminal.wait("Attempt 1:")
            terminal.type("q")
            terminal.finish()
    with play("--game", "5") as terminal:
        terminal.wait("Mastermind", "Game 5", "back to Game", "Earth Tones")
        terminal.type("1" + ENTER * 2)
        terminal.wait("Attempt 1:", marks("0+0", 4))
