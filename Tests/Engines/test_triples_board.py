"""Any board of Triples in each engine: set up by keys and by presses, judged by the coach, played on from, kept."""

import re

from triples_own_board import BOARD_KEY, PATH, saved
from engine import becomes, wait_until
from engine_page import PHONE
from triples import READ_BOARD

SOME = "1,2,0,0 3,3,0,0 0,0,48,0 0,0,0,384"


def shown(page) -> str:
    return page.engine.call(READ_BOARD, page.find("group", "Board")).replace("/", " ")


def rows(page) -> str:
    return re.search(r"^board board/1 (.*)$", page.stored(BOARD_KEY), re.MULTILINE)[1]


def is_judged(page) -> bool:
    return bool(page.find_all("button", re.compile(", best, .* points more$")))


def test_a_board_is_set_up_judged_played_on_from_and_kept(page):
    page.open(PATH, {BOARD_KEY: saved("1,2,0,0 3,3,0,0 0,0,48,0 0,0,0,0")}, size=PHONE)
    wait_until(lambda: is_judged(page))
    page.button("384")
    page.button("Row 4, column 4: empty.")
    becomes(lambda: rows(page), SOME)
    becomes(lambda: shown(page), SOME)
    wait_until(lambda: is_judged(page))
    page.button("Play on")
    page.press("ArrowLeft")
    wait_until(lambda: shown(page).startswith("3,"))
    after = shown(page)
    page.reload()
    becomes(lambda: shown(page), after)
    page.button("Undo")
    becomes(lambda: shown(page), SOME)
    page.button("Back to set-up")
    page.button("Undo")
    # Nothing was changed since the page was opened with the board on it but the 384.
    becomes(lambda: rows(page), "1,2,0,0 3,3,0,0 0,0,48,0 0,0,0,0")
