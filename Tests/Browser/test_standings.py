"""The standings of the daily games on a server."""

import re

from accessibility import assert_accessible
from day_clock import HOUR
from game_page import button
from layout import assert_fits, at_sizes_with_same_input, faults
from playwright.sync_api import expect
from ranked_players import player_who_finished_triples, store_player
from server import Player
from server import wait_until as wait_until_server
from text_layout import text_faults
from waiting import wait_until

STANDINGS = "GET .*/standings.*"

def table(page, name="Everyone"):
    return page.get_by_role("table", name=name, exact=True)


def rows(page, name="Everyone"):
    return table(page, name).get_by_role("row")


def cells(page, name="Everyone") -> list[str]:
    """Returns the rows below the header, such as `1 | Ada | 12`. Includes rows out of view, which aren't laid out."""
    return [
        " | ".join(" ".join(text.split()) for text in row.locator("th, td").all_text_contents()) for row in rows(page, name).all()[1:]
    ]


def made_up_standings(ranks, own=None, cursor=None, finished=1234):
    """Returns a response whose rows have the given ranks."""
    made = [{"rank": rank, "name": f"Player {rank}", "score": 9000 - rank, "me": rank == own} for rank in ranks]
    bars = [{"from": 0, "to": 99, "games": 34}, {"from": 100, "to": 199, "games": finished - 34}]
    return {"finished": finished, "rows": made, "coach": {"score": 777}, "histogram": bars, "cursor": cursor}


def open_standings(device, page="standings.html"):
    return device.open(page)


def test_results_are_hidden_before_the_player_finishes(online, day_server):
    player_who_finished_triples(day_server)
    me = Player(day_server)
    me.begin()
    store_player(online, me)
    page = open_standings(online)
    expect(page.get_by_text("You’ll see everyone’s games when you finish yours")).to_be_visible()
    expect(page.get_by_role("table")).to_have_count(0)
    assert_accessible(page)
    page.get_by_role("link", name="Play today’s Triples").click()
    page.wait_for_url(f"**/triples/?{me.day}")


def test_all_results_are_shown_in_order_after_the_player_finishes(new_online_device, day_server):
    device = new_online_device("small")
    names = ["Ada", "Bob", "Cyd", "Dan"]
    others = [player_who_finished_triples(day_server, moves, name) for moves, name in zip([2, 24, 1, 28], names)]
    me = player_who_finished_triples(day_server, 12)
    code = me.post("/tables", {"name": "Friends"}).json["code"]
    others[2].put(f"/tables/{code}/members/me")
    store_player(device, me)
    page = open_standings(device)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^Triples, [A-Z][a-z]+ [0-9]{1,2}$"))
    expect(page.get_by_text("5 players have finished.")).to_be_visible()
    told = me.get(me.game_path() + "/standings").json["rows"]
    expect(rows(page)).to_have_count(6)
    own = " (you)"
    assert cells(page) == [f"{row['rank']} | {row['name']}{own * row['me']} | {row['score']}" for row in told]
    rank = next(row["rank"] for row in told if row["me"])
    expect(page.get_by_role("heading", name=f"You’re {rank}{['st', 'nd', 'rd', 'th', 'th'][rank - 1]} of 5.")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="you")).to_have_count(1)
    expect(table(page).locator("[aria-current]")).to_contain_text("(you)")
    expect(rows(page, "Friends")).to_have_count(3)
    assert [text.split(" | ")[1] for text in cells(page, "Friends")] == [f"{me.name} (you)", "Cyd"]
    for size in at_sizes_with_same_input(device, page):
        assert text_faults(page) == [], size
    assert table(page).locator("thead th").evaluate_all("heads => heads.map((head) => head.scope)") == ["col"] * 3
    # The player's rank comes first, then their circles, and then all players.
    tops = [page.get_by_role("heading", level=2), table(page, "Friends"), table(page)]
    places = [top.bounding_box()["y"] for top in tops]
    assert places == sorted(places)
    assert_fits(device, page, may_scroll=True)
    assert_accessible(page)


def test_links_open_the_other_game_and_other_days(online, day_server, day_clock):
    store_player(online, player_who_finished_triples(day_server))
    day_clock.set(1, 3 * HOUR)
    page = open_standings(online)
    links = page.get_by_role("navigation", name="Other standings").get_by_role("link")
    expect(links).to_have_count(2)
    links.first.click()
    page.wait_for_url(f"**/standings.html?{day_clock.day(0)}&triples")
    expect(rows(page)).to_have_count(2)
    expect(page.get_by_role("link", name="Check this day, or play it again")).to_have_attribute("href", f"check.html?{day_clock.day(0)}")
    links.last.click()
    page.wait_for_url(f"**/standings.html?{day_clock.day(1)}&triples")
    page.go_back()
    expect(rows(page)).to_have_count(2)


# Records the changes to the table of all players, and the rows that it had before.
WATCH = """() => {
  window.before = [...document.querySelectorAll("#all tr")];
  window.changes = [];
  new MutationObserver((records) => window.changes.push(...records)).observe(document.querySelector("#all table"),
    { subtree: true, childList: true, characterData: true, attributes: true });
}"""

