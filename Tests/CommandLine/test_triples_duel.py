"""`parlor triples duel`: two games of the same deal side by side."""

import json
import re

import pytest
from repository import run

OWN = "triples/1 14 uldr"
FRIEND = "triples/1 14 lldldlllllllrllddllrdrlddrlld"
FEW = ["--nodes", "300"]

# Nine bad moves, and 33 better ones that lose more points in all.
BAD = "triples/1 14 dduruurdl"
BETTER = "triples/1 14 uddulurrldllrlullduldudluluuluulu"


def test_both_games_in_words(parlor):
    result = run(parlor, "triples", "duel", OWN, FRIEND)
    assert (result.returncode, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0] == "Duel, game 14"
    assert lines[2].split() == ["You", "Friend"]
    assert lines[3].split() == ["Score", "22", "113"] and lines[5].split() == ["Moves", "4", "29"]
    assert "Your friend is 91 points ahead." in lines
    assert "You parted at move 1: you played Up, your friend Left." in lines
    assert "per move" not in result.stdout, "no review was asked for"


def test_for_programs(parlor):
    result = run(parlor, "triples", "duel", OWN, FRIEND, "--json", "--review", *FEW)
    assert result.returncode == 0 and result.stdout.count("\n") == 1
    duel = json.loads(result.stdout)
    assert list(duel) == ["game", "same", "played", "coach", "you", "friend"]
    assert duel["played"] == {"you": "up", "friend": "left"} and duel["same"] == 0
    for side, line in (("you", OWN), ("friend", FRIEND)):
        review = json.loads(run(parlor, "triples", "review", line, "--json", *FEW).stdout)
        assert (duel[side]["play"], duel[side]["luck"]) == (review["play"], review["luck"])
        assert duel[side]["moves"] == len(duel[side]["scores"]) - 1
        assert duel[side]["score"] == duel[side]["scores"][-1] == review["score"]


def test_the_review_compares_play_and_luck_per_move(parlor):
    text = run(parlor, "triples", "duel", OWN, FRIEND, "--review", *FEW).stdout
    duel = json.loads(run(parlor, "triples", "duel", OWN, FRIEND, "--review", "--json", *FEW).stdout)
    lost = {side: f"{-duel[side]['play'] / duel[side]['moves']:.1f}" for side in ("you", "friend")}
    assert re.search(rf"^Lost per move +{lost['you']} +{lost['friend']}$", text, re.MULTILINE)
    better = "You" if float(lost["you"]) < float(lost["friend"]) else "Your friend"
    assert f"{better} played better" in text and "points better per move" in " ".join(text.split())


def test_a_bad_game_does_not_win_by_being_short(parlor):
    duel = json.loads(run(parlor, "triples", "duel", BAD, BETTER, "--review", "--json", *FEW).stdout)
    assert duel["friend"]["play"] < duel["you"]["play"] < 0, "the longer game lost more in all, or this test tests nothing"
    assert "Your friend played better" in run(parlor, "triples", "duel", BAD, BETTER, "--review", *FEW).stdout


@pytest.mark.parametrize(
    "lines, code, fault",
    [
        ([OWN, "triples/1 15 l"], 65, "Games 14 and 15 are not the same deal, so they are no duel.\n"),
        ([OWN, "triples/1 14 uu"], 65, "move 2 (Up) moves nothing\n"),
        (["triples/1 14 x", OWN], 65, "move 1 (x) is none of l, r, u and d\n"),
    ],
)
def test_what_cannot_be_compared_says_why(parlor, lines, code, fault):
    result = run(parlor, "triples", "duel", *lines)
    assert (result.returncode, result.stdout, result.stderr) == (code, "", fault)


def test_two_lines_are_needed(parlor):
    result = run(parlor, "triples", "duel", OWN)
    assert result.returncode == 64 and "friends" in result.stderr
    assert run(parlor, "triples", "duel", OWN, FRIEND, "--nodes", "0").returncode == 64


def test_a_friends_game_is_answered(sit_down):
    with sit_down("triples", "--duel", OWN, "--still") as terminal:
        terminal.wait("A friend made 22 in game 14")
        terminal.type("\r")
        terminal.wait("Friend 6")
        terminal.type("l")
        terminal.wait("Friend 11")
        terminal.type("q")
        assert terminal.finish() == 0


@pytest.mark.parametrize(
    "arguments, code, fault",
    [
        (["--duel", "triples/1 14 uu"], 65, "move 2 (Up) moves nothing"),
        (["--duel", OWN, "--game", "5"], 64, "The line of --duel says which game it is."),
        (["--duel", OWN, "--determ"], 64, "The line of --duel says which game it is."),
    ],
)
def test_a_game_that_cannot_be_answered_says_why(sit_down, arguments, code, fault):
    with sit_down("triples", *arguments) as terminal:
        assert terminal.finish() == code
        assert terminal.screen.text.strip() == fault
