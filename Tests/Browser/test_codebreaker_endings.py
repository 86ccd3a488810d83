"""The end of a game, and the start of the next one."""

import re

from coach_screens import open_saved_game
from codebreaker import FRESH, GAME_KEY, READ_PEGS, SETTINGS_KEY, STATISTICS_KEY, golden, open_game, saved
from copying import assert_text_can_be_copied
from hidden_moves import hide_moves
from playwright.sync_api import expect
from situations import COPYING, WITHOUT_SHARING, SHARING
from waiting import wait_for_script

SOLVED = "codebreaker/1 857 "


def test_breaking_the_code_shows_a_result_that_reopens_and_offers_a_new_game(iphone):
    known = golden(SOLVED)
    game = open_game(iphone, saved(f"{known.setup} {','.join(known.attempts[:-1])}", "seconds 754"))
    game.tap_code(known.code)
    game.guess_button.click()
    expect(game.ended).to_be_visible()
    expect(game.ended).to_have_accessible_name("Phew!")
    expect(game.ended).to_contain_text("Solved in 8 guesses")
    assert re.search(r"guesses, 12:3\d", game.ended.inner_text())
    # The dialog shows the code in words and in pegs, and the player's games by number of guesses, with this one lit.
    revealed = game.ended.get_by_role("img", name=re.compile("^Code: "))
    expect(revealed).to_have_accessible_name("Code: yellow, green, white, red")
    assert revealed.evaluate(READ_PEGS) == game.rows.first.evaluate(READ_PEGS)
    assert game.ended.locator("#ended-history li").count() == 10
    expect(game.ended.locator("#ended-history .own .label")).to_contain_text("8")
    assert game.ended.locator("#pop-up-actions").get_by_role("button").count() == 4
    assert "Solved in 8 guesses" in game.status() and "The code was yellow, green, white, red." in game.status()
    expect(game.ended.get_by_role("button", name="Play again")).to_be_focused()
    game.ended.get_by_role("button", name="Back to the board").click()
    expect(game.ended).to_be_hidden()
    game.click("Result", "Back to the board")
    expect(game.ended).to_be_hidden()
    assert len(game.read_attempts()) == 8
    expect(game.page.locator("#over-summary")).to_have_text(re.compile(r"Solved in 8 guesses, 12:3\d"))
    expect(game.guess_row).to_be_hidden()
    expect(game.guess_button).to_be_hidden()
    expect(game.button("Play again")).to_be_focused()
    game.page.reload()
    expect(game.master_row).to_have_accessible_name("Code: yellow, green, white, red")
    game.button("Result").click()
    expect(game.ended).to_be_visible()
    game.ended.get_by_role("button", name="Play again").click()
    expect(game.ended).to_be_hidden()
    number, pegs, theme = game.setup()
    assert (pegs, theme) == (4, "mastermind") and number != 857
    expect(game.hole(1)).to_be_focused()
    expect(game.rows).to_have_count(0)
    expect(game.master_row).to_have_accessible_name("Code: hidden, 4 pegs")


def test_confirmed_giving_up_reveals_the_code_and_counts_only_after_a_guess(iphone):
    game = open_game(iphone, FRESH)
    # Give up is only in the menu, so that the thumb can't hit it by mistake.
    expect(game.page.get_by_role("button", name="Give up")).to_have_count(0)
    game.give_up()
    expect(game.surrender).to_contain_text("You can’t undo this. Without a guess, the game doesn’t count.")
    keep, give = game.button("Keep playing"), game.surrender.get_by_role("button", name="Give up")
    colors = [button.evaluate("button => getComputedStyle(button).backgroundColor") for button in (keep, give)]
    assert colors[0] != colors[1] and "primary" in keep.get_attribute("class")
    give.click()
    expect(game.ended).to_contain_text("Gave up before the first guess")
    expect(game.page.locator("#empty")).to_have_text("Gave up before the first guess.")
    assert game.stored(STATISTICS_KEY) is None
    # After a guess, a game that is given up counts.
    open_saved_game(game, saved(f"{FRESH} 0123"))
    game.give_up()
    expect(game.surrender).to_be_visible()
    expect(keep).to_be_focused()
    assert game.master_row.evaluate(READ_PEGS) == ["?"] * 4
    keep.click()
    expect(game.surrender).to_be_hidden()
    assert game.line() == f"{FRESH} 0123"
    game.give_up()
    give.click()
    expect(game.ended).to_have_accessible_name("You gave up")
    expect(game.ended).to_contain_text("Gave up after 1 guess")
    expect(game.ended.get_by_role("img").first).to_have_accessible_name("Code: blue, red, blue, red")
    assert game.line() == f"{FRESH} 0123,x"
    assert "\n4-colors 6 1 0 " in game.stored(STATISTICS_KEY)


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


