"""`parlor GAME replay`, and how `parlor` and `parlor-lab` explain themselves."""

import json
import re

import pytest
from repository import ROOT, fixture_rows, run


# A game of each kind. The native tests hold the reports of all games, and the fault of each bad line, against the fixtures.
REPLAYED = {
    "triples": ("triples/1 14 uldr", ["game", "moves", "score", "done", "board"], "Game 14, 4 moves, score 22, not done"),
    "codebreaker": (
        "codebreaker/1 537 4.mastermind 0123,2020",
        ["game", "pegs", "theme", "limit", "attempts", "ending", "code"],
        "Game 537, Mastermind, 4 pegs, 2 attempts, solved",
    ),
}


@pytest.mark.parametrize("game", REPLAYED)
def test_replay_prints_json_and_text(parlor, game):
    line, keys, head = REPLAYED[game]
    report = run(parlor, game, "replay", line, "--json")
    assert (report.returncode, report.stderr) == (0, "")
    # Compact, in one line.
    assert report.stdout == json.dumps(json.loads(report.stdout), separators=(",", ":")) + "\n"
    assert list(json.loads(report.stdout)) == keys
    text = run(parlor, game, "replay", line)
    assert (text.returncode, text.stderr, text.stdout.splitlines()[:2]) == (0, "", [head, ""])


@pytest.mark.parametrize("game", REPLAYED)
def test_a_bad_line_is_one_line_on_standard_error(parlor, game):
    line = REPLAYED[game][0]
    for flags in ([], ["--json"]):
        for bad in ("", "\n", f"{line} ", f"{line}\n", f"{line}\nl", f"{line}\r\n", f"{line}é", f"{line}\x1b[2J"):
            result = run(parlor, game, "replay", bad, *flags)
            assert (result.returncode, result.stdout) == (65, ""), repr(bad)
            assert result.stderr.count("\n") == 1 and result.stderr.endswith("\n"), repr(bad)
            assert result.stderr.rstrip("\n").isprintable(), repr(bad)
    fault = fixture_rows(f"{game}-faults.tsv")[-1]
    assert run(parlor, game, "replay", fault[0]).stderr == fault[1] + "\n"


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


@pytest.mark.parametrize("name, commands", [("parlor", PLAYED), ("parlor-lab", TOOLS)], ids=["parlor", "parlor-lab"])
def test_help_says_what_it_is_and_gives_examples(parlor, lab, name, commands):
    for words in every(commands):
        result = run({"parlor": parlor, "parlor-lab": lab}[name], *words, "--help")
        assert (result.returncode, result.stderr) == (0, ""), words
        assert "OVERVIEW: " in result.stdout and " ".join(["USAGE:", name, *words]) in result.stdout, words
        assert re.search(rf"^  (swift run .*)?{name} (triples|codebreaker|today)", result.stdout, re.MULTILINE), words
        for game in words[:1] or ["triples", "codebreaker"]:
            assert f"{name} {game} " in result.stdout, words


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


def test_parlor_does_not_know_the_tools(parlor):
    for game, tool in [(game, tool) for game, tools in TOOLS.items() for tool in tools]:
        result = run(parlor, game, tool)
        unknown = run(parlor, game, "nonsense")
        assert (result.returncode, result.stdout) == (64, ""), tool
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
