#!/usr/bin/env python3
"""Draws the dark and the tinted icons of the apps, into the asset catalogs in Apple/.

The sources are the games' icon.svg, without their ground. The dark icon is transparent there, and the tinted one is gray on
black, as the system expects. Chromium draws them. They are committed, so that building the apps doesn't need Chromium.
Run this script when a source has changed:

    .build/venv/bin/python Scripts/make_app_icons.py
"""

import re
import sys

from games import ROOT, SITE, declared_games

sys.path.append(str(ROOT / "Tests" / "Browser"))

import chromium  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

SIDE = 1024
STYLES = {
    "Dark": "",
    "Tinted": "html { background: black } svg { filter: grayscale(1) contrast(1.2) }",
}


def main() -> None:
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        page = browser.new_page(viewport={"width": SIDE, "height": SIDE})
        for game in declared_games():
            catalog = ROOT / "Apple" / f"{game.name}.swiftpm" / "Assets.xcassets" / "AppIcon.appiconset"
            picture = re.sub(r"<rect width=[^>]*/>", "", (SITE / game.folder / "icon.svg").read_text(), count=1)
            for name, style in STYLES.items():
                page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }} {style}</style>{picture}")
                page.screenshot(path=catalog / f"AppIcon{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
