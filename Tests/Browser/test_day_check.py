"""The check of a past day against its server's commitment, which runs in the browser."""

import re

import pytest
from accessibility import assert_accessible
from layout import assert_fits
from playwright.sync_api import expect
from ranked_players import give_up_codebreaker, player_who_finished_triples, reveal_day
from waiting import wait_for_script


@pytest.fixture
def day(day_server) -> str:
    """Returns today's date. Two players have played Triples, and one has played CodeBreaker."""
    player_who_finished_triples(day_server, 4)
    player = player_who_finished_triples(day_server, 9)
    give_up_codebreaker(player)
    return player.day


def open_check(device, day):
    return device.open(f"check.html?{day}")


def verdict(page):
    return page.locator("#verdict")


def test_day_is_checked_only_after_it_ends_and_its_games_can_be_watched(new_online_device, day_server, day_clock, day):
    devices = [new_online_device(name) for name in ("iphone", "desktop")]
    for device in devices:
        device.stored |= {"parlor.house.ranked-days": f"days/1\ntriples {day} 1042\ncodebreaker {day} -"}
        # When a device plays, it stores the commitments of the coming days.
        wait_for_script(device.open(f"triples/?{day}"), "() => localStorage.getItem('parlor.house.commitments')")
    # A day can't be checked until it is over.
    page = open_check(device, day)
    expect(page.get_by_text("This day isn’t over yet.")).to_be_visible()
    expect(page.get_by_role("button", name="How this is checked")).to_have_count(0)
    reveal_day(day_server, day_clock, day)
    for device in devices:
        page = open_check(device, day)
        expect(verdict(page)).to_have_text(re.compile("^Dealt as promised: .*They fit the seal that your device stored before the day.$"))
        expect(page.locator("#triples-check")).to_have_text("All 2 games fit the deal.")
        expect(page.locator("#codebreaker-check")).to_have_text("The only game fits the deal.")
        expect(page.locator("#triples-par")).to_have_text(re.compile(r"^No one could have scored more than [\d,]+ points.$"))
        expect(page.locator("#codebreaker-par")).to_have_text(re.compile("^The code was .+, .+"))
        # The page also shows the player's own results.
        expect(page.locator("#triples-own")).to_have_text("You: 1,042 points.")
        expect(page.locator("#codebreaker-own")).to_have_text("You: Code not found.")
        page.get_by_role("button", name="How this is checked").click()
        expect(page.locator("#hashed")).to_have_text(re.compile(rf"^parlor-day/1 {day} [0-9a-f]{{64}} [0-9a-f]{{64}}$"))
        assert_fits(device, page, may_scroll=True)
        assert_accessible(page)
    # The page links to the standings and to every game. The standings link back to the page.
    expect(page.get_by_role("link", name="Standings")).to_have_attribute("href", f"standings.html?{day}&triples")
    standings = device.open(f"standings.html?{day}&triples")
    expect(standings.get_by_role("link", name="Check this day, or play it again")).to_have_attribute("href", f"check.html?{day}")
    page.get_by_role("link", name=re.compile("^Watch the no. 1 game: ")).first.click()
    expect(page.get_by_role("button", name="Close the replay")).to_be_visible()


def test_lost_reply_can_be_retried_and_a_wrong_key_is_reported(new_online_device, day_server, day_clock, proxy, day):
    reveal_day(day_server, day_clock, day)

    def replace_key(answer):
        answer["days"][-1]["key"] = "0" * 64
        return answer

    proxy.drop_before(r"GET /days\?.*")
    page = open_check(new_online_device("desktop"), day)
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    proxy.change_reply(r"GET /days\?.*", replace_key)
    page.get_by_role("button", name="Try again").click()
    expect(verdict(page)).to_have_text("The games don’t fit the seal. Don’t trust this day.")
    expect(page.locator("#triples-check")).to_have_text(re.compile("^Game 1 doesn’t fit the deal: "))


@pytest.mark.parametrize("path", ["check.html?2026-11-20", "standings.html", "account.html"])
def test_site_without_a_server_says_so_and_leads_back(desktop, path):
    page = desktop.open(path)
    expect(page.get_by_text("This site has no game server")).to_be_visible()
    page.get_by_role("link", name="All games").click()
    expect(page.get_by_role("heading", name="Parlor")).to_be_visible()
