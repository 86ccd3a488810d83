"""What is counted, for each number of pegs and each kind, and how it is drawn; and the clock."""

import re

import pytest
from codebreaker import FRESH, STATISTICS_KEY, open_table, saved
from playwright.sync_api import expect
from situations import hide

STATISTICS = "codebreaker-statistics/1\n4-colors 6 12 3 5 47 0,1,4,3,2,1\n5-pictures 8 2 0 1 301 0,0,0,0,0,0,1"


def figures(table) -> dict[str, str]:
    counts = table.page.locator("#counts")
    return dict(zip(counts.locator("dt").all_inner_texts(), counts.locator("dd").all_inner_texts()))


def bars(table) -> list[tuple[str, str]]:
    return [tuple(text.split("\n")) for text in table.page.locator("#histogram > li").all_inner_texts()]


def group(table):
    return table.page.get_by_role("combobox", name="Games with")


def test_the_figures_and_the_histogram(hand):
    table = open_table(hand, FRESH, statistics=STATISTICS, path="codebreaker/#statistics")
    assert group(table).inner_text().split("\n") == ["4 pegs, 6 colors", "5 pegs, 8 pictures"], "those with games"
    # At first those of the game on the table.
    expect(group(table).locator("option:checked")).to_have_text("4 pegs, 6 colors")
    assert figures(table) == {
        "Games": "12", "Solved": "91 %", "Best": "2", "Fastest": "0:47", "Streak": "3", "Best streak": "5"
    }
    assert bars(table) == [("1", "0"), ("2", "1"), ("3", "4"), ("4", "3"), ("5", "2"), ("6", "1"), ("7", "0"), ("8", "0")]
    widths = [bar.bounding_box()["width"] for bar in table.page.locator("#histogram .count").all()]
    row = table.page.locator("#histogram > li").first.bounding_box()["width"]
    assert widths[2] == max(widths) > row * 0.75, "the longest bar fills its row"
    assert widths[3] == pytest.approx(widths[2] * 3 / 4, abs=2) and widths[4] == pytest.approx(widths[2] / 2, abs=2)
    lefts = {round(bar.bounding_box()["x"]) for bar in table.page.locator("#histogram .count").all()}
    assert len(lefts) == 1, "bars begin on one line"
    labels = [label.bounding_box() for label in table.page.locator("#histogram .label").all()]
    assert all(label["x"] + label["width"] <= min(lefts) for label in labels), "the numbers stand before the bars"
    group(table).select_option("5 pegs, 8 pictures")
    assert figures(table) == {
        "Games": "2", "Solved": "50 %", "Best": "7", "Fastest": "5:01", "Streak": "0", "Best streak": "1"
    }
    table.page.evaluate("location.hash = 'codebreaker/1/1/3.newspaper'")
    table.tab("Statistics").click()
    group(table).select_option("3 pegs, 5 colors")
    assert figures(table) == {
        "Games": "0", "Solved": "–", "Best": "–", "Fastest": "–", "Streak": "0", "Best streak": "0"
    }
    assert [count for _, count in bars(table)] == ["0"] * 8


def test_each_end_is_counted_once_and_in_its_group(desktop):
    table = open_table(desktop, FRESH)
    table.attempt("0123", "2020")
    table.page.reload()
    table.button("Look back").click()
    table.tab("Statistics").click()
    assert figures(table)["Games"] == "1" and figures(table)["Solved"] == "100 %"
    assert bars(table)[1] == ("2", "1")
    table.tab("Play").click()
    for number, code in (("1", "4402"), ("2", "3034")):
        table.button("New Game").click()
        table.page.get_by_role("textbox", name="Game number (optional)").fill(number)
        table.button("Start").click()
        table.attempt(code)
        table.button("Look back").click()
    table.restart()
    pegs, choices = len(table.guess()), table.choices.count()
    kind = "pictures" if table.choices.first.locator(".peg.emoji").count() else "colors"
    table.give_up()
    expect(table.surrender).to_contain_text("Without a guess the game is not counted.")
    table.button("Keep playing").click()
    table.attempt("0" + "-" * (pegs - 1))
    table.give_up()
    table.surrender.get_by_role("button", name="Give up").click()
    table.button("Look back").click()
    table.tab("Statistics").click()
    expect(group(table).locator("option:checked")).to_have_text(f"{pegs} pegs, {choices} {kind}")
    is_same = (pegs, choices, kind) == (4, 6, "colors")
    if not is_same:
        assert figures(table)["Solved"] == "0 %"
        group(table).select_option("4 pegs, 6 colors")
    assert figures(table)["Games"] == ("4" if is_same else "3")
    assert figures(table)["Best"] == "1" and figures(table)["Best streak"] == "3"
    assert bars(table)[:3] == [("1", "2"), ("2", "1"), ("3", "0")]


def test_what_was_counted_before_choices_were_is_shown_as_it_was(hand):
    earlier = "codebreaker-statistics/1\n4-color 12 3 5 47 0,1,4,3,2,1\n6-emoji 1 0 0 - -"
    table = open_table(hand, FRESH, statistics=earlier, path="codebreaker/#statistics")
    options = ["4 pegs, 6 colors", "4 pegs, colors (earlier games)", "6 pegs, emoji (earlier games)"]
    assert group(table).inner_text().split("\n") == options
    expect(group(table).locator("option:checked")).to_have_text(options[1])
    assert figures(table)["Games"] == "12" and figures(table)["Best"] == "2"
    table.tab("Play").click()
    table.attempt_at_once("0123", "2020")
    table.button("Look back").click()
    table.tab("Statistics").click()
    expect(group(table).locator("option:checked")).to_have_text(options[0])
    assert figures(table)["Games"] == "1"
    assert table.stored(STATISTICS_KEY).startswith(earlier.split("\n6")[0] + "\n6-emoji 1 0 0 - -\n4-colors 6 1 1 1 ")


def about(seconds: int) -> re.Pattern:
    """The clock at that time or a little later: the page's clock goes on by itself between the jumps of the tests, by as
    much as a busy machine takes. What it must not count are minutes."""
    times = (f"{second // 60}:{second % 60:02}" for second in range(seconds, seconds + 25))
    return re.compile("|".join(times))


def test_the_time_runs_from_the_first_peg_and_only_while_the_game_is_in_front(desktop):
    desktop.context().clock.install(time=1_700_000_000)
    table = open_table(desktop, FRESH)
    clock = table.page.clock
    clock.fast_forward(30_000)
    expect(table.time).to_have_text("0:00")
    table.press("1")
    clock.fast_forward(65_000)
    expect(table.time).to_have_text(about(65))
    hide(table.page, True)
    clock.fast_forward(600_000)
    hide(table.page, False)
    expect(table.time).to_have_text(about(65))
    clock.fast_forward(2_000)
    expect(table.time).to_have_text(about(67))
    table.tab("Rules").click()
    clock.fast_forward(100_000)
    table.tab("Play").click()
    expect(table.time).to_have_text(about(67))
    table.give_up()
    clock.fast_forward(100_000)
    table.button("Keep playing").click()
    clock.fast_forward(3_000)
    expect(table.time).to_have_text(about(70))
    table.page.reload()
    clock.fast_forward(1_000)
    expect(table.time).to_have_text(about(71))
    table.attempt("2020")
    clock.fast_forward(50_000)
    expect(table.ended).to_contain_text(about(71))


def test_a_long_game_shows_its_hours(desktop):
    table = open_table(desktop, saved(f"{FRESH} 0123", "seconds 3725"))
    assert table.time.inner_text().startswith("1:02:0")
