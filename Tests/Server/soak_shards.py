"""Faults of the databases of one ledger while players play for days: kills, hangs, switchovers, and wrong clocks.

`make soak` runs this. Only on Linux, where a library can set the clocks of servers and databases, some clocks are wrong. `test_shards.py`
has a short variant."""

import os
import random

from shard_faults import random_faults, repeated
from shard_results import check, recount

# The number of faults.
FAULT_COUNT = int(os.environ.get("PARLOR_SHARD_FAULTS", "30"))

# The number of the 1024 parts of the players that move before each fault. The added database needs 341 parts.
MOVED_COUNT = 10


def test_failing_databases_lose_nothing_and_reveal_nothing_early(start_campaign, parlor):
    campaign = start_campaign(standbys=(0, 1, 2), is_grown=True)
    campaign.is_patient = True
    # While a database is down, the command fails. It must never find a wrong count.
    with repeated(*recount(campaign), allowed=(0, 1)):
        campaign.run(random_faults(FAULT_COUNT, random.Random(2026)), moved_count=MOVED_COUNT)
    check(campaign, parlor)
