"""The clock of the servers in tests, which a test can set."""

import datetime
import os
import time

DAY = 86_400_000


class Calendar:
    """Sets the clock of the servers that read its file. Their first day is the latest Monday."""

    def __init__(self, file):
        self.file = file
        # CodeBreaker has a different size on each weekday, and large sizes take the server long. Start every test on a
        # Monday, which has the smallest size, so that a test's duration doesn't depend on the date.
        today = datetime.datetime.now(datetime.UTC).date()
        self.today = today - datetime.timedelta(days=today.weekday())
        self.set(0, 3_600_000)

    @property
    def ahead_milliseconds(self) -> int:
        """The time by which the servers' clock is ahead of this machine's, in milliseconds."""
        return int(self.file.read_text())

    def set(self, days: int, milliseconds: int) -> None:
        """Sets the clock to a time given by the days since the first day, and the milliseconds since midnight."""
        midnight = datetime.datetime.combine(self.today, datetime.time(), datetime.UTC).timestamp() * 1000
        new = self.file.with_suffix(".new")
        new.write_text(str(int(midnight + days * DAY + milliseconds - time.time() * 1000)))
        # Replace the file atomically, so that a server never reads an incomplete one.
        os.replace(new, self.file)

    def day(self, days: int) -> str:
        """Returns the date that is `days` days after the first day."""
        return str(self.today + datetime.timedelta(days=days))
