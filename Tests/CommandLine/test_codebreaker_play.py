"""`parlor codebreaker play` in a real pseudo-terminal."""

import base64
import functools
import os
import pathlib
import re
import signal
import time

import pytest
from repository import fixture_rows
from terminal import BACKSPACE, CTRL_C, CTRL_Z, DOWN, ENTER, ESCAPE, RIGHT, UP, Terminal

GAMES = fixture_rows("codebreaker-games.tsv")
# The game of a day is dealt elsewhere, and cannot be played here.
NUMBERED = [row for row in GAMES if "-" not in row[0].split(" ")[1]]
SYMBOLS = "0123456789ab"
KEYS = "1234567890-="


@pytest.fixture
def play(sit_down):
    """Starts CodeBreaker in a terminal."""
    return functools.partial(sit_down, "codebreaker")


def setup(line):
    """The arguments that open the game of a replay line, and its attempts."""
    _, number, game, *attempts = line.split(" ")
    pegs, theme, *_ = game.split(".")
    turns = attempts[0].split(",") if attempts else []
    return ["--game", number, "--pegs", pegs, "--theme", theme], [turn for turn in turns if turn != "x"]


def keys(attempt):
    """What to type for an attempt: the keys of its pegs, and an arrow past each empty hole."""
    return "".join(RIGHT if symbol == "-" else KEYS[SYMBOLS.index(symbol)] for symbol in attempt)


def made(attempt):
    """What to type to make an attempt: where holes are empty, that has to be confirmed."""
    return keys(attempt) + ENTER * (2 if "-" in attempt else 1)


def marks(match, pegs):
    """The markers of an attempt."""
    exact, inexact = map(int, match.split("+"))
    return "●" * exact + "○" * inexact + "·" * (pegs - exact - inexact)


# One game that was solved for each number of pegs, of colors and of emoji.
SOLVED = list({(row[0].split(" ")[2][0], "mastermind" in row[0]): row for row in NUMBERED if row[3] == "solved"}.values())


@pytest.mark.parametrize("line, code, matches, _", SOLVED)
@pytest.mark.parametrize("width, height", [(80, 24), (40, 20)])
def test_a_golden_game_is_solved_by_typing_it(play, line, code, matches, _, width, height):
    arguments, attempts = setup(line)
    with play(*arguments, width=width, height=height) as terminal:
        terminal.wait(f"Game {line.split(' ')[1][:6]}", "No attempts yet.")
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
        # The game is the same one, whatever limit it once had: now it has the usual one.
        head, number, game, tail = line.split(" ")
        line = rf"{head} {number} {'.'.join(game.split('.')[:2])}.\d+ {tail}"
        assert re.search(rf"parlor codebreaker replay '{line}'".encode(), terminal.output)


@pytest.mark.parametrize("attempt, press", [("0123", "1234"), ("5555", "6f"), ("0500", "1f" + DOWN)])
def test_a_guess_is_put_together_in_many_ways(play, attempt, press):
    with play("--game", "537", NO_COLOR="1") as terminal:
        terminal.wait("Game 537")
        terminal.type(press + ENTER)
        letters = ["RGBYWL"[int(symbol)] for symbol in attempt]
        terminal.wait("Attempt 1:")
        assert re.search(r"1 +" + " +".join(letters) + " ", terminal.screen.text), terminal.screen.text


def test_holes_are_asked_about_and_the_markers_explained(play):
    with play("--game", "537") as terminal:
        terminal.wait("Game 537", "10 left", "●" * 10)
        terminal.type("123" + ENTER)
        terminal.wait("1 hole is empty. It matches nothing. Guess with 3 of 4?", "No attempts yet.")
        terminal.type(ENTER)
        terminal.wait("Attempt 1:", "9 left", "●" * 9 + "·")
        terminal.wait_until(lambda: "● right place ○ right color, wrong place" in terminal.screen.words)
        # Allowed, it takes one.
        terminal.type("o")
        terminal.wait("holes: Allow")
        terminal.type("12" + ENTER)
        terminal.wait("Attempt 2:")


def test_a_guess_that_is_ignored_says_why(play):
    with play("--game", "537") as terminal:
        terminal.wait("Game 537")
        terminal.type(ENTER)
        terminal.wait("Fill the row, then guess.")
        terminal.type("1" + BACKSPACE + BACKSPACE + ENTER)
        terminal.wait("Fill the row, then guess.")
        terminal.type("1234" + ENTER)
        terminal.wait("Attempt 1: 1 exact, 1 inexact.")
        terminal.type("e")
        terminal.wait("Guess: red, green, blue, yellow.")
        terminal.type(ENTER)
        terminal.wait("You tried this in attempt 1.")


