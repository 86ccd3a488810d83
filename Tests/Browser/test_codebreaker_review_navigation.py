"""How CodeBreaker's review is opened and left, and where the focus is then."""

from codebreaker import FRESH, open_game, over
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


def test_review_opens_from_the_result_and_returns_the_focus(iphone):
    game = open_game(iphone, f"{FRESH} 0123,0014")
    game.attempt("2020")
    game.ended.get_by_role("button", name="Review").click()
    expect(game.ended).to_be_hidden()
    assert_review_is_open(game)
    expect(game.review).to_be_focused()
    expect(game.page.get_by_role("tabpanel")).to_have_count(0)
    game.button("Back to the game").click()
    assert_at_the_game(game)
    expect(game.button("Review")).to_be_focused()
    # The review can be opened again from the button that has the focus.
    game.press("Enter")
    assert_review_is_open(game)


def test_addresses_tabs_and_history_open_and_close_the_review(desktop):
    game = open_game(desktop, OVER, path="codebreaker/#review")
    assert_review_is_open(game)
    game.page.reload()
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
