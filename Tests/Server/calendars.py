"""The days of a server, which a test lets pass."""

import datetime
import os
import time

DAY = 86_400_000


class Calendar:
    """Lets days pass for servers that look at its file. Their today is the latest Monday at first."""

    def __init__(self, file):
        self.file = file
        # Every day of the week has a game of CodeBreaker of another size, and what the server has to work out of it takes long
        # where it is large. So that a test is the same one on every day, all of them begin on a Monday, which has the smallest.
        today = datetime.datetime.now(datetime.UTC).date()
        self.today = today - datetime.timedelta(days=today.weekday())
        self.set(0, 3_600_000)

    @property
    def ahead(self) -> int:
        """By how many milliseconds the servers' clock is ahead of this machine's."""
        return int(self.file.read_text())

    def set(self, days: int, milliseconds: int) -> None:
        """So many days from today, so many milliseconds after midnight."""
        midnight = datetime.datetime.combine(self.today, datetime.time(), datetime.UTC).timestamp() * 1000
        new = self.file.with_suffix(".new")
        new.write_text(str(int(midnight + days * DAY + milliseconds - time.time() * 1000)))
        # A server never sees half of it.
        os.replace(new, self.file)

    def day(self, days: int) -> str:
        """The date of the day so many days from today."""
        return str(self.today + datetime.timedelta(days=days))
