"""The row of pegs that the player enters, the same on every page of CodeBreaker. Native tests check each edit."""

import pytest
from codebreaker import FRESH, open_game
from codebreaker_own_board import open_board
from game_page import button
from lessons import Lesson
from playwright.sync_api import Page, expect
from set_code import open_codemaker
from test_practice import notebook, open_practice
from waiting import wait_until


def practice_page(device) -> Page:
    page = open_practice(device, "codebreaker", notebook("codebreaker", [("000", "codebreaker/1 537 3.mastermind 012")]))
    button(page, "Practice your own").click()
    return page


# The pages with a row, each with the number of holes.
PAGES = {
    "game": (4, lambda device: open_game(device, FRESH).page),
    "own board": (4, lambda device: open_board(device).page),
    "codemaker": (4, lambda device: open_codemaker(device).page),
    "practice": (3, practice_page),
    "lesson": (3, lambda device: Lesson(device, "codebreaker", 2).page),
}


def row(page: Page) -> list[str]:
    """Returns the contents of the row as a screen reader reads them, with a star after the selected one."""
    return page.locator("#guess button").evaluate_all(
        "holes => holes.map((hole) => hole.ariaLabel.split(': ')[1] + (hole.ariaPressed === 'true' ? '*' : ''))"
    )


@pytest.mark.parametrize("name", PAGES)
def test_keys_and_taps_edit_every_row_alike(desktop, name):
    count, open_page = PAGES[name]
    page = open_page(desktop)
    expect(page.locator("#guess button")).to_have_count(count)
    holes = page.locator("#guess button")

    def press(*keys: str) -> list[str]:
        for key in keys:
            page.keyboard.press(key)
        return row(page)

    rest = ["empty"] * (count - 3)
    assert press("1", "End", "2") == ["red", "empty*", *rest, "green"], "the first empty hole follows the last hole"
    assert press("ArrowUp") == ["red", "red*", *rest, "green"]
    assert press("ArrowDown", "ArrowDown") == ["red", "white*", *rest, "green"]
    assert press("Backspace", "Backspace") == ["empty*", "empty", *rest, "green"]
    holes.last.click()
    assert row(page)[-1] == "green*"
    holes.last.click()
    assert row(page)[-1] == "blue*", "a tap on the selected hole changes its peg"
    assert press("ArrowRight")[0] == "empty*"
    assert press("ArrowLeft", "Home")[0] == "empty*"
    remove = button(page, "Remove peg")
    holes.last.click()
    remove.click()
    assert row(page)[-1] == "empty*"
    if name not in ("own board", "codemaker"):
        # Enter makes the guess, because no button has the focus.
        expect(remove).not_to_be_focused()


def test_clock_leaves_the_focus_in_the_hole_that_the_player_has_reached(desktop):
    game = open_game(desktop, f"{FRESH} 0123", "guess 0---", "seconds 5")
    page = game.page
    page.get_by_role("button", name="Peg 1 of 4: red").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    time = page.locator("#time")
    before = time.inner_text()
    wait_until(page, lambda: time.inner_text() != before)
    expect(page.get_by_role("button", name="Peg 3 of 4: empty")).to_be_focused()
