#!/usr/bin/env python3
"""Prints how many frames are late when a player scrolls fast through the standings of a thousand players on a slow phone (iPhone
12 emulated, processor slowed four times). The server's replies are made up."""

import json
import pathlib
import platform
import statistics
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "Scripts"), str(ROOT / "Tests"), str(ROOT / "Tests" / "Browser")]

import chromium  # noqa: E402
from playwright.sync_api import Browser, Route, sync_playwright  # noqa: E402
from site_under_test import Site  # noqa: E402

RUNS = 5
ROWS = 1000
DAY = "2026-11-21"

PLAYER = f"player/1\nid {'0' * 16}\ntoken {'0' * 32}\nname Grace"
WATCH_FRAMES = """() => {
  window.frames_ = [];
  let last = performance.now();
  const step = (time) => (frames_.push(time - last), (last = time), requestAnimationFrame(step));
  requestAnimationFrame(step);
}"""


def answer(route: Route) -> None:
    """Replies as the game server would."""
    address = route.request.url
    if "/standings" in address:
        rows = [{"rank": rank, "name": f"Player {rank}", "score": 9000 - rank, "me": rank == 500} for rank in range(1, ROWS + 1)]
        told = {"finished": ROWS, "rows": rows, "histogram": [{"from": 0, "to": 99, "games": ROWS}], "cursor": None}
    elif "/players/me" in address:
        told = {"id": "1", "name": "Grace", "tables": []}
    else:
        told = {"api": "api/v1"} if address.endswith("server.json") else {"days": [{"day": DAY, "state": "open"}]}
    route.fulfill(content_type="application/json", body=json.dumps(told))


def measure(browser: Browser, device: dict, address: str) -> tuple[float, float, int]:
    """Scrolls once. Returns the number of late frames, the longest frame in milliseconds, and the number of frames."""
    context = browser.new_context(**device, service_workers="block")
    context.route("**/server.json", answer)
    context.route("**/api/**", answer)
    page = context.new_page()
    page.goto(f"{address}offline.html")
    page.evaluate("text => localStorage.setItem('parlor.house.player', text)", PLAYER)
    page.goto(f"{address}standings.html?{DAY}&triples")
    page.locator("tbody tr").nth(ROWS - 1).wait_for(state="attached")
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.wait_for_timeout(1000)
    page.evaluate(WATCH_FRAMES)
    for distance in (-10_000, -10_000, 15_000):
        gesture = {"x": 190, "y": 300, "yDistance": distance, "speed": 6000, "gestureSourceType": "mouse"}
        session.send("Input.synthesizeScrollGesture", gesture)
    frames = page.evaluate("frames_.slice(3)")
    assert page.evaluate("scrollY") > 1000, "nothing was scrolled"
    context.close()
    return sum(frame > 34 for frame in frames), max(frames), len(frames)


def main() -> None:
    site = Site(ROOT / "dist")
    with sync_playwright() as playwright:
        device = {key: value for key, value in playwright.devices["iPhone 12"].items() if key != "default_browser_type"}
        browser = chromium.launch(playwright)
        late, longest, count = map(statistics.median, zip(*(measure(browser, device, site.address) for _ in range(RUNS))))
        print(f"  Chromium {browser.version} on {platform.machine()} {platform.system()}, {ROWS} rows, medians of {RUNS} runs")
        print(f"  frames over 34 ms: {late:.0f} of {count:.0f}, the longest {longest:.0f} ms")
        browser.close()
    site.stop()


if __name__ == "__main__":
    main()
