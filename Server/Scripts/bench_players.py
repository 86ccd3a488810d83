"""Measures whether a server with many registered players is slower, how fast it ends a day with many unfinished games, and
how long moves take while pg_dump reads everything and a day is revealed.

    bench_players.py PROGRAM LOAD

PROGRAM and LOAD are release builds of parlor-server and parlor-load. With PostgreSQL, if it is installed, the script starts
servers of its own. Set PARLOR_BENCH_PLAYERS to a smaller number than a million for a quick look.
"""

import contextlib
import os
import pathlib
import re
import sqlite3
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
TESTS = ROOT / "Tests"
sys.path[:0] = [str(TESTS / "Server"), str(TESTS)]

os.environ["PARLOR_SERVER_PROGRAM"] = sys.argv[1]
LOAD = sys.argv[2]

from machine_clock import MachineClock  # noqa: E402
from postgres import Postgres  # noqa: E402
from server import Server  # noqa: E402

PLAYER_COUNTS = (1000, int(os.environ.get("PARLOR_BENCH_PLAYERS", "1000000")))
MOVES_PER_SECOND = 400
UNFINISHED_COUNT = 20_000
TWENTY_SEVEN_HOURS = 27 * 3600

# Players who registered 40 days ago and finished a game then.
STATEMENTS = (
    "INSERT INTO day (day, commitment, state) VALUES ({day}, 'x', 2)",
    "INSERT INTO player (bucket, id, name, created, begun) SELECT n % 1024, n, 'Player ' || n, {day} * CAST(86400000 AS BIGINT), 1 FROM {numbers}",
    "INSERT INTO token (bucket, hash, player) SELECT n % 1024, {hash}, n FROM {numbers}",
    "INSERT INTO game (bucket, day, player, kind, state, moves, score, place, line)"
    " SELECT n % 1024, {day}, n, 0, 1, 90, n % 999, -(n % 999), 'line' FROM {numbers}",
)


def fill(database: str, count: int) -> None:
    day = int(time.time()) // 86_400 - 40
    if database.startswith("postgres"):
        numbers, digest = f"generate_series(1::bigint, {count}) AS n", "sha256(n::text::bytea)"
        month = f"CREATE TABLE game_{day} PARTITION OF game FOR VALUES FROM ({day}) TO ({day + 1})"
        for statement in (month, *(text.format(day=day, numbers=numbers, hash=digest) for text in STATEMENTS), "VACUUM ANALYZE", "CHECKPOINT"):
            subprocess.run(["psql", "--quiet", "--no-psqlrc", database, "--command", statement], check=True)
        return
    numbers = f"(WITH RECURSIVE c (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < {count}) SELECT n FROM c)"
    with contextlib.closing(sqlite3.connect(database)) as connection:
        for statement in STATEMENTS:
            connection.execute(statement.format(day=day, numbers=numbers, hash="randomblob(32)"))
        connection.commit()


def load(server: Server, *options: str) -> str:
    """Plays games, and returns the line with the times of the moves."""
    command = [LOAD, "--server", f"127.0.0.1:{server.port}", "--without-constant", *options]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    return next(line for line in lines if line.startswith("moves"))


def measure_moves(name: str, database: str, count: int) -> list[float]:
    """Prints the times of moves at fixed times with `count` registered players, and returns them."""
    Server(database).stop()
    fill(database, count)
    # The disk must not be busy with what was just filled in.
    os.sync()
    server = Server(database)
    line = load(server, "--players", "1000", "--take-turns", "--rate", str(MOVES_PER_SECOND), "--moves", str(30 * MOVES_PER_SECOND))
    server.stop()
    print(f"  {name}, {count:>9,} players: {line}", flush=True)
    return [float(found) for found in re.findall(r"p[\d.]+ ([\d.]+) ms", line)]


