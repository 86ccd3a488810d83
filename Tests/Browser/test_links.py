"""Links that other services have changed open what they would open unchanged. A link that isn't understood says so."""

import re

import pytest
from codebreaker import open_game as open_codebreaker
from playwright.sync_api import expect
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


@pytest.mark.parametrize("open_first", [open_game, open_codebreaker])
def test_link_without_a_valid_day_says_so_and_opens_the_own_game(desktop, open_first):
    folder = open_first(desktop).page.url.rstrip("/").split("/")[-1]
    page = desktop.open(f"{folder}/?2026-11-31&fbclid=x")
    expect(page.locator("#notice")).to_contain_text("The day in this link doesn’t exist. This is your own game.")
