"""`parlor triples replay`, and how `parlor` explains itself."""

import json
import re

import pytest
from repository import ROOT, fixture_rows, run


@pytest.mark.parametrize("line, moves, score, done, board", fixture_rows("triples-games.tsv"))
def test_games_come_out_as_the_fixtures_say(parlor, line, moves, score, done, board):
    rows = [[int(value) for value in row.split(",")] for row in board.split("/")]
    result = run(parlor, "triples", "replay", line, "--json")
    assert (result.returncode, result.stderr) == (0, "")
    # Byte for byte: the keys, their order, and one line end.
    number = line.split(" ")[1]
    game = json.dumps(number) if "-" in number else number
    expected = (
        f'{{"game":{game},"moves":{moves},"score":{score},"done":{done},'
        f'"board":{json.dumps(rows, separators=(",", ":"))}}}\n'
    )
    assert result.stdout == expected
    assert list(json.loads(result.stdout)) == ["game", "moves", "score", "done", "board"]

    text = run(parlor, "triples", "replay", line)
    assert (text.returncode, text.stderr) == (0, "")
    head, blank, *lines = text.stdout.splitlines()
    assert head.startswith(f"Game {number}, {moves} move")
    assert head.endswith(f"score {score}, {'done' if done == 'true' else 'not done'}")
    assert blank == ""
    assert [[0 if cell == "." else int(cell) for cell in line.split()] for line in lines] == rows


@pytest.mark.parametrize("line, fault", fixture_rows("triples-faults.tsv"))
@pytest.mark.parametrize("flags", [[], ["--json"]])
def test_a_bad_line_names_its_first_fault(parlor, line, fault, flags):
    result = run(parlor, "triples", "replay", line, *flags)
    assert (result.returncode, result.stdout, result.stderr) == (65, "", fault + "\n")


@pytest.mark.parametrize("line", ["triples/1 14 u\n", "triples/1 14 u\nl", "\n", "triples/1 14 é", "triples/1 14 u\x1b[2J"])
def test_a_fault_is_one_line_whatever_is_in_it(parlor, line):
    result = run(parlor, "triples", "replay", line)
    assert (result.returncode, result.stdout) == (65, "")
    assert result.stderr.count("\n") == 1 and result.stderr.endswith("\n")
    assert result.stderr.rstrip("\n").isprintable()


@pytest.mark.parametrize(
    "arguments",
    [[], ["triples"], ["codebreaker"]]
    + [["triples", tool] for tool in ("play", "replay", "hint", "review", "duel", "autoplay", "train", "par", "medals")]
    + [["triples", tool] for tool in ("levels", "bench", "practice")]
    + [["codebreaker", tool] for tool in ("play", "match", "replay", "practice")]
    + [["today"]]
    + [["today", tool] for tool in ("triples", "codebreaker", "standings", "verify")],
)
def test_help_says_what_it_is_and_gives_examples(parlor, arguments):
    result = run(parlor, *arguments, "--help")
    assert (result.returncode, result.stderr) == (0, "")
    assert "OVERVIEW: " in result.stdout and "USAGE: parlor" in result.stdout
    assert re.search(r"^  (swift run .*)?parlor (triples|codebreaker|today)", result.stdout, re.MULTILINE)
    for game in [arguments[0]] if arguments else ["triples", "codebreaker"]:
        assert f"parlor {game} " in result.stdout


def test_the_version_is_that_of_the_change_log(parlor):
    latest = re.search(r"^## (\d+\.\d+\.\d+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert run(parlor, "--version").stdout == latest[1] + "\n"


def test_wrong_use_is_told_from_bad_data(parlor):
    for arguments in (["triples", "replay"], ["nonsense"], ["triples", "replay", "triples/1", "14", "u"]):
        result = run(parlor, *arguments)
        assert (result.returncode, result.stdout) == (64, "")
        assert "Usage: parlor" in result.stderr


def test_bench_prints_speed_machine_and_command(parlor):
    result = run(parlor, "triples", "bench", "--games", "5")
    assert (result.returncode, result.stderr) == (0, "")
    for what in ("moves by the rules", "collapses in four directions at once", "moves learned from", "looks at the network"):
        assert re.search(rf"^ *[\d,]+ {what} per second", result.stdout, re.MULTILINE)
    assert "the engine plays 1,000 random moves as the rules do" in result.stdout
    assert "core" in result.stdout
    assert "parlor triples bench --games 5" in result.stdout
    assert run(parlor, "triples", "bench", "--games", "0").returncode == 64