def test_attempt_limit_can_be_chosen_ends_the_game_and_is_kept(desktop):
    game = open_game(desktop)
    # By default, new players have an attempt limit. They can turn it off.
    assert re.fullmatch(r"codebreaker/1 \d+ 4\.mastermind\.10", game.line())
    game.button("New Game").click()
    limit = game.page.get_by_role("combobox", name="Guesses")
    expect(limit.locator("option:checked")).to_have_text("Standard")
    expect(limit).to_have_accessible_description("10 with 4 pegs and 6 choices")
    limit.select_option("No limit")
    game.button("Start").click()
    assert re.fullmatch(r"codebreaker/1 \d+ 4\.mastermind", game.line())
    game.button("New Game").click()
    assert limit.inner_text().split("\n") == ["Standard", "No limit"] + [f"{count} guesses" for count in (6, 8, 10, 12, 15, 20)]
    limit.select_option("6 guesses")
    game.page.get_by_role("textbox", name="Game number (optional)").fill("537")
    game.button("Start").click()
    assert game.line() == f"{FRESH}.6"
    expect(game.page.locator("#left")).to_have_text("6 guesses left")
    game.attempt("0123", "1111", "3333", "4444", "5555")
    expect(game.page.locator("#left")).to_have_text("1 guess left")
    game.attempt("2---")
    expect(game.ended).to_have_accessible_name("Out of guesses")
    expect(game.ended).to_contain_text("Not solved in 6 guesses")
    expect(game.ended.get_by_role("img").first).to_have_accessible_name("Code: blue, red, blue, red")
    # The next games have the same limit.
    game.ended.get_by_role("button", name="Play again").click()
    assert re.fullmatch(r"codebreaker/1 \d+ 4\.mastermind\.6", game.line())
    assert "limit 6" in game.stored(SETTINGS_KEY)
    game.restart()
    assert game.line().endswith(".6")


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


def test_reveal_is_shown_before_the_result_unless_the_page_reloads(iphone):
    game = open_game(iphone, f"{FRESH} 0123", "guess 2020")
    game.page.evaluate(WATCH)
    game.guess_button.click()
    seen = game.page.evaluate("window.watched")
    assert seen[0][2:] == ["row master turning hopping", 0], "the code turns while it is visible"
    assert seen[-1][0] >= 1800 and seen[-1][1], seen[-1]
    assert {look[1] for look in seen[:-1]} <= {False}
    assert game.rows.first.locator(".peg").count() == 4
    game.press("Escape")
    expect(game.ended).to_be_hidden()
    assert game.line() == f"{FRESH} 0123,2020", "Escape starts nothing"
    # The end is saved before the animation, so a page that is reloaded during it shows the result at once.
    open_saved_game(game, saved(f"{FRESH} 0123", "guess 2020"))
    game.guess_button.click()
    game.page.reload()
    game.page.wait_for_selector("html[data-state=running]", state="attached")
    assert game.ended.is_visible(), "at once"
    game.button("Back to the board").click()
    game.page.reload()
    expect(game.button("Result")).to_be_visible()
    expect(game.ended).to_be_hidden()


# Returns whether the end is shown in the same frame as the result of the guess.
IS_SHOWN_AT_ONCE = """async () => {
  document.querySelector("#make-guess").click();
  await new Promise(requestAnimationFrame);
  return document.querySelector("#pop-up").open;
}"""


def test_result_is_shown_at_once_without_motion(desktop):
    best = "codebreaker-statistics/1\n4-colors 6 3 2 2 60 0,0,2"
    game = open_game(desktop, f"{FRESH} 0123", "guess 2020", statistics=best, reduced_motion="reduce")
    assert game.page.evaluate(IS_SHOWN_AT_ONCE)
    expect(game.ended).to_have_accessible_name("Lucky!")
    expect(game.ended).to_contain_text("A new best!")
    # With less motion in the settings, the end is shown at once, too, and also after a reload.
    game = open_game(desktop, f"{FRESH} 0123", "guess 2020")
    game.open_settings().get_by_role("group", name="Motion").get_by_role("radio", name="Less").check()
    game.close_settings()
    assert game.page.evaluate(IS_SHOWN_AT_ONCE)
    open_saved_game(game, saved(f"{FRESH} 0123", "guess 2020"))
    assert game.page.evaluate(IS_SHOWN_AT_ONCE)


