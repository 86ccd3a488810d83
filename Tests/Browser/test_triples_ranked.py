"""The ranked daily game of Triples, played on a real server through a network with faults."""

import re

import pytest
from accessibility import assert_fits_and_is_accessible
from day_clock import HOUR
from frames import wait_for_frame
from game_page import store
from layout import at_sizes_with_same_input, faults
from playwright.sync_api import expect
from ranked_players import PLAYER_KEY
from server import Player
from triples import ARROWS, TriplesPage
from waiting import wait_until

MOVE = "POST .*/moves"
RULE = "Ranked: one try, no undo, no hints."
FAULTS = ("drop_before", "drop_after", "reply_with_html", "truncate", "reply_busy", "repeat")


def today(day_server) -> str:
    return Player(day_server).day


def open_ranked(device, day: str) -> TriplesPage:
    game = TriplesPage(device.open(f"triples/?{day}"))
    expect(game.page.locator("#board .tile")).to_have_count(4)
    return game


def tip(game):
    return game.page.locator("#tip")


def moves(game) -> str:
    """Returns the letters of the stored moves that the server has answered."""
    for key in ("ranked0", "ranked1"):
        if text := game.stored(f"parlor.triples.{key}"):
            record = text.split("\n")[1].split(" ")[3]
            return "".join(re.findall(r"[lrud](?=[12])", record.partition(",")[2]))
    return ""


def is_answered(game) -> bool:
    """Returns whether the server has answered all moves."""
    return any((game.stored(f"parlor.triples.{key}") or "").endswith("\nsent -") for key in ("ranked0", "ranked1"))


def press_all_directions(game) -> None:
    """Presses the keys of all directions at once. At least one of them moves something."""
    game.press_keys("ldru")


def play(game, count=1) -> str:
    """Plays `count` moves with the keyboard, waiting for the answer to each. Returns all moves."""
    for _ in range(count):
        before = moves(game)
        for letter in "ldru":
            game.page.keyboard.press(ARROWS[letter])
            # If the direction moves nothing, the page says so at once.
            if "nothing moves" not in game.page.locator("#status").inner_text():
                break
        wait_until(game.page, lambda: len(moves(game)) > len(before) and is_answered(game))
    return moves(game)


def score(game) -> str:
    """Waits until the page has drawn the score, and returns it."""
    wait_for_frame(game.page)
    return game.page.locator("#score").inner_text()


def button(game, name):
    return game.page.get_by_role("button", name=name, exact=True)


def check_screen(device, game) -> None:
    assert_fits_and_is_accessible(device, game.page)


def test_game_is_dealt_move_by_move_and_finished(each_online_device, proxy, day_server):
    day = today(day_server)
    game = open_ranked(each_online_device, day)
    # The first two requests create the player and start the game.
    assert [f"{call.method} {call.path.partition('?')[0]}" for call in proxy.calls if call.status in (200, 201)][:2] == [
        "POST /players", f"PUT /days/{day}/triples",
    ]
    other = Player(day_server)
    other.begin()
    other.play_to_the_end()
    expect(tip(game)).to_have_text(RULE)
    if each_online_device.has_touch:
        game.swipe("lurd")
        # A swipe may still be waiting for its answer.
        wait_until(game.page, lambda: len(moves(game)) >= 2 and is_answered(game))
    else:
        play(game, 3)
    assert [call.body["direction"] for call in proxy.matching(MOVE) if call.status == 200] == list(moves(game))
    check_screen(each_online_device, game)
    points = score(game)
    button(game, "Finish").click()
    question = game.page.get_by_role("dialog", name="Finish this game?")
    expect(question).to_contain_text(f"Your final score will be {points}. You can’t undo this")
    check_screen(each_online_device, game)
    keep, finish = (question.get_by_role("button", name=name) for name in ("Keep playing", "Finish"))
    colors = [answer.evaluate("button => getComputedStyle(button).backgroundColor") for answer in (keep, finish)]
    assert colors[0] != colors[1]
    expect(keep).to_be_focused()
    finish.click()
    result = game.page.get_by_role("dialog", name=re.compile(" game$"))
    expect(result).to_contain_text(f"{points} points")
    expect(result).to_contain_text("2nd of 2")
    expect(result.locator("#everybody-bars > li")).not_to_have_count(0)
    expect(result.locator("li.own")).to_have_count(1)
    check_screen(each_online_device, game)
    assert_a_long_distribution_scrolls(each_online_device, game, result)
    result.get_by_role("button", name="More").click()
    expect(result.get_by_role("link", name="Standings")).to_have_attribute("href", f"../standings.html?{day}&triples")
    result.get_by_role("button", name="Close").click()
    expect(result).to_be_hidden()


