"""Triples' statistics: their figures, and their place on the page."""

import pytest
from accessibility import assert_fits_and_is_accessible
from game_page import store
from playwright.sync_api import expect
from triples import WHOLE_GAME, Table, open_table
from waiting import wait_until

KEY = "parlor.triples.statistics"
TEXT = f"""triples-statistics/1
tiles 1,0,2,4,3,1
best 1204
recent 113,235,90,12,1204,300,310,320,330,340,350
days 19674 3 5
latest 19675 24 113 1700000000 - triples/1 14 {WHOLE_GAME}"""
ROWS = f"scores/1\n400 1581897599 - -\n300 1581897599 - -\n113 1700000000 u triples/1 14 {WHOLE_GAME}"


def figures(table) -> dict[str, str]:
    counts = table.page.locator("#counts")
    return dict(zip(counts.locator("dt").all_inner_texts(), counts.locator("dd").all_inner_texts()))


def bars(table) -> list[tuple[str, str]]:
    return [tuple(text.split("\n")) for text in table.page.locator("#histogram > li").all_inner_texts()]


def test_figures_and_best_tiles_are_shown(take):
    for name in ("iphone", "desktop"):
        device = take(name)
        store(device, {KEY: TEXT})
        device.context().clock.install(time=1_700_000_000)
        table = open_table(device, path="triples/#scores", scores=ROWS)
        expect(table.page.get_by_role("heading", name="Statistics")).to_be_attached()
        assert figures(table) == {
            "Games": "12", "Best": "1,204", "Mean": "310", "Days in a row": "4", "Most days in a row": "5"
        }
        drawn = [("≤ 3", "1"), ("6", "0"), ("12", "2"), ("24", "5"), ("48", "3"), ("96", "1"), ("192", "0")]
        wait_until(table.page, lambda: bars(table) == drawn)
        # Measure all at once, because the bars are drawn again when the medals arrive.
        widths = table.page.locator("#histogram .count").evaluate_all("bars => bars.map((bar) => bar.getBoundingClientRect().width)")
        assert widths[3] == max(widths) and widths[4] == pytest.approx(widths[3] * 3 / 5, abs=2)
        jump = table.button("Statistics")
        if jump.is_visible():
            jump.click()
        expect(table.page.get_by_role("heading", name="Statistics")).to_be_in_viewport()
        assert_fits_and_is_accessible(device, table.page, may_scroll=True)


def test_end_is_counted_and_uncounted(desktop):
    table = open_table(desktop, "triples/1 14 uldr", scores=ROWS)
    table.tab("Scores").click()
    # Of earlier releases, only the games in the scores count.
    assert figures(table)["Games"] == "1" and table.stored(KEY) is None
    table.tab("Board").click()
    table.button("New Game").click()
    assert table.stored(KEY).startswith("triples-statistics/1\ntiles ")
    table.button("Keep playing").click()
    table.tab("Scores").click()
    assert figures(table)["Games"] == "1"
    table.page.reload()
    assert figures(table)["Games"] == "1"


def test_days_use_the_players_time_zone(desktop):
    """1700000000 is the evening of one day in UTC, and the morning of the next in Auckland."""
    days = []
    for zone in ("UTC", "Pacific/Auckland"):
        desktop.context(timezone_id=zone).clock.set_fixed_time(1_700_000_000)
        table = Table(desktop.open(timezone_id=zone))
        table.press_keys("uldr")
        table.button("New Game").click()
        days.append(int(table.stored(KEY).split("latest ")[1].split(" ")[0]))
    assert days == [19675, 19676]
