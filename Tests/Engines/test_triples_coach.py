"""The coach of Triples in each engine: a WebAssembly worker that gives hints and plays."""

import re

from engine import wait_for_value, wait_until
from engine_page import PHONE


def best_move(triples) -> str:
    """Waits for a hint, and returns the first move that it marks as best."""
    button, *_ = wait_until(lambda: triples.find_all("button", re.compile(", best$")))
    return triples.attribute(button, "aria-label").removesuffix(", best")


def test_hint_can_be_followed_and_coach_plays_until_stopped_and_undone(triples):
    triples.open_game("triples/1 14 uldr", size=PHONE)
    triples.use_hint()
    move = best_move(triples)
    wait_for_value(triples.status, triples.text("#tip"))
    triples.click("button", f"{move}, best")
    followed = f"triples/1 14 uldr{move[0].lower()}"
    wait_for_value(triples.line, followed)
    wait_for_value(lambda: triples.find_all("button", re.compile(", best$")), [])
    triples.press("h")
    best_move(triples)
    # The player can undo each of the coach's moves.
    triples.press_buttons("Watch", "Start")
    wait_until(lambda: len(triples.line()) >= len(followed) + 3)
    triples.press_buttons("Stop")
    triples.press(*["Control+z"] * (len(triples.line()) - len(followed) - 1))
    triples.press_buttons("Undo")
    wait_for_value(triples.line, followed)
    triples.find("button", "Watch")
