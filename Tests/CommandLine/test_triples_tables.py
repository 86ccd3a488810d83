"""`parlor-lab triples par` and `medals`. Their tables are reproducible."""

import statistics

import pytest
from repository import ROOT, assert_refused, run_for_json, run


def heading(table):
    """Returns the comments at the top of a table."""
    text = (ROOT / "Data" / table).read_text()
    return "".join(line for line in text.splitlines(keepends=True) if line.startswith("#"))


def lines(file):
    return [line for line in file.read_text().splitlines() if not line.startswith("#")]


PARS, OPPONENTS = "triples-par.txt", "triples-opponents.txt"


def line_of(number, table=PARS):
    return next(line for line in lines(ROOT / "Data" / table) if line.startswith(f"{number} "))


def test_par_reproduces_the_stored_table_and_skips_proven_games(lab, tmp_path):
    file = tmp_path / "pars.txt"
    for games, said in [("8-10", "3 games: mean par "), ("3-9", "7 games: mean par "), ("886", "1 game: mean par 152.00, 1 ")]:
        result = run(lab, "triples", "par", "--games", games, "--table", str(file))
        assert result.returncode == 0 and result.stdout.startswith(said), result.stderr
        assert result.stdout.count("\n") == 1
    assert file.read_text() == heading(PARS) + "".join(line_of(number) + "\n" for number in [*range(3, 11), 886])

    # If no game is missing, the file isn't written again.
    before = file.stat().st_mtime_ns
    result = run(lab, "triples", "par", "--games", "3-10", "--table", str(file), "--threads", "1")
    assert (result.returncode, result.stderr) == (0, "8 games already proven\n")
    assert result.stdout.endswith(", 0 improved, 8 proven to be the best\n")
    assert file.stat().st_mtime_ns == before


def test_table_that_another_program_has_saved_is_read(lab, tmp_path):
    file = tmp_path / "pars.txt"
    for content in [line_of(14), f"\ufeff{heading(PARS)}{line_of(14)}\n".replace("\n", "\r\n")]:
        file.write_text(content, encoding="utf-8", newline="")
        result = run(lab, "triples", "par", "--games", "14", "--table", str(file))
        assert (result.returncode, result.stderr) == (0, "1 game already proven\n")


def test_stored_game_is_replaced_only_by_a_better_one(lab, tmp_path):
    file = tmp_path / "better.txt"

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


def test_distribution_matches_the_table(lab):
    pars = sorted((int(line.split()[1].rstrip("!")), int(line.split()[0])) for line in lines(ROOT / "Data" / PARS))
    assert len(pars) == 1000
    spread = run_for_json(lab, "triples", "par", "--distribution", "1000")
    assert list(spread) == ["first", "games", "mean", "standardDeviation", "least", "most", "quantiles", "classes"]
    assert (spread["first"], spread["games"]) == (1, 1000)
    assert spread["mean"] == pytest.approx(statistics.mean(par for par, _ in pars), abs=0.005)
    assert spread["standardDeviation"] == pytest.approx(statistics.stdev(par for par, _ in pars), abs=0.005)
    assert spread["least"] == {"game": pars[0][1], "score": pars[0][0]}
    most = max(par for par, _ in pars)
    assert spread["most"] == {"game": min(game for par, game in pars if par == most), "score": most}
    for share, par in spread["quantiles"].items():
        assert par == pars[round(1000 * float(share)) - 1][0], share
    starts = [start for start, _ in spread["classes"]]
    assert starts == sorted(set(starts)) and starts[0] <= pars[0][0]
    for (start, count), end in zip(spread["classes"], [*starts[1:], 10**9]):
        assert count == sum(start <= par < end for par, _ in pars), start

    text = run(lab, "triples", "par", "--distribution", "1000", "--threads", "1").stdout
    assert text.startswith("Par of 1,000 games, 1 to 1000\nmean 1440.87 ± ")
    assert f"  median {statistics.median_low([par for par, _ in pars]):9,}\n" in text
    assert text.endswith(f"most {most:,}, game {spread['most']['game']}\n")

    one = run_for_json(lab, "triples", "par", "--distribution", "1")
    assert (one["mean"], one["standardDeviation"]) == (5194, 0)
    assert set(one["quantiles"].values()) == {5194} and [count for _, count in one["classes"]] == [1]


