"""Practice of both games in each engine: the page shows a position, the player answers, the coach judges the answer, and the page saves
it."""

import re

from engine import wait_for_value, wait_until
from engine_page import PHONE

TRIPLES, CODEBREAKER = "parlor.triples.notebook", "parlor.codebreaker.notebook"
POSITION = "notebook/1\nposition 0 2026-01-01 2026-01-01 2010 {} {}"


def wait_until_judged(page) -> None:
    """Waits for the verdict, for which the coach must first load."""
    wait_until(lambda: any(text.startswith("In your game, you ") for text in page.texts("#memory")))


def test_practice_answers_in_both_games_are_judged_and_saved(triples, codebreaker):
    triples.open("triples/practice.html", {TRIPLES: POSITION.format("u", "triples/1 14 uldr")}, size=PHONE)
    wait_for_value(lambda: triples.text("#summary"), "One position is in your notebook, due today.")
    triples.press_buttons("Practice your own")
    wait_for_value(lambda: triples.text("#question"), "What would you play?")
    triples.swipe("l")
    wait_until_judged(triples)
    values = triples.texts("#values li")
    assert any("You now" in value for value in values) and "Best" in values[0]
    triples.press_buttons("End practice")
    wait_until(lambda: "\nday " in triples.stored(TRIPLES))
    # Practice CodeBreaker on a desktop.
    line = "codebreaker/1 537 4.mastermind 0123"
    codebreaker.open("codebreaker/practice.html", {CODEBREAKER: POSITION.format("4455", line)})
    codebreaker.press_buttons("Practice your own")
    wait_for_value(lambda: codebreaker.text("#question"), "What would you guess?")
    codebreaker.press("3", "1", "3", "1", "Enter")
    wait_until_judged(codebreaker)
    assert [re.match("Coach|You now|You then", value)[0] for value in codebreaker.texts("#values li")] == ["Coach", "You now", "You then"]
    codebreaker.press_buttons("End practice")
    wait_until(lambda: "\nday " in codebreaker.stored(CODEBREAKER))
