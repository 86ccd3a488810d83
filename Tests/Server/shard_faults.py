"""Faults of the databases of a ledger, one on each day, while a crowd plays: nothing acknowledged is lost, and no key shows early."""

import contextlib
import dataclasses
import os
import pathlib
import random
import re
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator

from calendars import Calendar
from machine_clock import MachineClock
from server import Client, Player, Server, wait_until
from shard_crowd import RequestCount, ShardCrowd
from shard_databases import Shard, day_number, locked, move_players
from shard_watch import Watcher

NOON = 12 * 3_600_000
TWENTY_SIX_HOURS = 93_600

ENDS = ("kill", "freeze", "switchover")
MOMENTS = ("moves", "close", "reveal")
CLOCKS = ("server clock", "database clock")


@dataclasses.dataclass(frozen=True)
class Fault:
    """A fault of one database or, for a clock, of one database or server: its kind, the number of what fails, and when it does.

    The moment is `moves`, in the middle of the day; `close`, when a database is about to close the day; or `reveal`, when all
    databases have closed the day, and one is about to record its last games."""

    kind: str
    target: int
    moment: str
    # By how many seconds a wrong clock is ahead.
    error: int = 0


def random_faults(count: int, generator: random.Random) -> list[Fault]:
    """Returns faults in random order. One in five is a wrong clock, where tests can set clocks. No other is repeated until all had
    their turn."""
    clock_count = count // 5 if sys.platform == "linux" else 0
    ends = [Fault(kind, target, moment) for kind in ENDS for target in range(3) for moment in MOMENTS]
    clocks = [
        Fault(kind, target, moment, error)
        for kind, target_count in zip(CLOCKS, (2, 3), strict=True)
        for target in range(target_count)
        for moment in ("moves", "close")
        for error in (TWENTY_SIX_HOURS, -TWENTY_SIX_HOURS)
    ]
    chosen = []
    for faults, wanted in ((ends, count - clock_count), (clocks, clock_count)):
        for first in range(0, wanted, len(faults)):
            chosen += generator.sample(faults, min(len(faults), wanted - first))
    generator.shuffle(chosen)
    return chosen


@contextlib.contextmanager
def repeated(*command: str, allowed: tuple[int, ...], **variables: str) -> Iterator[None]:
    """Runs a command again and again until the end. It may exit with one of the given statuses."""
    has_ended = threading.Event()
    wrong: list[str] = []

    def run() -> None:
        while not has_ended.is_set():
            ended = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, env=os.environ | variables)
            if ended.returncode not in allowed:
                wrong.append(f"{ended.returncode}: {ended.stdout}{ended.stderr}")
            has_ended.wait(1)

    thread = threading.Thread(target=run)
    thread.start()
    try:
        yield
    finally:
        has_ended.set()
        thread.join()
    assert not wrong, wrong


