"""The home page and the page of all days, on a site with a server."""

import datetime
import re

import chromium
import pytest
from day_clock import HOUR
from layout import assert_fits
from accessibility import assert_accessible
from playwright.sync_api import expect
from server import Player
from test_triples_ranked import button, open_ranked, play
from waiting import wait_for_script, wait_until


def open_home(device):
    page = device.visit()
    return page


DEVICE_NAMES = ("iphone", "desktop")

# The scores of a player who has finished a game of Triples.
PLAYED = {"parlor.triples.scores": "scores/1\n7 1 - -"}


def test_home_page_links_to_the_ranked_games_and_shows_their_progress(new_online_device, day_server):
    day = Player(day_server).day
    for device in map(new_online_device, DEVICE_NAMES):
        device.stored |= PLAYED
        page = open_home(device)
        expect(page.get_by_role("link", name="Standings")).to_be_visible()
        expect(page.get_by_role("link", name="Friends")).to_have_attribute("href", "account.html")
        assert_fits(device, page, may_scroll=True)
        assert_accessible(page)
    # If server.json can't be loaded, the page uses the API's stored address.
    page.route("**/server.json", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("link", name="Standings")).to_be_visible()
    assert page.evaluate("localStorage.getItem('parlor.house.server')") == "api/v1"
    # An unfinished game can be continued, and a finished one shows its rank.
    game = open_ranked(device, day)
    played = play(game, 2)
    game.page.get_by_role("link", name="Parlor: all games").click()
    link = game.page.get_by_role("link", name=re.compile(f"^Today’s Triples Move {len(played)}, [0-9]+ points?$"))
    link.click()
    game.page.wait_for_selector("html[data-state=running]", state="attached")
    button(game, "Finish").click()
    game.page.get_by_role("dialog").get_by_role("button", name="Finish").click()
    expect(game.page.get_by_text("You’re the first to finish.")).to_be_visible()
    game.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    game.page.get_by_role("link", name="Parlor: all games").click()
    done = game.page.get_by_role("link", name=re.compile("^Today’s Triples [0-9]+ points?$"))
    expect(done).to_have_class(re.compile("done"))


def test_static_host_shows_no_standings_link_and_stores_that_it_has_no_server(desktop):
    desktop.stored |= PLAYED
    page = open_home(desktop)
    expect(page.get_by_role("link", name="All days")).to_be_visible()
    wait_for_script(page, "() => localStorage.getItem('parlor.house.server') !== null")
    expect(page.get_by_role("link", name="Standings")).to_be_hidden()
    assert page.evaluate("localStorage.getItem('parlor.house.server')") == ""


def test_days_page_leads_to_the_standings_of_ranked_days(new_online_device, day_server, day_clock):
    day = Player(day_server).day
    first_day = datetime.date.fromisoformat(day)
    day_clock.set(2, 12 * HOUR)
    for device in map(new_online_device, DEVICE_NAMES):
        page = device.open("days.html")
        if first_day.month != (first_day + datetime.timedelta(days=2)).month:
            page.get_by_role("button", name="Previous month").click()
        page.get_by_role("table").get_by_role("button", name=re.compile(f"^{first_day:%B} {first_day.day}[.]")).click()
        see = page.get_by_role("link", name="See CodeBreaker")
        expect(see).to_have_attribute("href", f"standings.html?{day}&codebreaker")
        assert_fits(device, page, may_scroll=True)
        assert_accessible(page)


def test_friends_results_in_todays_game_are_on_its_card(new_online_device, day_server):
    day = Player(day_server).day
    for device in map(new_online_device, DEVICE_NAMES):
        device.stored |= PLAYED | {"parlor.triples.friends": f"friends/1\n{day}\nada\t198\n<b>ש</b>{'W' * 20}\t97\nyou\t42"}
        page = open_home(device)
        friends = page.get_by_role("list", name="Friends")
        expect(friends).to_have_count(1)
        expect(friends.get_by_role("listitem")).to_have_text(["Aada 198", "<<b>ש</b>WWWWW… 97", "Yyou 42"])
        assert_fits(device, page, may_scroll=True)
        assert_accessible(page)


def play_button(page, game: str):
    """Returns the button that opens the player's own game."""
    return page.get_by_role("link", name=f"Play {game}", exact=True)


def today_link(page, game: str):
    return page.get_by_role("link", name=re.compile(f"^Today’s {game} "))


