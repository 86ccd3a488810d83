"""The ranked daily game of Triples, played on a real server through a network with faults."""

import re

from accessibility import assert_fits_and_is_accessible
from frames import wait_for_frame
from game_page import store
from layout import at_all_sizes, faults
from playwright.sync_api import expect
from ranked_players import PLAYER_KEY
from server import Player
from triples import ARROWS, Table
from waiting import wait_until

MOVE = "POST .*/moves"
RULE = "Ranked: everyone gets this deal once. No undo, no hints."
FAULTS = ("drop_before", "drop_after", "nonsense", "half", "busy", "repeat")


def today(day_server) -> str:
    return Player(day_server).day


def open_ranked(device, day: str) -> Table:
    table = Table(device.open(f"triples/?{day}"))
    expect(table.page.locator("#board .tile")).to_have_count(4)
    return table


def tip(table):
    return table.page.locator("#tip")


def moves(table) -> str:
    """Returns the moves that the page has stored as answered, as letters."""
    for key in ("ranked0", "ranked1"):
        if text := table.stored(f"parlor.triples.{key}"):
            record = text.split("\n")[1].split(" ")[3]
            return "".join(re.findall(r"[lrud](?=[12])", record.partition(",")[2]))
    return ""


def is_answered(table) -> bool:
    """Returns whether the server has answered all moves."""
    return any((table.stored(f"parlor.triples.{key}") or "").endswith("\nsent -") for key in ("ranked0", "ranked1"))


def press_all(table) -> None:
    """Tries all directions at once. At least one of them moves something."""
    table.press_keys("ldru")


def play(table, count=1) -> str:
    """Plays moves with the keyboard, waiting for each answer."""
    for _ in range(count):
        before = moves(table)
        for letter in "ldru":
            table.page.keyboard.press(ARROWS[letter])
            # If nothing moves, the page says so at once.
            if "nothing moves" not in table.page.locator("#status").inner_text():
                break
        wait_until(table.page, lambda: len(moves(table)) > len(before) and is_answered(table))
    return moves(table)


def score(table) -> str:
    """Returns the score, once the page has drawn it."""
    wait_for_frame(table.page)
    return table.page.locator("#score").inner_text()


def button(table, name):
    return table.page.get_by_role("button", name=name, exact=True)


def look(device, table) -> None:
    assert_fits_and_is_accessible(device, table.page)


def test_game_is_dealt_move_by_move_and_finished(online_hand, proxy, day_server):
    day = today(day_server)
    table = open_ranked(online_hand, day)
    # The page sends no unnecessary requests.
    assert [f"{call.method} {call.path.partition('?')[0]}" for call in proxy.calls if call.status in (200, 201)][:2] == [
        "POST /players", f"PUT /days/{day}/triples",
    ]
    other = Player(day_server)
    other.begin()
    other.play_to_the_end()
    expect(tip(table)).to_have_text(RULE)
    for name in ("Undo", "Redo", "Hint", "Watch", "New Game"):
        expect(button(table, name)).to_have_count(0)
    expect(button(table, "Finish")).to_be_disabled()
    if online_hand.has_touch:
        table.swipe("lurd")
        # A swipe may still be pending.
        wait_until(table.page, lambda: len(moves(table)) >= 2 and is_answered(table))
    else:
        play(table, 3)
    assert [call.body["direction"] for call in proxy.matching(MOVE) if call.status == 200] == list(moves(table))
    assert all(call.body.keys() == {"index", "direction"} for call in proxy.matching(MOVE)), "only directions are sent"
    look(online_hand, table)
    question = table.page.get_by_role("dialog", name="Finish this game?")
    keep_playing(online_hand, table, question)
    play(table)
    points = score(table)
    button(table, "Finish").click()
    question.get_by_role("button", name="Finish").click()
    result = table.page.get_by_role("dialog", name="Game of ")
    expect(result).to_contain_text(f"{points} points")
    expect(result).to_contain_text("2nd of 2")
    expect(result.get_by_role("listitem")).not_to_have_count(0)
    expect(result.locator("li.own")).to_have_count(1)
    look(online_hand, table)
    # A long distribution scrolls, but the dialog doesn't.
    result.locator("#everybody-bars").evaluate("list => { for (let row = 0; row < 20; row++) list.append(list.lastChild.cloneNode(true)); }")
    for size in at_all_sizes(online_hand, table.page):
        assert faults(table.page) == [], size
        place, answers = (result.locator(part).bounding_box() for part in ("#outcome-place", ".answers"))
        is_beside = place["x"] + place["width"] <= answers["x"]
        assert is_beside or place["y"] + place["height"] <= answers["y"], size
    expect(result.get_by_role("link", name="Standings")).to_have_attribute("href", f"../standings.html?{day}&triples")
    result.get_by_role("button", name="Close").click()
    expect(result).to_be_hidden()
    table.page.reload()
    expect(result).to_contain_text("2nd of 2")
    result.get_by_role("button", name="Review").click()
    expect(table.page.get_by_role("button", name="Close the replay")).to_be_visible()


