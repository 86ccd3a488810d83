"""`lesson` of both games, in a real pseudo-terminal and line by line. Native tests check the lessons' words."""

import pytest
from repository import run_for_json, run
from terminal import BACKSPACE, ENTER, LEFT, RIGHT, UP

LINES = {"triples": list("llllllllddllll"), "codebreaker": ["2", "2", "031", "241", "420"]}
STEP_COUNTS = {"triples": 8, "codebreaker": 5}


@pytest.fixture
def lesson_file(folder):
    """A function that returns the path of a game's stored lesson."""
    return lambda game: folder / f"parlor.{game}.lesson.txt"


@pytest.fixture
def lesson(parlor, environment):
    """A function that runs the `lesson` command of a game without a terminal."""
    return lambda game, *lines: run(parlor, game, "lesson", given="\n".join(lines) + "\n", env=environment)


def test_lesson_is_completed_line_by_line_and_its_progress_saved(lesson, lesson_file, subtests):
    for game, count in STEP_COUNTS.items():
        with subtests.test(game=game):
            result = lesson(game, *LINES[game])
            assert (result.returncode, result.stderr) == (0, "")
            for step in range(1, count + 1):
                assert f"Step {step} of {count}: " in result.stdout
            assert "That’s all you need to know." in result.stdout
            assert lesson_file(game).read_text() == f"lesson/1\nstep {count}\ndone {count}"


def test_damaged_lesson_file_is_quarantined(lesson, lesson_file, subtests):
    for game in STEP_COUNTS:
        with subtests.test(game=game):
            lesson_file(game).write_text("nonsense")
            result = lesson(game, "q")
            assert result.returncode == 0 and "Can’t read" in result.stderr and "Step 1 of " in result.stdout
            assert (lesson_file(game).parent / f"parlor.{game}.lesson.damaged.txt").read_text() == "nonsense"


def test_interrupted_lesson_continues_at_its_step(lesson, lesson_file):
    lesson("triples", "l", "q")
    result = lesson("triples", "b", "n", "q")
    places = [line.split(":")[0] for line in result.stdout.splitlines() if line.startswith("Step ")]
    assert places == ["Step 2 of 8", "Step 1 of 8", "Step 2 of 8"]
    assert lesson_file("triples").read_text() == "lesson/1\nstep 1\ndone 1"


def test_hint_in_the_lesson_is_the_same_as_that_of_the_command(parlor, lesson, lesson_file):
    lesson_file("triples").write_text("lesson/1\nstep 7\ndone 7")
    shown = lesson("triples", "q").stdout
    hint = run_for_json(parlor, "triples", "hint", "triples/1 14 uldrrrulduuludddudl")
    assert f"{hint['best'].capitalize()} Best" in shown
    for choice in hint["choices"][1:]:
        loss = f"{choice['loss']:.2f}" if choice["loss"] < 10 else f"{choice['loss']:.0f}"
        assert f"{choice['move'].capitalize()} −{loss}" in shown


def test_lesson_offers_help_after_two_wrong_attempts(lesson, subtests):
    for game, wrong, kindly in [("triples", "r", "Both moved"), ("codebreaker", "1", "Not quite.")]:
        with subtests.test(game=game):
            result = lesson(game, "?", "nonsense", wrong, wrong, "?", "q")
            assert result.stdout.count(kindly) == 2 and "Type ? to see how." in result.stdout
            assert "Step 2 of " in result.stdout
            assert "After two tries, type ? to see how." in result.stderr and "q to quit." in result.stderr


def test_lesson_can_be_played_in_a_terminal(open_terminal, lesson_file):
    with open_terminal("triples", "lesson") as terminal:
        terminal.wait("Step 1 of 8", "1 and 2 make 3", "Push the 2 onto the 1")
        terminal.type(RIGHT, "Both moved")
        terminal.type(ENTER, "Push the 2 onto the 1")
        terminal.type(UP, "show me")
        terminal.type("?", "That’s the whole secret")
        assert lesson_file("triples").read_text() == "lesson/1\nstep 1\ndone 1"
        terminal.type(ENTER, "Step 2 of 8", "One cell at a time")
        terminal.type(LEFT, "2 more moves.")
        terminal.type("b", "Step 1 of 8")
        terminal.quit()
    lesson_file("codebreaker").write_text("lesson/1\nstep 1\ndone 1")
    with open_terminal("codebreaker", "lesson") as terminal:
        terminal.wait("Step 2 of 5", "1 in the right place, 1 in the wrong place")
        terminal.type("2", "The first blue is in its place")
        terminal.type(ENTER, "Step 3 of 5", "Guess")
        terminal.type("11" + BACKSPACE + "42" + ENTER, "Of 24 codes")
        terminal.quit()
