"""What a closed page, a damaged or missing storage, and a second window do to a game: nothing."""

import pytest
from game_page import store
from playwright.sync_api import expect
from situations import DEAF, FORBIDDEN, FULL
from triples import GAME_KEY, SCORES_KEY, WHOLE_GAME, Table, golden, open_table, saved
from waiting import wait_until

JUNK = ["", "junk", "triples-table/2\ngame triples/1 14", saved("triples/1 14 uu"), saved("triples/1 14", "redo x"), "\x00"]


def test_a_game_goes_on_after_a_reload(desktop):
    table = open_table(desktop, "triples/1 14")
    table.press_keys("uldr")
    table.button("Undo").click()
    table.button("Undo").click()
    before = table.state()
    assert before != golden("triples/1 14")
    table.page.reload()
    assert table.state() == before
    assert table.rows()[0].startswith("Row 1: ")
    table.button("Redo").click()
    table.button("Redo").click()
    assert table.state() == golden("triples/1 14 uldr")
    for _ in range(4):
        table.button("Undo").click()
    assert table.state() == golden("triples/1 14")


def test_a_page_that_crashes_has_saved_every_move(desktop):
    table = open_table(desktop, "triples/1 14")
    # Nothing runs in the page after this turn of the browser.
    table.page.evaluate(
        """() => {
          const key = "ArrowUp";
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
          window.kept = localStorage.getItem("parlor.triples.game");
        }"""
    )
    assert table.page.evaluate("window.kept") == saved("triples/1 14 u")


@pytest.mark.parametrize("is_natural", [False, True])
def test_the_pop_up_is_there_again_after_a_reload(desktop, is_natural):
    line = f"triples/1 14 {WHOLE_GAME[:-1] if is_natural else 'uldr'}"
    table = open_table(desktop, line)
    if is_natural:
        table.press_keys(WHOLE_GAME[-1])
    else:
        table.button("New Game").click()
    title = table.ended.get_by_role("heading").inner_text()
    scores = table.stored(SCORES_KEY)
    table.page.reload()
    expect(table.ended).to_be_visible()
    assert table.ended.get_by_role("heading").inner_text() == title
    assert table.stored(SCORES_KEY) == scores, "the record is not made twice"
    if not is_natural:
        table.button("Keep playing").click()
        assert table.state() == golden("triples/1 14 uldr")
        assert "\n22 " not in table.stored(SCORES_KEY)


@pytest.mark.parametrize("junk", JUNK, ids=range(len(JUNK)))
def test_a_damaged_game_is_told_of_and_kept_aside(desktop, junk):
    store(desktop, {GAME_KEY: junk})
    table = Table(desktop.open())
    expect(table.page.get_by_role("alert").filter(has_text="set aside")).to_be_visible()
    assert table.stored(f"{GAME_KEY}.damaged") == junk
    table.button("OK").click()
    table.press_keys("ldru")
    assert table.line().count(" ") == 2
    table.page.reload()
    expect(table.notice).to_be_hidden()


def test_damaged_scores_are_told_of_and_kept_aside(desktop):
    table = open_table(desktop, "triples/1 14 uldr", scores="scores/1\nmany points")
    expect(table.notice).to_contain_text("scores could not be read")
    assert table.stored(f"{SCORES_KEY}.damaged") == "scores/1\nmany points"
    assert table.state() == golden("triples/1 14 uldr")


@pytest.mark.parametrize("script", [FORBIDDEN, FULL], ids=["forbidden", "full"])
def test_without_storage_play_goes_on_and_the_player_is_told_once(desktop, script):
    desktop.context().add_init_script(script)
    table = Table(desktop.open())
    expect(table.notice).to_contain_text("does not let the game be saved")
    table.button("OK").click()
    table.new_determ_game()
    table.press_keys("uldr")
    assert table.state() == golden("triples/1 14 uldr")
    table.button("Undo").click()
    table.button("New Game").click()
    table.button("Keep playing").click()
    table.button("Redo").click()
    table.button("New Game").click()
    table.button("Close").click()
    expect(table.notice).to_be_hidden()


def test_a_storage_that_fills_up_in_the_middle_of_a_game(desktop):
    table = open_table(desktop, "triples/1 14")
    table.press_keys("u")
    expect(table.notice).to_be_hidden()
    table.page.evaluate(f"() => {{ {FULL} }}")
    table.press_keys("l")
    expect(table.notice).to_contain_text("does not let the game be saved")
    table.press_keys("dr")
    assert table.state() == golden("triples/1 14 uldr")


def test_two_tabs_show_the_same_game(desktop):
    first = open_table(desktop, "triples/1 14")
    second = open_table(desktop)
    first.press_keys("uldr")
    expect(second.notice).to_contain_text("went on in another window")
    # The notice comes with the first of the moves.
    wait_until(second.page, lambda: second.state() == golden("triples/1 14 uldr"))
    second.press_keys("d")
    expect(first.notice).to_contain_text("went on in another window")
    wait_until(first.page, lambda: first.state() == second.state())
    assert first.line() == second.line()


def test_a_tab_that_has_heard_nothing_yet_does_not_overwrite(desktop):
    first = open_table(desktop, "triples/1 14")
    second = desktop.new_page()
    second.add_init_script(DEAF)
    second.goto(desktop.address + "triples/")
    second.wait_for_selector("html[data-state=running]", state="attached")
    second = Table(second)
    first.press_keys("uldr")
    assert second.state() == golden("triples/1 14")
    # Chromium takes a moment to bring what one window has stored to another one's process.
    wait_until(second.page, lambda: second.line() == first.line())
    second.press_keys("r")
    expect(second.notice).to_contain_text("went on in another window")
    assert second.state() == golden("triples/1 14 uldr")
    assert first.line() == "triples/1 14 uldr"


def test_scores_of_two_tabs_come_together(desktop):
    first = open_table(desktop, "triples/1 14 uldr")
    second = open_table(desktop)
    second.tab("Scores").click()
    first.button("New Game").click()
    first.button("Close").click()
    expect(second.page.locator("#scores > li")).to_have_count(3)
