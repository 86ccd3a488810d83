"""`parlor triples hint`, `review`, and `duel`. Native tests check the coach's results."""

import gzip
import os
import re

from repository import ROOT, assert_refused, fixture_rows, run_for_json, run

GAME = "triples/1 14 uldr"
OVER = "triples/1 42 ulrruulullrrlrdludldlr"
FEW = ["--nodes", "300"]


def hundredths(points: float) -> int:
    return round(100 * points)


def test_hint_lists_every_legal_move_with_its_loss(parlor):
    hint = run_for_json(parlor, "triples", "hint", GAME, *FEW)
    assert list(hint) == ["game", "moves", "score", "expected", "best", "reason", "choices"]
    assert (hint["game"], hint["moves"], hint["score"]) == (14, 4, 22)
    choices = hint["choices"]
    assert sorted(choice["move"] for choice in choices) == ["down", "left", "right", "up"]
    assert (choices[0]["move"], choices[0]["loss"]) == (hint["best"], 0)
    losses = [hundredths(choice["loss"]) for choice in choices]
    assert losses == sorted(losses)
    for choice, loss in zip(choices, losses):
        assert hundredths(choice["expected"]) + loss == hundredths(hint["expected"])

    text = run(parlor, "triples", "hint", GAME, *FEW).stdout.splitlines()
    assert text[0] == "Game 14, 4 moves, score 22"
    assert text[1].endswith("."), "the reason"
    assert [line.split()[0] for line in text[2:]] == [choice["move"] for choice in choices]
    assert text[2].endswith(f"expected final score {hint['expected']:,.2f}")


def test_bundled_network_is_small_and_used_by_default(parlor):
    hint = run_for_json(parlor, "triples", "hint", GAME, *FEW)
    file = ROOT / "Sources/Triples/PocketNetwork/Resources/pocket.network"
    assert len(gzip.compress(file.read_bytes(), 9)) <= 200_000
    assert run_for_json(parlor, "triples", "hint", GAME, *FEW, "--network", str(file)) == hint


def test_hint_for_a_finished_game_has_no_moves(parlor):
    over = run_for_json(parlor, "triples", "hint", OVER, *FEW)
    assert (over["best"], over["choices"], over["expected"]) == (None, [], over["score"])
    assert run(parlor, "triples", "hint", OVER, *FEW).stdout.rstrip().endswith("done")


def test_advice_matches_other_platforms(parlor):
    line, nodes, expected = fixture_rows("triples-advice.tsv")[1]
    hint = run_for_json(parlor, "triples", "hint", line, "--nodes", nodes)
    words = [f"{choice['move'][0]} {hundredths(choice['expected'])}" for choice in hint["choices"]]
    assert " ".join(words) == expected


def test_review_adds_up_and_its_text_matches_its_json(parlor):
    review = run_for_json(parlor, "triples", "review", OVER, "--nodes", "1")
    assert list(review) == ["game", "score", "done", "start", "result", "play", "luck", "moves"]
    assert review["done"] and review["result"] == review["score"]
    whole = {key: hundredths(review[key]) for key in ("start", "result", "play", "luck")}
    assert whole["play"] + whole["luck"] == whole["result"] - whole["start"]
    moves = review["moves"]
    assert len(moves) == len(OVER.split(" ")[2])
    assert -sum(hundredths(move["loss"]) for move in moves) == whole["play"]
    assert sum(hundredths(move["luck"]) for move in moves) == whole["luck"]
    assert hundredths(moves[-1]["expected"]) == whole["result"]
    for move in moves:
        assert (move["loss"] == 0) or move["best"] != move["move"]
    assert 1 <= sum(move["turningPoint"] for move in moves) <= 5

    # A terminal that shows only ASCII gets only ASCII.
    plain = run(parlor, "triples", "review", OVER, "--nodes", "1", env=os.environ | {"LC_ALL": "C"}).stdout
    assert plain.isascii()
    text = run(parlor, "triples", "review", OVER, "--nodes", "1", env=os.environ | {"LC_ALL": "C.UTF-8"}).stdout.splitlines()
    assert plain.splitlines() == [row.replace("’", "'").replace("−", "-") for row in text]
    rows = [row for row in text if re.match(r" *\d+  (left|right|up|down) ", row)]
    assert [row.split()[1] for row in rows] == [move["move"] for move in moves]
    # Scores are whole points, except in the exact sum at the end.
    assert any("You matched the coach in " in row for row in text)
    counting = text.index("How this is counted")
    assert not any(re.search(r"\d\.\d", row) for row in text[:counting])
    assert [hundredths(float(row.split()[-1].replace(",", "").replace("−", "-"))) for row in text[-4:]] == [
        whole[key] for key in ("start", "play", "luck", "result")
    ]
    assert sum(row.endswith("turning point") for row in text) == sum(move["turningPoint"] for move in moves)


