"""A program that is split into two files: a newcomer's first moves need only the first file. The second file loads a second
later, or as soon as a feature needs it. Any other page loads both before the program starts."""

import re
import shutil

import codebreaker
from playwright.sync_api import expect
from site_under_test import release_folder
from situations import SAVING_DATA, PAUSED_TIMERS, fire_long_timers
from touch import Finger
from triples import open_game
from waiting import wait_until

REST = "triples/triples-rest.wasm"


def is_second_file_requested(site) -> bool:
    return any(path.endswith("-rest.wasm") for path, _, _ in site.replies)


def open_saving_data(device, site, line=None):
    """Opens Triples in a browser whose data saver is on, so that it loads nothing in advance."""
    device.address = site.address
    device.context().add_init_script(SAVING_DATA)
    return open_game(device, line)


# A script that replaces the browser's random numbers, so that a new player gets game 307, the ninth of the openings. In this game,
# one of the test's last moves is blocked.
DEALS_307 = "crypto.getRandomValues = (numbers) => numbers.fill(typeof numbers[0] === 'bigint' ? 0n : 8);"


def test_first_moves_need_only_the_first_file(new_device, dist, serve_folder, subtests):
    for name in ("iphone", "desktop"):
        with subtests.test(device=name):
            device, site = new_device(name), serve_folder(dist)
            device.context().add_init_script(DEALS_307)
            game = open_saving_data(device, site)
            game.press_keys("uldr" * 4)
            game.press_keys("llllllll")
            for button in ("Undo", "Redo", "Left"):
                game.button(button).click()
            if device.has_touch:
                swipe_right(game)
            assert game.line().startswith("triples/1 307 ") and not is_second_file_requested(site)


def test_first_guesses_need_only_the_first_file(new_device, dist, serve_folder, subtests):
    for name in ("iphone", "desktop"):
        with subtests.test(device=name):
            device, site = new_device(name), serve_folder(dist)
            device.address = site.address
            device.context().add_init_script(SAVING_DATA + DEALS_307)
            game = codebreaker.open_game(device)
            game.press("Enter", *codebreaker.keys_of("0"), "Enter")
            for code in ("1010", "2323"):
                game.attempt(code)
            assert len(game.read_attempts()) == 2 and not is_second_file_requested(site)


def test_newcomers_first_screens_need_only_the_first_file(desktop, dist, serve_folder, subtests):
    for path in ("triples/lesson.html", "codebreaker/lesson.html", "codebreaker/set.html"):
        with subtests.test(path):
            site = serve_folder(dist)
            desktop.address = site.address
            desktop.context().add_init_script(SAVING_DATA)
            page = desktop.open(path)
            expect(page.locator("main button:enabled:visible").first).to_be_visible()
            assert not is_second_file_requested(site)
            page.close()


def test_saved_game_has_both_files_before_it_starts(desktop, dist, serve_folder):
    site = serve_folder(dist)
    open_saving_data(desktop, site, "triples/1 14 uldruldr")
    assert is_second_file_requested(site)


def test_known_player_of_another_game_has_both_files_before_the_first_move(desktop, dist, serve_folder):
    site = serve_folder(dist)
    desktop.stored["parlor.house.settings"] = "parlor-settings/1\nappearance dark\n"
    game = open_saving_data(desktop, site)
    assert is_second_file_requested(site)
    game.press_keys("uldr")
    assert game.line().startswith("triples/1 ")


def swipe_right(game) -> None:
    box = game.board_element.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = Finger(game.page)
    finger.press(x, y)
    finger.move(x + 80, y)
    finger.lift()


def test_functions_of_the_second_file_run_after_it_has_loaded(desktop, dist, serve_folder):
    site = serve_folder(dist)
    desktop.context().add_init_script(DEALS_307)
    game = open_saving_data(desktop, site)
    game.press_keys("ud")
    assert not is_second_file_requested(site)
    # Open the tab by its address, so that the pointer doesn't hover over it first.
    game.page.evaluate("location.hash = 'scores'")
    expect(game.page.get_by_role("listitem").filter(has_text="400")).to_be_visible()
    assert is_second_file_requested(site)
    game.tab("Board").click()
    # Arrow keys move between the tabs while a tab has the focus, so press letters.
    game.press_letters("lr")
    assert game.line() == "triples/1 307 udlr"


def test_second_file_is_loaded_on_hover_or_soon_after_the_start(new_device, dist, serve_folder):
    site = serve_folder(dist)
    later = new_device("desktop")
    later.address = site.address
    later.context().add_init_script(PAUSED_TIMERS)
    game = open_game(later)
    assert not is_second_file_requested(site)
    fire_long_timers(game.page)
    other = serve_folder(dist)
    pointing = open_saving_data(new_device("desktop"), other)
    pointing.tab("Scores").hover()
    wait_until(pointing.page, lambda: is_second_file_requested(other))
    wait_until(game.page, lambda: is_second_file_requested(site))


def test_file_of_another_build_is_rejected_without_losing_the_game(desktop, dist, serve_folder, tmp_path):
    folder = tmp_path / "dist"
    shutil.copytree(dist, folder, ignore=shutil.ignore_patterns("*.gz"))
    desktop.context().add_init_script(DEALS_307)
    game = open_saving_data(desktop, serve_folder(folder))
    game.press_keys("ul")
    rest = release_folder(folder) / REST
    content = rest.read_bytes()
    other, count = re.subn(rb"~[0-9a-f]{6}", b"~000000", content)
    assert count > 0
    rest.write_bytes(other)
    game.page.evaluate("location.hash = 'scores'")
    failed = game.page.locator("html[data-state=failed]")
    failed.wait_for(state="attached")
    alert = game.page.get_by_role("alert").filter(has_text="Part of the game could not be loaded.")
    expect(alert).to_be_visible()
    assert len(desktop.complaints) == 1 and "~" in desktop.complaints[0], desktop.complaints
    desktop.complaints.clear()
    # With the right file again, the game continues.
    rest.write_bytes(content)
    alert.get_by_role("button", name="Reload").click()
    expect(game.page.get_by_role("listitem").filter(has_text="400")).to_be_visible()
    assert game.line() == "triples/1 307 ul"
