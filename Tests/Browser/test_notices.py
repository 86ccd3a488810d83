"""What is told covers nothing that a player must see, whatever the game and the screen."""

import pytest
from game_page import GamePage, store
from layout import at_all_sizes

# What each game must not hide: its figures and undo, its hidden code and the guess.
IMPORTANT = {
    "triples": "#score, #best, #undo, #redo, #share",
    "codebreaker": "#master, #guess, #theme, #time, #share",
}

# The parts under the notice that have a size and are not to be under it.
COVERED = """selector => {
  const notice = document.querySelector("#notice").getBoundingClientRect();
  return [...document.querySelectorAll(selector)].filter((element) => {
    const box = element.getBoundingClientRect();
    return Math.min(box.right, notice.right) > Math.max(box.left, notice.left) + 0.5
      && Math.min(box.bottom, notice.bottom) > Math.max(box.top, notice.top) + 0.5;
  }).map((element) => element.id);
}"""


@pytest.mark.parametrize("game_name", IMPORTANT)
def test_a_notice_covers_nothing_important(hand, game_name):
    store(hand, {f"parlor.{game_name}.game": "junk\n"})
    page = GamePage(hand.open(f"{game_name}/"))
    page.notice.wait_for()
    for size in at_all_sizes(hand, page.page):
        assert page.page.evaluate(COVERED, IMPORTANT[game_name]) == [], size


# A passing notice leaves the board whole, too, on every screen where there is something else.
def test_a_passing_notice_leaves_the_board_in_view(hand):
    store(hand, {"parlor.triples.game": "junk\n"})
    page = GamePage(hand.open("triples/"))
    page.notice.wait_for()
    page.page.locator("#notice-text").evaluate("text => text.textContent = 'The text and the link are copied.'")
    for size in at_all_sizes(hand, page.page):
        assert page.page.evaluate(COVERED, "#board") == [], size


# The order in which the answers of a dialog stand: the main one first, wherever that is on the screen.
ORDER = """() => [...document.querySelectorAll("dialog .answers")].filter((answers) =>
  !answers.querySelector("button")?.matches(".primary")).map((answers) => answers.closest("dialog").id)"""


@pytest.mark.parametrize("game_name", IMPORTANT)
def test_the_main_answer_comes_first_in_every_dialog(hand, game_name):
    page = hand.open(f"{game_name}/")
    assert page.evaluate(ORDER) == []
    places = """id => [...document.querySelectorAll(`#${id} .answers button:not([hidden])`)].map((button) => {
      const { top, left } = button.getBoundingClientRect();
      return [Math.round(top), Math.round(left)];
    })"""
    for dialog in page.locator("dialog").all():
        id = dialog.get_attribute("id")
        dialog.evaluate("dialog => dialog.showModal()")
        for size in at_all_sizes(hand, page):
            found = page.evaluate(places, id)
            assert found == sorted(found), (id, size, "read from the left and from the top, as in the page")
        dialog.evaluate("dialog => dialog.close()")
