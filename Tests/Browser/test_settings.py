"""The settings of the house: the same in every game, there before anything is drawn, and taken up by other windows."""

import pytest
from accessibility import assert_accessible
from game_page import GamePage, store
from games import read_games
from layout import at_all_sizes
from playwright.sync_api import expect
from waiting import wait_until

KEY = "parlor.house.settings"
LIGHT, DARK = "rgb(244, 238, 226)", "rgb(25, 25, 34)"


def text(appearance="automatic", sound="off", vibration="off", motion="automatic") -> str:
    return f"parlor-settings/1\nappearance {appearance}\nsound {sound}\nvibration {vibration}\nmotion {motion}"


def open_game(device, game, **options) -> GamePage:
    return GamePage(device.open(f"{game.folder}/", **options))


def choose(dialog, setting: str, choice: str) -> None:
    dialog.get_by_role("group", name=setting).get_by_role("radio", name=choice).check()


def ground(page) -> str:
    return page.evaluate("getComputedStyle(document.documentElement).backgroundColor")


def bar_color(page) -> str:
    """The color that the browser gives its own bar."""
    return page.evaluate(
        "[...document.querySelectorAll('meta[name=theme-color]')].find((meta) => matchMedia(meta.media).matches).content"
    )


def test_the_gear_opens_and_closes_them(hand, game):
    table = open_game(hand, game)
    gear = table.button("Settings")
    box = gear.bounding_box()
    assert box["width"] >= 44 and box["height"] >= 44
    assert gear.get_attribute("title") == "Settings"
    dialog = table.open_settings()
    names = [group.get_attribute("aria-label") or group.locator("legend").inner_text()
             for group in dialog.get_by_role("group").all()]
    assert names[:3] == ["Appearance", "Motion", "Sound"]
    assert ("Vibration" in names) == hand.has_touch, "a device that is not held shakes nobody's hand"
    table.press("Escape")
    assert dialog.is_hidden()
    assert gear.evaluate("button => button === document.activeElement")
    dialog = table.open_settings()
    dialog.get_by_role("button", name="Done").click()
    assert dialog.is_hidden() and gear.evaluate("button => button === document.activeElement")


def test_the_gear_is_at_the_same_place_in_every_game(device):
    places = [open_game(device, game).button("Settings").bounding_box() for game in read_games()]
    assert all(place == places[0] for place in places)


def test_they_fit_and_are_accessible(hand, game):
    table = open_game(hand, game)
    dialog = table.open_settings()
    for _ in at_all_sizes(hand, table.page):
        done = dialog.get_by_role("button", name="Done")
        done.scroll_into_view_if_needed()
        expect(done).to_be_in_viewport(ratio=1)
    assert_accessible(table.page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_light_and_dark_are_the_players_choice(desktop, game, scheme):
    table = open_game(desktop, game, color_scheme=scheme)
    own, other = (LIGHT, DARK) if scheme == "light" else (DARK, LIGHT)
    assert ground(table.page) == own
    dialog = table.open_settings()
    choose(dialog, "Appearance", "Light" if other == LIGHT else "Dark")
    assert ground(table.page) == other
    assert bar_color(table.page) == ("#f4eee2" if other == LIGHT else "#191922")
    assert table.stored(KEY) == text(appearance="light" if other == LIGHT else "dark")
    choose(dialog, "Appearance", "Automatic")
    assert ground(table.page) == own
    assert bar_color(table.page) == ("#f4eee2" if own == LIGHT else "#191922")


@pytest.mark.parametrize("path", ["", *(f"{game.folder}/" for game in read_games())])
def test_it_is_there_before_anything_is_drawn(desktop, path):
    """Even where the program never comes."""
    store(desktop, {KEY: text(appearance="dark", motion="less")}, color_scheme="light")
    page = desktop.new_page(color_scheme="light")
    page.route("**/*.wasm", lambda route: route.abort())
    page.route("**/bridge.js", lambda route: route.abort())
    page.goto(desktop.address + path)
    assert ground(page) == DARK and bar_color(page) == "#191922"
    assert page.evaluate("document.documentElement.dataset.motion") == "less"
    desktop.complaints.clear()


def test_the_page_for_what_is_not_here_yet_is_dressed_too(desktop):
    store(desktop, {KEY: text(appearance="dark")}, color_scheme="light")
    page = desktop.new_page(color_scheme="light")
    page.goto(desktop.address + "offline.html")
    assert ground(page) == DARK


def test_one_choice_holds_in_every_game(desktop):
    first, second = [open_game(desktop, game) for game in read_games()[:2]]
    choose(first.open_settings(), "Appearance", "Dark")
    wait_until(second.page, lambda: ground(second.page) == DARK)
    dialog = second.open_settings()
    assert dialog.get_by_role("radio", name="Dark").is_checked()
    choose(dialog, "Motion", "Less")
    wait_until(first.page, lambda: first.page.evaluate("document.documentElement.dataset.motion") == "less")
    assert first.stored(KEY) == text(appearance="dark", motion="less")


def test_less_motion_is_what_a_device_may_ask_for(desktop, game):
    """Nothing moves, as where the system asks for that."""
    moving = "[...document.querySelectorAll('*')].filter((element) => getComputedStyle(element).transitionDuration !== '0s').length"
    table = open_game(desktop, game)
    if game.folder == "triples":
        assert table.page.evaluate(moving) > 0
    choose(table.open_settings(), "Motion", "Less")
    assert table.page.evaluate(moving) == 0
    table.page.reload()
    table.page.wait_for_selector("html[data-state=running]", state="attached")
    assert table.page.evaluate(moving) == 0


def test_what_cannot_be_read_is_told_and_set_aside(desktop, game):
    store(desktop, {KEY: "parlor-settings/7"})
    table = open_game(desktop, game)
    assert "settings could not be read" in table.notice.inner_text()
    assert table.stored(KEY + ".damaged") == "parlor-settings/7" and table.stored(KEY) == text()


def test_a_storage_that_is_forbidden_hides_nothing(desktop, game):
    desktop.context().add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });"
    )
    table = open_game(desktop, game)
    choose(table.open_settings(), "Appearance", "Dark")
    assert ground(table.page) == DARK
