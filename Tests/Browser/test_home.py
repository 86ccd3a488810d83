"""The home page, which has a card for each game."""

import json
import re
import struct

from accessibility import assert_accessible
from codebreaker import GAME_KEY as CODEBREAKER_KEY
from game_page import store
from games import SITE, read_games
from layout import assert_fits
from paths import ROOT
from playwright.sync_api import expect
from situations import FORBIDDEN_STORAGE
from triples import GAME_KEY as TRIPLES_KEY
from triples import saved

# Simulates the browser's offer to install the site, because headless Chromium never makes one.
OFFER = """() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    offer.prompt = () => (window.prompted = (window.prompted ?? 0) + 1);
    dispatchEvent(offer);
    return offer.defaultPrevented;
}"""

# The welcome of each game that has a lesson.
LESSONS = {game.name: game.welcome for game in read_games() if (SITE / game.folder / "lesson.html").is_file()}


def open_home(device, **options):
    page = device.visit(**options)
    return page


def status_texts(page) -> list[str]:
    """Returns the status lines on the cards, except empty ones."""
    return [text for text in page.locator(".door > .status").all_inner_texts() if text]


def lesson_links(page):
    return page.get_by_role("link", name=re.compile("^New here"))


def game_link(page, game: str):
    return page.get_by_role("link", name=re.compile(f"^(Play|Continue) {re.escape(game)}$"))


def open_from_home(page, game: str) -> None:
    game_link(page, game).click()
    page.wait_for_selector("html[data-state=running]", state="attached")


