"""A full disk: writing fails with an error, reading works, and writing works again when there is space."""

import time

import pytest
from crowd import Crowd
from disks import Quota, SmallDisk
from server import Client, Player


@pytest.fixture(params=[Quota] + [SmallDisk] * SmallDisk.is_allowed(), ids=lambda disk: disk.__name__)
def disk(request, tmp_path):
    disk = request.param(tmp_path)
    yield disk
    disk.close()


def test_full_disk_is_reported_until_there_is_room_and_loses_no_move(start, disk, tmp_path):
    server = start(str(tmp_path / "parlor.sqlite"), disk.wrapper)
    player = Player(server)
    player.begin()
    moves = [player.play(0)]
    crowd = Crowd([server], client_count=6, refusal=507)
    for _ in range(3):
        crowd.wait_for_all(since=time.monotonic())
        moves.append(player.play(len(moves)))
        game = player.get(player.game_path())
        disk.fill(server)
        writes = [
            Client(server).post("/players", {}),
            player.put(player.game_path("codebreaker")),
            player.call("PATCH", "/players/me", {"name": "Full"}),
            player.finish(len(moves)),
            *[answer for direction in "ldru" if (answer := player.move(len(moves), direction)).status != 422],
        ]
        assert [(answer.status, answer.problem) for answer in writes] == [(507, "full")] * len(writes) and len(writes) > 4
        assert all(int(answer.headers["Retry-After"]) > 0 for answer in writes)
        assert server.faults()
        # Repeating an answered move gives the same answer, and everything can be read.
        assert player.move(0, moves[0]["direction"]).json["spawn"] == moves[0]["spawn"]
        assert player.get(player.game_path()).json == game.json
        for path in ("/days/today", "/players/me", player.game_path() + "/standings"):
            assert player.get(path).status == 200
        assert player.get("/players/me").json["name"] == player.name
        crowd.wait_for_refusals()
        before = crowd.move_count
        for _ in range(3):
            crowd.wait_for_refusals()
        assert crowd.move_count == before, "there is room again"
        disk.free(server)
        assert not server.faults()
    moves.append(player.play(len(moves)))
    crowd.wait_for_all(since=time.monotonic())
    disk.fill(server)
    server.kill()
    if disk.is_full_for_all:
        with pytest.raises(AssertionError, match="There is no room on the disk"):
            server.start()
        disk.free(server)
    server.start()
    crowd.wait_for_all(since=time.monotonic())
    crowd.end(server)
    told = player.at(server).get(player.game_path()).json["game"]["moves"]
    assert [move["spawn"] for move in told] == [move["spawn"] for move in moves]
