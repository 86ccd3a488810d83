#!/usr/bin/env python3
"""Prints what a move and a hint of Triples cost on a slow phone (iPhone 12 emulated, processor slowed four times), and when the first
tile appears (1.6 Mbit/s, 150 ms latency). Hints are measured once the coach is loaded. The figures are medians of several runs.
With the folder of another site, measures both sites alternately, and prints the ratio after each figure. For example, with a copy of
gabrielecirulli/2048:

    bench_moves.py PATH/TO/2048
"""

import json
import pathlib
import platform
import statistics
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "Scripts"), str(ROOT / "Tests"), str(ROOT / "Tests" / "Browser")]

import chromium  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from site_under_test import Site  # noqa: E402

RUNS = 5
MOVES = 24
HINTS = 8
KEYS = ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown")
# The printed figures in order, with their units.
FIGURES = {
    "key, median": "ms",
    "key, 95th percentile": "ms",
    "frames over 34 ms": "",
    "layout of all moves": "ms",
    "longest layout": "ms",
    "bytes before the first move": "",
    "hint, median": "ms",
    "first paint": "ms",
    "first tile": "ms",
}

WATCH_TILE = """
window.tile_ = 0;
new MutationObserver(() => {
  if (!tile_ && document.querySelector(".tile")) tile_ = performance.now();
}).observe(document, { childList: true, subtree: true });
"""
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


def time_hints(page: Page) -> list[float]:
    """Follows hints, and returns the time that each took. An empty list if the site has no hints."""
    if not page.locator("#hint").count():
        return []
    best = page.locator(".directions .best").first
    times = []
    page.locator("#hint").click()
    # A newcomer's first game can win a medal, so the page asks first. It ignores a press right after the question opens.
    page.wait_for_timeout(1000)
    page.get_by_role("button", name="Show the hint").click()
    for _ in range(HINTS):
        best.click()
        best.wait_for(state="detached")
        times.append(page.evaluate(TIME_HINT))
    return times


def measure(browser: Browser, device: dict, address: str) -> dict[str, float]:
    """Loads the page once, makes 24 moves, and returns the figures."""
    context = browser.new_context(**device, service_workers="block")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    session.send("Network.enable")
    limits = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
    session.send("Network.emulateNetworkConditions", limits)
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.add_init_script(WATCH_TILE)
    page.goto(address, wait_until="networkidle")
    begun = {"bytes before the first move": sum(sizes), "first paint": page.evaluate(FIRST_PAINT), "first tile": page.evaluate("tile_")}
    page.evaluate(WATCH_KEYS_AND_FRAMES)
    page.wait_for_timeout(300)
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    for move in range(MOVES):
        page.keyboard.press(KEYS[move % 4])
        page.wait_for_timeout(150)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    layouts = [event["dur"] / 1000 for event in events if event["name"] == "Layout" and "dur" in event]
    keys, frames = page.evaluate("[keys_, frames_.slice(5)]")
    hints = time_hints(page)
    context.close()
    return begun | {
        "hint, median": statistics.median(hints or [0]),
        "key, median": statistics.median(keys),
        "key, 95th percentile": percentile(keys, 0.95),
        "frames over 34 ms": sum(frame > 34 for frame in frames),
        "layout of all moves": sum(layouts),
        "longest layout": max(layouts, default=0),
    }


def main() -> None:
    folders = [ROOT / "dist", *map(pathlib.Path, sys.argv[1:2])]
    sites = [Site(folder) for folder in folders]
    addresses = [sites[0].address + "triples/", *(site.address for site in sites[1:])]
    with sync_playwright() as playwright:
        device = {key: value for key, value in playwright.devices["iPhone 12"].items() if key != "default_browser_type"}
        browser = chromium.launch(playwright)
        runs = [[measure(browser, device, address) for address in addresses] for _ in range(RUNS)]
        print(f"  Chromium {browser.version} on {platform.machine()} {platform.system()}, {MOVES} moves, medians of {RUNS} runs")
        browser.close()
    for site in sites:
        site.stop()
    for figure, unit in FIGURES.items():
        ours, *others = (statistics.median(run[place][figure] for run in runs) for place in range(len(folders)))
        line = f"  {figure:<28} {ours:>9,.1f} {unit}"
        for other in others:
            line += f"   {folders[1].name}: {other:,.1f} {unit}" + (f", ratio {ours / other:.2f}" if other else "")
        print(line.rstrip())


if __name__ == "__main__":
    main()
