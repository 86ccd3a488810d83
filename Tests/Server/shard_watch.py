"""A watcher who looks for keys that a server shows too early."""

import threading
import time

from calendars import Calendar
from server import Client, Server
from shard_databases import Shard


class Watcher:
    """Asks a server for the days without a pause, and records the keys that it shows."""

    def __init__(self, server: Server, shards: list[Shard], calendar: Calendar):
        self.server, self.shards, self.calendar = server, shards, calendar
        # The first day whose key can't be public yet, as a number of the calendar. Increase it just before that changes.
        self.first_hidden = 0
        # The key of each revealed day.
        self.keys: dict[str, str] = {}
        # Why a day was revealed early.
        self.early: list[str] = []
        self.answer_count = 0
        self._fault: BaseException | None = None
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        client = Client(self.server)
        try:
            while not self._stop.is_set():
                self._look(client)
                time.sleep(0.02)
        except BaseException as fault:
            self._fault = fault
        finally:
            client.connection.close()

    def _look(self, client: Client) -> None:
        hidden = self.first_hidden
        days = f"/days?from={self.calendar.day(max(0, hidden - 2))}&to={self.calendar.day(hidden + 8)}"
        answer = client.get(days)
        # While the first database is down, the server doesn't know the days.
        if answer.status == 503:
            return
        assert answer.status == 200, answer
        self.answer_count += 1
        for shown in answer.json["days"]:
            day, key = shown["day"], shown["key"]
            if key is None or day in self.keys:
                assert key == self.keys.get(day), f"the key of {day} has changed"
                continue
            if day >= self.calendar.day(self.first_hidden):
                self.early.append(f"{day}: its time wasn't over, or a database had not closed it")
            elif not all(shard.day_state(day) >= 1 for shard in self.shards):
                self.early.append(f"{day}: {[shard.day_state(day) for shard in self.shards]}")
            self.keys[day] = key

    def check(self) -> bool:
        assert self._fault is None, self._fault
        assert not self.early, self.early
        return True

    def stop(self) -> None:
        self._stop.set()
        self._thread.join()
        self.check()
