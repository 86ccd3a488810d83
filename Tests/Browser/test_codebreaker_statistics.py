"""CodeBreaker's statistics and clock, as they are drawn. Native tests check the figures."""

import re

import pytest
from codebreaker import FRESH, open_game
from layout import READ_BOXES, at_sizes_with_same_input, resize
from playwright.sync_api import expect
from situations import set_hidden

STATISTICS = "codebreaker-statistics/1\n4-colors 6 12 3 5 47 0,1,4,3,2,1\n5-pictures 8 2 0 1 301 0,0,0,0,0,0,1"


def test_statistics_draw_the_figures_and_bars_of_the_group_in_the_menu(iphone):
    game = open_game(iphone, FRESH, statistics=STATISTICS, path="codebreaker/#statistics")
    assert game.figures()["Games"] == "12"
    assert game.bars() == [("1", "0"), ("2", "1"), ("3", "4"), ("4", "3"), ("5", "2"), ("6", "1"), ("7", "0"), ("8", "0")]
    for size in at_sizes_with_same_input(iphone, game.page):
        assert_bars_are_drawn(game, size)
    resize(game.page, {"width": 1920, "height": 1080})
    assert_bars_are_drawn(game, "wide")
    menu = game.page.get_by_role("combobox", name="Games with")
    menu.focus()
    game.press("ArrowDown")
    expect(menu.locator("option:checked")).to_have_text("5 pegs, 8 pictures")
    expect(menu).to_be_focused()
    assert game.figures()["Games"] == "2"
    game.tab("Rules").click()
    game.tab("Statistics").click()
    expect(menu.locator("option:checked")).to_have_text("5 pegs, 8 pictures")


def assert_bars_are_drawn(game, size: str) -> None:
    """Checks that the bars start on one line beside their numbers, and that their lengths are proportional to the counts 0,
    1, 4, 3, and 2."""
    counts = game.page.locator("#histogram .count").evaluate_all(READ_BOXES)
    row, *_ = game.page.locator("#histogram > li").evaluate_all(READ_BOXES)
    widths = [box["width"] for box in counts]
    assert widths[2] == max(widths) > row["width"] * 0.75, (size, "the longest bar fills its row")
    assert widths[3] == pytest.approx(widths[2] * 3 / 4, abs=2) and widths[4] == pytest.approx(widths[2] / 2, abs=2), size
    lefts = {round(box["x"]) for box in counts}
    assert len(lefts) == 1, (size, "bars start at the same position")
    labels = game.page.locator("#histogram .label").evaluate_all(READ_BOXES)
    assert all(label["x"] + label["width"] <= min(lefts) for label in labels), (size, "the numbers are before the bars")


def about(seconds: int) -> re.Pattern:
    """Returns a pattern that matches the clock at `seconds` or a little later. Between the test's jumps, the page's
    clock runs in real time, so a busy machine may add seconds, but not minutes."""
    times = (f"{second // 60}:{second % 60:02}" for second in range(seconds, seconds + 25))
    return re.compile("|".join(times))


def test_clock_ticks_while_the_page_is_visible(desktop):
    desktop.context().clock.install(time=1_700_000_000)
    game = open_game(desktop, FRESH)
    clock = game.page.clock
    game.press("1")
    clock.fast_forward(65_000)
    expect(game.time).to_have_text(about(65))
    set_hidden(game.page, True)
    clock.fast_forward(600_000)
    set_hidden(game.page, False)
    expect(game.time).to_have_text(about(65))
    clock.fast_forward(2_000)
    expect(game.time).to_have_text(about(67))
