"""Playing CodeBreaker: every way to enter a guess except dragging, how attempts are drawn, and the focus. Native tests check the answers
and what each key does."""

import pytest
from coach_screens import open_saved_game
from codebreaker import COLORS, FRESH, READ_PEGS, CodeBreakerPage, golden, markers_text, open_game, saved, spoken_markers
from layout import resize
from playwright.sync_api import expect


def play(game_page, setup: str, enter) -> None:
    """Plays a game whose code is known. `enter` enters each guess."""
    game = golden(setup)
    game_page.follow(game.setup)
    made = [attempt for attempt in game.attempts if attempt != "x"]
    for count, (code, markers) in enumerate(zip(made, game.markers, strict=True), 1):
        enter(game_page, code)
        game_page.guess_button.click()
        if "-" in code:
            expect(game_page.guess_button).to_have_text(f"Guess with {game.peg_count - code.count('-')} of {game.peg_count}")
            game_page.guess_button.click()
        said = game_page.read_attempts()
        assert len(said) == count
        assert said[0].startswith(f"Attempt {count}: ") and said[0].endswith(f". {spoken_markers(markers)}.")
        assert game_page.drawn_markers()[0] == markers_text(markers, game.peg_count)
    assert game_page.line() == f"{game.setup} {','.join(made)}"
    is_over = game.ending in ("solved", "out of attempts")
    expect(game_page.ended).to_be_visible(visible=is_over)
    if is_over:
        game_page.button("Back to the board").click()


def test_known_games_are_played_with_keys_and_mouse(desktop, subtests):
    game_page = open_game(desktop)
    ways = [
        (CodeBreakerPage.type_code, "857"), (CodeBreakerPage.click_code, "644975191872"),
        (CodeBreakerPage.cycle_code, "371969301493"),
    ]  # fmt: skip
    for way, number in ways:
        with subtests.test(way=way.__name__, number=number):
            play(game_page, f"codebreaker/1 {number} ", way)


def test_known_games_are_played_by_touch(iphone, subtests):
    game_page = open_game(iphone)
    for name, number in [("iphone", "6"), ("iphone_landscape", "540")]:
        with subtests.test(size=name, number=number):
            resize(game_page.page, iphone.sizes[name])
            play(game_page, f"codebreaker/1 {number} ", CodeBreakerPage.tap_code)


def test_code_is_hidden_until_the_end_and_the_newest_attempt_is_on_top(desktop):
    game_page = open_game(desktop, f"{FRESH}.10")
    expect(game_page.page.get_by_role("heading", name="Mastermind")).to_have_count(1)
    expect(game_page.page.locator("#number")).to_have_text("Game 537")
    assert [choice.get_attribute("aria-label") for choice in game_page.choices.all()] == list(COLORS)
    expect(game_page.page.locator("#empty")).to_have_text("Find the 4 hidden pegs. Colors can repeat.")
    for code in ("0123", "4455", "2---"):
        expect(game_page.master_row).to_have_accessible_name("Code: hidden, 4 pegs")
        assert game_page.master_row.evaluate(READ_PEGS) == ["?"] * 4
        game_page.attempt(code)
    expect(game_page.page.locator("#left")).to_have_text("7 guesses left")
    tops = [row.bounding_box()["y"] for row in game_page.rows.all()]
    assert tops == sorted(tops)
    assert [row.evaluate(READ_PEGS)[0][0] for row in game_page.rows.all()] == ["B", "W", "R"]
    game_page.attempt("2020")
    game_page.button("Back to the board").click()
    expect(game_page.master_row).to_have_accessible_name("Code: blue, red, blue, red")
    shown = game_page.master_row.evaluate(READ_PEGS)
    assert shown == game_page.rows.first.evaluate(READ_PEGS) and shown[0] != shown[1] and "?" not in "".join(shown)


def test_keys_of_the_browser_do_nothing_and_keys_work_after_a_click_on_a_tab(desktop):
    game_page = open_game(desktop, FRESH)
    game_page.press("Control+1", "Alt+2", "Meta+3", "a", "PageDown", "Escape")
    game_page.tab("Rules").click()
    game_page.press("1", "Enter")
    game_page.tab("Play").click()
    assert game_page.read_guess() == ["empty"] * 4
    game_page.press("2")
    assert game_page.read_guess()[0] == "green"


