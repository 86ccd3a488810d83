"""Checks that `postgres.sh with` leaves no server behind that keeps the next one from starting."""

import contextlib
import os
import signal
import subprocess

import pytest
from games import ROOT

SCRIPT = ROOT / "Server" / "Scripts" / "postgres.sh"


class Servers:
    """The script, for the server with one name."""

    def __init__(self, name):
        self.environment = os.environ | {"PARLOR_POSTGRES_NAME": name}

    def run(self, *words):
        return subprocess.run([SCRIPT, *words], env=self.environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)

    def is_running(self):
        return self.run("address").returncode == 0

    @contextlib.contextmanager
    def during_with(self):
        """Runs a command that waits, in a process group of its own. The context is the group's ID."""
        command = [SCRIPT, "with", "bash", "-c", "echo runs; sleep 600"]
        with subprocess.Popen(
            command, env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, start_new_session=True
        ) as process:
            assert process.stdout.readline() == "runs\n"
            yield process.pid


@pytest.fixture
def servers(worker_id):
    servers = Servers(f"scripts-{worker_id}")
    servers.run("stop")
    yield servers
    servers.run("stop")


def test_ended_script_stops_its_server(servers):
    with servers.during_with() as group:
        os.killpg(group, signal.SIGTERM)
    assert not servers.is_running()


def test_server_of_a_killed_script_is_replaced(servers):
    with servers.during_with() as group:
        os.killpg(group, signal.SIGKILL)
    assert servers.is_running()
    assert servers.run("with", "true").returncode == 0
    assert not servers.is_running()


def test_server_of_a_running_script_is_not_replaced(servers):
    with servers.during_with() as group:
        assert "runs already" in servers.run("with", "true").stderr
        assert servers.is_running()
        os.killpg(group, signal.SIGTERM)
