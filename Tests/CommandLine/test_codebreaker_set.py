"""`parlor codebreaker set`: line by line, as a number, and in a real pseudo-terminal."""

import json
import re
import subprocess
from collections import Counter

import pytest
from repository import run
from terminal import ENTER, Terminal


def answer(guess, code):
    exact = sum(one == other for one, other in zip(guess, code))
    return exact, (Counter(guess) & Counter(code)).total() - exact


def set_code(parlor, text, *arguments):
    return subprocess.run(
        [parlor, "codebreaker", "set", "--plain", *arguments], input=text, capture_output=True, text=True, timeout=60
    )


def spoken(counts):
    parts = [f"{count} {name}" for count, name in zip(counts, ("exact", "inexact")) if count]
    return ", ".join(parts) or "no match"


@pytest.mark.parametrize("code", ["0123", "5505", "333"])
def test_the_coach_breaks_a_code_line_by_line(parlor, code):
    result = set_code(parlor, "", code)
    assert (result.returncode, result.stderr) == (0, "")
    guesses = re.findall(r"^Attempt (\d+): (\d+) \([a-z, ]*\)\. (.*)\.$", result.stdout, re.MULTILINE)
    assert [int(number) for number, _, _ in guesses] == list(range(1, len(guesses) + 1))
    assert [told for _, _, told in guesses] == [spoken(answer(guess, code)) for _, guess, _ in guesses]
    assert guesses[-1][1] == code
    assert result.stdout.endswith(f"The coach found it in {len(guesses)} attempts.\n")


def test_answers_by_hand_lead_to_the_code(parlor):
    """Answers as somebody gives them who has 2305 in the head, a guess at a time."""
    lines = []
    for _ in range(10):
        output = set_code(parlor, "\n".join([*lines, ""])).stdout
        if "The coach found it" in output:
            break
        guess = re.findall(r"^Attempt \d+: (\d+) \(", output, re.MULTILINE)[-1]
        lines.append(" ".join(map(str, answer(guess, "2305"))))
    assert output.endswith(f"All your answers were right.\nThe coach found it in {len(lines)} attempts.\n")


def test_a_slipped_answer_is_named(parlor):
    result = set_code(parlor, "0 0\nnonsense\nback\n9 9\n1 1\ncode 5555\n")
    assert "This is no answer." in result.stderr
    judged = "Attempt 1: you said 1 exact, 1 inexact, and it is no match."
    assert f"One answer slipped, as happens to everybody.\n{judged}\n" in result.stdout


@pytest.mark.parametrize("code, theme", [("0123", "mastermind"), ("0ab123", "swiftui-colors")])
def test_every_code_has_a_number(parlor, code, theme):
    report = json.loads(run(parlor, "codebreaker", "set", code, "--theme", theme, "--number", "--json").stdout)
    assert report["line"] == f"codebreaker/1 {report['game']} {len(code)}.{theme}"
    assert len(str(report["game"])) >= 9
    solved = run(parlor, "codebreaker", "replay", f"{report['line']} {code}")
    assert solved.returncode == 0 and "solved" in solved.stdout.lower()
    text = run(parlor, "codebreaker", "set", code, "--theme", theme, "--number").stdout
    assert re.fullmatch(rf"codebreaker/1 \d+ {len(code)}\.{theme}\n", text)


def test_faults(parlor, subtests):
    for arguments, code, message in [
        (["0129"], 65, "The code must have 3 to 6 pegs of Mastermind: 0 to 5."),
        (["01"], 65, "The code must have 3 to 6 pegs of Mastermind: 0 to 5."),
        (["0123", "--pegs", "4"], 64, "The code says how many pegs it has."),
        (["--number"], 64, "Give the code: parlor codebreaker set 0123 --number"),
    ]:
        with subtests.test(arguments=arguments):
            result = run(parlor, "codebreaker", "set", *arguments)
            assert (result.returncode, result.stdout, result.stderr) == (code, "", message + "\n")


def open_page(parlor, environment, *arguments, width=80, height=40):
    return Terminal([parlor, "codebreaker", "set", *arguments], environment, width, height)


def test_the_coach_breaks_a_code_on_the_screen(parlor, environment):
    with open_page(parlor, environment) as terminal:
        terminal.wait("Set a code", "4 pegs, 6 colors, Mastermind")
        terminal.type("1234w")
        terminal.wait("The coach breaks your code", "All 1,296 codes are possible.")
        terminal.type(ENTER)
        terminal.wait("1,296 codes were left, and")
        terminal.type("q")
        terminal.finish()
    # It is kept.
    with open_page(parlor, environment) as terminal:
        terminal.wait("The coach breaks your code", "1,296 codes were left, and")
        terminal.type("zq")
        terminal.finish()


def test_a_friend_breaks_it_at_the_same_terminal(parlor, environment):
    with open_page(parlor, environment, "0123") as terminal:
        terminal.wait("Set a code")
        terminal.type("h")
        terminal.wait("Hand the device over", without=["Set a code"])
        terminal.type("y")
        terminal.wait("10 attempts left")
        terminal.type("1122" + ENTER)
        terminal.wait("9 attempts left", "1 exact, 1 inexact")
        terminal.type("1234" + ENTER)
        terminal.wait("Solved in 2 attempts.")
        terminal.type("q")
        terminal.finish()


def test_a_game_is_found_on_the_screen(parlor, environment):
    with open_page(parlor, environment, "0123") as terminal:
        terminal.wait("Set a code")
        terminal.type("s")
        terminal.wait("counts for nothing, as you know its code")
        terminal.type("c")
        terminal.wait("Pass it on", "4.mastermind")
        terminal.type("q")
