"""Links that other services have changed open what they would open unchanged. A link that isn't understood says so."""

import re

import pytest
from hidden_moves import hide_moves
from playwright.sync_api import expect
from situations import at_time
from triples import open_game

ADDED = ["&fbclid=x", "=", ".", "&utm_source=a%26b&utm_medium=c", "#:~:text=Play"]


@pytest.mark.parametrize("added", ADDED)
def test_link_to_a_day_opens_that_day_whatever_is_added(desktop, added):
    page = desktop.open(f"codebreaker/?2026-11-20{added}")
    expect(page.locator("#notice")).to_be_hidden()
    expect(page.locator("#number")).to_contain_text(re.compile("20|November"))


@pytest.mark.parametrize("link", [
    "#codebreaker/1/537/4.mastermind?fbclid=x", "?fbclid=x#codebreaker/1/537/4.mastermind",
    "#codebreaker%2F1%2F537%2F4.mastermind", "#CODEBREAKER/1/537/4.MASTERMIND.", "#codebreaker/1/537/4.mastermind:~:text=x",
])  # fmt: skip
def test_link_to_a_game_opens_it_whatever_is_added(desktop, link):
    page = desktop.open(f"codebreaker/{link}")
    expect(page.locator("#number")).to_contain_text("537")
    expect(page.locator("#notice")).to_be_hidden()


MOVES = "triples/1/14/uldr/vs/lldr"


@pytest.mark.parametrize("link", [MOVES, hide_moves(MOVES), hide_moves(MOVES).upper() + "."])
def test_link_with_two_games_opens_with_visible_and_with_hidden_moves(desktop, link):
    page = desktop.open(f"triples/#{link}")
    expect(page.get_by_role("dialog", name=re.compile(r"^Two friends scored \d+ and \d+ in game 14$"))).to_be_visible()
    # The address bar doesn't show the friends' moves either.
    assert page.url.endswith("#" + hide_moves(MOVES))


@pytest.mark.parametrize(("link", "fault"), [
    (hide_moves("triples/1/14/uldr")[:-2], "the end of the link is missing"),
    (hide_moves("triples/1/14/uldr").replace("14", "15"), "the link was changed on its way"),
])  # fmt: skip
def test_damaged_link_with_hidden_moves_says_what_is_wrong(desktop, link, fault):
    game = open_game(desktop, path=f"triples/#{link}")
    expect(game.notice).to_contain_text(f"Can’t open this link: {fault}.")


# Links to days that have no game on November 21, each with the notice.
OTHER_DAYS = {
    "2026-11-31&fbclid=x": "The day in this link doesn’t exist. This is your own game.",
    "2026-11-22": "The November 22 game begins at midnight, UTC.",
}


@pytest.mark.parametrize("day", OTHER_DAYS)
@pytest.mark.parametrize("folder", ["triples", "codebreaker"])
def test_link_without_a_playable_day_says_so_and_opens_the_own_game(desktop, folder, day):
    desktop.context().add_init_script(at_time("2026-11-21T20:30:00Z"))
    page = desktop.open(f"{folder}/?{day}")
    expect(page.locator("#notice")).to_contain_text(OTHER_DAYS[day])
    expect(page.get_by_role("button", name="New Game")).to_be_visible()
