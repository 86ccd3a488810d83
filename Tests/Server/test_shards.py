"""A ledger in several databases: what holds if one of them is killed or hangs, and which databases the server refuses. The other tests
of servers run with one database and with several."""

import pathlib
import re
import subprocess
import time

import pytest
from crowd import Crowd
from postgres import Postgres, run_sql
from server import MAX_WAIT_SECONDS, Player, Server, database_options, program, wait_until
from shard_faults import Fault
from shard_results import check

SHARD_COUNT = 3


def shard_of(player: Player) -> int:
    """Returns the number of a player's database in a new ledger: the buckets, which the last ten bits name, are spread in turn."""
    return int(player.id, 16) % 1024 % SHARD_COUNT


def one_player_each(server: Server) -> list[Player]:
    """Registers players until each database has one, and returns those."""
    found: dict[int, Player] = {}
    while len(found) < SHARD_COUNT:
        player = Player(server)
        found.setdefault(shard_of(player), player)
    return [found[number] for number in range(SHARD_COUNT)]


@pytest.fixture
def third():
    """A PostgreSQL server for the third database, which a test can end."""
    made = Postgres("shard")
    yield made
    made.control("stop")


@pytest.mark.parametrize(("fault", "repair"), [("kill", "resume"), ("freeze", "thaw")])
def test_players_of_the_other_databases_play_on(start, shards, third, fault, repair):
    first, second, _ = shards.split(" ")
    server = start(f"{first} {second} {third.address}")
    players = one_player_each(server)
    for player in players:
        player.begin()
        player.play(0)
    standings = players[0].game_path() + "/standings"
    assert players[0].get(standings).json["finished"] == 0

    third.control(fault)
    wait_until(lambda: "\nparlor_shards_not_ready 1\n" in server.metrics())
    assert server.faults() == {}
    assert all(shard_of(Player(server)) != 2 for _ in range(10)), "new players are in the other databases"
    assert players[2].move(1, "l").status == 503
    for player in players[:2]:
        player.play(1)
    ended = players[1].finish(2)
    assert ended.status == 200, ended
    game = players[1].begin()
    assert game["done"] and game["rank"] is None, "ranks need all databases"
    assert players[0].get(standings).status == 503

    third.control(repair)
    wait_until(lambda: players[0].get(standings).status == 200)
    assert players[1].begin()["rank"] == 1
    wait_until(lambda: players[2].get("/players/me").status == 200)
    assert len(players[2].begin()["moves"]) in (1, 2), "the refused move may have been written"
    players[2].play(len(players[2].begin()["moves"]))
    assert players[0].get(standings).json["finished"] == 1


def test_failing_databases_lose_nothing_and_reveal_nothing_early(start_campaign, parlor):
    """`soak_shards.py` does the same with all faults."""
    campaign = start_campaign(standbys=(0,))
    campaign.run([Fault("kill", 2, "close"), Fault("freeze", 1, "moves"), Fault("switchover", 0, "moves")])
    check(campaign, parlor)


def refusal(*arguments: str) -> str:
    """Returns what `serve` says when it refuses to start."""
    ended = subprocess.run(
        [program(), "serve", *arguments, "--port", "0", "--admin-port", "0"], capture_output=True, text=True, timeout=MAX_WAIT_SECONDS
    )
    assert ended.returncode == 1, ended
    return ended.stderr.removeprefix("Error: ").removesuffix("\n")


def test_missing_and_foreign_databases_are_refused(start, shards, sqlite, postgres):
    first, second, third = shards.split(" ")
    start(shards).close()
    assert refusal("--database", first) == "Some players are in other databases. Name all of them with --shards."
    assert refusal("--database", second) == "This database is a further one of its ledger. Name the first one with --database."
    wrong = "Database {} in --shards belongs to another ledger, has another place in its ledger, or isn't empty."
    assert refusal(*database_options(f"{first} {third} {second}")) == wrong.format(1)
    assert refusal(*database_options(f"{postgres} {second}")) == wrong.format(1)
    said = "With --shards, all databases are addresses that start with postgres://."
    assert refusal("--database", sqlite, "--shards", second) == said
    assert refusal("--database", first, "--shards", sqlite) == said


# The number of parts of the players, of 1024, that a test moves.
MOVED_COUNT = 40


def output(*command: str) -> str:
    """Runs a command that succeeds, and returns what it prints."""
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=MAX_WAIT_SECONDS).stdout


def player_count(address: str) -> int:
    return int(run_sql(address, "SELECT COUNT(*) FROM player"))


def test_players_play_on_while_they_are_spread_over_an_added_database(start, postgres, shards):
    first = start(postgres)
    early = Player(first)
    early.begin()
    first.close()
    added = shards.split(" ")[0]
    both = f"{postgres} {added}"
    servers = [start(both), start(both)]
    assert early.at(servers[0]).play(0)["index"] == 0
    crowd = Crowd(servers, client_count=8)
    crowd.wait_for_moves(100)
    # The last parts move first.
    moved = next(player for player in iter(lambda: Player(servers[0]), None) if int(player.id, 16) % 1024 >= 1024 - MOVED_COUNT)
    moved.begin()
    assert player_count(added) == 0, "players stay where they are"

    rebalance = [program(), "rebalance", *database_options(both)]
    interrupted = subprocess.Popen(rebalance, stdout=subprocess.DEVNULL)
    # The first part of the players that has arrived there.
    wait_until(lambda: run_sql(added, "SELECT 1 FROM bucket_move LIMIT 1"))
    interrupted.kill()
    interrupted.wait()
    said = output(*rebalance, "--most", str(MOVED_COUNT)).splitlines()[-1]
    assert re.fullmatch(r"Parts that are still to be moved: \d+\. Run this command again\.", said)

    crowd.wait_for_all(since=time.monotonic())
    crowd.end(servers[1])
    assert player_count(added) > 0
    assert moved.at(servers[1]).play(0)["index"] == 0
    assert output(program(), "recount", *database_options(both)) == "All counts are right.\n"
    assert refusal("--database", postgres) == "Some players are in other databases. Name all of them with --shards."


def test_load_plays_only_in_the_chosen_databases(start, shards):
    server = start(shards)
    command = [pathlib.Path(program()).with_name("parlor-load"), "--server", f"127.0.0.1:{server.port}", "--without-constant"]
    options = ["--connections", "4", "--players", "12", "--take-turns", "--moves", "24", "--parts", "2"]
    choice = ["--shard-count", str(SHARD_COUNT), "--only-shards", "0", "2"]
    said = subprocess.run([*command, *options, *choice], check=True, capture_output=True, text=True, timeout=MAX_WAIT_SECONDS).stdout
    assert len(re.findall(r"^moves +12 in .* 0 errors$", said, re.MULTILINE)) == 2, said
    first, second, third = (int(run_sql(address, "SELECT count(*) FROM game")) for address in shards.split(" "))
    assert second == 0
    assert first + third == 12
