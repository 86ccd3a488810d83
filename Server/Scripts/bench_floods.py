"""Measures moves at fixed times beside a flood of each kind of call from one address, in each store.

    bench_floods.py PROGRAM LOAD

PROGRAM and LOAD are release builds of parlor-server and parlor-load. With PostgreSQL, if it is installed, the script starts
a server of its own. The goal: at most twice the p99 of moves without a flood, and no answer with a status of 500 or more.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
TESTS = ROOT / "Tests"
sys.path[:0] = [str(TESTS / "Server"), str(TESTS)]

os.environ["PARLOR_SERVER_PROGRAM"] = sys.argv[1]
LOAD = sys.argv[2]

from postgres import Postgres  # noqa: E402
from server import Server  # noqa: E402

MOVES_PER_SECOND = 400
SECONDS = 15
CONNECTIONS = os.environ.get("PARLOR_BENCH_FLOODS", "500")

UNKNOWN = ("--flood-token", "0" * 32)
OPEN = ("--flood-token", "none")
FLOODS = {
    "moves": ('POST /days/{day}/triples/moves {"index":0,"direction":"l"}',),
    "the own game": ("GET /days/{day}/triples",),
    "begins": ("PUT /days/{day}/codebreaker",),
    "profiles": ("GET /players/me",),
    "renames": ('PATCH /players/me {"name":"Flood"}',),
    "standings": ("GET /days/{day}/triples/standings",),
    "circles": ('POST /tables {"name":"Flood"}',),
    "wrong invitations": ("GET /tables/ABCDEFGHJK/invitation", *OPEN),
    "today": ("GET /days/today", *OPEN),
    "new players": ("POST /players {}", *OPEN),
    "wrong transfer codes": ('POST /players {"code":"AAAA-AAAA-AAAA"}', *OPEN),
    "unknown tokens": ("GET /players/me", *UNKNOWN),
}

# Each player of the load has an address of its own, and the flood has one. The load's moves are more than people make.
LIMITS = {
    "PARLOR_PROXIES": "127.0.0.1", "PARLOR_CALLS_PER_SECOND": "5", "PARLOR_CALLS_PER_ADDRESS": "300",
    "PARLOR_MOVES_PER_SECOND": "20", "PARLOR_STANDINGS_PER_SECOND": "2", "PARLOR_PLAYERS_PER_HOUR": "30", "PARLOR_PLAYERS_AT_ONCE": "1000",
}


def p99(server: Server) -> float:
    """Plays moves at fixed times, and returns the 99th percentile of their times in milliseconds."""
    options = ["--players", "400", "--take-turns", "--rate", str(MOVES_PER_SECOND), "--moves", str(SECONDS * MOVES_PER_SECOND)]
    command = [LOAD, "--server", f"127.0.0.1:{server.port}", "--forwarded", "--without-constant", *options]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return float(re.search(r"^moves .* p99(?:\.0)? ([\d.]+) ms", lines, re.M)[1])


def measure(name: str, database: str) -> None:
    server = Server(database, **LIMITS)
    alone = p99(server)
    print(f"  {name}, without a flood: p99 {alone} ms", flush=True)
    for flood, options in FLOODS.items():
        command = [LOAD, "--server", f"127.0.0.1:{server.port}", "--connections", CONNECTIONS, "--seconds", str(SECONDS + 10)]
        process = subprocess.Popen([*command, "--flood", *options], stdout=subprocess.PIPE, text=True)
        beside = p99(server)
        said = process.communicate()[0].strip()
        print(f"  {name}, {flood}: p99 {beside} ms, {beside / alone:.1f} times; {said}", flush=True)
    server.stop()


with tempfile.TemporaryDirectory() as folder:
    measure("SQLite", f"{folder}/parlor.sqlite")
if subprocess.run(["sh", "-c", "command -v pg_ctl || ls /usr/lib/postgresql/*/bin/initdb"], capture_output=True).returncode == 0:
    postgres = Postgres("floods")
    try:
        measure("PostgreSQL", postgres.address)
    finally:
        postgres.control("stop")
