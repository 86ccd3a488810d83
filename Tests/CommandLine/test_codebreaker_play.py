"""`parlor codebreaker play` in a real pseudo-terminal. Native tests check the keys and screens."""

import functools
import pathlib
import re
import time

import pytest
from repository import assert_refused, fixture_rows
from terminal import CTRL_Z, ENTER, ESCAPE, LEFT, RIGHT, Terminal

GAMES = fixture_rows("codebreaker-games.tsv")
# Daily games are left out, because they aren't dealt from a number.
NUMBERED = [row for row in GAMES if "-" not in row[0].split(" ")[1]]
SYMBOLS = "0123456789ab"
KEYS = "1234567890-="


@pytest.fixture
def play(start_play):
    """A function that starts CodeBreaker in a terminal."""
    return functools.partial(start_play, "codebreaker")


def entry_keys(attempt):
    """Returns the keys that enter an attempt: the keys of its pegs, and an arrow past each empty hole."""
    return "".join(RIGHT if symbol == "-" else KEYS[SYMBOLS.index(symbol)] for symbol in attempt)


def submission_keys(attempt):
    """Returns the keys that make an attempt. Empty holes need a second Enter as a confirmation."""
    # The second Enter is a new press only after another key. A terminal sends a held key like many presses.
    return entry_keys(attempt) + ENTER + (LEFT + RIGHT + ENTER if "-" in attempt else "")


def markers(match, pegs):
    """Returns the markers of an attempt."""
    exact, inexact = map(int, match.split("+"))
    return "●" * exact + "○" * inexact + "·" * (pegs - exact - inexact)


# A solved game for each number of pegs.
SOLVED = list({row[0].split(" ")[2][0]: row for row in NUMBERED if row[3] == "solved"}.values())


def type_game(play, line, code, matches):
    """Types a solved game, and checks what the terminal reports."""
    head, number, game, tail = line.split(" ")
    pegs, theme, *_ = game.split(".")
    attempts = tail.split(",")
    with play("--game", number, "--pegs", pegs, "--theme", theme, width=40, height=20) as terminal:
        terminal.wait(f"Game {number[:6]}", "No attempts yet.")
        for count, (attempt, match) in enumerate(zip(attempts[:-1], matches.split()), start=1):
            terminal.type(submission_keys(attempt), f"Attempt {count}:", markers(match, len(code)))
        terminal.type(submission_keys(attempts[-1]))
        terminal.wait(f"Solved in {len(attempts)} guess", "[ Play again ]")
        terminal.type(ESCAPE, "●" * len(code), without=["Play again ]"])
        terminal.type("s", "Games 1", "Solved 100%", f"Best {len(attempts)}", "Streak 1")
        terminal.quit()
        # The typed game has the usual attempt limit, whatever the fixture's limit is. Its attempts are the same.
        line = rf"{head} {number} {pegs}.{theme}.\d+ {tail}"
        assert re.search(rf"parlor codebreaker replay '{line}'".encode(), terminal.output)


def test_fixture_games_are_solved_by_typing_their_guesses(play, tmp_path, subtests):
    for line, code, matches, _ in SOLVED:
        with subtests.test(line=line):
            # Each game is the first one of a new player, so use a separate folder for each.
            type_game(functools.partial(play, XDG_DATA_HOME=str(tmp_path / str(len(code)))), line, code, matches)


def test_clock_stops_while_the_process_is_stopped(parlor, environment):
    """Runs the game in a shell with job control."""
    with Terminal(["/bin/sh", "-i"], environment | {"PS1": "shell> ", "ENV": "", "HISTFILE": "/dev/null"}) as terminal:
        terminal.wait("shell>")
        terminal.type(f"{parlor} codebreaker play --game 537\n", "Game 537   0:00")
        terminal.type("1", "Peg 1 of 4: red.")
        # The screen is redrawn without a key press.
        terminal.wait("Game 537   0:01")
        terminal.type(CTRL_Z, "shell>")
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
        terminal.type("q", "shell>")
        terminal.type("exit\n")
        terminal.finish()


def test_screen_aligns_emoji_and_adapts_to_the_window_size(play):
    with play("--game", "537", "--theme", "weather", "--pegs", "6", width=40, height=20) as terminal:
        terminal.wait("Game 537")
        terminal.type("123456" + ENTER)
        row = next(line for line in terminal.wait("Attempt 1:").splitlines() if line.strip().startswith("1 🌞"))
        # Emoji don't shift the columns.
        assert row.split()[1:7] == ["🌞", "🌧️", "🌈", "⚡", "⛄", "🌪️"]
        shown = row.split()[7]
        assert re.fullmatch(r"[●○·]{6}", shown)
        terminal.resize(30, 10)
        terminal.wait(shown, "Game 537", "q quit")


THEMES = (
    "There is no such theme. Choose one of: Mastermind, Earth Tones, SwiftUI Colors, Rainbow, Seaside, Newspaper, Ice Cream, "
    "Faces, Vehicles, Animals, Sports, Food, Fruit, Weather, Music."
)


def test_invalid_values_are_rejected_in_one_line(parlor, subtests):
    number, pegs = "The game number ", "The number of pegs must be 3, 4, 5, or 6."
    assert_refused(
        subtests,
        [parlor, "codebreaker", "play"],
        (["--game", "0"], 64, number + "can’t begin with a zero."),
        (["--game", "x"], 64, number + "can have only digits."),
        (["--game", ""], 64, number + "is missing."),
        (["--game", "1000000000000"], 64, number + "must be 1 to 999999999999."),
        *((["--pegs", text], 64, pegs) for text in ["2", "7", "four", "", "+4", "99999999999999999999"]),
        *((["--theme", text], 64, THEMES) for text in ["hues", "", "no\nsuch\x1b[2J"]),
    )
