"""`parlor triples replay`, and how `parlor` and `parlor-lab` explain themselves."""

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


# What each program offers. Every command has a help text.
PLAYED = {
    "triples": ("play", "replay", "hint", "review", "duel", "levels", "practice"),
    "codebreaker": ("play", "match", "replay", "practice"),
    "today": ("triples", "codebreaker", "standings", "verify"),
}
TOOLS = {
    "triples": ("autoplay", "train", "par", "medals", "bench"),
    "codebreaker": ("strategy", "verify-strategy", "bench", "par"),
}


def every(commands):
    """A program's arguments for each of its commands, from the program itself down."""
    return [[], *([group] for group in commands), *([group, tool] for group, tools in commands.items() for tool in tools)]


@pytest.mark.parametrize(
    "name, words", [("parlor", words) for words in every(PLAYED)] + [("parlor-lab", words) for words in every(TOOLS)]
)
def test_help_says_what_it_is_and_gives_examples(parlor, lab, name, words):
    result = run({"parlor": parlor, "parlor-lab": lab}[name], *words, "--help")
    assert (result.returncode, result.stderr) == (0, "")
    assert "OVERVIEW: " in result.stdout and " ".join(["USAGE:", name, *words]) in result.stdout
    assert re.search(rf"^  (swift run .*)?{name} (triples|codebreaker|today)", result.stdout, re.MULTILINE)
    for game in words[:1] or ["triples", "codebreaker"]:
        assert f"{name} {game} " in result.stdout


def test_the_version_is_that_of_the_change_log(parlor, lab):
    latest = re.search(r"^## (\d+\.\d+\.\d+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert run(parlor, "--version").stdout == run(lab, "--version").stdout == latest[1] + "\n"


def test_wrong_use_is_told_from_bad_data(parlor, lab):
    for arguments in (["triples", "replay"], ["nonsense"], ["triples", "replay", "triples/1", "14", "u"]):
        result = run(parlor, *arguments)
        assert (result.returncode, result.stdout) == (64, "")
        assert "Usage: parlor" in result.stderr
    result = run(lab, "nonsense")
    assert (result.returncode, result.stdout) == (64, "") and "Usage: parlor-lab" in result.stderr


@pytest.mark.parametrize("game, tool", [(game, tool) for game, tools in TOOLS.items() for tool in tools])
def test_parlor_does_not_know_the_tools(parlor, game, tool):
    result = run(parlor, game, tool)
    unknown = run(parlor, game, "nonsense")
    assert (result.returncode, result.stdout) == (64, "")
    assert result.stderr == unknown.stderr.replace("nonsense", tool)


def test_bench_prints_speed_machine_and_command(lab):
    result = run(lab, "triples", "bench", "--games", "5")
    assert (result.returncode, result.stderr) == (0, "")
    for what in ("moves by the rules", "collapses in four directions at once", "moves learned from", "looks at the network"):
        assert re.search(rf"^ *[\d,]+ {what} per second", result.stdout, re.MULTILINE)
    assert "the engine plays 1,000 random moves as the rules do" in result.stdout
    assert "core" in result.stdout
    assert "parlor-lab triples bench --games 5" in result.stdout
    assert run(lab, "triples", "bench", "--games", "0").returncode == 64
