"""The standings of the games of a day, as a server of the day tells them."""

import re

import pytest
from accessibility import assert_accessible
from day_clock import HOUR
from game_page import store
from layout import at_all_sizes, faults
from playwright.sync_api import expect
from ranked_players import PLAYER_KEY, guessed, keep, played
from server import Player
from waiting import wait_until

STANDINGS = "GET .*/standings.*"

# Names that try a layout: wide, tall, of one word, from right to left, and of signs.
NAMES = ["W" * 24, "﷽" * 24, "👩‍👩‍👧" * 8, "שלום עולם", "<b>bold</b> & more", "e\u0301\u0302" * 8, "a\u200db"]


def table(page, name="Everybody"):
    return page.get_by_role("table", name=name, exact=True)


def rows(page, name="Everybody"):
    return table(page, name).get_by_role("row")


def cells(page, name="Everybody") -> list[str]:
    """The rows below the head, as `1 | Ada | 12`: those too that are not in sight, and so not laid out."""
    return [
        " | ".join(" ".join(text.split()) for text in row.locator("th, td").all_text_contents()) for row in rows(page, name).all()[1:]
    ]


def made_up(ranks, own=None, cursor=None, finished=1234):
    """An answer with rows of those ranks."""
    made = [{"rank": rank, "name": f"Player {rank}", "score": 9000 - rank, "me": rank == own} for rank in ranks]
    bars = [{"from": 0, "to": 99, "games": 34}, {"from": 100, "to": 199, "games": finished - 34}]
    return {"finished": finished, "rows": made, "coach": {"score": 777}, "histogram": bars, "cursor": cursor}


def open_standings(device, page="standings.html"):
    return device.open(page)


def test_before_the_own_game_is_over_nothing_is_told(online, day_server):
    played(day_server)
    me = Player(day_server)
    me.begin()
    keep(online, me)
    page = open_standings(online)
    expect(page.get_by_role("status").first).to_have_text("One has finished.")
    expect(page.get_by_text("What others made is shown once your own game is over")).to_be_visible()
    expect(page.get_by_role("table")).to_have_count(0)
    assert faults(page, may_scroll=True) == []
    assert_accessible(page)
    page.get_by_role("link", name="Play today’s Triples").click()
    page.wait_for_url(f"**/triples/?{me.day}")


def test_afterwards_all_of_it_stands_in_order(online_hand, day_server):
    others = [played(day_server, moves, name) for moves, name in zip([2, 24, 1, 28], ["Ada", "Bob", "Cyd", "Dan"])]
    me = played(day_server, 12)
    code = me.post("/tables", {"name": "Friends"}).json["code"]
    others[2].put(f"/tables/{code}/members/me")
    keep(online_hand, me)
    page = open_standings(online_hand)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Triples, [0-9]+ [A-Z][a-z]+"))
    expect(page.get_by_text("5 have finished.")).to_be_visible()
    told = me.get(me.game() + "/standings").json["rows"]
    expect(rows(page)).to_have_count(6)
    own = " (you)"
    assert cells(page) == [f"{row['rank']} | {row['name']}{own * row['me']} | {row['score']}" for row in told]
    rank = next(row["rank"] for row in told if row["me"])
    expect(page.get_by_role("heading", name=f"You are {rank}{['st', 'nd', 'rd', 'th', 'th'][rank - 1]} of 5.")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="you")).to_have_count(1)
    expect(table(page).locator("[aria-current]")).to_contain_text("(you)")
    assert [text.split(" | ")[1] for text in cells(page, "Friends")] == [f"{me.name} (you)", "Cyd"]
    assert table(page).locator("thead th").evaluate_all("heads => heads.map((head) => head.scope)") == ["col"] * 3
    # One's own place, then one's tables, then everybody.
    tops = [page.get_by_role("heading", level=2), table(page, "Friends"), table(page)]
    places = [top.bounding_box()["y"] for top in tops]
    assert places == sorted(places)
    for _ in at_all_sizes(online_hand, page):
        assert faults(page, may_scroll=True) == []
    assert_accessible(page)


def test_codebreaker_has_guesses_and_what_was_lost(online, day_server):
    guessed(day_server)
    me = guessed(day_server, 2)
    keep(online, me)
    page = open_standings(online, "standings.html?codebreaker")
    expect(rows(page)).to_have_count(3)
    assert [text.split(" | ")[2] for text in cells(page)] == ["not found", "not found"]
    expect(table(page).get_by_role("columnheader")).to_have_text(["Place", "Name", "Guesses", "Lost"])
    expect(page.get_by_role("listitem")).to_have_text("–2you")
    assert_accessible(page)