def test_last_attempt_is_visible_and_the_same_or_a_surprise_game_is_offered(iphone):
    tries = ",".join(f"{first}{second}11" for first in "13" for second in "01345")
    game = open_game(iphone, f"{FRESH}.11 {tries}", "guess 0123", reduced_motion="reduce")
    game.page.locator(".history").evaluate("list => list.scrollTo(0, 1e6)")
    game.guess_button.click()
    expect(game.ended).to_have_accessible_name("Out of guesses")
    game.button("Back to the board").click()
    expect(game.rows.first).to_be_in_viewport(ratio=0.9)
    expect(game.rows.first).to_contain_text("Attempt 11")
    # On the board, Restart Game is beside Play again, which starts another game of the same kind.
    expect(game.page.locator("#over").get_by_role("button", name="Restart Game")).to_be_visible()
    game.button("Play again").click()
    assert game.setup()[1:] == (4, "mastermind"), "the kind stays"
    expect(game.button("New Game")).to_have_text("New Game")


def test_new_game_form_shows_difficulty_deals_the_choice_and_proposes_it_again(iphone):
    game = open_game(iphone, FRESH)
    game.button("New Game").click()
    expect(game.new_game).to_be_visible()
    expect(game.page.get_by_role("radio", name="4")).to_be_checked()
    themes = game.page.get_by_role("combobox", name="Theme")
    names = themes.inner_text().split("\n")
    assert names[:3] == ["Any theme", "Any colors", "Any emoji"] and len(names) >= 11
    assert {"Mastermind", "Earth Tones", "SwiftUI Colors", "Faces", "Vehicles", "Animals", "Sports", "Food"} <= set(names)
    assert_form_shows_the_difficulty(game, themes)
    game.page.get_by_role("radio", name="6").check()
    themes.select_option("Vehicles")
    game.button("Start").click()
    expect(game.new_game).to_be_hidden()
    assert game.setup()[1:] == (6, "vehicles")
    expect(game.title).to_have_text("Vehicles")
    assert game.read_guess() == ["empty"] * 6
    expect(game.hole(1)).to_be_focused()
    # The form proposes the last choices again. It can also leave the pegs and the theme open.
    game.button("New Game").click()
    expect(game.page.get_by_role("radio", name="6")).to_be_checked()
    expect(themes.locator("option:checked")).to_have_text("Vehicles")
    game.page.get_by_role("radio", name="Any").check()
    themes.select_option("Any colors")
    game.button("Start").click()
    expect(game.choices.first.locator(".peg.color")).to_have_count(1)


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


def test_restart_deals_different_games_and_can_be_undone_before_an_attempt(desktop):
    game = open_game(desktop, saved(f"{FRESH} 0123", "guess -4--", "seconds 75"))
    game.restart()
    expect(game.rows).to_have_count(0)
    expect(game.hole(1)).to_be_focused()
    game.button("Back to Game 537, Mastermind").click()
    assert game.line() == f"{FRESH} 0123" and game.read_guess() == ["empty", "white", "empty", "empty"]
    expect(game.time).to_have_text(re.compile(r"1:1\d"))
    # After the first attempt in the new game, the previous game can't be restored.
    game.restart()
    game.press("1", "Enter", "Enter")
    expect(game.page.get_by_role("button", name=re.compile("^Back to"))).to_have_count(0)
    # Different games are dealt.
    setups = set()
    for _ in range(12):
        game.restart()
        number, pegs, theme = game.setup()
        assert game.read_guess() == ["empty"] * pegs and game.selected_hole() == 1, "everything starts over"
        expect(game.master_row).to_have_accessible_name(f"Code: hidden, {pegs} pegs")
        assert 4 <= game.choices.count() <= 12
        setups.add((pegs, theme, game.title.inner_text()))
    assert len(setups) > 2 and len({pegs for pegs, *_ in setups}) > 1


