"""The games of a day that is over, played again, and what its best players and the coach made of them."""

import re
import time

import pytest
from accessibility import assert_accessible
from layout import at_all_sizes, faults
from playwright.sync_api import expect
from server import PATIENCE, Player, Server
from situations import FULL
from waiting import wait_for_script

HOUR = 3_600_000
KEYS = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"]


@pytest.fixture
def day_server(tmp_path, dist, day_clock):
    """A server of the game of the day whose coach plays, without much thought."""
    server = Server(
        str(tmp_path / "parlor.sqlite"), PARLOR_SITE=str(dist), PARLOR_TEST_CLOCK=str(day_clock.file), PARLOR_COACH_NODES="20"
    )
    yield server
    server.close()


def wait_for(question) -> None:
    """Waits until the server answers a question with yes."""
    end = time.monotonic() + PATIENCE
    while not question():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.fixture
def day(day_server) -> str:
    """Today, on which one has played both games, and the coach."""
    player = Player(day_server)
    player.begin()
    player.play_to_the_end(9)
    if not player.begin()["done"]:
        player.finish(len(player.begin()["moves"]))
    player.guess(0, "0" * player.begin("codebreaker")["pegs"])
    player.finish(1, "codebreaker")
    for game in ("triples", "codebreaker"):
        wait_for(lambda: player.get(f"/days/{player.day}/{game}/standings").json["coach"])
    return player.day


@pytest.fixture
def over(day_server, day_clock, day) -> str:
    """That day, once it is over and its key is out."""
    day_clock.set(1, 3 * HOUR)
    player = Player(day_server)
    wait_for(lambda: player.get(f"/days/{day}").json["state"] == "revealed")
    return day


def again(page, game="Triples"):
    """The button that plays a game again, on the page that checks its day."""
    return page.get_by_role("region", name=game).get_by_role("button")


def open_again(device, day, game="Triples"):
    page = device.open(f"check.html?{day}")
    again(page, game).click()
    page.wait_for_url(re.compile(rf"/{game.lower()}/\?{day}&again"))
    page.wait_for_selector("html[data-state=running]", state="attached")
    return page


def kept(page, name) -> str:
    return page.evaluate("key => localStorage.getItem(key)", f"parlor.{name}")


def line(page, game="triples") -> str:
    return re.search("^game (.*)$", kept(page, f"{game}.again"), re.MULTILINE)[1]


def play(page, count) -> None:
    """Plays moves by keys, whichever of them move anything."""
    for index in range(count):
        page.keyboard.press(KEYS[index % 4])


def test_triples_is_played_again_as_it_was_dealt(online_hand, day_server, over):
    """The first moves get what they got on the day, and what is taken back is dealt the same once more."""
    dealt = Player(day_server).get(f"/days/{over}/triples/games.txt").body.decode().splitlines()[0]
    page = open_again(online_hand, over)
    expect(page.get_by_role("link", name=re.compile("^[0-9]+ .*, again$"))).to_have_attribute("href", f"../check.html?{over}")
    assert line(page) == dealt.split(",")[0]
    for letter in dealt.split(",")[1][::3]:
        page.keyboard.press({"l": "ArrowLeft", "u": "ArrowUp", "r": "ArrowRight", "d": "ArrowDown"}[letter])
    wait_for_script(page, f"() => localStorage.getItem('parlor.triples.again').includes('{dealt}')")
    for _ in range(3):
        page.get_by_role("button", name="Undo").click()
    for _ in range(3):
        page.get_by_role("button", name="Redo").click()
    assert line(page) == dealt
    # Hints are allowed, and the coach does not play it.
    expect(page.get_by_role("button", name="Hint")).to_be_enabled()
    expect(page.get_by_role("button", name="Watch")).to_have_count(0)
    for _ in at_all_sizes(online_hand, page):
        assert faults(page) == []
    assert_accessible(page)
    page.reload()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    assert line(page) == dealt and kept(page, "house.days") is None


def test_the_end_of_triples_stands_beside_the_bound_and_the_day(online, over):
    online.context().add_init_script(f"localStorage.setItem('parlor.house.ranked-days', 'days/1\\ntriples {over} 1042')")
    page = open_again(online, over)
    play(page, 8)
    page.get_by_role("button", name="Finish").click()
    dialog = page.get_by_role("dialog", name="Game ended")
    expect(dialog).to_contain_text("Unranked")
    expect(dialog).to_contain_text(re.compile(r"best possible [\d,]+"))
    expect(dialog).to_contain_text("When it counted: 1,042 points.")
    assert_accessible(page)
    for _ in at_all_sizes(online, page):
        assert faults(page, may_scroll=True) == []
    assert kept(page, "house.days") is None and "2026" not in (kept(page, "triples.scores") or "")
    assert kept(page, "house.ranked-days") == f"days/1\ntriples {over} 1042"
    dialog.get_by_role("button", name="Best games").click()
    page.wait_for_url(re.compile(r"check\.html\?"))
    # What was made is told, and it can be taken up again.
    expect(page.get_by_role("region", name="Triples")).to_contain_text(re.compile(r"Played again: [\d,]+ points?\."))
    again(page).click()
    dialog.get_by_role("button", name="Keep playing").click()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()


