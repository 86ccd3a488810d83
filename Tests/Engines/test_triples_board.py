"""The board that a player sets up in Triples, in each browser engine: setting it up, the coach's values, playing from it, and
saving."""

import re

from triples_own_board import BOARD_KEY, PATH, saved
from engine import wait_for_value, wait_until
from engine_page import PHONE
from triples import READ_BOARD

SOME = "1,2,0,0 3,3,0,0 0,0,48,0 0,0,0,384"


def shown_rows(page) -> str:
    return page.engine.call(READ_BOARD, page.find("group", "Board")).replace("/", " ")


def saved_rows(page) -> str:
    return re.search(r"^board board/1 (.*)$", page.stored(BOARD_KEY), re.MULTILINE)[1]


def is_judged(page) -> bool:
    return bool(page.find_all("button", re.compile("^(Left|Right|Up|Down), best$")))


def test_board_can_be_set_up_judged_played_and_restored(page):
    page.open(PATH, {BOARD_KEY: saved("1,2,0,0 3,3,0,0 0,0,48,0 0,0,0,0")}, size=PHONE)
    wait_until(lambda: is_judged(page))
    page.press_buttons("384")
    page.press_buttons("Row 4, column 4: empty.")
    wait_for_value(lambda: saved_rows(page), SOME)
    wait_for_value(lambda: shown_rows(page), SOME)
    wait_until(lambda: is_judged(page))
    page.press_buttons("Play")
    page.press("ArrowLeft")
    wait_until(lambda: shown_rows(page).startswith("3,"))
    after = shown_rows(page)
    page.reload()
    wait_for_value(lambda: shown_rows(page), after)
    page.press_buttons("Undo")
    wait_for_value(lambda: shown_rows(page), SOME)
    page.press_buttons("Back to setup")
    page.press_buttons("Undo")
    # Undo has removed the 384, the only tile that was added since the page opened with the stored board.
    wait_for_value(lambda: saved_rows(page), "1,2,0,0 3,3,0,0 0,0,48,0 0,0,0,0")
