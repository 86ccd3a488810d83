"""Nothing that was answered is lost, wherever the server is killed."""

import os
import random
import time

from witness import Crowd

# How often the server is killed. `make soak` wants more.
KILLS = int(os.environ.get("PARLOR_KILLS", "6"))


def test_no_answer_is_lost_when_the_server_is_killed(start, database):
    server = start(database)
    chance = random.Random(2026)
    crowd = Crowd([server], seats=8)
    for _ in range(KILLS):
        crowd.wait_for_moves(chance.randrange(60))
        server.kill()
        server.start()
    crowd.wait_for_all(since=time.monotonic())
    crowd.end(server)


def test_a_server_that_is_asked_to_end_answers_first(start, database):
    server = start(database)
    crowd = Crowd([server], seats=4)
    crowd.wait_for_moves(20)
    # It has another status when it has to be cut short.
    assert server.stop() == 0
    server.start()
    crowd.wait_for_all(since=time.monotonic())
    crowd.end(server)


def test_a_server_that_is_asked_to_end_as_soon_as_it_listens_does(start, sqlite):
    # One signal in twenty was missed.
    server = start(sqlite)
    for _ in range(20):
        assert server.stop() == 0
        server.start()
