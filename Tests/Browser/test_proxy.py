"""The proxy on which other tests depend: each of its faults has the documented effect, and no other."""

import json
import re

import pytest
from day_clock import HOUR
from proxy import Proxy
from server import Player
from waiting import wait_until

GUESS = "POST .*/guesses"

# Sends a request, and stores its outcome in the page.
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
    """Opens a page at the proxy's address that sends no requests by itself, not even for an icon."""
    page = device.new_page()
    page.route("**/blank", lambda route: route.fulfill(body="<link rel=icon href=data:,>", content_type="text/html"))
    page.goto(f"{device.address}blank")
    return page


class Visitor:
    """A page that sends requests for a player who has started a game. All guesses are the same wrong code, so that none
    ends the game."""

    def __init__(self, online, day_server):
        self.server = day_server
        self.page = open_blank(online)
        self.become_new_player()

    def become_new_player(self) -> None:
        """Becomes a new player, who hasn't guessed yet."""
        self.player = Player(self.server)
        self.peg_count = self.player.begin("codebreaker")["pegs"]

    def send(self, method: str, path: str, body=None) -> None:
        sent = None if body is None else json.dumps(body)
        self.page.evaluate(ASK, [method, path, self.player.token, sent])

    def result(self):
        wait_until(self.page, lambda: self.page.evaluate("window.told !== null"))
        return self.page.evaluate("window.told")

    def get(self, path: str):
        self.send("GET", path)
        return self.result()

    def send_guess(self) -> None:
        self.send("POST", f"/api/v1{self.player.game_path('codebreaker')}/guesses", {"index": 0, "guess": "0" * self.peg_count})

    def guess(self):
        self.send_guess()
        return self.result()

    def guess_count(self) -> int:
        """Returns the number of guesses that the server has stored. Asks the server without the proxy."""
        return len(self.player.get(self.player.game_path("codebreaker")).json["game"]["attempts"])


@pytest.fixture
def visitor(online, day_server) -> Visitor:
    return Visitor(online, day_server)


def guess_outcomes(proxy) -> list[tuple[int, int | None]]:
    """Returns, for each guess, how often the server has answered it, and the status that the page received."""
    return [(call.served_count, call.status) for call in proxy.matching(GUESS)]


def test_calls_are_forwarded_and_recorded_without_faults(visitor, proxy):
    told = visitor.guess()
    assert told["status"] == 200 and told["type"] == "application/json"
    [call] = proxy.matching(GUESS)
    assert (call.method, call.path) == ("POST", visitor.player.game_path("codebreaker") + "/guesses")
    assert call.body == {"index": 0, "guess": "0" * visitor.peg_count} and call.token == visitor.player.token
    assert call.answer == json.loads(told["text"]) and call.answer["index"] == 0
    assert visitor.get(f"/api/v1{visitor.player.game_path()}")["status"] == 404
    assert [call.status for call in proxy.matching("GET /days/.*/triples")] == [404]


# For each fault: whether the page gets a response with a body, how often the server answers, and the status that the page
# receives.
FAULTS = {
    "drop_before": ("failed", 0, None),
    "drop_after": ("failed", 1, None),
    "truncate": ("no body", 1, 200),
    "repeat": ("body", 2, 200),
    "reply_with_html": ("body", 0, 200),
    "reply_busy": ("body", 0, 503),
}


def test_each_fault_affects_one_call(visitor, proxy, subtests):
    for kind, (comes, sent, status) in FAULTS.items():
        with subtests.test(kind):
            getattr(proxy, kind)(GUESS)
            visitor.become_new_player()
            count = len(guess_outcomes(proxy))
            told = visitor.guess()
            assert comes == ("failed" if told == "failed" else "body" if told["text"] else "no body")
            assert guess_outcomes(proxy)[count:] == [(sent, status)], "the browser doesn't retry by itself"
            assert visitor.guess_count() == min(sent, 1)
            if kind == "reply_with_html":
                assert told["type"].startswith("text/html") and "hotel" in told["text"]
            if kind == "reply_busy":
                assert (told["type"], told["retry"]) == ("application/problem+json", "1")
                assert json.loads(told["text"])["type"] == "/problems/unavailable"
            answer = proxy.matching(GUESS)[-1].answer
            again = visitor.guess()
            assert again["status"] == 200 and visitor.guess_count() == 1
            if sent:
                assert json.loads(again["text"]) == answer, "a repeated call gets the same reply"


