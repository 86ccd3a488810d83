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
        time.sleep(chance.uniform(0.05, 0.6))
        server.kill()
        server.start()
    crowd.wait_for_all(since=time.monotonic())
    crowd.end(server)
    assert crowd.moves > 10 * KILLS, "hardly anybody played"


def test_a_server_that_is_asked_to_end_answers_first(start, database):
    server = start(database)
    crowd = Crowd([server], seats=4)
    time.sleep(0.5)
    begun = time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - begun < 10
    server.start()
    crowd.wait_for_all(since=time.monotonic())
    crowd.end(server)