def measure_end_of_day(name: str, database: str, clock: MachineClock) -> None:
    """Prints how fast a server records a day's unfinished games."""
    server = Server(database)
    load(server, "--players", str(UNFINISHED_COUNT), "--take-turns", "--moves", str(10 * UNFINISHED_COUNT))
    server.stop()
    clock.set_ahead(TWENTY_SEVEN_HOURS)
    server = Server(database, **clock.variables, PARLOR_LOG_LEVEL="info")
    times = {}
    while "revealed" not in times:
        for event in ("closed", "revealed"):
            if event not in times and any(f"{event} a day" in line for line in server.log):
                times[event] = time.monotonic()
        assert server.process.poll() is None, server.log
        time.sleep(0.01)
    server.stop()
    duration = times["revealed"] - times["closed"]
    print(f"  {name}, the end of a day: {UNFINISHED_COUNT:,} unfinished games in {duration:.1f} s, {UNFINISHED_COUNT / duration:,.0f} per second", flush=True)


def measure_backup(database: str, clock: MachineClock) -> None:
    """Prints the times of moves during a backup with pg_dump, in the middle of which a day is revealed, and when it is revealed."""
    server = Server(database, **clock.variables)
    load(server, "--players", str(UNFINISHED_COUNT // 10), "--take-turns", "--moves", str(UNFINISHED_COUNT))
    server.stop()
    # The day is revealed at 02:00 on the next day.
    now = time.time()
    clock.set_ahead(int((now // 86_400 + 1) * 86_400 + 7200 - 30 - now))
    server = Server(database, **clock.variables, PARLOR_LOG_LEVEL="info")
    start = time.monotonic()
    # The backup waits until somebody reads it, and keeps its locks on all tables as long.
    backup = subprocess.Popen(["pg_dump", database], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    line = load(server, "--players", "500", "--take-turns", "--rate", "200", "--moves", str(60 * 200))
    assert backup.poll() is None, "the backup was too small to last"
    backup.stdout.read()
    assert backup.wait() == 0
    reveals = [text for text in server.log if "revealed a day" in text]
    server.stop()
    print(f"  PostgreSQL, a backup over the reveal ({time.monotonic() - start:.0f} s): {line}; {reveals}", flush=True)


def compare(name: str, few: list[float], many: list[float]) -> None:
    shares = ", ".join(f"{label} {after / before:.1f}" for label, before, after in zip(("p50", "p99", "p99.9", "worst"), few, many, strict=True))
    print(f"  {name}, with many players: {shares} times as long", flush=True)


print(f"{MOVES_PER_SECOND} moves per second at fixed times, with few and with many registered players")
with tempfile.TemporaryDirectory() as folder_name:
    folder = pathlib.Path(folder_name)
    # PostgreSQL runs as another user, and reads the clock.
    folder.chmod(0o755)
    clock = MachineClock(folder)
    compare("SQLite", *(measure_moves("SQLite", str(folder / f"{count}.sqlite"), count) for count in PLAYER_COUNTS))
    measure_end_of_day("SQLite", str(folder / "end.sqlite"), clock)
    if any(pathlib.Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        postgres = Postgres("bench-players")
        try:
            times = []
            for count in PLAYER_COUNTS:
                postgres.run(f"CREATE DATABASE players_{count}")
                address = postgres.address.rpartition("/")[0] + f"/players_{count}"
                times.append(measure_moves("PostgreSQL", address, count))
            compare("PostgreSQL", *times)
        finally:
            postgres.control("stop")
        # The database's clock ends the day, so this PostgreSQL has the clock that can be set.
        clock.set_ahead(0)
        os.environ |= clock.variables
        postgres = Postgres("bench-clock")
        for variable in clock.variables:
            del os.environ[variable]
        try:
            measure_end_of_day("PostgreSQL", postgres.address, clock)
            clock.set_ahead(0)
            postgres.run("CREATE DATABASE backup")
            measure_backup(postgres.address.rpartition("/")[0] + "/backup", clock)
        finally:
            postgres.control("stop")
