#!/usr/bin/env python3
"""Prints how long a newcomer waits in a clean clone, in seconds: for the first playable page of `make play`, for all of
`make serve`, and for the first board of `swift run -c release parlor triples play`. The packages must already be
installed.

    bench_start.py [play] [serve] [terminal]
"""

import argparse
import os
import pathlib
import pty
import select
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent
PORT = 8700
LIMIT = 1800


def is_served(path: str) -> bool:
    """Returns whether the server delivers this file."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/{path}", timeout=2) as answer:
            return answer.status == 200
    except (urllib.error.URLError, OSError):
        return False


def wait(process: subprocess.Popen, is_done) -> float:
    """Waits until `is_done()` is true, and returns the seconds. Exits with an error if the process ends first or takes too
    long."""
    began = time.monotonic()
    while not is_done():
        if process.poll() is not None or time.monotonic() - began > LIMIT:
            sys.exit("error: it ended, or took too long")
        time.sleep(0.2)
    return time.monotonic() - began


def stop(process: subprocess.Popen) -> None:
    """Ends a command and all its child processes."""
    os.killpg(process.pid, signal.SIGTERM)
    process.wait()


def measure_make(clone: pathlib.Path, goal: str, log) -> None:
    """Prints how long `make` takes until a goal's pages are served."""
    command = ["make", goal, f"PORT={PORT}"]
    process = subprocess.Popen(command, cwd=clone, stdout=log, stderr=log, stdin=subprocess.DEVNULL, start_new_session=True)
    try:
        first = wait(process, lambda: is_served("triples/"))
        print(f"  make {goal}, first playable page: {first:.0f} s", flush=True)
        if goal == "play":
            print(f"  make {goal}, everything: {first + wait(process, lambda: is_served('sw.js')):.0f} s", flush=True)
    finally:
        stop(process)


def measure_terminal(clone: pathlib.Path, log) -> None:
    """Prints how long it takes until the game appears in a terminal."""
    terminal, other = pty.openpty()
    command = ["swift", "run", "-c", "release", "parlor", "triples", "play"]
    process = subprocess.Popen(command, cwd=clone, stdin=other, stdout=other, stderr=log, start_new_session=True)
    seen = b""

    def has_board() -> bool:
        nonlocal seen
        while select.select([terminal], [], [], 0)[0]:
            seen += os.read(terminal, 65536)
        return b"Score" in seen

    try:
        print(f"  swift run -c release parlor triples play, first board: {wait(process, has_board):.0f} s", flush=True)
    finally:
        stop(process)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    goals = ["play", "serve", "terminal"]
    parser.add_argument("goals", nargs="*", metavar="GOAL", help="play, serve, terminal (default: all three)")
    chosen = parser.parse_args().goals or goals
    if unknown := set(chosen) - set(goals):
        parser.error(f"there is no {', '.join(unknown)}")
    for goal in chosen:
        with tempfile.TemporaryDirectory() as folder:
            clone = pathlib.Path(folder, "parlor")
            subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
            with pathlib.Path(folder, "log.txt").open("wb") as log:
                measure_terminal(clone, log) if goal == "terminal" else measure_make(clone, goal, log)


if __name__ == "__main__":
    main()
