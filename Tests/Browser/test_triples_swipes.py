"""Real touches make the intended moves at every size.

SwipeTests plays every recorded gesture on boards of all sizes. These tests check that pages report the correct positions
and times of the fingers.
"""

import pytest
from swipes import SIZES, GesturePlayer, gestures
from triples import open_game

# The kinds of gestures whose moves depend not only on the path, but also on the start, the number of fingers, or the time.
PAGE_DEPENDENT_KINDS = ("two in a row", "outside the board", "screen's edge", "second finger")


@pytest.mark.parametrize("size", SIZES)
def test_recorded_gestures_make_the_intended_move(new_device, size):
    """Plays the shortest gesture of each kind from each starting place. On the phone, also plays all gestures that
    depend on the page."""
    game = open_game(new_device(size), "triples/1 14")
    game.settle()
    player = GesturePlayer(game)
    longest_first = sorted(gestures(), key=lambda gesture: -len(gesture.strokes[0]["points"]))
    shortest = {(gesture.kind, gesture.start): gesture for gesture in longest_first}.values()
    chosen = [it for it in gestures() if it in shortest or size == SIZES[0] and it.kind in PAGE_DEPENDENT_KINDS]
    found = {gesture.name: player.play(gesture) for gesture in chosen}
    assert found == {gesture.name: gesture.intended_letters for gesture in chosen}


def test_every_gesture_is_recorded_and_only_pull_backs_differ_from_2048():
    """Checks that each gesture has the same intended moves as in the game 2048, except those meant to be canceled."""
    kinds = {gesture.kind for gesture in gestures()}
    assert kinds == {
        "quick", "slow", "short", "rest before the flick", "diagonal", "two in a row", "outside the board",
        "screen's edge", "second finger", "pull-back", "tap",
    }
    for gesture in gestures():
        if gesture.letters_in_2048 != gesture.intended_letters:
            assert gesture.kind == "pull-back" and gesture.meant == [], gesture.name
