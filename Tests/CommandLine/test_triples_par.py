"""`parlor-lab triples par`: a table of the best games, which it improves and never worsens."""

import json
import statistics

import pytest
from repository import ROOT, run

TABLE = ROOT / "Data" / "triples-par.txt"
HEADING = "".join(line for line in TABLE.read_text().splitlines(keepends=True) if line.startswith("#"))


def lines(file):
    return [line for line in file.read_text().splitlines() if not line.startswith("#")]


def line_of(number):
    return next(line for line in lines(TABLE) if line.startswith(f"{number} "))


def test_it_writes_the_table_that_is_there(lab, tmp_path):
    file = tmp_path / "pars.txt"
    for games, said in [("8-12", "5 games: mean par "), ("3-9", "7 games: mean par "), ("886", "1 game: mean par 152.00, 1 ")]:
        result = run(lab, "triples", "par", "--games", games, "--table", str(file))
        assert result.returncode == 0 and result.stdout.startswith(said), result.stderr
        assert result.stdout.count("\n") == 1
    numbers = [*range(3, 13), 886]
    assert file.read_text() == HEADING + "".join(line_of(number) + "\n" for number in numbers)

    # Nothing is left to be done, and so nothing is written.
    before = file.stat().st_mtime_ns
    result = run(lab, "triples", "par", "--games", "3-12", "--table", str(file), "--threads", "1")
    assert (result.returncode, result.stderr) == (0, "10 games proven before\n")
    assert result.stdout.endswith(", 0 improved, 10 proven to be the best\n")
    assert file.stat().st_mtime_ns == before


def test_a_game_is_replaced_by_a_better_one_only(lab, tmp_path):
    file = tmp_path / "pars.txt"

    def search(width):
        result = run(lab, "triples", "par", "--games", "142", "--width", str(width), "--table", str(file))
        assert result.returncode == 0
        (line,) = lines(file)
        return result.stdout, line

    said, poor = search(1)
    assert ", 1 improved, 0 proven" in said and "!" not in poor
    said, better = search(64)
    assert ", 1 improved, 0 proven" in said and int(better.split()[1]) > int(poor.split()[1])
    said, same = search(1)
    assert ", 0 improved, 0 proven" in said and same == better
    said, best = search(1000)
    assert ", 1 improved, 1 proven" in said and best.split()[1] == line_of(142).split()[1] == "154!"


@pytest.mark.parametrize(
    "content, fault",
    [
        ("14 368! AAAA\n", "line 1: move 3 cannot be played"),
        (line_of(14), "line 1: this is not NUMBER SCORE MOVES"),
        (HEADING + line_of(14).replace("368!", "400!") + "\n", f"line {HEADING.count(chr(10)) + 1}: the moves make 368 points"),
    ],
)
def test_a_bad_table_is_refused_and_left_alone(lab, tmp_path, content, fault):
    file = tmp_path / "pars.txt"
    file.write_text(content)
    result = run(lab, "triples", "par", "--games", "1-3", "--table", str(file))
    assert (result.returncode, result.stdout) == (65, "")
    assert result.stderr == f"{file} is not a table of pars: {fault}.\n"
    assert file.read_text() == content


def test_a_table_that_cannot_be_written_is_told(lab, tmp_path):
    file = tmp_path / "nowhere" / "pars.txt"
    result = run(lab, "triples", "par", "--games", "14", "--table", str(file))
    assert (result.returncode, result.stdout) == (74, "")
    assert result.stderr.startswith(f"{file} cannot be written: ")


def test_how_par_is_spread(lab):
    pars = sorted((int(line.split()[1].rstrip("!")), int(line.split()[0])) for line in lines(TABLE))
    assert len(pars) == 1000
    result = run(lab, "triples", "par", "--distribution", "1000", "--json")
    assert (result.returncode, result.stderr) == (0, "") and result.stdout.count("\n") == 1
    answer = json.loads(result.stdout)
    assert list(answer) == ["first", "games", "mean", "standardDeviation", "least", "most", "quantiles", "classes"]
    assert (answer["first"], answer["games"]) == (1, 1000)
    assert answer["mean"] == pytest.approx(statistics.mean(par for par, _ in pars), abs=0.005)
    assert answer["standardDeviation"] == pytest.approx(statistics.stdev(par for par, _ in pars), abs=0.005)
    assert answer["least"] == {"game": pars[0][1], "score": pars[0][0]}
    most = max(par for par, _ in pars)
    assert answer["most"] == {"game": min(game for par, game in pars if par == most), "score": most}
    for share, par in answer["quantiles"].items():
        assert par == pars[round(1000 * float(share)) - 1][0], share
    starts = [start for start, _ in answer["classes"]]
    assert starts == sorted(set(starts)) and starts[0] <= pars[0][0]
    for (start, count), end in zip(answer["classes"], [*starts[1:], 10**9]):
        assert count == sum(start <= par < end for par, _ in pars), start

    text = run(lab, "triples", "par", "--distribution", "1000", "--threads", "1").stdout
    assert text.startswith("Par of 1,000 games, 1 to 1000\nmean 1440.87 ± ")
    assert f"  median {statistics.median_low([par for par, _ in pars]):9,}\n" in text
    assert text.endswith(f"most {most:,}, game {answer['most']['game']}\n")


def test_the_distribution_of_one_game_is_its_par(lab):
    answer = json.loads(run(lab, "triples", "par", "--distribution", "1", "--json").stdout)
    assert (answer["mean"], answer["standardDeviation"]) == (5194, 0)
    assert set(answer["quantiles"].values()) == {5194} and [count for _, count in answer["classes"]] == [1]


def test_what_cannot_be_done_is_a_matter_of_usage(lab, subtests):
    for arguments in [
        [], ["--games", "0-3"], ["--games", "3-1"], ["--games", "1-9", "--width", "0"],
        ["--games", "1-9", "--width", "10000001"], ["--games", "1-9", "--threads", "0"], ["--games", "1-1000001"],
        ["--distribution", "0"], ["--distribution", "10000001"], ["--distribution", "x"], ["--games", "1-9", "--json"],
        ["--games", "1-9", "--distribution", "9"], ["--distribution", "9", "--threads", "0"],
    ]:
        with subtests.test(arguments=arguments):
            result = run(lab, "triples", "par", *arguments)
            assert (result.returncode, result.stdout) == (64, "")
            assert result.stderr.startswith("Error: ")
