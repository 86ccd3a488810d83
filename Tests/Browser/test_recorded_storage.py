"""A browser with the storage of release 0.1.0 continues where the player left off.

The sessions' RecordedStorageTests compare every recorded screen, link, and text. These tests check that the pages read this storage
and draw its games, and that they change nothing while the player only looks.
"""

import re

import codebreaker
import pytest
import triples
from game_page import store
from recorded_storage import recorded_texts, texts
from playwright.sync_api import expect
from situations import SILENT_WORKER

MOMENTS = ["ended", "half-played", "left"]
TABS = {"triples": ("Scores", "About", "Board"), "codebreaker": ("Statistics", "Rules", "Play")}


def open_page(device, moment: str, path: str):
    """Opens a page with a recorded storage. The coach never answers, so everything that is shown comes from the storage."""
    device.context().add_init_script(SILENT_WORKER)
    store(device, texts(moment))
    return device.open(path)


def stored(page) -> dict[str, str]:
    """Returns the browser's storage, except for the clock of the visible game, because it is running."""
    return without_clock(page.evaluate("() => ({ ...localStorage })"))


def without_clock(texts: dict[str, str]) -> dict[str, str]:
    return {key: re.sub(r"\nseconds \d+", "", text) for key, text in texts.items()}


@pytest.mark.parametrize("game", TABS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_viewing_does_not_change_what_is_stored(desktop, moment, game):
    page = open_page(desktop, moment, f"{game}/")
    expect(page.locator("#notice")).to_be_hidden()
    if (moment, game) == ("ended", "triples"):
        expect(page.get_by_role("dialog")).to_be_visible()
    else:
        for name in TABS[game]:
            page.get_by_role("tab", name=name).click()
    assert stored(page) == without_clock(texts(moment))


def test_unfinished_triples_game_is_drawn_and_continues(desktop):
    game = triples.TriplesPage(open_page(desktop, "half-played", "triples/"))
    assert game.rows() == recorded_texts("half-played", "triples board", "Board")
    assert [str(game.score())] == recorded_texts("half-played", "triples board", "Score")
    for name in ["Undo"] * 5 + ["Redo"] * 8:
        game.button(name).click()
    assert game.rows() == recorded_texts("half-played", "triples redone", "Board")
    game.page.reload()
    assert game.rows() == recorded_texts("half-played", "triples redone", "Board")
    game.tab("Scores").click()
    expect(game.page.locator("#scores > li")).to_have_count(len(recorded_texts("half-played", "triples scores", "Row")))


def test_unfinished_codebreaker_game_is_drawn_and_continues(desktop):
    game = codebreaker.CodeBreakerPage(open_page(desktop, "half-played", "codebreaker/"))
    assert game.read_attempts() == recorded_texts("half-played", "codebreaker game", "Attempt")
    assert game.drawn_markers() == recorded_texts("half-played", "codebreaker game", "Markers")
    assert game.read_guess() == recorded_texts("half-played", "codebreaker game", "Peg")
    game.press("1", "End", "2", "Enter")
    assert game.read_attempts() == recorded_texts("half-played", "codebreaker guessed", "Attempt")
    game.tab("Statistics").click()
    expect(game.page.locator("#skill").get_by_role("heading", name="Mistakes over time")).to_be_visible()


def test_saved_codebreaker_review_is_shown(desktop):
    game = codebreaker.CodeBreakerPage(open_page(desktop, "ended", "codebreaker/#review"))
    game.show_all_guesses()
    expect(game.reviewed).to_have_count(len(recorded_texts("ended", "codebreaker review", "Attempt")))
    spoken = [drawing.get_attribute("aria-label") for drawing in game.reviewed.get_by_role("img").all()]
    assert spoken == recorded_texts("ended", "codebreaker review", "Attempt")
    assert stored(game.page) == without_clock(texts("ended"))
