"""Games of days without a server: `parlor triples play --day`, `parlor codebreaker play --day`, and `parlor days`."""

import datetime

import pytest
from repository import run_for_json, run
from terminal import DOWN, ENTER, LEFT, RIGHT, UP


def day(ago=0):
    """Returns the date `ago` days ago, in UTC. It may be off by one if a test runs past midnight."""
    return str(datetime.datetime.now(datetime.UTC).date() - datetime.timedelta(days=ago))


def title_of_day(text):
    """Returns the title of a day's game."""
    date = datetime.date.fromisoformat(text)
    return f"{date:%B} {date.day} game"


@pytest.fixture
def days(parlor, environment):
    """A function that runs `parlor days`."""
    return lambda runner=run: runner(parlor, "days", env=environment)


def test_daily_triples_game_continues_until_it_is_finished_and_listed(start_play, days):
    today = day()
    with start_play("triples", "--day", "today", "--still") as terminal:
        terminal.wait(title_of_day(today), "n finish")
        terminal.type(UP + LEFT + DOWN + RIGHT)
        terminal.settle()
        terminal.quit()
        assert f"parlor triples play --day {today}" in terminal.screen.text
    assert "Today        Move " in days().stdout
    with start_play("triples", "--day", today, "--still") as terminal:
        terminal.wait(title_of_day(today))
        terminal.type("n", "All days", "Keep playing")
        terminal.type(RIGHT * 3 + ENTER)
        assert terminal.finish() == 0
        assert "Your longest: 1 day." in terminal.screen.text
    [first, *others] = days(runner=run_for_json)["days"]
    assert first["day"] == today and first["triples"]["figure"] > 0 and not first["triples"]["helped"]
    assert len(others) == 29 and first["codebreaker"] is None
