"""Restores of a backup while `parlor-load` plays: no published commitment changes, and lost days are void.

`make soak` runs this. Each round backs up the ledger while it is written, plays on for two days, loses the ledger, and continues with
the backup. With PostgreSQL, the backup is made by pg_dump, and two servers share the database."""

import contextlib
import datetime
import os
import pathlib
import sqlite3
import subprocess
import time

import pytest
from calendars import Calendar
from load import load_on
from postgres import run_sql
from server import MAX_WAIT_SECONDS, Client, Player, Server, program, wait_until

# The number of restores in each kind of store.
RESTORE_COUNT = int(os.environ.get("PARLOR_RESTORES", "1"))

NOON = 12 * 3_600_000

# The days ahead for which commitments are published. Keys are made one day earlier.
PUBLISHED_DAYS = 7


def run(*command: str, **variables: str) -> str:
    return subprocess.run(
        command, check=True, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=MAX_WAIT_SECONDS,
        env=os.environ | variables
    ).stdout


class SQLiteLedger:
    """The ledger of one server in a file."""

    server_count = 1

    def __init__(self, path: str, clock: dict[str, str]):
        self.path, self.clock = path, clock
        self.backup = path + ".backup"

    def move_count(self, day: str) -> int:
        with contextlib.closing(sqlite3.connect(self.path)) as connection:
            return connection.execute(f"SELECT COUNT(*) FROM move_{day.replace('-', '')}").fetchone()[0]

    def save(self) -> None:
        pathlib.Path(self.backup).unlink(missing_ok=True)
        run(program(), "backup", self.backup, "--database", self.path, **self.clock)

    def restore(self) -> None:
        for suffix in ("", "-wal", "-shm"):
            pathlib.Path(self.path + suffix).unlink(missing_ok=True)
        pathlib.Path(self.backup).rename(self.path)


class PostgresLedger:
    """The ledger of two servers in a database."""

    server_count = 2

    def __init__(self, address: str, clock: dict[str, str], calendar: Calendar):
        self.path, self.clock, self.calendar = address, clock, calendar
        self.backup, self.time = "", ""

    def move_count(self, day: str) -> int:
        return int(run_sql(self.path, f"SELECT COUNT(*) FROM move_{day.replace('-', '')}"))

    def save(self) -> None:
        now = time.time() + self.calendar.ahead_milliseconds / 1000
        self.time = datetime.datetime.fromtimestamp(int(now), datetime.UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        self.backup = run("pg_dump", self.path)

    def restore(self) -> None:
        run_sql(self.path, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
        psql = ["psql", "--quiet", "--no-psqlrc", "--set", "ON_ERROR_STOP=1", self.path]
        subprocess.run(psql, input=self.backup, check=True, stdout=subprocess.DEVNULL, text=True, timeout=MAX_WAIT_SECONDS)
        run(program(), "void", "--since", self.time, "--database", self.path, **self.clock)


def wait_for_play(ledger: SQLiteLedger | PostgresLedger, day: str) -> None:
    """Waits until `parlor-load` has played on a day."""
    before = ledger.move_count(day)
    wait_until(lambda: ledger.move_count(day) > before + 100, f"nobody plays on {day}")


def days(server: Server, calendar: Calendar, first: int, last: int) -> list[dict]:
    client = Client(server)
    try:
        return client.get(f"/days?from={calendar.day(first)}&to={calendar.day(last)}").json["days"]
    finally:
        client.connection.close()


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_restored_server_keeps_commitments_and_voids_what_was_played(start, request, tmp_path, store):
    calendar = Calendar(tmp_path / "clock")
    variables = {"PARLOR_TEST_CLOCK": str(calendar.file)}
    address = request.getfixturevalue(store)
    ledger = SQLiteLedger(address, variables) if store == "sqlite" else PostgresLedger(address, variables, calendar)
    calendar.set(0, NOON)
    servers = [start(address, **variables) for _ in range(ledger.server_count)]
    # The days that were in play since a backup, and those that it lacks.
    void: set[str] = set()
    first = 0

    def pass_to(day: int) -> None:
        """Sets the clock to a day, and waits until the servers have made the last day's key, and somebody plays."""
        calendar.set(day, NOON)
        last_made = calendar.day(day + PUBLISHED_DAYS + 1)
        wait_until(lambda: f"{last_made}  " in run(program(), "days", "--database", ledger.path))
        if calendar.day(day) not in void:
            wait_for_play(ledger, calendar.day(day))

    with load_on(servers):
        for number in range(RESTORE_COUNT):
            pass_to(first)
            ledger.save()
            wait_for_play(ledger, calendar.day(first))
            pass_to(first + 1)
            pass_to(first + 2)
            last = first + 2 + PUBLISHED_DAYS
            wait_until(lambda first=first: days(servers[0], calendar, first, first)[0]["state"] == "revealed")
            published = days(servers[0], calendar, max(0, first - 20), last)
            for index, server in enumerate(servers):
                (server.kill if (number + index) % 2 else server.stop)()
            ledger.restore()
            for server in servers:
                server.restart()

            void |= {calendar.day(day) for day in (first, first + 1, first + 2, last)}
            for server in servers:
                restored = days(server, calendar, max(0, first - 20), last)
                assert [day["day"] for day in restored] == [day["day"] for day in published]
                assert {day["day"] for day in restored if day["state"] == "void"} == void & {day["day"] for day in restored}
                for old, new in zip(published, restored, strict=True):
                    # The commitment of the last day isn't in the backup.
                    expected = None if new["day"] == calendar.day(last) else old["commitment"]
                    assert new["commitment"] == expected, (old, new)
                    assert new["key"] == (old["key"] if new["state"] == "revealed" else None)
                assert server.faults() == {}
            player = Player(servers[0])
            assert player.put(player.game_path()).problem == "day-void"
            first += 3
            while calendar.day(first) in void:
                first += 1
            pass_to(first)
            print(f"{store}: restored {number + 1} times, {len(void)} days are void, and players play again")
