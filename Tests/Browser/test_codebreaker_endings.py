"""The dialogs at the end of a game and before the next one, as they are drawn and reached. Native tests check what they say."""

import re

from codebreaker import FRESH, READ_PEGS, golden, open_game, saved
from playwright.sync_api import expect

SOLVED = "codebreaker/1 857 "


def test_result_draws_the_code_and_the_players_games_and_leads_on(iphone):
    known = golden(SOLVED)
    game = open_game(iphone, saved(f"{known.setup} {','.join(known.attempts[:-1])}", "seconds 754"))
    game.tap_code(known.code)
    game.guess_button.click()
    expect(game.ended).to_have_accessible_name("Phew!")
    expect(game.ended).to_contain_text(re.compile(r"Solved in 8 guesses, 12:3\d"))
    revealed = game.ended.get_by_role("img", name="Code: yellow, green, white, red")
    assert revealed.evaluate(READ_PEGS) == game.rows.first.evaluate(READ_PEGS)
    assert game.ended.locator("#ended-history li").count() == 10
    expect(game.ended.locator("#ended-history .own .label")).to_contain_text("8")
    expect(game.ended.get_by_role("button", name="Play again")).to_be_focused()
    game.ended.get_by_role("button", name="Back to the board").click()
    expect(game.ended).to_be_hidden()
    expect(game.page.locator("#over-summary")).to_have_text(re.compile(r"Solved in 8 guesses, 12:3\d"))
    expect(game.guess_row).to_be_hidden()
    expect(game.guess_button).to_be_hidden()
    expect(game.button("Play again")).to_be_focused()
    game.button("Result").click()
    game.ended.get_by_role("button", name="Play again").click()
    expect(game.ended).to_be_hidden()
    expect(game.hole(1)).to_be_focused()
    expect(game.rows).to_have_count(0)
    expect(game.master_row).to_have_accessible_name("Code: hidden, 4 pegs")


def test_giving_up_is_in_the_menu_and_not_the_main_answer(iphone):
    game = open_game(iphone, f"{FRESH} 0123")
    # Give up is only in the menu, so that the thumb can't hit it by mistake.
    expect(game.page.get_by_role("button", name="Give up")).to_have_count(0)
    game.give_up()
    keep, give = game.button("Keep playing"), game.surrender.get_by_role("button", name="Give up")
    colors = [button.evaluate("button => getComputedStyle(button).backgroundColor") for button in (keep, give)]
    assert colors[0] != colors[1] and "primary" in keep.get_attribute("class")
    expect(keep).to_be_focused()
    assert game.master_row.evaluate(READ_PEGS) == ["?"] * 4
    give.click()
    expect(game.ended).to_have_accessible_name("You gave up")
    expect(game.ended.get_by_role("img").first).to_have_accessible_name("Code: blue, red, blue, red")


def test_pop_ups_keep_the_focus_and_escape_loses_nothing(desktop):
    game = open_game(desktop, f"{FRESH} 0123", "guess 4---")
    menu = game.page.get_by_role("dialog", name="More")
    for opener, dialog in (("More", menu), ("More", game.surrender), ("New Game", game.new_game)):
        game.button(opener).focus()
        game.press("Enter")
        if dialog == game.surrender:
            game.press("Tab", "Enter")
        expect(dialog).to_be_visible()
        game.press("Escape")
        expect(dialog).to_be_hidden()
        expect(game.button(opener)).to_be_focused()
    assert game.line() == f"{FRESH} 0123" and game.read_guess() == ["white", "empty", "empty", "empty"]
    game.hole(1).click()
    game.press("Escape", "3", "1", "3", "1", "Enter")
    expect(game.ended).to_be_visible()
    assert_focus_stays_inside(game)
    game.press("Escape")
    expect(game.ended).to_be_hidden()
    assert game.line() == f"{FRESH} 0123,2020"
    game.button("Result").click()
    game.ended.get_by_role("button", name="Play again").press("Enter")
    expect(game.page.locator("dialog[open]")).to_have_count(0)
    assert set(game.read_guess()) == {"empty"}


def assert_focus_stays_inside(game) -> None:
    """Checks that nothing outside the end dialog can get the focus or key presses."""
    names = set()
    # Move once around the dialog and on to Share, because pressing Share leaves the dialog open.
    for _ in range(11):
        game.press("Tab")
        names.add(game.page.evaluate("document.activeElement.closest('dialog, body').id"))
    assert names <= {"pop-up", ""}
    game.press("1")
    expect(game.ended).to_be_visible()


# Samples the end of a game about every 20 milliseconds after the next click. A sample contains the milliseconds since the click,
# whether the result is open, the classes of the code's row, and the number of covered pegs.
WATCH = """() => {
  const seen = [];
  window.watched = new Promise((done) => addEventListener("click", () => {
    const start = performance.now();
    const look = () => {
      const time = performance.now() - start, isEnded = document.querySelector("#pop-up:has(#ended)")?.open === true;
      seen.push([time, isEnded, document.querySelector("#master").className, document.querySelectorAll("#master .shield").length]);
      if (isEnded || time > 60_000) done(seen); else setTimeout(look, 20);
    };
    requestAnimationFrame(() => setTimeout(look));
  }, { capture: true, once: true }));
}"""


