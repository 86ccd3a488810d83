#!/usr/bin/env python3
"""Takes the README's screenshot, an article's animation (moves, a hint, and a review), and its picture of a review from the
built site. Run it by hand when the pages have changed. It needs Pillow and everything that the tests need:

    make site && .build/venv/bin/pip install Pillow && .build/venv/bin/python Scripts/make_readme_pictures.py
"""

import io
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "Scripts"), str(ROOT / "Tests"), str(ROOT / "Tests" / "Browser")]

import chromium  # noqa: E402
from codebreaker import FRESH, over  # noqa: E402
from levels import perfect_game  # noqa: E402
from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from site_under_test import Site  # noqa: E402
from situations import PRESSES  # noqa: E402
from triples import WHOLE_GAME, TriplesPage  # noqa: E402

PLACE = ROOT / "Documentation"
ARTICLES = PLACE / "Parlor.docc"
HEIGHT = 760
PHONE = {"viewport": {"width": 390, "height": HEIGHT}, "has_touch": True, "is_mobile": True}
# Enough moves of game 1000's best solution for an interesting board.
MOVES = perfect_game(1000)[:96]
CODEBREAKER = "codebreaker-table/1\ngame codebreaker/1 537 5.mastermind.12 00114,23345,01234\nguess 40---"


def stored_game(number: int, moves: str) -> dict[str, str]:
    return {"parlor.triples.game": f"triples-table/1\ngame triples/1 {number} {moves}"}


def open_page(browser: Browser, address: str, texts: dict[str, str], **options) -> Page:
    """Opens a page whose storage contains these values."""
    context = browser.new_context(service_workers="block", **options)
    context.add_init_script(PRESSES)
    for key, text in texts.items():
        context.add_init_script(f"localStorage[{key!r}] ??= {text!r};")
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("html[data-state=running]", state="attached")
    return page


def picture(page: Page) -> Image.Image:
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def ask_for_hint(page: Page) -> None:
    TriplesPage(page).use_hint()
    page.wait_for_selector(".directions .best")
    page.wait_for_timeout(1600)


def draw_site(browser: Browser, address: str) -> None:
    """Takes the screenshot: Triples with a hint on a desktop, Triples with the coach playing on a phone, and
    CodeBreaker on another phone."""
    desktop = open_page(browser, address + "triples/", stored_game(1000, MOVES), viewport={"width": 1098, "height": HEIGHT})
    ask_for_hint(desktop)
    watched = open_page(browser, address + "triples/", stored_game(1000, MOVES[:90]), color_scheme="dark", **PHONE)
    watched.get_by_role("button", name="Watch", exact=True).click()
    watched.get_by_role("button", name="Start", exact=True).click()
    watched.wait_for_timeout(2500)
    code = open_page(browser, address + "codebreaker/", {"parlor.codebreaker.game": CODEBREAKER}, **PHONE)
    code.wait_for_timeout(1000)
    parts = [picture(page) for page in (desktop, watched, code)]
    whole = Image.new("RGB", (sum(part.width + 1 for part in parts) - 1, HEIGHT), "#777")
    left = 0
    for part in parts:
        whole.paste(part, (left, 0))
        left += part.width + 1
    small = whole.resize((1502, HEIGHT * 1502 // whole.width), Image.LANCZOS)
    small.quantize(256, method=Image.Quantize.MEDIANCUT).save(PLACE / "parlor.png", optimize=True)


def draw_film(browser: Browser, address: str) -> None:
    """Records the animation: some moves, a hint, the move that it suggests, and the review of a game."""
    frames: list[tuple[Image.Image, int]] = []
    page = open_page(browser, address + "triples/", stored_game(1000, MOVES[:45]), **PHONE)
    page.wait_for_timeout(800)
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")

    def take(milliseconds: int) -> None:
        frames.append((picture(page), milliseconds))

    def move(key: str) -> None:
        """Makes a move, and records it in slow motion, at a twentieth of the speed."""
        session.send("Animation.setPlaybackRate", {"playbackRate": 0.05})
        page.keyboard.press(key)
        for _ in range(6):
            take(40)
            page.wait_for_timeout(600)
        session.send("Animation.setPlaybackRate", {"playbackRate": 1})
        page.wait_for_timeout(300)
        take(500)

    take(900)
    for key in ("ArrowLeft", "ArrowDown", "ArrowRight"):
        move(key)
    ask_for_hint(page)
    take(2200)
    best = page.locator(".directions .best").get_attribute("id").removeprefix("move-")
    move(f"Arrow{best.capitalize()}")
    film_review(browser, address, frames)
    pictures = [frame.resize((312, HEIGHT * 312 // 390), Image.LANCZOS) for frame, _ in frames]
    colors = Image.new("RGB", (312, 2 * pictures[0].height))
    colors.paste(pictures[0], (0, 0))
    colors.paste(pictures[-1], (0, pictures[0].height))
    palette = colors.quantize(128, method=Image.Quantize.MEDIANCUT)
    drawn = [frame.quantize(128, palette=palette, dither=Image.Dither.NONE) for frame in pictures]
    drawn[0].save(
        ARTICLES / "triples-moves.gif", save_all=True, append_images=drawn[1:], duration=[time for _, time in frames], loop=0, optimize=True
    )


def film_review(browser: Browser, address: str, frames: list[tuple[Image.Image, int]]) -> None:
    """Adds the review of another game, because the best game has no mistakes to review."""
    page = open_page(browser, f"{address}triples/#triples/1/14/{WHOLE_GAME}", {}, **PHONE)
    TriplesPage(page).challenge.get_by_role("button", name="Watch").click()
    page.get_by_role("button", name="Review", exact=True).click()
    page.wait_for_selector("#chart.drawn", timeout=120_000)
    page.wait_for_timeout(500)
    frames.append((picture(page), 1800))
    for _ in range(2):
        page.get_by_role("button", name="Next mistake").click()
        page.wait_for_timeout(900)
        frames.append((picture(page), 1800))


def draw_review(browser: Browser, address: str) -> None:
    """Takes the picture of a review of CodeBreaker, for a game with better and worse guesses."""
    stored = {"parlor.codebreaker.game": over(f"{FRESH} 0123,4455,0014,2020")}
    page = open_page(
        browser, address + "codebreaker/#review", stored, viewport={"width": 1180, "height": 660}, device_scale_factor=1.5
    )
    page.locator(".reviewed > li").nth(3).wait_for()
    page.wait_for_timeout(1000)
    small = picture(page).quantize(256, method=Image.Quantize.MEDIANCUT)
    small.save(ARTICLES / "codebreaker-review.png", optimize=True)


def main() -> None:
    site = Site(ROOT / "dist")
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        draw_site(browser, site.address)
        draw_film(browser, site.address)
        draw_review(browser, site.address)
        browser.close()
    site.stop()


if __name__ == "__main__":
    main()