def test_giving_up_reveals_the_code_when_it_is_meant(play):
    with play("--game", "537", NO_COLOR="1") as terminal:
        terminal.wait("Game 537")
        terminal.type("g")
        terminal.wait("Give up?", "[ Keep playing ]")
        warning = "This cannot be undone. Without a guess the game is not counted."
        terminal.wait_until(lambda: warning in terminal.screen.words)
        terminal.type(ENTER)
        terminal.wait("?", without=["Give up?"])
        terminal.type("g" + RIGHT + ENTER)
        terminal.wait("You gave up", "B   R   B   R", "Given up before the first guess")
        terminal.type(ESCAPE)
        terminal.wait(" Given up before the first guess in 0:00.", "B", without=["[ Play again ]"])
        terminal.type("s")
        terminal.wait("Games 0", "Streak 0")


def test_hints_tell_as_much_as_is_asked_for(play):
    with play("--game", "537", NO_COLOR="1") as terminal:
        terminal.wait("Game 537", "i hints")
        terminal.type("1234" + ENTER)
        terminal.wait("Attempt 1:")
        terminal.type("4444i")
        terminal.wait("How many codes are still possible?", "2 My guess", "[ Close ]", without=["252", "Use it"])
        terminal.type("1")
        terminal.wait("252 codes are still possible.")
        terminal.type("2")
        terminal.wait("No: if it were the code, attempt 1 would", "[ Close ]", without=["Use it"])
        terminal.type("3")
        terminal.wait("[ Use it ]", "Proven: no guess is better.")
        terminal.type(ENTER)
        terminal.wait("Game 537", without=["Use it"])
        terminal.type(ENTER)
        terminal.wait("Attempt 2:")
        terminal.type("i")
        terminal.wait("[ Close ]")
        terminal.type(ESCAPE)
        terminal.wait("Game 537", without=["[ Close ]"])
        terminal.type("3131" + ENTER)
        terminal.wait("Code broken!", "Solved in 3 attempts and 3 hints", "Play again ]")
        terminal.type(ESCAPE)
        terminal.wait("Game 537", without=["Play again ]"])
        terminal.type("s")
        terminal.wait("With hints 1", "Best –", "▒ with")


def test_following_the_hints_is_perfect_play(play):
    with play("--game", "537", "--pegs", "3", NO_COLOR="1") as terminal:
        terminal.wait("Game 537")
        for count in range(1, 9):
            terminal.type("i3")
            terminal.wait("[ Use it ]")
            terminal.type(ENTER)
            terminal.wait("Game 537", without=["Use it"])
            terminal.type(ENTER)
            terminal.wait_until(lambda: f"Attempt {count}:" in terminal.screen.text or "broken!" in terminal.screen.text)
            if "broken!" in terminal.screen.text:
                break
        terminal.type("v")
        terminal.wait("Review: Game 537, Mastermind.", "Perfect play:", "does not count for")
        assert re.search(r"Skill lost +0\.00 guesses", terminal.screen.text), terminal.screen.text


@pytest.mark.parametrize("width, height", [(80, 24), (30, 10)])
def test_a_game_is_reviewed(play, width, height):
    with play("--game", "537", width=width, height=height, NO_COLOR="1") as terminal:
        terminal.wait("Game 537")
        terminal.type("1234" + ENTER)
        terminal.wait("Attempt 1:")
        terminal.type("v")
        terminal.wait("Game 537", "1 ")
        terminal.type("3131" + ENTER)
        terminal.wait("Code broken!", "  Review  ")
        terminal.type("v")
        terminal.wait("Review: Game 537,", without=["looks at every"])
        shown = ""
        for _ in range(12):
            shown += terminal.screen.text
            terminal.type("\x1b[6~")
            terminal.settle()
        shown = re.sub(r"\s+", " ", shown)
        # What `parlor codebreaker review` says of the same game.
        for part in ("1,296 codes to 252.", "skill 0.04", "luck +0.15", "252 codes to 1.", "skill 0.10", "luck −2.63"):
            assert part in shown, shown
        terminal.type("\x1b[H" + DOWN)
        terminal.wait("› 1", "●○··")
        terminal.type(ENTER)
        terminal.wait("252 codes left.")
        terminal.type(ENTER)
        terminal.wait("›", without=["252 codes left."])
        terminal.type("c")
        terminal.wait("The game in a line:")
        terminal.wait_until(lambda: terminal.screen.clipboard)
        text = base64.b64decode(terminal.screen.clipboard).decode()
        assert text == (
            "CodeBreaker 537, Mastermind, 4 pegs: Solved in 2 attempts. Skill 0.14 (0 is perfect), luck −2.48."
        )
        terminal.type(ENTER + ESCAPE)
        terminal.wait("Game 537", without=["Review: "])
        terminal.type("s" + "\x1b[F")
        terminal.wait("0.14 guesses lost per game")


