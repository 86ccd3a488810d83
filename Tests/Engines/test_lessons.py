"""The lessons of both games in each engine, from their first step to their last."""

import re

import pytest
from engine import becomes, wait_until
from engine_page import DESKTOP, PHONE
from lessons import progress

TRIPLES, CODEBREAKER = "parlor.triples.lesson", "parlor.codebreaker.lesson"
END = "That is all there is to know."
MOVES = ["l", "lll", "l", "ll", "l", "d", "dlll", "l"]
DEEDS = ["1 exact, 1 inexact", "1 exact", "031", "241", "420"]


def is_done(page) -> None:
    wait_until(lambda: "right" in (page.attribute(page.elements("#said")[0], "class") or ""))


@pytest.mark.parametrize("way", ["keys", "swipes"])
def test_triples_is_learned(triples, way):
    triples.open("triples/lesson.html", size=DESKTOP if way == "keys" else PHONE)
    for step, moves in enumerate(MOVES, 1):
        becomes(lambda: triples.text("#place"), f"Step {step} of {len(MOVES)}")
        triples.press_arrows(moves) if way == "keys" else triples.swipe(moves)
        is_done(triples)
        assert triples.stored(TRIPLES) == progress(step)
        triples.button("Finish" if step == len(MOVES) else "Next")
    triples.find("heading", END)
    triples.reload()
    triples.button("Once more")
    becomes(lambda: triples.text("#place"), f"Step 1 of {len(MOVES)}")


def test_a_move_that_was_not_meant_has_a_second_try_and_help(triples):
    triples.open("triples/lesson.html", {TRIPLES: progress(5)}, size=PHONE)
    for key in ("ArrowRight", "ArrowUp"):
        triples.press(key)
        wait_until(lambda: "has taken the corner" in triples.text("#said"))
        if key == "ArrowRight":
            triples.button("Try again")
            wait_until(lambda: "still in its corner" in triples.text("#said"))
    triples.button("Show me")
    is_done(triples)


def test_codebreaker_is_learned(codebreaker):
    codebreaker.open("codebreaker/lesson.html", size=PHONE)
    for step, deed in enumerate(DEEDS, 1):
        becomes(lambda: codebreaker.text("#place"), f"Step {step} of {len(DEEDS)}")
        if deed.isdigit():
            codebreaker.press(*(str(int(symbol) + 1) for symbol in deed), "Enter")
        else:
            codebreaker.click("button", re.compile(f"^{deed}$"))
        is_done(codebreaker)
        codebreaker.button("Finish" if step == len(DEEDS) else "Next")
    codebreaker.find("heading", END)
    assert codebreaker.stored(CODEBREAKER) == progress(len(DEEDS))