def test_medals_are_counted_as_the_article_shows(lab):
    result = run(lab, "triples", "medals")
    assert result.returncode == 0, result.stderr
    article = (ROOT / "Sources/Triples/Model/TriplesModel.docc/LevelsAndMedals.md").read_text()
    assert f"$ parlor-lab triples medals\n{result.stdout}```\n" in article


def test_medals_reproduces_the_stored_table_and_keeps_other_rows(lab, tmp_path):
    file = tmp_path / "opponents.txt"
    result = run(lab, "triples", "medals", "--games", "138", "--table", str(file))
    assert result.returncode == 0, result.stderr
    assert "  Coach             1       0       0       0       0\n" in result.stdout
    assert result.stdout.endswith("Tough deals: 1 of 1 levels\n")
    assert file.read_text() == heading(OPPONENTS) + line_of(138, OPPONENTS) + "\n"
    # The rows of other games aren't changed.
    result = run(lab, "triples", "medals", "--games", "10", "--plies", "0", "--table", str(file))
    assert result.returncode == 0 and result.stdout.endswith("Tough deals: 2 of 2 levels\n")
    assert [line.split()[0] for line in lines(file)] == ["10", "138"]
    assert lines(file)[-1] == line_of(138, OPPONENTS)


def test_unusable_tables_and_arguments_are_rejected(lab, tmp_path, subtests):
    file, nowhere = tmp_path / "table.txt", tmp_path / "nowhere" / "pars.txt"
    at = heading(PARS).count("\n") + 1
    pars, opponents = f"{file} is not a table of pars: ", f"{file} is not a table of opponents."
    for tool, content, fault in [
        ("par", "14 368! AAAA\n", pars + "line 1: move 3 cannot be played."),
        # Truncated tables.
        ("par", line_of(14).rpartition(" ")[0], pars + "line 1: this is not NUMBER SCORE MOVES."),
        ("par", line_of(14)[:-3], pars + "line 1: the game is not over after the last move."),
        ("par", heading(PARS) + line_of(14).replace("368!", "400!") + "\n", pars + f"line {at}: the moves make 368 points."),
        ("medals", "14 3 2\n", opponents),
    ]:
        file.write_text(content)
        assert_refused(subtests, [lab, "triples", tool, "--games", "1-3", "--table", str(file)], ([], 65, fault))
        assert file.read_text() == content
    result = run(lab, "triples", "par", "--games", "886", "--table", str(nowhere))
    assert (result.returncode, result.stdout) == (74, "")
    assert result.stderr.startswith(f"{nowhere} cannot be written: ")
    # Requests that can't be fulfilled are usage errors.
    file, some = tmp_path / "opponents.txt", ["par", "--games", "1-9"]
    for arguments in [
        ["par"], ["par", "--games", "0-3"], ["par", "--games", "3-1"], ["par", "--games", "1-1000001"], [*some, "--json"],
        [*some, "--width", "0"], [*some, "--width", "10000001"], [*some, "--threads", "0"], [*some, "--distribution", "9"],
        *(["par", "--distribution", games] for games in ["0", "10000001", "x"]), ["par", "--distribution", "9", "--threads", "0"],
        *(["medals", "--games", games, "--table", str(file)] for games in ["0-5", "999-1001", "5-4", "x"]),
    ]:  # fmt: skip
        with subtests.test(arguments=arguments):
            result = run(lab, "triples", *arguments)
            assert (result.returncode, result.stdout) == (64, "")
            assert result.stderr.startswith("Error: ")
    assert not file.exists()
