"""Servers and databases on machines whose clocks are wrong: real processes, for which `clock.c` changes only the wall clock."""

import sys

import pytest
from machine_clock import MachineClock
from postgres import Postgres
from server import Client, Player, wait_until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Only Linux lets a library replace a program's clock like this.")

TWENTY_SIX_HOURS = 93_600


@pytest.fixture
def clock(tmp_path):
    return MachineClock(tmp_path)


def has_not_ended(shown: dict) -> bool:
    # The test may run around midnight.
    return shown["state"] in ("open", "closing") and shown["key"] is None


@pytest.mark.parametrize("error", [TWENTY_SIX_HOURS, -TWENTY_SIX_HOURS])
def test_process_with_a_wrong_clock_changes_nothing_on_postgres(start, postgres, clock, error):
    right = start(postgres)
    player = Player(right)
    player.begin(), player.play(0)
    clock.set_ahead(error)
    wrong = start(postgres, **clock.variables)
    assert "differs from the database's" in wrong.faults()["clock"] and right.faults() == {}
    guest = Player(wrong, player.token, player.day)
    assert guest.get(guest.game_path()).status == 200
    # Each run of housekeeping first reports the number of games in memory.
    wait_until(lambda: "\nparlor_games_in_memory 1\n" in wrong.metrics())
    assert guest.get("/days/today").problem == "not-ready"
    assert guest.put(guest.game_path("codebreaker")).problem == "not-ready"
    assert Client(wrong).post("/players", {}).problem == "not-ready"
    assert has_not_ended(player.get(f"/days/{player.day}").json)
    player.play(1)
    clock.set_ahead(0)
    assert wrong.faults() == {}
    guest.play(2)


@pytest.mark.parametrize("jump", [TWENTY_SIX_HOURS, -TWENTY_SIX_HOURS])
def test_clock_that_is_set_stops_a_server_on_sqlite_until_it_is_right(start, sqlite, clock, jump):
    server = start(sqlite, **clock.variables)
    player = Player(server)
    player.begin(), player.play(0)
    assert server.faults() == {}
    clock.set_ahead(jump)
    assert "the clock was set" in server.faults()["clock"]
    assert player.get("/days/today").problem == "not-ready"
    assert Client(server).post("/players", {}).problem == "not-ready"
    assert player.get(f"/days/{player.day}").json["key"] is None
    clock.set_ahead(0)
    assert server.faults() == {}
    assert has_not_ended(player.get(f"/days/{player.day}").json)
    player.play(1)


@pytest.mark.parametrize("jump", [TWENTY_SIX_HOURS, -TWENTY_SIX_HOURS])
def test_database_whose_clock_is_set_refuses_new_games_for_now(start, postgres, new_clock, jump):
    clock = new_clock()
    second = Postgres("clock", **clock.variables)
    try:
        server = start(f"{postgres} {second.address}")
        players = [Player(server) for _ in range(12)]
        for player in players:
            player.begin(), player.play(0)
        clock.set_ahead(jump)
        answers = [player.put(player.game_path("codebreaker")) for player in players]
        assert {answer.status for answer in answers} == {201, 503}, "only the players of the second database are refused"
        assert all(answer.problem == "not-ready" for answer in answers if answer.status == 503)
        for player in players:
            player.play(1)
        clock.set_ahead(0)
        assert all(player.put(player.game_path("codebreaker")).status in (200, 201) for player in players)
    finally:
        second.control("stop")
