"""`parlor triples board`: as JSON, line by line, and in a real pseudo-terminal."""

import json
import re
import subprocess

import pytest
from repository import run
from terminal import ESCAPE, LEFT, RIGHT, Terminal

SOME = "board/1 1,2,0,0 3,3,0,0 0,0,48,0 0,0,0,384"


def board(parlor, text, *arguments):
    return subprocess.run(
        [parlor, "triples", "board", "--plain", *arguments], input=text, capture_output=True, text=True, timeout=60
    )


def test_the_values_as_json_are_those_of_a_hint(parlor):
    shown = json.loads(run(parlor, "triples", "replay", "triples/1 14 uldr", "--json").stdout)
    hint = json.loads(run(parlor, "triples", "hint", "triples/1 14 uldr", "--json").stdout)
    line = "board/1 " + " ".join(",".join(map(str, row)) for row in shown["board"])
    result = run(parlor, "triples", "board", line, "--json")
    assert (result.returncode, result.stderr) == (0, "")
    report = json.loads(result.stdout)
    assert list(report) == ["board", "expected", "best", "choices"]
    assert (report["board"], report["best"]) == (shown["board"], hint["best"])
    # A hint says the final score, which has the points so far in it.
    assert round(100 * report["expected"]) == round(100 * (hint["expected"] - hint["score"]))
    assert [(each["move"], each["loss"]) for each in report["choices"]] == [
        (each["move"], each["loss"]) for each in hint["choices"]
    ]


def test_a_board_on_which_nothing_moves_has_no_choices(parlor):
    report = json.loads(run(parlor, "triples", "board", "board/1 1,1,1,1 1,1,1,1 1,1,1,1 1,1,1,1", "--json").stdout)
    assert (report["expected"], report["best"], report["choices"]) == (0, None, [])


def test_a_board_is_told_line_by_line(parlor, environment):
    result = board(parlor, "l\nundo\nback\nput 1 1 0\nput 4 1 96\nundo\nr\nquit\nl\n", SOME)
    assert (result.returncode, result.stderr) == (0, "")
    reports = result.stdout.split("\n\n   ")
    assert result.stdout.startswith("   1   2   .   .\n   3   3   .   .\n   .   .  48   .\n   .   .   . 384\n")
    assert result.stdout.count(" is best: ") == 8
    # The spawn is drawn.
    assert "\nScore 10." in result.stdout or "\nScore 11." in result.stdout
    assert len(reports) == 8
    line = result.stdout.splitlines()[-1]
    # Where the spawn comes to lie is drawn too.
    slid = [0, 0, 2, 0, 0, 3, 3, 0, 0, 0, 0, 48, 0, 0, 0, 384]
    cells = [int(cell) for cell in re.split("[ ,]", line.removeprefix("board/1 "))]
    [(before, spawned)] = [pair for pair in zip(slid, cells, strict=True) if pair[0] != pair[1]]
    assert before == 0 and spawned in (1, 2, 3)
    assert board(parlor, "", line).stdout.splitlines()[-1] == line


def test_what_is_no_line_is_said_to_be_none(parlor):
    result = board(parlor, "put 1 1 5\nput 5 1 3\nundo\nback\njump\nl\nboard/1 1\n")
    assert result.stderr.splitlines() == [
        "A tile is 1, 2, or 3 doubled, at most 12288; 0 is none.",
        "Rows and columns are 1 to 4.",
        "There is nothing to undo.",
        "This is the board that you set up.",
        "A line is a move (l, r, u, d), put ROW COLUMN TILE, undo, back, a board/1 line, or quit.",
        "Left: nothing moves.",
        "The board cannot be read: a board has four rows, such as 1,0,0,2.",
    ]
    assert "The board is empty: put tiles on it." in result.stdout
    assert result.stdout.splitlines()[-1] == "board/1 0,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0"


@pytest.mark.parametrize(
    "arguments, code, message",
    [
        (["board/2 x"], 65, "The board cannot be read: only version 1 of boards can be read."),
        (
            ["board/1 0,0,0,0 0,7,0,0 0,0,0,0 0,0,0,0"],
            65,
            "The board cannot be read: cell 2 of row 2 must be 0, 1, 2, or 3 doubled, at most 12288.",
        ),
        (["--json"], 64, "--json takes a board."),
    ],
)
def test_faults(parlor, arguments, code, message):
    result = run(parlor, "triples", "board", *arguments)
    assert (result.returncode, result.stdout, result.stderr) == (code, "", message + "\n")


def test_a_board_fills_the_screen_and_is_kept(parlor, environment):
    with Terminal([parlor, "triples", "board"], environment, 80, 30) as terminal:
        terminal.wait("Any board", "Setting up")
        terminal.type("48")
        terminal.wait("48")
        terminal.type(RIGHT)
        terminal.type("192")
        terminal.type("\x1b[B")
        terminal.type("++")
        terminal.wait("192", "Best: ", "expects ")
        terminal.type("p")
        terminal.wait("Playing on, not recorded", "Score 0")
        terminal.type(LEFT)
        terminal.wait_until(lambda: "Score 1" in terminal.screen.text or "Score 2" in terminal.screen.text)
        terminal.type("u")
        terminal.wait("Score 0")
        terminal.type("p")
        terminal.wait("Setting up")
        terminal.type("c")
        terminal.wait("Pass it on", "board/1 48,192,0,0")
        terminal.type(ESCAPE)
        terminal.wait("Setting up", without=["Pass it on"])
        terminal.type("q")
        assert terminal.finish() == 0
        terminal.assert_restored()
    with Terminal([parlor, "triples", "board", SOME], environment, 80, 30) as terminal:
        terminal.wait("Open the linked board?")
        terminal.type(LEFT + "\r")
        terminal.wait("384", without=["Open the linked board?", "192"])
        terminal.type("u")
        terminal.wait("192", without=["384"])
        terminal.type("q")
        assert terminal.finish() == 0
