"""Fixtures of the server's tests: servers with separate ledgers, in each kind of store."""

import contextlib
import os
import pathlib
import subprocess
import sys
import tempfile
import uuid

import pytest
from disks import SmallDisk
from machine_clock import MachineClock
from postgres import run_sql
from repository import program_path
from server import Server, database_options, program
from shard_databases import Shard
from shard_faults import Campaign

# The address of a PostgreSQL server on which tests can create databases. Scripts/test.sh sets it.
POSTGRES = os.environ.get("PARLOR_TEST_POSTGRES")


@pytest.fixture(scope="session")
def parlor() -> str:
    """The path of `parlor`, from the environment variable `PARLOR` or else from `swift build`."""
    return program_path("parlor", "PARLOR")


@pytest.fixture
def sqlite(tmp_path) -> str:
    return str(tmp_path / "parlor.sqlite")


@contextlib.contextmanager
def new_database():
    """Creates a PostgreSQL database, and removes it at the end. Gives its address."""
    assert POSTGRES, "PARLOR_TEST_POSTGRES has to name a PostgreSQL: Server/Scripts/postgres.sh with COMMAND"
    name = f"parlor_{uuid.uuid4().hex}"
    run_sql(POSTGRES, f"CREATE DATABASE {name}")
    head, _, rest = POSTGRES.rpartition("/")
    yield f"{head}/{name}" + ("?" + rest.partition("?")[2] if "?" in rest else "")
    run_sql(POSTGRES, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def postgres():
    """The address of a new PostgreSQL database."""
    with new_database() as address:
        yield address


@pytest.fixture
def shards():
    """The addresses of three new PostgreSQL databases for one ledger, with spaces between them."""
    with new_database() as first, new_database() as second, new_database() as third:
        yield f"{first} {second} {third}"


@pytest.fixture(params=["sqlite", "postgres", "shards"])
def database(request) -> str:
    """The address of a new ledger in each kind of store, or its addresses."""
    return request.getfixturevalue(request.param)


@pytest.fixture
def start():
    """A function that starts servers, which stop at the end of the test."""
    servers = []

    def start(database: str, wrapper: tuple[str, ...] = (), **variables: str) -> Server:
        servers.append(Server(database, wrapper, **variables))
        return servers[-1]

    yield start
    for server in servers:
        server.close()


@pytest.fixture
def server(start, database) -> Server:
    return start(database)


@pytest.fixture
def new_clock():
    """A function that creates the clock of a machine, or returns `None` on systems on which tests can't set one. PostgreSQL, which may run
    as another user, can read its files."""
    with contextlib.ExitStack() as stack:

        def new_clock() -> MachineClock | None:
            if sys.platform != "linux":
                return None
            folder = pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="parlor-clock-")))
            folder.chmod(0o755)
            return MachineClock(folder)

        yield new_clock


@pytest.fixture
def start_campaign(start, new_clock, tmp_path):
    """A function that starts players on two servers with a ledger in three databases, of which those with the given numbers have a
    standby. If `is_grown` is true, the third one was added, and has no players yet."""
    with contextlib.ExitStack() as stack:

        def start_campaign(standbys: tuple[int, ...], is_grown: bool = False) -> Campaign:
            shards = []
            for number in range(3):
                shards.append(Shard(f"shard-{number}", new_clock(), has_standby=number in standbys))
                stack.callback(shards[-1].stop)
            if is_grown:
                options = database_options(" ".join(shard.address for shard in shards[:2]))
                subprocess.run([program(), "migrate", *options], check=True, stdout=subprocess.DEVNULL)
            return Campaign(start, shards, tmp_path, [new_clock() for _ in range(2)])

        yield start_campaign


def pytest_terminal_summary(terminalreporter):
    if not SmallDisk.is_allowed():
        terminalreporter.write_line("This system lets nobody mount a disk of their own: the full disk was a limit to the size of files.")
