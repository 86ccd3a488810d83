"""CodeBreaker's statistics and skill, grouped by number of pegs and kind of theme, how they are drawn, and the clock."""

import re

import pytest
from coach_screens import open_saved_game
from codebreaker import FRESH, open_game, saved
from layout import READ_BOXES, at_sizes_with_same_input, resize
from playwright.sync_api import expect
from situations import set_hidden

STATISTICS = "codebreaker-statistics/1\n4-colors 6 12 3 5 47 0,1,4,3,2,1\n5-pictures 8 2 0 1 301 0,0,0,0,0,0,1"


def group_menu(game):
    return game.page.get_by_role("combobox", name="Games with")


def test_statistics_show_the_figures_and_bars_of_the_chosen_group(iphone):
    game = open_game(iphone, FRESH, statistics=STATISTICS, path="codebreaker/#statistics")
    assert group_menu(game).inner_text().split("\n") == ["4 pegs, 6 colors", "5 pegs, 8 pictures"], "groups with games"
    # The group of the current game is shown first.
    expect(group_menu(game).locator("option:checked")).to_have_text("4 pegs, 6 colors")
    assert game.figures() == {
        "Games": "12", "Solved": "91%", "Best": "2", "Fastest": "0:47", "Streak": "3", "Best streak": "5"
    }
    assert game.bars() == [("1", "0"), ("2", "1"), ("3", "4"), ("4", "3"), ("5", "2"), ("6", "1"), ("7", "0"), ("8", "0")]
    for size in at_sizes_with_same_input(iphone, game.page):
        assert_bars_are_drawn(game, size)
    resize(game.page, {"width": 1920, "height": 1080})
    assert_bars_are_drawn(game, "wide")
    group_menu(game).select_option("5 pegs, 8 pictures")
    assert game.figures() == {
        "Games": "2", "Solved": "50%", "Best": "7", "Fastest": "5:01", "Streak": "0", "Best streak": "1"
    }


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


def test_menu_keeps_focus_and_choice_and_includes_the_current_games_group(desktop):
    game = open_game(desktop, FRESH, statistics=STATISTICS, path="codebreaker/#statistics")
    group_menu(game).focus()
    game.press("ArrowDown")
    expect(group_menu(game).locator("option:checked")).to_have_text("5 pegs, 8 pictures")
    assert game.figures()["Games"] == "2"
    expect(group_menu(game)).to_be_focused()
    game.tab("Rules").click()
    game.tab("Statistics").click()
    expect(group_menu(game).locator("option:checked")).to_have_text("5 pegs, 8 pictures")
    assert game.figures()["Games"] == "2"
    # The menu also contains the group of the current game.
    game.tab("Play").click()
    game.follow("codebreaker/1 12 3.faces")
    game.tab("Statistics").click()
    expect(group_menu(game).locator("option")).to_have_count(3)
    expect(group_menu(game).locator("option:checked")).to_have_text("5 pegs, 8 pictures")


def about(seconds: int) -> re.Pattern:
    """Returns a pattern that matches the clock at `seconds` or a little later. Between the test's jumps, the page's
    clock runs in real time, so a busy machine may add seconds, but not minutes."""
    times = (f"{second // 60}:{second % 60:02}" for second in range(seconds, seconds + 25))
    return re.compile("|".join(times))


def test_clock_runs_from_the_first_peg_while_visible_and_shows_hours(desktop):
    desktop.context().clock.install(time=1_700_000_000)
    game = open_game(desktop, FRESH)
    clock = game.page.clock
    clock.fast_forward(30_000)
    expect(game.time).to_have_text("0:00")
    game.press("1")
    clock.fast_forward(65_000)
    expect(game.time).to_have_text(about(65))
    set_hidden(game.page, True)
    clock.fast_forward(600_000)
    set_hidden(game.page, False)
    expect(game.time).to_have_text(about(65))
    clock.fast_forward(2_000)
    expect(game.time).to_have_text(about(67))
    game.tab("Rules").click()
    clock.fast_forward(100_000)
    game.tab("Play").click()
    expect(game.time).to_have_text(about(67))
    game.page.reload()
    clock.fast_forward(4_000)
    expect(game.time).to_have_text(about(71))
    game.attempt("2020")
    clock.fast_forward(50_000)
    expect(game.ended).to_contain_text(about(71))
    # The clock of a long game shows hours.
    open_saved_game(game, saved(f"{FRESH} 0123", "seconds 3725"))
    assert game.time.inner_text().startswith("1:02:0")