def test_reply_can_be_replaced_or_changed(visitor, proxy):
    proxy.reply(GUESS, 429, {"status": 429}, Retry_After="7")
    proxy.change_reply(GUESS, lambda told: told | {"exact": 99})
    told = visitor.guess()
    assert (told["status"], told["retry"], json.loads(told["text"])) == (429, "7", {"status": 429})
    assert json.loads(visitor.guess()["text"])["exact"] == 99
    assert guess_outcomes(proxy) == [(0, 429), (1, 200)]


def test_call_or_reply_can_be_delayed(visitor, proxy):
    for hold, sent in [(proxy.hold_request, 0), (proxy.hold_reply, 1)]:
        visitor.become_new_player()
        held = hold(GUESS)
        assert not held.has_arrived
        visitor.send_guess()
        wait_until(visitor.page, lambda held=held: held.has_arrived)
        assert guess_outcomes(proxy)[-1] == (sent, None) and visitor.guess_count() == sent
        assert visitor.page.evaluate("window.told") is None
        held.release()
        assert visitor.result()["status"] == 200
        assert guess_outcomes(proxy)[-1] == (1, 200) and visitor.guess_count() == 1
    assert len(guess_outcomes(proxy)) == 2


def test_faults_apply_in_order_to_matching_calls(visitor, proxy):
    proxy.pass_through(GUESS)
    proxy.reply_busy("GET /days/today")
    proxy.drop_before(GUESS)
    proxy.reply_busy(GUESS)
    assert visitor.get("/server.json")["status"] == 200, "it isn't a call of the API"
    assert visitor.guess()["status"] == 200
    assert visitor.guess() == "failed"
    assert visitor.get("/api/v1/days/today")["status"] == 503
    assert visitor.guess()["status"] == 503
    assert visitor.guess()["status"] == 200
    assert guess_outcomes(proxy) == [(1, 200), (0, None), (0, 503), (1, 200)]


def test_outage_fails_every_call_and_loses_a_reply_in_flight(visitor, proxy):
    proxy.is_down = True
    assert visitor.guess() == "failed"
    assert visitor.get("/server.json") == "failed"
    assert guess_outcomes(proxy) == [] and visitor.guess_count() == 0
    proxy.is_down = False
    assert visitor.guess()["status"] == 200
    visitor.become_new_player()
    hold = proxy.hold_reply(GUESS)
    visitor.send_guess()
    wait_until(visitor.page, lambda: hold.has_arrived)
    proxy.is_down = True
    hold.release()
    assert visitor.result() == "failed"
    assert guess_outcomes(proxy) == [(1, 200), (1, None)] and visitor.guess_count() == 1


def test_unused_fault_fails_the_test():
    proxy = Proxy(lambda: 1)
    proxy.reply_busy(GUESS)
    with pytest.raises(AssertionError, match=re.escape(f"no call used ['{GUESS}']")):
        proxy.close()


def test_clocks_of_server_and_pages_agree(visitor, online, day_clock):
    def days(page) -> tuple[str, str]:
        told = json.loads(page.evaluate("fetch('/api/v1/days/today').then((response) => response.text())"))
        return told["day"], page.evaluate("new Date(Date.now()).toISOString()")

    today, time_there = days(visitor.page)
    assert today == day_clock.day(0) and time_there.startswith(f"{today}T12:")
    day_clock.set(1, HOUR)
    for page in (visitor.page, open_blank(online)):
        tomorrow, time_there = days(page)
        assert tomorrow == day_clock.day(1) and time_there.startswith(f"{tomorrow}T01:")


def test_network_errors_of_api_calls_are_the_only_ones_allowed(visitor, online):
    visitor.get("/api/v1/nothing")
    visitor.page.evaluate("console.error('from /api/v1/ itself')")
    visitor.get("/nothing.txt")
    wait_until(visitor.page, lambda: len(online.complaints) == 2)
    assert "itself" in online.complaints[0] and "/nothing.txt" in online.complaints[1]
    online.complaints.clear()
