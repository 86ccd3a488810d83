"""`parlor triples levels`: the map, the next level to go on with, cards, and the perfect game."""

import json
import os

import pytest
from repository import ROOT, run

TABLE = ROOT / "Data" / "triples-medals.txt"
KEPT = "triples-levels/1\n3 325\n10 190\n14 342\n15 0\n16 1"


@pytest.fixture
def levels(parlor, tmp_path):
    """Runs the command with a data folder of its own."""
    folder = tmp_path / "parlor"
    folder.mkdir()
    file = folder / "parlor.triples.levels.txt"
    file.write_text(KEPT)

    def run_it(*options):
        return run(parlor, "triples", "levels", *options, env=os.environ | {"XDG_DATA_HOME": str(tmp_path)})

    run_it.file = file
    run_it.folder = folder
    return run_it


def test_the_map_has_a_character_for_each_level(levels):
    result = levels()
    assert result.returncode == 0, result.stderr
    heading, _, *lines = result.stdout.splitlines()
    assert heading == "Crown 1, Gold 1, Silver 0, Bronze 1, Played 5"
    assert len(lines) == 20 and all(len(line) == 56 for line in lines)
    assert lines[0] == "   1  ..C......b...g--" + "." * 34
    assert lines[-1] == " 951  " + "." * 50
    assert sorted(path.name for path in levels.folder.iterdir()) == [levels.file.name], "looking changes nothing"


def test_by_difficulty_the_poorest_deals_come_first(levels):
    found = json.loads(levels("--by-difficulty", "--json").stdout)["levels"]
    crowns = [level["medals"]["crown"] for level in found]
    assert len(found) == 1000 and crowns == sorted(crowns)
    level = next(level for level in found if level["number"] == 14)
    medals = {"bronze": 252, "silver": 314, "gold": 342, "crown": 368}
    assert level == {"number": 14, "state": "gold", "best": 342, "medals": medals}


@pytest.mark.parametrize(
    ("options", "title"),
    [
        (["--next", "unplayed"], "Game 1"), (["--next", "without-gold"], "Game 1"),
        (["--next", "unplayed", "--by-difficulty"], "Game 783"), (["--level", "14"], "Game 14"),
    ],
)  # fmt: skip
def test_a_card_is_shown(levels, options, title):
    result = levels(*options)
    assert result.returncode == 0 and result.stdout.splitlines()[0] == title


def test_a_card_says_what_the_medals_take(levels):
    assert levels("--level", "14").stdout.splitlines() == [
        "Game 14", "Crown: 368 points", "Gold: 342 points, won", "Silver: 314 points, won", "Bronze: 252 points, won", "",
        "Your best is 342, 26 short of the crown. Hard luck: little can be made of these tiles.",
    ]  # fmt: skip


def test_the_perfect_game_is_for_those_who_have_the_crown_or_give_up(levels, parlor):
    found = json.loads(levels("--level", "3", "--json").stdout)
    assert found["best"] == 325 and not found["watched"]
    replay = run(parlor, "triples", "replay", found["perfect"], "--json")
    assert json.loads(replay.stdout)["score"] == 325
    assert json.loads(levels("--level", "14", "--json").stdout)["perfect"] is None
    assert levels.file.read_text() == KEPT
    result = levels("--level", "14", "--give-up")
    assert "The level is given up." in result.stdout and "parlor triples replay 'triples/1 14 " in result.stdout
    assert levels.file.read_text() == KEPT.replace("14 342", "14 342 watched")
    assert json.loads(levels("--level", "14", "--json").stdout)["perfect"].startswith("triples/1 14 ")


def test_what_makes_no_sense_is_refused(levels, subtests):
    for options in [["--level", "0"], ["--level", "1001"], ["--level", "x"], ["--next", "best"], ["--give-up"], ["--next", "unplayed", "--level", "1"]]:
        with subtests.test(options=options):
            result = levels(*options)
            assert result.returncode == 64 and result.stdout == ""


def test_who_has_all_is_told_so(levels):
    levels.file.write_text("triples-levels/1" + "".join(f"\n{number} 99999" for number in range(1, 1001)))
    result = levels("--next", "without-gold")
    assert (result.returncode, result.stderr) == (65, "There is no such level left.\n")
