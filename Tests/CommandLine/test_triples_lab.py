"""`parlor-lab triples autoplay`, `train`, and `bench`. Native tests check the players and the training."""

import re
import statistics

import pytest
from repository import ROOT, run_for_json, run


def table(name):
    """Returns the rows of a data file."""
    return [row for row in (ROOT / "Data" / name).read_text().splitlines() if not row.startswith("#")]


PARS = {int(row.split()[0]): int(row.split()[1].rstrip("!")) for row in table("triples-par.txt")}


def scores(file):
    """Returns the number and the score of each game in the file."""
    return [tuple(map(int, row.split())) for row in file.read_text().splitlines()]


def test_autoplay_reports_scores_and_par_shares_for_any_thread_count(lab, tmp_path):
    file = tmp_path / "scores"
    options = ["triples", "autoplay", "--games", "1-4", "--plies", "0"]
    found = run_for_json(lab, *options, "--scores", str(file))
    assert list(found) == [
        "games", "mean", "standardError", "best", "ofPar", "movesPerGame", "movesPerSecond", "reached",
    ]  # fmt: skip
    rows = scores(file)
    assert [number for number, _ in rows] == [1, 2, 3, 4]
    points = [score for _, score in rows]
    assert (found["games"], found["best"]) == (4, max(points))
    assert found["mean"] == pytest.approx(sum(points) / 4, abs=0.01)
    assert found["standardError"] > 0 and found["movesPerSecond"] > 0
    shares_of_par = [score / PARS[number] for number, score in rows]
    assert found["ofPar"]["mean"] == pytest.approx(sum(shares_of_par) / 4, abs=0.0001)
    assert found["ofPar"]["standardError"] == pytest.approx(statistics.stdev(shares_of_par) / 2, abs=0.0001)
    shares = list(found["reached"].values())
    assert shares[0] == 1 and shares == sorted(shares, reverse=True)

    # The same player gets the same results with any number of threads.
    again = run_for_json(lab, *options, "--threads", "1", "--against", str(file))
    assert again["difference"] == {"games": 4, "mean": 0, "standardError": 0}
    assert (again["mean"], again["best"]) == (found["mean"], found["best"])
    text = run(lab, *options).stdout
    assert "4 games, mean score" in text and f"{100 * sum(shares_of_par) / 4:.1f} ± " in text


def test_plain_players_are_deterministic_and_are_the_opponents_in_the_levels(lab, tmp_path, subtests):
    opponents = {int(row.split()[0]): row.split() for row in table("triples-opponents.txt")}
    files = [tmp_path / "once", tmp_path / "again"]
    for player, place in [("random", None), ("greedy", None), ("sweeper", 1), ("matchmaker", 2)]:
        with subtests.test(player=player):
            options = ["triples", "autoplay", "--games", "14-19", "--player", player]
            once, again = (
                run_for_json(lab, *options, "--threads", threads, "--scores", str(file)) for file, threads in zip(files, "12")
            )
            assert files[0].read_text() == files[1].read_text()
            assert 0.1 < once["ofPar"]["mean"] < 1 and once["ofPar"] == again["ofPar"]
            for number, score in scores(files[0]):
                assert score <= PARS[number]
                assert place is None or opponents[number][place] == str(score)


def test_network_depends_on_training_options_but_not_on_interruptions(parlor, lab, tmp_path):
    def train(name: str, games: int, *options: str):
        file = tmp_path / name
        arguments = ["--network", "pocket", "--games", str(games), "--out", str(file), *options]
        result = run(lab, "triples", "train", *arguments)
        assert (result.returncode, result.stdout) == (0, ""), result.stderr
        return file.read_bytes(), result.stderr

    whole, said = train("whole", 16)
    assert re.search(r"^16 games, [\d,]+ moves, mean score of the last 16 games \d+, [\d,]+ moves per second$", said)
    train("broken", 8)
    broken, said = train("broken", 16)
    assert said.startswith("Training continues after 8 games.\n")
    assert broken == whole
    assert train("other", 16, "--seed", "2")[0] != whole
    small, _ = train("small", 16, "--step", "100", "--experience", "100")
    assert len(small) < len(whole) / 2
    hint = run_for_json(parlor, "triples", "hint", "triples/1 14 uldr", "--nodes", "300", "--network", str(tmp_path / "small"))
    assert hint["best"]


def test_training_file_of_an_unknown_shape_is_rejected(lab, tmp_path):
    (tmp_path / "new.training").write_bytes(b"parlor-training/1 large\n")
    result = run(lab, "triples", "train", "--network", "pocket", "--games", "1", "--out", str(tmp_path / "new"))
    assert result.returncode == 65 and "its shape is unknown" in result.stderr


def test_bench_prints_speed_machine_and_command(lab):
    result = run(lab, "triples", "bench", "--games", "1")
    assert (result.returncode, result.stderr) == (0, "")
    for what in ("moves by the rules", "collapses in four directions at once", "training moves", "network evaluations"):
        assert re.search(rf"^ *[\d,]+ {what} per second", result.stdout, re.MULTILINE), what
    assert "the engine plays 200 random moves as the rules do" in result.stdout
    assert "core" in result.stdout
    assert "parlor-lab triples bench --games 1" in result.stdout


def test_impossible_requests_are_usage_errors(lab, subtests):
    assert run(lab, "triples", "bench", "--games", "0").returncode == 64
    some, pocket = ["autoplay", "--games", "1-9"], ["train", "--network", "pocket", "--out", "x"]
    for arguments in [
        ["autoplay"], ["autoplay", "--games", "0-3"], ["autoplay", "--games", "3-1"], ["autoplay", "--games", "1-"],
        [*some, "--plies", "7"], [*some, "--plies", "1", "--nodes", "5"], [*some, "--player", "nobody"],
        [*some, "--player", "greedy", "--plies", "0"], [*some, "--player", "random", "--network", "x"], [*some, "--threads", "0"],
        ["train", "--network", "vast", "--games", "1", "--out", "x"], pocket, [*pocket, "--games", "0"],
        [*pocket, "--games", "1", "--minutes", "1"], [*pocket, "--games", "1", "--step", "256"],
    ]:  # fmt: skip
        with subtests.test(arguments=arguments):
            result = run(lab, "triples", *arguments)
            assert (result.returncode, result.stdout) == (64, "") and result.stderr.startswith("Error: ")
