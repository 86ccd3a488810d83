"""What benchmarks of ledgers in PostgreSQL share: new databases, processor times, and games that are filled in.

Processor times are those of the server's and of PostgreSQL's processes in /proc, so the players don't count, and other work on
the machine hardly matters. Import this module after Tests/Server was added to `sys.path`.
"""

import os
import pathlib
import re
import statistics
import subprocess
import time

from postgres import Postgres, run_sql
from server import Server

FILLED_GAME_COUNT = 120_000
MICROSECONDS_PER_TICK = 1_000_000 / os.sysconf("SC_CLK_TCK")

# A day's finished games, with about two thousand different scores.
POINTS = "(60 + (n * 7919 % 1009) + (n * 104729 % 997) * (n * 31 % 101) / 100)"
FILL = (
    "INSERT INTO player (bucket, id, name, created, begun) SELECT n % 1024, n, 'Player ' || n, 0, 1 FROM {numbers}",
    "INSERT INTO game (bucket, day, player, kind, state, moves, score, place, line)"
    f" SELECT n % 1024, {{day}}, n, 0, 1, 90, {POINTS}, -{POINTS}, 'triples/1 2026-11-21 1a2f1k2p,' || repeat('l1a', 53) FROM {{numbers}}",
    "INSERT INTO tally (day, kind, place, games) SELECT day, kind, place, count(*) FROM game WHERE day = {day} AND kind = 0 GROUP BY 1, 2, 3",
    "VACUUM ANALYZE",
)


def report(text: str) -> None:
    print(f"  {text}", flush=True)


def today() -> int:
    return int(time.time()) // 86_400


def processor_time(process: int) -> float:
    """Returns the processor time of a process, of its children, and of those children that have ended, in microseconds."""

    def ticks(process: int) -> int:
        try:
            fields = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        except FileNotFoundError:
            return 0
        return sum(int(field) for field in fields[11:15])

    children = subprocess.run(["pgrep", "-P", str(process)], capture_output=True, text=True).stdout.split()
    return MICROSECONDS_PER_TICK * (ticks(process) + sum(ticks(int(child)) for child in children))


class Databases:
    """New databases for a ledger, each on a PostgreSQL server of its own."""

    count = 0

    def __init__(self, postgres: list[Postgres]):
        Databases.count += 1
        self.postgres = postgres
        self.name = f"bench_{Databases.count}"
        self.addresses = [each.address.rpartition("/")[0] + f"/{self.name}" for each in postgres]
        for each in postgres:
            each.run(f"CREATE DATABASE {self.name}")
        self.processes = [int(each.run(r"SELECT split_part(pg_read_file('postmaster.pid'), E'\n', 1)")) for each in postgres]

    @property
    def ledger(self) -> str:
        return " ".join(self.addresses)

    def fill(self) -> None:
        """Adds finished daily games to a ledger that a server has created."""
        for shard, address in enumerate(self.addresses):
            numbers = f"(SELECT n FROM generate_series(1::bigint, {FILLED_GAME_COUNT}) AS n WHERE n % 1024 % {len(self.addresses)} = {shard}) AS n"
            run_sql(address, *(text.format(day=today(), numbers=numbers) for text in FILL))

    def slow_commits(self, milliseconds: int) -> None:
        """Makes each synchronization of the log take that much longer, as a slower disk or a standby would."""
        for each in self.postgres:
            each.run(f"ALTER SYSTEM SET commit_delay = {1000 * milliseconds}", "ALTER SYSTEM SET commit_siblings = 0", "SELECT pg_reload_conf()")

    def written(self) -> tuple[int, int]:
        """Returns the bytes of the write-ahead logs, and the number of transactions that have written."""
        rows = [each.run("SELECT pg_current_wal_lsn() - '0/0', pg_snapshot_xmax(pg_current_snapshot())::text").split("|") for each in self.postgres]
        return sum(int(row[0]) for row in rows), sum(int(row[1]) for row in rows)

    def traffic(self) -> int:
        """Returns the bytes that the server has sent to and received from its databases, or 0 without ss."""
        total = 0
        for each in self.postgres:
            try:
                sockets = subprocess.run(["ss", "-tinOH", f"dport = :{each.port}"], capture_output=True, text=True, check=True).stdout
            except FileNotFoundError:
                return 0
            total += sum(int(found) for found in re.findall(r"bytes_(?:sent|received):(\d+)", sockets))
        return total


class Measurement:
    """What a server and its databases did between the creation of this value and the call of `end`."""

    def __init__(self, server: Server, databases: Databases):
        self.server, self.databases = server, databases
        self.traffic, (self.wal, self.transactions) = databases.traffic(), databases.written()
        self.times = self.processor_times()
        self.duration = time.monotonic()

    def processor_times(self) -> list[float]:
        return [processor_time(self.server.process.pid), sum(processor_time(process) for process in self.databases.processes)]

    def end(self) -> "Measurement":
        self.duration = time.monotonic() - self.duration
        times = self.processor_times()
        self.server_time, self.database_time = (after - before for before, after in zip(self.times, times, strict=True))
        wal, transactions = self.databases.written()
        self.wal, self.transactions = wal - self.wal, transactions - self.transactions
        self.traffic = self.databases.traffic() - self.traffic
        return self


def spread(values: list[float], digits: int = 0) -> str:
    """Returns the median of values, with the least and the most."""
    return f"{statistics.median(values):.{digits}f} ({min(values):.{digits}f} to {max(values):.{digits}f})"
