"""How CodeBreaker's review is opened, left, computed, and stored."""

import re

from codebreaker import FRESH, GAME_KEY, open_game, over
from playwright.sync_api import expect

OVER = over(f"{FRESH} 0123,0014,2020")


def assert_review_is_open(game) -> None:
    expect(game.review.get_by_role("button", name="All guesses")).to_be_visible()
    assert game.page.url.endswith("codebreaker/#review")


def assert_at_the_game(game) -> None:
    expect(game.review).to_be_hidden()
    expect(game.page.get_by_role("tabpanel")).to_have_accessible_name("Play")
    expect(game.tab("Play")).to_have_attribute("aria-selected", "true")
    assert not game.page.url.endswith("#review")


def test_each_games_review_opens_from_its_result_and_closes(iphone):
    game = open_game(iphone, f"{FRESH} 0123,0014")
    game.attempt("2020")
    game.ended.get_by_role("button", name="Review").click()
    expect(game.ended).to_be_hidden()
    assert_review_is_open(game)
    expect(game.review).to_be_focused()
    expect(game.page.get_by_role("tabpanel")).to_have_count(0)
    said = game.status()
    assert re.match(r"Review done\. Mistakes cost \d\.\d\d guesses, luck (saved|cost) \d\.\d\d\. ", said)
    game.button("Back to the game").click()
    assert_at_the_game(game)
    expect(game.button("Review")).to_be_focused()
    # The review can be opened again from the button that has the focus.
    game.press("Enter")
    assert_review_is_open(game)
    game.show_all_guesses()
    game.reviewed.first.get_by_role("button").click()
    game.button("Back to the game").click()
    # The next game has a separate review.
    game.page.evaluate("location.hash = 'codebreaker/1/1/4.mastermind'")
    game.attempt("0123", "4402")
    game.ended.get_by_role("button", name="Review").click()
    assert_review_is_open(game)
    game.show_all_guesses()
    expect(game.reviewed).to_have_count(2)
    assert game.reviewed.first.get_by_role("button").get_attribute("aria-expanded") == "false"
    spoken = re.compile("^Attempt 2: white, white, red, blue")
    expect(game.reviewed.last.get_by_role("img")).to_have_accessible_name(spoken)


def test_addresses_tabs_and_history_open_and_close_the_review(desktop):
    game = open_game(desktop, OVER, path="codebreaker/#review")
    assert_review_is_open(game)
    game.page.reload()
    assert_review_is_open(game)
    before = game.stored(GAME_KEY)
    game.press("1", "2", "h", "Enter", "Backspace", "ArrowUp")
    assert game.stored(GAME_KEY) == before
    expect(game.hints).to_be_hidden()
    assert_review_is_open(game)
    game.page.evaluate("location.hash = 'rules'")
    expect(game.review).to_be_hidden()
    expect(game.page.get_by_role("heading", name="How to play")).to_be_visible()
    game.page.evaluate("location.hash = 'review'")
    assert_review_is_open(game)
    game.tab("Statistics").click()
    expect(game.review).to_be_hidden()
    expect(game.page.get_by_role("tabpanel")).to_have_accessible_name("Statistics")
    game.tab("Play").click()
    assert_at_the_game(game)
    game.open_review()
    game.page.go_back()
    assert_at_the_game(game)
    game.page.go_forward()
    assert_review_is_open(game)
    game.tab("Rules").click()
    expect(game.review).to_be_hidden()
    game.page.go_back()
    assert_review_is_open(game)
    expect(game.review).to_be_focused()
    game.press("Tab")
    expect(game.button("Back to the game")).to_be_focused()
    game.tab("Play").focus()
    game.press("ArrowLeft")
    expect(game.review).to_be_hidden()
    expect(game.tab("Rules")).to_be_focused()
