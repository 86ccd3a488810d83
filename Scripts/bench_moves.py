#!/usr/bin/env python3
"""Prints what both games cost on a slow phone (iPhone 12 emulated, processor slowed four times, 1.6 Mbit/s, 150 ms of latency): how soon
a newcomer sees the board and can move, what a move costs, and how soon a returning player sees their own board. Hints are
measured in Triples once the coach is loaded. Each figure is the median of several runs, with the least and the greatest in
parentheses. With the folder of another site, such as a copy of gabrielecirulli/2048, measures it in turn with the games, and
prints how many times its figure each of theirs is:

    bench_moves.py [--runs N] [PATH/TO/2048]
"""

import argparse
import itertools
import json
import pathlib
import platform
import statistics
import sys
from collections.abc import Iterator
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "Scripts"), str(ROOT / "Tests"), str(ROOT / "Tests" / "Browser")]

import chromium  # noqa: E402
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright  # noqa: E402
from site_under_test import Site  # noqa: E402

MOVES = 24
HINTS = 8
# The printed figures in order, with their units.
FIGURES = {
    "first paint": "ms",
    "first tile": "ms",
    "first move": "ms",
    "bytes before the first move": "",
    "key, median": "ms",
    "key, 95th percentile": "ms",
    "frames over 34 ms": "",
    "layout of all moves": "ms",
    "longest layout": "ms",
    "hint, median": "ms",
    "second visit, first paint": "ms",
    "second visit, first tile": "ms",
    "second visit, first move": "ms",
}


class Game(NamedTuple):
    """A page to measure."""

    name: str
    address: str
    # The keys to press, in turn.
    keys: tuple[str, ...]
    # A selector of the elements whose count and attributes a move changes: tiles, or the holes of a guess.
    pieces: str


ARROWS = ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown")
# Five different guesses of four pegs.
GUESSES = tuple(key.replace("E", "Enter") for key in "1234E5123E4512E3451E2345E")