def keep_playing(device, table, question) -> None:
    """Checks that keeping playing is the main button: it has the main color and the focus."""
    points = score(table)
    button(table, "Finish").click()
    expect(question).to_contain_text(f"Your final score will be {points}. You can’t undo this")
    look(device, table)
    keep, finish = (question.get_by_role("button", name=name) for name in ("Keep playing", "Finish"))
    colors = [answer.evaluate("button => getComputedStyle(button).backgroundColor") for answer in (keep, finish)]
    assert colors[0] != colors[1] and "primary" in keep.get_attribute("class")
    expect(keep).to_be_focused()
    table.page.keyboard.press("Enter")
    expect(question).to_be_hidden()
    button(table, "Finish").click()
    keep.click()
    expect(question).to_be_hidden()


def test_move_slides_at_once_and_failed_calls_are_retried(online, proxy, day_server):
    table = open_ranked(online, today(day_server))
    held = proxy.hold(MOVE)
    before = table.page.locator("#board .rows").inner_text()
    press_all(table)
    wait_until(table.page, lambda: held.has_arrived)
    assert table.page.locator("#board .rows").inner_text() != before and moves(table) == ""
    expect(tip(table)).to_have_text("The server is slow. Your moves are saved.")
    held.release()
    wait_until(table.page, lambda: moves(table) != "" and is_answered(table))
    expect(tip(table)).to_have_text(RULE)
    # The latest direction pressed in the meantime was stored and played next, if it moved anything.
    sent = [call.body["direction"] for call in proxy.matching(MOVE)]
    assert len(sent) <= 2 and sent == list(moves(table))
    for fault in FAULTS:
        getattr(proxy, fault)(MOVE)
        index = len(moves(table))
        assert len(play(table)) == index + 1, fault
        expect(table.page.locator("#notice"), fault).to_be_hidden()
        expect(tip(table), fault).to_have_text(RULE)
        tried = [call for call in proxy.matching(MOVE) if call.body["index"] == index]
        assert len(tried) >= (1 if fault == "repeat" else 2), fault
    played = play(table)
    table.page.reload()
    expect(table.page.locator("#score")).not_to_have_text("0")
    assert moves(table) == played


def test_move_is_saved_without_network_or_server(online, proxy, day_server):
    table = open_ranked(online, today(day_server))
    play(table)
    proxy.down = True
    press_all(table)
    expect(tip(table)).to_contain_text("No connection. Your moves are saved")
    points = score(table)
    # The browser is closed and opened again, still without the server.
    proxy.down = False
    proxy.drop_before("PUT .*/triples")
    table.page.reload()
    wait_until(table.page, lambda: len(moves(table)) >= 2)
    assert int(score(table).replace(",", "")) >= int(points.replace(",", ""))
    # The server stops and comes back.
    for end in (day_server.stop, day_server.kill):
        count = len(play(table))
        end()
        press_all(table)
        expect(tip(table)).to_contain_text("No connection")
        day_server.start_again()
        table.page.evaluate("dispatchEvent(new Event('online'))")
        wait_until(table.page, lambda: len(moves(table)) > count)
        expect(tip(table)).to_have_text(RULE)


def test_game_continues_on_a_second_device_until_the_player_is_deleted(take_online, day_server):
    day = today(day_server)
    one, two = take_online("desktop"), take_online("iphone")
    table = open_ranked(one, day)
    play(table)
    player = table.stored(PLAYER_KEY)
    store(two, {PLAYER_KEY: player})
    other = Table(two.open(f"triples/?{day}"))
    wait_until(other.page, lambda: moves(other) == moves(table))
    play(other, 2)
    # The first device doesn't know that yet, and is about to play another move.
    for letter in "ldru".replace(moves(other)[1], ""):
        table.page.keyboard.press(ARROWS[letter])
        if "nothing moves" not in table.page.locator("#status").inner_text():
            break
    expect(table.page.get_by_text("This game was continued elsewhere. This is the latest version.")).to_be_visible()
    assert moves(table) == moves(other)
    play(table)
    token = re.search("token (.*)", player)[1]
    assert Player(day_server, token).delete("/players/me").status == 204
    press_all(table)
    expect(tip(table)).to_contain_text("The server no longer knows you")


def test_day_ends_during_the_game(online, day_server, day_clock):
    day = today(day_server)
    table = open_ranked(online, day)
    played = play(table, 2)
    # The game without a server is a different one.
    alone = Table(online.open(f"triples/?{day}&alone"))
    expect(button(alone, "Hint")).to_be_visible()
    alone.page.keyboard.press("ArrowLeft")
    assert moves(table) == played
    day_clock.set(1, 2 * 3_600_000 + 60_000)
    press_all(table)
    expect(tip(table)).to_have_text("This day is over. Your score so far counts.")
    assert moves(table) == played
    # From then on, a link to the day leads to its standings.
    day_clock.set(1, 3 * 3_600_000)
    for game in ("triples", "codebreaker"):
        page = online.open(f"{game}/?{day}")
        page.wait_for_url(f"**/standings.html?{day}&{game}")
