"""`parlor codebreaker replay`."""

import json
import re

import pytest
from repository import fixture_rows, run

GAMES = fixture_rows("codebreaker-games.tsv")


@pytest.mark.parametrize("line, code, matches, standing", GAMES)
def test_games_come_out_as_the_fixtures_say(parlor, line, code, matches, standing):
    parts = line.split(" ")
    number, (pegs, theme, *limit) = parts[1], parts[2].split(".")
    guesses = [turn.split(":")[0] for turn in parts[3].split(",") if turn != "x"] if len(parts) > 3 else []
    counts = [tuple(map(int, match.split("+"))) for match in matches.split()]
    assert len(guesses) == len(counts)
    is_over = standing != "goes on"
    is_known = is_over and "-" not in code

    result = run(parlor, "codebreaker", "replay", line, "--json")
    assert (result.returncode, result.stderr) == (0, "")
    # Byte for byte: the keys, their order, and one line end.
    expected = {
        "game": number if "-" in number else int(number),
        "pegs": int(pegs),
        "theme": theme,
        "limit": int(limit[0]) if limit else None,
        "attempts": [
            {"guess": guess, "exact": exact, "inexact": inexact} for guess, (exact, inexact) in zip(guesses, counts)
        ],
        "ending": standing if is_over else None,
        "code": code if is_known else None,
    }
    assert result.stdout == json.dumps(expected, separators=(",", ":")) + "\n"

    text = run(parlor, "codebreaker", "replay", line)
    assert (text.returncode, text.stderr) == (0, "")
    head, blank, *attempts, master = text.stdout.splitlines()
    assert head.startswith("Without luck" if number == "without-luck" else f"Game {number}, ") and head.endswith(f", {standing}")
    assert f"{pegs} pegs" in head and f"{len(guesses)}" in head and blank == ""
    assert len(attempts) == len(guesses)
    for attempt, (exact, inexact) in zip(attempts, counts):
        told = {kind: int(count) for count, kind in re.findall(r"(\d+) (exact|inexact)", attempt)}
        assert (told.get("exact", 0), told.get("inexact", 0)) == (exact, inexact)
    assert master.startswith(("Code: hidden", "No code yet")) != is_known


@pytest.mark.parametrize("line, fault", fixture_rows("codebreaker-faults.tsv"))
@pytest.mark.parametrize("flags", [[], ["--json"]])
def test_a_bad_line_names_its_first_fault(parlor, line, fault, flags):
    result = run(parlor, "codebreaker", "replay", line, *flags)
    assert (result.returncode, result.stdout, result.stderr) == (65, "", fault + "\n")


@pytest.mark.parametrize("end", ["\n", "\r\n", "\x1b[2J", "é"])
def test_a_fault_is_one_line_whatever_is_in_it(parlor, end):
    result = run(parlor, "codebreaker", "replay", "codebreaker/1 14 4.mastermind 0123" + end)
    assert (result.returncode, result.stdout) == (65, "")
    assert result.stderr.count("\n") == 1 and result.stderr.endswith("\n")
    assert result.stderr.rstrip("\n").isprintable()