# Notes when the first tile is in the document, and when a move has changed the tiles after that. A tile without its
# passing states looks the same in the first picture and in the program's.
WATCH = """(selector => {
  Object.assign(window, { tile_: 0, move_: 0 });
  const text = ({ dataset: { row, col, value }, ariaLabel, className, textContent }) =>
    [row, col, value, ariaLabel, className.match(/tile-position\\S*/), textContent].join();
  let first;
  new MutationObserver(() => {
    const now = [...document.querySelectorAll(selector)].map(text).sort().join(" ");
    if (!now || move_) return;
    tile_ ||= performance.now();
    first ??= now;
    if (now !== first) move_ = performance.now();
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
})"""
WATCH_KEYS_AND_FRAMES = """() => {
  window.keys_ = [];
  window.frames_ = [];
  let begun, last = performance.now();
  addEventListener("keydown", () => (begun = performance.now()), true);
  addEventListener("keydown", () => keys_.push(performance.now() - begun));
  const step = (time) => (frames_.push(time - last), (last = time), requestAnimationFrame(step));
  requestAnimationFrame(step);
}"""
# Presses Hint, and returns the time until the best move is marked.
TIME_HINT = """() => new Promise((done) => {
  const begun = performance.now();
  new MutationObserver((_, watcher) => {
    if (!document.querySelector(".directions .best")) return;
    watcher.disconnect();
    done(performance.now() - begun);
  }).observe(document.querySelector(".directions"), { attributes: true, subtree: true });
  document.querySelector("#hint").click();
})"""
FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def open_page(context: BrowserContext, game: Game) -> tuple[Page, CDPSession]:
    """Opens an empty page on a slow phone, which will watch the game's tiles."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    session.send("Network.enable")
    limits = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
    session.send("Network.emulateNetworkConditions", limits)
    page.add_init_script(f"{WATCH}({json.dumps(game.pieces)})")
    return page, session


def visit(page: Page, game: Game, keys: Iterator[str]) -> dict[str, float]:
    """Loads the page and presses keys until a move is made. A tile that is in the document is seen at the first paint."""
    page.goto(game.address, wait_until="commit")
    for key in itertools.islice(keys, 1000):
        if page.evaluate("move_"):
            break
        page.keyboard.press(key)
    else:
        sys.exit(f"error: no key moved anything in {game.name}")
    paint, tile, move = page.evaluate(f"[{FIRST_PAINT}, tile_, move_]")
    return {"first paint": paint, "first tile": max(paint, tile), "first move": move}


def make_moves(browser: Browser, page: Page, keys: Iterator[str]) -> dict[str, float]:
    """Makes 24 moves on a page at rest."""
    page.evaluate(WATCH_KEYS_AND_FRAMES)
    page.wait_for_timeout(300)
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    for key in itertools.islice(keys, MOVES):
        page.keyboard.press(key)
        page.wait_for_timeout(150)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    layouts = [event["dur"] / 1000 for event in events if event["name"] == "Layout" and "dur" in event]
    times, frames = page.evaluate("[keys_, frames_.slice(5)]")
    return {
        "key, median": statistics.median(times),
        "key, 95th percentile": percentile(times, 0.95),
        "frames over 34 ms": sum(frame > 34 for frame in frames),
        "layout of all moves": sum(layouts),
        "longest layout": max(layouts, default=0),
    }


def time_hints(page: Page) -> dict[str, float]:
    """Follows hints of Triples, and times each. Other pages have none that can be followed."""
    if not page.locator(".moves #hint").count():
        return {}
    best = page.locator(".directions .best").first
    times = []
    page.locator("#hint").click()
    # A newcomer's first game can win a medal, so the page asks first. It ignores presses right after a question opens or closes.
    page.wait_for_timeout(1000)
    page.get_by_role("button", name="Show the hint").click()
    page.wait_for_timeout(1000)
    for _ in range(HINTS):
        best.click()
        best.wait_for(state="detached")
        times.append(page.evaluate(TIME_HINT))
    return {"hint, median": statistics.median(times)}


def measure_newcomer(browser: Browser, device: dict, game: Game) -> dict[str, float]:
    """Visits the page for the first time, and then makes moves."""
    context = browser.new_context(**device)
    page, session = open_page(context, game)
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    keys = itertools.cycle(game.keys)
    figures = visit(page, game, keys)
    page.wait_for_load_state("networkidle")
    figures["bytes before the first move"] = sum(sizes)
    figures |= make_moves(browser, page, keys)
    context.close()
    return figures


def measure_return(browser: Browser, device: dict, game: Game) -> dict[str, float]:
    """Visits the page again after a few moves, once its service worker runs, if it has one."""
    context = browser.new_context(**device)
    page, _ = open_page(context, game)
    keys = itertools.cycle(game.keys)
    visit(page, game, keys)
    figures = time_hints(page)
    page.evaluate("""Promise.race([
      navigator.serviceWorker.ready.then(() => 0), new Promise((done) => setTimeout(done, 5000))
    ])""")
    page.close()
    page, _ = open_page(context, game)
    figures |= {f"second visit, {name}": value for name, value in visit(page, game, keys).items()}
    context.close()
    return figures


def print_table(games: list[Game], runs: list[list[dict[str, float]]], has_other: bool) -> None:
    """Prints a line for each figure, with a column for each game. The last one can be the other site."""
    print(f"  {'':<30}" + "".join(f"{game.name:<44}" for game in games).rstrip())
    for figure, unit in FIGURES.items():
        columns = [[run[place][figure] for run in runs if figure in run[place]] for place in range(len(games))]
        last = statistics.median(columns[-1]) if has_other and columns[-1] else 0
        cells = []
        for values in columns:
            if not values:
                cells.append("")
                continue
            middle = statistics.median(values)
            digits = 0 if middle >= 100 else 1
            cell = f"{middle:,.{digits}f} ({min(values):,.{digits}f}–{max(values):,.{digits}f})"
            cells.append(cell + (f", ratio {middle / last:.2f}" if last and values is not columns[-1] else ""))
        print(f"  {figure + (unit and f', {unit}'):<30}" + "".join(f"{cell:<44}" for cell in cells).rstrip())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5, metavar="N", help="the number of runs (default: 5)")
    parser.add_argument("folder", type=pathlib.Path, nargs="?", help="another site to measure in turn with the games")
    options = parser.parse_args()
    sites = [Site(ROOT / "dist"), *([Site(options.folder)] if options.folder else [])]
    games = [
        Game("Triples", sites[0].address + "triples/", ARROWS, ".tile"),
        Game("CodeBreaker", sites[0].address + "codebreaker/", GUESSES, "#guess .hole"),
        *(Game(options.folder.name, site.address, ARROWS, ".tile") for site in sites[1:]),
    ]
    with sync_playwright() as playwright:
        device = {key: value for key, value in playwright.devices["iPhone 12"].items() if key != "default_browser_type"}
        browser = chromium.launch(playwright)
        runs = [
            [measure_newcomer(browser, device, game) | measure_return(browser, device, game) for game in games]
            for _ in range(options.runs)
        ]
        print(f"  Chromium {browser.version} on {platform.machine()} {platform.system()}, {MOVES} moves, {options.runs} runs")
        browser.close()
    for site in sites:
        site.stop()
    print_table(games, runs, has_other=bool(sites[1:]))


if __name__ == "__main__":
    main()
