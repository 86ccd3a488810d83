#!/usr/bin/env python3
"""Prints how soon the site's other pages show something and are complete, for a newcomer on the slow phone of bench_moves.py: the
time of the first paint, the time at which the program runs and has drawn the page, and the bytes loaded until then. Each figure
is the median of several runs:

    bench_pages.py [--runs N]
"""

import argparse
import statistics

from bench_moves import FIRST_PAINT, ROOT, Game, chromium, open_page
from games import PROGRAM
from playwright.sync_api import Browser, sync_playwright
from site_under_test import Site

# Notes when the program has drawn the page for the first time.
WATCH_START = """new MutationObserver(() => {
  if (document.documentElement?.dataset.state === "running") window.run_ ??= performance.now();
}).observe(document, { subtree: true, attributes: true });"""


def visit(browser: Browser, device: dict, address: str) -> tuple[float, ...]:
    """Opens a page for the first time. Returns its first paint and its start in milliseconds, and the bytes until then."""
    context = browser.new_context(**device)
    page, session = open_page(context, Game("", address, (), "main"))
    page.add_init_script(WATCH_START)
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(address, wait_until="commit")
    page.wait_for_selector("html[data-state=running]", state="attached")
    paint, start = page.evaluate(f"[{FIRST_PAINT}, run_]")
    context.close()
    return paint, start, sum(sizes)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3, metavar="N", help="the number of runs (default: 3)")
    options = parser.parse_args()
    dist = ROOT / "dist"
    pages = sorted(path.relative_to(dist).as_posix() for path in dist.rglob("*.html") if PROGRAM.search(path.read_text()))
    site = Site(dist)
    print(f"  {'':<30}{'first paint, ms':>17}{'complete, ms':>15}{'bytes':>10}")
    with sync_playwright() as playwright:
        device = {key: value for key, value in playwright.devices["iPhone 12"].items() if key != "default_browser_type"}
        browser = chromium.launch(playwright)
        for page in pages:
            runs = [visit(browser, device, site.address + page.removesuffix("index.html")) for _ in range(options.runs)]
            paint, start, size = (statistics.median(run[place] for run in runs) for place in range(3))
            print(f"  {page:<30}{paint:>17,.0f}{start:>15,.0f}{size:>10,.0f}")
        browser.close()
    site.stop()


if __name__ == "__main__":
    main()
