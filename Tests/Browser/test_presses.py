"""Presses that the player didn't mean for what they would press: those of a held key, and those at the moment at which a question appears."""

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from codebreaker import FRESH, open_game
from codebreaker_own_board import open_board
from frames import advance_paused_clock, pause_clock, wait_for_frame
from game_page import GamePage, button
from lessons import Lesson
from playwright.sync_api import Locator, Page, expect
from set_code import open_codemaker
from situations import COPYING, REDUCED_MOTION
from test_practice import notebook, open_practice
from triples import WHOLE_GAME
from triples import open_game as open_triples
from waiting import wait_until

# Repeats the key that is down, as a browser does while it is held.
REPEATS = 4


def hold(page: Page, key: str) -> None:
    """Presses a key, and holds it for some repeats. Each call of `down` after the first one is a repeat."""
    for _ in range(1 + REPEATS):
        page.keyboard.down(key)
    page.keyboard.up(key)


def be_hasty(device, open_page: Callable[..., Page | GamePage]) -> Page | GamePage:
    """Opens a page on which presses follow each other within milliseconds, unless the test calls `wait` between them."""
    device.context().clock.install(time=1_700_000_000)
    opened = open_page(device)
    page = opened if isinstance(opened, Page) else opened.page
    page.evaluate("window.isHasty = true")
    pause_clock(page, 1_700_001_000)
    return opened


def wait(page: Page) -> None:
    """Lets the time pass after which a press can be meant for a question."""
    advance_paused_clock(page, 1000)


def wait_for(found: Locator) -> Locator:
    """Advances the clock frame by frame until the page shows a control."""

    def is_shown() -> bool:
        wait_for_frame(found.page)
        return found.is_visible()

    wait_until(found.page, is_shown)
    return found


def test_holding_enter_asks_about_holes_and_does_not_guess(desktop):
    game = open_game(desktop, FRESH, "guess 0---")
    hold(game.page, "Enter")
    expect(game.button("Guess with 1 of 4")).to_be_visible()
    game.button("Guess with 1 of 4").focus()
    hold(game.page, "Enter")
    assert game.line() == f"{FRESH} 0---", "a new press answers once"


def test_second_enter_right_after_the_first_does_not_guess(desktop):
    game = be_hasty(desktop, lambda device: open_game(device, FRESH, "guess 0---"))
    game.press("Enter", "Enter", "Enter")
    expect(game.button("Guess with 1 of 4")).to_be_visible()
    game.button("Guess with 1 of 4").dblclick()
    assert game.line() == FRESH
    wait(game.page)
    game.press("Enter")
    assert game.line() == f"{FRESH} 0---"


@dataclass
class Asking:
    """A dialog: its page, the button that opens it, and a button that answers it."""

    open: Callable[..., Page]
    opener: str
    answer: str


DIALOGS = {
    "triples": Asking(lambda device: open_triples(device, "triples/1 14 uldr").page, "New Game", "New Game"),
    "codebreaker-menu": Asking(lambda device: open_game(device, f"{FRESH} 0123").page, "More", "Close"),
    "codebreaker-hints": Asking(lambda device: open_game(device, f"{FRESH} 0123").page, "Hint", "Close"),
    "codebreaker-settings": Asking(lambda device: open_game(device, FRESH).page, "Settings", "Done"),
    "own-board": Asking(lambda device: open_board(device, "assist/1 4 6 mastermind 0123:11").page, "Start over", "Start over"),
}


@pytest.mark.parametrize("name", DIALOGS)
def test_held_or_doubled_press_opens_a_dialog_and_does_not_answer_it(desktop, name):
    page = be_hasty(desktop, DIALOGS[name].open)
    opener = button(page, DIALOGS[name].opener)
    dialog = page.locator("dialog[open]")
    opener.focus()
    hold(page, "Enter")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    opener.click()
    expect(dialog).to_be_visible()
    answer = dialog.get_by_role("button", name=DIALOGS[name].answer, exact=True)
    answer.first.click()
    answer.first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    expect(dialog).to_be_visible()
    wait(page)
    answer.first.click()
    expect(answer).to_have_count(0)


def press_twice(page: Page, pressed: Locator) -> None:
    """Presses a button that can be meant, and presses again at once, whatever has the focus then."""
    wait_for(pressed)
    wait(page)
    pressed.focus()
    for key in ("Enter", "Enter", "Space"):
        page.keyboard.press(key)


