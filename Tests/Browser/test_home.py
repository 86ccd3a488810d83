"""The page with the doors of the games."""

import re

from accessibility import assert_accessible
from games import read_games
from layout import at_all_sizes


def open_home(device, **options):
    page = device.new_page(**options)
    page.goto(device.address)
    return page


def test_it_leads_to_each_game(hand, game):
    page = open_home(hand)
    page.get_by_role("link", name=re.compile(f"^{re.escape(game.name)}")).click()
    page.wait_for_selector("html[data-state=running]", state="attached")
    assert page.url == f"{hand.address}{game.folder}/"


def test_the_doors_say_what_the_games_declare(desktop):
    page = open_home(desktop)
    games = read_games()
    assert page.locator(".door > strong").all_inner_texts() == [game.name for game in games]
    assert page.locator(".door > span").all_inner_texts() == [game.sentence for game in games]
    assert page.locator(".door > .picture").count() == len(games)


def test_it_is_accessible(hand):
    page = open_home(hand)
    for _ in at_all_sizes(hand, page):
        assert_accessible(page)
