"""Playing CodeBreaker: building a guess in every way except dragging, and the answers to attempts."""

import re

import pytest
from coach_screens import put
from codebreaker import COLORS, FRESH, READ_PEGS, Table, golden, markers_text, open_table, saved, spoken_markers
from layout import resize
from playwright.sync_api import expect


def play(table, setup: str, enter) -> None:
    """Plays a game with a known code, entering each guess with `enter`."""
    game = golden(setup)
    table.follow(game.setup)
    made = [attempt for attempt in game.attempts if attempt != "x"]
    for count, (code, markers) in enumerate(zip(made, game.markers, strict=True), 1):
        enter(table, code)
        table.guess_button.click()
        if "-" in code:
            expect(table.guess_button).to_have_text(f"Guess with {game.pegs - code.count('-')} of {game.pegs}")
            table.guess_button.click()
        said = table.attempts()
        assert len(said) == count
        assert said[0].startswith(f"Attempt {count}: ") and said[0].endswith(f". {spoken_markers(markers)}.")
        assert table.drawn_markers()[0] == markers_text(markers, game.pegs)
    assert table.line() == f"{game.setup} {','.join(made)}"
    is_over = game.ending in ("solved", "out of attempts")
    expect(table.ended).to_be_visible(visible=is_over)
    if is_over:
        table.button("Look back").click()


def test_known_codes_are_broken_with_keys_and_mouse(desktop, subtests):
    table = open_table(desktop)
    ways = [(Table.type_code, "857"), (Table.click_code, "644975191872"), (Table.cycle_code, "371969301493")]
    for way, number in ways:
        with subtests.test(way=way.__name__, number=number):
            play(table, f"codebreaker/1 {number} ", way)


def test_known_codes_are_broken_by_touch(iphone, subtests):
    table = open_table(iphone)
    for name, number in [("iphone", "6"), ("iphone_landscape", "540"), ("small", "884"), ("tablet", "13")]:
        with subtests.test(size=name, number=number):
            resize(table.page, iphone.sizes[name])
            play(table, f"codebreaker/1 {number} ", Table.tap_code)


def test_game_shows_its_state_at_first_and_later(desktop):
    table = open_table(desktop)
    expect(table.title).to_have_text("Mastermind")
    assert table.page.get_by_role("heading", name="Mastermind").count() == 1, "the theme's name is a title"
    number, pegs, theme = table.setup()
    assert 1 <= number <= 1000 and (pegs, theme) == (4, "mastermind")
    expect(table.page.locator("#number")).to_have_text(f"Game {number}")
    assert_hidden(table)
    assert table.guess() == ["empty"] * 4 and table.selected() == 1
    assert [choice.get_attribute("aria-label") for choice in table.choices.all()] == list(COLORS)
    expect(table.rows).to_have_count(0)
    expect(table.page.locator("#empty")).to_have_text("Break the code: 4 pegs, 6 choices, repeats allowed.")
    # The code is hidden until the game is over.
    table.follow(f"{FRESH}.10")
    table.attempt("0123")
    assert table.status() == "Attempt 1: 1 exact, 1 inexact. 9 attempts left."
    expect(table.page.locator("#left")).to_have_text(re.compile("9 attempts left"))
    assert_hidden(table)
    table.press("1")
    assert table.status() == "Peg 1 of 4: red."
    table.press("ArrowRight")
    assert table.status() == "Peg 3 of 4: empty."
    table.press("Home", "Backspace")
    for code in ("4455", "2---"):
        table.attempt(code)
        assert_hidden(table)
    # The newest attempt is on top.
    assert table.attempts() == [
        "Attempt 3: blue, empty, empty, empty. 1 exact.",
        "Attempt 2: white, white, black, black. no match.",
        "Attempt 1: red, green, blue, yellow. 1 exact, 1 inexact.",
    ]
    tops = [row.bounding_box()["y"] for row in table.rows.all()]
    assert tops == sorted(tops)
    assert [row.evaluate(READ_PEGS)[0][0] for row in table.rows.all()] == ["B", "W", "R"]
    # At the end, the code is shown.
    table.attempt("2020")
    table.button("Look back").click()
    expect(table.master_row).to_have_accessible_name("Code: blue, red, blue, red")
    shown = table.master_row.evaluate(READ_PEGS)
    assert shown == table.rows.first.evaluate(READ_PEGS) and shown[0] != shown[1] and "?" not in "".join(shown)


def assert_hidden(table) -> None:
    """Fails if anything of a code of four pegs is visible."""
    expect(table.master_row).to_have_accessible_name("Code: hidden, 4 pegs")
    assert table.master_row.evaluate(READ_PEGS) == ["?"] * 4


