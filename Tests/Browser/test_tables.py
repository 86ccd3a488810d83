"""Circles of friends, each with separate standings."""

import re

import pytest
from accessibility import assert_accessible
from layout import assert_fits, faults
from playwright.sync_api import expect
from ranked_players import guessed, keep, played
from server import Player
from situations import COPYING, REFUSING, SHARING
from test_account import alert, button, open_account, question, stored
from waiting import wait_for_script

INVITATION = "parlor.house.ranked-invitation"


@pytest.fixture
def me(day_server):
    return played(day_server, 12)


READ_LINES = r"""rows => rows.map((row) =>
  [...row.querySelectorAll("th, td")].map((cell) => cell.innerText.trim().replace(/\s+/g, " ")).join(" | "))"""


def lines(page, caption) -> list[str]:
    return page.get_by_role("table", name=caption).locator("tbody tr").evaluate_all(READ_LINES)


def make(player, name="Friends") -> str:
    return player.post("/tables", {"name": name}).json["code"]


def invitation(page, title: str):
    return page.get_by_role("region", name=title, exact=True)


def show(page, name="Friends"):
    page.get_by_role("heading", name=name).get_by_role("button").click()
    expect(page.get_by_role("table", name="Today")).to_be_visible()


def test_circle_is_created_and_a_friend_joins(take_online, day_server, me):
    here, there = take_online("desktop"), take_online("small")
    friend = played(day_server, 1, "Bob")
    keep(here, me)
    keep(there, friend)
    here.context().grant_permissions(["clipboard-read", "clipboard-write"])
    here.context().add_init_script(COPYING)
    page = open_account(here)
    page.get_by_label("Name of a new circle").fill("Class 4b")
    button(page, "Create a circle").click()
    expect(page.get_by_text("Your circle is ready.")).to_be_visible()
    expect(page.get_by_role("heading", name="Class 4b").get_by_role("button")).to_have_attribute("aria-expanded", "true")
    code = me.get("/players/me").json["tables"][0]["code"]
    expect(page.get_by_text(f"Code: {code}")).to_be_visible()
    button(page, "Share the link").click()
    expect(page.get_by_text("The invitation is copied. Paste it into a message.")).to_be_visible()
    sentence, link = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert sentence.startswith(f"{me.name} invites you to the circle “Class 4b” on Parlor.")
    assert link == f"{here.address}account.html?join={code}"
    other = open_account(there, f"account.html?join={code}")
    invited = invitation(other, f"{me.name} invites you to Class 4b")
    expect(invited).to_contain_text("Members see each other’s names and daily results. You can leave at any time.")
    assert faults(other, may_scroll=True) == []
    assert friend.get("/players/me").json["tables"] == []
    invited.get_by_role("button", name="Join").click()
    expect(other.get_by_text("You’ve joined “Class 4b”.")).to_be_visible()
    expect(other.get_by_role("table", name="Today")).to_be_visible()
    assert [line.split(" | ")[0] for line in lines(other, "Today")] == [me.name, "Bob (you)"]
    # The creator sees it too, and the link doesn't ask again.
    other = open_account(there, f"account.html?join={code}")
    expect(other.get_by_role("table", name="Today")).to_be_visible()
    expect(invited).to_be_hidden()


def test_circle_shows_today_and_the_last_days(take_online, day_server, me, proxy):
    device = take_online("small")
    friend = played(day_server, 1, "W" * 24)
    stranger = guessed(day_server)
    stranger.call("PATCH", "/players/me", {"name": "שלום עולם"})
    code = make(me)
    for other in (friend, stranger):
        other.put(f"/tables/{code}/members/me")
    keep(device, me)
    page = open_account(device)
    show(page)
    rows = {row["name"]: row["score"] for row in me.get(me.game() + "/standings").json["rows"]}
    assert lines(page, "Today") == [
        f"{me.name} (you) | {rows[me.name]} | –",
        f"{'W' * 24} | {rows['W' * 24]} | –",
        "שלום עולם | – | –",
    ]
    assert lines(page, "Last 30 days") == [f"{me.name} (you) | 1 | 1 | ", f"{'W' * 24} | 1 | 0 | ×", "שלום עולם | 0 | 0 | ×"]
    assert_fits(device, page, may_scroll=True)
    assert_accessible(page)
    page.get_by_role("heading", name="Friends").get_by_role("button").click()
    expect(page.get_by_role("table")).to_have_count(0)

    def crowd(told):
        made = [{"player": f"{number:016x}", "name": f"Member {number}", "me": False, "games": []} for number in range(197)]
        return told | {"members": told["members"] + made}

    proxy.change(f"GET /tables/{code}.*", crowd)
    show(page)
    assert len(lines(page, "Today")) == len(lines(page, "Last 30 days")) == 200