def test_enter_key_guesses_on_pegs_and_presses_other_buttons(desktop):
    game_page = open_game(desktop, FRESH)
    game_page.hole(2).click()
    game_page.choice("red").click()
    expect(game_page.choice("red")).to_be_focused()
    game_page.press("Enter")
    expect(game_page.rows).to_have_count(0)
    game_page.press("Enter")
    assert game_page.read_attempts() == ["Attempt 1: empty, red, empty, empty. 1 in the right place."]
    game_page.hole(3).click()
    game_page.press("2")
    game_page.hole(3).focus()
    game_page.press("Enter", "Enter")
    expect(game_page.rows).to_have_count(2)
    assert game_page.read_guess() == ["empty"] * 4, "Enter on a hole does not also press it"
    game_page.press("1")
    game_page.button("New Game").focus()
    game_page.press("Enter")
    expect(game_page.new_game).to_be_visible()
    expect(game_page.rows).to_have_count(2)
    game_page.press("Escape")
    game_page.button("Copy attempt 1 to the guess").focus()
    game_page.press("Enter")
    assert game_page.read_guess() == ["empty", "red", "empty", "empty"]
    expect(game_page.rows).to_have_count(2)
    game_page.hole(1).focus()
    game_page.press("Space", "Space")
    assert game_page.read_guess()[0] == "green", "Space presses what has the focus"


def test_focus_returns_to_the_row_after_guessing_clearing_and_typing(desktop):
    game_page = open_game(desktop, FRESH, "guess 0123")
    # After a guess, the row is empty and the button is disabled, so the focus moves to the first hole.
    game_page.guess_button.focus()
    game_page.press("Enter")
    expect(game_page.rows).to_have_count(1)
    expect(game_page.hole(1)).to_be_focused()
    game_page.press("4", "ArrowLeft")
    expect(game_page.hole(1)).to_be_focused()
    game_page.button("Remove peg").focus()
    game_page.press("Enter")
    expect(game_page.hole(1)).to_be_focused()
    assert game_page.read_guess() == ["empty"] * 4
    # After a click on a button, typing moves the focus to the row, so that Enter makes the guess.
    game_page.follow("codebreaker/1 12 4.mastermind")
    game_page.click("More", "Close")
    expect(game_page.button("More")).to_be_focused()
    game_page.press("1")
    expect(game_page.hole(2)).to_be_focused()
    game_page.press("2", "3", "4", "Enter")
    expect(game_page.rows).to_have_count(1)
    expect(game_page.page.get_by_role("dialog")).to_have_count(0)


def test_guess_button_describes_problems_and_confirms_holes_unless_allowed(iphone):
    game_page = open_game(iphone, FRESH)
    expect(game_page.guess_button).to_be_disabled()
    expect(game_page.guess_button).to_have_accessible_description("Fill the row, then guess.")
    expect(game_page.problem).to_be_visible()
    game_page.tap_code("012-")
    game_page.guess_button.tap()
    expect(game_page.rows).to_have_count(0)
    expect(game_page.guess_button).to_have_text("Guess with 3 of 4")
    expect(game_page.problem).to_have_text("1 hole is empty. It matches nothing.")
    game_page.guess_button.tap()
    expect(game_page.rows).to_have_count(1)
    expect(game_page.guess_button).to_have_text("Guess")
    allow_holes(game_page)
    game_page.tap_code("210-")
    game_page.guess_button.tap()
    expect(game_page.rows).to_have_count(2)


def allow_holes(game_page) -> None:
    """Chooses that empty holes need no confirmation. This setting is stored."""
    setting = game_page.open_settings().get_by_role("group", name="Holes in a guess")
    expect(setting.get_by_role("radio", name="Ask")).to_be_checked()
    setting.get_by_role("radio", name="Allow").check()
    game_page.page.reload()
    game_page.open_settings()
    expect(setting.get_by_role("radio", name="Allow")).to_be_checked()
    game_page.close_settings()