def test_a_review_can_be_left_while_the_coach_thinks(play):
    with play("--game", "537") as terminal:
        terminal.wait("Game 537")
        for guess in ("1234", "5566", "1256"):
            terminal.type(guess + ENTER)
            terminal.wait(f"Attempt {'1234 5566 1256'.split().index(guess) + 1}:")
        terminal.type("g" + RIGHT + ENTER)
        terminal.wait("You gave up")
        terminal.type("v")
        terminal.wait("Review: Game 537")
        terminal.type(ESCAPE)
        terminal.wait("Game 537   0:", without=["Review: "])
        terminal.type("v")
        terminal.wait("still to expect", "does not count")
        terminal.resize(133, 45)
        terminal.wait("still to expect", " 3 ")
        terminal.type("q")
        assert terminal.finish() == 0
        terminal.assert_restored()
    # The next time it is there at once.
    with play() as terminal:
        terminal.wait("Game 537")
        terminal.type("v")
        terminal.wait("still to expect")


def test_the_next_game_is_chosen_and_the_one_left_is_brought_back(play):
    with play("--game", "537") as terminal:
        terminal.wait("Game 537")
        terminal.type("1234" + ENTER)
        terminal.wait("Attempt 1:")
        terminal.type("n")
        terminal.wait("New Game", "‹ 4 ›", "Mastermind", "As usual", "6 colors", "10 with 4 pegs and 6 choices")
        # Six pegs; the theme before the first one goes round; a limit of six; game 0 and then 42.
        terminal.type("6" + DOWN + RIGHT + DOWN + RIGHT * 2 + DOWN + "0" + ENTER)
        terminal.wait("The game number may not begin with a zero.")
        terminal.type(BACKSPACE + "42" + ENTER)
        terminal.wait("Earth Tones", "Game 42", "6 left", "back to Game 537, Mastermind", without=["New Game"])
        terminal.type("b")
        terminal.wait("Game 537", "Mastermind", marks("1+1", 4), without=["Earth Tones"])
        terminal.type("r")
        terminal.wait("No attempts yet.", "back to Game 537")


def test_a_game_survives_being_killed_in_the_middle_of_a_guess(play):
    with play("--game", "537", NO_COLOR="1") as terminal:
        terminal.wait("Game 537")
        terminal.type("1234" + ENTER)
        terminal.wait("Attempt 1:")
        terminal.type("56")
        terminal.wait("Peg 2 of 4: black.")
        os.kill(terminal.pid, signal.SIGKILL)
        assert terminal.finish() == -signal.SIGKILL
    with play(NO_COLOR="1") as terminal:
        terminal.wait("Game 537", "1 attempt so far", marks("1+1", 4))
        # White and black are in their holes, and the third one is selected.
        terminal.type("34" + ENTER)
        terminal.wait("Attempt 2:")
        assert re.search(r"2 +W +L +B +Y ", terminal.screen.text), terminal.screen.text


def test_ctrl_c_leaves_the_screen_restored_and_the_game_saved(play):
    with play("--game", "537") as terminal:
        terminal.wait("Game 537")
        terminal.type("1234" + ENTER + CTRL_C)
        assert terminal.finish() == -signal.SIGINT
        terminal.assert_restored()
    # The game that is being played goes on, even if its number is asked for.
    with play("--game", "537") as terminal:
        terminal.wait("Game 537", marks("1+1", 4))


def test_the_clock_runs_and_stands_still_while_the_game_is_stopped(parlor, environment):
    """In a shell with job control, as a player would."""
    with Terminal(["/bin/sh", "-i"], environment | {"PS1": "shell> ", "ENV": "", "HISTFILE": "/dev/null"}) as terminal:
        terminal.wait("shell>")
        terminal.type(f"{parlor} codebreaker play --game 537\n")
        terminal.wait("Game 537   0:00")
        terminal.type("1")
        terminal.wait("Peg 1 of 4: red.")
        # No key is pressed any more, and still it is drawn anew.
        terminal.wait("Game 537   0:02")
        terminal.type(CTRL_Z)
        terminal.wait("shell>")
        assert terminal.screen.modes["1049"] is False and terminal.screen.modes["25"] is True
        saved = (pathlib.Path(environment["XDG_DATA_HOME"]) / "parlor" / "parlor.codebreaker.game.txt").read_text()
        seconds = int(re.search(r"^seconds (\d+)$", saved, re.MULTILINE)[1])
        assert seconds >= 2
        time.sleep(5)
        terminal.type("fg\n")
        shown = terminal.wait("Game 537   0:", without=["shell>"])
        assert seconds <= int(re.search(r"Game 537   0:(\d\d)", shown)[1]) < seconds + 5
        terminal.type("q")
        terminal.wait("shell>")
        terminal.type("exit\n")
        terminal.finish()


