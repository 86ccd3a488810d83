"""The review of a game of CodeBreaker, as it is drawn. Native tests check its numbers, which must add up."""

import re

from codebreaker import FRESH, open_game, over
from playwright.sync_api import expect


def open_review(device, line: str):
    game = open_game(device, over(line), path="codebreaker/#review")
    game.show_all_guesses()
    return game


def fills(part) -> list[str]:
    return part.locator(".hole").evaluate_all(
        "holes => holes.map((hole) => hole.firstElementChild?.style.getPropertyValue('--fill-light') ?? '')"
    )


def test_figures_of_each_guess_are_drawn_as_screen_readers_get_them(desktop):
    number = r"[+−]?[\d,]+\.\d\d"
    game = open_review(desktop, f"{FRESH} 0123,0014,2020")
    expect(game.reviewed).to_have_count(3)
    for row in game.reviewed.all():
        spoken = row.get_by_role("img").get_attribute("aria-label")
        lost, luck = re.search(rf"Lost ({number}), luck (?:saved|cost) ({number})\.", spoken).groups()
        assert re.findall(number, row.locator(".figures").inner_text()) == [lost, luck]
        better = row.locator(".better")
        assert better.count() == (" Best guess: " in spoken)
        if better.count():
            assert better.locator(".peg").count() == 4
            assert fills(better) != fills(row.locator(".reviewed-head"))
    expect(game.review.get_by_role("img", name=re.compile("^Codes left: 1,296 at the start, "))).to_be_visible()


def test_emoji_are_drawn_and_named(iphone):
    game = open_review(iphone, "codebreaker/1 540 3.food.99 17-,451")
    expect(game.reviewed).to_have_count(2)
    heads = game.reviewed.locator(".reviewed-head .pegs")
    drawn = heads.evaluate_all("rows => rows.map((row) => [...row.querySelectorAll('.hole')].map((hole) => hole.textContent))")
    assert drawn == [["🍔", "🥐", ""], ["🍩", "🥕", "🍔"]]
    expect(game.reviewed.first.get_by_role("img")).to_have_accessible_name(re.compile("^Attempt 1: burger, croissant, empty. "))


def test_one_attempt_at_a_time_shows_the_codes_that_remained(desktop):
    game = open_review(desktop, f"{FRESH} 0123,0014,2020")
    expect(game.reviewed).to_have_count(3)
    buttons = [row.get_by_role("button") for row in game.reviewed.all()]
    for number in (0, 2, 1):
        buttons[number].click()
        assert [button.get_attribute("aria-expanded") == "true" for button in buttons] == [place == number for place in range(3)]
        assert [row.get_by_role("list").count() for row in game.reviewed.all()] == [place == number for place in range(3)]
        expect(buttons[number]).to_be_focused()
    codes = game.reviewed.nth(1).get_by_role("listitem")
    assert codes.first.locator(".peg").count() == 4
    for key, expanded in (("Enter", "false"), (" ", "true")):
        game.press(key)
        expect(buttons[1]).to_have_attribute("aria-expanded", expanded)
    assert " after attempt 2" in game.status()
