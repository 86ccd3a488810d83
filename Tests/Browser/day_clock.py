"""The clock of a game server and of the devices that visit it, which a test can move."""

import pathlib

from calendars import Calendar
from device import Device

HOUR = 3_600_000


class DayClock(Calendar):
    """A clock that starts at noon on a Monday and advances in real time, so that no day ends during a test unless
    the test moves the clock."""

    def __init__(self, file: pathlib.Path):
        self._devices: list[Device] = []
        super().__init__(file)
        self.set(0, 12 * HOUR)

    def add(self, device: Device) -> None:
        """Makes a device use this clock from now on."""
        self._devices.append(device)
        device.move_clock(self.ahead_milliseconds)

    def set(self, days: int, milliseconds: int) -> None:
        """Sets the time on the server and in open pages. `days` is the number of days from today, and
        `milliseconds` the time since midnight UTC."""
        super().set(days, milliseconds)
        for device in self._devices:
            device.move_clock(self.ahead_milliseconds)
