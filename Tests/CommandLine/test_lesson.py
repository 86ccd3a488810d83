"""`lesson` of both games, in a real pseudo-terminal and line by line. Native tests check the lessons' words."""

import re

import pytest
from repository import run_for_json, run
from terminal import BACKSPACE, ENTER, LEFT, RIGHT, UP

# For each lesson of each game: its name, the number of its steps, and what solves them.
LESSONS = {
    "triples": [("basics", 8, "llllllllddllll"), ("corner", 8, "dlddrdrurlul"), ("ones", 8, "dlldddlrdrurdl")],
    "codebreaker": [
        ("basics", 5, ["2", "2", "031", "241", "420"]),
        ("answers", 8, ["2", "3", "4", "3", "3", "3", "035", "430"]),
        ("telling", 8, ["3", "3", "101", "2", "3", "103", "012", "124", "324"]),
    ],
}


# A board of Triples, as the lesson prints it.
BOARD = re.compile(r"((?:^(?: *(?:\d+|·)){4}\n){4})", re.M)

MOVES = {"l": "left", "r": "right", "u": "up", "d": "down"}


def keys(answer: str) -> str:
    """Returns the keys of an answer: a move, an option, or a guess of three pegs. The n after them opens the next step."""
    guess = "".join(str(int(symbol) + 1) for symbol in answer) if len(answer) == 3 else answer
    return f"{MOVES.get(answer, guess)} {'enter ' if len(answer) == 3 else ''}n"


@pytest.fixture
def lesson_file(folder):
    """A function that returns the path of a game's stored lesson."""
    return lambda game: folder / f"parlor.{game}.lesson.txt"


@pytest.fixture
def lesson(parlor, environment):
    """A function that runs the `lesson` command of a game without a terminal."""
    return lambda game, *lines, name=None: run(
        parlor, game, "lesson", *([name] if name else []), given="\n".join(lines) + "\n", env=environment
    )


def stored(*steps: int, current: int) -> str:
    """Returns the stored text of a player who has done these numbers of steps in the lessons."""
    lines = [f"step {steps[0]}", f"done {steps[0]}"] if steps[0] else []
    lines += [f"lesson {current}"] if current > 1 else []
    for number, count in enumerate(steps[1:], 2):
        lines += [f"step-{number} {count}", f"done-{number} {count}"] if count else []
    return "\n".join(["lesson/1", *lines])


def test_all_lessons_are_completed_line_by_line_and_their_progress_saved(lesson, lesson_file, subtests):
    for game, lessons in LESSONS.items():
        with subtests.test(game=game):
            # Enter opens the next lesson.
            result = lesson(game, *[line for _, _, answers in lessons for line in ["", *map(keys, answers)]][1:])
            assert (result.returncode, result.stderr) == (0, "")
            for step in range(1, lessons[0][1] + 1):
                assert f"Step {step} of {lessons[0][1]}\n" in result.stdout
            assert result.stdout.count("That’s all you need to play.") == 1
            assert lesson_file(game).read_text() == stored(*[count for _, count, _ in lessons], current=3)


def test_lesson_is_chosen_by_name_or_number(lesson, lesson_file, subtests):
    for game, lessons in LESSONS.items():
        for number, (name, count, answers) in enumerate(lessons, 1):
            with subtests.test(game=game, lesson=name):
                lesson_file(game).unlink(missing_ok=True)
                result = lesson(game, *map(keys, answers), "q", name=name)
                assert (result.returncode, result.stderr) == (0, "")
                done = [count if place == number else 0 for place in range(1, 4)]
                assert lesson_file(game).read_text() == stored(*done, current=number)
                chosen = lesson(game, "l", str(number), "q").stdout
                assert "1-3 choose" in chosen and f"Step 1 of {count}\n" in chosen
    result = lesson("triples", "q", name="corners")
    assert result.returncode == 64 and "There's no lesson corners. The lessons are: basics, corner, ones." in result.stderr


