"""The daily games on the home page, and the page of all days."""

import re

import pytest
from accessibility import assert_accessible
from game_page import store
from layout import assert_fits
from playwright.sync_api import expect
from situations import FORBIDDEN_STORAGE, at_time

EVENING = "2026-11-21T20:29:30Z"

# The home-page status of two games, and the stored results of some days. 2026-11-21 is an odd day.
HOME_STATUS = {
    "parlor.triples.day0-door": "day-door/1\n2026-11-21 playing Move 57, 1,121 points",
    "parlor.codebreaker.day0-door": "day-door/1\n2026-11-21 done 5 guesses, with help",
    "parlor.house.streak": "streak/1\n2026-11-21 12 days in a row\n2026-11-22 13 days in a row",
    "parlor.house.days": "days/1\ntriples 2026-11-19 1042\ncodebreaker 2026-11-19 -\ntriples 2026-11-20 7\n"
    "codebreaker 2026-11-21 5 helped",
}

NOT_PLAYED = ["Today’s Triples Not played yet", "Today’s CodeBreaker Not played yet"]


def open_home(device, time=EVENING, **options):
    """Opens the home page of a player who has finished games of both kinds, at a time."""
    store(device, FINISHED, **options)
    device.context(**options).add_init_script(at_time(time))
    page = device.visit(**options)
    return page


# The records of a player who has finished a game of each kind.
FINISHED = {"parlor.triples.scores": "scores/1\n7 1 - -", "parlor.codebreaker.statistics": "statistics/1"}


def daily_games(page):
    return page.get_by_role("link", name=re.compile("^(Today|Yesterday)’s "))


def daily_game_links(page) -> list[str]:
    """Returns the name and the status of each visible daily game."""
    return [" ".join(text.split()) for text in daily_games(page).all_inner_texts()]


def store_and_reload(page, texts: dict[str, str]) -> None:
    """Stores values, and reloads the page."""
    page.evaluate("texts => Object.assign(localStorage, texts)", texts)
    page.reload()


@pytest.mark.parametrize("locale, time", [("en-GB", "0?5:30"), ("ar-EG", "5:30\\sAM")])
def test_time_of_the_next_games_is_in_english_with_the_hours_of_the_players_language(iphone, locale, time):
    page = open_home(iphone, timezone_id="Asia/Kolkata", locale=locale)
    expect(page.locator("#turn-line")).to_contain_text(re.compile(f", at {time}\\."))


def test_daily_games_show_progress_once_the_player_has_finished_a_game(iphone):
    page = open_home(iphone, timezone_id="Asia/Kolkata", locale="en-GB")
    assert daily_game_links(page) == NOT_PLAYED
    assert [link.get_attribute("href") for link in daily_games(page).all()] == ["triples/?2026-11-21", "codebreaker/?2026-11-21"]
    expect(page.locator("#turn-line")).to_contain_text(re.compile("^New games in 3.hours.31.minutes, at 0?5:30\\."))
    store_and_reload(page, HOME_STATUS)
    assert daily_game_links(page) == ["Today’s Triples Move 57, 1,121 points", "Today’s CodeBreaker 5 guesses, with help"]
    expect(page.locator("#turn-line")).to_contain_text("12 days in a row")


def test_both_daily_games_done_are_celebrated(iphone):
    page = open_home(iphone)
    store_and_reload(page, HOME_STATUS)
    expect(page.locator("#turn-line")).not_to_contain_text("All done")
    store_and_reload(page, {"parlor.triples.day0-door": "day-door/1\n2026-11-21 done 231 points"})
    expect(page.locator("#turn-line")).to_contain_text("All done. See you tomorrow! New games in ")
    expect(page.locator(".door > .picture").first).to_have_css("animation-name", "wave")


def test_home_page_without_storage_is_that_of_a_newcomer(desktop):
    desktop.context(locale="de").add_init_script(FORBIDDEN_STORAGE)
    assert daily_game_links(desktop.visit(locale="de")) == []


