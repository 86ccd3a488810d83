"""The daily game of Triples without a server."""

import re

from accessibility import assert_fits_and_is_accessible
from game_page import store
from layout import assert_fits
from playwright.sync_api import expect
from situations import COPYING, at_time
from triples import GAME_KEY, TriplesPage, saved
from waiting import wait_for_script

EVENING = "2026-11-21T20:30:00Z"
DAY = "triples/?2026-11-21"


def open_day(device, path=DAY, time=EVENING) -> TriplesPage:
    device.context().add_init_script(at_time(time))
    return TriplesPage(device.open(path))


def test_finished_daily_game_is_recorded_until_play_continues(iphone):
    store(iphone, {GAME_KEY: saved("triples/1 14 u")})
    game = open_day(iphone)
    expect(game.page.get_by_role("link", name="November 21 game")).to_have_attribute("href", "../days.html")
    expect(game.button("Finish")).to_be_disabled()
    for name in ("Watch", "New Game"):
        expect(game.button(name)).to_have_count(0)
    expect(game.page.get_by_role("radio", name="Determ")).to_have_count(0)
    game.swipe("lurd")
    wait_for_script(game.page, "() => /ulrd|lurd|lur|ur/.test(localStorage.getItem('parlor.triples.day0'))")
    assert game.stored("parlor.triples.game").endswith("triples/1 14 u"), "the own game is unchanged"
    assert_fits_and_is_accessible(iphone, game.page)
    game.button("Finish").click()
    dialog = game.page.get_by_role("dialog", name="A new best!").or_(game.page.get_by_role("dialog", name="Game ended"))
    expect(dialog).to_contain_text(re.compile(r"New games in \d+ (hours?|minutes?)( \d+ minutes?)?\."))
    expect(dialog.get_by_role("link", name="Play CodeBreaker")).to_have_attribute("href", "../codebreaker/?2026-11-21")
    score = dialog.locator("#ended-figures dd").first.inner_text()
    assert game.stored("parlor.house.days") == f"days/1\ntriples 2026-11-21 {score}"
    dialog.get_by_role("button", name="Keep playing").click()
    expect(game.button("Finish")).to_be_visible()
    assert game.stored("parlor.house.days") == "days/1"
    game.button("Finish").click()
    dialog.get_by_role("button", name="Close", exact=True).click()
    expect(dialog).to_be_hidden()
    game.page.reload()
    game.click("More", "All days")
    link = game.page.get_by_role("link", name=f"Triples: {score} points")
    link.click()
    expect(dialog.locator("#ended-figures dd").first).to_have_text(score)


def test_home_page_shows_the_game_and_shared_text_reveals_no_moves(desktop):
    desktop.context().grant_permissions(["clipboard-read", "clipboard-write"])
    desktop.context().add_init_script(COPYING)
    game = open_day(desktop)
    game.press_keys("lurd" * 3)
    assert_fits_and_is_accessible(desktop, game.page)
    game.page.get_by_role("link", name="Parlor: all games").click()
    game.page.get_by_role("link", name=re.compile("^Today’s Triples Move [0-9]+, [0-9]+ points$")).click()
    game.page.wait_for_selector("html[data-state=running]", state="attached")
    assert game.page.url.endswith(DAY)
    score = game.page.locator("#score").inner_text()
    game.button("Finish").click()
    game.page.get_by_role("dialog").get_by_role("button", name="Share").click()
    expect(game.page.get_by_text("Text and link copied.")).to_be_visible()
    text = game.page.evaluate("navigator.clipboard.readText()")
    first, *squares, link = text.split("\n")
    assert (first, link) == (f"Parlor Triples, Nov 21: {score} points", f"{desktop.address}triples/?2026-11-21")
    assert [len(row) for row in squares] == [4, 4, 4, 4]


def test_past_day_is_played_as_a_numbered_game(new_device):
    for name in ("iphone", "desktop"):
        device = new_device(name)
        game = open_day(device, "triples/?2026-11-20")
        dialog = game.page.get_by_role("dialog", name="November 20 game")
        expect(dialog).to_contain_text("That day is over")
        assert_fits_and_is_accessible(device, game.page)
        dialog.get_by_role("button", name="Play this game").click()
        expect(game.button("Game 2026112000")).to_be_visible()
        assert_fits(device, game.page)


def test_future_days_invalid_days_and_links_open_the_players_own_session(desktop):
    game = open_day(desktop, "triples/?2026-11-22")
    expect(game.page.get_by_text("The November 22 game begins at midnight, UTC.")).to_be_visible()
    expect(game.button("New Game")).to_be_visible()
    for search in ("?", "?junk", "?2026-11-31", "?2026-11-21x"):
        game = TriplesPage(desktop.open("triples/" + search))
        expect(game.button("New Game"), search).to_be_visible()
    # A link to another game leaves the daily game.
    game = TriplesPage(desktop.open(DAY + "#triples/1/537/uurd"))
    game.page.get_by_role("dialog").get_by_role("button", name="Play this game").click()
    game.page.wait_for_url("**/triples/#triples/1/537/*")
    expect(game.page.get_by_role("dialog")).to_contain_text("in game 537")
