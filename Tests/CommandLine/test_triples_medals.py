"""`parlor-lab triples medals`: what the medals of the levels take, the same whenever it is worked out."""

from repository import ROOT, run

TABLE = ROOT / "Data" / "triples-medals.txt"
HEADING = "".join(line for line in TABLE.read_text().splitlines(keepends=True) if line.startswith("#"))


def line_of(number):
    return next(line for line in TABLE.read_text().splitlines() if line.startswith(f"{number} "))


def test_it_writes_the_table_that_is_there(lab, tmp_path):
    file = tmp_path / "medals.txt"
    result = run(lab, "triples", "medals", "--games", "138", "--table", str(file))
    assert result.returncode == 0, result.stderr
    assert result.stdout.splitlines()[0] == "Crown: 1 of 1 levels, the median is 68 points"
    assert result.stdout.splitlines()[-1] == "Hard luck: 1"
    assert file.read_text() == HEADING + line_of(138) + "\n"
    # What it says of other games stays.
    result = run(lab, "triples", "medals", "--games", "10", "--plies", "0", "--table", str(file))
    assert result.returncode == 0 and result.stdout.startswith("Crown: 1 of 1 levels, the median is 216 points\n")
    assert [line.split()[0] for line in file.read_text().removeprefix(HEADING).splitlines()] == ["10", "138"]
    assert file.read_text().splitlines()[-1] == line_of(138)


def test_only_levels_have_medals(lab, tmp_path, subtests):
    for games in ["0-5", "999-1001", "5-4", "x"]:
        with subtests.test(games=games):
            file = tmp_path / "medals.txt"
            result = run(lab, "triples", "medals", "--games", games, "--table", str(file))
            assert result.returncode == 64 and not file.exists()


def test_a_damaged_table_is_left_alone(lab, tmp_path):
    file = tmp_path / "medals.txt"
    file.write_text("14 3 2 1\n")
    result = run(lab, "triples", "medals", "--games", "14", "--table", str(file))
    assert (result.returncode, result.stderr) == (65, f"{file} is not a table of medals.\n")
    assert file.read_text() == "14 3 2 1\n"
