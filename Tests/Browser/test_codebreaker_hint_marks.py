"""What hints leave behind: the mark of a game, what the statistics say of it, and what other windows see."""

import re

import pytest
from codebreaker import FRESH, GAME_KEY, QUESTIONS, STATISTICS_KEY, Table, open_table, saved
from device import Device
from playwright.sync_api import expect
from situations import FULL, hide

# Twelve games of which eleven were solved, three with hints, one of these in two attempts; and others without hints.
HINTED = "codebreaker-statistics/1\n4-colors 6 12 3 5 47 0,2,4,3,2 4 0,1,0,0,2\n5-pictures 8 2 0 1 301 0,0,0,0,0,0,1"


def hint_count(table) -> int:
    """How many hints the saved game has."""
    found = re.search(r"^hints (\d+)$", table.stored(GAME_KEY), re.MULTILINE)
    return int(found[1]) if found else 0


def figures(table) -> dict[str, str]:
    counts = table.page.locator("#counts")
    return dict(zip(counts.locator("dt").all_inner_texts(), counts.locator("dd").all_inner_texts()))


@pytest.mark.parametrize("levels", [["count"], ["fit"], ["best"], ["count", "fit", "best"]], ids=" ".join)
def test_a_hint_marks_the_game_and_its_result(desktop, levels):
    table = open_table(desktop, f"{FRESH} 0123", "guess 2020", statistics="codebreaker-statistics/1\n4-colors 6 3 2 2 60 0,0,0,2")
    table.hint(*levels)
    assert hint_count(table) == len(levels)
    table.button("Close").click()
    table.page.reload()
    assert hint_count(table) == len(levels)
    table.guess_button.click()
    # With two attempts it would be the best so far, had there been no hint.
    expect(table.ended).to_have_accessible_name("Code broken!")
    hints = "1 hint" if len(levels) == 1 else f"{len(levels)} hints"
    expect(table.ended).to_contain_text(f"Solved in 2 attempts and {hints}")
    assert f"Solved in 2 attempts and {hints}, " in table.status()
    table.button("Look back").click()
    expect(table.page.locator("#over-summary")).to_contain_text(f"and {hints} in ")
    assert "\n4-colors 6 4 3 3 60 0,1,0,2 1 0,1\n" in table.stored(STATISTICS_KEY) + "\n"
    table.tab("Statistics").click()
    assert figures(table) == {
        "Games": "4", "Solved": "75 %", "Best": "4", "Fastest": "1:00", "Streak": "3", "Best streak": "3", "With hints": "1"
    }


def test_opening_and_closing_marks_nothing(desktop):
    table = open_table(desktop, f"{FRESH} 0123", "guess 2020")
    table.button("Hint").click()
    expect(table.ask("count")).to_be_enabled()
    table.page.wait_for_timeout(300)
    table.press("Escape")
    table.guess_button.click()
    expect(table.ended).to_contain_text("Solved in 2 attempts in ")
    table.button("Look back").click()
    table.tab("Statistics").click()
    assert figures(table)["Best"] == "2" and "With hints" not in figures(table)
    expect(table.page.get_by_text("solved with hints")).to_be_hidden()


def test_the_histogram_shows_games_with_hints(hand):
    table = open_table(hand, FRESH, statistics=HINTED, path="codebreaker/#statistics")
    assert figures(table)["With hints"] == "4" and figures(table)["Best"] == "2"
    expect(table.page.get_by_text("solved with hints")).to_be_visible()
    bars = table.page.locator("#histogram > li > .count")
    assert bars.all_inner_texts()[:5] == ["0", "2", "4", "3", "2"]
    shares = bars.evaluate_all("bars => bars.map((bar) => bar.style.getPropertyValue('--hinted'))")
    assert shares[:5] == ["0", "50", "0", "0", "100"]
    # So much of each bar is drawn like the legend.
    sizes = bars.evaluate_all("bars => bars.map((bar) => getComputedStyle(bar).backgroundSize)")
    assert sizes[1:5] == ["50% 100%", "0% 100%", "0% 100%", "100% 100%"]
    picture = "bar => getComputedStyle(bar).backgroundImage"
    assert bars.nth(1).evaluate(picture) == table.page.locator("#hinted-legend .count").evaluate(picture) != "none"
    table.page.get_by_role("combobox", name="Games with").select_option("5 pegs, 8 pictures")
    expect(table.page.get_by_text("solved with hints")).to_be_hidden()


