"""`parlor codebreaker hint`, `review` and `duel`."""

import json
import re

import pytest
from repository import run


def test_a_hint(parlor):
    line = "codebreaker/1 537 4.mastermind 0012"
    result = run(parlor, "codebreaker", "hint", line, "--json")
    assert (result.returncode, result.stderr) == (0, "")
    hint = json.loads(result.stdout)
    assert list(hint) == ["candidates", "guess", "candidate", "total", "expected", "method"]
    assert (hint["candidates"], hint["total"], hint["method"]) == (84, 263, "exact")
    assert hint["expected"] == pytest.approx(263 / 84, abs=1e-6)
    other = json.loads(run(parlor, "codebreaker", "hint", line, "--guess", "01-1", "--json").stdout)["other"]
    assert [value["guess"] for value in other] == ["01-1"]
    assert other[0]["candidate"] is False
    assert other[0]["total"] >= hint["total"]
    text = run(parlor, "codebreaker", "hint", line).stdout
    assert text.startswith("84 codes are still possible.\nThe best guess is ")


def test_whoever_follows_the_hints_is_perfect(parlor):
    line = "codebreaker/1 99 4.mastermind"
    separator = " "
    for _ in range(7):
        hint = run(parlor, "codebreaker", "hint", line, "--json")
        if hint.returncode == 65:
            assert hint.stderr == "This game is over.\n"
            break
        line += separator + json.loads(hint.stdout)["guess"]
        separator = ","
    review = json.loads(run(parlor, "codebreaker", "review", line, "--json").stdout)
    assert list(review) == ["attempts", "guesses", "optimum", "remaining", "skill", "luck", "exact"]
    assert (review["skill"], review["remaining"], review["exact"]) == (0, 0, True)
    assert review["optimum"] == pytest.approx(5625 / 1296, abs=1e-6)
    assert review["luck"] == pytest.approx(review["guesses"] - review["optimum"], abs=2e-6)


def test_a_review_adds_up(parlor):
    result = run(parlor, "codebreaker", "review", "codebreaker/1 2 4.mastermind 0000,0123,12-5,5432", "--json")
    assert (result.returncode, result.stderr) == (0, "")
    review = json.loads(result.stdout)
    attempts = review["attempts"]
    keys = ["guess", "exact", "inexact", "before", "after", "total", "bestTotal", "best", "skill", "luck", "method"]
    assert all(list(attempt) == keys for attempt in attempts)
    assert [attempt["guess"] for attempt in attempts] == ["0000", "0123", "12-5", "5432"]
    assert attempts[0]["before"] == 1296
    for attempt in attempts:
        assert attempt["skill"] == pytest.approx((attempt["total"] - attempt["bestTotal"]) / attempt["before"], abs=1e-6)
        assert attempt["skill"] >= 0
    balance = review["guesses"] + review["remaining"] - review["optimum"]
    assert review["skill"] + review["luck"] == pytest.approx(balance, abs=2e-6)
    assert sum(attempt["luck"] for attempt in attempts) == pytest.approx(review["luck"], abs=1e-5)
    text = run(parlor, "codebreaker", "review", "codebreaker/1 2 4.mastermind 0000,0123").stdout
    assert "0000" in text and "on average" in text


@pytest.mark.parametrize("command", ["hint", "review"])
def test_bad_lines_are_told_in_one_line(parlor, command):
    result = run(parlor, "codebreaker", command, "codebreaker/1 2 4.mastermind 9999")
    assert (result.returncode, result.stdout) == (65, "")
    assert result.stderr == "attempt 1 has a peg that the theme has not: 9\n"


def test_the_game_of_a_day_is_reviewed_by_its_record(parlor):
    game = "codebreaker/1 537 4.mastermind 0123,2020"
    played = json.loads(run(parlor, "codebreaker", "replay", game, "--json").stdout)["attempts"]
    attempts = ",".join(f"{attempt['guess']}:{attempt['exact']}{attempt['inexact']}" for attempt in played)
    record = f"codebreaker/1 2026-11-21 4.mastermind {attempts}"
    numbered, recorded = [run(parlor, "codebreaker", "review", line, "--json") for line in (game, record)]
    assert recorded.returncode == 0, recorded.stderr
    assert json.loads(recorded.stdout) == json.loads(numbered.stdout)


def test_nothing_to_review_and_no_such_guess(parlor):
    result = run(parlor, "codebreaker", "review", "codebreaker/1 2 4.mastermind")
    assert (result.returncode, result.stderr) == (65, "This game has no attempts to review.\n")
    for guess in ["012", "0129", "----"]:
        result = run(parlor, "codebreaker", "hint", "codebreaker/1 2 4.mastermind", f"--guess={guess}")
        assert (result.returncode, result.stderr) == (65, "The guess is not one of this game, such as 0123.\n")


OWN = "codebreaker/1 537 4.mastermind 0123,2020"
FRIEND = "codebreaker/1 537 4.mastermind 0123,0220,2020"


def test_a_duel(parlor):
    result = run(parlor, "codebreaker", "duel", OWN, FRIEND, "--json")
    assert (result.returncode, result.stderr) == (0, "")
    duel = json.loads(result.stdout)
    assert list(duel) == ["winner", "verdict", "parted", "you", "friend"]
    assert (duel["winner"], duel["verdict"], duel["parted"]) == ("you", "You won by a guess: 2 to 3.", 2)
    assert list(duel["you"]) == list(duel["friend"]) == ["attempts", "guesses", "solved", "skill", "luck"]
    for name, line in [("you", OWN), ("friend", FRIEND)]:
        review = json.loads(run(parlor, "codebreaker", "review", line, "--json").stdout)
        side = duel[name]
        assert (side["skill"], side["luck"], side["guesses"]) == (review["skill"], review["luck"], review["guesses"])
        keys = ["guess", "exact", "inexact", "after"]
        assert side["attempts"] == [{key: attempt[key] for key in keys} for attempt in review["attempts"]]
    text = run(parlor, "codebreaker", "duel", FRIEND, OWN).stdout
    lines = text.splitlines()
    assert lines[:2] == ["Your friend won by a guess: 2 to 3.", "You parted at attempt 2."]
    assert "2.  0220: 2 exact, 2 inexact, " in text and "   2020: 4 exact, solved" in text
    assert re.search(r"^Guesses +3 +2$", text, re.MULTILINE) and re.search(r"^Lost by skill +\d\.\d\d +\d", text, re.MULTILINE)


def test_no_duel(parlor, subtests):
    for own, friend, line in [
        (OWN, OWN.replace("537", "538"), "These are games of two codes."),
        (OWN, "codebreaker/1 537 4.mastermind 0123", "A duel needs two games that are over, with attempts."),
        ("codebreaker/1 537 4.mastermind x", OWN, "A duel needs two games that are over, with attempts."),
        (OWN, "codebreaker/1 537 4.mastermind 9", "attempt 1 has a peg that the theme has not: 9"),
    ]:
        with subtests.test(own=own):
            result = run(parlor, "codebreaker", "duel", own, friend)
            assert (result.returncode, result.stdout, result.stderr) == (65, "", line + "\n")
