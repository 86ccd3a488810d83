"""When CodeBreaker's coach is loaded, and what happens if that fails or there is no network."""

import pytest
from codebreaker import FRESH, SKILL_KEY, open_game
from game_page import store
from offline import READY
from playwright.sync_api import expect
from situations import SAVING_DATA
from waiting import wait_for_script, wait_until

COACH = ("worker.js", "codebreaker/coach.wasm")
TROUBLE = "Can’t load the coach. It needs the network once, then works offline."

# Without a service worker, all requests reach the tests.
WITHOUT_SERVICE_WORKER = {"service_workers": "block"}


def requested_files(site) -> list[str]:
    """Returns the names of the coach's loaded files, in order."""
    paths = [path.lstrip("/") for path, status, _ in site.replies if status == 200]
    return [path for path in paths if path in COACH]


FAULTS = {
    "abort": lambda route: route.abort(),
    "error": lambda route: route.fulfill(status=500, body="no"),
    "damaged": lambda route: route.fulfill(body=b"\0asm", content_type="application/wasm"),
}


def make_coach_fail(device, how: str) -> None:
    """Makes the coach fail from now on, in the way that `how` names."""
    device.context(**WITHOUT_SERVICE_WORKER).route("**/codebreaker/coach.wasm", FAULTS[how])


def restore_coach(device) -> None:
    """Makes the coach work again, and clears the reported errors."""
    device.context(**WITHOUT_SERVICE_WORKER).unroute("**/codebreaker/coach.wasm")
    device.complaints.clear()


@pytest.fixture
def private_site(desktop, dist, serve_folder):
    """Serves the site only to this test, and gives its address to the device."""
    site = serve_folder(dist)
    desktop.address = site.address
    return site


def test_hint_that_waits_for_the_coach_passes_the_focus_on(desktop):
    held = []
    desktop.context(**WITHOUT_SERVICE_WORKER).route("**/codebreaker/coach.wasm", lambda route: held.append(route))
    game = open_game(desktop, f"{FRESH} 0123", "guess 2020", **WITHOUT_SERVICE_WORKER)
    game.button("Hint").click()
    game.hint_button("count").focus()
    game.press("Enter")
    expect(game.hints).to_contain_text("The coach is thinking.")
    expect(game.hint_button("count")).to_be_disabled()
    expect(game.button("Close")).to_be_focused()
    wait_until(game.page, lambda: held)
    held[0].continue_()
    expect(game.hint_answer("count")).not_to_be_empty()
    expect(game.button("Close")).to_be_focused()


def test_coach_is_loaded_once_on_demand(desktop, private_site):
    desktop.context().clock.install()
    # Without the data saver, the browser would load the rest of the site when it's idle.
    desktop.context().add_init_script(SAVING_DATA)
    store(desktop, {SKILL_KEY: "codebreaker-skill/1\n4-colors 6 1700000000:35"})
    game = open_game(desktop, FRESH)
    game.page.evaluate(READY)
    game.attempt("0123", "4455")
    for tab in ("Statistics", "Rules", "Play"):
        game.tab(tab).click()
        if tab == "Statistics":
            game.page.locator("#skill").get_by_role("button").click()
            expect(game.page.get_by_text("Mistakes cost 0.35 guesses per game on average")).to_be_visible()
    game.button("New Game").click()
    game.press("Escape")
    game.hole(1).focus()
    game.attempt("2020")
    expect(game.ended).to_be_visible()
    game.button("Back to the board").click()
    game.page.clock.fast_forward(60_000)
    assert requested_files(private_site) == [] and game.page.workers == []
    game.open_review()
    assert sorted(requested_files(private_site)) == sorted(COACH)
    game.click("Back to the game", "Play again")
    game.ask_for_hints("best")
    assert len(requested_files(private_site)) == 2, "everything is already loaded"
    assert len(game.page.workers) == 1


def test_hints_and_reviews_are_available_offline(desktop, private_site):
    game = open_game(desktop, f"{FRESH} 0123")
    game.page.evaluate(READY)
    game.ask_for_hints("best")
    # The second file of the program is loaded some seconds later.
    wait_for_script(game.page, "() => caches.match(document.documentElement.dataset.release + 'codebreaker/codebreaker-rest.wasm').then(Boolean)")
    game.page.context.set_offline(True)
    private_site.stop()
    game.page.reload()
    game.ask_for_hints("count", "best")
    expect(game.hint_answer("count")).to_have_text("252 codes are left.")
    game.button("Close").click()
    game.hole(1).focus()
    game.attempt("2020")
    game.open_review()
    game.show_all_guesses()
    expect(game.reviewed).to_have_count(2)


def test_failed_download_is_reported_and_repeated(new_device, subtests):
    for how in FAULTS:
        with subtests.test(how=how):
            device = new_device("desktop")
            make_coach_fail(device, how)
            game = open_game(device, f"{FRESH} 0123,2020", "ended 1700000000", **WITHOUT_SERVICE_WORKER)
            game.button("Review").click()
            expect(game.review.get_by_role("alert")).to_contain_text(TROUBLE)
            assert game.status() == "", "a screen reader announces the alert"
            game.button("Try again").click()
            expect(game.review).to_contain_text(TROUBLE)
            restore_coach(device)
            game.button("Try again").click()
            game.show_all_guesses()
            expect(game.reviewed).to_have_count(2)