def test_reveal_is_shown_before_the_result(iphone):
    game = open_game(iphone, f"{FRESH} 0123", "guess 2020")
    game.page.evaluate(WATCH)
    game.guess_button.click()
    seen = game.page.evaluate("window.watched")
    assert seen[0][2:] == ["row master turning hopping", 0], "the code turns while it is visible"
    assert seen[-1][0] >= 1800 and seen[-1][1], seen[-1]
    assert {look[1] for look in seen[:-1]} <= {False}


# Returns whether the end is shown in the same frame as the result of the guess.
IS_SHOWN_AT_ONCE = """async () => {
  document.querySelector("#make-guess").click();
  await new Promise(requestAnimationFrame);
  return document.querySelector("#pop-up").open;
}"""


def test_result_is_shown_at_once_without_motion(desktop):
    game = open_game(desktop, f"{FRESH} 0123", "guess 2020", reduced_motion="reduce")
    assert game.page.evaluate(IS_SHOWN_AT_ONCE)
    # With less motion in the settings, the end is shown at once, too.
    game = open_game(desktop, f"{FRESH} 0123", "guess 2020")
    game.open_settings().get_by_role("group", name="Motion").get_by_role("radio", name="Less").check()
    game.close_settings()
    assert game.page.evaluate(IS_SHOWN_AT_ONCE)


def test_last_attempt_is_visible_after_the_result(iphone):
    tries = ",".join(f"{first}{second}11" for first in "13" for second in "01345")
    game = open_game(iphone, f"{FRESH}.11 {tries}", "guess 0123", reduced_motion="reduce")
    game.page.locator(".history").evaluate("list => list.scrollTo(0, 1e6)")
    game.guess_button.click()
    expect(game.ended).to_have_accessible_name("Out of guesses")
    game.button("Back to the board").click()
    expect(game.rows.first).to_be_in_viewport(ratio=0.9)
    expect(game.rows.first).to_contain_text("Attempt 11")


def test_new_game_form_draws_its_choices_and_proposes_them_again(iphone):
    game = open_game(iphone, FRESH)
    game.button("New Game").click()
    expect(game.page.get_by_role("radio", name="4")).to_be_checked()
    themes = game.page.get_by_role("combobox", name="Theme")
    assert themes.inner_text().split("\n")[:3] == ["Any theme", "Any colors", "Any emoji"]
    limit = game.page.get_by_role("combobox", name="Guesses")
    limit.select_option("Standard")
    expect(limit).to_have_accessible_description("10 with 4 pegs and 6 choices")
    limit.select_option("6 guesses")
    assert_form_shows_the_difficulty(game, themes)
    game.page.get_by_role("radio", name="6").check()
    themes.select_option("Vehicles")
    game.button("Start").click()
    expect(game.new_game).to_be_hidden()
    expect(game.title).to_have_text("Vehicles")
    expect(game.page.locator("#left")).to_have_text("6 guesses left")
    assert game.read_guess() == ["empty"] * 6
    expect(game.hole(1)).to_be_focused()
    game.button("New Game").click()
    expect(game.page.get_by_role("radio", name="6")).to_be_checked()
    expect(themes.locator("option:checked")).to_have_text("Vehicles")
    expect(limit.locator("option:checked")).to_have_text("6 guesses")


def assert_form_shows_the_difficulty(game, themes) -> None:
    """Checks that the form shows the choices of each theme, and the difficulty."""
    swatches = game.page.locator(".swatches > .peg")
    for name, count, words in [
        ("Mastermind", 6, "6 colors"), ("SwiftUI Colors", 12, "12 colors, much harder"), ("Faces", 8, "8 pictures, harder"),
    ]:
        themes.select_option(name)
        expect(swatches).to_have_count(count)
        expect(themes).to_have_accessible_description(words)
        expect(swatches.last).to_be_in_viewport(ratio=1)
    themes.select_option("Any theme")
    expect(swatches).to_have_count(0)


def test_restart_clears_the_board_and_can_be_undone(desktop):
    game = open_game(desktop, saved(f"{FRESH} 0123", "guess -4--"))
    numbers = set()
    for _ in range(3):
        game.restart()
        number, pegs, _theme = game.setup()
        numbers.add(number)
        expect(game.rows).to_have_count(0)
        assert game.read_guess() == ["empty"] * pegs
        expect(game.master_row).to_have_accessible_name(f"Code: hidden, {pegs} pegs")
        expect(game.hole(1)).to_be_focused()
    # Three equal numbers of 1,000 have a probability of one in a million.
    assert len(numbers) > 1
    game.button("Back to Game 537, Mastermind").click()
    assert game.line() == f"{FRESH} 0123" and game.read_guess() == ["empty", "white", "empty", "empty"]
