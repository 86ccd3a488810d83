"""`practice` of both games, in a real pseudo-terminal and line by line, and how playing adds positions to it."""

import datetime

import pytest
from repository import run_for_json, run
from terminal import ENTER, ESCAPE, LEFT

MASTERMIND = "codebreaker/1 537 4.mastermind"
LINES = {
    "triples": ["triples/1 14", "triples/1 14 ul", "triples/1 14 uldr"],
    "codebreaker": [f"{MASTERMIND} 0123", f"{MASTERMIND} 0123,4455"],
}
PLAYED = {"triples": "u", "codebreaker": "4455"}


def day(ago=0):
    return datetime.datetime.now(datetime.UTC).date() - datetime.timedelta(days=ago)


@pytest.fixture
def stored_file(folder):
    """A function that returns the path of a game's stored text."""
    return lambda game, name: folder / f"parlor.{game}.{name}.txt"


@pytest.fixture
def notebook(stored_file):
    """A function that stores positions of a game for practice, and returns the file."""

    def keep(game, count=3):
        positions = [f"position 0 {day(2)} {day(2)} 2010 {PLAYED[game]} {line}" for line in LINES[game][:count]]
        stored_file(game, "notebook").write_text("\n".join(["notebook/1", *positions]))
        return stored_file(game, "notebook")

    return keep


@pytest.fixture
def practice(parlor, environment):
    """A function that runs the `practice` command of a game without a terminal."""
    return lambda game, *arguments, lines="", runner=run: runner(
        parlor, game, "practice", *arguments, given=lines, env=environment
    )


def boxes(file):
    return [int(line.split()[1]) for line in file.read_text().splitlines() if line.startswith("position ")]


def test_boards_are_practiced_on_the_screen_or_with_plain_lines(open_terminal, notebook):
    file = notebook("triples")
    with open_terminal("triples", "practice") as terminal:
        terminal.wait("Today’s five", "3 positions are in your notebook, 3 are due today.")
        terminal.type("o", "Game 14, move 1", "1 of 3", "What would you play?")
        terminal.type(LEFT, "In your game, you played Up", "You now", "You then")
        terminal.type(ENTER, "Game 14, move 3", "2 of 3")
        assert f"day {day()}" in file.read_text(), "an answer is saved at once"
        terminal.type(ESCAPE, "Your own positions", "1 day of practice.")
        terminal.quit()
    # With `--plain`, the command doesn't use the screen.
    notebook("triples")
    with open_terminal("triples", "practice", "--plain", "--own") as terminal:
        terminal.wait("Game 14, move 1", "1 of 3", "What would you play?")
        assert not terminal.is_raw and terminal.screen.modes["1049"] is False
        terminal.type("q\r")
        assert terminal.finish() == 0


def test_best_move_is_judged_correct_and_repeated_later(practice, notebook, parlor):
    file = notebook("triples", count=2)
    best = [run_for_json(parlor, "triples", "hint", line)["best"] for line in LINES["triples"][:2]]
    result = practice("triples", "--own", lines="".join(f"{move}\n\n" for move in best))
    assert (result.returncode, result.stderr) == (0, "")
    for place, move in enumerate(best, 1):
        assert f"{place} of 2" in result.stdout and f"{move.capitalize()} is right: no move is better." in result.stdout
    assert "All 2 solved on the first try." in result.stdout and "The next ones come tomorrow." in result.stdout
    assert boxes(file) == [1, 1]
    assert "none of them is due today." in " ".join(practice("triples").stdout.split()) and boxes(file) == [1, 1]


def test_empty_or_damaged_notebook_is_reported(practice, stored_file, subtests):
    for game in LINES:
        with subtests.test(game=game):
            result = practice(game, "--own")
            assert result.returncode == 0 and "Review a game, and" in result.stdout
            stored_file(game, "notebook").write_text("nonsense")
            result = practice(game)
            assert result.returncode == 0 and "Can’t read" in result.stdout
            assert stored_file(game, "notebook.damaged").read_text() == "nonsense"
            assert stored_file(game, "notebook").read_text() == "notebook/1"


