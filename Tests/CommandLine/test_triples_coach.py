"""The coach of Triples on the command line: `hint` and `review`, and `autoplay` and `train` of `parlor-lab`."""

import gzip
import json
import re
import statistics

import pytest
from repository import ROOT, fixture_rows, run

GAME = "triples/1 14 uldr"
FEW = ["--nodes", "300"]


def answer(program, *arguments) -> dict:
    """What a command says with `--json`, on its one line."""
    result = run(program, "triples", *arguments, "--json")
    assert result.returncode == 0, result.stderr
    assert result.stdout.count("\n") == 1
    return json.loads(result.stdout)


def hundredths(points: float) -> int:
    return round(100 * points)


def test_a_hint_names_every_legal_move_and_what_it_loses(parlor):
    hint = answer(parlor, "hint", GAME, *FEW)
    assert list(hint) == ["game", "moves", "score", "expected", "best", "choices"]
    assert (hint["game"], hint["moves"], hint["score"]) == (14, 4, 22)
    choices = hint["choices"]
    assert sorted(choice["move"] for choice in choices) == ["down", "left", "right", "up"]
    assert (choices[0]["move"], choices[0]["loss"]) == (hint["best"], 0)
    losses = [hundredths(choice["loss"]) for choice in choices]
    assert losses == sorted(losses)
    for choice, loss in zip(choices, losses):
        assert hundredths(choice["expected"]) + loss == hundredths(hint["expected"])
    assert answer(parlor, "hint", GAME, *FEW) == hint

    text = run(parlor, "triples", "hint", GAME, *FEW).stdout.splitlines()
    assert text[0] == "Game 14, 4 moves, score 22"
    assert [line.split()[0] for line in text[1:]] == [choice["move"] for choice in choices]
    assert f"{hint['expected']:,.2f} is expected" in text[1]


def test_the_advice_is_what_every_platform_gives(parlor):
    for line, nodes, expected in fixture_rows("triples-advice.tsv"):
        hint = answer(parlor, "hint", line, "--nodes", nodes)
        words = [f"{choice['move'][0]} {hundredths(choice['expected'])}" for choice in hint["choices"]]
        assert " ".join(words) == expected or expected == f"- {hundredths(hint['expected'])}"


def test_a_game_that_is_over_has_no_best_move(parlor):
    line = next(row[0] for row in fixture_rows("triples-games.tsv") if row[3] == "true")
    hint = answer(parlor, "hint", line, *FEW)
    assert (hint["best"], hint["choices"]) == (None, [])
    assert hint["expected"] == hint["score"]
    assert run(parlor, "triples", "hint", line, *FEW).stdout.rstrip().endswith("done")


def test_play_and_luck_add_up_to_the_result(parlor):
    line = min((row[0] for row in fixture_rows("triples-games.tsv") if row[3] == "true"), key=len)
    review = answer(parlor, "review", line, "--nodes", "1")
    assert list(review) == ["game", "score", "done", "start", "result", "play", "luck", "moves"]
    assert review["done"] and review["result"] == review["score"]
    whole = {key: hundredths(review[key]) for key in ("start", "result", "play", "luck")}
    assert whole["play"] + whole["luck"] == whole["result"] - whole["start"]
    moves = review["moves"]
    assert len(moves) == len(line.split(" ")[2])
    assert -sum(hundredths(move["loss"]) for move in moves) == whole["play"]
    assert sum(hundredths(move["luck"]) for move in moves) == whole["luck"]
    assert hundredths(moves[-1]["expected"]) == whole["result"]
    for move in moves:
        assert (move["loss"] == 0) or move["best"] != move["move"]
    assert 1 <= sum(move["turningPoint"] for move in moves) <= 5

    text = run(parlor, "triples", "review", line, "--nodes", "1").stdout.splitlines()
    rows = [row for row in text if re.match(r" *\d+  (left|right|up|down) ", row)]
    assert [row.split()[1] for row in rows] == [move["move"] for move in moves]
    # In words and whole points, but for the exact sum at the end.
    assert any(row.endswith(" the coach's.") for row in text)
    counting = text.index("How this is counted")
    assert not any(re.search(r"\d\.\d", row) for row in text[:counting])
    assert [hundredths(float(row.split()[-1].replace(",", "").replace("−", "-"))) for row in text[-4:]] == [
        whole[key] for key in ("start", "play", "luck", "result")
    ]
    assert sum(row.endswith("turning point") for row in text) == sum(move["turningPoint"] for move in moves)


