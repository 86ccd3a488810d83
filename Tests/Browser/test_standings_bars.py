"""The bars of all players' games: equal counts have equal bars, and empty classes are shown.

The responses are made up, so that no server must be filled with games.
"""

import json
import re

from accessibility import assert_accessible
from game_page import store
from layout import at_all_sizes, faults
from playwright.sync_api import expect
from ranked_players import PLAYER_KEY
from situations import at_time

DAY = "2026-11-21"
PLAYER = "player/1\nid 0123456789abcdef\ntoken 0123456789abcdef0123456789abcdef\nname Ada"


def triples_bar(start: int, games: int) -> dict:
    return {"from": start, "to": start + 99, "games": games}


# The server's histogram for each game, and the expected bars.
GAMES = {
    "triples": (
        [triples_bar(100, 7), triples_bar(500, 7), triples_bar(600, 3)],
        {"score": 512},
        [("100–199", 7), ("200–299", 0), ("300–399", 0), ("400–499", 0), ("500–599", 7), ("600–699", 3)],
    ),
    "codebreaker": (
        [{"guesses": guesses, "games": games} for guesses, games in [(4, 2), (7, 2), (8, 5), (None, 5)]],
        {"guesses": 7, "skill": 0.5},
        [("4", 2), ("5", 0), ("6", 0), ("7", 2), ("8", 5), ("–", 5)],
    ),
}


def answering(answer: dict):
    """Returns a handler that gives the same response to all requests."""
    return lambda route: route.fulfill(status=200, content_type="application/json", body=json.dumps(answer))


def open_standings(device, game: str, histogram: list[dict], own: dict):
    """Opens the standings of a day with a made-up server."""
    standings = {"finished": 17, "rows": [{"rank": 1, "name": "Ada", "me": True} | own], "coach": None, "histogram": histogram}
    answers = {
        r"/server\.json$": {"api": "api/v1"},
        r"/api/v1/days\?": {"days": [{"day": DAY, "state": "revealed"}]},
        r"/api/v1/players/me$": {"player": "0123456789abcdef", "name": "Ada", "tables": []},
        rf"/api/v1/days/.*/{game}/standings": standings | {"cursor": None},
    }
    context = device.context()
    for pattern, answer in answers.items():
        context.route(re.compile(pattern), answering(answer))
    page = device.open(f"standings.html?{DAY}&{game}")
    expect(page.locator("#bars > li").first).to_be_visible()
    return page


def bars(page) -> list[tuple[str, int, float]]:
    """Returns the visible bars: each with its label, its count, and its length."""
    return [
        (bar.locator(".label").inner_text(), int(bar.locator(".count").inner_text()), bar.locator(".count").bounding_box()["width"])
        for bar in page.locator("#bars > li").all()
    ]


def test_equal_counts_have_equal_bars_and_every_class_is_shown(iphone, subtests):
    store(iphone, {PLAYER_KEY: PLAYER})
    iphone.context().add_init_script(at_time(f"{DAY}T12:00:00Z"))
    for game, (histogram, own, expected) in GAMES.items():
        with subtests.test(game):
            page = open_standings(iphone, game, histogram, own)
            expect(page.locator("#bars > li.own")).to_contain_text("you")
            for size in at_all_sizes(iphone, page):
                seen = bars(page)
                assert [(label, count) for label, count, _ in seen] == expected, size
                for label, count, length in seen:
                    equals = [other for _, number, other in seen if number == count]
                    assert max(equals) - min(equals) < 0.5, (size, label, equals)
                    shorter = [other for _, number, other in seen if number < count]
                    assert all(other <= length for other in shorter), (size, label)
                assert faults(page, may_scroll=True) == [], size
            paints = "bars => bars.map((bar) => getComputedStyle(bar).backgroundColor !== 'rgba(0, 0, 0, 0)')"
            assert page.locator("#bars .count").evaluate_all(paints) == [count > 0 for _, count in expected], "an empty class has no bar"
            assert_accessible(page)
    columns = page.get_by_role("table", name="Everyone").get_by_role("columnheader")
    expect(columns).to_have_text(["Place", "Name", "Guesses", "Lost"])
    expect(page.get_by_role("table", name="Everyone").locator("tbody tr")).to_have_text(re.compile(r"1\s*Ada \(you\)\s*7\s*0\.50"))
