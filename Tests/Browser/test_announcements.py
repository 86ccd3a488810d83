"""Announcements to screen readers: each event is announced, also one with the same text as the event before it."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from codebreaker import FRESH, open_game
from codebreaker_own_board import open_board
from game_page import button
from lessons import Lesson
from playwright.sync_api import Page
from set_code import open_codemaker
from situations import COPYING, WATCH_ANNOUNCEMENTS, set_hidden
from test_codebreaker_rows import practice_page
from test_practice import notebook, open_practice
from triples import open_game as open_triples
from triples_own_board import open_own_board
from waiting import wait_until


def press(key: str) -> Callable[[Page], None]:
    return lambda page: page.keyboard.press(key)


def triples_practice(device) -> Page:
    page = open_practice(device, "triples", notebook("triples", [("l", "triples/1 14 u")]))
    button(page, "Practice your own").click()
    return page


def sharing_page(device) -> Page:
    device.context().add_init_script(COPYING)
    device.context().grant_permissions(["clipboard-read", "clipboard-write"])
    return open_board(device, "assist/1 4 6 mastermind 0123:11").page


@dataclass
class Repeated:
    """An event that can happen twice with the same text: the page, what causes it, and its text."""

    open: Callable[..., Page]
    cause: Callable[[Page], None]
    text: str


EVENTS = {
    "triples": Repeated(lambda device: open_triples(device, "triples/1 14 u").page, press("ArrowUp"), "Up: nothing moves."),
    "triples board": Repeated(
        lambda device: open_own_board(device, "3,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0").page, press("Delete"), "Row 1, column 1: empty."
    ),
    "triples practice": Repeated(triples_practice, press("ArrowUp"), "Up: nothing moves."),
    "codebreaker": Repeated(lambda device: open_game(device, FRESH).page, press("Enter"), "Fill the row, then guess."),
    "codebreaker board": Repeated(lambda device: open_board(device).page, press("Home"), "Peg 1 of 4: empty."),
    "codemaker": Repeated(lambda device: open_codemaker(device).page, press("Home"), "Peg 1 of 4: empty."),
    "codebreaker practice": Repeated(practice_page, press("Enter"), "Fill the row, then guess."),
    "codebreaker lesson": Repeated(
        lambda device: Lesson(device, "codebreaker", 2).page, press("Enter"), "Fill the row, then guess."
    ),
    "notice": Repeated(sharing_page, lambda page: button(page, "Share this board").click(), "copied"),
}


@pytest.mark.parametrize("name", EVENTS)
def test_each_event_is_announced_and_no_redraw(desktop, name):
    event = EVENTS[name]
    page = event.open(desktop)
    page.evaluate(WATCH_ANNOUNCEMENTS)

    def announced() -> list[str]:
        """Returns the announcements of the event, among others, such as those of the coach."""
        return [text for text in page.evaluate("window.announced") if event.text in text]

    for count in (1, 2, 3):
        event.cause(page)
        wait_until(page, lambda: len(announced()) >= count)
    texts = announced()
    assert len(texts) == 3 and len(set(texts)) == 1
    # The page is drawn again, for example, when the player comes back from another window.
    set_hidden(page, True)
    set_hidden(page, False)
    assert announced() == texts


def test_same_text_is_a_new_object_for_screen_readers(desktop):
    game = open_triples(desktop, "triples/1 14 u")
    session = game.page.context.new_cdp_session(game.page)

    def announcement() -> tuple[int, str]:
        """Returns the object below the live region in the tree that Chromium gives to screen readers, and its text."""
        nodes = {node["nodeId"]: node for node in session.send("Accessibility.getFullAXTree")["nodes"]}
        regions = [node for node in nodes.values() if node.get("role", {}).get("value") == "status" and node.get("childIds")]
        (paragraph,) = [
            nodes[child] for region in regions for child in region["childIds"] if nodes[child]["role"]["value"] == "paragraph"
        ]
        texts = [nodes[child]["name"]["value"] for child in paragraph["childIds"]]
        return paragraph["backendDOMNodeId"], " ".join(texts)

    found = []
    for _ in range(2):
        game.press("ArrowUp")
        found.append(announcement())
    assert [text for _, text in found] == ["Up: nothing moves."] * 2
    assert found[0][0] != found[1][0]
    game.page.set_viewport_size({"width": 1000, "height": 700})
    assert announcement() == found[1], "a redraw announces nothing"
