"""A game survives closed pages, damaged or missing storage, and a second window."""

from playwright.sync_api import expect
from situations import DEAF
from triples import SCORES_KEY, WHOLE_GAME, Table, golden, open_table, saved
from waiting import wait_until


def test_game_continues_after_a_crash_and_a_reload(desktop):
    table = open_table(desktop, "triples/1 14")
    # If the page crashed, every move would be saved, because nothing runs in it after this task of the browser.
    table.page.evaluate(
        """() => {
          const key = "ArrowUp";
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
          window.kept = localStorage.getItem("parlor.triples.game");
        }"""
    )
    assert table.page.evaluate("window.kept") == saved("triples/1 14 u")
    table.press_keys("ldr")
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


def test_pop_up_is_restored_after_a_reload(take, subtests):
    for is_natural in (False, True):
        with subtests.test(is_natural=is_natural):
            table = open_table(take("desktop"), f"triples/1 14 {WHOLE_GAME[:-1] if is_natural else 'uldr'}")
            if is_natural:
                table.press_keys(WHOLE_GAME[-1])
            else:
                table.button("New Game").click()
            title = table.ended.get_by_role("heading").inner_text()
            scores = table.stored(SCORES_KEY)
            table.page.reload()
            expect(table.ended).to_be_visible()
            assert table.ended.get_by_role("heading").inner_text() == title
            assert table.stored(SCORES_KEY) == scores, "the game isn't recorded twice"
            if not is_natural:
                table.button("Keep playing").click()
                assert table.state() == golden("triples/1 14 uldr")
                assert "\n22 " not in table.stored(SCORES_KEY)


ELSEWHERE = "was continued in another window"


def test_browser_tabs_show_the_same_game(desktop):
    first = open_table(desktop, "triples/1 14")
    second = open_table(desktop)
    deaf = desktop.new_page()
    deaf.add_init_script(DEAF)
    deaf.goto(desktop.address + "triples/")
    deaf.wait_for_selector("html[data-state=running]", state="attached")
    deaf = Table(deaf)
    first.press_keys("uldr")
    expect(second.notice).to_contain_text(ELSEWHERE)
    # The notice comes with the first of the moves.
    wait_until(second.page, lambda: second.state() == golden("triples/1 14 uldr"))
    # A tab that hasn't noticed the change yet doesn't overwrite it.
    assert deaf.state() == golden("triples/1 14")
    # Chromium takes a moment to share stored texts between processes.
    wait_until(deaf.page, lambda: deaf.line() == first.line())
    deaf.press_keys("r")
    expect(deaf.notice).to_contain_text(ELSEWHERE)
    assert deaf.state() == golden("triples/1 14 uldr")
    assert first.line() == "triples/1 14 uldr"
    deaf.page.close()
    # The change also works in the other direction.
    second.press_keys("d")
    expect(first.notice).to_contain_text(ELSEWHERE)
    wait_until(first.page, lambda: first.state() == second.state())
    wait_until(first.page, lambda: first.line() == second.line())
    # The scores of both windows are combined.
    second.tab("Scores").click()
    first.button("New Game").click()
    first.button("Close").click()
    expect(second.page.locator("#scores > li")).to_have_count(3)
