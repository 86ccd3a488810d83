"""What tests of pages with a server stand on: each fault of the proxy does what it says, and nothing else happens."""

import json
import re
import time

import pytest
from day_clock import HOUR
from proxy import Proxy
from server import Player
from waiting import wait_until

GUESS = "POST .*/guesses"

# Asks, and leaves on the page what came of it.
ASK = """([method, path, token, body]) => {
    const headers = { Authorization: `Bearer ${token}`, ...(body && { "Content-Type": "application/json" }) };
    const take = async (response) => ({
      status: response.status, type: response.headers.get("Content-Type"), retry: response.headers.get("Retry-After"),
      text: await response.text().catch(() => null),
    });
    window.told = null;
    fetch(path, { method, headers, body, cache: "no-store" }).then(take, () => "failed").then((told) => (window.told = told));
}"""


def open_blank(device):
    """A page at the address of the proxy that does nothing by itself, not even ask for an icon."""
    page = device.new_page()
    page.route("**/blank", lambda route: route.fulfill(body="<link rel=icon href=data:,>", content_type="text/html"))
    page.goto(f"{device.address}blank")
    return page


class Visitor:
    """A page that calls in the name of a player who has begun."""

    def __init__(self, online, day_server):
        self.player = Player(day_server)
        self.game = self.player.begin("codebreaker")
        self.page = open_blank(online)

    def ask(self, method: str, path: str, body=None) -> None:
        sent = None if body is None else json.dumps(body)
        self.page.evaluate(ASK, [method, path, self.player.token, sent])

    def told(self):
        wait_until(self.page, lambda: self.page.evaluate("window.told !== null"))
        return self.page.evaluate("window.told")

    def get(self, path: str):
        self.ask("GET", path)
        return self.told()

    def ask_guess(self, index: int = 0, color: str = "0") -> None:
        guess = {"index": index, "guess": color * self.game["pegs"]}
        self.ask("POST", f"/api/v1{self.player.game('codebreaker')}/guesses", guess)

    def guess(self, index: int = 0, color: str = "0"):
        self.ask_guess(index, color)
        return self.told()

    def guesses(self) -> int:
        """How many the server has, past the proxy."""
        return len(self.player.get(self.player.game("codebreaker")).json["game"]["attempts"])


@pytest.fixture
def visitor(online, day_server) -> Visitor:
    return Visitor(online, day_server)


def outcome(proxy) -> list[tuple[int, int | None]]:
    """Of each guess, how many times the server has answered it, and what status the page was given."""
    return [(call.sent, call.status) for call in proxy.matching(GUESS)]


def test_without_a_fault_all_is_passed_on(visitor, proxy):
    told = visitor.guess()
    assert told["status"] == 200 and told["type"] == "application/json"
    [call] = proxy.matching(GUESS)
    assert (call.method, call.path) == ("POST", visitor.player.game("codebreaker") + "/guesses")
    assert call.body == {"index": 0, "guess": "0" * visitor.game["pegs"]} and call.token == visitor.player.token
    assert call.answer == json.loads(told["text"]) and call.answer["index"] == 0
    assert visitor.get(f"/api/v1{visitor.player.game()}")["status"] == 404
    assert [call.status for call in proxy.matching("GET /days/.*/triples")] == [404]


def test_games_are_played_at_its_address_and_told_of_the_server(online_hand, proxy, game):
    page = online_hand.open(f"{game.folder}/")
    assert page.url.startswith(proxy.address) and f"/{game.folder}/" in proxy.files
    told = page.evaluate("fetch('../server.json').then((response) => response.json())")
    assert told == {"api": "api/v1"} and "/server.json" in proxy.files


def test_a_call_is_late(visitor, proxy):
    proxy.delay(GUESS, 0.5)
    start = time.monotonic()
    assert visitor.guess()["status"] == 200
    assert time.monotonic() - start >= 0.5
    assert outcome(proxy) == [(1, 200)]


def test_a_call_never_arrives(visitor, proxy):
    proxy.drop_before(GUESS)
    assert visitor.guess() == "failed"
    assert outcome(proxy) == [(0, None)], "the browser does not ask again by itself"
    assert visitor.guesses() == 0
    assert visitor.guess()["status"] == 200


def test_an_answer_is_lost(visitor, proxy):
    proxy.drop_after(GUESS)
    assert visitor.guess() == "failed"
    assert outcome(proxy) == [(1, None)]
    assert visitor.guesses() == 1
    lost = proxy.matching(GUESS)[0].answer
    assert json.loads(visitor.guess()["text"]) == lost, "told again, it is answered as before"
    assert visitor.guesses() == 1


def test_a_call_arrives_twice(visitor, proxy):
    proxy.repeat(GUESS)
    assert visitor.guess()["status"] == 200
    assert outcome(proxy) == [(2, 200)]
    assert visitor.guesses() == 1


def test_a_foreign_page_answers(visitor, proxy):
    proxy.nonsense(GUESS)
    told = visitor.guess()
    assert told["status"] == 200 and told["type"].startswith("text/html") and "hotel" in told["text"]
    assert outcome(proxy) == [(0, 200)]
    assert visitor.guesses() == 0