def test_the_ways_lead_to_the_other_game_and_the_other_days(online, day_server, day_clock):
    me = played(day_server)
    keep(online, me)
    day_clock.set(1, 3 * HOUR)
    page = open_standings(online)
    expect(page.get_by_text("Nobody has finished yet.")).to_be_visible()
    ways = page.get_by_role("navigation", name="Other standings").get_by_role("link")
    expect(ways).to_have_count(2)
    ways.first.click()
    page.wait_for_url(f"**/standings.html?{day_clock.day(0)}&triples")
    expect(rows(page)).to_have_count(2)
    expect(page.get_by_text("One has finished.")).to_be_visible()
    page.get_by_role("link", name="CodeBreaker").click()
    page.wait_for_url(f"**/standings.html?{day_clock.day(0)}&codebreaker")
    expect(page.get_by_text("Nobody has finished.")).to_be_visible()
    page.go_back()
    expect(ways).to_have_count(2)
    ways.last.click()
    page.wait_for_url(f"**/standings.html?{day_clock.day(1)}&triples")


def test_a_day_that_there_is_not(online, day_server):
    keep(online, played(day_server))
    page = open_standings(online, "standings.html?2099-01-01")
    expect(page.get_by_text("There are no standings of this day.")).to_be_visible()
    assert faults(page, may_scroll=True) == []


def test_whoever_has_not_played_is_told_how_to_begin(online, day_server, day_clock):
    page = open_standings(online)
    expect(page.get_by_role("link", name="Play today’s Triples")).to_be_visible()
    day_clock.set(1, 3 * HOUR)
    somebody = Player(day_server)
    wait_until(page, lambda: somebody.get(f"/days/{day_clock.day(0)}").json["state"] == "revealed")
    page = open_standings(online, f"standings.html?{day_clock.day(0)}")
    expect(page.get_by_text("Your first game of the day makes you a player.")).to_be_visible()
    expect(page.get_by_role("link", name="Play today’s Triples")).to_have_attribute("href", f"triples/?{day_clock.day(1)}")


def test_a_site_without_a_server_says_so(hand):
    page = open_standings(hand)
    expect(page.get_by_text("This site has no server of the day")).to_be_visible()
    for _ in at_all_sizes(hand, page):
        assert faults(page, may_scroll=True) == []
    assert_accessible(page)
    page.get_by_role("link", name="All games").click()
    expect(page.get_by_role("heading", name="Today")).to_be_visible()


def test_names_are_text_and_break_nothing(online_hand, day_server, proxy):
    keep(online_hand, played(day_server))

    def rename(told):
        told["rows"] = [told["rows"][0] | {"name": name, "me": False} for name in NAMES] + told["rows"]
        return told

    proxy.change(STANDINGS, rename)
    page = open_standings(online_hand)
    expect(rows(page)).to_have_count(len(NAMES) + 2)
    assert table(page).locator("bdi").all_text_contents()[: len(NAMES)] == NAMES
    assert page.locator("table b").count() == 0
    for _ in at_all_sizes(online_hand, page):
        # A sign that is wider than its column by itself is cut.
        assert [fault for fault in faults(page, may_scroll=True) if NAMES[1][0] not in fault] == []
    # The figure stands where it does in every other row.
    lefts = table(page).locator("tbody tr > :last-child").evaluate_all("cells => cells.map((cell) => cell.getBoundingClientRect().right)")
    assert max(lefts) - min(lefts) < 1


def test_more_adds_rows_and_touches_none(online, day_server, proxy):
    keep(online, played(day_server))
    proxy.answer(STANDINGS, 200, made_up([*range(1, 51), *range(895, 906)], 900, "-8950.7"))
    for start in range(51, 1234, 100):
        end = min(start + 99, 1234)
        cursor = None if end == 1234 else f"-{9000 - end}.7"
        proxy.answer(STANDINGS, 200, made_up(range(start, end + 1), 900, cursor))
    page = open_standings(online)
    expect(rows(page)).to_have_count(51)
    assert [text.split(" | ")[0] for text in cells(page, "Around you")] == [str(rank) for rank in range(895, 906)]
    expect(page.get_by_text("The coach, who plays beside the table, made 777 points.")).to_be_visible()
    expect(page.get_by_text("50 of 1,234 games")).to_be_visible()
    page.evaluate("""() => {
      window.before = [...document.querySelectorAll("#all tr")];
      window.changes = [];
      new MutationObserver((records) => window.changes.push(...records)).observe(document.querySelector("#all table"),
        { subtree: true, childList: true, characterData: true, attributes: true });
    }""")
    more = page.get_by_role("button", name="More", exact=True)
    count = 50
    while count < 1234:
        more.click()
        count = min(count + 100, 1234)
        expect(rows(page)).to_have_count(count + 1)
    expect(more).to_be_hidden()
    expect(page.get_by_text("1,234 of 1,234 games")).to_be_visible()
    assert page.evaluate("window.before.every((row, index) => row === document.querySelectorAll('#all tr')[index])")
    # Groups of rows came, and nothing else changed.
    kinds = page.evaluate("window.changes.map((change) => `${change.type} ${change.target.localName} ${change.removedNodes.length}`)")
    assert set(kinds) <= {"childList table 0", "childList tbody 0"}, set(kinds)
    ranks = table(page).locator("tbody tr > :first-child").evaluate_all("cells => cells.map((cell) => cell.textContent)")
    assert ranks == [f"{rank:,}" for rank in range(1, 1235)]


