#!/usr/bin/env python3
"""Records how the games' pages look when a newcomer opens them, and writes it to openings.json beside each game.json. The page of a
game contains these pictures, so that a newcomer sees a game at the first paint (Site/picture.js). The program then starts with the
game of the picture. `make profile` runs this after building the site.

The file has two values: the parts that most openings have, and for each game's number, the parts in which it differs, by index.
"""

import collections
import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "Scripts"), str(ROOT / "Tests"), str(ROOT / "Tests" / "Browser")]

import chromium  # noqa: E402
from device import Device  # noqa: E402
from frames import let_actions_end_with_a_frame  # noqa: E402
from games import OPENINGS, SITE, declared_games  # noqa: E402
from make_site import DIST  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from record_profile import DRAW_FROM_SEED  # noqa: E402
from site_under_test import Site  # noqa: E402

COUNT = 12  # openings of each game
MAX_VISIT_COUNT = 200

# A page without openings starts with a random game. Its tiles appear as they do after a picture, without an animation.
FORGET_OPENINGS = """new MutationObserver((_, watcher) => {
  document.documentElement.dataset.drawn = "";
  const openings = document.getElementById("openings");
  if (!openings) return;
  watcher.disconnect();
  openings.textContent = "null";
}).observe(document, { childList: true, subtree: true });"""


def record(playwright, browser, address: str, folder: str) -> dict[int, list]:
    """Returns the parts of the pictures of several first games, by the games' numbers."""
    found = {}
    for seed in range(1, MAX_VISIT_COUNT):
        device = Device(playwright, browser, address, "iphone")
        device.context().add_init_script(f"{FORGET_OPENINGS}{DRAW_FROM_SEED}({seed});")
        page = device.open(f"{folder}/")
        number = page.evaluate(f"localStorage['parlor.{folder}.game']").split("/1 ")[1].split()[0]
        found.setdefault(int(number), page.evaluate("picture.read()"))
        device.close()
        if len(found) == COUNT:
            return dict(sorted(found.items()))
    sys.exit(f"error: {folder} begins with only {len(found)} games")


def compact(found: dict[int, list]) -> list:
    """Returns the two values of the file."""
    common = []
    for parts in zip(*found.values()):
        texts = collections.Counter(json.dumps(part) for part in parts)
        common.append(json.loads(texts.most_common(1)[0][0]))
    games = {
        number: {place: part for place, part in enumerate(parts) if part != common[place]} for number, parts in found.items()
    }
    return [common, games]


def main() -> None:
    let_actions_end_with_a_frame()
    site = Site(DIST)
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        for game in declared_games():
            place = SITE / game.folder / OPENINGS
            place.write_text(json.dumps(compact(record(playwright, browser, site.address, game.folder)), indent=1) + "\n")
            print(f"{place.relative_to(ROOT)}: {COUNT} openings")
        browser.close()
    site.stop()


if __name__ == "__main__":
    main()
