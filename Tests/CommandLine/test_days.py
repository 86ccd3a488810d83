"""The games of days that need no server: `parlor triples play --day`, `parlor codebreaker play --day` and `parlor days`."""

import datetime
import json
import pathlib
import subprocess

import pytest
from terminal import DOWN, ENTER, LEFT, RIGHT, UP


def day(ago=0):
    """A day as the command line has it, in UTC. A test that runs over midnight may see another one."""
    return str(datetime.datetime.now(datetime.UTC).date() - datetime.timedelta(days=ago))


def said(text):
    """A day in words."""
    date = datetime.date.fromisoformat(text)
    return f"Game of {date.day} {date:%B}"


@pytest.fixture
def days(parlor, environment):
    """What `parlor days` prints."""

    def list_days(*arguments):
        result = subprocess.run([parlor, "days", *arguments], capture_output=True, text=True, env=environment, timeout=60)
        assert (result.returncode, result.stderr) == (0, "")
        return result.stdout

    return list_days


def test_a_day_of_triples_is_played_finished_and_listed(sit_down, days):
    today = day()
    with sit_down("triples", "--day", "today", "--still") as terminal:
        terminal.wait(said(today), "n finish")
        terminal.type(UP + LEFT + DOWN + RIGHT)
        terminal.settle()
        terminal.type("q")
        assert terminal.finish() == 0
        assert f"parlor triples play --day {today}" in terminal.screen.text
    assert "Today        Move " in days()
    with sit_down("triples", "--day", today, "--still") as terminal:
        terminal.wait(said(today))
        terminal.type("n")
        terminal.wait("All days", "Keep playing")
        terminal.type(ENTER)
        assert terminal.finish() == 0
        assert "Your longest: 1 day." in terminal.screen.text
    [first, *others] = json.loads(days("--json"))["days"]
    assert first["day"] == today and first["triples"]["figure"] > 0 and not first["triples"]["helped"]
    assert len(others) == 29 and first["codebreaker"] is None


def test_a_day_of_codebreaker_is_given_up_and_listed(sit_down, days):
    today = day()
    with sit_down("codebreaker", "--day", today, height=30) as terminal:
        terminal.wait(said(today), "n my own game")
        terminal.type("11111" + ENTER)
        terminal.wait("11 left")
        terminal.type("g")
        terminal.wait("Give up?")
        terminal.type(RIGHT + ENTER)
        terminal.wait("All days")
        terminal.type("q")
        assert terminal.finish() == 0
        assert "code not found" in terminal.screen.text and "There is another one tomorrow." in terminal.screen.text
    assert "Not played yet" in days() and "Code not found" in days()


def test_the_own_game_stays_where_it_was(sit_down, environment):
    with sit_down("triples", "--game", "14", "--still") as terminal:
        terminal.wait("Game 14", "Score 6")
        terminal.type("k")
        terminal.wait("Score 11")
        terminal.type("q")
        terminal.finish()
    with sit_down("triples", "--day", "today", "--still") as terminal:
        terminal.wait("Game of ")
        terminal.type("jkq")
        terminal.finish()
    with sit_down("triples") as terminal:
        terminal.wait("Game 14", "Score 11")
    names = {file.stem for file in (pathlib.Path(environment["XDG_DATA_HOME"]) / "parlor").iterdir()}
    assert {"parlor.triples.game", "parlor.house.days"} & names == {"parlor.triples.game"}
    assert {"parlor.triples.day0", "parlor.triples.day1"} & names


@pytest.mark.parametrize("game", ["triples", "codebreaker"])
def test_a_day_that_is_over_is_played_as_any_other(sit_down, game):
    with sit_down(game, "--day", day(ago=5), height=30) as terminal:
        if game == "triples":
            terminal.wait("That day is over")
            terminal.type(ENTER)
        terminal.wait(f"Game {day(ago=5).replace('-', '')}")


@pytest.mark.parametrize("game", ["triples", "codebreaker"])
def test_what_is_no_day_is_refused(sit_down, game, subtests):
    for arguments, sentence in [
        (["--day", "tomorrow"], "The day must be written as in 2026-11-21."),
        (["--day", "2026-02-30"], "The day is not in the calendar."),
        (["--day", "9999-12-31"], "The game of 31 December begins at midnight, UTC."),
        (["--day", "today", "--game", "14"], "The day says which game it is."),
    ]:
        with subtests.test(arguments=arguments):
            with sit_down(game, *arguments) as terminal:
                assert terminal.finish() == 64
                assert terminal.screen.words == sentence
