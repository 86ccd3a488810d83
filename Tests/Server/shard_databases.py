"""The databases of a ledger, each in a PostgreSQL server with a synchronous standby and a clock of its own, and their faults."""

import contextlib
import datetime
import subprocess
import time
from collections.abc import Iterator

from machine_clock import MachineClock
from postgres import Postgres, run_sql
from server import database_options, program, wait_until


def day_number(day: str) -> int:
    """Returns the number by which the ledger's tables name a day."""
    return (datetime.date.fromisoformat(day) - datetime.date(1970, 1, 1)).days


@contextlib.contextmanager
def locked(address: str, query: str) -> Iterator[int]:
    """Keeps the rows of a query locked until the end, or until the database ends. Gives the number of rows."""
    psql = ["psql", "--quiet", "--no-psqlrc", "--tuples-only", "--no-align", address]
    session = subprocess.Popen(psql, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    session.stdin.write(f"BEGIN;\n{query} FOR UPDATE;\n\\echo locked\n")
    session.stdin.flush()
    count = 0
    while (line := session.stdout.readline()) != "locked\n":
        assert line, "the database has ended the session"
        count += 1
    try:
        yield count
    finally:
        session.kill()
        session.communicate()


class Shard:
    """A database of a ledger: a primary, and a standby for which its transactions wait."""

    def __init__(self, name: str, clock: MachineClock | None, has_standby: bool = True):
        self.clock = clock
        self.variables = clock.variables if clock else {}
        self.primary = Postgres(f"{name}-a", **self.variables)
        self.standby = Postgres(f"{name}-b", self.primary, **self.variables) if has_standby else None
        # The address contains both hosts.
        self.address = self.primary.address
        if self.standby:
            self.address = self.address.replace(f":{self.primary.port}/", f":{self.primary.port},127.0.0.1:{self.standby.port}/")
            self.primary.wait_for_standby()

    def stop(self) -> None:
        for postgres in (self.standby, self.primary):
            if postgres:
                postgres.control("stop")

    # MARK: - What is stored

    def rows(self, query: str) -> list[list[str]]:
        return [line.split("|") for line in run_sql(self.primary.address, query).splitlines()]

    def day_state(self, day: str) -> int:
        """Returns the state of a day: 0 is open, 1 is closed, and 2 is revealed."""
        return int(self.primary.run(f"SELECT state FROM day WHERE day = {day_number(day)}"))

    def last_day_number(self) -> int:
        return int(self.primary.run("SELECT max(day) FROM day"))

    def is_sending_players(self) -> bool:
        """Returns whether players are on their way from this database to another one."""
        return self.primary.run("SELECT count(departing) FROM shard") != "0"

    def wait_for_locked_transaction(self) -> None:
        """Waits until a transaction waits for a lock on a row."""
        self.primary.wait_for("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND wait_event <> 'advisory' LIMIT 1")

    # MARK: - Faults. Each lasts until the end of its block.

    @contextlib.contextmanager
    def kill(self) -> Iterator[None]:
        self.primary.control("kill")
        yield
        self.primary.control("resume")

    @contextlib.contextmanager
    def freeze(self) -> Iterator[None]:
        self.primary.control("freeze")
        yield
        self.primary.control("thaw")

    @contextlib.contextmanager
    def switchover(self) -> Iterator[None]:
        """Shuts the primary down. At the end, the standby takes over, and the former primary becomes its standby."""
        self.primary.control("halt")
        yield
        self.standby.control("promote")
        former, self.primary = self.primary, self.standby
        former.control("stop")
        self.standby = Postgres(former.name, self.primary, former.port, **self.variables)
        self.primary.wait_for_standby()

    @contextlib.contextmanager
    def wrong_clock(self, seconds: int) -> Iterator[None]:
        self.clock.set_ahead(seconds)
        now = float(self.primary.run("SELECT extract(epoch FROM clock_timestamp())"))
        assert abs(now - time.time() - seconds) < 60, "the database doesn't have the clock"
        yield
        self.clock.set_ahead(0)


def move_players(shards: list[Shard], database: str, most: int) -> None:
    """Moves parts of the players to the databases that have fewer, at most `most`. The last part's move is killed, and a server
    finishes it."""
    command = [program(), "rebalance", *database_options(database), "--most"]
    subprocess.run([*command, str(most - 1)], check=True, stdout=subprocess.DEVNULL)
    last = subprocess.Popen([*command, "1"], stdout=subprocess.DEVNULL)
    wait_until(lambda: last.poll() is not None or any(shard.is_sending_players() for shard in shards))
    last.kill()
    last.wait()
    wait_until(lambda: not any(shard.is_sending_players() for shard in shards), "players are still on their way")
