"""Backups of a running server, and a server that is started with one."""

import os
import pathlib
import re
import subprocess

import pytest
from calendars import Calendar
from crowd import Crowd
from server import MAX_WAIT_SECONDS, Player, database_options, program, wait_until


def run(*arguments: str, **variables: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        [program(), *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=MAX_WAIT_SECONDS,
        env=os.environ | variables
    )


def voided(*arguments: str) -> tuple[int, str, str]:
    made = run("void", *arguments)
    return made.returncode, made.stdout, made.stderr.partition("\n")[0]


@pytest.fixture
def backup(sqlite):
    """A function that backs up the running server's ledger to a new file, whose path it returns."""

    def backup(**variables: str) -> str:
        path = pathlib.Path(sqlite).with_name("backup.sqlite")
        made = run("backup", str(path), "--database", sqlite, **variables)
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
    # The server counts as stopped before the backup, so that no day becomes void.
    times = ["--until", "2020-01-01T00:00:00Z"]
    assert voided(*times, "--database", copy) == (0, "No day is void.\n", "")
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
    # Until 02:00 UTC, yesterday is among the days, too.
    lost = re.search(r"^Void after a restore, because moves since then are lost: (.*)\.$", checked.stdout, re.MULTILINE)
    assert player.day in lost[1]
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


def test_void_day_is_refused_everywhere_and_has_no_ranks(server, database):
    player, other = Player(server), Player(server)
    circle = player.post("/tables", {"name": "Friends"}).json["code"]
    player.begin(), player.play(0), player.finish(1)
    player.begin("codebreaker"), player.guess(0, player.wrong_guesses()[0])
    assert len(player.get(f"/tables/{circle}").json["members"][0]["games"]) == 1
    before = player.get(f"/days/{player.day}").json
    assert voided(player.day, *database_options(database)) == (0, f"{player.day} is void.\n", "")
    # The server may take a second to notice what another process wrote.
    wait_until(lambda: player.get(player.game_path()).status == 409)
    assert player.get(f"/days/{player.day}").json == before | {"state": "void"}, "the commitment stays"
    for answer in (
        player.get(player.game_path()), player.put(player.game_path()), other.put(player.game_path()),
        player.guess(1, "0000"), player.finish(1, "codebreaker"), player.get(player.game_path() + "/standings"),
        player.get(player.game_path() + "/games.txt"), player.get(player.game_path() + "/coach.txt"),
    ):
        assert (answer.status, answer.problem) == (409, "day-void")
        assert answer.json["title"] == "The server lost data of this day, so it doesn’t count."
    assert player.get(f"/tables/{circle}").json["members"][0]["games"] == []
    assert server.faults() == {} and server.log == []


def test_void_names_what_it_cannot_do(server, database, subtests):
    day = Player(server).day
    for arguments, said in [
        ([], "Name either a day, or a time with --since or --until."),
        ([day, "--since", "2026-11-21T18:00:00Z"], "Name either a day, or a time with --since or --until."),
        (["yesterday"], "A day is written as in 2026-11-21."),
        (["2020-01-01"], "The ledger has no 2020-01-01. Days that it lost are void with --since."),
        (["--since", "noon"], "A time is written as in 2026-11-21T18:00:00Z."),
        (["--until", "2026-11-21T18:00:00Z"], "The ledger isn't a backup that knows its time. Name the time with --since."),
    ]:
        with subtests.test(arguments=arguments):
            assert voided(*arguments, *database_options(database)) == (64, "", f"Error: {said}")
    times = ["--since", "2020-01-01T00:00:00Z", "--until", "2019-12-31T00:00:00Z"]
    assert voided(*times, *database_options(database)) == (0, "No day is void.\n", "")


def test_server_started_with_a_backup_keeps_every_published_commitment(start, sqlite, backup, tmp_path):
    calendar = Calendar(tmp_path / "clock")
    clock = {"PARLOR_TEST_CLOCK": str(calendar.file)}
    server = start(sqlite, **clock)
    player = Player(server)
    player.begin(), player.play(0)
    copy = backup(**clock)
    calendar.set(2, 3_600_000)
    wait_until(lambda: player.get(f"/days/{calendar.day(9)}").status == 200)
    published = player.get(f"/days?from={calendar.day(0)}&to={calendar.day(9)}").json["days"]
    server.stop()

    restored = player.at(start(copy, **clock))
    days = restored.get(f"/days?from={calendar.day(0)}&to={calendar.day(9)}").json["days"]
    assert [day["state"] for day in days] == ["void"] * 3 + ["coming"] * 6 + ["void"]
    for old, new in zip(published, days, strict=True):
        assert new["commitment"] == (old["commitment"] if new["state"] == "coming" or new["day"] <= calendar.day(2) else None)
        assert new["key"] is None
    assert Player(restored.server).put(f"/days/{calendar.day(2)}/triples").problem == "day-void"
    calendar.set(3, 3_600_000)
    assert Player(restored.server).put(f"/days/{calendar.day(3)}/triples").status == 201
