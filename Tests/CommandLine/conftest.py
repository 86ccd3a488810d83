"""Fixtures of the command-line tests: the programs, and an environment in which they store games."""

import contextlib
import os
import pathlib

import pytest
from repository import program_path
from terminal import Terminal
from today_player import DAY, DAYS, TodayPlayer
from today_server import TodayServer


@pytest.fixture(scope="session")
def parlor():
    """The path of `parlor`: `PARLOR` in the environment, or what `swift build` builds."""
    return program_path("parlor", "PARLOR")


@pytest.fixture(scope="session")
def lab():
    """The path of `parlor-lab`: `PARLOR_LAB` in the environment, or what `swift build` builds."""
    return program_path("parlor-lab", "PARLOR_LAB")


@pytest.fixture
def environment(tmp_path):
    """An environment without stored games, for a terminal with 256 colors."""
    inherited = {key: os.environ[key] for key in ("PATH", "HOME", "LD_LIBRARY_PATH") if key in os.environ}
    return inherited | {"TERM": "xterm-256color", "LANG": "C.UTF-8", "TZ": "UTC", "XDG_DATA_HOME": str(tmp_path / "data")}


@pytest.fixture
def folder(environment):
    """The folder for stored games, which is empty."""
    folder = pathlib.Path(environment["XDG_DATA_HOME"]) / "parlor"
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def open_terminal(parlor, environment):
    """A function that runs `parlor` with arguments in a terminal."""

    def start(*arguments, width=80, height=24, **changes):
        return Terminal([parlor, *arguments], environment | changes, width, height)

    return start


@pytest.fixture
def start_play(open_terminal):
    """A function that starts a game's `play` command in a terminal, with further arguments."""
    return lambda game, *arguments, **options: open_terminal(game, "play", *arguments, **options)


@pytest.fixture
def new_today_player(parlor, tmp_path):
    """A function that starts a server, and returns a player who has nothing stored yet."""
    with contextlib.ExitStack() as servers:

        def new_today_player():
            server = TodayServer(DAYS, DAY)
            servers.callback(server.close)
            return TodayPlayer(parlor, server, tmp_path / f"kept {server.server_port}")

        yield new_today_player


@pytest.fixture
def today(new_today_player):
    """A player of today's ranked games who has nothing stored yet."""
    return new_today_player()
