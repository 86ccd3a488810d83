"""A link to another player's game is a challenge, which the player can decline in every way that a browser offers."""

from playwright.sync_api import expect
from situations import REDUCED_MOTION
from triples import WHOLE_GAME, open_game


def test_challenge_has_the_focus_and_is_declined_with_keys_buttons_and_history(desktop):
    game = open_game(desktop, "triples/1 537 l", **REDUCED_MOTION)
    for leave in (lambda: game.press("Escape"), game.button("Not now").click, game.page.go_back):
        game.page.evaluate(f"location.hash = 'triples/1/14/{WHOLE_GAME}'")
        expect(game.challenge).to_have_accessible_name("A friend scored 113 in game 14")
        expect(game.button("Play this game")).to_be_focused()
        leave()
        expect(game.challenge).to_be_hidden()
        assert game.line() == "triples/1 537 l"
    # The player can continue their current game.
    game.press_keys("d")
    assert game.line() != "triples/1 537 l"
