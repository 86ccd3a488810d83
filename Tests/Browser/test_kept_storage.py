"""A browser that played release 0.1.0 goes on as if nothing had happened."""

import re

import kept_codebreaker
import kept_triples
import pytest
from codebreaker import GAME_KEY as CODEBREAKER_KEY
from codebreaker import STATISTICS_KEY
from kept_storage import links, seen, texts
from playwright.sync_api import expect
from triples import ARROWS, LEVELS_KEY, SCORES_KEY
from triples import GAME_KEY as TRIPLES_KEY

MOMENTS = ["ended", "half-played", "left"]

# Everything that was written down, by the storage and by what reads it.
READINGS = [
    ("ended", kept_triples.ended),
    ("ended", kept_triples.ended_and_closed),
    ("half-played", kept_triples.half_played),
    ("half-played", kept_triples.played_on),
    ("left", kept_triples.watched),
    ("ended", kept_codebreaker.over),
    ("half-played", kept_codebreaker.half_played),
    ("half-played", kept_codebreaker.played_on),
    ("half-played", kept_codebreaker.solved),
    ("left", kept_codebreaker.left),
]


def stored(table) -> dict[str, str]:
    """Everything that the browser keeps now."""
    return table.page.evaluate("() => ({ ...localStorage })")


def line_of(text: str, word: str) -> str | None:
    """The value of a line of a saved text."""
    found = re.search(rf"^{word} (.*)$", text, re.MULTILINE)
    return found and found[1]


@pytest.mark.parametrize(
    "moment, read", READINGS, ids=[f"{read.__module__.removeprefix('kept_')}-{read.__name__}" for _, read in READINGS]
)
def test_the_page_shows_what_it_showed(desktop, moment, read):
    entries = read(desktop)
    screens = {screen for screen, _, _ in entries}
    assert entries == seen(moment, *screens)


@pytest.mark.parametrize("moment", MOMENTS)
def test_looking_changes_no_text(desktop, moment):
    table = kept_triples.sit_down(desktop, moment)
    if moment == "ended":
        expect(table.ended).to_be_visible()
    else:
        for name in ("Scores", "About", "Board"):
            table.tab(name).click()
    assert stored(table) == texts(moment)
    table = kept_codebreaker.sit_down(desktop, moment)
    for name in ("Statistics", "Rules", "Play"):
        table.tab(name).click()
        if name == "Statistics":
            kept_codebreaker.see_skill(table)
    # The clock of a game that is in front goes on, and may be saved.
    def timeless(kept):
        return {key: re.sub(r"\nseconds \d+", "", text) for key, text in kept.items()}

    assert timeless(stored(table)) == timeless(texts(moment))


def test_a_move_of_triples_is_saved(desktop):
    table = kept_triples.sit_down(desktop, "half-played")
    before = texts("half-played")
    again = line_of(before[TRIPLES_KEY], "redo")
    table.press(ARROWS[again[0]])
    # The move that was taken back, played again, and everything else as it was.
    played = f"game {line_of(before[TRIPLES_KEY], 'game')}"
    game = before[TRIPLES_KEY].replace(played, played + again[0]).replace(f"redo {again}", f"redo {again[1:]}")
    assert stored(table) == before | {TRIPLES_KEY: game}
    table.page.reload()
    assert table.line() == line_of(game, "game") and stored(table)[TRIPLES_KEY] == game


def test_moves_of_triples_taken_back_and_played_again_leave_the_text_as_it_was(desktop):
    table = kept_triples.sit_down(desktop, "half-played")
    for name in ["Undo"] * 5 + ["Redo"] * 8 + ["Undo"] * 3:
        table.button(name).click()
    assert stored(table) == texts("half-played")


def test_an_end_of_triples_is_recorded_and_taken_back(desktop):
    table = kept_triples.sit_down(desktop, "half-played")
    before = texts("half-played")
    table.button("New Game").click()
    found = stored(table)
    assert set(before[SCORES_KEY].split("\n")) < set(found[SCORES_KEY].split("\n"))
    assert re.search(r"\n\d+ \d+ uph triples/1 537 \w+\n", found[SCORES_KEY])
    table.button("Keep playing").click()
    # What was won in levels stays won.
    levels = stored(table)[LEVELS_KEY]
    assert levels == "triples-levels/1\n14 0\n311 0\n537 0\n862 444"
    assert stored(table) == before | {LEVELS_KEY: levels}


