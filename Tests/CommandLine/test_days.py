"""Games of days without a server: `parlor triples play --day`, `parlor codebreaker play --day`, and `parlor days`."""

import datetime

import pytest
from repository import report, run
from terminal import DOWN, ENTER, LEFT, RIGHT, UP


def day(ago=0):
    """Returns the date a number of days ago, in UTC. It may be off by one if a test runs past midnight."""
    return str(datetime.datetime.now(datetime.UTC).date() - datetime.timedelta(days=ago))


def said(text):
    """Returns the title of a day's game."""
    date = datetime.date.fromisoformat(text)
    return f"Game of {date.day} {date:%B}"


@pytest.fixture
def days(parlor, environment):
    """A function that runs `parlor days`."""
    return lambda say=run: say(parlor, "days", env=environment)


def test_triples_day_is_played_finished_and_listed(sit_down, days):
    today = day()
    with sit_down("triples", "--day", "today", "--still") as terminal:
        terminal.wait(said(today), "n finish")
        terminal.type(UP + LEFT + DOWN + RIGHT)
        terminal.settle()
        terminal.type("q")
        assert terminal.finish() == 0
        assert f"parlor triples play --day {today}" in terminal.screen.text
    assert "Today        Move " in days().stdout
    with sit_down("triples", "--day", today, "--still") as terminal:
        terminal.wait(said(today))
        terminal.type("n")
        terminal.wait("All days", "Keep playing")
        terminal.type(ENTER)
        assert terminal.finish() == 0
        assert "Your longest: 1 day." in terminal.screen.text
    [first, *others] = days(say=report)["days"]
    assert first["day"] == today and first["triples"]["figure"] > 0 and not first["triples"]["helped"]
    assert len(others) == 29 and first["codebreaker"] is None


def test_codebreaker_day_is_given_up_and_listed(sit_down, days):
    today = day()
    with sit_down("codebreaker", "--day", today, height=30) as terminal:
        terminal.wait(said(today), "n my own game")
        # The day decides how many pegs there are. A digit too many replaces the last peg.
        terminal.type("111111" + ENTER)
        terminal.wait("11 left")
        terminal.type("g")
        terminal.wait("Give up?")
        terminal.type(RIGHT + ENTER)
        terminal.wait("All days")
        terminal.type("q")
        assert terminal.finish() == 0
        assert "code not found" in terminal.screen.text and "The next one comes tomorrow." in terminal.screen.text
    listed = days()
    assert (listed.returncode, listed.stderr) == (0, "")
    assert "Not played yet" in listed.stdout and "Code not found" in listed.stdout


def test_own_game_is_unchanged(sit_down, folder):
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
    names = {file.stem for file in folder.iterdir()}
    assert {"parlor.triples.game", "parlor.house.days"} & names == {"parlor.triples.game"}
    assert {"parlor.triples.day0", "parlor.triples.day1"} & names


def test_past_day_is_played_as_a_numbered_game(sit_down, subtests):
    for game in ("triples", "codebreaker"):
        with subtests.test(game=game), sit_down(game, "--day", day(ago=5), height=30) as terminal:
            if game == "triples":
                terminal.wait("That day is over")
                terminal.type(ENTER)
            terminal.wait(f"Game {day(ago=5).replace('-', '')}")
