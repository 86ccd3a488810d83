"""Nothing that was answered is lost when the standby takes over from the primary, and play goes on at every server."""

import os
import time

import pytest
from postgres import Postgres
from witness import Crowd

# How often the standby takes over. `make soak` wants more.
FAILOVERS = int(os.environ.get("PARLOR_FAILOVERS", "1"))

# Within how many seconds of that play goes on.
SOON = 10

WAITING = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'"


@pytest.fixture
def pair(request):
    """Makes a primary with a standby that it waits for."""
    made = []

    def pair(name: str) -> list[Postgres]:
        made.append(Postgres(f"{name}-a"))
        made.append(Postgres(f"{name}-b", made[0]))
        made[0].wait_for_standby()
        return made

    yield pair
    for postgres in made:
        postgres.control("stop")


def cancel_waits(primary: Postgres, standby: Postgres, crowd: Crowd) -> None:
    """The standby is gone, and an administrator cancels whatever waits for it: all that is then on one disk alone."""
    standby.control("kill")
    primary.wait_for(WAITING)
    canceled = []

    def cancel() -> None:
        canceled.extend(primary.run(f"SELECT pg_cancel_backend(pid) FROM ({WAITING}) AS waiting").splitlines())

    # What the standby had confirmed may still be on its way to a player, until that player is refused something.
    crowd.wait_for_refusals(meanwhile=cancel)
    before = crowd.moves
    canceled.clear()
    for _ in range(3):
        crowd.wait_for_refusals(meanwhile=cancel)
    assert canceled and crowd.moves == before, f"{crowd.moves - before} moves were answered that one disk has"


@pytest.mark.parametrize("end", ["kill", "freeze", "cancel"])
def test_the_standby_takes_over(start, pair, end):
    primary, standby = pair(f"failover-{end}")
    # One address that names both hosts.
    database = primary.address.replace(f":{primary.port}/", f":{primary.port},127.0.0.1:{standby.port}/")
    servers = [start(database) for _ in range(3)]
    crowd = Crowd(servers, seats=12)
    for failover in range(FAILOVERS):
        if failover:
            # What was the primary is made anew, as the standby of the one that took over, in its old place.
            primary.control("stop")
            primary, standby = standby, Postgres(primary.name, standby, primary.port)
            primary.wait_for_standby()
        crowd.wait_for_all(since=time.monotonic())
        crowd.wait_for_moves(100)
        if end == "cancel":
            cancel_waits(primary, standby, crowd)
            primary.control("kill")
            standby.control("resume")
        else:
            primary.control(end)
        standby.control("promote")
        promotion = time.monotonic()
        crowd.wait_for_all(since=promotion, patience=SOON)
        # And it goes on for everybody.
        crowd.wait_for_all(since=time.monotonic() + 1)
    crowd.end(servers[0])
    for server in servers:
        assert server.process.poll() is None
        for witness in crowd.witnesses[:20]:
            witness.check(server)
