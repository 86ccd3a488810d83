"""A game of CodeBreaker survives closed pages, damaged or missing storage, and a second window."""

from codebreaker import FRESH, open_table, saved

def test_game_and_guess_are_restored_after_a_reload_or_crash(desktop):
    table = open_table(desktop, FRESH)
    table.attempt("0123", "4455")
    table.type_code("-4")
    table.press("End")
    shown = table.attempts(), table.drawn_markers(), table.guess(), table.selected()
    assert shown[2:] == (["empty", "white", "empty", "empty"], 4)
    table.page.reload()
    assert (table.attempts(), table.drawn_markers(), table.guess(), table.selected()) == shown
    table.press("1", "Enter", "Enter")
    assert table.attempts()[0] == "Attempt 3: empty, white, empty, red. 1 exact."
    # A page that crashes has saved every peg.
    table.follow("codebreaker/1 12 4.mastermind")
    # Nothing runs in the page after this task of the browser.
    table.page.evaluate(
        """() => {
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "5", bubbles: true }));
          window.kept = localStorage.getItem("parlor.codebreaker.game");
        }"""
    )
    assert table.page.evaluate("window.kept").startswith(saved("codebreaker/1 12 4.mastermind", "guess 4---", "selected 1"))
