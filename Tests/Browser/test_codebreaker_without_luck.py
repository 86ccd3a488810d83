"""Games without luck, as they are drawn: there is no fixed code, and each answer leaves as many codes as possible."""

from accessibility import assert_accessible
from codebreaker import open_game
from playwright.sync_api import expect

RULE = "There is no fixed code: each answer leaves as many codes as possible."


def test_game_without_luck_is_chosen_played_and_named_after_its_par(desktop):
    game = open_game(desktop, "codebreaker/1 537 4.mastermind.10")
    game.button("New Game").click()
    # The kind of game can be chosen with the keyboard.
    game.new_game.get_by_role("radio", name="Secret code").focus()
    game.press("ArrowRight")
    expect(game.new_game.get_by_role("radio", name="Without luck")).to_be_checked()
    expect(game.new_game.get_by_text(f"{RULE} Par is 5: fewer guesses are never enough.")).to_be_visible()
    expect(game.new_game.get_by_role("textbox", name="Game number (optional)")).to_be_hidden()
    assert_accessible(game.page)
    game.press("Enter")
    expect(game.page.locator("#number")).to_have_text("Without luck, par 5")
    expect(game.page.locator("#master")).to_have_attribute("aria-label", "No code yet, 4 pegs")
    game.attempt("0011", "2234", "2255", "0333", "3444")
    expect(game.ended.get_by_role("heading", name="Par!")).to_be_visible()
    expect(game.ended.get_by_role("button", name="Review")).to_be_hidden()
    assert_accessible(game.page)
    game.button("Back to the board").click()
    game.page.reload()
    expect(game.page.locator("#master")).to_have_attribute("aria-label", "Code: yellow, white, white, white")