def test_review_matches_the_hint_of_each_position(parlor):
    head, letters = "triples/1 14 ul".rsplit(" ", 1)
    review = run_for_json(parlor, "triples", "review", f"{head} {letters}", *FEW)
    assert not review["done"]
    assert review["start"] == run_for_json(parlor, "triples", "hint", head, *FEW)["expected"]
    for count, move in enumerate(review["moves"], start=1):
        assert move["expected"] == run_for_json(parlor, "triples", "hint", f"{head} {letters[:count]}", *FEW)["expected"]


def test_recorded_daily_game_has_the_review_of_the_numbered_game(parlor):
    review = run_for_json(parlor, "triples", "review", "triples/1 14 ul", *FEW)
    recorded = run_for_json(parlor, "triples", "review", "triples/1 2026-11-21 1a1d2f2h,u2hl1h", *FEW)
    assert recorded.pop("game") == "2026-11-21" and review.pop("game") == 14
    assert recorded == review
    text = run(parlor, "triples", "review", "triples/1 2026-11-21 1a1d2f2h,u2h", *FEW).stdout
    assert text.startswith("Game 2026-11-21, 1 move")


def test_both_games_of_a_duel_are_compared(parlor):
    friend = "triples/1 14 lldl"
    duel = run_for_json(parlor, "triples", "duel", GAME, friend, "--review", *FEW)
    assert list(duel) == ["game", "same", "played", "coach", "you", "friend"]
    assert duel["played"] == {"you": "up", "friend": "left"} and duel["same"] == 0
    for side, line in (("you", GAME), ("friend", friend)):
        review = run_for_json(parlor, "triples", "review", line, *FEW)
        assert (duel[side]["play"], duel[side]["luck"]) == (review["play"], review["luck"])
        assert duel[side]["moves"] == len(duel[side]["scores"]) - 1
        assert duel[side]["score"] == duel[side]["scores"][-1] == review["score"]
    text = run(parlor, "triples", "duel", GAME, friend, "--review", *FEW).stdout
    lost = {side: f"{-duel[side]['play'] / duel[side]['moves']:.1f}" for side in ("you", "friend")}
    assert re.search(rf"^Lost per move +{lost['you']} +{lost['friend']}$", text, re.MULTILINE)
    better = "You" if float(lost["you"]) < float(lost["friend"]) else "Your friend"
    assert f"{better} played better" in text and "points better per move" in " ".join(text.split())

    result = run(parlor, "triples", "duel", GAME, "triples/1 14 lldldlllllllrllddllrdrlddrlld")
    assert (result.returncode, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0] == "Duel, game 14"
    assert lines[2] == "Your friend wins by 91 points."
    assert [line.split() for line in lines[4:8]] == [
        ["Figure", "You", "Friend"], ["Score", "22", "113"], ["Best", "tile", "3", "6"], ["Moves", "4", "29"]
    ]
    assert "Your games split at move 1: you played Up; your friend played Left." in lines
    assert "per move" not in result.stdout, "no review was requested"


def test_invalid_arguments_and_networks_are_rejected(parlor, tmp_path, subtests):
    assert_refused(
        subtests,
        [parlor, "triples", "duel"],
        ([GAME, "triples/1 15 l"], 65, "Games 14 and 15 have different tiles, so they can't be compared."),
        ([GAME, "triples/1 14 uu"], 65, "move 2 (Up) moves nothing"),
        (["triples/1 14 x", GAME], 65, "move 1 (x) isn’t l, r, u, or d"),
    )
    for arguments, said in [
        (["hint"], ""), (["hint", GAME, "--nodes", "0"], ""), (["review", GAME, "--nodes", "-1"], ""),
        (["duel", GAME, GAME, "--nodes", "0"], ""),
    ]:
        with subtests.test(arguments=arguments):
            result = run(parlor, "triples", *arguments)
            assert (result.returncode, result.stdout) == (64, "")
            assert result.stderr.startswith("Error: ") and said in result.stderr
    file = tmp_path / "network"
    hint = [parlor, "triples", "hint", GAME, "--network", str(file)]
    assert_refused(subtests, hint, ([], 74, f"Can't read {file}."))
    for content, fault in [
        (b"", "this is not a network file of version 1"),
        (b"parlor-network/1 vast\n", "its shape is unknown"),
        (b"parlor-network/1 pocket\n" + bytes(100), "the file is damaged or incomplete"),
    ]:
        file.write_bytes(content)
        assert_refused(subtests, hint, ([], 65, f"Can't use the network: {fault}."))
