#!/usr/bin/env python3
"""Prints how many recorded swipes make the intended move in Triples when they are replayed as real touches.
Usage: bench_swipes.py [FOLDER]
FOLDER contains the site; the default is dist.
"""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "Scripts"), str(ROOT / "Tests"), str(ROOT / "Tests" / "Browser")]

import chromium  # noqa: E402
from device import Device  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from site_under_test import Site  # noqa: E402
from swipes import SIZES, GesturePlayer, gestures  # noqa: E402
from triples import open_game  # noqa: E402


def main() -> None:
    site = Site(pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist")
    played, lost = 0, []
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        for size in SIZES:
            device = Device(playwright, browser, site.address, size)
            game = open_game(device, "triples/1 14")
            game.settle()
            player = GesturePlayer(game)
            found = [(gesture, player.play(gesture)) for gesture in gestures()]
            missed = [(gesture, moved) for gesture, moved in found if moved != gesture.intended_letters]
            print(f"  {size}: {len(found) - len(missed)} of {len(found)} gestures do what the hand meant")
            played += len(found)
            lost += missed
            device.close()
        browser.close()
    site.stop()
    print(f"  all sizes: {100 * (played - len(lost)) / played:.1f} % of {played}")
    for name in sorted({gesture.name for gesture, _ in lost}):
        print(f"    not: {name}")
    # A gesture that means no move isn't lost, such as a swipe that the player pulled back to cancel.
    dropped = [gesture for gesture, moved in lost if gesture.meant and gesture.letters_in_2048 not in ("", moved)]
    print(f"  lost of those that 2048 takes: {len(dropped)}")


if __name__ == "__main__":
    main()
