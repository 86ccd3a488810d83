"""Opening and leaving CodeBreaker's review, its computation, and its storage."""

import re

from codebreaker import FRESH, GAME_KEY, open_table, over
from playwright.sync_api import expect

OVER = over(f"{FRESH} 0123,0014,2020")


def assert_reviewed(table, attempts: int = 3) -> None:
    expect(table.review).to_be_visible()
    expect(table.reviewed).to_have_count(attempts)
    assert table.page.url.endswith("codebreaker/#review")


def assert_at_the_game(table) -> None:
    expect(table.review).to_be_hidden()
    expect(table.page.get_by_role("tabpanel")).to_have_accessible_name("Play")
    expect(table.tab("Play")).to_have_attribute("aria-selected", "true")
    assert not table.page.url.endswith("#review")


def test_review_opens_from_the_result_and_closes(iphone):
    table = open_table(iphone, f"{FRESH} 0123,0014")
    table.attempt("2020")
    table.ended.get_by_role("button", name="Review").click()
    expect(table.ended).to_be_hidden()
    assert_reviewed(table)
    expect(table.review).to_be_focused()
    expect(table.page.get_by_role("tabpanel")).to_have_count(0)
    said = table.status()
    assert re.match(r"The review is done\. Skill: \d\.\d\d guesses lost\. Luck: \d\.\d\d guesses (saved|added)\. ", said)
    table.button("Back to the game").click()
    assert_at_the_game(table)
    expect(table.button("Review")).to_be_focused()
    # The review opens from there again.
    table.press("Enter")
    assert_reviewed(table)
    table.reviewed.first.get_by_role("button").click()
    table.button("Back to the game").click()
    # The next game has a separate review.
    table.page.evaluate("location.hash = 'codebreaker/1/1/4.mastermind'")
    table.attempt("0123", "4402")
    table.ended.get_by_role("button", name="Review").click()
    assert_reviewed(table, 2)
    assert table.reviewed.first.get_by_role("button").get_attribute("aria-expanded") == "false"
    assert "white, white, red, blue" in table.reviewed.last.inner_text()


def test_review_works_with_addresses_tabs_back_button_and_keys(desktop):
    table = open_table(desktop, OVER, path="codebreaker/#review")
    assert_reviewed(table)
    table.page.reload()
    assert_reviewed(table)
    before = table.stored(GAME_KEY)
    table.press("1", "2", "h", "Enter", "Backspace", "ArrowUp")
    assert table.stored(GAME_KEY) == before
    expect(table.hints).to_be_hidden()
    assert_reviewed(table)
    table.page.evaluate("location.hash = 'rules'")
    expect(table.review).to_be_hidden()
    expect(table.page.get_by_role("heading", name="How to play")).to_be_visible()
    table.page.evaluate("location.hash = 'review'")
    assert_reviewed(table)
    table.tab("Statistics").click()
    expect(table.review).to_be_hidden()
    expect(table.page.get_by_role("tabpanel")).to_have_accessible_name("Statistics")
    table.tab("Play").click()
    assert_at_the_game(table)
    table.open_review()
    table.page.go_back()
    assert_at_the_game(table)
    table.page.go_forward()
    assert_reviewed(table)
    table.tab("Rules").click()
    expect(table.review).to_be_hidden()
    table.page.go_back()
    assert_reviewed(table)
    expect(table.review).to_be_focused()
    table.press("Tab")
    expect(table.button("Back to the game")).to_be_focused()
    table.tab("Play").focus()
    table.press("ArrowLeft")
    expect(table.review).to_be_hidden()
    expect(table.tab("Rules")).to_be_focused()