def test_progress_of_an_earlier_release_continues_in_the_second_lesson(lesson, lesson_file):
    lesson_file("triples").write_text("lesson/1\nstep 8\ndone 8")
    assert "The corner. Step 1 of 8\n" in lesson("triples", "down n", "q").stdout
    assert lesson_file("triples").read_text() == "lesson/1\nstep 8\ndone 8\nlesson 2\nstep-2 1\ndone-2 1"


def test_coach_agrees_with_the_lessons_about_the_corner_and_small_tiles(parlor, lesson, lesson_file, subtests):
    """On each board, the coach's best move is one that the lesson accepts, and those that it doesn't accept cost points."""
    for number, name in enumerate(["corner", "ones"], 2):
        for step in range(8):
            with subtests.test(lesson=name, step=step + 1):
                text = f"lesson/1\nlesson {number}\n" + (f"step-{number} {step}" if step else "")
                right, start = set(), ""
                for letter in "lrud":
                    lesson_file("triples").write_text(text)
                    _, start, reply = BOARD.split(lesson("triples", keys(letter), "q").stdout, maxsplit=1)
                    # The reply asks for more moves, or the next step follows.
                    if "more move" in reply or f"Step {step + 2} of 8\n" in reply:
                        right.add(letter)
                rows = " ".join(",".join(row.replace("·", "0").split()) for row in start.splitlines())
                choices = run_for_json(parlor, "triples", "board", f"board/1 {rows}")["choices"]
                losses = {choice["move"][0]: choice["loss"] for choice in choices}
                assert right and min(losses[letter] for letter in right) == 0
                assert all(losses[letter] > 5 for letter in losses.keys() - right)


def test_damaged_lesson_file_is_quarantined(lesson, lesson_file, subtests):
    for game in LESSONS:
        with subtests.test(game=game):
            lesson_file(game).write_text("nonsense")
            result = lesson(game, "", "q")
            assert result.returncode == 0 and "Can’t read" in result.stdout and "Step 1 of " in result.stdout
            assert (lesson_file(game).parent / f"parlor.{game}.lesson.damaged.txt").read_text() == "nonsense"


def test_interrupted_lesson_continues_at_its_step(lesson, lesson_file):
    lesson("triples", keys("l"), "q")
    result = lesson("triples", "b", "n", "q")
    places = [line.strip() for line in result.stdout.splitlines() if line.strip().startswith("Step ")]
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
    for game, wrong, kindly in [("triples", "right", "Both moved"), ("codebreaker", "1", "Not quite.")]:
        with subtests.test(game=game):
            result = lesson(game, "?", wrong, "", wrong, "", "?", "n", "q")
            before, *replies = result.stdout.split(kindly)
            assert "? show me" not in before + replies[0] and "? show me" in replies[-1] and "Step 2 of " in replies[-1]


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
        terminal.type("2", "and none is left for the second")
        terminal.type(ENTER, "Step 3 of 5", "The guess")
        terminal.type("11" + BACKSPACE + "42" + ENTER, "Of 24 codes")
        terminal.quit()


def test_another_lesson_is_chosen_in_a_terminal(open_terminal, lesson_file):
    with open_terminal("triples", "lesson") as terminal:
        terminal.wait("Step 1 of 8", "1 and 2 make 3")
        terminal.type("l", "1. The basics", "2. The corner", "3. 1s and 2s", "1-3 choose")
        terminal.type("\x1b", "1 and 2 make 3")
        terminal.type("l", "3. 1s and 2s")
        terminal.type("3", "1s and 2s. Step 1 of 8", "The only 1")
        terminal.quit()
    lesson_file("codebreaker").write_text("lesson/1\nlesson 2\nstep-2 7\ndone-2 7")
    with open_terminal("codebreaker", "lesson") as terminal:
        terminal.wait("Ruling out. Step 8 of 8", "All the clues")
        terminal.type("541" + ENTER, "Code broken!")
        # A second Enter at once would count as a held key.
        terminal.type("n", "Every answer rules something out.", "next: Telling codes apart")
        terminal.type(ENTER, "Telling codes apart. Step 1 of 8")
        terminal.type("1", "2 codes are left")
        terminal.quit()
