"""`parlor triples board`: as JSON, line by line, and in a real pseudo-terminal."""

import re

import pytest
from repository import assert_refused, run_for_json, run
from terminal import DOWN, ESCAPE, LEFT, RIGHT

SOME = "board/1 1,2,0,0 3,3,0,0 0,0,48,0 0,0,0,384"


@pytest.fixture
def run_board(parlor, environment):
    """A function that runs the command without a terminal, with these keys."""
    return lambda text, *arguments: run(parlor, "triples", "board", "--plain", *arguments, given=text, env=environment)


def test_json_values_match_a_hint_and_are_empty_if_no_tile_can_move(parlor):
    shown = run_for_json(parlor, "triples", "replay", "triples/1 14 uldr")
    hint = run_for_json(parlor, "triples", "hint", "triples/1 14 uldr")
    found = run_for_json(parlor, "triples", "board", "board/1 " + " ".join(",".join(map(str, row)) for row in shown["board"]))
    assert list(found) == ["board", "expected", "best", "choices"]
    assert (found["board"], found["best"]) == (shown["board"], hint["best"])
    # A hint shows the expected final score, which includes the points so far. For a board, the points so far aren't
    # included.
    assert round(100 * found["expected"]) == round(100 * (hint["expected"] - hint["score"]))
    assert [(each["move"], each["loss"]) for each in found["choices"]] == [
        (each["move"], each["loss"]) for each in hint["choices"]
    ]
    # No tile can move on this board.
    still = run_for_json(parlor, "triples", "board", "board/1 1,1,1,1 1,1,1,1 1,1,1,1 1,1,1,1")
    assert (still["expected"], still["best"], still["choices"]) == (0, None, [])


def test_board_is_changed_and_played_line_by_line(run_board):
    result = run_board("48 right 192 down ++\np left\nu p\nq\n")
    assert (result.returncode, result.stderr) == (0, "")
    assert re.search(r"Playing +Score [12] ", result.stdout)
    line = "board/1 48,192,0,0 0,2,0,0 0,0,0,0 0,0,0,0"
    assert result.stdout.splitlines()[-1] == f"parlor triples board '{line}'"
    # The board is saved. Another one replaces it only if the player wants to.
    shown = run_board("\n", SOME).stdout
    assert "Open the linked board?" in shown and shown.splitlines()[-1] == f"parlor triples board '{line}'"
    assert run_board("left enter\n", SOME).stdout.splitlines()[-1] == f"parlor triples board '{SOME}'"


def test_invalid_boards_and_options_are_reported(parlor, subtests):
    fault = "Can't read the board: "
    assert_refused(
        subtests,
        [parlor, "triples", "board"],
        (["board/2 x"], 65, fault + "only version 1 of boards can be read."),
        (
            ["board/1 0,0,0,0 0,7,0,0 0,0,0,0 0,0,0,0"],
            65,
            fault + "cell 2 of row 2 must be 0, 1, 2, or 3 doubled, at most 12288.",
        ),
        (["--json"], 64, "--json requires a board."),
    )


def test_board_on_the_screen_is_set_up_played_shared_and_replaced(open_terminal):
    with open_terminal("triples", "board", height=30) as terminal:
        terminal.wait("Your own board", "Setting up")
        terminal.type("48" + RIGHT + "192" + DOWN + "++", "192", "Best: ", "expects ")
        terminal.type("p", "Playing, not recorded", "Score 0")
        terminal.type(LEFT)
        terminal.wait_until(lambda: "Score 1" in terminal.screen.text or "Score 2" in terminal.screen.text)
        terminal.type("u", "Score 0")
        terminal.type("p", "Setting up")
        terminal.type("c", "Share", "board/1 48,192,0,0")
        terminal.type(ESCAPE, "Setting up", without=["Share"])
        terminal.quit()
    with open_terminal("triples", "board", SOME, height=30) as terminal:
        terminal.wait("Open the linked board?")
        terminal.type(LEFT + "\r", "384", without=["Open the linked board?", "192"])
        terminal.type("u", "192", without=["384"])
        terminal.quit()