def test_doubled_press_does_not_answer_the_pop_up_that_replaces_another(desktop):
    game = be_hasty(desktop, lambda device: open_triples(device, f"triples/1 14 {WHOLE_GAME[:-1]}"))
    game.press_keys(WHOLE_GAME[-1])
    wait_for(game.button("More"))
    wait(game.page)
    game.button("More").click()
    press_twice(game.page, game.button("Medals"))
    expect(game.button("Play this game")).to_be_focused()


def test_doubled_press_does_not_press_what_has_the_focus_after_a_dialog(desktop):
    game = be_hasty(desktop, lambda device: open_game(device, f"{FRESH} 0123", "guess 2020", **REDUCED_MOTION))
    game.press("Enter")
    press_twice(game.page, game.button("Back to the board"))
    expect(game.button("Play again")).to_be_focused()
    wait(game.page)
    game.press("Enter")
    expect(game.button("Play again")).to_be_hidden()


def test_doubled_press_of_a_hint_does_not_use_it(desktop):
    game = be_hasty(desktop, lambda device: open_game(device, f"{FRESH} 0123"))
    game.button("Hint").click()
    wait(game.page)
    game.button("Show guess").press("Enter")
    wait_for(game.button("Use this guess")).press("Enter")
    expect(game.button("Use this guess")).to_be_visible()


def test_second_click_on_share_presses_nothing_that_moved_there(desktop):
    desktop.context().add_init_script(COPYING)
    desktop.context().grant_permissions(["clipboard-read", "clipboard-write"])
    game = be_hasty(desktop, lambda device: open_triples(device, f"triples/1 14 {WHOLE_GAME[:-1]}"))
    game.press_keys(WHOLE_GAME[-1])
    share = wait_for(game.ended.get_by_role("button", name="Share"))
    wait(game.page)
    share.click()
    wait_for(game.notice)
    game.ended.get_by_role("button", name="Close").click()
    expect(game.ended).to_be_visible()


def test_doubled_press_that_starts_the_coach_makes_no_guess(desktop):
    lines = ["stage choosing", "board assist/1 4 6 mastermind", "row 0123"]
    codemaker = be_hasty(desktop, lambda device: open_codemaker(device, *lines))
    press_twice(codemaker.page, codemaker.continue_button("Watch the coach"))
    expect(codemaker.title).to_be_focused()
    expect(codemaker.attempts).to_have_count(0)


def test_press_right_after_escape_acts(desktop):
    game = be_hasty(desktop, lambda device: open_game(device, f"{FRESH} 0123", "guess 2020", **REDUCED_MOTION))
    game.press("h")
    expect(game.hints).to_be_visible()
    game.press("Escape", "Enter")
    wait_for(game.ended)
    assert game.line() == f"{FRESH} 0123,2020"


def test_arrow_key_selects_a_radio_button_right_after_its_dialog_opens(desktop):
    game = be_hasty(desktop, lambda device: open_game(device, FRESH))
    appearance = game.open_settings().get_by_role("group", name="Appearance")
    appearance.get_by_role("radio", name="Automatic").focus()
    game.page.keyboard.press("ArrowRight")
    expect(appearance.get_by_role("radio", name="Light")).to_be_checked()


def test_next_step_of_the_lesson_waits_for_a_new_press(desktop):
    lesson = be_hasty(desktop, lambda device: Lesson(device, "codebreaker", 2))
    lesson.page.keyboard.type("413")
    hold(lesson.page, "Enter")
    lesson.page.keyboard.press("Enter")
    expect(lesson.page.get_by_text(re.compile("^Step 3 of 5$"))).to_be_visible()
    expect(lesson.button("Next")).to_be_focused()
    wait(lesson.page)
    lesson.page.keyboard.press("Enter")
    expect(lesson.page.get_by_text(re.compile("^Step 4 of 5$"))).to_be_visible()


def test_holding_enter_judges_only_one_position_of_practice(desktop):
    page = open_practice(desktop, "codebreaker", notebook("codebreaker"))
    page.locator("#screen .primary").focus()
    hold(page, "Enter")
    page.keyboard.type("1123")
    hold(page, "Enter")
    expect(button(page, "Next")).to_be_focused()
    expect(page.get_by_text("1 of 5", exact=True)).to_be_visible()


def test_held_hint_key_takes_one_step_of_the_hint(desktop):
    game = open_triples(desktop, "triples/1 14 uldr")
    game.use_hint("h")
    expect(game.page.locator("#hint[aria-pressed=true][aria-busy=false]")).to_be_visible()
    hold(game.page, "h")
    expect(game.page.get_by_text("What each move would cost.")).to_be_visible()
