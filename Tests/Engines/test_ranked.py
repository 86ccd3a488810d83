"""Daily games that a server deals, in each engine: starting, playing, finishing, and reviewing them, and the pages
related to them."""

import re

import pytest
from engine import wait_for_value, wait_until
from engine_page import PHONE
from engine_triples import TriplesPage
from ranked_players import (
    EXPERIENCED_PLAYER, PLAYER_KEY, player_who_finished_triples, player_who_gave_up_codebreaker, stored_text,
)
from server import Player, Server
from triples import ARROWS, NAMES

RULE = "Ranked: one try, no undo, no hints."


class DaySite:
    """The site of a game server. It has the properties of `Site` that the tests use."""

    def __init__(self, server: Server):
        self.server = server
        self.address = f"{server.address}/"
        self.replies: list[tuple[str, int, int]] = []


@pytest.fixture
def day_server(tmp_path, watched_site):
    """A game server with a separate database."""
    server = Server(str(tmp_path / "parlor.sqlite"), PARLOR_SITE=str(watched_site))
    yield server
    server.close()


@pytest.fixture
def serve(day_server):
    """Replaces the static site with the server's site."""
    return lambda: DaySite(day_server)


def saved_moves(triples: TriplesPage) -> str:
    """Returns the acknowledged moves in the page's storage."""
    for key in ("ranked0", "ranked1"):
        if text := triples.stored(f"parlor.triples.{key}"):
            return "".join(re.findall(r"[lrud](?=[12])", text.split("\n")[1].split(" ")[3].partition(",")[2]))
    return ""


def play(triples: TriplesPage, count: int) -> None:
    """Plays `count` moves, each after the server's reply to the previous one."""
    for _ in range(count):
        before = len(saved_moves(triples))
        for move, key in ARROWS.items():
            triples.press(key)
            # An impossible move is announced at once.
            if not triples.status().startswith(f"{NAMES[move]}: nothing moves"):
                break
        wait_until(lambda: len(saved_moves(triples)) > before, "the answer to a move")
    wait_for_value(lambda: triples.text("#tip"), RULE)


def test_triples_can_be_played_from_the_first_move_to_the_standings(triples, day_server):
    other = player_who_finished_triples(day_server, 3)
    day = other.day
    triples.open_game(path=f"triples/?{day}", stored=EXPERIENCED_PLAYER, size=PHONE)
    wait_for_value(lambda: triples.text("#tip"), RULE)
    assert not triples.has("button", "Undo") and not triples.has("button", "Hint")
    play(triples, 3)
    triples.wait_until_drawn()
    score = triples.text("#score")
    triples.reload()
    wait_for_value(lambda: triples.text("#score"), score)
    play(triples, 1)
    assert triples.errors() == []
    play_through_an_outage(triples, day_server)
    triples.press_buttons("Finish")
    triples.click("button", "Finish", within=triples.find("dialog"))
    result = triples.find("dialog", re.compile(" game$"))
    wait_until(lambda: re.search(r"(1st|2nd) of 2", triples.text("#pop-up")), "the place")
    triples.click("button", "More", within=result)
    triples.click("link", "Standings", within=result)
    triples.wait_until_running()
    own = re.search(r"^name (.*)$", triples.stored(PLAYER_KEY), re.MULTILINE)[1]
    wait_until(lambda: all(name in triples.text("main") for name in (other.name, own)), "the standings")
    assert other.name in triples.text("table") and triples.text("th[scope=col]")
    assert triples.engine.run("return document.documentElement.scrollWidth <= innerWidth")


def play_through_an_outage(triples, day_server) -> None:
    """Plays while the server is down. When the server is back, the page sends the moves again."""
    before = len(saved_moves(triples))
    day_server.stop()
    triples.press(*ARROWS.values())
    wait_until(lambda: "No connection. Your moves are saved" in triples.text("#tip"), "the notice")
    day_server.restart()
    wait_until(lambda: len(saved_moves(triples)) > before, "the answer after all")
    wait_for_value(lambda: triples.text("#tip"), RULE)
    # Discard the errors that occurred while the server was down.
    triples.errors()


CAN_GUESS = "() => !document.querySelector('#make-guess').disabled"


def test_codebreaker_can_be_played_from_the_first_guess_to_the_review(codebreaker, day_server):
    player = player_who_gave_up_codebreaker(day_server, 2)
    day, guesses, code = player.day, player.wrong_guesses(), player.learn_code()
    codebreaker.open_game(path=f"codebreaker/?{day}", stored=EXPERIENCED_PLAYER, size=PHONE)
    wait_until(lambda: "player/1" in (codebreaker.stored("parlor.house.player") or ""), "the player")
    for count, guess in enumerate([*guesses[:2], code], start=1):
        if count == 3:
            codebreaker.reload()
            wait_for_value(lambda: len(codebreaker.read_attempts()), 2)
        # The key 1 chooses the first color.
        codebreaker.press(*(str(int(choice) + 1) for choice in guess))
        # The page may still be waiting for the game's state.
        wait_until(lambda: codebreaker.engine.call(CAN_GUESS), "the game")
        codebreaker.press("Enter")
        wait_until(lambda: len(codebreaker.read_attempts()) == count, "the answer")
    result = codebreaker.find("dialog", re.compile(" game$"))
    wait_until(lambda: "3 guesses" in codebreaker.text("#pop-up"), "the result")
    codebreaker.click("button", "Review", within=result)
    codebreaker.wait_until_gone("dialog")
    codebreaker.find("heading", "Review")


def test_account_page_changes_name_creates_circle_and_shows_transfer_code(page, day_server):
    player = Player(day_server)
    page.open("account.html", {PLAYER_KEY: stored_text(player)}, size=PHONE)
    name = page.find("textbox", re.compile("^Display name"))
    page.click_on(name)
    page.press("Control+a")
    page.type_into(name, "Grace")
    page.press_buttons("Change name")
    page.find("heading", "You are Grace")
    page.type_into(page.find("textbox", re.compile("^New circle’s name")), "Friday")
    page.press_buttons("Create a circle")
    wait_until(lambda: "Friday" in page.text("#circles"), "the circle")
    page.press_buttons("Show a transfer code")
    wait_until(lambda: len(page.text("#moving-code").strip()) >= 8, "the code")