def test_holes_and_choices_can_be_tapped(hand):
    table = open_table(hand, FRESH)
    tap = (lambda locator: locator.tap()) if hand.has_touch else (lambda locator: locator.click())
    # The first tap selects a hole, and each further tap changes its peg.
    tap(table.hole(3))
    assert table.selected() == 3 and table.guess() == ["empty"] * 4
    for color in COLORS[:2]:
        tap(table.hole(3))
        assert table.guess() == ["empty", "empty", color, "empty"] and table.selected() == 3
    tap(table.hole(1))
    assert table.selected() == 1 and table.guess()[0] == "empty"
    # A choice fills the hole and selects the next empty one.
    for color, selected in [("white", 2), ("red", 4), ("black", 1)]:
        tap(table.choice(color))
        assert table.selected() == selected
    assert table.guess() == ["white", "red", "green", "black"]
    tap(table.hole(4))
    tap(table.button("Take the selected peg out"))
    assert table.guess() == ["white", "red", "green", "empty"] and table.selected() == 4


def test_keyboard_edits_the_guess(desktop):
    table = open_table(desktop, FRESH)
    table.press("1", "6")
    assert table.guess() == ["red", "black", "empty", "empty"] and table.selected() == 3
    table.press("7", "9", "0", "-", "=")
    assert table.guess()[2] == "empty", "Mastermind has six choices"
    for key, selected in [("ArrowRight", 4), ("ArrowLeft", 3), ("Home", 1), ("End", 4)]:
        table.press(key)
        assert table.selected() == selected, key
    table.press("ArrowUp", "ArrowUp", "ArrowUp", "ArrowDown")
    assert table.guess()[3] == "green"
    table.press("Backspace")
    assert table.guess() == ["red", "black", "empty", "empty"] and table.selected() == 4
    table.press("Home", "Delete")
    assert table.guess() == ["empty", "black", "empty", "empty"]
    table.press("ArrowRight", "Delete", "Enter")
    expect(table.rows).to_have_count(0)
    table.press("Home", "3", "Enter", "Enter", "Enter")
    assert table.attempts() == ["Attempt 1: blue, empty, empty, empty. 1 exact."]
    # Other keys do nothing.
    for key in ("Control+1", "Alt+2", "Meta+3", "a", "PageDown", "Escape"):
        table.press(key)
    assert table.guess() == ["empty"] * 4
    table.tab("Rules").click()
    table.press("1", "Enter")
    table.tab("Play").click()
    assert table.guess() == ["empty"] * 4
    table.press("2")
    assert table.guess()[0] == "green", "keys work after a tab was clicked"


def test_enter_guesses_on_pegs_and_presses_other_buttons(desktop):
    table = open_table(desktop, FRESH)
    table.hole(2).click()
    table.choice("red").click()
    expect(table.choice("red")).to_be_focused()
    table.press("Enter")
    expect(table.rows).to_have_count(0)
    table.press("Enter")
    assert table.attempts() == ["Attempt 1: empty, red, empty, empty. 1 exact."]
    table.hole(3).click()
    table.press("2")
    table.hole(3).focus()
    table.press("Enter", "Enter")
    expect(table.rows).to_have_count(2)
    assert table.guess() == ["empty"] * 4, "Enter on a hole does not also press it"
    table.press("1")
    table.button("New Game").focus()
    table.press("Enter")
    expect(table.new_game).to_be_visible()
    expect(table.rows).to_have_count(2)
    table.press("Escape")
    table.button("Copy attempt 1 to the guess").focus()
    table.press("Enter")
    assert table.guess() == ["empty", "red", "empty", "empty"]
    expect(table.rows).to_have_count(2)
    table.hole(1).focus()
    table.press("Space", "Space")
    assert table.guess()[0] == "green", "Space presses what has the focus"


def test_focus_is_on_a_usable_element(desktop):
    table = open_table(desktop, FRESH, "guess 0123")
    # After a guess, and in an empty row.
    table.guess_button.focus()
    table.press("Enter")
    expect(table.rows).to_have_count(1)
    expect(table.hole(1)).to_be_focused()
    table.press("4", "ArrowLeft")
    expect(table.hole(1)).to_be_focused()
    table.button("Take the selected peg out").focus()
    table.press("Enter")
    expect(table.hole(1)).to_be_focused()
    assert table.guess() == ["empty"] * 4
    # Enter guesses, even right after a click on a button.
    table.follow("codebreaker/1 12 4.mastermind")
    table.button("More").click()
    table.button("Close").click()
    expect(table.button("More")).to_be_focused()
    table.press("1")
    expect(table.hole(2)).to_be_focused()
    table.press("2", "3", "4", "Enter")
    expect(table.rows).to_have_count(1)
    expect(table.page.get_by_role("dialog")).to_have_count(0)