def test_a_review_says_of_each_position_what_a_hint_says(parlor):
    review = answer(parlor, "review", GAME, *FEW)
    head, letters = GAME.rsplit(" ", 1)
    assert not review["done"]
    assert review["start"] == answer(parlor, "hint", head, *FEW)["expected"]
    for count, move in enumerate(review["moves"], start=1):
        assert move["expected"] == answer(parlor, "hint", f"{head} {letters[:count]}", *FEW)["expected"]


def test_the_game_of_a_day_is_reviewed_by_its_record(parlor):
    recorded = answer(parlor, "review", "triples/1 2026-11-21 1a1d2f2h,u2hl1hd2fr2m", *FEW)
    assert recorded.pop("game") == "2026-11-21"
    numbered = answer(parlor, "review", "triples/1 14 uldr", *FEW)
    assert numbered.pop("game") == 14
    assert recorded == numbered
    text = run(parlor, "triples", "review", "triples/1 2026-11-21 1a1d2f2h,u2h", *FEW).stdout
    assert text.startswith("Game 2026-11-21, 1 move")


@pytest.mark.parametrize("tool", ["hint", "review"])
def test_a_bad_line_names_its_first_fault(parlor, tool):
    for line, fault in fixture_rows("triples-faults.tsv"):
        result = run(parlor, "triples", tool, line)
        assert (result.returncode, result.stdout, result.stderr) == (65, "", fault + "\n")


def table(name):
    """The rows of a file of data."""
    return [row for row in (ROOT / "Data" / name).read_text().splitlines() if not row.startswith("#")]


def par_of(number):
    """The most points that the game with this number allows."""
    return next(int(row.split()[1].rstrip("!")) for row in table("triples-par.txt") if row.startswith(f"{number} "))


def test_autoplay_says_how_well_it_went(lab, tmp_path):
    scores = tmp_path / "scores"
    options = ["autoplay", "--games", "1-6", "--plies", "0"]
    report = answer(lab, *options, "--scores", str(scores))
    assert list(report) == [
        "games", "mean", "standardError", "best", "ofPar", "movesPerGame", "movesPerSecond", "reached",
    ]  # fmt: skip
    rows = [tuple(map(int, row.split())) for row in scores.read_text().splitlines()]
    assert [number for number, _ in rows] == [1, 2, 3, 4, 5, 6]
    points = [score for _, score in rows]
    assert report["games"] == 6
    assert report["best"] == max(points)
    assert report["mean"] == pytest.approx(sum(points) / 6, abs=0.01)
    assert report["standardError"] > 0 and report["movesPerSecond"] > 0
    shares_of_par = [score / par_of(number) for number, score in rows]
    assert report["ofPar"]["mean"] == pytest.approx(sum(shares_of_par) / 6, abs=0.0001)
    assert report["ofPar"]["standardError"] == pytest.approx(statistics.stdev(shares_of_par) / 6**0.5, abs=0.0001)
    shares = list(report["reached"].values())
    assert shares[0] == 1 and shares == sorted(shares, reverse=True)

    # The same games by the same player, on another number of threads: no difference.
    again = answer(lab, *options, "--threads", "1", "--against", str(scores))
    assert again["difference"] == {"games": 6, "mean": 0, "standardError": 0}
    assert (again["mean"], again["best"]) == (report["mean"], report["best"])
    text = run(lab, "triples", *options).stdout
    assert "6 games, mean score" in text and f"{100 * sum(shares_of_par) / 6:.1f} ± " in text


@pytest.mark.parametrize("player", ["random", "greedy", "sweeper", "matchmaker"])
def test_plain_players_play_the_same_always(lab, tmp_path, player):
    files = [tmp_path / "once", tmp_path / "again"]
    reports = [
        answer(lab, "autoplay", "--games", "14-19", "--player", player, "--threads", threads, "--scores", str(file))
        for file, threads in zip(files, "12")
    ]
    assert files[0].read_text() == files[1].read_text()
    assert 0.1 < reports[0]["ofPar"]["mean"] < 1 and reports[0]["ofPar"] == reports[1]["ofPar"]
    rows = [tuple(map(int, row.split())) for row in files[0].read_text().splitlines()]
    assert all(score <= par_of(number) for number, score in rows)
    if player in ("sweeper", "matchmaker"):
        # What they make sets the medals, where the medal is not left out.
        place = {"sweeper": 1, "matchmaker": 2}[player]
        medals = {int(row.split()[0]): row.split() for row in table("triples-medals.txt")}
        for number, score in rows:
            assert medals[number][place] in ("-", str(score))