def test_another_attempt_forgets_what_was_told(desktop):
    table = open_table(desktop, f"{FRESH} 0123", "guess 1044")
    table.hint(*QUESTIONS)
    table.button("Close").click()
    # The same position still knows it.
    table.button("Hint").click()
    for level in QUESTIONS:
        expect(table.told(level)).not_to_be_empty()
    table.button("Close").click()
    table.guess_button.click()
    expect(table.rows).to_have_count(2)
    table.button("Hint").click()
    for level in QUESTIONS:
        expect(table.ask(level)).to_be_visible()
        expect(table.told(level)).to_be_empty()
    expect(table.best_guess).to_be_hidden()
    assert hint_count(table) == 3
    table.ask("count").click()
    expect(table.told("count")).not_to_have_text("252 codes are still possible.")
    assert hint_count(table) == 4


def test_a_game_brought_back_keeps_its_hints_and_the_next_has_none(desktop):
    table = open_table(desktop, f"{FRESH} 0123")
    table.hint("count")
    table.button("Close").click()
    table.restart()
    assert hint_count(table) == 0 and "\nleft-hints 1" in table.stored(GAME_KEY)
    table.button("Back to Game 537, Mastermind").click()
    assert hint_count(table) == 1
    table.attempt("2020")
    expect(table.ended).to_contain_text("and 1 hint")
    table.ended.get_by_role("button", name="Play again").click()
    assert hint_count(table) == 0


def test_leaving_the_window_does_not_close_the_hints(hand):
    table = open_table(hand, f"{FRESH} 0123", "guess 2020")
    table.hint("count")
    hide(table.page, True)
    hide(table.page, False)
    expect(table.hints).to_be_visible()
    expect(table.told("count")).to_have_text("252 codes are still possible.")
    expect(table.notice).to_be_hidden()
    table.ask("fit").click()
    expect(table.told("fit")).not_to_be_empty()
    table.button("Close").click()
    expect(table.notice).to_be_hidden()
    assert hint_count(table) == 2


def test_a_page_that_is_closed_with_its_hints_open(desktop):
    table = open_table(desktop, f"{FRESH} 0123", "guess 2020")
    table.hint("count", "best")
    table.page.close()
    table = open_table(desktop)
    expect(table.hints).to_be_hidden()
    expect(table.notice).to_be_hidden()
    assert hint_count(table) == 2 and table.line() == f"{FRESH} 0123" and table.guess()[0] == "blue"


def two_windows(device: Device) -> tuple[Table, Table]:
    first = open_table(device, f"{FRESH} 0123", "guess 2020")
    return first, open_table(device)


def test_another_window_learns_of_the_hints(desktop):
    first, second = two_windows(desktop)
    first.hint("count")
    first.button("Close").click()
    second.button("Hint").click()
    second.ask("count").click()
    expect(second.told("count")).to_have_text("252 codes are still possible.")
    assert hint_count(second) == 2
    second.button("Close").click()
    second.guess_button.click()
    expect(second.ended).to_contain_text("and 2 hints")
    expect(first.button("Result")).to_be_visible()
    assert second.stored(STATISTICS_KEY).splitlines()[1].startswith("4-colors 6 1 ")


def test_hints_of_a_game_that_went_on_in_another_window_are_closed(desktop):
    first, second = two_windows(desktop)
    first.hint("count")
    second.page.bring_to_front()
    expect(second.notice).to_contain_text("went on in another window")
    second.button("OK").click()
    second.hole(1).focus()
    second.attempt("1044")
    expect(second.rows).to_have_count(2)
    expect(first.hints).to_be_hidden()
    expect(first.notice).to_contain_text("went on in another window")
    expect(first.rows).to_have_count(2)
    first.page.bring_to_front()
    first.hint("count")
    expect(first.told("count")).not_to_have_text("252 codes are still possible.")


def test_hints_without_a_storage_that_keeps_them(desktop):
    table = open_table(desktop, saved(f"{FRESH} 0123", "guess 2020"))
    table.page.evaluate(f"() => {{ {FULL} }}")
    table.hint("count")
    expect(table.told("count")).to_have_text("252 codes are still possible.")
    table.button("Close").click()
    expect(table.hints).to_be_hidden()
    if table.notice.is_visible():
        expect(table.notice).to_contain_text("does not let the game be saved")
    assert table.guess()[0] == "blue"