def assert_a_long_distribution_scrolls(device, game, result) -> None:
    """Checks that a long distribution scrolls within the dialog, and the dialog itself doesn't scroll."""
    result.locator("#everybody-bars").evaluate("list => { for (let row = 0; row < 20; row++) list.append(list.lastChild.cloneNode(true)); }")
    for size in at_sizes_with_same_input(device, game.page):
        assert faults(game.page) == [], size
        place, answers = (result.locator(part).bounding_box() for part in ("#outcome-place", ".answers"))
        is_beside = place["x"] + place["width"] <= answers["x"]
        assert is_beside or place["y"] + place["height"] <= answers["y"], size


def test_move_slides_at_once_and_failed_calls_are_retried(online, proxy, day_server):
    game = open_ranked(online, today(day_server))
    held = proxy.hold_request(MOVE)
    before = game.page.locator("#board .rows").inner_text()
    press_all_directions(game)
    wait_until(game.page, lambda: held.has_arrived)
    assert game.page.locator("#board .rows").inner_text() != before and moves(game) == ""
    expect(tip(game)).to_have_text("The server is slow. Your moves are saved.")
    held.release()
    wait_until(game.page, lambda: moves(game) != "" and is_answered(game))
    expect(tip(game)).to_have_text(RULE)
    # If several directions are pressed before an answer, the page plays only the latest, and only if it moves anything.
    sent = [call.body["direction"] for call in proxy.matching(MOVE)]
    assert len(sent) <= 2 and sent == list(moves(game))
    for fault in FAULTS:
        getattr(proxy, fault)(MOVE)
        index = len(moves(game))
        assert len(play(game)) == index + 1, fault
        expect(game.page.locator("#notice"), fault).to_be_hidden()
        expect(tip(game), fault).to_have_text(RULE)
        tried = [call for call in proxy.matching(MOVE) if call.body["index"] == index]
        assert len(tried) >= (1 if fault == "repeat" else 2), fault
    played = play(game)
    game.page.reload()
    expect(game.page.locator("#score")).not_to_have_text("0")
    assert moves(game) == played


def test_move_is_saved_during_an_outage_and_sent_afterward(online, proxy, day_server):
    game = open_ranked(online, today(day_server))
    play(game)
    proxy.is_down = True
    press_all_directions(game)
    expect(tip(game)).to_contain_text("No connection. Your moves are saved")
    points = score(game)
    # The browser is closed and opened again, and the first request is lost.
    proxy.is_down = False
    proxy.drop_before("PUT .*/triples")
    game.page.reload()
    wait_until(game.page, lambda: len(moves(game)) >= 2)
    assert int(score(game).replace(",", "")) >= int(points.replace(",", ""))
    # The server stops and is started again.
    for end in (day_server.stop, day_server.kill):
        count = len(play(game))
        end()
        press_all_directions(game)
        expect(tip(game)).to_contain_text("No connection")
        day_server.restart()
        game.page.evaluate("dispatchEvent(new Event('online'))")
        wait_until(game.page, lambda: len(moves(game)) > count)
        expect(tip(game)).to_have_text(RULE)


def test_game_continues_on_a_second_device(new_online_device, day_server):
    day = today(day_server)
    game = open_ranked(new_online_device("desktop"), day)
    play(game)
    phone = new_online_device("iphone")
    store(phone, {PLAYER_KEY: game.stored(PLAYER_KEY)})
    other = TriplesPage(phone.open(f"triples/?{day}"))
    wait_until(other.page, lambda: moves(other) == moves(game))
    play(other, 2)
    # The first device doesn't know about that move, and is about to play a different one.
    for letter in "ldru".replace(moves(other)[1], ""):
        game.page.keyboard.press(ARROWS[letter])
        if "nothing moves" not in game.page.locator("#status").inner_text():
            break
    expect(game.page.get_by_text("This game was continued elsewhere. This is the latest version.")).to_be_visible()
    assert moves(game) == moves(other)


@pytest.mark.parametrize("folder", ["triples", "codebreaker"])
def test_link_to_a_day_that_is_over_leads_to_its_standings(online, day_server, day_clock, folder):
    day = today(day_server)
    day_clock.set(1, 3 * HOUR)
    page = online.open(f"{folder}/?{day}")
    page.wait_for_url(f"**/standings.html?{day}&{folder}")
