"""The games of the day on the home page, and the page of all days."""

import re

import pytest
from accessibility import assert_accessible
from game_page import store
from layout import at_all_sizes, faults
from playwright.sync_api import expect
from situations import FORBIDDEN, at_time

EVENING = "2026-11-21T20:29:30Z"
NIGHT = "2026-11-22T01:30:00Z"

# What two games have left for the home page, and what is kept of some days. 2026-11-21 is an odd day.
LEFT = {
    "parlor.triples.day0-door": "day-door/1\n2026-11-21 playing Move 57, 1,121 points",
    "parlor.codebreaker.day0-door": "day-door/1\n2026-11-21 done 5 guesses, with help",
    "parlor.house.streak": "streak/1\n2026-11-21 12 days in a row\n2026-11-22 13 days in a row",
    "parlor.house.days": "days/1\ntriples 2026-11-19 1042\ncodebreaker 2026-11-19 -\ntriples 2026-11-20 7\n"
    "codebreaker 2026-11-21 5 helped",
}


def open_home(device, time=EVENING, **options):
    device.context(**options).add_init_script(at_time(time))
    page = device.new_page(**options)
    page.goto(device.address)
    return page


def open_days(device, time=EVENING):
    device.context().add_init_script(at_time(time))
    return device.open("days.html")


def today(page):
    return page.get_by_role("region", name="Today")


def links(page) -> list[str]:
    """The games of the day that can be seen: names, and what is said of them."""
    return [" ".join(text.split()) for text in today(page).get_by_role("listitem").get_by_role("link").all_inner_texts()]


def test_both_games_of_the_day_are_on_the_home_page(hand):
    page = open_home(hand, timezone_id="Asia/Kolkata", locale="en-GB")
    assert links(page) == ["Today’s Triples Not played yet", "Today’s CodeBreaker Not played yet"]
    assert [link.get_attribute("href") for link in today(page).get_by_role("listitem").get_by_role("link").all()] == [
        "triples/?2026-11-21",
        "codebreaker/?2026-11-21",
    ]
    expect(today(page)).to_contain_text(re.compile("New games in 3.h.31.min, at 5:30(.am)?\\."))


def test_they_come_first_once_a_game_was_finished(hand):
    store(hand, {"parlor.codebreaker.statistics": "statistics/1"})
    page = open_home(hand)
    expect(page.get_by_role("link").first).to_have_accessible_name("Today’s Triples Not played yet")


def test_they_say_how_far_one_is(hand):
    store(hand, LEFT)
    page = open_home(hand)
    assert links(page) == ["Today’s Triples Move 57, 1,121 points", "Today’s CodeBreaker 5 guesses, with help"]
    expect(today(page)).to_contain_text("12 days in a row")


def test_what_was_begun_yesterday_can_be_finished_until_two(hand):
    store(hand, LEFT)
    page = open_home(hand, NIGHT)
    assert links(page) == [
        "Today’s Triples Not played yet",
        "Yesterday’s Triples Move 57, 1,121 points",
        "Today’s CodeBreaker Not played yet",
    ]
    expect(today(page)).to_contain_text("13 days in a row")
    expect(page.get_by_role("link", name="Yesterday’s")).to_have_attribute("href", "triples/?2026-11-21")
    for _ in at_all_sizes(hand, page):
        assert faults(page, may_scroll=True) == []


def test_after_two_it_is_over(desktop):
    store(desktop, LEFT)
    assert links(open_home(desktop, "2026-11-22T02:00:00Z")) == ["Today’s Triples Not played yet", "Today’s CodeBreaker Not played yet"]


@pytest.mark.parametrize(
    "text", ["", "junk", "day-door/2\n2026-11-21 done 5", "day-door/1\n2026-11-21 ", "day-door/1\n2026-11-19 done 5 points"]
)
def test_what_is_damaged_or_of_another_day_is_nothing(desktop, text):
    store(desktop, {"parlor.triples.day0-door": text, "parlor.house.streak": text})
    page = open_home(desktop)
    assert links(page)[0] == "Today’s Triples Not played yet"
    expect(page.locator("#streak")).to_have_text("")


def test_a_forbidden_storage_leaves_them_alone(desktop):
    desktop.context().add_init_script(FORBIDDEN)
    assert links(open_home(desktop)) == ["Today’s Triples Not played yet", "Today’s CodeBreaker Not played yet"]


def test_the_page_of_all_days_has_thirty(desktop):
    store(desktop, LEFT)
    page = open_home(desktop)
    page.get_by_role("link", name="All days").click()
    page.wait_for_selector("html[data-state=running]", state="attached")
    rows = page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(31)
    texts = [" | ".join(row.locator("th, td").all_inner_texts()) for row in rows.all()[:5]]
    assert texts == [
        "Day | Triples | CodeBreaker",
        "Today | Play | 5 guesses, with help",
        "Yesterday | 7 points | Play",
        "Thu, 19 Nov | 1,042 points | Code not found",
        "Wed, 18 Nov | Play | Play",
    ]
    expect(page.get_by_role("status")).to_have_text("3 days in a row. Your longest: 3 days.")
    link = page.get_by_role("link", name="CodeBreaker, Thu, 19 Nov: Code not found")
    expect(link).to_have_attribute("href", "codebreaker/?2026-11-19")
    page.get_by_role("link", name="All games").click()
    expect(page.get_by_role("heading", name="Today")).to_be_visible()


def test_whoever_has_not_played_reads_how_a_streak_begins(desktop):
    store(desktop, {"parlor.house.days": "junk"})
    expect(open_days(desktop).get_by_role("status")).to_contain_text("One missed day in seven is forgiven.")


def test_all_days_fit_and_are_accessible(hand):
    store(hand, LEFT)
    page = open_days(hand)
    for _ in at_all_sizes(hand, page):
        assert faults(page, may_scroll=True) == []
    assert_accessible(page)


def test_a_home_page_weighs_little(dist):
    """All that its first paint waits for, as it comes compressed."""
    import gzip

    names = ["index.html", "parlor.css"]
    assert sum(len(gzip.compress((dist / name).read_bytes(), 9)) for name in names) < 25 * 1024
