"""The lessons of both games in each engine, from the first step to the last."""

import re

from engine import wait_for_value, wait_until
from engine_page import PHONE
from lessons import progress

TRIPLES, CODEBREAKER = "parlor.triples.lesson", "parlor.codebreaker.lesson"
END = "That’s all you need to play."
MOVES = ["l", "lll", "l", "ll", "l", "d", "dlll", "l"]
ANSWERS = ["1 in the right place, 1 in the wrong place", "1 in the right place", "031", "241", "420"]


def wait_until_done(page) -> None:
    wait_until(lambda: "good" in (page.attribute(page.elements("#said")[0], "class") or ""))


def test_triples_lesson_can_be_finished_with_keys_and_swipes(triples):
    triples.open("triples/lesson.html", size=PHONE)
    for step, moves in enumerate(MOVES, 1):
        wait_for_value(lambda: triples.text("#place"), f"Step {step} of {len(MOVES)}")
        if step == 6:
            make_a_mistake(triples)
        elif step % 2:
            triples.press_arrows(moves)
        else:
            triples.swipe(moves)
        wait_until_done(triples)
        assert triples.stored(TRIPLES) == progress(step)
        triples.press_buttons("Finish" if step == len(MOVES) else "Next")
    triples.find("heading", END)
    triples.press_buttons("Next: The corner")
    triples.find("heading", "Two ways to join")
    triples.reload()
    triples.find("heading", "Two ways to join")


def make_a_mistake(triples) -> None:
    """Makes wrong moves. The lesson offers a second try, and help."""
    triples.press("ArrowRight")
    wait_until(lambda: "took the corner" in triples.text("#said"))
    triples.press_buttons("Try again")
    wait_until(lambda: "still in its corner" in triples.text("#said"))
    triples.press("ArrowUp")
    wait_until(lambda: "took the corner" in triples.text("#said"))
    triples.press_buttons("Show me")


def test_codebreaker_lesson_can_be_finished(codebreaker):
    codebreaker.open("codebreaker/lesson.html", size=PHONE)
    for step, answer in enumerate(ANSWERS, 1):
        wait_for_value(lambda: codebreaker.text("#place"), f"Step {step} of {len(ANSWERS)}")
        if answer.isdigit():
            codebreaker.press(*(str(int(symbol) + 1) for symbol in answer), "Enter")
        else:
            codebreaker.click("button", re.compile(f"^{answer}$"))
        wait_until_done(codebreaker)
        codebreaker.press_buttons("Finish" if step == len(ANSWERS) else "Next")
    codebreaker.find("heading", END)
    assert codebreaker.stored(CODEBREAKER) == progress(len(ANSWERS))
