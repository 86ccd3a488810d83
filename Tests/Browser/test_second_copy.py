"""What is kept outlives the browser, even one that is killed: a second copy is put back where the first was lost."""

import contextlib
import os
import pathlib
import signal

import chromium
import pytest
from playwright.sync_api import BrowserContext, Error, Page, Playwright
from triples import GAME_KEY, open_table
from waiting import wait_for_script, wait_until

KILLS = 20

# What the second copy has of a key, or null.
READ_COPY = """key => new Promise((done) => {
  const opening = indexedDB.open("parlor", 1);
  opening.onsuccess = () => {
    const database = opening.result;
    const reading = database.transaction("texts").objectStore("texts").get(key);
    reading.onsuccess = () => (database.close(), done(reading.result?.text ?? null));
  };
})"""


def wait_for_copy(page: Page, key: str = GAME_KEY) -> str:
    """Waits until the second copy has what localStorage has, and returns it."""
    kept = page.evaluate("key => localStorage.getItem(key)", key)
    wait_until(page, lambda: page.evaluate(READ_COPY, key) == kept)
    return kept


def kill(profile: pathlib.Path) -> None:
    """Kills every process of the browser that has this profile, all at once."""
    mark = f"--user-data-dir={profile}".encode()
    for entry in pathlib.Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and mark in (entry / "cmdline").read_bytes():
                os.kill(int(entry.name), signal.SIGKILL)
        except (FileNotFoundError, ProcessLookupError, PermissionError):
            pass  # it has ended by itself


def begin(playwright: Playwright, profile: pathlib.Path, address: str) -> tuple[BrowserContext, Page]:
    context = chromium.launch_with_profile(playwright, profile)
    page = context.pages[0]
    page.goto(address)
    page.wait_for_selector("html[data-state=running]", state="attached")
    return context, page


def test_a_killed_browser_has_every_move(playwright, site, tmp_path):
    address = site.address + "triples/"
    last = None
    for _ in range(KILLS):
        context, page = begin(playwright, tmp_path, address)
        assert last in (None, page.evaluate("key => localStorage.getItem(key)", GAME_KEY))
        for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"):
            page.keyboard.press(key)
        last = wait_for_copy(page)
        kill(tmp_path)
        with contextlib.suppress(Error):
            context.close()


@pytest.mark.parametrize("loses", ["all", "the last moves"])
def test_what_was_lost_is_put_back(desktop, loses):
    table = open_table(desktop)
    table.press_keys("uldr")
    early = wait_for_copy(table.page)
    table.press_keys("uldr")
    late = wait_for_copy(table.page)
    assert early != late
    page = desktop.new_page()
    page.goto(desktop.address + "offline.html")
    table.page.close()
    if loses == "all":
        page.evaluate("localStorage.clear()")
    else:
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", [GAME_KEY, early])
    again = open_table(desktop)
    assert again.stored(GAME_KEY) == late


def test_what_the_copy_does_not_know_is_newer(desktop):
    table = open_table(desktop, "triples/1 14")
    table.press_keys("uld")
    kept = wait_for_copy(table.page)
    newer = kept.replace("triples/1 14", "triples/1 15")
    table.page.close()
    page = desktop.new_page()
    page.goto(desktop.address + "offline.html")
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [GAME_KEY, newer])
    assert open_table(desktop).line().startswith("triples/1 15 ")


def test_a_browser_without_a_database_plays(desktop):
    desktop.context().add_init_script("delete Object.getPrototypeOf(window).indexedDB; delete window.indexedDB;")
    table = open_table(desktop, "triples/1 14")
    table.press_keys("u")
    assert table.line() == "triples/1 14 u"


def test_a_database_that_does_not_answer_is_not_waited_for(desktop):
    desktop.context().add_init_script("IDBFactory.prototype.open = () => ({});")
    table = open_table(desktop, "triples/1 14")
    table.press_keys("u")
    wait_for_script(table.page, "() => localStorage.getItem('parlor.triples.game').includes('14 u')")
