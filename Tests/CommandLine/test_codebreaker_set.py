"""`parlor codebreaker set`: line by line, as a number, and in a real pseudo-terminal."""

import re

import pytest
from codes import answer
from repository import assert_refused, run_for_json, run
from terminal import ENTER


@pytest.fixture
def set_code(parlor, environment):
    """A function that runs the command without a terminal, with these keys."""
    return lambda text, *arguments: run(parlor, "codebreaker", "set", *arguments, "--plain", given=text, env=environment)


def test_coach_breaks_a_code_line_by_line(set_code):
    for code in ("5505", "333"):
        # w watches the coach, and each Enter is its next guess.
        result = set_code("w" + "\n" * 12 + "q\n", code)
        assert (result.returncode, result.stderr) == (0, "")
        assert re.search(r"The coach found it in \d guesses\.", result.stdout)


def test_coach_finds_the_code_from_typed_answers(set_code):
    """The player answers the guesses by hand, for the code 230, and the page is saved from run to run."""
    shown = set_code("a\n", "--pegs", "3").stdout
    for count in range(1, 9):
        guess = re.findall(rf"^Attempt {count}\n +([A-Z]) +([A-Z]) +([A-Z])$", shown, re.M)[-1]
        exact, inexact = answer("".join(str("RGBYWL".index(letter)) for letter in guess), "230")
        shown = set_code(f"{'x' * exact}{'o' * inexact}{'' if exact + inexact else 'n'} enter\n").stdout
        if "found it" in shown:
            break
    assert "All your answers were right." in shown and f"The coach found it in {count} guesses." in shown


def test_coach_reports_a_wrong_answer(set_code):
    # No match and one of each can't both be right for the code 5555, which the player enters at the end.
    shown = " ".join(set_code("a\nn enter\nu\nxo enter\nt\n6666 enter\n").stdout.split())
    assert "One answer was wrong. It happens to everyone." in shown
    assert "Attempt 1: you said 1 in the right place, 1 in the wrong place, but it should be no match." in shown


def test_number_option_prints_a_game_with_the_code(parlor, subtests):
    for code, theme in [("0123", "mastermind"), ("0ab1", "swiftui-colors")]:
        with subtests.test(code=code):
            found = run_for_json(parlor, "codebreaker", "set", code, "--theme", theme, "--number")
            assert found["line"] == f"codebreaker/1 {found['game']} {len(code)}.{theme}"
            assert len(str(found["game"])) >= 9
            solved = run(parlor, "codebreaker", "replay", f"{found['line']} {code}")
            assert solved.returncode == 0 and "solved" in solved.stdout.lower()
    text = run(parlor, "codebreaker", "set", "0123", "--number").stdout
    assert re.fullmatch(r"codebreaker/1 \d+ 4\.mastermind\n", text)


def test_invalid_codes_and_options_are_rejected(parlor, subtests):
    assert_refused(
        subtests,
        [parlor, "codebreaker", "set"],
        (["0129"], 65, "The code must have 3 to 6 pegs of Mastermind: 0 to 5."),
        (["01"], 65, "The code must have 3 to 6 pegs of Mastermind: 0 to 5."),
        (["0123", "--pegs", "4"], 64, "A code can't be combined with --pegs."),
        (["--number"], 64, "--number requires a code: parlor codebreaker set 0123 --number"),
    )


def test_code_set_on_the_screen_is_saved_and_given_to_coach_or_friends(open_terminal, tmp_path):
    with open_terminal("codebreaker", "set", height=40) as terminal:
        terminal.wait("Set a code", "Theme ‹ Mastermind ›", "Who breaks it?")
        terminal.type("1234w", "The coach breaks your code", "All 1,296 codes are possible.")
        terminal.type(ENTER, "1,296 codes were left, and")
        # The coach plays on by itself.
        terminal.type("p", "p pause")
        terminal.wait("The coach found it in")
        terminal.quit()
    # The code is stored.
    with open_terminal("codebreaker", "set", height=40) as terminal:
        terminal.wait("The coach found it in", "1,296 codes were left, and")
    # On a device without a stored code, a code on the command line can be for a friend.
    with open_terminal("codebreaker", "set", "0123", height=40, XDG_DATA_HOME=str(tmp_path / "another")) as terminal:
        terminal.wait("Set a code")
        terminal.type("h", "Hand the device over", without=["Set a code"])
        terminal.type("y", "10 guesses left")
        terminal.type("1122" + ENTER, "9 guesses left", "1 in the right place, 1 in the wrong place")
        terminal.type("1234" + ENTER, "Solved in 2 guesses.")
        # The friend gets a game with this code by link.
        terminal.type("z", "Set a code", without=["Solved in"])
        terminal.type("1234s", "count, because you know the code")
        terminal.type("c", "Share", "4.mastermind")
