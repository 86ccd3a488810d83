"""What the pages for boards of the player's own have in common in both games: links, and a coach that can't be loaded."""

import re

import codebreaker_own_board
import pytest
import triples_own_board
from game_page import stored, store
from playwright.sync_api import expect

# For each game: its page, the key and the first line of its stored board, and two boards.
BOARDS = {
    "triples": (
        triples_own_board.PATH, triples_own_board.BOARD_KEY, "triples-board/1",
        "board/1 1,2,0,0 3,3,0,0 0,0,48,0 0,0,0,384", "board/1 1,1,0,0 0,0,0,0 0,0,0,0 0,0,0,6",
    ),
    "codebreaker": (
        codebreaker_own_board.PATH, codebreaker_own_board.BOARD_KEY, "codebreaker-assist/1",
        "assist/1 3 5 newspaper 012:11", "assist/1 4 6 mastermind 0011:11,4455",
    ),
}  # fmt: skip


@pytest.mark.parametrize("game", BOARDS)
def test_link_replaces_a_board_only_after_asking(desktop, game):
    path, key, _, line, other = BOARDS[game]
    page = desktop.open(f"{path}#{line.replace(' ', '/')}")

    def saved() -> str:
        return re.search("^board (.*)$", stored(page, key), re.MULTILINE)[1]

    assert saved() == line and page.url.endswith("board.html#board")
    question = page.get_by_role("dialog", name="Open the linked board?")
    for answer in ("Cancel", "Escape", "Open"):
        page.evaluate("address => { location.hash = address; }", other.replace(" ", "/"))
        expect(question.get_by_role("button", name="Cancel")).to_be_focused()
        page.keyboard.press("Escape") if answer == "Escape" else question.get_by_role("button", name=answer).click()
        expect(question).to_be_hidden()
        assert saved() == (other if answer == "Open" else line)


@pytest.mark.parametrize("game", BOARDS)
def test_missing_coach_is_reported_and_asked_again(desktop, game):
    path, key, header, line, _ = BOARDS[game]
    store(desktop, {key: f"{header}\nboard {line}"})
    desktop.context().route("**/coach.wasm", lambda route: route.abort())
    page = desktop.open(path)
    text = "Can’t load the coach. It needs the network once, then works offline."
    trouble = page.locator("#coach-count, #tip").filter(has_text=text)
    expect(trouble).to_be_visible()
    desktop.context().unroute("**/coach.wasm")
    desktop.complaints.clear()
    again = page.get_by_role("button", name="Try again")
    again.click()
    expect(trouble).to_have_count(0)
    expect(again).to_be_hidden()
