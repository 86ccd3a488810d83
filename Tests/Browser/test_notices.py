"""Notices cover nothing that can be pressed. `test_played_screens.py` checks that on every screen."""

import re

import codebreaker
import triples
from game_page import GamePage, store
from layout import at_sizes_with_same_input
from playwright.sync_api import expect
from situations import COPYING, REDUCED_MOTION
from toasts import covered_by_toasts
from triples import WHOLE_GAME

GAMES = ("triples", "codebreaker")

PLACES = """id => [...document.querySelectorAll(`#${id} .answers button:not([hidden])`)].map((button) => {
  const { top, left } = button.getBoundingClientRect();
  return [Math.round(top), Math.round(left)];
})"""

# Focuses and presses a button. Returns whether it still has the focus in the same frame.
PRESS_BY_KEYBOARD = "button => { button.focus(); button.click(); return button === document.activeElement; }"


def test_notice_stays_on_the_screen_and_covers_nothing(each_device, subtests):
    for game in GAMES:
        with subtests.test(game):
            store(each_device, {f"parlor.{game}.game": "junk\n"})
            game_page = GamePage(each_device.open(f"{game}/"))
            game_page.notice.wait_for()
            for size in at_sizes_with_same_input(each_device, game_page.page):
                assert covered_by_toasts(game_page.page) == [], size
                box, window = game_page.notice.bounding_box(), game_page.page.viewport_size
                assert 0 <= box["x"] and box["x"] + box["width"] <= window["width"], size
                assert 0 <= box["y"] and box["y"] + box["height"] <= window["height"], size
                button = game_page.button("OK").bounding_box()
                assert min(button["width"], button["height"]) >= 44, size
            assert not game_page.button("OK").evaluate(PRESS_BY_KEYBOARD), "the next Enter can't press a hidden button"
            expect(game_page.notice).to_be_hidden()


def finished_games(device):
    """Opens the end of a game of Triples, and of one of CodeBreaker. Yields the page of each."""
    game = triples.open_game(device, f"triples/1 14 {WHOLE_GAME[:-1]}", **REDUCED_MOTION)
    game.press_keys(WHOLE_GAME[-1])
    yield game
    game = codebreaker.open_game(device, f"{codebreaker.FRESH} 0123", "guess 2020", **REDUCED_MOTION)
    game.guess_button.click()
    yield game


def test_notice_about_a_shared_game_covers_no_answer_of_its_dialog(each_device):
    each_device.context(**REDUCED_MOTION).add_init_script(COPYING)
    each_device.context(**REDUCED_MOTION).grant_permissions(["clipboard-read", "clipboard-write"])
    for game in finished_games(each_device):
        expect(game.ended).to_be_visible()
        game.ended.get_by_role("button", name="Share", exact=True).click()
        expect(game.notice).to_be_visible()
        for size in at_sizes_with_same_input(each_device, game.page):
            assert covered_by_toasts(game.page) == [], size
        # The notice leaves the dialog with the player.
        game.page.keyboard.press("Escape")
        expect(game.ended).to_be_hidden()
        assert covered_by_toasts(game.page) == []


def test_dialogs_put_the_main_button_first_and_keep_the_reading_order(each_device, subtests):
    for game in GAMES:
        game_page = GamePage(each_device.open(f"{game}/"))
        for dialog in game_page.page.locator("dialog").all():
            id = dialog.get_attribute("id")
            with subtests.test(game=game, dialog=id):
                # The pop-up has buttons only when the session shows something in it.
                if id == "pop-up":
                    game_page.page.locator("#open-game, #choose-game").click()
                    expect(dialog).to_be_visible()
                else:
                    dialog.evaluate("dialog => dialog.showModal()")
                answers = dialog.locator(".answers button")
                if answers.count() > 0:
                    expect(answers.first).to_have_class(re.compile(r"\bprimary\b"))
                for size in at_sizes_with_same_input(each_device, game_page.page):
                    found = game_page.page.evaluate(PLACES, id)
                    assert found == sorted(found), (size, "the reading order is that of the page")
                if id == "pop-up":
                    game_page.page.keyboard.press("Escape")
                    expect(dialog).to_be_hidden()
                else:
                    dialog.evaluate("dialog => dialog.close()")
