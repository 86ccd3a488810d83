"""Backups of a running server, and a server that is started with one."""

import pathlib
import subprocess

import pytest
from crowd import Crowd
from server import MAX_WAIT_SECONDS, Player, program


def run(*arguments: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        [program(), *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=MAX_WAIT_SECONDS
    )


@pytest.fixture
def backup(sqlite):
    """A function that backs up the running server's ledger to a new file, whose path it returns."""

    def backup(name: str = "backup.sqlite") -> str:
        path = pathlib.Path(sqlite).with_name(name)
        made = run("backup", str(path), "--database", sqlite)
        assert (made.returncode, made.stderr) == (0, "")
        assert made.stdout == f"Saved the ledger to {path} ({path.stat().st_size} bytes).\n"
        return str(path)

    return backup


def test_backup_while_players_play_has_every_move_answered_before(start, sqlite, backup):
    server = start(sqlite)
    player = Player(server)
    player.begin()
    moves = [player.play(index) for index in range(5)]
    crowd = Crowd([server], client_count=4)
    crowd.wait_for_moves(20)
    copy = backup()
    player.play(5)
    crowd.wait_for_moves(20)
    crowd.end(server)
    copied = player.at(start(copy)).begin()
    assert [move["direction"] for move in copied["moves"]] == [move["direction"] for move in moves]
    assert pathlib.Path(copy).stat().st_mode & 0o777 == 0o600


def test_restore_check_tells_what_would_be_lost(start, sqlite, backup):
    server = start(sqlite)
    player = Player(server)
    player.begin(), player.play(0)
    copy = backup()
    checked = run("restore-check", copy, "--database", sqlite)
    assert (checked.returncode, checked.stderr) == (3, ""), "today can't be fair"
    assert f"Can't be fair, because moves since then are lost: {player.day}.\n" in checked.stdout
    assert checked.stdout.endswith(f"Compared with {sqlite}:\n  It lacks nothing.\n")
    player.play(1)
    assert f"  {player.day}: lost games 0, games that would be unfinished again 0, lost moves 1\n" in run(
        "restore-check", copy, "--database", sqlite).stdout
    damaged = pathlib.Path(copy).with_name("damaged.sqlite")
    damaged.write_bytes(pathlib.Path(copy).read_bytes()[:-1])
    checked = run("restore-check", str(damaged), "--database", sqlite)
    assert checked.returncode == 65 and checked.stdout == ""
    assert checked.stderr.startswith(f"Error: {damaged} is damaged: It has ")
    missing = run("restore-check", "none.sqlite", "--database", sqlite)
    assert (missing.returncode, missing.stderr) == (1, "Error: Can't open none.sqlite: No such file or directory.\n")
    assert server.faults() == {} and player.play(2)["index"] == 2
