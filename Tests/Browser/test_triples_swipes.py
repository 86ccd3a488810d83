"""Swipes do what the hand meant, at every size: those that were written down, played through real touches."""

import pytest
from swipes import SIZES, Hand, gestures
from triples import open_table


@pytest.mark.parametrize("size", SIZES)
def test_every_gesture_does_what_the_hand_meant(take, size):
    table = open_table(take(size), "triples/1 14")
    table.settle()
    hand = Hand(table)
    found = {gesture.name: hand.play(gesture) for gesture in gestures()}
    assert found == {gesture.name: gesture.meant_letters for gesture in gestures()}


def test_every_kind_of_gesture_was_written_down():
    """Nothing that the game of that family takes is lost but what was meant to be taken back."""
    kinds = {gesture.kind for gesture in gestures()}
    assert kinds == {
        "quick", "slow", "short", "rest before the flick", "diagonal", "two in a row", "outside the board",
        "screen's edge", "second finger", "pull-back", "tap",
    }
    for gesture in gestures():
        if gesture.taken_by_2048 != gesture.meant_letters:
            assert gesture.kind == "pull-back" and gesture.meant == [], gesture.name
