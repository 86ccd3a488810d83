"""`parlor codebreaker set`: line by line, as a number, and in a real pseudo-terminal."""

import re

from codebreaker import spoken_markers
from codes import answer
from repository import assert_refused, run_for_json, run
from terminal import ENTER


def set_code(parlor, text, *arguments):
    return run(parlor, "codebreaker", "set", "--plain", *arguments, given=text)


def test_coach_breaks_a_code_line_by_line_and_reports_a_wrong_answer(parlor):
    for code in ("5505", "333"):
        result = set_code(parlor, "", code)
        assert (result.returncode, result.stderr) == (0, "")
        guesses = re.findall(r"^Attempt (\d+): (\d+) \([a-z, ]*\)\. (.*)\.$", result.stdout, re.MULTILINE)
        assert [int(number) for number, _, _ in guesses] == list(range(1, len(guesses) + 1))
        assert [told for _, _, told in guesses] == [spoken_markers(answer(guess, code)) for _, guess, _ in guesses]
        assert guesses[-1][1] == code
        assert result.stdout.endswith(f"The coach found it in {len(guesses)} guesses.\n")
    # The coach reports a wrong answer at the end.
    result = set_code(parlor, "0 0\nnonsense\nback\n9 9\n1 1\ncode 5555\n")
    assert "This isn't an answer." in result.stderr
    judged = "Attempt 1: you said 1 in the right place, 1 in the wrong place, but it should be no match."
    assert f"One answer was wrong. It happens to everyone.\n{judged}\n" in result.stdout


def test_coach_finds_the_code_from_typed_answers(open_terminal):
    """The player answers the guesses by hand, for the code 230."""
    with open_terminal("codebreaker", "set", "--plain", "--pegs", "3", height=40) as terminal:
        for count in range(1, 9):
            terminal.wait_until(lambda: f"Attempt {count}: " in terminal.screen.text or "found it" in terminal.screen.text)
            if "found it" in terminal.screen.text:
                break
            guess = re.search(rf"Attempt {count}: (\d+) \(", terminal.screen.text)[1]
            terminal.type(" ".join(map(str, answer(guess, "230"))) + ENTER)
        terminal.wait("All your answers were right.", f"The coach found it in {count - 1} guesses.")
        assert terminal.finish() == 0


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
