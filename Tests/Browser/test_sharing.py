"""Sharing from each screen, in each way that a device can share. Native tests check the text and the link."""

import re
from collections.abc import Callable
from dataclasses import dataclass

import codebreaker
import pytest
import triples
from codebreaker import FRESH, over
from codebreaker_own_board import open_board
from copying import assert_text_can_be_copied
from game_page import GamePage
from hidden_moves import hide_moves
from playwright.sync_api import expect
from situations import COPYING, SHARING, WITHOUT_CLIPBOARD, WITHOUT_SHARING, at_time
from triples import WHOLE_GAME, saved
from triples_own_board import open_own_board
from waiting import wait_for_script

DAY = "2026-11-21"  # in CodeBreaker, a day with five pegs of Fruit
BOARD = "board/1 1,2,0,0 3,3,0,0 0,0,48,0 0,0,0,384"
ATTEMPTS = "assist/1 4 6 mastermind 0011:11,4455"
MASTERMIND = "codebreaker/#codebreaker/1/537/4.mastermind"
DUEL = saved("triples/1 14 uldr", "rival 113", f"duel {WHOLE_GAME}", "ended 1700000000")
CODE = "62664"


@dataclass
class Shared:
    """What a screen shares: how to open the screen, the names of the buttons to press, and the link."""

    open: Callable[..., GamePage]
    buttons: tuple[str, ...]
    link: str


def open_day(device, game: str, *keys: str) -> GamePage:
    """Opens a daily game, and presses these keys."""
    device.context().add_init_script(at_time(f"{DAY}T12:00:00Z"))
    page = GamePage(device.open(f"{game}/?{DAY}"))
    page.press(*keys)
    return page


def open_triples(device, line: str | None = "triples/1 14 uldr", **more) -> GamePage:
    return triples.open_game(device, line, **more)


def open_codebreaker(device, line: str = f"{FRESH} 0123", **more) -> GamePage:
    return codebreaker.open_game(device, line, **more)


def share_from_menu(device) -> GamePage:
    """Shares a game with the button in the menu, which has more text than its name."""
    game = open_codebreaker(device)
    game.choose_from_menu("Share this game")
    return game


PLAYED = over(f"{FRESH} 0123,2020")
SHARED = {
    "triples": Shared(open_triples, ("Share this game",), "triples/#triples/1/14/uldr"),
    "triples replay": Shared(
        lambda device: open_triples(device, None, path=f"triples/#triples/1/14/{WHOLE_GAME}"),
        ("Share this replay",), f"triples/#triples/1/14/{WHOLE_GAME}",
    ),
    "triples result": Shared(open_triples, ("New Game", "Share"), "triples/#triples/1/14/uldr"),
    "triples duel": Shared(
        lambda device: open_triples(device, DUEL), ("Send it back",), f"triples/#triples/1/14/uldr/vs/{WHOLE_GAME}"
    ),
    "triples day": Shared(
        lambda device: open_day(device, "triples", "ArrowLeft", "ArrowUp"), ("Finish", "Share"), f"triples/?{DAY}"
    ),
    "triples board": Shared(
        lambda device: open_own_board(device, BOARD.removeprefix("board/1 ")), ("Share this board",),
        f"triples/board.html#{BOARD.replace(' ', '/')}",
    ),
    "codebreaker": Shared(share_from_menu, (), MASTERMIND),
    "codebreaker result": Shared(lambda device: open_codebreaker(device, PLAYED), ("Result", "Share"), f"{MASTERMIND}/0123,2020/solved-2"),
    "codebreaker review": Shared(
        lambda device: open_codebreaker(device, PLAYED, path="codebreaker/#review"), ("Share this review",),
        f"{MASTERMIND}/0123,2020/solved-2",
    ),
    "codebreaker duel": Shared(
        lambda device: open_codebreaker(device, f"{PLAYED}\nduel 2020"), ("Result", "Send it back"),
        f"{MASTERMIND}/0123,2020/solved-2/vs/2020",
    ),
    "codebreaker day": Shared(
        lambda device: open_day(device, "codebreaker", *(str(int(peg) + 1) for peg in CODE), "Enter"), ("Share",), f"codebreaker/?{DAY}"
    ),
    "codebreaker board": Shared(
        lambda device: open_board(device, ATTEMPTS), ("Share this board",), f"codebreaker/board.html#{ATTEMPTS.replace(' ', '/')}"
    ),
}  # fmt: skip


def share(device, name: str) -> tuple[GamePage, str]:
    """Shares what a screen has. Returns the page, and the link that it should share."""
    shared = SHARED[name]
    page = shared.open(device)
    page.click(*shared.buttons)
    hides_moves = "#triples/" in shared.link or "/solved-" in shared.link
    return page, device.address + (hide_moves(shared.link) if hides_moves else shared.link)


@pytest.mark.parametrize("name", SHARED)
def test_share_sheet_receives_the_link(desktop, name):
    desktop.context().add_init_script(SHARING)
    page, link = share(desktop, name)
    wait_for_script(page.page, "() => window.sent")
    assert page.page.evaluate("window.sent.url") == link
    expect(page.notice).to_be_hidden()


# Reads the clipboard although the page can't.
READ_CLIPBOARD = "Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard').get.call(navigator).readText()"


@pytest.mark.parametrize("way", [COPYING, WITHOUT_CLIPBOARD], ids=["clipboard", "selection"])
@pytest.mark.parametrize("name", ["triples", "codebreaker result"])
def test_link_is_copied_without_a_share_sheet(desktop, name, way):
    desktop.context().grant_permissions(["clipboard-read", "clipboard-write"])
    desktop.context().add_init_script(way)
    page, link = share(desktop, name)
    expect(page.notice).to_contain_text("and link copied.")
    read = "navigator.clipboard.readText()" if way == COPYING else READ_CLIPBOARD
    assert page.page.evaluate(read).endswith(f"\n{link}")
    expect(page.page.get_by_role("dialog", name="Copy this")).to_have_count(0)


@pytest.mark.parametrize("name", ["triples result", "codebreaker result", "codebreaker review"])
def test_text_is_shown_over_the_screen_if_it_cannot_be_copied(desktop, name):
    desktop.context().add_init_script(WITHOUT_SHARING)
    page, link = share(desktop, name)
    assert_text_can_be_copied(page.page, re.compile(re.escape(link) + "$"))
    expect(page.button(SHARED[name].buttons[-1])).to_be_visible()
