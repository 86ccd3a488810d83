"""The states of the pages that belong to no game, on a site without a server."""

import codebreaker
import triples
from game_page import button
from playwright.sync_api import expect
from recorded_storage import texts
from situations import FORBIDDEN_STORAGE
from states import open_stored, state, stored_state
from test_days import HOME_STATUS
from triples import score_list

TODAY_PLAYED = {
    "parlor.triples.day1-door": "day-door/1\n2026-11-20 playing Move 57, 1,121 points",
    "parlor.codebreaker.day1-door": "day-door/1\n2026-11-20 done 5 guesses, with help",
    "parlor.house.streak": "streak/1\n2026-11-20 12 days in a row",
}
OWN_GAMES = {
    triples.GAME_KEY: triples.saved("triples/1 14 uldr"), triples.SCORES_KEY: score_list("400 1700000000 - triples/1 14 uldr"),
    codebreaker.GAME_KEY: codebreaker.saved(f"{codebreaker.FRESH} 0123"),
    codebreaker.STATISTICS_KEY: "codebreaker-statistics/1\n4-colors 6 3 2 2 60 0,0,2",
}  # fmt: skip

stored_state("home-new", "index.html")
stored_state("home-returning", "index.html", OWN_GAMES | TODAY_PLAYED)
stored_state("home-dark-by-setting", "index.html", {"parlor.house.settings": "parlor-settings/1\nappearance dark"})
stored_state("offline", "offline.html")
stored_state("days-empty", "days.html")
stored_state("days-played", "days.html", HOME_STATUS)
LONG_DAYS = {"parlor.house.days": "days/1\n" + "\n".join(
    f"triples 2026-11-{day:02} {day * 1131}\ncodebreaker 2026-11-{day:02} {day % 9 + 2}{' helped' * (day % 2)}" for day in range(1, 21)
)}  # fmt: skip
stored_state("days-long", "days.html", LONG_DAYS)
stored_state("data-empty", "data.html")
stored_state("account-without-server", "account.html", waits_for="text=/This site has no (game )?server/")
stored_state("standings-without-server", "standings.html", waits_for="text=/This site has no (game )?server/")
stored_state("check-without-server", "check.html", address="?2026-11-20", waits_for="text=/This site has no (game )?server/")


@state("days-past", "days.html")
def days_past(device):
    page = open_stored(device, "days.html", LONG_DAYS)
    page.get_by_role("table").get_by_role("button", name="November 7").click()
    page.get_by_role("button", name="How daily games work").click()
    return page


@state("home-without-storage", "index.html")
def home_without_storage(device):
    device.context().add_init_script(FORBIDDEN_STORAGE)
    return open_stored(device, "index.html", {})


@state("home-moving", "index.html", has_motion=True)
def home_moving(device):
    return open_stored(device, "index.html", OWN_GAMES)


@state("data-imported", "data.html")
def data_imported(device):
    page = open_stored(device, "data.html", texts("half-played"))
    with page.expect_download() as download:
        button(page, "Save to a file").click()
    data = download.value.path().read_bytes()
    page = device.new_page()
    page.add_init_script("localStorage.clear()")
    page.goto(f"{device.address}data.html")
    page.wait_for_selector("html[data-state=running]", state="attached")
    open_file(page, data)
    return page


def open_file(page, contents: bytes) -> None:
    """Opens a file with the page's button, and waits for its result."""
    with page.expect_file_chooser() as chooser:
        button(page, "Open a file").click()
    chooser.value.set_files({"name": "parlor-data.txt", "mimeType": "text/plain", "buffer": contents})
    expect(page.get_by_role("status")).not_to_be_empty()


@state("data-damaged-file", "data.html")
def data_damaged_file(device):
    page = open_stored(device, "data.html", OWN_GAMES)
    open_file(page, b"parlor-data/1\nnonsense\nend 1\n")
    return page