def test_main_buttons_of_a_new_player_open_games_of_their_own(new_online_device, day_server):
    for device in map(new_online_device, DEVICE_NAMES):
        device.stored = {}
        page = open_home(device)
        for game in ("Triples", "CodeBreaker"):
            expect(play_button(page, game)).to_be_visible()
            expect(today_link(page, game)).to_be_hidden()
        expect(page.get_by_role("link", name="Standings")).to_be_hidden()
        first = page.get_by_role("link").first
        assert not first.get_attribute("href").startswith("triples/?"), "the first link doesn't start a ranked game"
        assert_fits(device, page, may_scroll=True)
        assert_accessible(page)
    play_button(page, "Triples").click()
    page.wait_for_selector("html[data-state=running]", state="attached")
    assert page.url.endswith("/triples/")


def test_daily_game_and_standings_appear_after_a_finished_game(online, day_server):
    online.stored = dict(PLAYED)
    page = open_home(online)
    expect(page.get_by_role("link", name="Standings")).to_be_visible()
    expect(today_link(page, "Triples")).to_be_visible()
    expect(today_link(page, "CodeBreaker")).to_be_hidden()
    expect(play_button(page, "Triples")).to_be_visible()
    # A finished daily game counts, too, even on a page that is already open.
    day = Player(day_server).day
    other = open_home(online)
    other.evaluate(f"localStorage.setItem('parlor.house.ranked-days', 'days/1\\ncodebreaker {day} 5')")
    expect(today_link(page, "CodeBreaker")).to_be_visible()


@pytest.mark.parametrize("game", ["triples", "codebreaker"])
def test_introduction_to_ranked_games_is_left_without_a_call_and_started(new_online_device, day_server, proxy, game):
    day = Player(day_server).day
    proxy.calls.clear()
    for device in map(new_online_device, DEVICE_NAMES):
        device.stored = {}
        page = device.open(f"{game}/?{day}")
        dialog = page.get_by_role("dialog", name="Your first ranked game")
        expect(dialog.get_by_role("button", name="Start")).to_be_focused()
        assert_fits(device, page)
        assert_accessible(page)
        page.keyboard.press("Escape")
        page.wait_for_url(f"**/{game}/")
        page.wait_for_selector("html[data-state=running]", state="attached")
        assert proxy.calls == [], "no player was created and no game started"
    page.goto(f"{device.address}{game}/?{day}")
    dialog.get_by_role("button", name="Start").click()
    expect(dialog).to_be_hidden()
    wait_until(page, lambda: proxy.matching(f"PUT /days/{day}/{game}"))


def test_home_page_links_to_the_operator(online):
    page = open_home(online)
    expect(page.get_by_role("link", name="Your data")).to_be_visible()
    expect(page.get_by_role("link", name="Imprint")).to_be_hidden()
    info = {"api": "api/v1", "privacy": "https://a.example/p", "imprint": "imprint.txt", "contact": "mailto:op@a.example"}
    page.route("**/server.json", lambda route: route.fulfill(json=info))
    page.reload()
    expect(page.get_by_role("link", name="Imprint")).to_have_attribute("href", "imprint.txt")
    expect(page.get_by_role("link", name="Privacy policy")).to_have_attribute("href", info["privacy"])
    expect(page.get_by_role("link", name="Contact")).to_have_attribute("href", info["contact"])
    assert_fits(online, page, may_scroll=True)
    assert_accessible(page)


def test_pages_over_plain_http_send_no_token_and_say_why(playwright, day_server):
    """Browsers trust plain http only if it leads to this machine by a name such as localhost."""
    browser = chromium.launch(playwright, "--host-resolver-rules=MAP parlor.test 127.0.0.1")
    page = browser.new_page()
    calls = []
    page.on("request", lambda request: calls.append(request.url))
    address = f"http://parlor.test:{day_server.port}/"
    page.goto(address)
    expect(page.get_by_text("Daily games aren’t ranked here. That needs an address that begins with https")).to_be_visible()
    expect(page.get_by_role("link", name="Standings")).to_be_hidden()
    for name in ("account.html", "standings.html", "check.html?2026-11-20"):
        page.goto(address + name)
        expect(page.get_by_text("This page needs an address that begins with https, so that no one else can play as you.")).to_be_visible()
        expect(page.get_by_text("This site has no game server")).to_be_hidden()
    page.goto(f"{address}triples/?{Player(day_server).day}")
    expect(page.locator("#board .tile").first).to_be_visible()
    assert not [call for call in calls if "/api/" in call]
    browser.close()
