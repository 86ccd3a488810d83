"""`parlor codebreaker hint`, `review`, and `duel`. Native tests check the coach's results."""

import re

import pytest
from repository import assert_refused, run_for_json, run

OWN = "codebreaker/1 537 4.mastermind 0123,2020"
FRIEND = "codebreaker/1 537 4.mastermind 0123,0220,2020"
WITHOUT_LUCK = "codebreaker/1 without-luck 4.mastermind.10 0011:00,2234:11,2255:00,0333:01"


def test_hint_rates_the_best_and_the_given_guess(parlor):
    line = "codebreaker/1 537 4.mastermind 0012"
    hint = run_for_json(parlor, "codebreaker", "hint", line, "--guess", "01-1")
    assert list(hint) == ["candidates", "guess", "candidate", "total", "expected", "method", "reason", "other"]
    assert (hint["candidates"], hint["total"], hint["method"]) == (84, 263, "exact")
    assert hint["expected"] == pytest.approx(263 / 84, abs=1e-6)
    assert list(hint["reason"]) == ["fact", "better", "other"] and hint["reason"]["fact"] == "average"
    assert hint["reason"]["better"] < hint["reason"]["other"] == 84
    [other] = hint["other"]
    assert other["reason"] == {"fact": "average", "better": 11.29, "other": 15.48}
    assert (other["guess"], other["candidate"]) == ("01-1", False)
    assert other["total"] >= hint["total"]
    text = run(parlor, "codebreaker", "hint", line).stdout
    assert text.startswith(f"84 codes are left.\nThe best guess is {hint['guess']}")


def test_review_lists_each_attempt_and_its_skill_and_luck_add_up(parlor):
    line = "codebreaker/1 2 4.mastermind 0000,0123,12-5,5432"
    review = run_for_json(parlor, "codebreaker", "review", line)
    assert list(review) == ["attempts", "guesses", "optimum", "remaining", "skill", "luck", "exact"]
    attempts = review["attempts"]
    keys = ["guess", "exact", "inexact", "before", "after", "total", "bestTotal", "best", "skill", "luck", "method"]
    assert all([key for key in attempt if key != "reason"] == keys for attempt in attempts)
    assert all(attempt["best"] != attempt["guess"] for attempt in attempts if "reason" in attempt)
    assert any("reason" in attempt for attempt in attempts)
    assert [attempt["guess"] for attempt in attempts] == ["0000", "0123", "12-5", "5432"]
    assert attempts[0]["before"] == 1296
    for attempt in attempts:
        assert attempt["skill"] == pytest.approx((attempt["total"] - attempt["bestTotal"]) / attempt["before"], abs=1e-6)
        assert attempt["skill"] >= 0
    balance = review["guesses"] + review["remaining"] - review["optimum"]
    assert review["skill"] + review["luck"] == pytest.approx(balance, abs=2e-6)
    assert sum(attempt["luck"] for attempt in attempts) == pytest.approx(review["luck"], abs=1e-5)
    text = run(parlor, "codebreaker", "review", OWN).stdout
    assert text.startswith("1. 0123: 1,296 codes to 252") and "on average" in text


def test_daily_game_has_the_same_review_as_a_numbered_game_with_its_attempts(parlor):
    played = run_for_json(parlor, "codebreaker", "replay", OWN)["attempts"]
    record = ",".join(f"{attempt['guess']}:{attempt['exact']}{attempt['inexact']}" for attempt in played)
    recorded = run_for_json(parlor, "codebreaker", "review", f"codebreaker/1 2026-11-21 4.mastermind {record}")
    assert recorded == run_for_json(parlor, "codebreaker", "review", OWN)


def test_duel_reports_the_winner_and_both_games(parlor):
    duel = run_for_json(parlor, "codebreaker", "duel", OWN, FRIEND)
    assert list(duel) == ["winner", "verdict", "parted", "you", "friend"]
    assert (duel["winner"], duel["verdict"], duel["parted"]) == ("you", "You won by a guess: 2 to 3.", 2)
    for name, line in [("you", OWN), ("friend", FRIEND)]:
        review, side = run_for_json(parlor, "codebreaker", "review", line), duel[name]
        assert list(side) == ["attempts", "guesses", "solved", "skill", "luck"]
        assert (side["skill"], side["luck"], side["guesses"]) == (review["skill"], review["luck"], review["guesses"])
        keys = ["guess", "exact", "inexact", "after"]
        assert side["attempts"] == [{key: attempt[key] for key in keys} for attempt in review["attempts"]]
    text = run(parlor, "codebreaker", "duel", FRIEND, OWN).stdout
    assert text.splitlines()[:4] == ["Duel", "", "Your friend won by a guess: 2 to 3.", "Your games split at attempt 2."]
    assert "2. You      0220  2 in the right place, 2 in the wrong place, " in text and "2. Friend   2020  4 in the right place, solved\n" in text
    assert "The link" not in text
    assert re.search(r"^Guesses +3 +2$", text, re.MULTILINE) and re.search(r"^Lost to mistakes +\d\.\d\d +\d", text, re.MULTILINE)


def test_invalid_arguments_and_games_without_luck_are_rejected(parlor, subtests):
    no_guess = "The guess doesn't fit this game. Type one such as 0123."
    not_over = "A duel needs two finished games with attempts."
    assert_refused(
        subtests,
        [parlor, "codebreaker"],
        (["hint", OWN], 65, "This game is over."),
        *((["hint", "codebreaker/1 2 4.mastermind", f"--guess={guess}"], 65, no_guess) for guess in ["012", "0129", "----"]),
        (["review", "codebreaker/1 2 4.mastermind"], 65, "This game has no attempts to review."),
        (["duel", OWN, OWN.replace("537", "538")], 65, "These games have different codes."),
        (["duel", OWN, "codebreaker/1 537 4.mastermind 0123"], 65, not_over),
        (["duel", "codebreaker/1 537 4.mastermind x", OWN], 65, not_over),
        (["duel", OWN, "codebreaker/1 537 4.mastermind 9"], 65, "attempt 1 has a peg that isn’t in the theme: 9"),
        (["play", "--without-luck", "--game", "5"], 64, "--game can't be combined with --without-luck."),
    )
    over = WITHOUT_LUCK + ",3444:40"
    for arguments in (["hint", WITHOUT_LUCK], ["review", over], ["duel", over, over]):
        with subtests.test(arguments=arguments):
            result = run(parlor, "codebreaker", *arguments)
            assert (result.returncode, result.stdout) == (65, "")
            assert result.stderr.endswith("which means nothing in a game without luck.\n")