def test_codebreaker_is_played_again(online_hand, over):
    page = online_hand.open(f"check.html?{over}")
    code = page.locator("#codebreaker-par")
    expect(code).to_have_text(re.compile("^The code was .+"))
    page = open_again(online_hand, over, "CodeBreaker")
    expect(page.get_by_text("It counts for nothing")).to_be_visible()
    deal = kept(page, "codebreaker.again-deal").split(" ")[2]
    page.keyboard.press("1")
    expect(page.get_by_text("Every hole needs a peg in this game.")).to_be_visible()
    for _ in at_all_sizes(online_hand, page):
        assert faults(page) == []
    assert_accessible(page)
    page.keyboard.press("Backspace")
    for figure in deal:
        page.keyboard.press(str(int(figure) + 1))
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Code broken!")
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text("It is not recorded anywhere.")
    dialog.get_by_role("button", name="Best games").click()
    page.wait_for_url(re.compile(r"check\.html\?"))
    expect(page.get_by_role("region", name="CodeBreaker")).to_contain_text("Played again: 1 guess.")
    again(page, "CodeBreaker").click()
    page.get_by_role("button", name="Play it again").click()
    expect(page.get_by_text("It counts for nothing")).to_be_visible()
    assert line(page, "codebreaker").endswith(".12")


def test_it_goes_on_without_a_network(online, proxy, over):
    # With a service worker, as the site is one that the browser keeps.
    online.address = proxy.address
    page = open_again(online, over)
    wait_for_script(page, "async () => (await navigator.serviceWorker.ready) && !!(await caches.match('triples-rest.wasm'))")
    play(page, 4)
    before = line(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    play(page, 4)
    assert line(page).startswith(before) and line(page) != before
    page.context.set_offline(False)


def test_it_stands_on_the_page_of_the_day_how_far_one_is(online, over):
    page = open_again(online, over)
    play(page, 4)
    page.go_back()
    region = page.get_by_role("region", name="Triples")
    expect(region).to_contain_text(re.compile(r"You are playing it again: Move \d, \d+ points\."))
    region.get_by_role("button", name="Go on playing").click()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()


@pytest.mark.parametrize("deal", [None, "triples-deal/1 2026-11-20 0 00"])
def test_without_what_was_dealt_the_link_leads_to_where_it_is(online, over, deal):
    if deal:
        online.context().add_init_script(f"localStorage['parlor.triples.again-deal'] ??= '{deal}'")
    page = online.open(f"triples/?{over}&again")
    page.wait_for_url(re.compile(rf"check\.html\?{over}&again$"))
    expect(page.get_by_text("Here it is dealt anew: play it from here.")).to_be_visible()
    for _ in at_all_sizes(online, page):
        assert faults(page, may_scroll=True) == []
    again(page).click()
    expect(page.get_by_role("link", name=re.compile("^[0-9]+ .*, again$"))).to_be_visible()


def test_two_windows_play_one_game(online, over):
    page = open_again(online, over)
    other = online.open(f"triples/?{over}&again")
    play(page, 4)
    before = line(page)
    other.bring_to_front()
    expect(other.get_by_text("This game went on in another window.")).to_be_visible()
    play(other, 8)
    assert line(other).startswith(before) and line(other) != before


def test_a_day_that_cannot_be_trusted_is_not_played(online, proxy, over):
    def spoil(answer):
        answer["days"][-1]["key"] = "0" * 64
        return answer

    proxy.change("GET /days.*", spoil)
    page = online.open(f"check.html?{over}")
    expect(page.locator("#triples-check")).to_have_text(re.compile("^Game 1 does not follow from the deal: "))
    expect(again(page)).to_have_count(0)


def test_a_browser_that_keeps_nothing_says_so(online, over):
    online.context().add_init_script(FULL)
    page = online.open(f"check.html?{over}")
    again(page).click()
    expect(page.get_by_text("This browser keeps nothing for this site")).to_be_visible()


def test_the_coachs_games_are_watched(online_hand, day_server, over):
    player = Player(day_server)
    lines = {game: player.get(f"/days/{over}/{game}/coach.txt").body.decode().strip() for game in ("triples", "codebreaker")}
    page = online_hand.open(f"check.html?{over}")
    expect(page.locator("#triples-coach")).to_contain_text(re.compile(r"The coach: [\d,]+ points"))
    expect(page.locator("#codebreaker-coach")).to_contain_text(re.compile(r"The coach: \d guess"))
    for _ in at_all_sizes(online_hand, page):
        assert faults(page, may_scroll=True) == []
    assert_accessible(page)

    def watch(game):
        page.get_by_role("region", name=game).get_by_role("link", name="Watch the coach’s game").click()

    watch("Triples")
    expect(page.get_by_role("button", name="Close the replay")).to_be_visible()
    assert page.url.split("#")[1] == lines["triples"].replace(" ", "/")
    page.go_back()
    watch("CodeBreaker")
    # Its guesses are reviewed, and the game on the table stays.
    expect(page.get_by_role("heading", name="Review")).to_be_visible()
    expect(page.get_by_text("The best player, on average")).to_be_visible()
    expect(page.get_by_text("for your average")).to_have_count(0)
    assert page.url.split("#")[1] == lines["codebreaker"].replace(" ", "/")
    assert over not in (kept(page, "codebreaker.game") or "")
    for _ in at_all_sizes(online_hand, page):
        assert faults(page, may_scroll=True) == []


def test_nobody_is_told_the_coachs_game_before(day_server, day):
    player = Player(day_server)
    for game in ("triples", "codebreaker"):
        assert player.get(f"/days/{day}/{game}/coach.txt").problem == "not-revealed"