def test_maker_removes_a_member_and_deletes_the_circle_after_lost_replies(online, day_server, me, proxy):
    friend = played(day_server, 1, "Bob")
    code = make(me)
    friend.put(f"/tables/{code}/members/me")
    keep(online, me)
    proxy.drop_after(f"DELETE /tables/{code}")
    page = open_account(online)
    show(page)
    button(page, "Remove Bob").click()
    dialog = question(page, "Remove Bob?")
    dialog.get_by_role("button", name="Cancel").click()
    assert len(friend.get("/players/me").json["tables"]) == 1
    button(page, "Remove Bob").click()
    dialog.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("The member is removed.")).to_be_visible()
    expect(button(page, "Remove Bob")).to_have_count(0)
    assert friend.get("/players/me").json["tables"] == []
    button(page, "Delete").click()
    question(page, "Delete “Friends”?").get_by_role("button", name="Delete the circle").click()
    alert(page, "can’t be reached").get_by_role("button", name="Try again").click()
    expect(page.get_by_text("The circle is deleted.")).to_be_visible()
    assert me.get(f"/tables/{code}").status == 404


def test_member_can_only_leave_the_circle(online, day_server, me):
    maker = Player(day_server)
    code, other = make(maker), make(maker, "Others")
    for table in (code, other):
        me.put(f"/tables/{table}/members/me")
    keep(online, me)
    page = open_account(online)
    show(page)
    for name in (re.compile("^Remove"), re.compile("^Delete$")):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    button(page, "Leave").click()
    question(page, "Leave “Friends”?").get_by_role("button", name="Leave").click()
    expect(page.get_by_text("You left the circle.")).to_be_visible()
    expect(page.get_by_role("heading", name="Friends")).to_have_count(0)
    assert len(maker.get(f"/tables/{code}").json["members"]) == 1
    # The member was removed in the meantime.
    maker.delete(f"/tables/{other}/members/{me.id}")
    page.get_by_role("heading", name="Others").get_by_role("button").click()
    expect(page.get_by_text("You’re no longer in this circle.")).to_be_visible()
    expect(page.get_by_role("heading", name="Others")).to_have_count(0)
    expect(page.get_by_text("A circle is a group of friends")).to_be_visible()


def test_circle_is_created_once_after_a_late_or_lost_reply(online, me, proxy):
    keep(online, me)
    hold = proxy.hold("POST /tables")
    page = open_account(online)
    name = page.get_by_label("Name of a new circle")
    name.fill("4b")
    for _ in range(3):
        button(page, "Create a circle").click()
    expect(page.get_by_role("status").get_by_text("One moment…")).to_be_visible()
    hold.release()
    expect(page.get_by_text("Your circle is ready.")).to_be_visible()
    expect(page.get_by_role("table", name="Today")).to_be_visible()
    assert len(proxy.matching("POST /tables")) == 1
    proxy.drop_after("POST /tables")
    name.fill("5c")
    name.press("Enter")
    button(page, "Try again").click()
    expect(page.get_by_role("heading", name="5c").get_by_role("button")).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_role("table", name="Today")).to_be_visible()
    assert sorted(table["name"] for table in me.get("/players/me").json["tables"]) == ["4b", "5c"]


