"""The shared settings. They are the same in every game, apply before the first paint, and follow changes in other windows."""

from accessibility import COLOR_SCHEMES, assert_accessible
from game_page import GamePage, store
from games import read_games
from layout import at_sizes_with_same_input
from playwright.sync_api import expect
from waiting import wait_until

KEY = "parlor.house.settings"
LIGHT, DARK = "rgb(244, 238, 226)", "rgb(25, 25, 34)"
BAR_COLORS = {LIGHT: "#f4eee2", DARK: "#191922"}


def text(appearance="automatic", sound="off", vibration="off", motion="automatic") -> str:
    return f"parlor-settings/1\nappearance {appearance}\nsound {sound}\nvibration {vibration}\nmotion {motion}"


def open_game(device, game, **options) -> GamePage:
    return GamePage(device.open(f"{game.folder}/", **options))


def choose(dialog, setting: str, choice: str) -> None:
    dialog.get_by_role("group", name=setting).get_by_role("radio", name=choice).check()


def background(page) -> str:
    return page.evaluate("getComputedStyle(document.documentElement).backgroundColor")


def bar_color(page) -> str:
    """Returns the color that the page requests for the browser's own bar."""
    return page.evaluate(
        "[...document.querySelectorAll('meta[name=theme-color]')].find((meta) => matchMedia(meta.media).matches).content"
    )


def is_focused(button) -> bool:
    return button.evaluate("button => button === document.activeElement")


def test_settings_button_has_a_fixed_place_and_its_dialog_fits_and_is_accessible(each_device, subtests):
    places = {}
    for game in read_games():
        with subtests.test(game.folder):
            game_page = open_game(each_device, game)
            gear = game_page.button("Settings")
            places[game.folder] = {size: gear.bounding_box() for size in at_sizes_with_same_input(each_device, game_page.page)}
            assert all(box["width"] >= 44 and box["height"] >= 44 for box in places[game.folder].values())
            assert gear.get_attribute("title") == "Settings"
            dialog = game_page.open_settings()
            groups = dialog.get_by_role("group").all()
            names = [group.get_attribute("aria-label") or group.locator("legend").inner_text() for group in groups]
            assert names[:3] == ["Appearance", "Motion", "Sound"] and "Keyboard shortcuts" in names
            assert ("Vibration" in names) == each_device.has_touch, "a desktop doesn't offer vibration"
            game_page.press("Escape")
            assert dialog.is_hidden() and is_focused(gear)
            game_page.open_settings()
            done = dialog.get_by_role("button", name="Done")
            for _ in at_sizes_with_same_input(each_device, game_page.page):
                done.scroll_into_view_if_needed()
                expect(done).to_be_in_viewport(ratio=1)
            assert_accessible(game_page.page)
            done.click()
            assert dialog.is_hidden() and is_focused(gear)
    first, *others = places.values()
    assert others and all(place == first for place in others)


def test_player_can_choose_light_or_dark_appearance(desktop, subtests):
    for scheme in COLOR_SCHEMES:
        own, other, choice = (LIGHT, DARK, "Dark") if scheme == "light" else (DARK, LIGHT, "Light")
        for game in read_games():
            with subtests.test(scheme=scheme, game=game.folder):
                game_page = open_game(desktop, game, color_scheme=scheme)
                assert background(game_page.page) == own
                dialog = game_page.open_settings()
                choose(dialog, "Appearance", choice)
                assert background(game_page.page) == other and bar_color(game_page.page) == BAR_COLORS[other]
                assert game_page.stored(KEY) == text(appearance=choice.lower())
                choose(dialog, "Appearance", "Automatic")
                assert background(game_page.page) == own and bar_color(game_page.page) == BAR_COLORS[own]


def test_practice_and_lessons_have_the_settings(each_device, subtests):
    for game in read_games():
        for name in ("practice", "lesson"):
            with subtests.test(game=game.folder, page=name):
                page = GamePage(each_device.open(f"{game.folder}/{name}.html", color_scheme="light"))
                dialog = page.open_settings()
                choose(dialog, "Appearance", "Dark")
                assert background(page.page) == DARK and "appearance dark" in page.stored(KEY)
                choose(dialog, "Appearance", "Automatic")
                assert_accessible(page.page)
                if game.folder == "codebreaker":
                    letters = page.page.locator("body.letters")
                    for choice in ("On", "Off"):
                        choose(dialog, "Letters on colors", choice)
                        expect(letters).to_have_count(int(choice == "On"))
                page.close_settings()
                expect(page.button("Settings")).to_be_focused()


