"""The home page and the page of all days where a server deals the games."""

import re

from layout import at_all_sizes, faults
from accessibility import assert_accessible
from playwright.sync_api import expect
from server import Player
from test_triples_ranked import button, open_ranked, play
from waiting import wait_for_script


def open_home(device):
    page = device.new_page()
    page.goto(device.address)
    return page


def test_the_home_page_leads_to_the_ranked_games(online_hand, day_server):
    day = Player(day_server).day
    page = open_home(online_hand)
    expect(page.get_by_role("link", name="Standings")).to_be_visible()
    expect(page.get_by_role("link", name="Friends")).to_have_attribute("href", "account.html")
    for _ in at_all_sizes(online_hand, page):
        assert faults(page, may_scroll=True) == []
        assert_accessible(page)
    table = open_ranked(online_hand, day)
    played = play(table, 2)
    table.page.get_by_role("link", name="Parlor: all games").click()
    link = table.page.get_by_role("link", name=re.compile(f"^Today’s Triples Move {len(played)}, [0-9]+ points?$"))
    link.click()
    table.page.wait_for_selector("html[data-state=running]", state="attached")
    button(table, "Finish").click()
    table.page.get_by_role("dialog").get_by_role("button", name="Finish").click()
    expect(table.page.get_by_text("1st of 1")).to_be_visible()
    table.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    table.page.get_by_role("link", name="Parlor: all games").click()
    done = table.page.get_by_role("link", name=re.compile("^Today’s Triples [0-9]+ points?, 1st of 1$"))
    expect(done).to_have_class(re.compile("done"))


def test_offline_it_is_as_it_was_the_last_time(online, proxy, day_server):
    page = open_home(online)
    expect(page.get_by_role("link", name="Standings")).to_be_visible()
    page.route("**/server.json", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("link", name="Standings")).to_be_visible()
    assert page.evaluate("localStorage.getItem('parlor.house.server')") == "api/v1"


def test_a_static_host_offers_no_ranks(desktop):
    page = open_home(desktop)
    expect(page.get_by_role("link", name="All days")).to_be_visible()
    wait_for_script(page, "() => localStorage.getItem('parlor.house.server') !== null")
    expect(page.get_by_role("link", name="Standings")).to_be_hidden()
    assert page.evaluate("localStorage.getItem('parlor.house.server')") == ""


def test_all_days_show_the_ranked_ones(online, day_server):
    day = Player(day_server).day
    store = f"localStorage.setItem('parlor.house.ranked-days', 'days/1\\ntriples {day} 42')"
    online.context().add_init_script(store)
    page = online.open("days.html")
    expect(page.get_by_role("link", name="Triples, Today: 42 points")).to_have_attribute("href", f"triples/?{day}")
    see = page.get_by_role("link", name=re.compile("^CodeBreaker, [A-Z].*: See$"))
    expect(see.first).to_have_attribute("href", re.compile(r"^standings\.html\?\d{4}-\d\d-\d\d&codebreaker$"))
    expect(page.get_by_text("Of a day that is over you see everybody’s games")).to_be_visible()