# Scrolls by twelve screens, one per frame.
SCROLL = """() => new Promise((done) => {
  let count = 0;
  const step = () => {
    scrollBy(0, innerHeight);
    if (++count < 12) requestAnimationFrame(step); else done();
  };
  scrollTo(0, 0);
  requestAnimationFrame(step);
})"""

COUNT_LAID_OUT = "rows => rows.filter((row) => row.checkVisibility({ contentVisibilityAuto: true })).length"


def test_more_button_only_adds_rows_and_only_visible_ones_are_laid_out(online, day_server, proxy):
    store_player(online, player_who_finished_triples(day_server))
    proxy.reply(STANDINGS, 200, made_up_standings([*range(1, 51), *range(895, 906)], 900, "-8950.7"))
    for start in range(51, 1234, 100):
        end = min(start + 99, 1234)
        cursor = None if end == 1234 else f"-{9000 - end}.7"
        proxy.reply(STANDINGS, 200, made_up_standings(range(start, end + 1), 900, cursor))
    page = open_standings(online)
    expect(rows(page)).to_have_count(51)
    assert [text.split(" | ")[0] for text in cells(page, "Around you")] == [str(rank) for rank in range(895, 906)]
    expect(page.get_by_text("The coach’s result, unranked: 777 points.")).to_be_visible()
    expect(page.get_by_text("50 of 1,234 games")).to_be_visible()
    page.evaluate(WATCH)
    # Use a selector, because finding so many rows by role takes seconds.
    every_row = page.locator("#all tbody tr")
    more = page.get_by_role("button", name="More", exact=True)
    for count in [*range(150, 1234, 100), 1234]:
        more.click()
        expect(every_row).to_have_count(count)
    expect(more).to_be_hidden()
    expect(page.get_by_text("1,234 of 1,234 games")).to_be_visible()
    assert page.evaluate("window.before.every((row, index) => row === document.querySelectorAll('#all tr')[index])")
    # Only groups of rows were added. The other changes are the widths of the columns, and the height that is reserved for a group.
    kinds = page.evaluate("window.changes.map((change) => `${change.type} ${change.target.localName} ${change.removedNodes.length}`)")
    assert set(kinds) <= {"childList table 0", "childList tbody 0", "attributes table 0", "attributes tbody 0"}, set(kinds)
    ranks = every_row.locator(":scope > :first-child").evaluate_all("cells => cells.map((cell) => cell.textContent)")
    assert ranks == [f"{rank:,}" for rank in range(1, 1235)]
    # The browser lays out only what is visible.
    every_row.nth(700).scroll_into_view_if_needed()
    expect(every_row.nth(700)).to_be_in_viewport()
    wait_until(page, lambda: 0 < every_row.evaluate_all(COUNT_LAID_OUT) <= 200)
    page.evaluate(SCROLL)
    assert page.evaluate("scrollY") > 0
    assert every_row.evaluate_all(COUNT_LAID_OUT) <= 250


def test_failures_are_shown_until_a_retry_succeeds(online, day_server, proxy):
    me = player_who_finished_triples(day_server)
    me.post("/tables", {"name": "Friends"})
    store_player(online, me)
    # If the server asks the page to wait, the page tries again later, without a message.
    around = "GET .*/standings.*around=me"
    proxy.reply(around, 429, {"status": 429}, "application/problem+json", Retry_After="1")
    proxy.reply_busy(around)
    proxy.reply_with_html("GET .*/standings.*table=.*")
    page = open_standings(online)
    alert = page.get_by_role("alert")
    for text in ("is busy", "wasn’t from a game server"):
        expect(alert).to_contain_text(text)
        assert faults(page, may_scroll=True) == []
        assert_accessible(page)
        alert.get_by_role("button", name="Try again").click()
    expect(rows(page)).to_have_count(2)
    expect(rows(page, "Friends")).to_have_count(2)
    expect(alert).to_be_hidden()
    assert [call.status for call in proxy.matching(around)] == [429, 503, 200]


def test_name_of_a_friend_is_reported(new_online_device, day_server):
    device = new_online_device("small")
    friend = player_who_finished_triples(day_server, 2, "Rude")
    me = player_who_finished_triples(day_server, 12)
    code = me.post("/tables", {"name": "Friends"}).json["code"]
    friend.put(f"/tables/{code}/members/me")
    store_player(device, me)
    page = open_standings(device)
    button(page, "Report a name").click()
    expect(page.get_by_text("Which name do you want to report?")).to_be_visible()
    expect(button(page, "Report Rude")).to_be_visible()
    assert faults(page, may_scroll=True) == []
    assert_accessible(page)
    button(page, "Report Rude").click()
    dialog = page.get_by_role("dialog", name="Report “Rude”?")
    dialog.get_by_role("button", name="Report").click()
    expect(page.get_by_text("Reported. The operator of this server will look at it.")).to_be_visible()
    expect(button(page, "Report Rude")).to_have_count(0)
    expect(button(page, "Report a name")).to_be_focused()
    assert cells(page, "Friends")[0].startswith("1 | ")
    wait_until_server(lambda: "\nparlor_names_reported 1\n" in day_server.metrics())
