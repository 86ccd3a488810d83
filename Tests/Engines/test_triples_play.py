"""Playing Triples in each engine: ways to move, undo, reloads, and how a game ends."""

import re
from collections.abc import Callable

from engine import wait_for_value, wait_until
from engine_page import DESKTOP, PHONE
from situations import WATCH_ANNOUNCEMENTS
from triples import READ_BOARD, WHOLE_GAME, golden


def make_four_moves(triples, play: Callable[[str], None]) -> None:
    """Makes four moves with `play`, and checks the board after each."""
    wait_for_value(triples.state, golden("triples/1 14"))
    for count, move in enumerate("uldr", 1):
        play(move)
        wait_for_value(triples.line, f"triples/1 14 {'uldr'[:count]}")
    wait_for_value(triples.state, golden("triples/1 14 uldr"))
    wait_for_value(triples.status, "Right: 1 and 2 make 3. Score 22.")


def is_new(triples) -> bool:
    """Returns whether the current game has no moves yet."""
    return bool(re.fullmatch(r"triples/1 \d{1,4}", triples.line()))


def test_moves_are_made_undone_and_saved_and_a_new_game_asks_first(triples):
    # A first visit opens a new game.
    triples.open_game(size=PHONE)
    assert triples.is_tab_selected("Board")
    wait_until(lambda: is_new(triples))
    triples.press_arrows("uldr")
    wait_for_value(lambda: len(triples.line().split()), 3)
    # Move with each kind of input, on a phone and on a desktop.
    triples.open_game("triples/1 14", size=PHONE)
    make_four_moves(triples, triples.click_buttons)
    triples.press(*["Control+z"] * 4)
    make_four_moves(triples, triples.swipe)
    triples.resize(DESKTOP)
    for play in (triples.press_arrows, triples.press_letters, triples.drag_mouse):
        triples.press(*["Control+z"] * 4)
        make_four_moves(triples, play)
    # Undo and redo moves.
    triples.press_buttons("Undo")
    triples.press("Control+z", "Control+z")
    wait_for_value(triples.state, golden("triples/1 14 u"))
    triples.press_buttons("Redo")
    triples.press("Control+y", "Control+Shift+z")
    wait_for_value(triples.state, golden("triples/1 14 uldr"))
    triples.press_buttons("Undo", "Undo", "Undo")
    wait_for_value(triples.state, golden("triples/1 14 u"))
    triples.reload()
    wait_for_value(triples.state, golden("triples/1 14 u"))
    triples.press_buttons("Redo", "Redo", "Redo")
    wait_for_value(triples.state, golden("triples/1 14 uldr"))
    # If the current game isn't finished, starting a new one asks first.
    triples.press_buttons("New Game", "Keep playing")
    triples.wait_until_gone("dialog")
    assert triples.line() == "triples/1 14 uldr"
    triples.press_buttons("New Game", "Close")
    triples.wait_until_gone("dialog")
    wait_until(lambda: is_new(triples))
    triples.click("tab", "Scores")
    wait_for_value(triples.points, [400, 300, 22])


def test_finished_game_shows_result_and_score(triples):
    triples.open_game(f"triples/1 14 {WHOLE_GAME[:-1]}", size=PHONE)
    triples.swipe(WHOLE_GAME[-1])
    ended = triples.find("dialog", "No more moves")
    picture = triples.find("img", re.compile("^Final board"), within=ended)
    wait_for_value(lambda: triples.engine.call(READ_BOARD, picture), golden(f"triples/1 14 {WHOLE_GAME}")[1])
    wait_until(lambda: triples.figures("#ended-figures").items() >= {"Place": "3rd"}.items())
    assert triples.figures("#ended-figures")["Final score"] == "113"
    # The final board is legible, although it is gray.
    triples.press_buttons("More", "Back to the board")
    triples.wait_until_gone("dialog")
    triples.settle()
    lines = triples.lightness("#board [data-tile] > .face")
    assert len(lines) > 8
    for line in lines:
        # Skip the edges of the tile.
        middle = line[len(line) // 4 : -len(line) // 4]
        assert max(middle) - min(middle) > 60, middle
    # After a reload, the result is shown again. Closing it starts a game.
    triples.reload()
    triples.find("dialog", "No more moves")
    triples.press_buttons("Close")
    triples.wait_until_gone("dialog")
    wait_until(lambda: is_new(triples))


def test_blocked_move_is_announced_each_time(triples):
    triples.open_game("triples/1 14 u")
    triples.press("ArrowUp")
    triples.engine.call(WATCH_ANNOUNCEMENTS)
    for count in (1, 2, 3):
        triples.press("ArrowUp")
        wait_for_value(lambda: triples.engine.run("return window.announced"), ["Up: nothing moves."] * count)
