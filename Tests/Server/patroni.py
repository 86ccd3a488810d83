"""Three machines with PostgreSQL, one of which is the primary, and Patroni, which promotes another one."""

import os
import subprocess
import urllib.request

from repository import ROOT
from server import wait_until

SCRIPT = ROOT / "Server" / "Scripts" / "patroni.sh"

# The maximum duration of a command, in seconds. At the start, standbys are copied.
MAX_SECONDS = 300


class Patroni:
    """A running group of machines, numbered from 1. Scripts/patroni.sh identifies it by its name."""

    def __init__(self, name: str):
        self._environment = os.environ | {"PARLOR_PATRONI_NAME": name}
        # Remove a group that is left over from an interrupted run.
        self.control("stop")
        self.address = self.control("start")
        self._apis = self.control("apis").splitlines()

    def control(self, *words: object) -> str:
        done = subprocess.run(
            [SCRIPT, *map(str, words)], env=self._environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=MAX_SECONDS
        )
        assert done.returncode == 0, f"patroni.sh {words}: {done.stdout}{done.stderr}"
        return done.stdout.strip()

    def machines(self, role: str) -> list[int]:
        """Returns the machines that have a role, such as "primary", "replica", or "synchronous"."""
        return [number for number, api in enumerate(self._apis, 1) if _is_found(f"{api}/{role}")]

    def primary(self) -> int:
        """Waits until there is one primary, and returns its number."""
        wait_until(lambda: len(self.machines("primary")) == 1, "Patroni has not exactly one primary")
        return self.machines("primary")[0]

    def wait_for_standbys(self) -> None:
        """Waits until every machine has its role, and one standby confirms what the primary writes."""
        wait_until(lambda: len(self.machines("replica")) == 2 and self.machines("synchronous"), "a machine isn't back")


def _is_found(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=2):
            return True
    except OSError:
        return False