def test_half_of_an_answer_comes(visitor, proxy):
    proxy.half(GUESS)
    told = visitor.guess()
    assert told["status"] == 200 and told["text"] is None
    assert outcome(proxy) == [(1, 200)]
    assert visitor.guesses() == 1


def test_the_server_is_busy(visitor, proxy):
    proxy.busy(GUESS)
    told = visitor.guess()
    assert (told["status"], told["type"], told["retry"]) == (503, "application/problem+json", "1")
    assert json.loads(told["text"])["type"] == "/problems/unavailable"
    assert outcome(proxy) == [(0, 503)]
    assert visitor.guesses() == 0


def test_another_answer_is_given(visitor, proxy):
    proxy.answer(GUESS, 429, {"status": 429}, Retry_After="7")
    proxy.change(GUESS, lambda told: told | {"exact": 99})
    told = visitor.guess()
    assert (told["status"], told["retry"], json.loads(told["text"])) == (429, "7", {"status": 429})
    assert json.loads(visitor.guess()["text"])["exact"] == 99
    assert outcome(proxy) == [(0, 429), (1, 200)]


@pytest.mark.parametrize(("kind", "sent"), [("hold", 0), ("hold_answer", 1)])
def test_a_call_is_held_up(visitor, proxy, kind, sent):
    hold = getattr(proxy, kind)(GUESS)
    assert not hold.has_arrived
    visitor.ask_guess()
    wait_until(visitor.page, lambda: hold.has_arrived)
    assert outcome(proxy) == [(sent, None)] and visitor.guesses() == sent
    assert visitor.page.evaluate("window.told") is None
    hold.release()
    assert visitor.told()["status"] == 200
    assert outcome(proxy) == [(1, 200)] and visitor.guesses() == 1


def test_faults_come_in_their_order_to_the_calls_that_they_are_for(visitor, proxy):
    proxy.well(GUESS)
    proxy.busy("GET /days/today")
    proxy.drop_before(GUESS)
    proxy.busy(GUESS)
    assert visitor.get("/server.json")["status"] == 200, "it is no call of the API"
    assert visitor.guess()["status"] == 200
    assert visitor.guess(1, "1") == "failed"
    assert visitor.get("/api/v1/days/today")["status"] == 503
    assert visitor.guess(1, "1")["status"] == 503
    assert visitor.guess(1, "1")["status"] == 200
    assert outcome(proxy) == [(1, 200), (0, None), (0, 503), (1, 200)]


def test_nobody_can_be_reached(visitor, proxy):
    proxy.down = True
    assert visitor.guess() == "failed"
    assert visitor.get("/server.json") == "failed"
    assert outcome(proxy) == [] and visitor.guesses() == 0
    proxy.down = False
    assert visitor.guess()["status"] == 200


def test_an_answer_under_way_is_lost_as_well_when_it_goes_down(visitor, proxy):
    hold = proxy.hold_answer(GUESS)
    visitor.ask_guess()
    wait_until(visitor.page, lambda: hold.has_arrived)
    proxy.down = True
    hold.release()
    assert visitor.told() == "failed"
    assert outcome(proxy) == [(1, None)] and visitor.guesses() == 1


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_the_server_ends_and_begins_again_where_it_was(visitor, proxy, day_server, end):
    assert visitor.guess()["status"] == 200
    port = day_server.port
    getattr(day_server, end)()
    assert visitor.guess(1, "1") == "failed"
    day_server.start_again()
    assert day_server.port == port
    visitor.player = visitor.player.at(day_server)
    assert visitor.guesses() == 1
    assert visitor.guess(1, "1")["status"] == 200
    assert outcome(proxy) == [(1, 200), (0, None), (1, 200)]


def test_a_fault_that_never_came_to_pass_fails_the_test():
    proxy = Proxy(lambda: 1)
    proxy.busy(GUESS)
    with pytest.raises(AssertionError, match=re.escape(f"no call came for ['{GUESS}']")):
        proxy.close()


def test_the_clocks_of_the_server_and_of_pages_go_together(visitor, online, day_clock):
    def days(page) -> tuple[str, str]:
        told = json.loads(page.evaluate("fetch('/api/v1/days/today').then((response) => response.text())"))
        return told["day"], page.evaluate("new Date(Date.now()).toISOString()")

    today, time_there = days(visitor.page)
    assert today == day_clock.day(0) and time_there.startswith(f"{today}T12:")
    day_clock.set(1, HOUR)
    for page in (visitor.page, open_blank(online)):
        tomorrow, time_there = days(page)
        assert tomorrow == day_clock.day(1) and time_there.startswith(f"{tomorrow}T01:")


def test_only_what_the_browser_says_of_the_server_is_forgiven(visitor, online):
    visitor.get("/api/v1/nothing")
    visitor.page.evaluate("console.error('from /api/v1/ itself')")
    visitor.get("/nothing.txt")
    wait_until(visitor.page, lambda: len(online.complaints) == 2)
    assert "itself" in online.complaints[0] and "/nothing.txt" in online.complaints[1]
    online.complaints.clear()