def test_entered_number_opens_that_game_and_an_invalid_number_is_explained(desktop):
    game = open_game(desktop, f"{FRESH} 0123")
    game.button("New Game").click()
    field = game.page.get_by_role("textbox", name="Game number (optional)")
    for number in ("007", "1000000000000", "１４"):
        field.fill(number)
        field.press("Enter")
        expect(game.new_game).to_be_visible()
        expect(game.new_game.get_by_role("alert")).to_have_text(re.compile("^The game number "))
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(field).to_be_focused()
        expect(field).to_have_value(number)
        assert game.line() == f"{FRESH} 0123", number
    game.button("Cancel").click()
    assert game.line() == f"{FRESH} 0123"
    game.button("New Game").click()
    expect(field).to_have_value("")
    expect(game.new_game.get_by_role("alert")).to_be_hidden()
    expect(field).to_have_attribute("aria-invalid", "false")
    known = golden("codebreaker/1 999999999999 ")
    field.fill(" 999999999999 ")
    field.press("Enter")
    assert game.line() == known.setup
    game.attempt(known.code)
    expect(game.ended).to_have_accessible_name("Clairvoyant!")


GRID = "●○··\n●●●●"


def test_result_is_copied_without_pegs_and_its_link_opens_the_same_game(desktop):
    context = desktop.context()
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    context.add_init_script(COPYING)
    game = open_game(desktop, saved(f"{FRESH} 0123", "seconds 60"))
    game.attempt("2020")
    game.ended.get_by_role("button", name="Share").click()
    expect(game.notice).to_contain_text("Result and link copied.")
    copied = game.page.evaluate("navigator.clipboard.readText()")
    link = hide_moves(f"{desktop.address}codebreaker/#codebreaker/1/537/4.mastermind/0123,2020/solved-2")
    assert re.fullmatch(
        rf"CodeBreaker 537, Mastermind, 4 pegs\nSolved in 2 guesses, 1:0\d\n{GRID}\n{re.escape(link)}", copied
    )
    for color in ("red", "blue", "0123", "2020"):
        assert color not in copied, "the code isn't revealed"
    # A friend who is playing another game opens the link. They get a game with the same code, and can return to their own game.
    options = {"locale": "fr"}
    friend = open_game(desktop, "codebreaker/1 44 3.newspaper 323", path=copied.split(desktop.address)[1].split("/", 1)[0] + "/", **options)
    friend.page.evaluate("link => { location.href = link; }", link)
    expect(friend.title).to_have_text("Mastermind")
    assert friend.line() == FRESH and friend.read_guess() == ["empty"] * 4
    expect(friend.page.locator("#empty")).to_contain_text("A friend broke game 537 in 2. Can you?")
    expect(friend.button("Back to Game 44, Newspaper")).to_be_visible()
    expect(friend.master_row).to_have_accessible_name("Code: hidden, 4 pegs")
    friend.button("Back to Game 44, Newspaper").click()
    assert friend.line() == "codebreaker/1 44 3.newspaper 323"


def test_unfinished_game_can_be_shared_and_failed_sharing_is_reported(desktop):
    desktop.context().add_init_script(SHARING)
    # A link to the current game doesn't change the game.
    game = open_game(desktop, f"{FRESH} 0123", "guess -4--", path="codebreaker/#codebreaker/1/537/4.mastermind")
    assert game.line() == f"{FRESH} 0123" and game.read_guess()[1] == "white"
    assert "guess -4--" in game.stored(GAME_KEY)
    game.choose_from_menu("Share this game")
    wait_for_script(game.page, "() => window.sent")
    sent = game.page.evaluate("window.sent")
    assert sent["url"] == f"{desktop.address}codebreaker/#codebreaker/1/537/4.mastermind"
    assert sent["text"] == "CodeBreaker 537, Mastermind, 4 pegs\n1 guess so far\n●○··"
    expect(game.notice).to_be_hidden()
    # If the device can't share, a dialog in front of the other one has the text.
    desktop.context(locale="fr").add_init_script(WITHOUT_SHARING)
    game = open_game(desktop, FRESH, locale="fr")
    game.attempt("2020")
    game.ended.get_by_role("button", name="Share").click()
    assert_text_can_be_copied(game.page, re.compile(r"codebreaker/#codebreaker/1/537/4\.mastermind/z\w+"))
    expect(game.ended).to_be_visible()
