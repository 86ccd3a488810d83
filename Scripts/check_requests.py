#!/usr/bin/env python3
"""Fails where a page starts something by itself. `make lint` runs this.

A session says what it needs from outside (`pendingRequests`), and the `RequestRunner` of the front end starts and cancels it. So
drawing starts nothing. Timers of animations and gestures stay with what they move; each file that has one is listed here with its reason.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES = ROOT / "Web/Sources"
LIBRARY = PAGES / "Kit/DOM"

STARTS = re.compile(r"\bWindow\.(after|ask|load|run)\(|\bWorker\(")

ALLOWED = {
    "Kit/WebSupport/RequestRunner.swift": "starts all requests",
    "Kit/WebSupport/CoachLine.swift": "loads the coach for the runner",
    "Kit/WebSupport/Feel.swift": "plays a sound after the next frame",
    "Kit/WebSupport/RadioGroup.swift": "gives the keyboard back after a press",
    "CodeBreaker/Web/Table/PegDrag.swift": "tells a press from a drag by its time",
    "Triples/Board/BoardView.swift": "ends animations of tiles",
    "Triples/Web/TriplesPage.swift": "loads the toy of the About tab, and lets the files of the levels wait",
    "House/Check/CheckPage.swift": "loads a past day, once",
    "House/Check/CheckPage+Games.swift": "loads the games of a past day, once",
}


def main():
    faults = []
    for path in sorted(PAGES.rglob("*.swift")):
        name = path.relative_to(PAGES).as_posix()
        if LIBRARY in path.parents or name in ALLOWED:
            continue
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if STARTS.search(line):
                faults.append(f"Web/Sources/{name}:{number}: starts something; let the session request it")
    faults += [f"Scripts/check_requests.py: {name} is gone" for name in ALLOWED if not (PAGES / name).exists()]
    print("\n".join(faults), end="\n" if faults else "")
    return 1 if faults else 0


sys.exit(main())
