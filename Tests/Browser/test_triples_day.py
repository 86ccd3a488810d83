"""The daily game of Triples without a server, as it is drawn, and its links. Native tests check what it stores and says."""

import re

from accessibility import assert_fits_and_is_accessible
from game_page import store
from layout import assert_fits
from playwright.sync_api import expect
from situations import at_time
from triples import GAME_KEY, TriplesPage, saved

EVENING = "2026-11-21T20:30:00Z"
DAY = "triples/?2026-11-21"


def open_day(device, path=DAY, time=EVENING) -> TriplesPage:
    device.context().add_init_script(at_time(time))
    return TriplesPage(device.open(path))


def test_daily_game_is_played_apart_from_the_own_one_and_leads_to_the_days(iphone):
    store(iphone, {GAME_KEY: saved("triples/1 14 u")})
    game = open_day(iphone)
    expect(game.page.get_by_role("link", name="November 21 game")).to_have_attribute("href", "../days.html")
    for name in ("Watch", "New Game"):
        expect(game.button(name)).to_have_count(0)
    game.swipe("lurd")
    assert_fits_and_is_accessible(iphone, game.page)
    game.page.get_by_role("link", name="Parlor: all games").click()
    game.page.get_by_role("link", name=re.compile("^Today’s Triples Move [0-9]+, [0-9]+ points$")).click()
    game.page.wait_for_selector("html[data-state=running]", state="attached")
    game.button("Finish").click()
    dialog = game.page.get_by_role("dialog", name="A new best!").or_(game.page.get_by_role("dialog", name="Game ended"))
    expect(dialog.get_by_role("link", name="Play CodeBreaker")).to_have_attribute("href", "../codebreaker/?2026-11-21")
    score = dialog.locator("#ended-figures dd").first.inner_text()
    dialog.get_by_role("button", name="Close", exact=True).click()
    assert game.stored(GAME_KEY) == saved("triples/1 14 u")
    game.page.reload()
    game.click("More", "All days")
    game.page.get_by_role("link", name=f"Triples: {score} points").click()
    expect(dialog.locator("#ended-figures dd").first).to_have_text(score)


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


def test_link_to_another_game_leaves_the_daily_game(desktop):
    game = open_day(desktop, DAY + "#triples/1/537/uurd")
    game.page.get_by_role("dialog").get_by_role("button", name="Play this game").click()
    game.page.wait_for_url("**/triples/#triples/1/537/*")
    expect(game.page.get_by_role("dialog")).to_contain_text("in game 537")
