"""A browser with the storage of release 0.1.0 continues as before."""

import re

import kept_codebreaker
import kept_triples
from codebreaker import GAME_KEY as CODEBREAKER_KEY
from codebreaker import STATISTICS_KEY
from game_page import GamePage
from kept_storage import links, seen, texts
from playwright.sync_api import expect
from triples import ARROWS, LEVELS_KEY, SCORES_KEY
from triples import GAME_KEY as TRIPLES_KEY

MOMENTS = ["ended", "half-played", "left"]

# All recorded screens, by the storage and the function that reads it.
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
    """Returns the browser's storage."""
    return table.page.evaluate("() => ({ ...localStorage })")


def line_of(text: str, word: str) -> str | None:
    """Returns the value of a line of a saved text."""
    found = re.search(rf"^{word} (.*)$", text, re.MULTILINE)
    return found and found[1]


def test_triples_shows_the_same_as_in_0_1_0(take, subtests):
    assert_all_is_seen(take, subtests, kept_triples)


def test_codebreaker_shows_the_same_as_in_0_1_0(take, subtests):
    assert_all_is_seen(take, subtests, kept_codebreaker)


def assert_all_is_seen(take, subtests, game) -> None:
    for moment, read in READINGS:
        if read.__module__ == game.__name__:
            with subtests.test(read.__name__):
                entries = read(take("desktop"))
                assert entries == seen(moment, *{screen for screen, _, _ in entries})


def test_viewing_changes_no_text(take, subtests):
    for moment in MOMENTS:
        desktop = take("desktop")
        with subtests.test(moment):
            assert stored(look_at_triples(desktop, moment)) == texts(moment)
            # The clock of a visible game runs, and may be saved.
            assert timeless(stored(look_at_codebreaker(desktop, moment))) == timeless(texts(moment))
    with subtests.test("the review by its address"):
        table = kept_codebreaker.sit_down(take("desktop"), "ended", "#review")
        expect(table.reviewed).to_have_count(4)
        assert stored(table) == texts("ended")


def look_at_triples(device, moment: str) -> GamePage:
    table = kept_triples.sit_down(device, moment)
    if moment == "ended":
        expect(table.ended).to_be_visible()
    else:
        for name in ("Scores", "About", "Board"):
            table.tab(name).click()
    return table


def look_at_codebreaker(device, moment: str) -> GamePage:
    table = kept_codebreaker.sit_down(device, moment)
    for name in ("Statistics", "Rules", "Play"):
        table.tab(name).click()
        if name == "Statistics":
            kept_codebreaker.see_skill(table)
    return table


def timeless(kept: dict[str, str]) -> dict[str, str]:
    return {key: re.sub(r"\nseconds \d+", "", text) for key, text in kept.items()}


def test_triples_game_continues(desktop):
    table = kept_triples.sit_down(desktop, "half-played")
    before = texts("half-played")
    # Undoing and redoing moves, and changing settings back, leaves the texts unchanged.
    for name in ["Undo"] * 5 + ["Redo"] * 8 + ["Undo"] * 3:
        table.button(name).click()
    assert stored(table) == before
    for name in ("Random", "Determ"):
        table.page.get_by_role("radio", name=name).check()
    table.tab("Scores").click()
    for name in ("Points", "Medals"):
        table.page.get_by_role("radio", name=name).check()
    assert stored(table) == before
    # The end of a game is recorded, and removed when undone. Medals stay won.
    table.tab("Board").click()
    table.button("New Game").click()
    scores = stored(table)[SCORES_KEY]
    assert set(before[SCORES_KEY].split("\n")) < set(scores.split("\n"))
    assert re.search(r"\n\d+ \d+ uph triples/1 537 \w+\n", scores)
    table.button("Keep playing").click()
    before[LEVELS_KEY] = "triples-levels/1\n14 0\n311 0\n537 0\n862 444"
    assert stored(table) == before
    # Redoes the undone move. Everything else is unchanged.
    again = line_of(before[TRIPLES_KEY], "redo")
    table.press(ARROWS[again[0]])
    played = f"game {line_of(before[TRIPLES_KEY], 'game')}"
    game = before[TRIPLES_KEY].replace(played, played + again[0]).replace(f"redo {again}", f"redo {again[1:]}")
    assert stored(table) == before | {TRIPLES_KEY: game}
    table.page.reload()
    assert table.line() == line_of(game, "game") and stored(table)[TRIPLES_KEY] == game


def test_codebreaker_game_can_be_finished(desktop):
    table = kept_codebreaker.sit_down(desktop, "half-played")
    before = texts("half-played")
    assert_clock_goes_on(table, line_of(before[CODEBREAKER_KEY], "seconds"))
    # A setting is changed, and changed back.
    letters = table.open_settings().get_by_role("group", name="Letters on colors")
    for name in ("Off", "On"):
        letters.get_by_role("radio", name=name, exact=True).check()
    assert stored(table)["parlor.codebreaker.settings"] == before["parlor.codebreaker.settings"]
    table.close_settings()
    # Choosing pegs is saved.
    assert line_of(before[CODEBREAKER_KEY], "guess") == "8-2-" and table.selected() == 2
    table.press("1", "End", "2")
    assert line_of(stored(table)[CODEBREAKER_KEY], "guess") == "8021"
    table.press("Enter")
    found = stored(table)
    game = found.pop(CODEBREAKER_KEY)
    assert line_of(game, "game") == line_of(before.pop(CODEBREAKER_KEY), "game") + ",8021"
    assert line_of(game, "guess") is None and line_of(game, "hints") == "3" and found == before
    # The end changes the figures of its group. Older figures stay, and the game counts in the group for its number of choices.
    table.click_code(kept_codebreaker.CODE)
    table.guess_button.click()
    after = stored(table)[STATISTICS_KEY]
    same = [line for line in before[STATISTICS_KEY].split("\n") if not line.startswith("latest ")]
    assert [line for line in after.split("\n") if not line.startswith(("4-colors ", "latest "))] == same
    assert line_of(after, "4-colors") == "12 1 1 1 - 0,0,0,0,1 1 0,0,0,0,1"
    assert line_of(after, "latest").split(" ", 1)[1] == "codebreaker/1 555 4.swiftui-colors.10"


def assert_clock_goes_on(table, seconds: str) -> None:
    assert int(seconds) <= kept_codebreaker.seconds(table) < int(seconds) + 20


def test_abandoned_codebreaker_game_is_restored(desktop):
    table = kept_codebreaker.sit_down(desktop, "left")
    before = texts("left")[CODEBREAKER_KEY]
    table.page.get_by_role("button", name=re.compile("^Back to ")).click()
    assert_clock_goes_on(table, line_of(before, "left-seconds"))
    game = stored(table)[CODEBREAKER_KEY]
    for word, left in (("game", "left"), ("guess", "left-guess"), ("hints", "left-hints")):
        assert line_of(game, word) == line_of(before, left)


def test_links_open_the_same_screens(take, subtests):
    for game, page in (("triples", kept_triples), ("codebreaker", kept_codebreaker)):
        table = page.sit_down(take("desktop"), "half-played")
        for address, *expected in links(game):
            with subtests.test(address):
                assert page.follow(table, address) == expected