def test_typed_code_is_normalized_or_rejected(online, day_server, me):
    code = make(Player(day_server), "Elsewhere").lower()
    keep(online, me)
    page = open_account(online)
    for typed, said in [("x", "A circle’s code has eight letters."), ("ACDE-FGHJ", "No circle has this code.")]:
        page.get_by_label("Code of a friend’s circle").fill(typed)
        button(page, "Join").click()
        expect(page.get_by_text(said)).to_be_visible()
        # The message stays visible over the scrolled page.
        assert [fault for fault in faults(page, may_scroll=True) if "covered by p#message" not in fault] == []
    page.get_by_label("Code of a friend’s circle").fill(f" {code[:4]}-{code[4:]} ")
    button(page, "Join").click()
    expect(page.get_by_role("heading", name="Elsewhere")).to_be_visible()


@pytest.fixture
def ada(day_server):
    """A player who has a circle."""
    player = Player(day_server)
    assert player.call("PATCH", "/players/me", {"name": "Ada"}).status == 200
    return player


TITLE = "Ada invites you to Sunday club"


def test_new_player_joins_by_invitation_with_one_press(take_online, ada):
    device = take_online("small")
    code = make(ada, "Sunday club")
    page = open_account(device, f"account.html?join={code}")
    invited = invitation(page, TITLE)
    expect(invited).to_contain_text("You don’t need an account")
    assert_fits(device, page, may_scroll=True)
    assert_accessible(page)
    assert stored(page) is None, "viewing creates no player"
    invited.get_by_role("button", name="Join").click()
    expect(page.get_by_text("You’ve joined “Sunday club”.")).to_be_visible()
    expect(page.get_by_role("table", name="Today")).to_be_visible()
    assert [member["me"] for member in ada.get(f"/tables/{code}").json["members"]] == [True, False]
    expect(invited).to_be_hidden()
    assert stored(page, INVITATION) is None


def test_invitation_is_stored_while_the_player_plays(online, ada, day_server):
    account = open_account(online, f"account.html?join={make(ada, 'Sunday club')}")
    expect(invitation(account, TITLE)).to_be_visible()
    account.close()
    home = online.new_page()
    home.goto(online.address)
    expect(invitation(home, TITLE)).to_be_visible()
    assert_accessible(home)
    # The first daily game creates a player. The invitation is still there.
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


def test_invalid_invitation_is_explained_and_a_valid_one_can_be_declined(online, ada, proxy):
    code = make(ada, "Sunday club")
    assert ada.delete(f"/tables/{code}").status == 204
    page = open_account(online, f"account.html?join={code}")
    expect(page.get_by_text("This invitation doesn’t work anymore. Ask your friend for a new link.")).to_be_visible()
    assert stored(page, INVITATION) is None
    page.goto(f"{online.address}account.html?join={code[:5]}")
    expect(page.get_by_text("This invitation link is incomplete. Ask your friend to send it again.")).to_be_visible()
    proxy.drop_before("GET /tables/.*")
    page.goto(f"{online.address}account.html?join={make(ada, 'Sunday club')}")
    alert(page, "can’t be reached").get_by_role("button", name="Try again").click()
    expect(invitation(page, TITLE)).to_be_visible()
    invitation(page, TITLE).get_by_role("button", name="No, thanks").click()
    expect(invitation(page, TITLE)).to_be_hidden()
    for address in ("account.html", ""):
        page.goto(online.address + address)
        expect(page.get_by_role("link", name="Standings")).to_be_visible()
        expect(invitation(page, TITLE)).to_be_hidden()


def test_circles_work_with_the_keyboard_only(online, me):
    code = make(me)
    keep(online, me)
    page = open_account(online)
    heading = page.get_by_role("heading", name="Friends").get_by_role("button")
    heading.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("table", name="Today")).to_be_visible()
    expect(heading).to_be_focused()
    page.keyboard.press("Tab")
    expect(button(page, "Share the link")).to_be_focused()
    page.evaluate(SHARING)
    page.keyboard.press("Enter")
    wait_for_script(page, "() => window.sent")
    sent = page.evaluate("window.sent")
    assert sent["url"].endswith(f"account.html?join={code}") and "“Friends”" in sent["text"]
    page.evaluate(f"() => {{ {REFUSING} }}")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Sharing and copying don’t work here.")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(question(page, "Leave “Friends”?").get_by_role("button", name="Cancel")).to_be_focused()
    page.keyboard.press("Escape")
    expect(button(page, "Leave")).to_be_focused()