def test_settings_of_triples_are_changed_and_changed_back(desktop):
    table = kept_triples.sit_down(desktop, "half-played")
    for name in ("Random", "Determ"):
        table.page.get_by_role("radio", name=name).check()
    table.tab("Scores").click()
    for name in ("Points", "Medals"):
        table.page.get_by_role("radio", name=name).check()
    assert stored(table) == texts("half-played")


def test_an_attempt_of_codebreaker_is_saved(desktop):
    table = kept_codebreaker.sit_down(desktop, "half-played")
    before = texts("half-played")
    assert line_of(before[CODEBREAKER_KEY], "guess") == "8-2-" and table.selected() == 2
    table.press("1", "End", "2")
    assert line_of(stored(table)[CODEBREAKER_KEY], "guess") == "8021"
    table.press("Enter")
    found = stored(table)
    game = found.pop(CODEBREAKER_KEY)
    assert line_of(game, "game") == line_of(before.pop(CODEBREAKER_KEY), "game") + ",8021"
    assert line_of(game, "guess") is None and line_of(game, "hints") == "3" and found == before


def test_the_end_of_a_game_of_codebreaker_changes_the_counts_of_its_group(desktop):
    table = kept_codebreaker.sit_down(desktop, "half-played")
    before = texts("half-played")[STATISTICS_KEY]
    table.click_code(kept_codebreaker.CODE)
    table.guess_button.click()
    after = stored(table)[STATISTICS_KEY]
    # What was counted then stays as it was; the game is counted by its choices.
    same = [line for line in before.split("\n") if not line.startswith("latest ")]
    assert [line for line in after.split("\n") if not line.startswith(("4-colors ", "latest "))] == same
    assert line_of(after, "4-colors") == "12 1 1 1 - 0,0,0,1 1 0,0,0,1"
    assert line_of(after, "latest").split(" ", 1)[1] == "codebreaker/1 555 4.swiftui-colors.10"


@pytest.mark.parametrize("moment, word", [("half-played", "seconds"), ("left", "left-seconds")])
def test_the_clock_of_codebreaker_goes_on(desktop, moment, word):
    table = kept_codebreaker.sit_down(desktop, moment)
    if moment == "left":
        table.page.get_by_role("button", name=re.compile("^Back to ")).click()
    begun = int(line_of(texts(moment)[CODEBREAKER_KEY], word))
    assert begun <= kept_codebreaker.seconds(table) < begun + 20


def test_a_game_of_codebreaker_brought_back_is_the_one_that_was_left(desktop):
    table = kept_codebreaker.sit_down(desktop, "left")
    before = texts("left")[CODEBREAKER_KEY]
    table.page.get_by_role("button", name=re.compile("^Back to ")).click()
    game = stored(table)[CODEBREAKER_KEY]
    for word, left in (("game", "left"), ("guess", "left-guess"), ("hints", "left-hints")):
        assert line_of(game, word) == line_of(before, left)


def test_settings_of_codebreaker_are_changed_and_changed_back(desktop):
    table = kept_codebreaker.sit_down(desktop, "half-played")
    letters = table.open_settings().get_by_role("group", name="Letters on colors")
    for name in ("Off", "On"):
        letters.get_by_role("radio", name=name, exact=True).check()
    assert stored(table)["parlor.codebreaker.settings"] == texts("half-played")["parlor.codebreaker.settings"]


def test_the_review_of_codebreaker_opens_by_its_address(desktop):
    table = kept_codebreaker.sit_down(desktop, "ended", "#review")
    expect(table.reviewed).to_have_count(4)
    assert stored(table) == texts("ended")


@pytest.mark.parametrize(
    "game, page", [("triples", kept_triples), ("codebreaker", kept_codebreaker)], ids=["triples", "codebreaker"]
)
def test_links_open_what_they_opened(desktop, game, page):
    table = page.sit_down(desktop, "half-played")
    for address, *expected in links(game):
        assert page.follow(table, address) == expected, address
