"""`parlor triples levels`: the map, cards, and the perfect game. Native tests check their words."""

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


def test_map_has_a_character_for_each_level_and_sorts_by_difficulty(levels, file):
    result = levels()
    assert result.returncode == 0, result.stderr
    heading, _, *lines = result.stdout.splitlines()
    assert heading == "Crown 1, Gold 1, Silver 0, Bronze 1, Played 5"
    assert len(lines) == 20 and all(len(line) == 56 for line in lines)
    assert lines[0] == "   1  ..C......b...g--" + "." * 34
    assert lines[-1] == " 951  " + "." * 50
    assert [path.name for path in file.parent.iterdir()] == [file.name], "viewing changes nothing"
    # With `--by-difficulty`, the poorest deals come first, and a line starts with its place instead of a game's number.
    places = [line.split()[0] for line in levels("--by-difficulty").stdout.splitlines()[2:]]
    assert places[:2] == ["1st", "51st"] and places[-1] == "951st"
    found = levels("--by-difficulty", runner=run_for_json)["levels"]
    crowns = [level["medals"]["crown"] for level in found]
    assert len(found) == 1000 and crowns == sorted(crowns)
    medals = {"bronze": 148, "silver": 221, "gold": 295, "crown": 368}
    assert {"number": 14, "state": "gold", "best": 342, "medals": medals} in found


def test_card_shows_the_medals_of_a_given_or_the_next_level(levels, file, subtests):
    for options, title in [
        (["--next", "unplayed"], "Game 1"), (["--next", "without-gold"], "Game 1"),
        (["--next", "unplayed", "--by-difficulty"], "Game 783"),
    ]:  # fmt: skip
        with subtests.test(options=options):
            result = levels(*options)
            assert result.returncode == 0 and result.stdout.splitlines()[0] == title
    assert levels("--level", "14").stdout.splitlines() == [
        "Game 14", "Crown: 368 points", "Gold: 295 points, won", "Silver: 221 points, won", "Bronze: 148 points, won", "",
        "Your best is 342, 26 short of the crown. Tough deal: these tiles allow few points.",
        "To compare: the coach scores 342, the Matchmaker 314, and the Sweeper 252.",
    ]  # fmt: skip
    file.write_text("triples-levels/1" + "".join(f"\n{number} 99999" for number in range(1, 1001)))
    result = levels("--next", "without-gold")
    assert (result.returncode, result.stderr) == (65, "There are no such levels left.\n")


def test_invalid_options_are_rejected(levels, subtests):
    for options in [
        *(["--level", number] for number in ["0", "1001", "x"]), ["--next", "best"], ["--give-up"],
        ["--next", "unplayed", "--level", "1"],
    ]:  # fmt: skip
        with subtests.test(options=options):
            result = levels(*options)
            assert result.returncode == 64 and result.stdout == ""


def test_perfect_game_requires_the_crown_or_giving_up(levels, file, parlor):
    found = levels("--level", "3", runner=run_for_json)
    assert found["best"] == 325 and not found["watched"]
    assert found["opponents"] == {"coach": 325, "matchmaker": 221, "sweeper": 141}
    assert run_for_json(parlor, "triples", "replay", found["perfect"])["score"] == 325
    assert levels("--level", "14", runner=run_for_json)["perfect"] is None
    assert file.read_text() == STORED_LEVELS
    result = levels("--level", "14", "--give-up")
    assert "You gave up this level." in result.stdout and "parlor triples replay 'triples/1 14 " in result.stdout
    assert file.read_text() == STORED_LEVELS.replace("14 342 0", "14 342 0 watched")
    assert levels("--level", "14", runner=run_for_json)["perfect"].startswith("triples/1 14 ")
