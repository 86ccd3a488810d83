"""The skill over time in CodeBreaker's statistics: the games that count, the bars, and the average."""

import pytest
from codebreaker import FRESH, SKILL_KEY, STATISTICS_KEY, open_table, over
from game_page import store
from playwright.sync_api import expect

RECORD = "codebreaker-skill/1\n4-colors 6 1700000001:35,1700000002:0,1700000003:150,1700000004:75\n5-pictures 8 1700000005:10"
COUNTED = "codebreaker-statistics/1\n5-pictures 8 1 0 0 - -\n6-colors 7 1 0 0 - -"
NOTHING_YET = "Review a game when it is over: the coach then says how many guesses you lost against perfect play."
GAME = f"{FRESH} 0123,0014,2020"


def open_statistics(device):
    store(device, {SKILL_KEY: RECORD, STATISTICS_KEY: COUNTED})
    return open_table(device, FRESH, path="codebreaker/#statistics")


def bars(table):
    return table.page.locator("#skill").get_by_role("listitem")


def choose(table, group: str) -> None:
    table.page.get_by_role("combobox", name="Games with").select_option(group)


def review(table) -> str:
    """Reviews the current game, and returns the skill that the review shows."""
    table.open_review()
    return table.review.locator("dd").nth(1).inner_text().split(" ")[0]


def test_each_group_has_bars_and_an_average(iphone):
    table = open_statistics(iphone)
    section = table.page.locator("#skill")
    expect(section.get_by_role("heading", name="Skill over time")).to_be_visible()
    expect(bars(table)).to_have_count(4)
    assert bars(table).all_inner_texts() == [f"{loss} guesses lost" for loss in ("0.35", "0.00", "1.50", "0.75")]
    expect(section).to_contain_text(
        "0.65 guesses lost per game on average, in the last 4 games reviewed. 0 is perfect. "
        "Games with hints and games given up do not count."
    )
    heights = [bar.bounding_box()["height"] for bar in bars(table).all()]
    assert heights[2] == max(heights) and heights[3] == pytest.approx(heights[2] / 2, abs=1.5)
    assert heights[0] == pytest.approx(heights[2] * 0.35 / 1.5, abs=2)
    assert heights[1] >= 3, "a perfect game is visible, too"
    bottoms = {round(bar.bounding_box()["y"] + bar.bounding_box()["height"]) for bar in bars(table).all()}
    assert len(bottoms) == 1
    lefts = [bar.bounding_box()["x"] for bar in bars(table).all()]
    assert lefts == sorted(lefts), "the latest game last"
    choose(table, "5 pegs, 8 pictures")
    expect(bars(table)).to_have_count(1)
    expect(table.page.get_by_text("0.10 guesses lost per game on average, in the game reviewed so far.")).to_be_visible()
    # A small loss has a small bar.
    chart = bars(table).first.locator("xpath=..").bounding_box()
    assert bars(table).first.bounding_box()["height"] < chart["height"] / 4
    choose(table, "6 pegs, 7 colors")
    expect(bars(table)).to_have_count(0)
    expect(table.page.get_by_text(NOTHING_YET)).to_be_visible()
    choose(table, "4 pegs, 6 colors")
    expect(bars(table)).to_have_count(4)


def test_review_is_counted_once_and_damaged_record_is_quarantined(desktop):
    damaged = "codebreaker-skill/1\n4-colors 6 many"
    store(desktop, {SKILL_KEY: damaged})
    table = open_table(desktop, over(GAME), path="codebreaker/#statistics")
    expect(table.page.get_by_role("heading", name="Skill over time")).to_be_visible()
    expect(table.page.get_by_text(NOTHING_YET)).to_be_visible()
    expect(bars(table)).to_have_count(0)
    table.tab("Play").click()
    skill = review(table)
    table.button("Back to the game").click()
    table.open_review()
    table.page.reload()
    expect(table.reviewed).to_have_count(3)
    assert table.stored(SKILL_KEY) == f"codebreaker-skill/1\n4-colors 6 1700000000:{int(skill.replace('.', ''))}"
    assert table.stored(f"{SKILL_KEY}.damaged") == damaged
    table.tab("Statistics").click()
    assert bars(table).all_inner_texts() == [f"{skill} guesses lost"]
    expect(table.page.locator("#skill")).to_contain_text(f"{skill} guesses lost per game on average")


def test_fifty_games_are_kept_and_fit(small):
    entries = ",".join(f"{1_600_000_000 + number}:{number}" for number in range(50))
    store(small, {SKILL_KEY: f"codebreaker-skill/1\n4-colors 6 {entries}"})
    table = open_table(small, over(GAME))
    review(table)
    table.tab("Statistics").click()
    expect(bars(table)).to_have_count(50)
    assert bars(table).first.inner_text() == "0.01 guesses lost", "the oldest game is dropped"
    boxes = [bar.bounding_box() for bar in bars(table).all()]
    assert all(box["width"] >= 1 and 0 <= box["x"] and box["x"] + box["width"] <= 320 for box in boxes)
    assert all(one["x"] + one["width"] <= other["x"] + 0.5 for one, other in zip(boxes, boxes[1:]))


def test_two_windows_share_the_record(desktop):
    first = open_statistics(desktop)
    expect(bars(first)).to_have_count(4)
    second = open_table(desktop)
    second.attempt("0123", "2020")
    second.open_review()
    assert second.stored(SKILL_KEY).count(":") == 6
    first.page.bring_to_front()
    first.tab("Rules").click()
    first.tab("Statistics").click()
    expect(bars(first)).to_have_count(5)