def test_new_player_is_welcomed_can_install_and_opens_each_game(each_device):
    page = open_home(each_device)
    games = read_games()
    # The cards show what the games declare, including how soon a player can learn them.
    assert page.get_by_role("heading", level=2).all_inner_texts() == [game.name for game in games]
    assert page.locator(".door > p").all_inner_texts() == [game.sentence for game in games]
    assert page.locator(".door > .picture").count() == len(games)
    assert status_texts(page) == []
    for game in games:
        expect(game_link(page, game.name)).to_have_accessible_name(f"Play {game.name}")
    for link, (name, welcome) in zip(lesson_links(page).all(), LESSONS.items(), strict=True):
        expect(link).to_have_accessible_name(f"{welcome} with {name}")
    # A newcomer chooses among the games and nothing else.
    assert page.locator("a:visible, button:visible").count() == len(games) + len(LESSONS) + 2
    # The page shows the version of the changelog's newest release.
    newest = re.search(r"^## (\d+\.\d+\.\d+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)[1]
    expect(page.get_by_text(f"Parlor {newest}")).to_be_visible()
    # The page offers to install the site only if the browser can.
    button = page.get_by_role("button", name="Install Parlor")
    expect(button).to_be_hidden()
    assert page.evaluate(OFFER), "otherwise the browser would offer it, too"
    expect(button).to_be_visible()
    assert_fits(each_device, page, may_scroll=True)
    assert_accessible(page)
    button.click()
    assert page.evaluate("window.prompted") == 1
    expect(button).to_be_hidden()
    page.evaluate(OFFER)
    expect(button).to_be_visible()
    page.evaluate("dispatchEvent(new Event('appinstalled'))")
    expect(button).to_be_hidden()
    # Each card leads to its game, which afterward no longer counts as new. Devices with touch start with the last game.
    new = games[::-1] if each_device.has_touch else games
    while new:
        game, *new = new
        open_from_home(page, game.name)
        assert page.url == f"{each_device.address}{game.folder}/"
        page.get_by_role("link", name="Parlor: all games").click()
        expect(lesson_links(page)).to_have_count(len([each for each in new if each.name in LESSONS]))


def test_home_page_shows_the_status_of_each_game(each_device):
    code = "codebreaker-table/1\ngame codebreaker/1 537 4.mastermind.10 0123,4455,1122"
    store(each_device, {TRIPLES_KEY: saved("triples/1 14 uldr"), CODEBREAKER_KEY: code})
    for folder in ("triples", "codebreaker"):
        each_device.open(f"{folder}/").close()
    page = open_home(each_device)
    score = each_device.open("triples/").locator("#score").inner_text()
    expect(page.locator("[data-game=codebreaker] .status")).to_have_text("Attempt 4 of 10")
    assert status_texts(page) == [f"{score} points", "Attempt 4 of 10"]
    expect(game_link(page, "Triples")).to_have_accessible_name("Continue Triples")
    page.evaluate("localStorage.setItem('parlor.triples.door', 'door/1\\nBest 527')")
    page.reload()
    assert status_texts(page) == ["Best 527", "Attempt 4 of 10"]
    expect(game_link(page, "Triples")).to_have_accessible_name("Play Triples")
    assert_fits(each_device, page, may_scroll=True)


def test_open_page_shows_changes_from_other_windows_and_updates_on_return(desktop):
    page = open_home(desktop)
    # A new player sees each lesson until they start it.
    expect(lesson_links(page)).to_have_text([f"{welcome} with {name}" for name, welcome in LESSONS.items()])
    other = open_home(desktop)
    other.evaluate("localStorage.setItem('parlor.triples.lesson', 'lesson/1')")
    expect(lesson_links(page)).to_have_text([f"{welcome} with {name}" for name, welcome in LESSONS.items() if name != "Triples"])
    other.evaluate("localStorage.setItem('parlor.codebreaker.game', 'begun')")
    expect(lesson_links(page)).to_have_count(len(LESSONS) - 2)
    other.evaluate("localStorage.clear()")
    # Another window plays a game.
    game = desktop.open("triples/")
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"):
        game.keyboard.press(key)
    game.close(run_before_unload=True)
    expect(game_link(page, "Triples")).to_have_accessible_name("Continue Triples")
    # The player opens one game while the status of another one changes.
    page.evaluate("localStorage.setItem('parlor.triples.door', 'door/1\\nContinue, 7 points')")
    open_from_home(page, "CodeBreaker")
    page.go_back()
    expect(page.locator("[data-game=triples] .status")).to_have_text("7 points")


def test_damaged_or_forbidden_status_is_ignored(new_device, subtests):
    desktop = new_device("desktop")
    store(desktop, {TRIPLES_KEY: saved("triples/1 14 u")})
    page = open_home(desktop)
    for text in ["", "junk", "door/2\nContinue", "door/1", "door/1\n" + "x" * 61]:
        with subtests.test(text):
            page.evaluate("text => localStorage.setItem('parlor.triples.door', text)", text)
            page.reload()
            assert status_texts(page) == []
    with subtests.test("of a later release"):
        page.evaluate("localStorage.setItem('parlor.triples.door', 'door/1\\nContinue, 7 points\\nplace 3')")
        page.reload()
        expect(page.locator("[data-game=triples] .status")).to_have_text("7 points")
    with subtests.test("forbidden"):
        desktop = new_device("desktop")
        desktop.context().add_init_script(FORBIDDEN_STORAGE)
        page = open_home(desktop)
        assert status_texts(page) == []
        expect(lesson_links(page)).to_have_count(len(LESSONS))


def png_size(path) -> tuple[int, int]:
    return struct.unpack(">II", path.read_bytes()[16:24])


def test_manifests_allow_installing_site_and_games_and_name_existing_files(dist):
    for folder, name in [("", "parlor"), *((game.folder, game.folder) for game in read_games())]:
        manifest = json.loads((dist / folder / f"{name}.webmanifest").read_text())
        assert manifest["start_url"] == manifest["scope"] == "./" and manifest["display"] == "standalone"
        icons = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
        assert {icon.get("purpose", "any") for icon in icons} == {"any", "maskable"}
        for icon in icons:
            width, height = map(int, icon["sizes"].split("x"))
            assert png_size(dist / folder / icon["src"]) == (width, height)
        for way in manifest.get("shortcuts", []):
            assert (dist / way["url"] / "index.html").is_file()
            assert all((dist / icon["src"]).is_file() for icon in way["icons"])


def test_link_previews_have_a_small_picture_of_the_standard_size(dist):
    for folder in ["", *(game.folder for game in read_games())]:
        page = (dist / folder / "index.html").read_text()
        picture = re.search('<meta property="og:image" content="([^"]*)">', page)[1]
        path = dist / folder / picture
        assert png_size(path) == (1200, 630), picture
        assert path.stat().st_size < 60 * 1024, picture
