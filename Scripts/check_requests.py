#!/usr/bin/env python3
"""Fails if a page starts work that its session hasn't requested. `make lint` runs this.

A session lists the work that it needs (`pendingRequests`), and the front end's `RequestRunner` starts and cancels it.
Drawing must start nothing. Timers of animations and gestures are exceptions; `ALLOWED` lists their files with the
reasons.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

STARTS = re.compile(r"\bWindow\.(after|ask|compute|load|run|send)\(|\bWorker\(")

ALLOWED = {
    "Kit/WebSupport/RequestRunner.swift": "starts all requests",
    "Kit/WebSupport/CoachConnection.swift": "loads the coach for the runner",
    "Kit/WebSupport/CuePlayer.swift": "plays a sound after the next frame",
    "Kit/WebSupport/Element+Focus.swift": "gives the keyboard back after a press",
    "CodeBreaker/Web/Game/PegDrag.swift": "tells a press from a drag by its time",
    "Triples/Board/BoardView.swift": "ends animations of tiles",
    "Triples/Web/TriplesPage.swift": "loads the toy of the About tab, and lets the files of the levels wait",
}


def faults(root: pathlib.Path = ROOT) -> list[str]:
    """Returns the places where a page starts work, and the files in `ALLOWED` that don't exist."""
    pages = root / "Web/Sources"
    found = []
    for path in sorted(pages.rglob("*.swift")):
        name = path.relative_to(pages).as_posix()
        if name.startswith("Kit/DOM/") or name in ALLOWED:
            continue
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if STARTS.search(line):
                found.append(f"Web/Sources/{name}:{number}: starts something; let the session request it")
    return found + [f"Scripts/check_requests.py: {name} is gone" for name in ALLOWED if not (pages / name).exists()]


if __name__ == "__main__":
    found = faults()
    print("\n".join(found), end="\n" if found else "")
    sys.exit(1 if found else 0)
