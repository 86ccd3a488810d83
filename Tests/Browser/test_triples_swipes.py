"""Swipes do what the hand meant, at every size: those that were written down, played through real touches."""

from itertools import groupby

from swipes import SIZES, Hand, gestures
from triples import open_table

# Gestures that depend on more than their path: on where they start, on the number of fingers, or on time.
OF_PAGES = ("two in a row", "outside the board", "screen's edge", "second finger")


def assert_all_are_understood(device, chosen) -> None:
    table = open_table(device, "triples/1 14")
    table.settle()
    hand = Hand(table)
    found = {gesture.name: hand.play(gesture) for gesture in chosen}
    assert found == {gesture.name: gesture.meant_letters for gesture in chosen}


def test_every_gesture_does_what_the_hand_meant(iphone):
    assert_all_are_understood(iphone, gestures())


def test_gestures_do_what_the_hand_meant_on_other_screens(take, subtests):
    """SwipeTests plays all gestures on boards of other sizes."""
    first = [next(group) for _, group in groupby(gestures(), lambda gesture: gesture.kind)]
    chosen = [gesture for gesture in gestures() if gesture.kind in OF_PAGES or gesture in first]
    for size in SIZES[1:]:
        with subtests.test(size=size):
            assert_all_are_understood(take(size), chosen)


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
