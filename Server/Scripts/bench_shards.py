"""Measures a ledger in three PostgreSQL databases, and compares it with one in a single database.

    bench_shards.py PROGRAM LOAD [PART…]

PROGRAM and LOAD are release builds of parlor-server and parlor-load. The parts are moves, calls, outage, and day; by
default, all of them. The script starts PostgreSQL servers of its own. The day has 100,000 players, or as many as
PARLOR_BENCH_DAY says.

The goals: a move takes at most as much processor time with three databases as with one, and at most 1.2 times as much in one of the
three as in a single one. The databases' rows and commits of a day differ by at most 5 %. When a database is killed, p99 of the moves of
the others' players at most doubles.
"""

import os
import pathlib
import re
import signal
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable

TESTS = pathlib.Path(__file__).resolve().parents[2] / "Tests"
sys.path[:0] = [str(TESTS / "Server"), str(TESTS)]

os.environ["PARLOR_SERVER_PROGRAM"] = sys.argv[1]
LOAD = sys.argv[2]

from measuring import FILLED_GAME_COUNT, Databases, Measurement, report, spread  # noqa: E402
from postgres import Postgres, run_sql  # noqa: E402
from server import Player, Server, wait_until  # noqa: E402

SHARD_COUNT = 3
ROUND_COUNT = 5
DAY_PLAYER_COUNT = int(os.environ.get("PARLOR_BENCH_DAY", "100000"))
# So slow that all connections wait for the databases, and a move of each connection is in a batch.
SLOW_COMMIT_MILLISECONDS = 30