def test_a_thousand_rows_scroll_as_a_hundred_do(online, day_server, proxy):
    """What is not in sight is not laid out, so that a frame costs what is seen."""
    keep(online, played(day_server))
    ranks = range(1, 1235)
    proxy.answer(STANDINGS, 200, made_up(ranks, 1))
    page = open_standings(online)
    expect(rows(page)).to_have_count(1235)
    laid_out = "rows => rows.filter((row) => row.checkVisibility({ contentVisibilityAuto: true })).length"
    every_row = table(page).locator("tbody tr")
    assert 0 < every_row.evaluate_all(laid_out) <= 200
    every_row.nth(700).scroll_into_view_if_needed()
    expect(every_row.nth(700)).to_be_in_viewport()
    wait_until(page, lambda: 0 < every_row.evaluate_all(laid_out) <= 200)
    # Ten screens, one a frame: none of them takes the time of two.
    page.evaluate("""() => {
      window.times = [];
      const step = (time) => {
        window.times.push(time);
        scrollBy(0, innerHeight);
        if (window.times.length < 12) requestAnimationFrame(step);
      };
      scrollTo(0, 0);
      requestAnimationFrame(step);
    }""")
    wait_until(page, lambda: page.evaluate("window.times.length === 12"))
    assert page.evaluate("scrollY") > 0
    assert every_row.evaluate_all(laid_out) <= 250


def test_more_of_a_table(online, day_server, proxy):
    me = played(day_server)
    code = me.post("/tables", {"name": "4b"}).json["code"]
    keep(online, me)
    proxy.answer(f"{STANDINGS}&table={code}", 200, made_up(range(1, 51), 3, "-1.1"))
    proxy.answer(f"{STANDINGS}&table={code}", 200, made_up(range(51, 61), None, None))
    page = open_standings(online)
    expect(rows(page, "4b")).to_have_count(51)
    page.get_by_role("button", name="More of 4b").click()
    expect(rows(page, "4b")).to_have_count(61)
    assert_accessible(page)


def test_standings_of_many_come_by_their_cursor(online, day_server):
    """Of a server that gives them really: nobody is missing, and nobody comes twice."""
    others = [played(day_server, 1) for _ in range(60)]
    me = played(day_server, 1, "Me")
    keep(online, me)
    page = open_standings(online)
    expect(rows(page)).to_have_count(51)
    page.get_by_role("button", name="More", exact=True).click()
    expect(rows(page)).to_have_count(62)
    names = table(page).locator("bdi").all_text_contents()
    assert sorted(names) == sorted([player.name for player in others] + ["Me"])


@pytest.mark.parametrize("kind", ["drop_before", "nonsense", "half", "busy"])
@pytest.mark.parametrize("call", ["GET /days.from.*", "GET /players/me", "GET .*/standings.*around=me", "GET .*/standings.*table=.*"])
def test_each_failure_has_its_sentence_and_a_way_to_try_again(online, day_server, proxy, call, kind):
    me = played(day_server)
    me.post("/tables", {"name": "Friends"})
    keep(online, me)
    getattr(proxy, kind)(call)
    page = open_standings(online)
    said = {"drop_before": "cannot be reached", "half": "cannot be reached", "nonsense": "no answer of a server", "busy": "is busy"}
    alert = page.get_by_role("alert").filter(has_text=re.compile(said[kind]))
    expect(alert).to_be_visible()
    assert faults(page, may_scroll=True) == []
    assert_accessible(page)
    alert.get_by_role("button", name="Try again").click()
    expect(rows(page)).to_have_count(2)
    expect(rows(page, "Friends")).to_have_count(2)
    expect(alert).to_be_hidden()


def test_a_server_that_asks_to_wait_is_asked_again(online, day_server, proxy):
    keep(online, played(day_server))
    proxy.answer(STANDINGS, 429, {"status": 429}, "application/problem+json", Retry_After="1")
    page = open_standings(online)
    expect(rows(page)).to_have_count(2)
    assert [call.status for call in proxy.matching(STANDINGS)] == [429, 200]


def test_whom_the_server_does_not_know_is_sent_to_the_account(online, day_server):
    me = played(day_server)
    keep(online, me)
    me.delete("/players/me")
    page = open_standings(online)
    alert = page.get_by_role("alert").filter(has_text="does not know you any more")
    expect(alert.get_by_role("link", name="Account")).to_have_attribute("href", "account.html")
    expect(alert.get_by_role("button")).to_be_hidden()
    assert page.evaluate("key => localStorage.getItem(key)", PLAYER_KEY), "nothing is forgotten without being asked"


def test_a_damaged_player_is_none(online, day_server):
    store(online, {PLAYER_KEY: "player/1\njunk"})
    expect(open_standings(online).get_by_role("link", name="Play today’s Triples")).to_be_visible()
