"""A move is answered only after it is on the disk."""

import concurrent.futures
import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from server import MAX_WAIT_SECONDS, Player, wait_until


@pytest.fixture
def watched_server(tmp_path, start):
    """A server whose system calls for files are intercepted, and the folder that controls the interception."""
    library = tmp_path / "disk.so"
    compiler = shutil.which("cc") or shutil.which("clang")
    source = Path(__file__).with_name("disk.c")
    flags = ["-Wall", "-Wextra", "-Werror", "-O1", "-shared", "-fPIC"]
    subprocess.run([compiler, *flags, "-o", library, source, "-ldl"], check=True, timeout=MAX_WAIT_SECONDS)
    folder = tmp_path / "disk"
    folder.mkdir()
    return start(str(tmp_path / "parlor.sqlite"), LD_PRELOAD=str(library), PARLOR_DISK=str(folder)), folder


def test_log_is_synchronized_before_a_move_is_acknowledged(watched_server):
    server, folder = watched_server
    player = Player(server)
    player.begin()
    moves = player.play_to_the_end(40)
    trace = (folder / "trace").read_text().splitlines()
    answered = {}
    for number, line in enumerate(trace):
        if line.startswith('answer 200 {"index":'):
            # The trace has the first 200 bytes of each answer. A move's answer is shorter, so its JSON is complete.
            answered[json.loads(line[11:])["index"]] = number
    assert len(answered) == len(moves) > 20
    for index in range(1, len(moves)):
        between = trace[answered[index - 1] + 1 : answered[index]]
        writes = [number for number, line in enumerate(between) if line.startswith("write parlor.sqlite-wal ")]
        syncs = [number for number, line in enumerate(between) if line == "sync parlor.sqlite-wal done"]
        assert writes and syncs and writes[-1] < syncs[-1], between


def test_moves_wait_for_the_disk_but_reads_do_not(watched_server):
    server, folder = watched_server
    players = [Player(server) for _ in range(8)]
    for player in players:
        player.begin(), player.play(0)
    with concurrent.futures.ThreadPoolExecutor(len(players)) as pool:
        (folder / "hold").touch()
        answers = [pool.submit(player.play, 1) for player in players]
        wait_until(lambda: "sync parlor.sqlite-wal waits\n" in (folder / "trace").read_text())
        # Reading doesn't wait for the disk.
        reader = Player(server, players[0].token)
        for _ in range(200):
            game = reader.get(reader.game_path()).json["game"]
            assert len(game["moves"]) == 1, "acknowledged moves are on the disk"
        assert not any(answer.done() for answer in answers)
        (folder / "hold").unlink()
        assert [answer.result(MAX_WAIT_SECONDS)["index"] for answer in answers] == [1] * len(players)


def test_server_exits_when_its_disk_fails_and_keeps_answered_moves(watched_server):
    server, folder = watched_server
    player = Player(server)
    player.begin()
    move = player.play(0)
    (folder / "broken").touch()
    with pytest.raises(OSError):
        player.play(1)
    assert server.wait() == os.EX_IOERR
    (folder / "broken").unlink()
    server.start()
    moves = player.at(server).get(player.game_path()).json["game"]["moves"]
    # The unanswered move may or may not have been stored.
    assert moves[0]["spawn"] == move["spawn"] and len(moves) <= 2
