"""Playing a past day's games again, and comparing the results with those of the best players and the coach."""

import re

import pytest
from accessibility import assert_accessible
from hidden_moves import hide_moves
from layout import assert_fits
from playwright.sync_api import expect
from ranked_players import give_up_codebreaker, player_who_finished_triples, reveal_day
from server import Player, Server, wait_until
from triples import ARROWS
from waiting import wait_for_script

KEYS = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"]


@pytest.fixture
def day_server(tmp_path, dist, day_clock):
    """A game server on which the coach needs little time."""
    server = Server(
        str(tmp_path / "parlor.sqlite"), PARLOR_SITE=str(dist), PARLOR_TEST_CLOCK=str(day_clock.file), PARLOR_COACH_NODES="20"
    )
    yield server
    server.close()


@pytest.fixture
def day(day_server) -> str:
    """Returns today's date. A player and the coach have played both games of today."""
    player = player_who_finished_triples(day_server, 9)
    give_up_codebreaker(player)
    for game in ("triples", "codebreaker"):
        wait_until(lambda: player.get(f"/days/{player.day}/{game}/standings").json["coach"])
    return player.day


@pytest.fixture
def over(day_server, day_clock, day) -> str:
    """Returns the same date, after the day is over and its key is published."""
    reveal_day(day_server, day_clock, day)
    return day


def play_again_button(page, game="Triples"):
    """Returns the button that plays a game again. It is on the page that checks the game's day."""
    name = re.compile("^(Play this day again|Continue|Open it again): ")
    return page.get_by_role("region", name=game).get_by_role("button", name=name)


def open_replayed_game(device, day, game="Triples"):
    page = device.open(f"check.html?{day}")
    play_again_button(page, game).click()
    page.wait_for_url(re.compile(rf"/{game.lower()}/\?{day}&again"))
    page.wait_for_selector("html[data-state=running]", state="attached")
    return page


def stored(page, name) -> str:
    return page.evaluate("key => localStorage.getItem(key)", f"parlor.{name}")


def line(page, game="triples") -> str:
    return re.search("^game (.*)$", stored(page, f"{game}.again"), re.MULTILINE)[1]


def press_arrow_keys(page, count) -> None:
    """Presses arrow keys for `count` moves, whether or not these move anything."""
    for index in range(count):
        page.keyboard.press(KEYS[index % 4])


def wait_until_playable(page) -> None:
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()


REPLAYED_GAME_NAME = re.compile("^[A-Z][a-z]+ [0-9]{1,2}, again$")


def test_triples_can_be_played_again_with_the_same_deal(new_online_device, day_server, over):
    """The first moves get the same tiles as on the day. If moves are undone and played again, they get the same tiles as
    before."""
    dealt = Player(day_server).get(f"/days/{over}/triples/games.txt").body.decode().splitlines()[0]
    for device in map(new_online_device, ("iphone", "desktop")):
        page = open_replayed_game(device, over)
        expect(page.get_by_role("link", name=REPLAYED_GAME_NAME)).to_have_attribute("href", f"../check.html?{over}")
        assert line(page) == dealt.split(",")[0]
        for letter in dealt.split(",")[1][::3]:
            page.keyboard.press(ARROWS[letter])
        wait_for_script(page, f"() => localStorage.getItem('parlor.triples.again').includes('{dealt}')")
        # Hints are allowed, but the coach can't be asked to play the game.
        expect(page.get_by_role("button", name="Hint")).to_be_enabled()
        expect(page.get_by_role("button", name="Watch")).to_have_count(0)
        assert_fits(device, page)
        assert_accessible(page)
    for name in ["Undo"] * 3 + ["Redo"] * 3:
        page.get_by_role("button", name=name).click()
    assert line(page) == dealt
    page.reload()
    wait_until_playable(page)
    assert line(page) == dealt and stored(page, "house.days") is None
    # The page of the day shows the player's progress.
    page.go_back()
    region = page.get_by_role("region", name="Triples")
    expect(region).to_contain_text(re.compile(r"You’re playing it again: Move \d, \d+ points\."))
    region.get_by_role("button", name="Continue").click()
    wait_until_playable(page)


def test_triples_result_is_unranked_and_compared_with_the_bound_and_the_day(online, over):
    online.context().add_init_script(f"localStorage.setItem('parlor.house.ranked-days', 'days/1\\ntriples {over} 1042')")
    page = open_replayed_game(online, over)
    press_arrow_keys(page, 8)
    page.get_by_role("button", name="Finish").click()
    dialog = page.get_by_role("dialog", name="Game ended")
    expect(dialog).to_contain_text("Unranked")
    expect(dialog).to_contain_text(re.compile(r"[Bb]est possible [\d,]+"))
    expect(dialog).to_contain_text("Your result that counted: 1,042 points.")
    assert_fits(online, page, may_scroll=True)
    assert_accessible(page)
    assert stored(page, "house.days") is None and "2026" not in (stored(page, "triples.scores") or "")
    assert stored(page, "house.ranked-days") == f"days/1\ntriples {over} 1042"
    dialog.get_by_role("button", name="Best games").click()
    page.wait_for_url(re.compile(r"check\.html\?"))
    # The page shows the result, and can open the game again.
    expect(page.get_by_role("region", name="Triples")).to_contain_text(re.compile(r"Played again: [\d,]+ points?\."))
    play_again_button(page).click()
    dialog.get_by_role("button", name="Keep playing").click()
    wait_until_playable(page)


