"""`parlor triples levels`: the chapters, cards, and the perfect game. Native tests check their words."""

import os

import pytest
from repository import run_for_json, run

STORED_LEVELS = "triples-levels/2\n3 325 0\n10 100 0\n14 342 0\n15 0 0\n16 1 0"


@pytest.fixture
def file(folder):
    """The file of the levels, of which some have been played."""
    file = folder / "parlor.triples.levels.txt"
    file.write_text(STORED_LEVELS)
    return file


@pytest.fixture
def levels(parlor, file):
    """A function that runs `parlor triples levels` with the levels in `file`."""
    environment = os.environ | {"XDG_DATA_HOME": str(file.parent.parent)}
    return lambda *options, runner=run: runner(parlor, "triples", "levels", *options, env=environment)


def test_map_has_a_line_for_each_chapter_and_names_the_next_level(levels, file):
    result = levels()
    assert result.returncode == 0, result.stderr
    heading, _, *lines = result.stdout.splitlines()
    assert heading == "Next: level 1, game 783"
    assert len(lines) == 50
    # The games 3, 10, and 14 are the levels 104, 80, and 143.
    assert lines[0] == " 1 Tight    ....................  0 of 20"
    assert lines[3] == " 4 Tight    ...................b  1 of 20"
    assert lines[5] == " 6 Snug     ...C................  1 of 20 · 1 crown"
    assert lines[7] == " 8 Snug     ..g.................  1 of 20 · 1 gold"
    assert lines[-1].startswith("50 Endless  ....")
    assert [path.name for path in file.parent.iterdir()] == [file.name], "viewing changes nothing"
    found = levels(runner=run_for_json)
    assert found["next"] == 1 and [level["level"] for level in found["levels"]] == list(range(1, 1001))
    crowns = [level["medals"]["crown"] for level in found["levels"]]
    assert crowns == sorted(crowns)
    medals = {"bronze": 148, "silver": 221, "gold": 295, "crown": 368}
    assert found["levels"][142] == {"level": 143, "chapter": 8, "number": 14, "state": "gold", "best": 342, "medals": medals}
    file.write_text("triples-levels/1" + "".join(f"\n{number} 99999" for number in range(1, 1001)))
    assert levels().stdout.splitlines()[0] == " 1 Tight    CCCCCCCCCCCCCCCCCCCC  20 of 20 · 20 crowns"
    assert levels(runner=run_for_json)["next"] is None


def test_card_shows_the_medals_of_a_level_or_of_a_games_level(levels, subtests):
    for options in [["--level", "143"], ["--game", "14"]]:
        with subtests.test(options=options):
            assert levels(*options).stdout.splitlines() == [
                "Level 143 · Game 14 · tough deal",
                "Crown: 368 points", "Gold: 295 points, won", "Silver: 221 points, won", "Bronze: 148 points, won", "",
                "Your best is 342, 26 short of the crown.",
                "To compare: the coach scores 342, the Matchmaker 314, and the Sweeper 252.",
            ]  # fmt: skip
            found = levels(*options, runner=run_for_json)
            assert (found["level"], found["chapter"], found["number"]) == (143, 8, 14)


def test_invalid_options_are_rejected(levels, subtests):
    for options in [
        *([option, number] for option in ["--level", "--game"] for number in ["0", "1001", "x"]), ["--give-up"],
        ["--game", "1", "--level", "1"],
    ]:  # fmt: skip
        with subtests.test(options=options):
            result = levels(*options)
            assert result.returncode == 64 and result.stdout == ""


def test_perfect_game_requires_the_crown_or_giving_up(levels, file, parlor):
    found = levels("--game", "3", runner=run_for_json)
    assert found["best"] == 325 and not found["watched"]
    assert found["opponents"] == {"coach": 325, "matchmaker": 221, "sweeper": 141}
    assert run_for_json(parlor, "triples", "replay", found["perfect"])["score"] == 325
    assert levels("--game", "14", runner=run_for_json)["perfect"] is None
    assert file.read_text() == STORED_LEVELS
    result = levels("--game", "14", "--give-up")
    assert "You gave up this level." in result.stdout and "parlor triples replay 'triples/1 14 " in result.stdout
    assert file.read_text() == STORED_LEVELS.replace("14 342 0", "14 342 0 watched")
    assert levels("--game", "14", runner=run_for_json)["perfect"].startswith("triples/1 14 ")