def test_training_can_be_interrupted(parlor, lab, tmp_path):
    def train(name: str, games: int, *options: str):
        file = tmp_path / name
        arguments = ["--network", "pocket", "--games", str(games), "--out", str(file), *options]
        result = run(lab, "triples", "train", *arguments)
        assert (result.returncode, result.stdout) == (0, ""), result.stderr
        return file.read_bytes(), result.stderr

    whole, said = train("whole", 128)
    assert re.search(r"^128 games, [\d,]+ moves, mean score of the last 128 games \d+, [\d,]+ moves per second$", said)
    train("broken", 64)
    broken, said = train("broken", 128)
    assert said.startswith("Training goes on after 64 games.\n")
    assert broken == whole
    assert train("other", 128, "--seed", "2")[0] != whole
    small, _ = train("small", 128, "--step", "100", "--experience", "100")
    assert len(small) < len(whole) / 2
    assert answer(parlor, "hint", GAME, *FEW, "--network", str(tmp_path / "small"))["best"]


def test_what_is_no_network_is_refused(parlor, lab, tmp_path):
    file = tmp_path / "network"
    options = ["hint", GAME, "--network", str(file)]
    result = run(parlor, "triples", *options)
    assert (result.returncode, result.stderr) == (74, f"{file} cannot be read.\n")
    for content, fault in [
        (b"", "this is not a network file of version 1"),
        (b"parlor-network/1 vast\n", "its shape is unknown"),
        (b"parlor-network/1 pocket\n" + bytes(100), "the file is damaged or incomplete"),
    ]:
        file.write_bytes(content)
        result = run(parlor, "triples", *options)
        assert (result.returncode, result.stdout) == (65, "")
        assert result.stderr == f"The network cannot be used: {fault}.\n"
        train = run(lab, "triples", "train", "--network", "pocket", "--games", "1", "--out", str(tmp_path / "new"))
        assert train.returncode == 0
    (tmp_path / "new.training").write_bytes(b"parlor-training/1 large\n")
    result = run(lab, "triples", "train", "--network", "pocket", "--games", "1", "--out", str(tmp_path / "new"))
    assert result.returncode == 65 and "its shape is unknown" in result.stderr


def test_the_game_s_own_network_is_small(parlor):
    file = ROOT / "Sources/Triples/PocketNetwork/Resources/pocket.network"
    assert len(gzip.compress(file.read_bytes(), 9)) <= 200_000
    assert answer(parlor, "hint", GAME, *FEW, "--network", str(file)) == answer(parlor, "hint", GAME, *FEW)


def is_refused_as_usage(result) -> bool:
    return (result.returncode, result.stdout) == (64, "") and result.stderr.startswith("Error: ")


@pytest.mark.parametrize("arguments", [["hint"], ["hint", GAME, "--nodes", "0"], ["review", GAME, "--nodes", "-1"]])
def test_what_cannot_be_done_is_a_matter_of_usage(parlor, arguments):
    assert is_refused_as_usage(run(parlor, "triples", *arguments))


def test_what_the_tools_cannot_do_is_a_matter_of_usage(lab, subtests):
    for arguments in [
        ["autoplay"], ["autoplay", "--games", "0-3"], ["autoplay", "--games", "3-1"], ["autoplay", "--games", "1-"],
        ["autoplay", "--games", "1-9", "--plies", "7"], ["autoplay", "--games", "1-9", "--plies", "1", "--nodes", "5"],
        ["autoplay", "--games", "1-9", "--player", "nobody"], ["autoplay", "--games", "1-9", "--player", "greedy", "--plies", "0"],
        ["autoplay", "--games", "1-9", "--player", "random", "--network", "x"],
        ["autoplay", "--games", "1-9", "--threads", "0"], ["train", "--network", "vast", "--games", "1", "--out", "x"],
        ["train", "--network", "pocket", "--out", "x"], ["train", "--network", "pocket", "--games", "0", "--out", "x"],
        ["train", "--network", "pocket", "--games", "1", "--minutes", "1", "--out", "x"],
        ["train", "--network", "pocket", "--games", "1", "--step", "256", "--out", "x"],
    ]:
        with subtests.test(arguments=arguments):
            assert is_refused_as_usage(run(lab, "triples", *arguments))
