"""Measures how many games can be finished per second in a PostgreSQL database if they have the same score, or one of 64.

    bench_scores.py PROGRAM

PROGRAM is a release build of parlor-server, which creates the tables. The script starts a PostgreSQL server of its own, in
which pgbench runs the statements of a finish. All games with the same score update one row, and lock it until the commit is
durable.
"""

import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

TESTS = pathlib.Path(__file__).resolve().parents[2] / "Tests"
sys.path[:0] = [str(TESTS / "Server"), str(TESTS)]

os.environ["PARLOR_SERVER_PROGRAM"] = sys.argv[1]

from measuring import FILLED_GAME_COUNT, Databases, processor_time, report, today  # noqa: E402
from postgres import Postgres  # noqa: E402
from server import Server  # noqa: E402

FINISH = r"""
\set player random(1, {games})
\set bucket :player % 1024
\set score random(1, {scores})
\set place 0 - :score
BEGIN;
SELECT pg_advisory_xact_lock_shared({day});
UPDATE game SET state = 1, moves = 53, score = :score, place = :place WHERE bucket = :bucket AND player = :player AND day = {day} AND kind = 0;
INSERT INTO tally (day, kind, place, games) VALUES ({day}, 0, :place, 1)
ON CONFLICT (day, kind, place) DO UPDATE SET games = tally.games + excluded.games;
COMMIT;
"""


def measure(postgres: Postgres, script: pathlib.Path) -> None:
    """Prints how many games can be finished per second if they have the same score, or one of 64."""
    databases = Databases([postgres])
    Server(databases.ledger).close()
    databases.fill()
    cases = [(clients, scores, delay) for delay in (0, 2) for clients in (1, 32, 64) for scores in (1, 64)]
    results: dict[tuple[int, int, int], list[tuple[float, float, float, float]]] = {case: [] for case in cases}
    for _ in range(3):
        for case in cases:
            clients, scores, delay = case
            script.write_text(FINISH.format(games=FILLED_GAME_COUNT, scores=scores, day=today()))
            databases.slow_commits(delay)
            before = processor_time(databases.processes[0])
            command = ["pgbench", "-n", "-M", "prepared", "-c", str(clients), "-T", "5", "-f", str(script), databases.addresses[0]]
            bench = subprocess.Popen(command, env=os.environ | {"PGOPTIONS": "-c synchronous_commit=on"}, stdout=subprocess.PIPE, text=True)
            waiting, active = 0, 0
            while bench.poll() is None:
                row = postgres.run(
                    "SELECT count(*) FILTER (WHERE wait_event_type = 'Lock'), count(*) FROM pg_stat_activity WHERE application_name = 'pgbench'"
                )
                waiting, active = (total + int(value) for total, value in zip((waiting, active), row.split("|"), strict=True))
                time.sleep(0.25)
            output = bench.stdout.read()
            assert bench.returncode == 0, output
            rate = float(re.search(r"^tps = ([\d.]+)", output, re.M)[1])
            count = int(re.search(r"actually processed: (\d+)", output)[1])
            latency = float(re.search(r"latency average = ([\d.]+)", output)[1])
            time_each = (processor_time(databases.processes[0]) - before) / count
            results[case].append((rate, 100 * waiting / max(1, active), latency, time_each))
    print("Finished games with the same score (pgbench with the statements of a finish, synchronous_commit=on): medians of 3 alternating runs")
    for (clients, scores, delay), runs in results.items():
        rate, waiting, latency, time_each = (statistics.median(values) for values in zip(*runs, strict=True))
        report(
            f"commits {delay} ms slower, {clients} clients, {scores} scores: {rate:,.0f} per second, {latency:.1f} ms each,"
            f" {waiting:.0f} % of the clients wait for a lock; {time_each:.0f} microseconds of PostgreSQL"
        )


cluster = Postgres("bench-scores")
try:
    with tempfile.TemporaryDirectory() as folder:
        measure(cluster, pathlib.Path(folder) / "finish.sql")
finally:
    cluster.control("stop")
