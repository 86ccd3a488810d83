#!/usr/bin/env python3
"""Draws the icons in Web/Site/icons, and the cards: the previews of links to Parlor.

The sources are each game's icon.svg, door.svg, and sentence, and the home page's icon. Chromium draws the pictures. They
are committed, so that building the site doesn't need Chromium. Run this script when a source has changed. The arguments
are the folders of the games, or `parlor` for the home page:

    .build/venv/bin/python Scripts/make_pictures.py triples
"""

import html
import re
import sys
import urllib.parse

from games import PICTURE, ROOT, SITE, STYLE, Game, declared_games
from make_site import HOUSE

sys.path.append(str(ROOT / "Tests" / "Browser"))

import chromium  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402

ICONS = SITE / "icons"
CARD = (1200, 630)

CARD_STYLE = """
body { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; height: 630px; padding: 0 64px 0 72px; gap: 44px; }
h1 { font-size: 88px; font-weight: 800; }
p { font-size: 38px; line-height: 1.3; color: var(--muted); text-wrap: balance; margin-top: 20px; }
.pictures { display: grid; gap: 28px; }
.pictures svg { width: 470px; height: 430px; padding: 20px; border-radius: 40px; }
.pictures svg:not(:only-child) { width: 340px; height: 244px; padding: 12px; border-radius: 28px; }
"""


def house_icon() -> str:
    """Returns the home page's icon as SVG."""
    data = re.search(r'<link rel="icon" href="data:image/svg\+xml,([^"]*)"', (SITE / "index.html").read_text())[1]
    return urllib.parse.unquote(data)


def card(name: str, sentence: str, games: list[Game]) -> str:
    """Returns the HTML of a page that looks like the card."""
    styles = [SITE / "page.css", SITE / "home.css", *(SITE / game.folder / STYLE for game in games)]
    pictures = "".join((SITE / game.folder / PICTURE).read_text() for game in games)
    words = f"<div><h1>{html.escape(name)}</h1><p>{html.escape(sentence)}</p></div>"
    style = "".join(path.read_text() for path in styles if path.is_file()) + CARD_STYLE
    return f"<style>{style}</style>{words}<div class=pictures>{pictures}</div>"


def draw(browser: Browser, name: str, content: str, size: tuple[int, int]) -> None:
    """Draws a page into a file, and keeps transparent areas."""
    page = browser.new_page(
        viewport=dict(zip(("width", "height"), size)), color_scheme="light", reduced_motion="reduce"
    )
    page.set_content(f"<!doctype html><html lang=en><meta charset=utf-8>{content}")
    page.screenshot(path=ICONS / name, omit_background=True)
    page.close()
    print(f"{(ICONS / name).stat().st_size:7} {name}")


def draw_icons(browser: Browser, name: str, icon: str, maskable: int) -> None:
    """Draws an SVG as an icon in each size. A system may crop the maskable icon to a circle, so the SVG is drawn there
    only `maskable` pixels wide, on a background of the icon's first color."""
    color = re.search(r"fill=['\"](#\w+)", icon)[1]
    for size, pixels, drawn, ground in (("192", 192, 192, "none"), ("512", 512, 512, "none"), ("maskable", 512, maskable, color)):
        style = f"body {{ margin: 0; display: grid; place-items: center; height: 100vh; background: {ground} }}"
        style += f"svg {{ width: {drawn}px; height: {drawn}px }}"
        draw(browser, f"{name}-{size}.png", f"<style>{style}</style>{icon}", (pixels, pixels))


def main() -> None:
    games = declared_games()
    wanted = sys.argv[1:]
    if not wanted or not set(wanted) <= {"parlor", *(game.folder for game in games)}:
        sys.exit(f"usage: make_pictures.py parlor|{'|'.join(game.folder for game in games)} ...")
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        if "parlor" in wanted:
            draw_icons(browser, "parlor", house_icon(), maskable=448)
            draw(browser, "parlor-card.png", card("Parlor", HOUSE, games), CARD)
        for game in games:
            if game.folder in wanted:
                draw_icons(browser, game.folder, (SITE / game.folder / "icon.svg").read_text(), maskable=410)
                draw(browser, f"{game.folder}-card.png", card(game.name, game.sentence, [game]), CARD)
        browser.close()


if __name__ == "__main__":
    main()
