"""Playing Triples in each engine: every way of moving, taking back, going on after a reload, and how a game ends."""

import re

import pytest
from engine import becomes, wait_until
from engine_page import DESKTOP, PHONE
from engine_triples import TriplesPage
from triples import READ_BOARD, WHOLE_GAME, golden

WAYS = {
    "arrows": (TriplesPage.press_arrows, DESKTOP),
    "letters": (TriplesPage.press_letters, DESKTOP),
    "buttons": (TriplesPage.click_buttons, PHONE),
    "mouse": (TriplesPage.drag_mouse, DESKTOP),
    "finger": (TriplesPage.swipe, PHONE),
}


@pytest.mark.parametrize("way", WAYS)
def test_moves(triples, way):
    play, size = WAYS[way]
    triples.open_table("triples/1 14", size=size)
    becomes(triples.state, golden("triples/1 14"))
    for count, move in enumerate("uldr", 1):
        play(triples, move)
        becomes(triples.line, f"triples/1 14 {'uldr'[:count]}")
    becomes(triples.state, golden("triples/1 14 uldr"))
    becomes(triples.status, "Right: 1 and 2 make 3. Score 22.")


def test_a_first_visit_finds_a_game_to_play(triples):
    triples.open_table(size=PHONE)
    assert triples.is_in_front("Board")
    wait_until(lambda: re.fullmatch(r"triples/1 \d{1,4}", triples.line()))
    triples.press_arrows("uldr")
    becomes(lambda: len(triples.line().split()), 3)


def test_undo_and_redo(triples):
    triples.open_table("triples/1 14 uldr")
    triples.button("Undo")
    triples.press("Control+z", "Control+z")
    becomes(triples.state, golden("triples/1 14 u"))
    triples.button("Redo")
    triples.press("Control+y", "Control+Shift+z")
    becomes(triples.state, golden("triples/1 14 uldr"))


def test_a_game_goes_on_after_a_reload(triples):
    triples.open_table("triples/1 14", size=PHONE)
    triples.press_arrows("uldr")
    triples.button("Undo", "Undo", "Undo")
    becomes(triples.state, golden("triples/1 14 u"))
    triples.reload()
    becomes(triples.state, golden("triples/1 14 u"))
    triples.button("Redo", "Redo", "Redo")
    becomes(triples.state, golden("triples/1 14 uldr"))


def test_the_natural_end_and_the_scores(triples):
    triples.open_table(f"triples/1 14 {WHOLE_GAME[:-1]}", size=PHONE)
    triples.swipe(WHOLE_GAME[-1])
    ended = triples.find("dialog", "No more moves")
    picture = triples.find("img", within=ended)
    becomes(lambda: triples.engine.call(READ_BOARD, picture), golden(f"triples/1 14 {WHOLE_GAME}")[1])
    wait_until(lambda: triples.figures("#ended-figures").items() >= {"Rank": "3rd", "Moves": "29"}.items())
    assert triples.figures("#ended-figures")["Final score"].startswith("113\n")
    triples.reload()
    triples.find("dialog", "No more moves")
    triples.button("Close")
    triples.goes("dialog")
    wait_until(lambda: triples.is_in_front("Scores"))
    becomes(triples.points, [400, 300, 113])
    triples.click("tab", "Board")
    wait_until(lambda: re.fullmatch(r"triples/1 \d{1,4}", triples.line()))


def test_the_last_board_can_be_read_though_it_is_grey(triples):
    triples.open_table(f"triples/1 14 {WHOLE_GAME[:-1]}")
    triples.press_arrows(WHOLE_GAME[-1])
    triples.find("dialog", "No more moves")
    triples.button("Back to the board")
    triples.goes("dialog")
    triples.settle()
    for tile in triples.elements("#board [data-tile] > .face"):
        # Between the edges of the tile.
        line = triples.lightness(tile)
        middle = line[len(line) // 4 : -len(line) // 4]
        assert max(middle) - min(middle) > 60, middle


def test_a_new_game_in_the_middle_of_one_can_be_taken_back(triples):
    triples.open_table("triples/1 14 uldr")
    triples.button("New Game", "Keep playing")
    triples.goes("dialog")
    assert triples.line() == "triples/1 14 uldr"
    triples.button("New Game", "Close")
    triples.goes("dialog")
    wait_until(lambda: re.fullmatch(r"triples/1 \d{1,4}", triples.line()))
    triples.click("tab", "Scores")
    becomes(triples.points, [400, 300, 22])