@pytest.mark.parametrize("theme, pegs", [("mastermind", "4"), ("Weather", "6"), ("SwiftUI Colors", "6")])
def test_the_screen_follows_the_window(play, theme, pegs):
    with play("--game", "537", "--theme", theme, "--pegs", pegs) as terminal:
        terminal.wait("Game 537")
        terminal.type(made("0123".ljust(int(pegs), "-")))
        terminal.wait("Attempt 1:")
        # The markers, and not the dots of the attempts that are left.
        shown = re.search(rf"(?<![●○·])[●○·]{{{pegs}}}$", terminal.screen.text, re.MULTILINE)[0]
        for width, height in ((40, 20), (133, 45), (30, 10), (200, 12), (80, 24)):
            terminal.resize(width, height)
            terminal.wait(shown, "Game 537", "q quit")
        terminal.resize(20, 6)
        terminal.wait("CodeBreaker needs a", without=[shown])
        terminal.resize(80, 24)
        terminal.wait(shown, "Game 537", without=["needs a"])


def test_emoji_stay_in_their_columns(play):
    with play("--game", "537", "--theme", "weather", "--pegs", "6", width=40, height=20) as terminal:
        terminal.wait("Game 537")
        terminal.type("123456" + ENTER)
        row = next(line for line in terminal.wait("Attempt 1:").splitlines() if line.strip().startswith("1 🌞"))
        assert row.split()[1:7] == ["🌞", "🌧️", "🌈", "⚡", "⛄", "🌪️"]
        assert re.fullmatch(r"[●○·]{6}", row.split()[7])


def test_no_color_means_no_color_but_letters(play):
    with play("--game", "537", NO_COLOR="1") as terminal:
        terminal.wait("R  G  B  Y  W  L")
        terminal.type("1234" + ENTER)
        terminal.wait("R   G   B   Y")
        terminal.type("g")
        terminal.wait("Give up?")
        assert terminal.screen.colors == set()
    with play("--game", "537", NO_COLOR="") as terminal:
        terminal.wait("Game 537")
        terminal.wait_until(lambda: terminal.screen.colors)
        assert "R  G  B" not in terminal.screen.text


def test_letters_are_switched_on_and_stay(play):
    with play("--game", "537") as terminal:
        terminal.wait("letters: Automatic", without=["▐R▌▐G▌"])
        terminal.type("l")
        terminal.wait("letters: On", "▐R▌▐G▌▐B▌▐Y▌▐W▌▐L▌")
        terminal.type("q")
        terminal.finish()
    with play() as terminal:
        terminal.wait("letters: On", "▐R▌▐G▌")


@pytest.mark.parametrize("theme", ["mastermind", "faces"])
def test_a_terminal_without_unicode_gets_ascii(play, theme):
    with play("--game", "537", "--theme", theme, LANG="C") as terminal:
        terminal.wait("Game 537")
        terminal.type("1234" + ENTER)
        terminal.wait("Attempt 1:")
        terminal.type("i13")
        terminal.wait("codes are still possible.", "[ Use it ]")
        terminal.type(ESCAPE)
        terminal.wait("Game 537", without=["Use it"])
        terminal.type("c")
        terminal.wait("Pass it on")
        terminal.type(ENTER + "n")
        terminal.wait("New Game")
        terminal.type(ESCAPE)
        terminal.wait("Game 537", without=["New Game"])
        terminal.type("g" + RIGHT + ENTER)
        terminal.wait("You gave up")
        if theme == "mastermind":
            terminal.type("v")
            terminal.wait("Codes still possible")
            terminal.type(DOWN + ENTER)
            terminal.wait("codes left.")
            terminal.type("s")
            terminal.wait("With hints 1")
        assert terminal.output.isascii()


def test_what_is_passed_on_gives_nothing_away(play):
    with play("--game", "537", "--theme", "faces") as terminal:
        terminal.wait("Game 537")
        terminal.type("1234" + ENTER)
        terminal.wait("Attempt 1:")
        terminal.type("c")
        terminal.wait("Pass it on", "1 attempt so far", "--game 537 --pegs 4")
        terminal.wait_until(lambda: terminal.screen.clipboard)
        text = base64.b64decode(terminal.screen.clipboard).decode()
        heading, so_far, markers, command = text.split("\n")
        assert heading == "CodeBreaker 537, Faces, 4 pegs"
        assert re.fullmatch("[●○·]{4}", markers)
        assert command == "parlor codebreaker play --game 537 --pegs 4 --theme faces"


