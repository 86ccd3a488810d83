"""A game survives reloads and crashes of its page, and changes in a second window."""

from playwright.sync_api import expect
from situations import WITHOUT_WINDOW_EVENTS
from triples import SCORES_KEY, WHOLE_GAME, TriplesPage, golden, open_game, saved
from waiting import wait_until


def test_game_continues_after_a_crash_and_a_reload(desktop):
    game = open_game(desktop, "triples/1 14")
    # Every move is saved at once, so that it survives a crash of the page. To show this, the script reads the storage in
    # the same task as the key press, before anything else can run.
    game.page.evaluate(
        """() => {
          const key = "ArrowUp";
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
          window.kept = localStorage.getItem("parlor.triples.game");
        }"""
    )
    assert game.page.evaluate("window.kept") == saved("triples/1 14 u")
    game.press_keys("ldr")
    game.click("Undo", "Undo")
    before = game.state()
    assert before != golden("triples/1 14")
    game.page.reload()
    assert game.state() == before
    assert game.rows()[0].startswith("Row 1: ")
    game.click("Redo", "Redo")
    assert game.state() == golden("triples/1 14 uldr")
    for _ in range(4):
        game.button("Undo").click()
    assert game.state() == golden("triples/1 14")


def test_result_is_shown_again_after_a_reload_but_recorded_once(new_device, subtests):
    for is_natural in (False, True):
        with subtests.test(is_natural=is_natural):
            game = open_game(new_device("desktop"), f"triples/1 14 {WHOLE_GAME[:-1] if is_natural else 'uldr'}")
            if is_natural:
                game.press_keys(WHOLE_GAME[-1])
            else:
                game.button("New Game").click()
            title = game.ended.get_by_role("heading").inner_text()
            scores = game.stored(SCORES_KEY)
            game.page.reload()
            expect(game.ended).to_be_visible()
            assert game.ended.get_by_role("heading").inner_text() == title
            assert game.stored(SCORES_KEY) == scores, "the game isn't recorded twice"
            if not is_natural:
                game.button("Keep playing").click()
                assert game.state() == golden("triples/1 14 uldr")
                assert "\n22 " not in game.stored(SCORES_KEY)


ELSEWHERE = "was continued in another window"


def test_windows_adopt_each_others_moves_and_scores_and_overwrite_nothing(desktop):
    first = open_game(desktop, "triples/1 14")
    second = open_game(desktop)
    outdated = desktop.new_page()
    outdated.add_init_script(WITHOUT_WINDOW_EVENTS)
    outdated.goto(desktop.address + "triples/")
    outdated.wait_for_selector("html[data-state=running]", state="attached")
    outdated = TriplesPage(outdated)
    first.press_keys("uldr")
    expect(second.notice).to_contain_text(ELSEWHERE)
    # The notice appears after the first of these moves.
    wait_until(second.page, lambda: second.state() == golden("triples/1 14 uldr"))
    # A tab that hasn't noticed the change yet doesn't overwrite it.
    assert outdated.state() == golden("triples/1 14")
    # It takes a moment until Chromium's processes share a stored text.
    wait_until(outdated.page, lambda: outdated.line() == first.line())
    outdated.press_keys("r")
    expect(outdated.notice).to_contain_text(ELSEWHERE)
    assert outdated.state() == golden("triples/1 14 uldr")
    assert first.line() == "triples/1 14 uldr"
    outdated.page.close()
    # The first window also notices changes in the second one.
    second.press_keys("d")
    expect(first.notice).to_contain_text(ELSEWHERE)
    wait_until(first.page, lambda: first.state() == second.state())
    wait_until(first.page, lambda: first.line() == second.line())
    # The scores of both windows are merged.
    second.tab("Scores").click()
    first.button("New Game").click()
    first.button("Close").click()
    expect(second.page.locator("#scores > li")).to_have_count(3)