def test_markers_are_explained_below_the_pegs(iphone):
    game_page = open_game(iphone, FRESH)
    game_page.attempt_at_once("0123")
    expect(game_page.rows.last.get_by_text("right place", exact=True)).to_be_visible()
    expect(game_page.rows.last.get_by_text("right color, wrong place", exact=True)).to_be_visible()
    game_page.follow("codebreaker/1 561 6.faces")
    game_page.attempt_at_once("012345")
    game_page.settle()
    words = game_page.rows.last.get_by_text("right picture, wrong place", exact=True).bounding_box()
    pegs = game_page.rows.last.locator(".pegs").bounding_box()
    assert words["y"] >= pegs["y"] + pegs["height"]


def test_dots_count_the_remaining_attempts_and_an_attempt_can_be_copied(iphone):
    game_page = open_game(iphone, f"{FRESH}.5 0-23")
    dots = game_page.page.locator("#dots > .dot")
    expect(dots).to_have_count(5)
    color = "dot => getComputedStyle(dot).backgroundColor"
    before = dots.first.evaluate(color)
    game_page.attempt_at_once("1111")
    expect(game_page.page.locator("#dots > .used")).to_have_count(2)
    assert dots.first.evaluate(color) != before, "few remaining attempts are marked"
    expect(dots.first).to_be_in_viewport(ratio=1)
    game_page.button("Copy attempt 1 to the guess").click()
    assert game_page.read_guess() == ["red", "empty", "blue", "yellow"]


def test_markers_fill_two_centered_rows_in_order(desktop, subtests):
    game_page = open_game(desktop)
    for number in ("371969301493", "143", "747"):
        with subtests.test(number=number):
            game = golden(f"codebreaker/1 {number} ")
            open_saved_game(game_page, saved(f"{game.setup} {','.join(game.attempts[:-1])}"))
            expected = [markers_text(pair, game.peg_count) for pair in game.markers[: len(game.attempts) - 1]]
            assert game_page.drawn_markers() == expected[::-1]
            assert_two_rows_of_markers(game_page, game.peg_count)


def assert_two_rows_of_markers(game_page, pegs: int) -> None:
    """Checks that the markers are in two centered rows and fill them in order, and that faint dots stand for pegs that
    don't match."""
    boxes = game_page.rows.first.locator(".markers .marker").evaluate_all(
        "markers => markers.map((marker) => { const { x, y } = marker.getBoundingClientRect(); return [x, y]; })"
    )
    assert len(boxes) == pegs
    length = (pegs + 1) // 2
    upper, lower = boxes[:length], boxes[length:]
    for row in (upper, lower):
        assert len({round(y) for _, y in row}) == 1 and [x for x, _ in row] == sorted(x for x, _ in row)
    assert lower[0][1] > upper[0][1]
    middles = [(row[0][0] + row[-1][0]) / 2 for row in (upper, lower)]
    assert middles[0] == pytest.approx(middles[1], abs=0.6), "centered"
    shades = game_page.rows.first.locator(".markers .marker:not(.exact, .inexact)").evaluate_all(
        "dots => dots.map((dot) => getComputedStyle(dot).backgroundColor)"
    )
    assert all(not shade.endswith(", 0)") for shade in shades), "a faint dot is visible"


def test_late_browser_events_neither_close_a_dialog_nor_overwrite_a_link(desktop):
    """A dialog stays open if the player reopens it before its close event. A click before the hashchange event doesn't
    overwrite the link in the address."""
    game_page = open_game(desktop, FRESH)
    settings = game_page.open_settings()
    buttons = [game_page.button("Done").element_handle(), game_page.page.locator("#open-settings").element_handle()]
    # The browser reports that the dialog was closed only after both clicks.
    both = "([done, gear]) => { done.click(); gear.click(); return new Promise((end) => setTimeout(end, 50)); }"
    game_page.page.evaluate(both, buttons)
    expect(settings).to_be_visible()
    game_page.close_settings()
    expect(settings).to_be_hidden()
    peg = game_page.choices.first.element_handle()
    # The page draws after the address has changed, but before the browser reports it.
    game_page.page.evaluate("(peg) => { location.hash = 'codebreaker/1/12/5.mastermind'; peg.click(); }", peg)
    expect(game_page.hole(5)).to_be_visible()
    assert game_page.setup()[:2] == (12, 5)
