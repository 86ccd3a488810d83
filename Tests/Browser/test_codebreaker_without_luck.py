"""Games without luck: no code is set, and each answer leaves as many codes as possible."""

import re

from accessibility import assert_accessible
from coach_screens import put
from codebreaker import QUESTIONS, open_table, saved
from playwright.sync_api import expect

LUCKLESS = "codebreaker/1 without-luck 4.mastermind.10"
SMALL = "codebreaker/1 without-luck 3.newspaper.8"
PAR_GAME = ("0011", "2234", "2255", "0333", "3444")
RULE = "There is no fixed code: each answer leaves as many codes as possible."


def shown_code(table):
    """Returns the row of the code, above the guesses."""
    return table.page.locator("#master")


def opponents(table):
    return table.new_game.get_by_role("group", name="Opponent")


def test_form_offers_the_opponent(desktop):
    table = open_table(desktop, "codebreaker/1 537 4.mastermind.10")
    table.button("New Game").click()
    opponents(table).get_by_role("radio", name="Without luck").check()
    expect(table.new_game.get_by_text(f"{RULE} Par is 5: fewer guesses are never enough.")).to_be_visible()
    expect(table.new_game.get_by_role("textbox", name="Game number (optional)")).to_be_hidden()
    assert_accessible(table.page)
    table.new_game.get_by_role("radio", name="Any").check()
    expect(table.new_game.get_by_text(RULE, exact=True)).to_be_visible()
    table.new_game.get_by_role("radio", name="4").check()
    table.button("Start").click()
    expect(table.page.locator("#number")).to_have_text("Without luck, par 5")
    expect(shown_code(table)).to_have_attribute("aria-label", "No code yet, 4 pegs")
    expect(table.page.get_by_role("region", name="Attempts")).to_contain_text(f"repeats allowed.\n{RULE} Par is 5")
    assert table.line().startswith("codebreaker/1 without-luck 4.mastermind")
    table.page.reload()
    expect(table.page.locator("#number")).to_have_text("Without luck, par 5")
    # The next form begins with it, and the player can go back to a secret code.
    table.button("New Game").click()
    expect(table.new_game.get_by_role("radio", name="Without luck")).to_be_checked()
    opponents(table).get_by_role("radio", name="Secret code").check()
    table.new_game.get_by_role("textbox", name="Game number (optional)").fill("537")
    table.button("Start").click()
    expect(table.page.locator("#number")).to_have_text("Game 537")
    # The keyboard can choose it too.
    table.button("New Game").click()
    table.new_game.get_by_role("radio", name="Secret code").focus()
    table.press("ArrowRight")
    expect(table.new_game.get_by_role("radio", name="Without luck")).to_be_checked()
    table.press("Enter")
    expect(table.page.locator("#number")).to_have_text("Without luck, par 5")


def test_game_at_par_is_recognized(iphone):
    table = open_table(iphone, LUCKLESS)
    for guess in PAR_GAME:
        table.tap_code(guess)
        table.guess_button.tap()
    expect(table.ended.get_by_role("heading", name="Par!")).to_be_visible()
    expect(table.ended).to_contain_text("Solved in 5 attempts")
    expect(table.ended.get_by_text("Par is 5: fewer guesses are never enough.")).to_be_visible()
    # Nothing was random, and the coach, which computes averages, doesn't review the game.
    expect(table.ended.get_by_role("button", name="Review")).to_be_hidden()
    assert_accessible(table.page)
    assert table.attempts()[-1] == "Attempt 1: red, red, green, green. no match."
    assert table.line() == f"{LUCKLESS} 0011:00,2234:11,2255:00,0333:01,3444:40"
    table.ended.get_by_role("button", name="Look back").tap()
    table.page.reload()
    expect(table.page.get_by_role("button", name="Review", exact=True)).to_be_hidden()
    expect(shown_code(table)).to_have_attribute("aria-label", "Code: yellow, white, white, white")
    table.tab("Statistics").tap()
    expect(table.page.get_by_role("combobox", name="Games with").locator("option:checked")).to_have_text(
        "4 pegs, 6 colors, without luck"
    )
    assert table.page.locator("#counts dd").all_inner_texts()[:3] == ["1", "100 %", "5"]
    table.tab("Play").tap()
    table.page.get_by_role("button", name="Play again", exact=True).tap()
    expect(table.page.locator("#number")).to_have_text("Without luck, par 5")
    assert table.attempts() == []


def test_link_is_a_challenge_and_hints_need_no_coach(desktop):
    asked = []
    table = open_table(desktop, path="codebreaker/#codebreaker/1/without-luck/3.newspaper.8/solved-4")
    table.page.on("request", lambda request: asked.append(request.url))
    expect(table.page.get_by_role("region", name="Attempts")).to_contain_text("A friend did it in 4. Can you?")
    assert table.line() == SMALL
    table.attempt("012", "123", "304", "441")
    expect(table.ended.get_by_role("heading", name="Par!")).to_be_visible()
    # Hints count the remaining codes.
    put(table, saved(f"{SMALL} 012:01", "guess 133"))
    table.button("Hint").click()
    expect(table.hints.get_by_text(QUESTIONS["best"])).to_be_hidden()
    table.ask("count").click()
    expect(table.told("count")).to_have_text("30 codes are still possible.")
    table.ask("fit").click()
    expect(table.told("fit")).to_have_text("Yes: it is one of the codes that are left.")
    assert asked and not [url for url in asked if "coach" in url]
    table.button("Close").click()
    # Giving up shows one of the remaining codes.
    table.give_up()
    expect(table.surrender).to_contain_text("One of the codes that are left is shown")
    table.surrender.get_by_role("button", name="Give up").click()
    expect(table.ended).to_contain_text("30 codes were left, this one among them. Par is 4: fewer guesses are never enough.")
    expect(table.ended.get_by_role("img", name=re.compile("^One of the 30 codes left: "))).to_be_visible()
    assert table.line() == f"{SMALL} 012:01,x"
