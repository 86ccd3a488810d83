"""A link to another player's game is a challenge: the player plays the same deal, and watches the other player's game
later."""


from hidden_moves import hide_moves
from playwright.sync_api import expect
from situations import REDUCED_MOTION
from triples import WHOLE_GAME, golden, open_game


def open_challenge(device, moves=WHOLE_GAME, line=None):
    """Opens a link to these moves of game 14."""
    path = f"triples/#triples/1/14/{moves}" if moves else "triples/#triples/1/14"
    return open_game(device, line, path=path, watches=False, **REDUCED_MOTION)


def test_challenge_is_played_and_compared_even_after_a_reload(small):
    game = open_challenge(small)
    expect(game.challenge).to_have_accessible_name("A friend scored 113 in game 14")
    expect(game.challenge).to_contain_text("Best tile 6.")
    expect(game.challenge).to_contain_text("If you watch the moves, it can’t be a duel.")
    assert game.challenge.get_by_role("button").all_inner_texts() == ["Play this game", "Watch instead", "Not now"]
    expect(game.button("Play this game")).to_be_focused()
    expect(game.page.get_by_role("region", name="Replay")).to_be_hidden()
    game.button("Play this game").click()
    expect(game.challenge).to_be_hidden()
    assert game.state() == golden("triples/1 14") and game.line() == "triples/1 14"
    game.click_buttons("uldr")
    # The score to beat survives a reload.
    game.page.reload()
    game.button("New Game").click()
    expect(game.ended).to_contain_text("Your friend scored 113: you’re 91 behind.")
    game.click("More", "Keep playing")
    assert game.line() == "triples/1 14 uldr"


def test_declined_challenge_keeps_the_game_and_a_challenge_can_be_watched(desktop):
    game = open_game(desktop, "triples/1 537 l", **REDUCED_MOTION)
    before = game.state()
    ways = {
        "Escape": lambda: game.press("Escape"),
        "Not now": game.button("Not now").click,
        "back": game.page.go_back,
    }
    for way, leave in ways.items():
        game.page.evaluate(f"location.hash = 'triples/1/14/{WHOLE_GAME}'")
        expect(game.challenge, way).to_be_visible()
        leave()
        expect(game.challenge, way).to_be_hidden()
        assert game.state() == before and game.line() == "triples/1 537 l", way
        # The player can continue their current game.
        game.press_keys("d")
        assert game.line() != "triples/1 537 l", way
        game.button("Undo").click()
    game.page.evaluate(f"location.hash = 'triples/1/14/{WHOLE_GAME}'")
    game.challenge.get_by_role("button", name="Watch").click()
    expect(game.page.get_by_role("region", name="Replay")).to_be_visible()
    assert game.page.url.endswith("#" + hide_moves(f"triples/1/14/{WHOLE_GAME}"))
