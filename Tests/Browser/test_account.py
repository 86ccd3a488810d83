"""The player's account on a game server: the name, the streak, moving to another device, and deletion."""

import re

import pytest
from accessibility import assert_accessible
from day_clock import HOUR
from game_page import button, store
from layout import assert_fits, at_sizes_with_same_input, faults
from playwright.sync_api import expect
from ranked_players import PLAYER_KEY, player_who_finished_triples, store_player

RANKED_DAYS = "parlor.house.ranked-days"


def open_account(device, address="account.html"):
    return device.open(address)


def alert(page, text):
    return page.get_by_role("alert").filter(has_text=text)


def stored(page, key=PLAYER_KEY):
    return page.evaluate("key => localStorage.getItem(key)", key)


def token(page) -> str:
    return re.search("token ([0-9a-f]+)", stored(page))[1]


def question(page, name):
    return page.get_by_role("dialog", name=name)


def faults_at_the_end(page) -> list[str]:
    """Scrolls to the end of the page, and returns its layout faults. Only there must a message cover nothing, because
    the player can't scroll any further."""
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    return faults(page, may_scroll=True)


@pytest.fixture
def me(day_server):
    """Returns a player who has played today."""
    return player_who_finished_triples(day_server)


def test_account_page_shows_the_player_and_accepts_only_valid_names(new_online_device, me):
    device = new_online_device("small")
    store_player(device, me)
    page = open_account(device)
    expect(page.get_by_role("heading", name=f"You are {me.name}")).to_be_visible()
    expect(page.get_by_text("1 day in a row. Your longest: 1 day.")).to_be_visible()
    field = page.get_by_label("Display name")
    expect(field).to_have_value(me.name)
    field.fill('  Zoë "Z" 👩‍👩‍👧 ')
    field.press("Enter")
    expect(page.get_by_role("heading", name='You are Zoë "Z" 👩‍👩‍👧')).to_be_visible()
    expect(page.get_by_text('Your name is now Zoë "Z" 👩‍👩‍👧.')).to_be_visible()
    assert me.get("/players/me").json["name"] == 'Zoë "Z" 👩‍👩‍👧'
    assert stored(page).endswith('name Zoë "Z" 👩‍👩‍👧')
    for _ in at_sizes_with_same_input(device, page):
        assert faults_at_the_end(page) == []
    assert_accessible(page)
    for bad in ("", "\u3164"):
        field.fill(bad)
        button(page, "Change name").click()
        expect(page.get_by_text("A name has 1 to 24 characters that can be seen, on one line.")).to_be_visible()
        expect(field).to_have_value(bad)
    assert me.get("/players/me").json["name"].startswith("Zoë")


def test_transfer_code_works_once_on_another_device_and_expires(new_online_device, me, day_clock, proxy):
    old, new = new_online_device("desktop"), new_online_device("small")
    there = open_account(new)
    expect(there.get_by_text("Your first daily game creates one")).to_be_visible()
    expect(there.get_by_role("textbox")).to_have_count(1)
    expect(there.get_by_role("heading", level=2)).to_have_text(["Other devices"])
    assert proxy.calls == [] and stored(there) is None
    assert_fits(new, there, may_scroll=True)
    assert_accessible(there)
    store_player(old, me)
    page = open_account(old)
    expect(page.locator("#moving-code")).to_be_hidden()
    button(page, "Show a transfer code").click()
    code = page.locator("#moving-code")
    expect(code).to_have_text(re.compile("^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$"))
    expect(page.get_by_text(re.compile(r"^Works once, for the next (10:00|9:5\d)\.$"))).to_be_visible()
    assert_fits(old, page, may_scroll=True)
    assert_accessible(page)
    there.get_by_label("Transfer code from another device").fill(code.inner_text().lower().replace("-", " "))
    button(there, "Use this code").click()
    expect(there.get_by_role("heading", name=f"You are {me.name}")).to_be_visible()
    expect(there.get_by_text(f"Welcome, {me.name}.")).to_be_visible()
    assert f"id {me.id}" in stored(there) and token(there) != me.token
    expect(there.get_by_label("Display name")).to_have_value(me.name)
    there.get_by_label("Transfer code from another device").fill(code.inner_text())
    button(there, "Use this code").click()
    button(there, "Switch account").click()
    expect(there.get_by_text("This code doesn’t exist, or it has expired.")).to_be_visible()
    assert f"id {me.id}" in stored(there), "the current player stays"
    day_clock.set(0, 12 * HOUR + 11 * HOUR // 60)
    expect(page.get_by_text("This code has expired.")).to_be_visible()


def days_text(*dates) -> str:
    return "days/1\n" + "\n".join(f"triples {date} 7" for date in dates)


def replace_token(page) -> None:
    button(page, "Replace the token").click()
    dialog = question(page, "Replace your token?")
    expect(dialog).to_contain_text("Your other devices")
    dialog.get_by_role("button", name="Replace it").click()


def test_new_token_replaces_the_old_one_despite_a_lost_reply(online, me, proxy):
    store_player(online, me)
    proxy.drop_after("POST /players/me/token")
    page = open_account(online)
    replace_token(page)
    alert(page, "can’t be reached").get_by_role("button", name="Try again").click()
    expect(page.get_by_text("Token replaced.")).to_be_visible()
    assert token(page) != me.token
    assert me.get("/players/me").status == 401
    page.get_by_label("Display name").fill("Still me")
    button(page, "Change name").click()
    expect(page.get_by_role("heading", name="You are Still me")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="You are Still me")).to_be_visible()


def test_account_deletion_is_confirmed_and_retried_and_keeps_local_results(new_online_device, me, day_clock, proxy):
    device = new_online_device("small")
    store(device, {RANKED_DAYS: days_text(day_clock.day(0))})
    store_player(device, me)
    page = open_account(device)
    button(page, "Delete the account").click()
    dialog = question(page, "Delete your account?")
    expect(dialog).to_contain_text("Copies that others made of past days keep your games without a name.")
    assert_fits(device, page, may_scroll=True)
    assert_accessible(page)
    dialog.get_by_role("button", name="Cancel").click()
    assert me.get("/players/me").status == 200
    button(page, "Delete the account").click()
    proxy.drop_after("DELETE /players/me")
    dialog.get_by_role("button", name="Delete my account").click()
    alert(page, "can’t be reached").get_by_role("button", name="Try again").click()
    expect(page.get_by_text("Your account has been deleted: the server no longer has your name, tokens, circles, and games.")).to_be_visible()
    expect(page.get_by_text("Your first daily game creates one")).to_be_visible()
    assert me.get("/players/me").status == 401 and page.evaluate("key => localStorage.getItem(key) !== null", RANKED_DAYS)
    assert stored(page) is None


def test_new_name_and_token_reach_the_other_window(online, me):
    store_player(online, me)
    one, two = open_account(online), open_account(online)
    one.get_by_label("Display name").fill("Ada")
    button(one, "Change name").click()
    expect(one.get_by_text("Your name is now Ada.")).to_be_visible()
    replace_token(one)
    expect(one.get_by_text("Token replaced.")).to_be_visible()
    expect(two.get_by_role("heading", name="You are Ada")).to_be_visible()
    button(two, "Show a transfer code").click()
    expect(two.locator("#moving-code")).to_be_visible()
