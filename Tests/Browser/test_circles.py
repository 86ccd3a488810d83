"""Circles of friends, which have separate standings."""

import pytest
from accessibility import assert_accessible
from copying import assert_text_can_be_copied
from game_page import button
from games import read_games
from layout import assert_fits, at_sizes_with_same_input, faults
from playwright.sync_api import expect
from ranked_players import player_who_finished_triples, player_who_gave_up_codebreaker, store_player
from server import Player
from situations import COPYING, WITHOUT_SHARING
from test_account import alert, open_account, question, stored
from text_layout import text_faults
from toasts import covered_by_toasts

INVITATION = "parlor.house.ranked-invitation"


@pytest.fixture
def me(day_server):
    return player_who_finished_triples(day_server, 12)


READ_LINES = r"""rows => rows.map((row) =>
  [...row.querySelectorAll("th, td")].map((cell) => cell.innerText.trim().replace(/\s+/g, " ")).join(" | "))"""


def lines(page, caption) -> list[str]:
    return page.get_by_role("table", name=caption).locator("tbody tr").evaluate_all(READ_LINES)


def create_circle(player, name="Friends") -> str:
    return player.post("/tables", {"name": name}).json["code"]


def invitation(page, title: str):
    return page.get_by_role("region", name=title, exact=True)


def expand_circle(page, name="Friends"):
    page.get_by_role("heading", name=name).get_by_role("button").click()
    expect(page.get_by_role("table", name="Today")).to_be_visible()


def test_circle_is_created_and_shared_and_a_friend_joins_by_its_link(new_online_device, day_server, me):
    here, there = new_online_device("desktop"), new_online_device("small")
    friend = player_who_finished_triples(day_server, 1, "Bob")
    store_player(here, me)
    store_player(there, friend)
    here.context().grant_permissions(["clipboard-read", "clipboard-write"])
    here.context().add_init_script(COPYING)
    page = open_account(here)
    page.get_by_label("New circle’s name").fill("Class 4b")
    button(page, "Create a circle").click()
    expect(page.get_by_text("Your circle is ready.")).to_be_visible()
    expect(page.get_by_role("heading", name="Class 4b").get_by_role("button")).to_have_attribute("aria-expanded", "true")
    code = me.get("/players/me").json["tables"][0]["code"]
    expect(page.get_by_text(f"Code: {code}")).to_be_visible()
    button(page, "Share the link").click()
    expect(page.get_by_text("Invitation copied. Paste it into a message.")).to_be_visible()
    sentence, link = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert sentence.startswith(f"{me.name} invites you to the circle “Class 4b” on Parlor.")
    assert link == f"{here.address}account.html?join={code}"
    page.evaluate(f"() => {{ {WITHOUT_SHARING} }}")
    button(page, "Share the link").click()
    assert_text_can_be_copied(page, f"{sentence}\n{link}")
    other = open_account(there, f"account.html?join={code}")
    invited = invitation(other, f"{me.name} invites you to Class 4b")
    expect(invited).to_contain_text("Members see each other’s names and daily results. You can leave at any time.")
    assert faults(other, may_scroll=True) == []
    assert friend.get("/players/me").json["tables"] == []
    invited.get_by_role("button", name="Join").click()
    expect(other.get_by_text("You’ve joined “Class 4b”.")).to_be_visible()
    expect(other.get_by_role("table", name="Today")).to_be_visible()
    assert [line.split(" | ")[0] for line in lines(other, "Today")] == [me.name, "Bob (you)"]
    # The link doesn't ask the new member again.
    other = open_account(there, f"account.html?join={code}")
    expect(other.get_by_role("table", name="Today")).to_be_visible()
    expect(invited).to_be_hidden()


def test_circle_shows_standings_of_today_and_of_the_last_days(new_online_device, day_server, me):
    device = new_online_device("small")
    friend = player_who_finished_triples(day_server, 1, "W" * 24)
    stranger = player_who_gave_up_codebreaker(day_server)
    stranger.call("PATCH", "/players/me", {"name": "שלום עולם"})
    code = create_circle(me)
    for other in (friend, stranger):
        other.put(f"/tables/{code}/members/me")
    store_player(device, me)
    page = open_account(device)
    expand_circle(page)
    rows = {row["name"]: row["score"] for row in me.get(f"{me.game_path()}/standings?table={code}").json["rows"]}
    # No player has played the other games.
    rest = " | –" * (len(read_games()) - 1)
    assert lines(page, "Today") == [
        f"{me.name} (you) | {rows[me.name]}{rest}",
        f"{'W' * 24} | {rows['W' * 24]}{rest}",
        f"שלום עולם | –{rest}",
    ]
    assert lines(page, "Last 30 days") == [f"{me.name} (you) | 1 | 1 | ", f"{'W' * 24} | 1 | 0 | ×", "שלום עולם | 0 | 0 | ×"]
    assert_fits(device, page, may_scroll=True)
    assert_accessible(page)


