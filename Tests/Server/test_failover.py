"""When the standby takes over, acknowledged moves survive, and play continues on every server."""

import os
import time

import pytest
from crowd import Crowd
from postgres import Postgres

# The number of failovers. `make soak` sets a higher one.
FAILOVER_COUNT = int(os.environ.get("PARLOR_FAILOVERS", "1"))

# The maximum time until play continues after a failover, in seconds.
MAX_FAILOVER_SECONDS = 10

WAITING = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'"


@pytest.fixture
def pair(request):
    """A function that creates a primary, and a standby for which the primary's transactions wait."""
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
    """Kills the standby, and cancels all waits for it, as an administrator could. The canceled transactions are
    then only on the primary's disk."""
    standby.control("kill")
    primary.wait_for(WAITING)
    canceled = []

    def cancel() -> None:
        canceled.extend(primary.run(f"SELECT pg_cancel_backend(pid) FROM ({WAITING}) AS waiting").splitlines())

    # Moves that the standby had confirmed may still be answered, so wait until each player has been refused once.
    crowd.wait_for_refusals(meanwhile=cancel)
    before = crowd.move_count
    canceled.clear()
    for _ in range(3):
        crowd.wait_for_refusals(meanwhile=cancel)
    assert canceled and crowd.move_count == before, f"{crowd.move_count - before} moves were answered that one disk has"


@pytest.mark.parametrize("end", ["kill", "freeze", "cancel"])
def test_standby_takes_over_without_losing_moves_when_the_primary_fails(start, pair, end):
    primary, standby = pair(f"failover-{end}")
    # The address contains both hosts.
    database = primary.address.replace(f":{primary.port}/", f":{primary.port},127.0.0.1:{standby.port}/")
    servers = [start(database) for _ in range(3)]
    crowd = Crowd(servers, client_count=12)
    for failover in range(FAILOVER_COUNT):
        if failover:
            # Create the former primary again on its old port, as the standby of the new primary.
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
        crowd.wait_for_all(since=promotion, max_seconds=MAX_FAILOVER_SECONDS)
        # Play continues for every player on every server.
        crowd.wait_for_all(since=time.monotonic() + 1)
    crowd.end(servers[0])
    for server in servers:
        assert server.process.poll() is None
        for witness in crowd.witnesses[:20]:
            witness.compare_with(server)
