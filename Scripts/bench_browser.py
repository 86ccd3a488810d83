#!/usr/bin/env python3
"""Prints how long CodeBreaker's hints take in Chromium. Sends a fixture's questions to the coach, as the page does."""

import pathlib
import statistics
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "Scripts"), str(ROOT / "Tests"), str(ROOT / "Tests" / "Browser")]

import chromium  # noqa: E402
from coach_worker import ask_and_time  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from site_under_test import Site  # noqa: E402


def questions() -> list[tuple[int, str]]:
    """Returns the fixture's requests as the page sends them, each with the number of possible codes of its game."""
    found = []
    for row in (ROOT / "Tests" / "Fixtures" / "codebreaker-advice.tsv").read_text().splitlines():
        if row.startswith("#"):
            continue
        _, pegs, choices, attempts, _ = row.split("\t")[0].split(" ")
        codes = int(choices) ** int(pegs)
        work = 14_000_000 if codes <= 4096 else 60_000_000
        found.append((codes, f"codebreaker-question/1 {work} {pegs} {choices} {attempts} -"))
    return found


def main() -> None:
    site = Site(ROOT / "dist")
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        page = browser.new_page()
        page.goto(site.address + "codebreaker/")
        page.wait_for_selector("html[data-state=running]", state="attached")
        asked = questions()
        # Loading the coach delays the first reply, so send the first question twice, and discard the first time.
        put = [asked[0][1], *(question for _, question in asked)]
        times = [time for _, time in ask_and_time(page, "codebreaker/coach.wasm", put)][1:]
        for name, most, least in (("up to 4096 codes", 4096, 1), ("more", 12**6 - 1, 4097), ("6 pegs of 12", 12**6, 12**6)):
            chosen = [time for (codes, _), time in zip(asked, times) if least <= codes <= most]
            print(f"  games of {name}: median {statistics.median(chosen):.0f} ms, worst {max(chosen):.0f} ms of {len(chosen)}")
        browser.close()
    site.stop()


if __name__ == "__main__":
    main()