def test_codebreaker_can_be_played_again_without_being_recorded(new_online_device, over):
    for device in map(new_online_device, ("iphone", "desktop")):
        page = device.open(f"check.html?{over}")
        expect(page.locator("#codebreaker-par")).to_have_text(re.compile("^The code was .+"))
        page = open_replayed_game(device, over, "CodeBreaker")
        expect(page.get_by_text("It doesn’t count")).to_be_visible()
        page.keyboard.press("1")
        expect(page.get_by_text("Every hole needs a peg in this game.")).to_be_visible()
        assert_fits(device, page)
        assert_accessible(page)
    page.keyboard.press("Backspace")
    for figure in stored(page, "codebreaker.again-deal").split(" ")[2]:
        page.keyboard.press(str(int(figure) + 1))
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Clairvoyant!")
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text("It isn’t recorded anywhere.")
    dialog.get_by_role("button", name="Best games").click()
    page.wait_for_url(re.compile(r"check\.html\?"))
    expect(page.get_by_role("region", name="CodeBreaker")).to_contain_text("Played again: 1 guess.")
    play_again_button(page, "CodeBreaker").click()
    page.get_by_role("button", name="Play it again").click()
    expect(page.get_by_text("It doesn’t count")).to_be_visible()
    assert line(page, "codebreaker").endswith(".12")


def test_game_continues_without_a_network(online, proxy, over):
    # Visit the site at the proxy's own address, because the service worker is allowed only there.
    online.address = proxy.address
    page = open_replayed_game(online, over)
    wait_for_script(page, "async () => (await navigator.serviceWorker.ready) && !!(await caches.match(document.documentElement.dataset.release + 'triples/triples-rest.wasm'))")
    press_arrow_keys(page, 4)
    before = line(page)
    page.context.set_offline(True)
    page.reload()
    wait_until_playable(page)
    press_arrow_keys(page, 4)
    assert line(page).startswith(before) and line(page) != before
    page.context.set_offline(False)


@pytest.mark.parametrize("deal", [None, "triples-deal/1 2026-11-20 0 00"])
def test_missing_or_other_days_deal_leads_to_the_page_that_can_load_it(online, over, deal):
    if deal:
        online.context().add_init_script(f"localStorage['parlor.triples.again-deal'] ??= '{deal}'")
    page = online.open(f"triples/?{over}&again")
    page.wait_for_url(re.compile(rf"check\.html\?{over}&again$"))
    expect(page.get_by_text("Start it again from here.")).to_be_visible()
    assert_fits(online, page, may_scroll=True)
    play_again_button(page).click()
    expect(page.get_by_role("link", name=REPLAYED_GAME_NAME)).to_be_visible()


def test_coachs_games_can_be_watched_after_the_day(new_online_device, day_server, day_clock, day):
    player = Player(day_server)
    for game in ("triples", "codebreaker"):
        assert player.get(f"/days/{day}/{game}/coach.txt").problem == "not-revealed"
    reveal_day(day_server, day_clock, day)
    lines = {game: player.get(f"/days/{day}/{game}/coach.txt").body.decode().strip() for game in ("triples", "codebreaker")}
    for device in map(new_online_device, ("iphone", "desktop")):
        page = device.open(f"check.html?{day}")
        expect(page.locator("#triples-games")).to_contain_text(re.compile(r"The coach: [\d,]+ points"))
        expect(page.locator("#codebreaker-games")).to_contain_text(re.compile(r"The coach: \d guess"))
        assert_fits(device, page, may_scroll=True)
        assert_accessible(page)
        watch(page, "Triples")
        expect(page.get_by_role("button", name="Close the replay")).to_be_visible()
        assert page.url.split("#")[1] == hide_moves(lines["triples"].replace(" ", "/"))
        page.go_back()
        watch(page, "CodeBreaker")
        # The page shows a review of the guesses, and doesn't affect the current game.
        expect(page.get_by_role("heading", name="Review")).to_be_visible()
        expect(page.get_by_text("The best player, on average")).to_be_visible()
        expect(page.get_by_text("for your average")).to_have_count(0)
        assert page.url.split("#")[1] == hide_moves(lines["codebreaker"].replace(" ", "/"))
        assert day not in (stored(page, "codebreaker.game") or "")
        assert_fits(device, page, may_scroll=True)


def watch(page, game: str) -> None:
    page.get_by_role("region", name=game).get_by_role("link", name="Watch the coach’s game").click()