def test_space_on_a_choice_keeps_the_settings_open(desktop, subtests):
    for game in read_games():
        with subtests.test(game.folder):
            page = open_game(desktop, game)
            dialog = page.open_settings()
            dialog.get_by_role("group", name="Motion").get_by_role("radio", name="Automatic").focus()
            for key in ("Space", "ArrowRight", "Space"):
                page.press(key)
                expect(dialog).to_be_visible()


def test_settings_apply_before_the_first_paint(desktop, subtests):
    """The settings apply even if the program never loads."""
    store(desktop, {KEY: text(appearance="dark", motion="less")}, color_scheme="light")
    page = desktop.new_page(color_scheme="light")
    page.route("**/*.wasm", lambda route: route.abort())
    page.route("**/bridge.js", lambda route: route.abort())
    for path in ["", *(f"{game.folder}/" for game in read_games())]:
        with subtests.test(path):
            page.goto(desktop.address + path)
            assert background(page) == DARK and bar_color(page) == BAR_COLORS[DARK]
            assert page.evaluate("document.documentElement.dataset.motion") == "less"
    desktop.complaints.clear()
    # The settings also apply to the page that is shown offline.
    page.goto(desktop.address + "offline.html")
    assert background(page) == DARK


def test_settings_of_another_release_apply_and_stay(desktop):
    later = text(appearance="dark") + "\nmusic quiet\nshortcuts never"
    store(desktop, {KEY: later}, color_scheme="light")
    page = open_game(desktop, read_games()[0], color_scheme="light")
    assert background(page.page) == DARK and page.notice.is_hidden()
    dialog = page.open_settings()
    assert dialog.get_by_role("group", name="Keyboard shortcuts").get_by_role("radio", name="On", exact=True).is_checked()
    choose(dialog, "Motion", "Less")
    assert page.stored(KEY) == later.replace("motion automatic", "motion less")
    unknown = open_game(desktop, read_games()[1], color_scheme="light")
    unknown.page.evaluate("([key, text]) => localStorage[key] = text", [KEY, "parlor-settings/1\nappearance sepia"])
    unknown.page.reload()
    unknown.page.wait_for_selector("html[data-state=running]", state="attached")
    assert background(unknown.page) == LIGHT and bar_color(unknown.page) == BAR_COLORS[LIGHT] and unknown.notice.is_hidden()


def test_changed_settings_apply_to_another_open_game(desktop):
    first, second = [open_game(desktop, game) for game in read_games()[:2]]
    choose(first.open_settings(), "Appearance", "Dark")
    wait_until(second.page, lambda: background(second.page) == DARK)
    dialog = second.open_settings()
    assert dialog.get_by_role("radio", name="Dark").is_checked()
    choose(dialog, "Motion", "Less")
    wait_until(first.page, lambda: first.page.evaluate("document.documentElement.dataset.motion") == "less")
    assert first.stored(KEY) == text(appearance="dark", motion="less")


MOVING = "[...document.querySelectorAll('*')].filter((element) => getComputedStyle(element).transitionDuration !== '0s').length"


def test_unreadable_settings_are_quarantined_and_motion_can_be_reduced(new_device, subtests):
    """With less motion in the settings, nothing moves, as with the system setting for reduced motion."""
    for game in read_games():
        with subtests.test(game.folder):
            desktop = new_device("desktop")
            store(desktop, {KEY: "parlor-settings/7"})
            game_page = open_game(desktop, game)
            assert "Can’t read the saved settings" in game_page.notice.inner_text()
            assert game_page.stored(KEY + ".damaged") == "parlor-settings/7" and game_page.stored(KEY) == text()
            if game.folder == "triples":
                assert game_page.page.evaluate(MOVING) > 0
            choose(game_page.open_settings(), "Motion", "Less")
            assert game_page.page.evaluate(MOVING) == 0
            game_page.page.reload()
            assert game_page.page.evaluate(MOVING) == 0
            assert game_page.notice.is_hidden(), "the damage is reported once"
