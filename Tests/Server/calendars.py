"""The clock of servers in tests, which a test can set."""

import datetime
import os
import time

DAY = 86_400_000


class Calendar:
    """Sets the clock of servers that read its file. Their first day is the latest Monday."""

    def __init__(self, file):
        self.file = file
        # CodeBreaker has a different size on each weekday, and large sizes take the server long. Start every test on a
        # Monday, which has the smallest size, so that tests don't depend on the date.
        today = datetime.datetime.now(datetime.UTC).date()
        self.today = today - datetime.timedelta(days=today.weekday())
        self.set(0, 3_600_000)

    @property
    def ahead(self) -> int:
        """The time by which the servers' clock is ahead of this machine's, in milliseconds."""
        return int(self.file.read_text())

    def set(self, days: int, milliseconds: int) -> None:
        """Sets the clock to a number of days after the first one, and milliseconds after midnight."""
        midnight = datetime.datetime.combine(self.today, datetime.time(), datetime.UTC).timestamp() * 1000
        new = self.file.with_suffix(".new")
        new.write_text(str(int(midnight + days * DAY + milliseconds - time.time() * 1000)))
        # Replace the file in one step, so that a server never reads a part of it.
        os.replace(new, self.file)

    def day(self, days: int) -> str:
        """Returns the date a number of days after the first one."""
        return str(self.today + datetime.timedelta(days=days))