def start_load(server: Server, *options: object) -> subprocess.Popen:
    """Starts parlor-load, and returns it once its players have begun their games."""
    command = [LOAD, "--server", f"127.0.0.1:{server.port}", "--without-constant", "--take-turns", *map(str, options)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    line = process.stdout.readline()
    assert "players with a game each" in line, line
    return process


def measure_moves(plain: list[Postgres], three: list[Postgres]) -> None:
    """Prints the cost of a move on plain PostgreSQL, in one database of three, and in three databases."""
    ledgers = [Databases(plain), Databases(three)]
    servers = [Server(each.ledger) for each in ledgers]
    of_one = ("--shard-count", SHARD_COUNT, "--only-shards", 1)
    cases = {
        (text, delay): (ledger, connections, options)
        for delay in (0, SLOW_COMMIT_MILLISECONDS)
        for text, ledger, connections, options in (
            ("one database, 64 connections", 0, 64, ()),
            ("one database, 192 connections", 0, 192, ()),
            ("three databases, 64 connections, only players of one", 1, 64, of_one),
            ("three databases, 64 connections: the same load in total", 1, 64, ()),
            ("three databases, 192 connections: the same load for each", 1, 192, ()),
        )
    }
    results: dict[tuple[str, int], list[tuple[Measurement, int]]] = {case: [] for case in cases}
    for number in range(ROUND_COUNT):
        for case, (ledger, connections, options) in list(cases.items())[:: 1 if number % 2 else -1]:
            # Each player makes 20 moves, so that few games end.
            players = 16 * connections
            load = start_load(servers[ledger], "--connections", connections, "--players", players, "--moves", 20 * players, *options)
            # Let it wait while the first values are read.
            load.send_signal(signal.SIGSTOP)
            ledgers[ledger].slow_commits(case[1])
            measurement = Measurement(servers[ledger], ledgers[ledger])
            load.send_signal(signal.SIGCONT)
            line = load.stdout.read()
            assert load.wait() == 0, line
            results[case].append((measurement.end(), int(re.search(r"^moves +(\d+) ", line, re.M)[1])))
            ledgers[ledger].slow_commits(0)
    for server in servers:
        server.close()
    print(f"Moves: medians of {ROUND_COUNT} alternating runs (least to most), processor time in microseconds")
    base = 0.0
    for (text, delay), runs in results.items():
        for_database = [run.database_time / count for run, count in runs]
        for_server = [run.server_time / count for run, count in runs]
        median = statistics.median(for_database)
        if runs is results[next(iter(results))[0], delay]:
            base = median
            report(f"commits {delay} ms slower:" if delay else "commits as fast as the disk:")
        report(f"{text}: databases {spread(for_database)} per move, {median / base:.2f} times; server {spread(for_server)}")
        report(
            f"    {statistics.median(count / run.transactions for run, count in runs):.1f} moves per transaction,"
            f" {statistics.median(run.wal / count for run, count in runs):.0f} bytes of WAL and"
            f" {statistics.median(run.traffic / count for run, count in runs):.0f} between server and databases per move;"
            f" {spread([count / run.duration for run, count in runs])} moves per second"
        )


def in_threads(players: list[Player], call: Callable[[Player], object]) -> None:
    """Calls a function with each player, from eight threads."""
    threads = [threading.Thread(target=lambda share=players[number::8]: [call(player) for player in share]) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def measure_calls(plain: list[Postgres], three: list[Postgres]) -> None:
    """Prints the cost of other calls than moves, in one database and in three."""
    ledgers = {"one database": Databases(plain), "three databases": Databases(three)}
    servers = {}
    for name, databases in ledgers.items():
        Server(databases.ledger).stop()
        databases.fill()
        servers[name] = Server(databases.ledger)
    results: dict[str, dict[str, list[tuple[float, float, float]]]] = {}
    for _ in range(ROUND_COUNT):
        for name, databases in ledgers.items():
            server = servers[name]

            def measure(what: str, act: Callable[[], int], name=name, server=server, databases=databases) -> None:
                measurement = Measurement(server, databases)
                count = act()
                measurement.end()
                values = (measurement.database_time / count, measurement.server_time / count, measurement.wal / count)
                results.setdefault(what, {}).setdefault(name, []).append(values)

            def for_each(call: Callable[[Player], object]) -> int:
                in_threads(players, call)
                return len(players)

            def flood(path: str, server=server) -> int:
                command = [LOAD, "--server", f"127.0.0.1:{server.port}", "--connections", "32", "--seconds", "4"]
                call = ["--flood", f"GET {path}", "--flood-token", players[0].token]
                line = subprocess.run([*command, *call], check=True, capture_output=True, text=True).stdout
                found = re.fullmatch(r"flood +\d+ a second, 200: (\d+)\n", line)
                assert found, line
                return int(found[1])

            first = Player(server)
            players = [first]

            def register(_: object, server=server) -> None:
                players.append(Player(server, day=first.day))

            measure("a new player", lambda: in_threads([first] * 1500, register) or 1500)
            measure("a begin", lambda: for_each(Player.begin))
            measure("a move, few at a time", lambda: for_each(lambda player: player.play(0)))
            measure("a finish", lambda: for_each(lambda player: player.finish(1)))
            assert first.begin()["rank"]
            measure("a rank", lambda: flood(first.game_path()))
            measure("standings", lambda: flood(first.game_path() + "/standings"))
            measure("standings around the player", lambda: flood(first.game_path() + "/standings?around=me"))
            for player in players:
                player.connection.close()
    answer = first.get(first.game_path())
    size = len(answer.headers.as_bytes()) + len(answer.body)
    for server in servers.values():
        server.close()
    print(f"Other calls with {FILLED_GAME_COUNT:,} games of the day: medians of {ROUND_COUNT} alternating runs, processor time in microseconds")
    for what, cases in results.items():
        for name, values in cases.items():
            databases, server, wal = ([value[index] for value in values] for index in range(3))
            report(f"{what}, {name}: databases {spread(databases)}, server {spread(server)}; {statistics.median(wal):.0f} bytes of WAL")
    report(f"the answer with a rank has {size} bytes")


def measure_outage(three: list[Postgres]) -> None:
    """Prints the times of moves of two databases' players before the third database is killed, while it is down, and after that."""
    databases = Databases(three)
    server = Server(databases.ledger)
    seconds = 20
    print(f"A killed database: 267 moves per second of the others' players, {seconds} seconds each, beside 133 of its own players")
    ratios = []
    for _ in range(ROUND_COUNT):
        # Each player of the killed database calls again when refused, which takes a second.
        options = ("--shard-count", SHARD_COUNT, "--only-shards")
        victims = start_load(server, "--connections", 256, "--players", 1000, "--rate", 133, "--seconds", 120, *options, 2)
        load = start_load(server, "--connections", 64, "--players", 800, "--rate", 267, "--moves", 3 * 267 * seconds, "--parts", 3, *options, 0, 1)
        lines = [load.stdout.readline()]
        three[2].control("kill")
        wait_until(lambda: "\nparlor_shards_not_ready 1\n" in server.metrics())
        lines.append(load.stdout.readline())
        assert "\nparlor_shards_not_ready 1\n" in server.metrics()
        three[2].control("resume")
        lines.append(load.stdout.readline())
        assert load.wait() == 0, lines
        wait_until(lambda: "\nparlor_shards_not_ready 0\n" in server.metrics())
        victims.kill()
        victims.communicate()
        for phase, line in zip(("before", "while the database is down", "after"), lines, strict=True):
            report(f"{phase}: {line.strip()}")
        before, during, after = (float(re.search(r" p99(?:\.0)? ([\d.]+) ms", line)[1]) for line in lines)
        ratios.append((during / before, 2 * during / (before + after)))
    server.close()
    to_before, to_both = zip(*ratios, strict=True)
    report(f"p99 while the database is down: {spread(to_before, 2)} times that before, {spread(to_both, 2)} times the average of before and after")


def measure_day(three: list[Postgres]) -> None:
    """Prints what each database has after a day with two servers."""
    databases = Databases(three)
    servers = [Server(databases.ledger) for _ in range(2)]
    start = time.monotonic()
    options = ("--players", DAY_PLAYER_COUNT // 2, "--moves", 4 * DAY_PLAYER_COUNT // 2, "--seconds", 1200)
    loads: list[subprocess.Popen] = []
    threads = [threading.Thread(target=lambda server=server: loads.append(start_load(server, *options))) for server in servers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for load in loads:
        output = load.stdout.read()
        assert load.wait() == 0, output
    duration = time.monotonic() - start
    # A connection of PostgreSQL that has become idle adds its commits to the statistics after up to ten seconds.
    time.sleep(12)
    print(f"A day of {DAY_PLAYER_COUNT:,} players with two servers, a game of 4 moves each, in {duration:.0f} s")
    tables = {"players": "player", "games": "game", "moves": time.strftime("move_%Y%m%d", time.gmtime())}
    queries = {name: f"SELECT count(*) FROM {table}" for name, table in tables.items()}
    queries["commits"] = "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"
    for name, query in queries.items():
        counts = [int(run_sql(address, query)) for address in databases.addresses]
        difference = 100 * (max(counts) / min(counts) - 1)
        report(f"{name}: {', '.join(f'{count:,}' for count in counts)}; the most is {difference:.1f} % more than the least")
    for server in servers:
        server.close()


clusters: list[Postgres] = []
try:
    for number in range(1 + SHARD_COUNT):
        clusters.append(Postgres(f"bench-shards-{number}"))
    measurements: dict[str, Callable[[], None]] = {
        "moves": lambda: measure_moves(clusters[:1], clusters[1:]),
        "calls": lambda: measure_calls(clusters[:1], clusters[1:]),
        "outage": lambda: measure_outage(clusters[1:]),
        "day": lambda: measure_day(clusters[1:]),
    }
    for part in sys.argv[3:] or measurements:
        print(f"{part}, with a load of {os.getloadavg()[0]:.0f}", flush=True)
        measurements[part]()
finally:
    for cluster in clusters:
        cluster.control("stop")
