"""With Patroni, a standby takes over by itself: acknowledged moves survive, and play continues on every server.

`make soak` runs this. It needs Patroni and etcd, and each failover waits until the former primary's lease has ended."""

import os
import time

import pytest
from crowd import Crowd
from load import load_on
from patroni import Patroni
from server import wait_until

# The number of failovers of each kind.
FAILOVER_COUNT = int(os.environ.get("PARLOR_FAILOVERS", "1"))

# The maximum time until play continues on each server after a promotion, in seconds.
MAX_SECONDS = 15


@pytest.fixture
def patroni(request):
    group = Patroni(request.node.callspec.id)
    yield group
    group.control("stop")


@pytest.mark.parametrize("end", ["switchover", "kill", "freeze", "cut"])
def test_play_continues_without_losing_moves_after_patroni_promotes_another_machine(start, patroni, end):
    servers = [start(patroni.address) for _ in range(3)]
    crowd = Crowd(servers, client_count=12)
    with load_on(servers):
        for _ in range(FAILOVER_COUNT):
            primary = patroni.primary()
            patroni.wait_for_standbys()
            crowd.wait_for_all(since=time.monotonic())
            crowd.wait_for_moves(100)
            if end == "switchover":
                [standby] = patroni.machines("synchronous")
                patroni.control("switchover", standby)
            else:
                patroni.control(end, primary)
            wait_until(lambda: set(patroni.machines("primary")) - {primary}, "no other machine became the primary")
            promotion = time.monotonic()
            crowd.wait_for_all(since=promotion, max_seconds=MAX_SECONDS)
            print(f"{end}: every player and server again {max(crowd.last_success_by_server) - promotion:.1f} s after the promotion")
            if end == "freeze":
                # The watchdog of a machine that hangs resets it.
                patroni.control("kill", primary)
            patroni.control("recover", primary)
            crowd.wait_for_moves(100)
    crowd.end(servers[0])
    for server in servers:
        assert server.process.poll() is None
        for witness in crowd.witnesses[:20]:
            witness.compare_with(server)