def test_guess_button_names_its_action_or_the_problem(iphone):
    table = open_table(iphone, FRESH)
    expect(table.guess_button).to_be_disabled()
    expect(table.guess_button).to_have_accessible_description("Fill the row, then guess.")
    expect(table.problem).to_be_visible()
    table.tap_code("-3--")
    expect(table.guess_button).to_be_enabled()
    expect(table.problem).to_have_text("")
    table.guess_button.click()
    table.guess_button.click()
    expect(table.guess_button).to_be_disabled()
    table.type_code("0123")
    table.guess_button.click()
    table.type_code("-3--")
    expect(table.guess_button).to_be_disabled()
    expect(table.problem).to_have_text("You tried this in attempt 1.")
    table.press("Enter")
    expect(table.rows).to_have_count(2)
    assert table.status() == "You tried this in attempt 1."
    table.press("Home", "6")
    expect(table.guess_button).to_be_enabled()
    # Empty holes need a confirmation.
    table.follow("codebreaker/1 12 4.mastermind")
    table.tap_code("012-")
    expect(table.guess_button).to_have_text("Guess")
    table.guess_button.tap()
    expect(table.rows).to_have_count(0)
    expect(table.guess_button).to_have_text("Guess with 3 of 4")
    expect(table.problem).to_have_text("1 hole is empty. It matches nothing.")
    assert table.status() == "1 hole is empty. It matches nothing. Guess with 3 of 4?"
    table.guess_button.tap()
    assert table.attempts()[0].startswith("Attempt 1: red, green, blue, empty. ")
    expect(table.guess_button).to_have_text("Guess")
    allow_holes(table)
    table.tap_code("210-")
    table.guess_button.tap()
    expect(table.rows).to_have_count(2)


def allow_holes(table) -> None:
    """Chooses to allow empty holes without confirmation, which is stored."""
    setting = table.open_settings().get_by_role("group", name="Holes in a guess")
    expect(setting.get_by_role("radio", name="Ask")).to_be_checked()
    setting.get_by_role("radio", name="Allow").check()
    table.page.reload()
    table.open_settings()
    expect(setting.get_by_role("radio", name="Allow")).to_be_checked()
    table.close_settings()


def test_markers_are_explained_below_the_pegs(iphone):
    table = open_table(iphone, FRESH)
    table.attempt_at_once("0123")
    expect(table.rows.last.get_by_text("right place", exact=True)).to_be_visible()
    expect(table.rows.last.get_by_text("right color, wrong place", exact=True)).to_be_visible()
    table.follow("codebreaker/1 561 6.faces")
    table.attempt_at_once("012345")
    table.settle()
    words = table.rows.last.get_by_text("right picture, wrong place", exact=True).bounding_box()
    pegs = table.rows.last.locator(".pegs").bounding_box()
    assert words["y"] >= pegs["y"] + pegs["height"]


def test_remaining_attempts_are_dots_and_an_attempt_can_be_copied(iphone):
    table = open_table(iphone, f"{FRESH}.5 0-23")
    dots = table.page.locator("#dots > .dot")
    expect(dots).to_have_count(5)
    expect(table.page.locator("#dots > .used")).to_have_count(1)
    expect(table.page.locator("#left")).to_have_text("4 attempts left")
    colors = {dots.first.evaluate("dot => getComputedStyle(dot).backgroundColor")}
    table.attempt_at_once("1111")
    expect(table.page.locator("#dots > .used")).to_have_count(2)
    colors.add(dots.first.evaluate("dot => getComputedStyle(dot).backgroundColor"))
    assert len(colors) == 2, "few remaining attempts are marked"
    expect(dots.first).to_be_in_viewport(ratio=1)
    table.button("Copy attempt 1 to the guess").click()
    assert table.guess() == ["red", "empty", "blue", "yellow"]
    assert table.selected() == 1
    expect(table.problem).to_have_text("You tried this in attempt 1.")
    assert table.status() == "Guess: red, empty, blue, yellow."


def test_markers_are_arranged_in_rows(desktop, subtests):
    table = open_table(desktop)
    for number in ("371969301493", "857", "143", "747"):
        with subtests.test(number=number):
            game = golden(f"codebreaker/1 {number} ")
            put(table, saved(f"{game.setup} {','.join(game.attempts[:-1])}"))
            expected = [markers_text(pair, game.pegs) for pair in game.markers[: len(game.attempts) - 1]]
            assert table.drawn_markers() == expected[::-1]
            assert_two_rows_of_markers(table, game.pegs)


def assert_two_rows_of_markers(table, pegs: int) -> None:
    """Checks that markers are in two centered rows, filled in order, with faint dots for pegs that don't match."""
    boxes = table.rows.first.locator(".markers .marker").evaluate_all(
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
    shades = table.rows.first.locator(".markers .marker:not(.exact, .inexact)").evaluate_all(
        "dots => dots.map((dot) => getComputedStyle(dot).backgroundColor)"
    )
    assert all(not shade.endswith(", 0)") for shade in shades), "a faint dot is visible"


def test_late_events_are_ignored(desktop):
    """A dialog that reopens at once stays open, and a followed link isn't overwritten."""
    table = open_table(desktop, FRESH)
    settings = table.open_settings()
    buttons = [table.button("Done").element_handle(), table.page.locator("#open-settings").element_handle()]
    # The browser reports the closing only after both clicks.
    both = "([done, gear]) => { done.click(); gear.click(); return new Promise((end) => setTimeout(end, 50)); }"
    table.page.evaluate(both, buttons)
    expect(settings).to_be_visible()
    table.close_settings()
    expect(settings).to_be_hidden()
    peg = table.choices.first.element_handle()
    # The page draws between the new address and its event.
    table.page.evaluate("(peg) => { location.hash = 'codebreaker/1/12/5.mastermind'; peg.click(); }", peg)
    expect(table.hole(5)).to_be_visible()
    assert table.setup()[:2] == (12, 5)