def test_practice_reads_keys_without_a_terminal(practice, notebook, subtests):
    for game, nonsense, answer in [("triples", "x", "left"), ("codebreaker", "123 enter", "home 3131 enter")]:
        with subtests.test(game=game):
            file = notebook(game)
            result = practice(game, "--plain", "--own", lines=f"{nonsense}\n{answer}\n\nq\n")
            assert (result.returncode, result.stderr) == (0, "")
            assert "2 of " in result.stdout and "In your game, you" in result.stdout
            assert f"day {day()}" in file.read_text()


def test_newcomer_plays_todays_five_to_the_marks(practice, stored_file, parlor):
    """The marks count first answers, and missed boards are asked again. Leaving keeps the marks."""
    # One of the four directions answers the first board: not all of them move something on the board of every day.
    first = practice("triples", lines="\nx\nleft\nright\nup\ndown\nq\n")
    assert "Today’s five\nThe same for everyone, from easy to hard." in first.stdout and "1 of 5" in first.stdout
    assert stored_file("triples", "five").read_text().startswith(f"five/1\nday {day()} ")
    # Missed boards take turns. Seven has no common divisor with their number, so each board gets each direction.
    answers = ["left", "right", "up", "down", "left", "right", "up"] * 12
    result = practice("triples", lines="\n" + "\n\n".join(answers) + "\n\n")
    assert result.returncode == 0 and "Simple player" in result.stdout
    marks = stored_file("triples", "five").read_text().split(" ")[-1].strip()
    assert len(marks) == 5 and set(marks) <= set("01")
    assert "solved on the first try." in result.stdout and "New positions tomorrow." in result.stdout
    assert practice("triples", "--progress", runner=run_for_json)["today"] == marks
    assert "play today’s five" not in practice("triples").stdout


def test_todays_five_are_played_on_the_screen(open_terminal, stored_file):
    with open_terminal("triples", "practice") as terminal:
        terminal.wait("Today’s five", "play today’s five", "Are you improving?")
        terminal.type(ENTER, "1 of 5", "What would you play?")
        terminal.type(ESCAPE, "The same for everyone")
        terminal.quit()
    stored_file("codebreaker", "five").write_text(f"five/1\nday {day()} 11011")
    with open_terminal("codebreaker", "practice") as terminal:
        terminal.wait("4 of 5 solved on the first try. New positions tomorrow.", "●✓")
        terminal.type("c", "Result copied.")
        terminal.quit()


def test_invalid_options_are_rejected(practice, subtests):
    for options in (["--json"], ["--plain", "--progress"], ["--own", "--progress"]):
        with subtests.test(options=options):
            result = practice("triples", *options)
            assert result.returncode == 64 and result.stdout == ""


def test_progress_is_reported_as_text_and_json(practice, stored_file):
    parts = "30:3000,30:6000,40:24000"
    games = [f"game {day(20 - number)} {number:016x} 100:{40000 - 1000 * number} {parts}" for number in range(20)]
    stored_file("triples", "progress").write_text("\n".join(["progress/1", *games]))
    text = practice("triples", "--progress").stdout
    assert "Your mistakes cost 3.05 points per move in the 20 games reviewed in the\nlast 30 days." in text
    assert "30 days ago" in text and "●" in text and "Opening" in text
    assert "You lose most toward the end: 6.00 points per move, and least in the\nopening, 1.00. (20 games.)" in text
    found = practice("triples", "--progress", runner=run_for_json)
    assert (found["games"], found["average"], found["earlierGames"]) == (20, 3.05, 0)
    assert [entry["day"] for entry in found["days"]] == [str(day(20 - number)) for number in range(20)]
    assert found["days"][0] == {"day": str(day(20)), "average": 4.0, "from": 4.0, "to": 4.0}
    assert [insight["title"] for insight in found["insights"]] == ["Opening, middle, end"]
    assert [part["average"] for part in found["insights"][0]["parts"]] == [1.0, 2.0, 6.0]
