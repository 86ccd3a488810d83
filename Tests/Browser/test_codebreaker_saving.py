"""A game of CodeBreaker survives reloads and crashes of its page."""

from codebreaker import FRESH, open_game, saved

def test_game_and_guess_are_restored_after_a_reload_or_crash(desktop):
    game = open_game(desktop, FRESH)
    game.attempt("0123", "4455")
    game.type_code("-4")
    game.press("End")
    shown = game.read_attempts(), game.drawn_markers(), game.read_guess(), game.selected_hole()
    assert shown[2:] == (["empty", "white", "empty", "empty"], 4)
    game.page.reload()
    assert (game.read_attempts(), game.drawn_markers(), game.read_guess(), game.selected_hole()) == shown
    game.press("1", "Enter", "Enter")
    assert game.read_attempts()[0] == "Attempt 3: empty, white, empty, red. 1 in the right place."
    # Every peg is saved at once, so that it survives if the page crashes.
    game.follow("codebreaker/1 12 4.mastermind")
    # To simulate a crash, nothing else runs in the page after this task of the browser.
    game.page.evaluate(
        """() => {
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "5", bubbles: true }));
          window.kept = localStorage.getItem("parlor.codebreaker.game");
        }"""
    )
    assert game.page.evaluate("window.kept").startswith(saved("codebreaker/1 12 4.mastermind", "guess 4---", "selected 1"))
