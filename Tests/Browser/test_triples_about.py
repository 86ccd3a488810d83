"""The toy on the About screen. It is a separate program that is loaded when the screen is first shown."""

import re

from frames import pause_clock
from layout import resize
from offline import READY
from playwright.sync_api import expect
from triples import open_game
from waiting import wait_for_script, wait_until


def jellies(page):
    return page.locator("#tank-picture .jelly:not(.drop)")


def outline(page) -> str:
    return jellies(page).first.locator(".body").get_attribute("d")


def assert_outlines_are_closed(game) -> None:
    number = r"-?\d+(\.\d)?"
    drawn = outline(game.page)
    start = re.fullmatch(rf"M({number} {number})(C({number} ?){{6}}){{12}}Z", drawn)
    assert start and drawn.endswith(f" {start[1]}Z"), drawn
    matrix = jellies(game.page).first.locator(".label").get_attribute("transform")
    cosine, sine, other, same, *place = map(float, re.fullmatch(r"matrix\(([-.\d ]+)\)", matrix)[1].split(" "))
    assert (cosine, sine) == (same, -other) and abs(cosine**2 + sine**2 - 1) < 0.01 and len(place) == 2


def test_toy_is_drawn_reacts_and_rests_while_hidden(desktop):
    desktop.context().clock.install(time=1_700_000_000)
    desktop.context().add_init_script(
        "window.frames_ = 0; const real = requestAnimationFrame;"
        "window.requestAnimationFrame = (step) => real((time) => (window.frames_++, step(time)));"
    )
    game = open_game(desktop, path="triples/#about")
    expect(jellies(game.page).first).to_be_visible()
    assert_outlines_are_closed(game)
    box = game.page.locator("#tank").bounding_box()
    assert game.page.locator("#tank-picture").get_attribute("viewBox").split()[2] == f"{box['width']:g}"
    game.page.get_by_role("application").focus()
    before = outline(game.page)
    game.page.keyboard.press("ArrowUp")
    wait_for_script(
        game.page,
        "before => document.querySelector('#tank-picture .jelly .body').getAttribute('d') !== before",
        before,
    )
    label = game.page.get_by_role("application").get_attribute("aria-label")
    assert label != "A tank of jelly creatures"
    game.button("Restart").click()
    expect(jellies(game.page).first).to_be_visible()
    wait_for_script(game.page, "() => window.frames_ > 5")
    # While its screen is hidden, the toy rests.
    game.tab("Scores").click()
    pause_clock(game.page, 1_700_001_000)
    before = game.page.evaluate("window.frames_")
    game.page.clock.run_for(400)
    assert game.page.evaluate("window.frames_") <= before + 1
    # When the toy is shown again, it adapts to its new size.
    game.page.clock.resume()
    game.page.is_paused = False
    resize(game.page, {"width": 600, "height": 700})
    game.tab("About").click()
    wait_for_script(
        game.page, "() => Number(document.querySelector('#tank-picture').getAttribute('viewBox').split(' ')[2]) < 600"
    )


def test_toy_is_loaded_once_on_demand_and_then_works_offline(desktop, dist, serve_folder):
    site = serve_folder(dist)
    desktop.address = site.address

    def times_loaded() -> int:
        return sum(path.endswith("/jelly.wasm") for path, _, _ in site.replies)

    game = open_game(desktop)
    game.page.evaluate(READY)
    # A few seconds later, all files of the game except the toy are loaded.
    wait_until(game.page, lambda: "/triples/triples-rest.wasm" in [path for path, _, _ in site.replies])
    game.tab("Scores").click()
    game.page.wait_for_load_state("networkidle")
    assert not any("jelly" in path for path, _, _ in site.replies)
    # If there is no network, the page says so.
    game.page.context.set_offline(True)
    game.tab("About").click()
    expect(game.page.locator("#tank-status")).to_contain_text("Can’t load the jellies")
    game.page.context.set_offline(False)
    for _ in range(2):
        game.tab("Board").click()
        game.tab("About").click()
        expect(jellies(game.page).first).to_be_visible()
        assert times_loaded() == 1
    # Once it has been loaded, the toy is cached.
    game.page.context.set_offline(True)
    site.stop()
    game.page.reload()
    expect(jellies(game.page).first).to_be_visible()
    desktop.complaints.clear()