def test_attempts_scroll(play):
    with play("--game", "537", width=40, height=20) as terminal:
        terminal.wait("Game 537", "10 left")
        # Game 1, without a limit of attempts.
        terminal.type("n" + DOWN * 2 + RIGHT)
        terminal.wait("‹ None ›")
        terminal.type(DOWN + "1" + ENTER)
        terminal.wait("Game 1 ", without=["New Game", "left"])
        guesses = [f"{first}{second}11" for first in "123456" for second in "123"]
        for count, guess in enumerate(guesses, start=1):
            terminal.type(guess + ENTER)
            terminal.wait(f"Attempt {count}:")
        terminal.wait("earlier: PgDn", "18", without=["later: PgUp"])
        terminal.type("\x1b[6~" * 9)
        terminal.wait("later: PgUp", without=["earlier: PgDn"])
        terminal.type("\x1b[5~")
        terminal.wait("later: PgUp", "earlier: PgDn")


def test_rules_and_statistics_are_read(play):
    with play("--game", "537") as terminal:
        terminal.wait("Game 537")
        terminal.type("?")
        terminal.wait("A code is hidden", without=["Game 537"])
        terminal.type(DOWN * 60)
        terminal.wait("MIT license")
        terminal.type("\t\t")
        terminal.wait("‹ 4 pegs, 6 colors ›", "Games 0")
        terminal.type(ESCAPE)
        terminal.wait("Game 537")
        terminal.type(UP)
        terminal.wait("Game 537", "Peg 1 of 4: red.")


def test_games_are_kept_below_the_data_folder(play, environment):
    with play("--game", "537") as terminal:
        terminal.wait("Game 537")
        terminal.type("1234" + ENTER)
        terminal.wait("Attempt 1:")
    folder = pathlib.Path(environment["XDG_DATA_HOME"]) / "parlor"
    assert "game codebreaker/1 537 4.mastermind.10 0123" in (folder / "parlor.codebreaker.game.txt").read_text()


THEMES = "There is no such theme. Choose one of: Mastermind, Earth Tones, "


def test_bad_values_are_refused_in_one_line(play, subtests):
    for arguments, line in [
        (["--game", "0"], "The game number may not begin with a zero."),
        (["--game", "x"], "The game number may hold digits only."),
        (["--game", ""], "The game number is missing."),
        (["--game", "1000000000000"], "The game number must lie between 1 and 999999999999."),
        (["--pegs", "2"], "The number of pegs must be 3, 4, 5 or 6."),
        (["--pegs", "7"], "The number of pegs must be 3, 4, 5 or 6."),
        (["--pegs", "four"], "The number of pegs must be 3, 4, 5 or 6."),
        (["--pegs", ""], "The number of pegs must be 3, 4, 5 or 6."),
        (["--pegs", "+4"], "The number of pegs must be 3, 4, 5 or 6."),
        (["--pegs", "99999999999999999999"], "The number of pegs must be 3, 4, 5 or 6."),
        (["--theme", "colours"], THEMES),
        (["--theme", ""], THEMES),
        (["--theme", "no\nsuch\x1b[2J"], THEMES),
    ]:
        with subtests.test(arguments=arguments):
            with play(*arguments, width=300) as terminal:
                assert terminal.finish() == 64
                shown = terminal.screen.text.strip()
                assert shown.startswith(line) and "\n" not in shown
                if line == THEMES:
                    assert shown.endswith("Weather, Music.")


@pytest.mark.parametrize("name", ["earth-tones", "Earth Tones", "EARTH TONES", "earth tones"])
def test_themes_go_by_id_or_name_in_any_case(play, name):
    with play("--theme", name, "--pegs", "3") as terminal:
        terminal.wait("Earth Tones", "Game ", "1-6 choose")


def test_any_option_opens_a_game_and_what_is_missing_is_usual(play):
    with play("--theme", "faces", "--pegs", "6") as terminal:
        terminal.wait("Faces")
        terminal.type("1" + ENTER * 2)
        terminal.wait("Attempt 1:")
        terminal.type("q")
        terminal.finish()
    with play("--game", "5") as terminal:
        terminal.wait("Mastermind", "Game 5", "back to Game", "Faces")
        terminal.type("1" + ENTER * 2)
        terminal.wait("Attempt 1:", marks("0+0", 4))
