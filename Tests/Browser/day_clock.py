"""The time of a server of the game of the day and of the devices that visit it, which a test lets pass for all of them."""

import pathlib

from calendars import Calendar
from device import Device

HOUR = 3_600_000


class DayClock(Calendar):
    """Noon of a Monday at first, so that no day ends while a test runs unless the test says so. It goes on as any clock does."""

    def __init__(self, file: pathlib.Path):
        self._devices: list[Device] = []
        super().__init__(file)
        self.set(0, 12 * HOUR)

    def add(self, device: Device) -> None:
        """From now on a device has this time."""
        self._devices.append(device)
        device.move_clock(self.ahead)

    def set(self, days: int, milliseconds: int) -> None:
        """So many days from today, so many milliseconds after midnight, UTC: for the server, and in pages that are open too."""
        super().set(days, milliseconds)
        for device in self._devices:
            device.move_clock(self.ahead)
