"""CodeBreaker's coach in the browser gives the same advice as in every other build."""

from coach_worker import ask
from codebreaker import open_game
from repository import fixture_rows

COACH = "codebreaker/coach.wasm"


def summary(answer: str) -> tuple[str, str]:
    """Returns an answer in the format of the fixture."""
    name, *words, codes = answer.split(" ")
    assert name == "codebreaker-advice/1"
    listed = codes.split(",")
    return " ".join(words), f"{len(listed)} {listed[0]} {listed[-1]}"


def test_advice_matches_other_builds_and_invalid_questions_get_no_answer(desktop):
    """Covers all sizes from three pegs to the largest game, whose numbers exceed the 32 bits of Swift's `Int` in a
    browser."""
    page = open_game(desktop).page
    rows = fixture_rows("codebreaker-advice.tsv")
    answers = ask(page, COACH, [f"codebreaker-question/1 {question}" for question, _, _ in rows])
    assert [summary(answer) for answer in answers] == [tuple(expected) for _, *expected in rows]
    contradiction = "14000000 4 6 0123:40,0124:40 -"
    questions = ["", "codebreaker-question/2 1", f"codebreaker-question/1 {contradiction}"]
    assert ask(page, COACH, questions) == ["", "", ""]
