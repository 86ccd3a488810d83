"""Opening and leaving CodeBreaker's review, its computation, and its storage."""

import re

from codebreaker import FRESH, GAME_KEY, REVIEW_KEY, open_table, over
from game_page import store
from playwright.sync_api import expect
from situations import SLOW
from waiting import wait_until

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


def test_address_opens_the_game_if_there_is_no_review(desktop):
    table = open_table(desktop, FRESH, path="codebreaker/#review")
    assert_at_the_game(table)
    expect(table.notice).to_be_hidden()
    table.page.evaluate("location.hash = 'review'")
    assert_at_the_game(table)
    table.give_up()
    table.surrender.get_by_role("button", name="Give up").click()
    expect(table.ended).to_be_visible()
    expect(table.ended.get_by_role("button", name="Review")).to_be_hidden()
    table.button("Look back").click()
    expect(table.button("Review")).to_be_hidden()


def test_review_shows_progress_and_can_be_continued(desktop):
    desktop.context().add_init_script(SLOW)
    attempts = "1043,4301,-543,1340,4243,42-4,4013,3140"
    table = open_table(desktop, over(f"codebreaker/1 857 4.mastermind.8 {attempts}"))
    table.button("Review").click()
    bar = table.page.get_by_role("progressbar", name="Review")
    expect(bar).to_have_attribute("max", "9")
    expect(table.review).to_contain_text("The coach reviews every guess…")
    assert "reviews every guess" in table.status()
    expect(bar).to_have_attribute("value", re.compile("^[3-9]$"))
    table.button("Back to the game").click()
    assert_at_the_game(table)
    table.button("Review").click()
    assert int(bar.get_attribute("value")) >= 3, "received answers are kept"
    assert_reviewed(table, 8)
    expect(bar).to_have_count(0)


def test_damaged_review_is_replaced_and_saved_one_needs_no_coach(desktop):
    store(desktop, {REVIEW_KEY: f"codebreaker-review/1\n{FRESH} 2020\n1296 exact 0012:5625 2020:5702 0000"})
    table = open_table(desktop, OVER)
    table.open_review()
    assert_reviewed(table)
    expect(table.notice).to_be_hidden()
    words = table.review.inner_text()
    assert table.stored(REVIEW_KEY).startswith(f"codebreaker-review/1\n{FRESH} 0123,0014,2020\n1296 exact 0012:5625 0123:")
    table.page.reload()
    assert_reviewed(table)
    assert table.review.inner_text() == words
    assert table.page.workers == []


def test_game_finished_in_another_window_can_be_reviewed(desktop):
    first = open_table(desktop, f"{FRESH} 0123,0014")
    second = open_table(desktop)
    first.attempt("2020")
    first.open_review()
    assert_reviewed(first)
    # Chromium takes a moment to share stored texts between processes.
    wait_until(second.page, lambda: second.stored(REVIEW_KEY) == first.stored(REVIEW_KEY) is not None)
    second.page.bring_to_front()
    expect(second.ended.or_(second.button("Result")).first).to_be_visible()
    if second.notice.is_visible():
        second.button("OK").click()
    second.open_review()
    assert_reviewed(second)
    assert second.page.workers == [], "the other window's review is loaded"
