"""A PostgreSQL server that a test can stop, kill, and configure."""

import os
import subprocess

from repository import ROOT
from server import MAX_WAIT_SECONDS, wait_until

SCRIPT = ROOT / "Server" / "Scripts" / "postgres.sh"


def run_sql(address: str, *statements: str) -> str:
    """Runs each statement in a separate transaction as the administrator, and returns the values of the last one."""
    commands = [word for statement in statements for word in ("--command", statement)]
    psql = ["psql", "--quiet", "--no-psqlrc", "--tuples-only", "--no-align", address, *commands]
    return subprocess.run(psql, check=True, capture_output=True, text=True, timeout=MAX_WAIT_SECONDS).stdout.strip()


class Postgres:
    """A running server. Scripts/postgres.sh identifies it by its name. Its processes have `variables` in their environment."""

    def __init__(self, name: str, primary: "Postgres | None" = None, port: str = "", **variables: str):
        self.name, self.variables = name, variables
        # Remove a server that is left over from an interrupted run.
        self.control("stop")
        self.address = self.control(*(["follow", primary.name, port] if primary else ["start"]))

    def control(self, *words: str) -> str:
        environment = os.environ | {"PARLOR_POSTGRES_NAME": self.name} | self.variables
        done = subprocess.run([SCRIPT, *words], env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=MAX_WAIT_SECONDS)
        assert done.returncode == 0, f"postgres.sh {words}: {done.stdout}{done.stderr}"
        return done.stdout.strip()

    @property
    def port(self) -> str:
        return self.address.rpartition(":")[2].partition("/")[0]

    def run(self, *statements: str) -> str:
        return run_sql(self.address, *statements)

    def wait_for(self, query: str) -> None:
        """Waits until a query returns a row."""
        wait_until(lambda: self.run(query), query)

    def wait_for_standby(self) -> None:
        """Makes every transaction wait until the standby has confirmed it."""
        self.run("ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (*)'", "SELECT pg_reload_conf()")
        self.wait_for("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'quorum'")