def test_creator_removes_a_member_and_deletes_the_circle_despite_a_lost_reply(online, day_server, me, proxy):
    friend = player_who_finished_triples(day_server, 1, "Bob")
    code = create_circle(me)
    friend.put(f"/tables/{code}/members/me")
    store_player(online, me)
    proxy.drop_after("DELETE /tables/[A-Z]*")
    page = open_account(online)
    expand_circle(page)
    button(page, "Remove Bob").click()
    dialog = question(page, "Remove Bob?")
    dialog.get_by_role("button", name="Cancel").click()
    assert len(friend.get("/players/me").json["tables"]) == 1
    button(page, "Remove Bob").click()
    dialog.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("Member removed. The circle has a new code.")).to_be_visible()
    expect(button(page, "Remove Bob")).to_have_count(0)
    assert friend.get("/players/me").json["tables"] == []
    assert friend.put(f"/tables/{code}/members/me").status == 404, "the old code is of no use"
    button(page, "Delete").click()
    question(page, "Delete “Friends”?").get_by_role("button", name="Delete the circle").click()
    alert(page, "can’t be reached").get_by_role("button", name="Try again").click()
    expect(page.get_by_text("Circle deleted.")).to_be_visible()
    assert me.get("/players/me").json["tables"] == []


@pytest.fixture
def ada(day_server):
    """A player who has a name and a circle."""
    player = Player(day_server)
    assert player.call("PATCH", "/players/me", {"name": "Ada"}).status == 200
    return player


TITLE = "Ada invites you to Sunday club"


def test_viewing_an_invitation_creates_no_player_and_one_press_joins(new_online_device, ada):
    device = new_online_device("small")
    code = create_circle(ada, "Sunday club")
    page = open_account(device, f"account.html?join={code}")
    invited = invitation(page, TITLE)
    expect(invited).to_contain_text("There’s nothing to sign up for: joining gives you an account and a name that you can change.")
    assert_fits(device, page, may_scroll=True)
    assert_accessible(page)
    assert stored(page) is None, "viewing creates no player"
    invited.get_by_role("button", name="Join").click()
    expect(page.get_by_text("You’ve joined “Sunday club”.")).to_be_visible()
    expect(page.get_by_role("table", name="Today")).to_be_visible()
    for size in at_sizes_with_same_input(device, page):
        assert covered_by_toasts(page) + text_faults(page) == [], size
    assert [member["me"] for member in ada.get(f"/tables/{code}").json["members"]] == [True, False]
    expect(invited).to_be_hidden()
    assert stored(page, INVITATION) is None
    # The next step is in view: today's games.
    links = page.get_by_role("navigation", name="Today’s games").get_by_role("link")
    expect(links).to_have_text([f"Play today’s {game.name}" for game in read_games()])
    expect(links.first).to_be_in_viewport(ratio=1)
    links.first.click()
    page.wait_for_url(f"**/triples/?{ada.day}")


def test_invitation_stays_on_the_home_page_until_it_is_accepted(online, ada, day_server):
    account = open_account(online, f"account.html?join={create_circle(ada, 'Sunday club')}")
    expect(invitation(account, TITLE)).to_be_visible()
    account.close()
    home = online.visit()
    expect(invitation(home, TITLE)).to_be_visible()
    assert_accessible(home)
    # The first daily game creates the player. The invitation is still stored.
    game = online.open(f"triples/?{ada.day}")
    expect(game.locator("#board .tile")).to_have_count(4)
    home.reload()
    invitation(home, TITLE).get_by_role("link", name="See the invitation").click()
    home.wait_for_selector("html[data-state=running]", state="attached")
    invitation(home, TITLE).get_by_role("button", name="Join").click()
    expect(home.get_by_text("You’ve joined “Sunday club”.")).to_be_visible()
    home.get_by_role("link", name="All games").click()
    expect(home.get_by_role("heading", name="Parlor")).to_be_visible()
    expect(invitation(home, TITLE)).to_be_hidden()