class Campaign:
    """A crowd that plays on two servers with one ledger in several databases, day after day, while something fails."""

    def __init__(self, start, shards: list[Shard], folder: pathlib.Path, clocks: list[MachineClock | None]):
        self.shards, self.clocks, self.folder = shards, clocks, folder
        self.calendar = Calendar(folder / "calendar")
        self.today = 0
        self.calendar.set(0, NOON)
        clock = {"PARLOR_TEST_CLOCK": str(self.calendar.file)}
        addresses = " ".join(shard.address for shard in shards)
        self.servers: list[Server] = [start(addresses, **clock, **(machine.variables if machine else {})) for machine in clocks]
        self.shard_numbers: list[int] = []
        self.read_map()
        self.crowd = ShardCrowd(self.servers, 4 * len(shards), len(shards), self.shard_of)
        self.watchers = [Watcher(server, shards, self.calendar) for server in self.servers]
        self.faults: Counter[str] = Counter()
        # The requests during the faults of the first database, and during those of each other one.
        self.counts: dict[str, RequestCount] = {}
        # Whether each fault at the end of a day lasts until both servers have tried in vain to end the day.
        self.is_patient = False

    def read_map(self) -> None:
        """Reads which database has the players of each bucket. None must be on its way to another one."""
        sets = [bytes.fromhex(shard.rows("SELECT encode(buckets, 'hex') FROM shard")[0][0]) for shard in self.shards]
        self.shard_numbers = [
            next(number for number, owned in enumerate(sets) if owned[bucket // 8] >> bucket % 8 & 1) for bucket in range(1024)
        ]

    def shard_of(self, player: str) -> int:
        return self.shard_numbers[int(player, 16) % 1024]

    def previous_commitment(self, day: str) -> str:
        """Returns the commitment of the day before, or zeros for the first day."""
        first = self.calendar.day(0)
        days = Client(self.servers[0]).get(f"/days?from={first}&to={day}").json["days"]
        return days[-2]["commitment"] if len(days) > 1 else "0" * 64

    # MARK: - A day

    def run(self, faults: list[Fault], moved_count: int = 0) -> None:
        """Plays a day with each fault, and then a day to its end without one. Enter what else is going on before, such as a repeated
        command. Before each fault, up to `moved_count` of the 1024 parts of the players move to databases that have fewer."""
        for number, fault in enumerate(faults, start=1):
            self._play()
            if moved_count:
                move_players(self.shards, self.servers[0].database, moved_count)
            if fault.kind in CLOCKS:
                self._run_with_wrong_clock(fault)
            else:
                self._run_with_failing_database(fault)
            self._wait_for_reveal()
            self.faults[fault.kind] += 1
            print(f"{number}. {fault}: {self.crowd.move_count} moves answered", flush=True)
        self._play()
        self._pass_day()
        self._wait_for_reveal()
        self.read_map()

    def _play(self) -> None:
        self.crowd.wait_for_clients()
        self.crowd.wait_for_moves(30)

    def _hide(self, first_hidden: int) -> None:
        for watcher in self.watchers:
            watcher.first_hidden = first_hidden

    def _pass_day(self, is_revealed: bool = True) -> None:
        """Sets the clock to the next day. `is_revealed` is whether this day's key may be published from now on."""
        self.crowd.is_passing = True
        self.today += 1
        if is_revealed:
            self._hide(self.today)
        self.calendar.set(self.today, NOON)
        self.crowd.day = self.calendar.day(self.today)
        self.crowd.is_passing = False

    def _wait_for_reveal(self) -> None:
        """Waits until both servers have shown the keys of all days before today."""
        wanted = {self.calendar.day(number) for number in range(self.today)}
        wait_until(lambda: all(watcher.check() and wanted <= set(watcher.keys) for watcher in self.watchers), "a day isn't revealed")

    # MARK: - Databases that fail

    def _run_with_failing_database(self, fault: Fault) -> None:
        shard, day = self.shards[fault.target], self.calendar.day(self.today)
        if fault.moment == "moves":
            with self._failing(fault):
                pass
            self._play()
            self._pass_day()
            return
        with contextlib.ExitStack() as stack:
            # A locked row keeps the database from its next step, so that the fault comes just then.
            if fault.moment == "close":
                stack.enter_context(locked(shard.primary.address, f"SELECT 1 FROM day WHERE day = {day_number(day)}"))
            else:
                games = f"SELECT 1 FROM game WHERE day = {day_number(day)} AND state = 0"
                while not stack.enter_context(locked(shard.primary.address, games)):
                    stack.close()
            self._pass_day(is_revealed=False)
            shard.wait_for_locked_transaction()
            if fault.moment == "close":
                assert shard.day_state(day) == 0 and self.shards[0].day_state(day) == 0
            else:
                wait_until(lambda: all(each.day_state(day) == 1 for each in self.shards), "a database doesn't close the day")
            with self._failing(fault):
                pass

    @contextlib.contextmanager
    def _failing(self, fault: Fault) -> Iterator[None]:
        """Stops a database, waits until the players of the others have played on, and repairs it after the block."""
        self.read_map()
        with getattr(self.shards[fault.target], fault.kind)():
            name = f"{fault.kind}, {'the first' if fault.target == 0 else 'another'} database"
            self.crowd.count = self.counts.setdefault(name, RequestCount()), fault.target
            self.crowd.wait_for_refused_games(fault.target)
            self._wait_for_others(fault.target)
            if self.is_patient and fault.moment != "moves":
                self._wait_for_failed_housekeeping()
            yield
            self.crowd.count = None
            self._hide(self.today)

    def _wait_for_others(self, target: int) -> None:
        """Waits until the players of the other databases have played on. Without the first one, only begun games continue."""
        if target == 0:
            self.crowd.wait_for_games(except_shard=0)
        else:
            self.crowd.wait_for_clients(except_shard=target)

    # MARK: - Wrong clocks

    def _run_with_wrong_clock(self, fault: Fault) -> None:
        day = self.calendar.day(self.today)
        is_database = fault.kind == "database clock"
        with self._wrong_clock(fault):
            self._wait_until_noticed(fault)
            if fault.moment == "close":
                # By the clock of the database, it may be too early. Nothing happens without the first one.
                waits = is_database and (fault.target == 0 or fault.error < 0)
                self._pass_day(is_revealed=not waits)
                if not waits:
                    self._wait_for_reveal()
            self._wait_for_housekeeping()
            if is_database:
                self.crowd.wait_for_games()
                self._wait_for_others(fault.target)
            else:
                self.crowd.wait_for_clients()
            self._check_that_nothing_is_early()
            self._hide(self.today)
        if fault.moment == "moves":
            assert all(shard.day_state(day) == 0 for shard in self.shards)
            self._play()
            self._pass_day()

    @contextlib.contextmanager
    def _wrong_clock(self, fault: Fault) -> Iterator[None]:
        if fault.kind == "database clock":
            with self.shards[fault.target].wrong_clock(fault.error):
                yield
        else:
            self.clocks[fault.target].set_ahead(fault.error)
            yield
            self.clocks[fault.target].set_ahead(0)

    def _wait_until_noticed(self, fault: Fault) -> None:
        if fault.kind == "server clock":
            assert "clock" in self.servers[fault.target].faults()
        elif fault.target == 0:
            assert all("clock" in server.faults() for server in self.servers)
        else:
            for server in self.servers:
                wait_until(lambda server=server: "\nparlor_shards_not_ready 1\n" in server.metrics())

    def _wait_for_housekeeping(self) -> None:
        """Waits until each server has once more done the work that is due, unless its clock is wrong."""
        def time(server: Server) -> int:
            return int(re.search(r'parlor_housekeeping_success_time_seconds{work="days"} (\d+)', server.metrics())[1])

        for server in self.servers:
            first = time(server)
            # The pause between two runs is two seconds.
            wait_until(lambda server=server, first=first: "clock" in server.faults() or time(server) > first + 2)

    def _wait_for_failed_housekeeping(self) -> None:
        """Waits until each server has tried in vain to end the day, so that a key that it would show would be seen."""
        def count(server: Server) -> int:
            return int(re.search(r'parlor_housekeeping_failures_total{work="days"} (\d+)', server.metrics())[1])

        # The first failure may be of a run that began before the fault.
        wanted = [count(server) + 2 for server in self.servers]
        wait_until(lambda: all(count(server) >= least for server, least in zip(self.servers, wanted, strict=True)))

    def _check_that_nothing_is_early(self) -> None:
        today, tomorrow = self.calendar.day(self.today), self.calendar.day(self.today + 1)
        assert all(shard.day_state(day) == 0 for shard in self.shards for day in (today, tomorrow)), "a day was closed early"
        last = day_number(self.calendar.day(self.today + 8))
        assert all(shard.last_day_number() <= last for shard in self.shards), "a day was made early"
        players = [witness for witness in self.crowd.current if witness and witness.has_begun]
        for server in self.servers:
            for witness in players:
                guest = Player(server, witness.clients[0].token, tomorrow)
                assert guest.put(guest.game_path()).problem in ("day-not-open", "not-ready", "no-such-day"), "tomorrow has begun"
                guest.connection.close()
