"""Every action is saved in the task of the browser that handles it, and restored. Native tests check what is saved."""

import codebreaker
import pytest
import triples
from codebreaker import FRESH
from frames import wait_for_frame
from game_page import stored

# Nothing else runs in the page between the key press and the look at its storage, as if the page crashed then.
PRESS_AND_READ = """([key, place]) => {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  return localStorage.getItem(place);
}"""

# For each game: how to open it, a key, the beginning of the text that is then saved, and what then looks different.
ACTIONS = {
    "triples": (lambda device: triples.open_game(device, "triples/1 14"), "ArrowUp", triples.saved("triples/1 14 u"), "#board"),
    "codebreaker": (
        lambda device: codebreaker.open_game(device, FRESH), "5", codebreaker.saved(FRESH, "guess 4---", "selected 1"), "#guess"
    ),
}  # fmt: skip


@pytest.mark.parametrize("game", ACTIONS)
def test_action_survives_a_crash_right_after_it(desktop, game):
    open_game, key, text, part = ACTIONS[game]
    page = open_game(desktop).page
    before = page.locator(part).aria_snapshot()
    assert page.evaluate(PRESS_AND_READ, [key, f"parlor.{game}.game"]).startswith(text)
    wait_for_frame(page)
    after = page.locator(part).aria_snapshot()
    assert after != before
    page.reload()
    assert page.locator(part).aria_snapshot() == after
    assert stored(page, f"parlor.{game}.game").startswith(text)
