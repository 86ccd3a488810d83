"""Notices don't cover anything important, in any game and on any screen."""

import re

from game_page import GamePage, store
from layout import at_sizes_with_same_input
from playwright.sync_api import expect

# Elements that a notice must not cover: figures and undo, or the hidden code and the guess.
IMPORTANT = {
    "triples": "#score, #best, #undo, #redo, #share",
    "codebreaker": "#master, #guess, #theme, #time, #share",
}

# Returns the visible elements behind the notice.
COVERED = """selector => {
  const notice = document.querySelector("#notice").getBoundingClientRect();
  return [...document.querySelectorAll(selector)].filter((element) => {
    const box = element.getBoundingClientRect();
    return Math.min(box.right, notice.right) > Math.max(box.left, notice.left) + 0.5
      && Math.min(box.bottom, notice.bottom) > Math.max(box.top, notice.top) + 0.5;
  }).map((element) => element.id);
}"""


PLACES = """id => [...document.querySelectorAll(`#${id} .answers button:not([hidden])`)].map((button) => {
  const { top, left } = button.getBoundingClientRect();
  return [Math.round(top), Math.round(left)];
})"""


def test_notice_stays_on_the_screen_and_covers_nothing_important(each_device, subtests):
    for game, important in IMPORTANT.items():
        with subtests.test(game):
            store(each_device, {f"parlor.{game}.game": "junk\n"})
            game_page = GamePage(each_device.open(f"{game}/"))
            game_page.notice.wait_for()
            for size in at_sizes_with_same_input(each_device, game_page.page):
                assert game_page.page.evaluate(COVERED, important) == [], size
                box, window = game_page.notice.bounding_box(), game_page.page.viewport_size
                assert 0 <= box["x"] and box["x"] + box["width"] <= window["width"], size
                assert 0 <= box["y"] and box["y"] + box["height"] <= window["height"], size
                button = game_page.button("OK").bounding_box()
                assert min(button["width"], button["height"]) >= 44, size
            # A notice that disappears by itself doesn't cover the board, either.
            if game == "triples":
                game_page.page.locator("#notice-text").evaluate("text => text.textContent = 'The text and the link are copied.'")
                for size in at_sizes_with_same_input(each_device, game_page.page):
                    assert game_page.page.evaluate(COVERED, "#board") == [], size


def test_dialogs_put_the_main_button_first_and_keep_the_reading_order(each_device, subtests):
    for game in IMPORTANT:
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
