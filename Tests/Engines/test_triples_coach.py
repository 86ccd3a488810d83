"""The coach of Triples in each engine: a worker of WebAssembly that hints, plays on and reviews."""

import re

from engine import becomes, wait_until
from engine_page import PHONE
from triples import WHOLE_GAME


def best(triples) -> str:
    """The move that a hint says is best, once it is there."""
    (button,) = wait_until(lambda: triples.find_all("button", re.compile(", best$")))
    return triples.attribute(button, "aria-label").removesuffix(", best")


def test_a_hint_is_followed(triples):
    triples.open_table("triples/1 14 uldr", size=PHONE)
    triples.use_hint()
    move = best(triples)
    triples.says(f"Best: {move}. ")
    triples.click("button", f"{move}, best")
    becomes(triples.line, f"triples/1 14 uldr{move[0].lower()}")
    becomes(lambda: triples.find_all("button", re.compile(", best$")), [])
    triples.press("h")
    best(triples)


def test_the_coach_plays_on_until_it_is_stopped(triples):
    triples.open_table("triples/1 14 uldr")
    triples.button("Watch", "Start")
    wait_until(lambda: len(triples.line().split()[2]) >= 7)
    triples.button("Stop")
    for _ in triples.line().removeprefix("triples/1 14 uldr"):
        triples.button("Undo")
    becomes(triples.line, "triples/1 14 uldr")
    triples.find("button", "Watch")


def test_the_review_adds_up_and_lets_a_mistake_be_tried(triples):
    triples.open_table(path=f"triples/#triples/1/14/{WHOLE_GAME}")
    triples.button("Watch instead", "Review")
    triples.find("region", "What the review found")
    wait_until(lambda: "These tiles allowed 368; you made 113." in triples.text("#review-facts"))
    worst = re.compile(r"Move (\d+): you played \w+, \w+ was better\.")
    number = int(wait_until(lambda: worst.fullmatch(triples.text("#review-verdict")))[1])
    triples.button("Try it here")
    becomes(triples.line, f"triples/1 14 {WHOLE_GAME[: number - 1]}")
