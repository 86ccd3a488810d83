"""Measures requests for standings and ranks on a day with a million finished games, in each store.

    bench_standings.py PROGRAM [POSTGRES]

PROGRAM is a release build of parlor-server. POSTGRES is the address of a PostgreSQL database, in which the script
creates its tables.
"""

import os
import pathlib
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time

TESTS = pathlib.Path(__file__).resolve().parents[2] / "Tests"
sys.path[:0] = [str(TESTS / "Server"), str(TESTS)]

PROGRAM, POSTGRES = sys.argv[1], (sys.argv[2] if len(sys.argv) > 2 else None)
os.environ["PARLOR_SERVER_PROGRAM"] = PROGRAM

from server import Player, Server  # noqa: E402

GAME_COUNT = 1_000_000
CALL_COUNT = 300

# About two thousand different scores, distributed like players' scores: many low and few high. Names and lines have the
# usual length.
POINTS = "(60 + (n * 7919 % 1009) + (n * 104729 % 997) * (n * 31 % 101) / 100)"
LINE = "substr('triples/1 2026-11-21 1a2f1k2p,', 1, 34) || {repeat}"
STATEMENTS = [
    "INSERT INTO player (bucket, id, name, created, begun) SELECT n % 1024, n, 'Player ' || n, 0, 1 FROM {numbers}",
    "INSERT INTO game (bucket, day, player, kind, state, moves, score, place, line)"
    f" SELECT n % 1024, {{day}}, n, 0, 1, 90, {POINTS}, -{POINTS}, {LINE} FROM {{numbers}}",
    "DELETE FROM tally WHERE day = {day} AND kind = 0",
    "INSERT INTO tally (day, kind, place, games) SELECT day, kind, place, COUNT(*) FROM game"
    " WHERE day = {day} AND kind = 0 AND place IS NOT NULL GROUP BY day, kind, place",
]


def fill_sqlite(path: str, day: int) -> None:
    with sqlite3.connect(path) as database:
        numbers = f"(WITH RECURSIVE c (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < {GAME_COUNT}) SELECT n FROM c)"
        for statement in STATEMENTS:
            database.execute(statement.format(day=day, numbers=numbers, repeat="hex(zeroblob(130))"))
        database.execute("ANALYZE")
    database.close()


def fill_postgres(address: str, day: int) -> None:
    numbers = f"generate_series(1::bigint, {GAME_COUNT}) AS n"
    for statement in [*STATEMENTS, "VACUUM ANALYZE"]:
        text = statement.format(day=day, numbers=numbers, repeat="repeat('l1a', 87)")
        subprocess.run(["psql", "--quiet", "--no-psqlrc", address, "--command", text], check=True)


def median_time(call) -> tuple[float, float]:
    """Returns the median and the 99th percentile of a call's times, in milliseconds."""
    times = []
    for _ in range(CALL_COUNT):
        start = time.perf_counter()
        answer = call()
        times.append(1000 * (time.perf_counter() - start))
        assert answer.status == 200, answer
    return statistics.median(times), statistics.quantiles(times, n=100)[98]


def measure(name: str, database: str, fill) -> None:
    server = Server(database)
    player = Player(server)
    player.begin()
    # On some days, the game ends within these 20 moves.
    if not player.play_to_the_end(max_move_count=20)[-1]["done"]:
        player.finish(20)
    day = int(time.time()) // 86_400
    server.stop()
    fill(database, day)
    server.start()
    player = player.at(server)
    print(f"{name}, {GAME_COUNT:,} games of a day, {CALL_COUNT} calls each: median and 99th percentile")
    calls = {
        "nothing but the call (GET /players/me)": "/players/me",
        "a rank (GET the own game)": player.game_path(),
        "standings, top 50": player.game_path() + "/standings",
        "standings, top 50 and around me": player.game_path() + "/standings?around=me",
    }
    for what, path in calls.items():
        median, late = median_time(lambda path=path: player.get(path))
        print(f"  {what:42} {median:6.2f} ms {late:6.2f} ms")
    server.close()


with tempfile.TemporaryDirectory() as folder:
    measure("SQLite", str(pathlib.Path(folder) / "parlor.sqlite"), fill_sqlite)
if POSTGRES:
    measure("PostgreSQL", POSTGRES, fill_postgres)
