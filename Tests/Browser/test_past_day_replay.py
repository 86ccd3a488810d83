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


def test_triples_is_played_again_with_the_deal_of_the_day(new_online_device, day_server, over):
    dealt = Player(day_server).get(f"/days/{over}/triples/games.txt").body.decode().splitlines()[0]
    for device in map(new_online_device, ("iphone", "desktop")):
        page = open_replayed_game(device, over)
        expect(page.get_by_role("link", name=REPLAYED_GAME_NAME)).to_have_attribute("href", f"../check.html?{over}")
        for letter in dealt.split(",")[1][::3]:
            page.keyboard.press(ARROWS[letter])
        # The moves get the same tiles as on the day.
        wait_for_script(page, f"() => localStorage.getItem('parlor.triples.again').includes('{dealt}')")
        assert_fits(device, page)
        assert_accessible(page)
    page.get_by_role("button", name="Finish").click()
    dialog = page.get_by_role("dialog", name="Game ended")
    expect(dialog).to_contain_text("Unranked")
    assert_fits(device, page, may_scroll=True)
    assert_accessible(page)
    dialog.get_by_role("button", name="Best games").click()
    page.wait_for_url(re.compile(r"check\.html\?"))
    expect(page.get_by_role("region", name="Triples")).to_contain_text(re.compile(r"Played again: [\d,]+ points?\."))


def test_codebreaker_is_played_again_with_the_code_of_the_day(new_online_device, over):
    for device in map(new_online_device, ("iphone", "desktop")):
        page = open_replayed_game(device, over, "CodeBreaker")
        expect(page.get_by_text("It doesn’t count")).to_be_visible()
        assert_fits(device, page)
        assert_accessible(page)
    for figure in stored(page, "codebreaker.again-deal").split(" ")[2]:
        page.keyboard.press(str(int(figure) + 1))
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Clairvoyant!")
    expect(dialog).to_contain_text("It isn’t recorded anywhere.")
    dialog.get_by_role("button", name="Best games").click()
    page.wait_for_url(re.compile(r"check\.html\?"))
    expect(page.get_by_role("region", name="CodeBreaker")).to_contain_text("Played again: 1 guess.")


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


def test_missing_deal_leads_to_the_page_that_can_load_it(online, over):
    page = online.open(f"triples/?{over}&again")
    page.wait_for_url(re.compile(rf"check\.html\?{over}&again$"))
    expect(page.get_by_text("Start it again from here.")).to_be_visible()
    play_again_button(page).click()
    expect(page.get_by_role("link", name=REPLAYED_GAME_NAME)).to_be_visible()


def test_coachs_games_can_be_watched_after_the_day(online, day_server, over):
    player = Player(day_server)
    page = online.open(f"check.html?{over}")
    for game in ("Triples", "CodeBreaker"):
        line = player.get(f"/days/{over}/{game.lower()}/coach.txt").body.decode().strip()
        watch(page, game)
        shown = page.get_by_role("button", name="Close the replay") if game == "Triples" else page.get_by_text("The best player, on average")
        expect(shown).to_be_visible()
        assert page.url.split("#")[1] == hide_moves(line.replace(" ", "/"))
        assert_fits(online, page, may_scroll=True)
        page.go_back()


def watch(page, game: str) -> None:
    page.get_by_role("region", name=game).get_by_role("link", name="Watch the coach’s game").click()
