"""Acknowledged moves survive when the server is killed at any moment."""

import os
import random
import time

from crowd import Crowd

# The number of times that the server is killed. `make soak` sets a higher one.
KILL_COUNT = int(os.environ.get("PARLOR_KILLS", "6"))


def test_acknowledged_moves_survive_a_killed_server(start, database):
    server = start(database)
    generator = random.Random(2026)
    crowd = Crowd([server], client_count=8)
    for _ in range(KILL_COUNT):
        crowd.wait_for_moves(generator.randrange(60))
        server.kill()
        server.start()
    crowd.wait_for_all(since=time.monotonic())
    crowd.end(server)


def test_terminating_server_answers_pending_requests(start, database):
    server = start(database)
    crowd = Crowd([server], client_count=4)
    crowd.wait_for_moves(20)
    # If requests had been cut off, the exit status would not be 0.
    assert server.stop() == 0
    server.start()
    crowd.wait_for_all(since=time.monotonic())
    crowd.end(server)


def test_server_exits_if_terminated_right_after_its_start(start, sqlite):
    # A signal that arrives just after the start was once missed in about one of 20 cases.
    server = start(sqlite)
    for _ in range(20):
        assert server.stop() == 0
        server.start()
