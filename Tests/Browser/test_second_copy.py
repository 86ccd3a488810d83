"""Stored values survive even if the browser is killed: the second copy restores what the first one lost."""

import contextlib
import os
import pathlib
import signal

import chromium
from codebreaker import FRESH
from codebreaker import GAME_KEY as CODEBREAKER_KEY
from codebreaker import open_game as open_codebreaker
from playwright.sync_api import BrowserContext, Error, Page, Playwright
from situations import FAST_TIMERS
from triples import GAME_KEY, open_game
from waiting import wait_for_script, wait_until

# The number of kills. Without the second copy, a browser loses moves each time.
KILL_COUNT = 8

# Reads the second copy of a key's text, or null if there is none.
READ_COPY = """key => new Promise((done) => {
  const opening = indexedDB.open("parlor", 1);
  opening.onsuccess = () => {
    const database = opening.result;
    const reading = database.transaction("texts").objectStore("texts").get(key);
    reading.onsuccess = () => (database.close(), done(reading.result?.text ?? null));
  };
})"""


def wait_for_copy(page: Page, key: str = GAME_KEY) -> str:
    """Waits until the second copy equals localStorage, and returns the text."""
    kept = page.evaluate("key => localStorage.getItem(key)", key)
    wait_until(page, lambda: page.evaluate(READ_COPY, key) == kept)
    return kept


# Counts the requests for storage that the browser keeps.
COUNT_REQUESTS = """
  window.requestCount = 0;
  StorageManager.prototype.persist = () => Promise.resolve(!!++window.requestCount);
"""
NO_USER_AGENT_DATA = "Object.defineProperty(Navigator.prototype, 'userAgentData', { value: undefined });"


def kill(profile: pathlib.Path) -> None:
    """Kills all processes of the browser that uses this profile."""
    mark = f"--user-data-dir={profile}".encode()
    for entry in pathlib.Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and mark in (entry / "cmdline").read_bytes():
                os.kill(int(entry.name), signal.SIGKILL)
        except (FileNotFoundError, ProcessLookupError, PermissionError):
            pass  # the process has already ended


def launch_with(playwright: Playwright, profile: pathlib.Path, address: str) -> tuple[BrowserContext, Page]:
    context = chromium.launch_with_profile(playwright, profile)
    page = context.pages[0]
    page.goto(address)
    page.wait_for_selector("html[data-state=running]", state="attached")
    return context, page


def test_moves_survive_a_killed_browser_once_they_are_copied(playwright, site, tmp_path):
    address = site.address + "triples/"
    last = None
    for _ in range(KILL_COUNT):
        context, page = launch_with(playwright, tmp_path, address)
        assert last in (None, page.evaluate("key => localStorage.getItem(key)", GAME_KEY))
        for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"):
            page.keyboard.press(key)
        last = wait_for_copy(page)
        kill(tmp_path)
        with contextlib.suppress(Error):
            context.close()


def close_game(device, game) -> Page:
    """Closes the game, and returns a page without a game, which can change the storage unnoticed."""
    page = device.visit("offline.html")
    game.page.close()
    return page


def test_lost_values_are_restored_and_newer_ones_are_kept(new_device):
    put = "([key, text]) => localStorage.setItem(key, text)"
    for loses in ("all", "the last moves"):
        device = new_device("desktop")
        game = open_game(device)
        game.press_keys("uldr")
        early = wait_for_copy(game.page)
        game.press_keys("uldr")
        late = wait_for_copy(game.page)
        assert early != late
        page = close_game(device, game)
        page.evaluate("localStorage.clear()") if loses == "all" else page.evaluate(put, [GAME_KEY, early])
        assert open_game(device).stored(GAME_KEY) == late, loses
    # A value that the copy never had is newer, so the copy doesn't replace it.
    device = new_device("desktop")
    game = open_game(device, "triples/1 14")
    game.press_keys("uld")
    newer = wait_for_copy(game.page).replace("triples/1 14", "triples/1 15")
    close_game(device, game).evaluate(put, [GAME_KEY, newer])
    assert open_game(device).line().startswith("triples/1 15 ")


def test_outdated_copy_does_not_replace_the_current_text(desktop):
    # A saved game includes its elapsed time, so stop the clock.
    desktop.context().clock.set_fixed_time(1_700_000_000)
    game = open_codebreaker(desktop, FRESH)
    page = game.page
    page.keyboard.press("1")
    first = wait_for_copy(page, CODEBREAKER_KEY)
    page.keyboard.press("Backspace")
    assert wait_for_copy(page, CODEBREAKER_KEY) != first
    # Stop updates of the copy, which then has the next text only as an older version.
    page.evaluate("IDBObjectStore.prototype.put = () => {}")
    page.keyboard.press("1")
    assert game.stored(CODEBREAKER_KEY) == first, "the same text is written again, or this test checks nothing"
    page.reload()
    assert game.stored(CODEBREAKER_KEY) == first


def test_page_does_not_wait_for_a_missing_or_silent_database(new_device):
    device = new_device("desktop")
    device.context().add_init_script("delete Object.getPrototypeOf(window).indexedDB; delete window.indexedDB;")
    game = open_game(device, "triples/1 14")
    game.press_keys("u")
    assert game.line() == "triples/1 14 u"
    device = new_device("desktop")
    for script in (FAST_TIMERS, "IDBFactory.prototype.open = () => ({});"):
        device.context().add_init_script(script)
    game = open_game(device, "triples/1 14")
    game.press_keys("u")
    wait_for_script(game.page, "() => localStorage.getItem('parlor.triples.game').includes('14 u')")


def test_only_returning_players_ask_for_lasting_storage_and_only_if_the_browser_shows_no_question(desktop, subtests):
    scripts = {"en": (COUNT_REQUESTS, 1), "fr": (COUNT_REQUESTS + NO_USER_AGENT_DATA, 0)}
    for locale, (script, expected) in scripts.items():
        with subtests.test(expected=expected):
            desktop.context(locale=locale).add_init_script(script)
            game = open_game(desktop, locale=locale)
            assert game.page.evaluate("requestCount") == 0
            game.page.keyboard.press("ArrowLeft")
            wait_for_copy(game.page)
            game.page.reload()
            game.page.wait_for_selector("html[data-state=running]", state="attached")
            assert game.page.evaluate("requestCount") == expected