def open_days(device, texts: dict[str, str] = HOME_STATUS):
    page = open_home(device)
    store_and_reload(page, texts)
    page.get_by_role("link", name="All days").click()
    page.wait_for_selector("html[data-state=running]", state="attached")
    return page


def day_button(page, name: str):
    return page.get_by_role("table").get_by_role("button", name=name)


def test_days_page_shows_today_and_a_month_with_the_results(iphone):
    page = open_days(iphone)
    today = page.get_by_role("region", name="Saturday, November 21")
    expect(today.get_by_role("link", name="Continue Triples")).to_have_class(re.compile("primary"))
    expect(today.get_by_role("link", name="CodeBreaker: 5 guesses, with help")).to_have_attribute("href", "codebreaker/?2026-11-21")
    expect(today.get_by_role("img", name="Played on 3 of the last 7 days.")).to_be_visible()
    expect(today).to_contain_text("3 days in a row. New games in 3 hours 31 minutes.")
    month = page.get_by_role("table", name="November 2026")
    expect(month.get_by_role("columnheader")).to_have_count(7)
    expect(month.get_by_role("rowheader")).to_have_count(5)
    expect(month.get_by_role("columnheader", name="Saturday")).to_be_visible()
    expect(month.get_by_role("button")).to_have_count(30)
    played = day_button(page, "November 19. Triples: 1,042 points. CodeBreaker: Code not found")
    marks = "button => [...button.querySelectorAll('i')].map((mark) => mark.className)"
    assert played.evaluate(marks) == ["filled", "filled"]
    assert day_button(page, "November 20. Triples: 7 points. CodeBreaker: not played").evaluate(marks) == ["filled", ""]
    expect(month.locator("[aria-current=date]")).to_have_accessible_name(re.compile("^November 21"))
    expect(day_button(page, "November 22")).to_be_disabled()
    assert month.locator(".from").count() == month.locator(".to").count() == 2, "a band joins three days"
    assert_fits(iphone, page, may_scroll=True)
    assert_accessible(page)
    page.get_by_role("link", name="All games").click()
    expect(page.get_by_role("heading", name="Parlor")).to_be_visible()


def test_pressed_day_shows_its_games_and_keeps_the_focus(desktop):
    page = open_days(desktop)
    day = day_button(page, "November 19")
    day.focus()
    page.keyboard.press("Enter")
    expect(day).to_be_focused()
    expect(day).to_have_attribute("aria-pressed", "true")
    shown = page.get_by_role("region", name="Thursday, November 19")
    expect(shown.get_by_role("link", name="CodeBreaker: Code not found")).to_have_attribute("href", "codebreaker/?2026-11-19")
    page.get_by_role("button", name="Previous month").click()
    expect(page.get_by_role("table", name="October 2026")).to_be_visible()
    page.get_by_role("button", name="Next month").click()
    # Another window finishes today's game.
    other = desktop.new_page()
    other.goto(page.url)
    other.evaluate("localStorage.setItem('parlor.house.days', 'days/1\\ntriples 2026-11-21 3')")
    expect(day_button(page, "November 21. Triples: 3 points")).to_be_visible()
    page.get_by_role("button", name="How daily games work").click()
    expect(page.get_by_text("One missed day in seven is forgiven.")).to_be_visible()
    assert_accessible(page)


def test_tab_reaches_one_day_and_arrow_keys_reach_the_others(desktop):
    page = open_days(desktop)
    page.get_by_role("button", name="Previous month").focus()
    page.keyboard.press("Tab")
    for key, day in [("", 21), ("ArrowLeft", 20), ("ArrowUp", 13), ("Home", 1), ("End", 21)]:
        if key:
            page.keyboard.press(key)
        expect(day_button(page, f"November {day}."), key).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="How daily games work")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(day_button(page, "November 21.")).to_be_focused()
    day_button(page, "November 17").click()
    page.keyboard.press("ArrowLeft")
    expect(day_button(page, "November 16")).to_be_focused()
    page.get_by_role("button", name="Previous month").click()
    page.get_by_role("button", name="Next month").focus()
    page.keyboard.press("Tab")
    expect(day_button(page, "October 31")).to_be_focused()
