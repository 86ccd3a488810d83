"""`parlor today again`: a past daily game, dealt from its published key."""

import json

import pytest
from days import DAYS
from repository import run
from terminal import DOWN, LEFT, RIGHT, UP, Terminal
from today_server import TodayServer

DAY = DAYS[5]
NOT_OVER = "This day isn’t over yet. You can check it from 02:00 UTC on the next day.\n"
LINES = {"triples": DAY["triples"]["line"], "codebreaker": DAY["codebreaker"]["line"]}


@pytest.fixture
def server():
    server = TodayServer(DAYS[4:13], DAY)
    server.state = "revealed"
    yield server
    server.close()


@pytest.fixture
def again(parlor, server, tmp_path):
    """A function that runs the command for a game, with further arguments, and returns the result."""

    def command(game, *arguments):
        place = ["--server", server.address, "--data", str(tmp_path / "kept"), "--wait", "1"]
        return [parlor, "today", "again", game, "--day", DAY["day"], *place, *arguments]

    return command


def test_best_games_and_the_coachs_game_are_verified_and_listed(again, server):
    assert "No one played." in run(*again("codebreaker", "--games")).stdout
    server.files = {"games.txt": LINES["triples"] + "\n", "coach.txt": LINES["triples"] + "\n"}
    told = json.loads(run(*again("triples", "--games", "--json")).stdout)
    assert told == {"day": DAY["day"], "game": "triples", "coach": LINES["triples"], "games": [LINES["triples"]]}
    text = run(*again("triples", "--games")).stdout
    assert text.startswith(f"Triples of {DAY['day']}\nCoach:\n") and "Best games:" in text
    # A game that doesn't match the deal is reported as an error.
    spoiled = LINES["triples"][:-2] + {"1": "2", "2": "1"}[LINES["triples"][-2]] + LINES["triples"][-1]
    server.files = {"games.txt": spoiled + "\n"}
    result = run(*again("triples", "--games"))
    assert result.returncode == 65 and "after move" in result.stderr


def test_day_without_a_valid_key_cannot_be_played_again(again, server):
    server.state = "open"
    result = run(*again("triples"))
    assert (result.returncode, result.stderr) == (65, NOT_OVER)
    server.state, server.key = "revealed", bytes(32)
    result = run(*again("triples"))
    assert result.returncode == 65 and "don’t fit the seal" in result.stderr


def test_failed_calls_are_tried_three_times(again, server):
    server.files = {"games.txt": LINES["triples"] + "\n"}
    server.faults.extend(["lost", "busy", None, "late", "busy", None])
    assert run(*again("triples", "--games")).returncode == 0 and not server.faults
    server.faults.extend([None] + ["busy"] * 3)
    result = run(*again("triples", "--games"))
    busy = "The server is busy, or got too many requests. Wait a moment, then try again.\n"
    assert (result.returncode, result.stderr) == (75, busy)


def test_unknown_game_is_rejected(again, parlor):
    for command in (again("chess"), [parlor, "today", "standings", "chess"]):
        result = run(*command)
        assert result.returncode == 64 and "'triples'" in result.stderr and "'codebreaker'" in result.stderr


def test_triples_is_played_again_and_continues_without_the_server(again, server, tmp_path, environment):
    opening, moves = LINES["triples"].split(",")
    stored = tmp_path / "kept" / "parlor.triples.again.txt"
    with Terminal(again("triples"), environment) as terminal:
        terminal.wait(", again")
        for letter in moves[::3][:6]:
            terminal.type({"l": LEFT, "d": DOWN, "u": UP, "r": RIGHT}[letter])
            terminal.settle()
        terminal.quit()
        assert f"parlor today again triples --day {DAY['day']}" in terminal.screen.text
    assert stored.read_text().endswith(f"{opening},{moves[:18]}")
    server.state = "open"
    with Terminal(again("triples"), environment) as terminal:
        terminal.wait(", again")
        terminal.quit()
    assert stored.read_text().endswith(f"{opening},{moves[:18]}")
