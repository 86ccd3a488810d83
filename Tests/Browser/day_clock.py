"""The time of a server of daily games and of the devices that visit it. A test can move it."""

import pathlib

from calendars import Calendar
from device import Device

HOUR = 3_600_000


class DayClock(Calendar):
    """A clock that starts at noon of a Monday, so that no day ends during a test unless the test says so. It
    advances in real time."""

    def __init__(self, file: pathlib.Path):
        self._devices: list[Device] = []
        super().__init__(file)
        self.set(0, 12 * HOUR)

    def add(self, device: Device) -> None:
        """Gives a device this time from now on."""
        self._devices.append(device)
        device.move_clock(self.ahead)

    def set(self, days: int, milliseconds: int) -> None:
        """Sets the time, on the server and in open pages, to milliseconds after midnight UTC, days from today."""
        super().set(days, milliseconds)
        for device in self._devices:
            device.move_clock(self.ahead)
