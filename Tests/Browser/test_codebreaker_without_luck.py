"""Games without luck: there is no fixed code, and each answer leaves as many codes as possible."""

import re

from accessibility import assert_accessible
from coach_screens import open_saved_game
from codebreaker import QUESTIONS, open_game, saved
from playwright.sync_api import expect

WITHOUT_LUCK = "codebreaker/1 without-luck 4.mastermind.10"
SMALL = "codebreaker/1 without-luck 3.newspaper.8"
PAR_GAME = ("0011", "2234", "2255", "0333", "3444")
RULE = "There is no fixed code: each answer leaves as many codes as possible."


def shown_code(game):
    """Returns the code's row, which is above the guesses."""
    return game.page.locator("#master")


def opponents(game):
    return game.new_game.get_by_role("group", name="Opponent")


def test_new_game_form_offers_games_without_luck_and_with_a_secret_code(desktop):
    game = open_game(desktop, "codebreaker/1 537 4.mastermind.10")
    game.button("New Game").click()
    opponents(game).get_by_role("radio", name="Without luck").check()
    expect(game.new_game.get_by_text(f"{RULE} Par is 5: fewer guesses are never enough.")).to_be_visible()
    expect(game.new_game.get_by_role("textbox", name="Game number (optional)")).to_be_hidden()
    assert_accessible(game.page)
    game.new_game.get_by_role("radio", name="Any").check()
    expect(game.new_game.get_by_text(RULE, exact=True)).to_be_visible()
    game.new_game.get_by_role("radio", name="4").check()
    game.button("Start").click()
    expect(game.page.locator("#number")).to_have_text("Without luck, par 5")
    expect(shown_code(game)).to_have_attribute("aria-label", "No code yet, 4 pegs")
    expect(game.page.get_by_role("region", name="Attempts")).to_contain_text(f"repeats allowed.\n{RULE} Par is 5")
    assert game.line().startswith("codebreaker/1 without-luck 4.mastermind")
    game.page.reload()
    expect(game.page.locator("#number")).to_have_text("Without luck, par 5")
    # The next form starts with this kind of game, and the player can choose a secret code again.
    game.button("New Game").click()
    expect(game.new_game.get_by_role("radio", name="Without luck")).to_be_checked()
    opponents(game).get_by_role("radio", name="Secret code").check()
    game.new_game.get_by_role("textbox", name="Game number (optional)").fill("537")
    game.button("Start").click()
    expect(game.page.locator("#number")).to_have_text("Game 537")
    # The kind of game can also be chosen with the keyboard.
    game.button("New Game").click()
    game.new_game.get_by_role("radio", name="Secret code").focus()
    game.press("ArrowRight")
    expect(game.new_game.get_by_role("radio", name="Without luck")).to_be_checked()
    game.press("Enter")
    expect(game.page.locator("#number")).to_have_text("Without luck, par 5")


def test_game_at_par_is_recognized_counted_and_not_reviewed(iphone):
    game = open_game(iphone, WITHOUT_LUCK)
    for guess in PAR_GAME:
        game.tap_code(guess)
        game.guess_button.tap()
    expect(game.ended.get_by_role("heading", name="Par!")).to_be_visible()
    expect(game.ended).to_contain_text("Solved in 5 guesses")
    expect(game.ended.get_by_text("Par is 5: fewer guesses are never enough.")).to_be_visible()
    # The game had no luck, so the coach, which computes averages, can't review it.
    expect(game.ended.get_by_role("button", name="Review")).to_be_hidden()
    assert_accessible(game.page)
    assert game.read_attempts()[-1] == "Attempt 1: red, red, green, green. no match."
    assert game.line() == f"{WITHOUT_LUCK} 0011:00,2234:11,2255:00,0333:01,3444:40"
    game.ended.get_by_role("button", name="Back to the board").tap()
    game.page.reload()
    expect(game.page.get_by_role("button", name="Review", exact=True)).to_be_hidden()
    expect(shown_code(game)).to_have_attribute("aria-label", "Code: yellow, white, white, white")
    game.tab("Statistics").tap()
    expect(game.page.get_by_role("combobox", name="Games with").locator("option:checked")).to_have_text(
        "4 pegs, 6 colors, without luck"
    )
    assert game.page.locator("#counts dd").all_inner_texts()[:3] == ["1", "100%", "5"]
    game.tab("Play").tap()
    game.page.get_by_role("button", name="Play again", exact=True).tap()
    expect(game.page.locator("#number")).to_have_text("Without luck, par 5")
    assert game.read_attempts() == []


def test_challenge_hints_and_giving_up_work_without_luck_and_without_the_coach(desktop):
    asked = []
    game = open_game(desktop, path="codebreaker/#codebreaker/1/without-luck/3.newspaper.8/solved-4")
    game.page.on("request", lambda request: asked.append(request.url))
    expect(game.page.get_by_role("region", name="Attempts")).to_contain_text("A friend did it in 4. Can you?")
    assert game.line() == SMALL
    game.attempt("012", "123", "304", "441")
    expect(game.ended.get_by_role("heading", name="Par!")).to_be_visible()
    # Hints count the codes that are left.
    open_saved_game(game, saved(f"{SMALL} 012:01", "guess 133"))
    game.button("Hint").click()
    expect(game.hints.get_by_text(QUESTIONS["best"])).to_be_hidden()
    game.hint_button("count").click()
    expect(game.hint_answer("count")).to_have_text("30 codes are left.")
    game.hint_button("fit").click()
    expect(game.hint_answer("fit")).to_have_text("Yes: it is one of the codes left.")
    assert asked and not [url for url in asked if "coach" in url]
    game.button("Close").click()
    # If the player gives up, one of the codes that are left is shown.
    game.give_up()
    expect(game.surrender).to_contain_text("One of the codes left is shown")
    game.surrender.get_by_role("button", name="Give up").click()
    expect(game.ended).to_contain_text("30 codes were left, this one among them. Par is 4: fewer guesses are never enough.")
    expect(game.ended.get_by_role("img", name=re.compile("^One of the 30 codes left: "))).to_be_visible()
    assert game.line() == f"{SMALL} 012:01,x"
