"""The table of the best strategies for CodeBreaker: `make prove`, and the programs that check it independently of
Parlor."""

import csv
import re
import shutil
import subprocess
import sys

import pytest
from repository import ROOT, run

FOLDER = ROOT / "Data/codebreaker-strategies"

with open(FOLDER / "strategies.csv", newline="", encoding="ascii") as table:
    ROWS = list(csv.DictReader(table))


def game_name(row):
    return f"{row['pegs']}x{row['colors']}" + (f"-at-most-{row['limit']}" if row["limit"] else "")


def test_independent_program_plays_every_strategy():
    files = [FOLDER / f"{game_name(row)}.txt" for row in ROWS]
    result = subprocess.run([sys.executable, str(FOLDER / "check_strategy.py"), *files], capture_output=True, text=True)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.splitlines() == [
        f"{file}: {int(row['total']):,} guesses for {int(row['codes']):,} codes; by guesses: {row['histogram']}"
        for file, row in zip(files, ROWS)
    ]


def test_independent_program_rejects_faulty_strategies(tmp_path, subtests):
    for spoil, fault in [
        (lambda text: text.replace("strategy/1", "strategy/2"), "this is no strategy"),
        (lambda text: text.split("\n")[0] + "\n", "there is no guess"),
        (lambda text: text.rsplit("\n", 2)[0] + "\n", "is not found"),
        (lambda text: text.replace("\n ", "\n  ", 1), "line 3 is too deep"),
        (lambda text: text + text.split("\n")[2] + "\n", "repeats an answer"),
        (lambda text: text + "001\n", "is too deep"),
        (lambda text: "", "not enough values"),
    ]:
        with subtests.test(fault=fault):
            file = tmp_path / "best.txt"
            file.write_text(spoil((FOLDER / "3x4.txt").read_text()))
            result = subprocess.run([sys.executable, str(FOLDER / "check_strategy.py"), file], capture_output=True, text=True)
            assert (result.returncode, result.stdout) == (65, "")
            assert fault in result.stderr


def test_article_has_the_totals_of_the_table():
    article = (ROOT / "Sources/CodeBreaker/Coach/CodeBreakerCoach.docc/PerfectMastermind.md").read_text()
    told = {}
    for colors, cells in re.findall(r"^\| (\d+) \| (.*) \|$", article, re.M):
        for pegs, cell in enumerate(cells.split("|"), 3):
            if cell.strip():
                told[str(pegs), colors] = cell.strip()
    assert told == {
        (row["pegs"], row["colors"]): f"{int(row['total']):,} ({int(row['total']) / int(row['codes']):.4f})"
        for row in ROWS
        if not row["limit"]
    }


def test_stored_proofs_match_the_strategies(lab, subtests):
    for game in ["3x6", "4x4", "5x3"]:
        with subtests.test(game=game):
            files = [str(FOLDER / f"{game}.txt"), "--proof", str(FOLDER / f"{game}.proof")]
            result = run(lab, "codebreaker", "verify-strategy", *files)
            assert (result.returncode, result.stderr) == (0, "")
            assert "Proven: no strategy needs fewer." in result.stdout
            other = subprocess.run(
                [sys.executable, str(FOLDER / "check_proof.py"), str(FOLDER / f"{game}.proof")], capture_output=True, text=True
            )
            [row] = [row for row in ROWS if game_name(row) == game]
            assert f"no strategy needs fewer than {int(row['total']):,} guesses" in other.stdout


@pytest.fixture
def copy(tmp_path):
    """A folder with copies of the files that `make prove` reads and writes."""
    (tmp_path / "Scripts").mkdir()
    shutil.copy(ROOT / "Scripts/prove.py", tmp_path / "Scripts")
    shutil.copytree(FOLDER, tmp_path / "Data/codebreaker-strategies")
    return tmp_path


def prove(lab, folder, *arguments):
    return subprocess.run(
        [sys.executable, str(folder / "Scripts/prove.py"), "--lab", lab, *arguments], capture_output=True, text=True
    )


def test_rows_are_proven_again_and_false_or_unknown_rows_are_reported(lab, copy, subtests):
    result = prove(lab, copy, "3x4", "4x4", "3x9-at-most-6")
    assert (result.returncode, result.stderr) == (0, ""), result.stdout
    assert re.findall(r"^(\S+) +[\d.]+ s  (.*)$", result.stdout, re.M) == [
        ("3x4", "206 guesses, proven"),
        ("4x4-at-most-4", "905 guesses, proven"),
        ("4x4", "905 guesses, proven"),
        ("3x9-at-most-6", "3,596 guesses, proven"),
    ]
    for wrong in ["4", "4x", "4x6-at-most-x", "best"]:
        with subtests.test(wrong):
            result = prove(lab, copy, wrong)
            assert result.returncode == 1
            assert f"{wrong} is no game." in result.stderr
    table = copy / "Data/codebreaker-strategies/strategies.csv"
    text = table.read_text()
    for old, new, fault in [
        ("3,4,,64,206,", "3,4,,64,205,", "206 guesses, not 205"),
        (",4,4,1 6 35 22", ",4,5,1 6 35 22", "with 4 guesses: "),
        ("1 6 35 22", "1 6 36 21", "what is kept: "),
    ]:
        with subtests.test(fault=fault):
            assert text.count(old) == 1
            table.write_text(text.replace(old, new))
            result = prove(lab, copy, "3x4")
            assert result.returncode == 1
            assert fault in result.stdout


def test_write_option_records_a_new_strategy(lab, copy):
    folder = copy / "Data/codebreaker-strategies"
    table = folder / "strategies.csv"
    before = table.read_text()
    row = next(line for line in before.splitlines() if line.startswith("3,3,"))
    table.write_text(before.replace(row + "\n", ""))
    for file in folder.glob("3x3.*"):
        file.unlink()
    assert prove(lab, copy, "--write", "3x3").returncode == 0
    *known, seconds, proof, source = row.split(",")
    noted = next(line for line in table.read_text().splitlines() if line.startswith("3,3,")).split(",")
    # The search doesn't determine the fewest guesses, and the kind of proof is entered by hand.
    assert noted[:6] + noted[7:8] == known[:6] + known[7:]
    assert (noted[6], noted[9:]) == ("", ["once", ""])
    assert (folder / "3x3.txt").read_bytes() == (FOLDER / "3x3.txt").read_bytes()
