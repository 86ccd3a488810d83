"""When CodeBreaker's coach is loaded, and what happens if that fails or there is no network."""

import pytest
from coach_screens import open_saved_game
from codebreaker import FRESH, GAME_KEY, SKILL_KEY, open_game, over
from game_page import store
from offline import READY
from playwright.sync_api import expect
from situations import NONSENSE_WORKER, SAVING_DATA, SILENT_WORKER
from waiting import wait_for_script

COACH = ("worker.js", "codebreaker/coach.wasm")
OVER = over(f"{FRESH} 0123,0014,2020")
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


def test_failed_hints_are_reported_do_not_count_and_can_be_retried(new_device, subtests):
    for how in FAULTS:
        with subtests.test(how=how):
            device = new_device("desktop")
            make_coach_fail(device, how)
            game = open_game(device, f"{FRESH} 0123", "guess 2020", **WITHOUT_SERVICE_WORKER)
            game.button("Hint").click()
            expect(game.hints.get_by_role("alert")).to_have_text(TROUBLE)
            expect(game.hints.get_by_role("button")).to_have_count(4)
            game.hint_button("best").click()
            expect(game.hints.get_by_role("alert")).to_have_text(TROUBLE)
            expect(game.hint_answer("best")).to_have_count(0)
            expect(game.hint_button("best")).to_be_visible()
            assert "hints" not in game.stored(GAME_KEY)
            # The page still answers questions that don't need the coach.
            game.hint_button("fit").click()
            expect(game.hint_answer("fit")).to_have_text("Yes: it could be the code.")
            # The player can continue the game.
            game.button("Close").click()
            game.press("Home", "1")
            assert game.read_guess()[0] == "red"
            game.button("Hint").click()
            expect(game.hints.get_by_role("alert")).to_have_text(TROUBLE)
            restore_coach(device)
            game.hint_button("best").click()
            expect(game.hint_answer("best")).not_to_be_empty()
            expect(game.hints.get_by_role("alert")).to_have_count(0)
            assert "\nhints 2" in game.stored(GAME_KEY)


def test_review_without_a_coach_can_be_retried(new_device, subtests):
    for how in FAULTS:
        with subtests.test(how=how):
            device = new_device("desktop")
            make_coach_fail(device, how)
            game = open_game(device, OVER, **WITHOUT_SERVICE_WORKER)
            game.button("Review").click()
            expect(game.review.get_by_role("alert")).to_contain_text(TROUBLE)
            assert game.status() == "", "a screen reader announces the alert"
            game.button("Try again").click()
            expect(game.review).to_contain_text(TROUBLE)
            restore_coach(device)
            if how != "error":
                game.button("Try again").click()
            else:
                game.button("Back to the game").click()
                game.open_review()
            game.show_all_guesses()
            expect(game.reviewed).to_have_count(3)


def test_silent_coach_does_not_block_play(desktop):
    desktop.context().add_init_script(SILENT_WORKER)
    game = open_game(desktop, f"{FRESH} 0123", "guess 2020")
    game.button("Hint").click()
    game.hint_button("best").click()
    expect(game.hint_button("best")).to_be_disabled()
    assert "thinking" in game.hints.get_by_role("status").inner_text()
    game.hint_button("fit").click()
    expect(game.hint_answer("fit")).not_to_be_empty()
    game.button("Close").click()
    game.guess_button.click()
    expect(game.ended).to_be_visible()
    game.ended.get_by_role("button", name="Review").click()
    expect(game.page.get_by_role("progressbar", name="Review")).to_be_visible()
    game.button("Back to the game").click()
    expect(game.button("Play again")).to_be_visible()


def test_invalid_advice_is_rejected_and_a_duel_names_the_winner_without_it(desktop):
    desktop.context().add_init_script(NONSENSE_WORKER)
    game = open_game(desktop, f"{FRESH} 0123")
    game.button("Hint").click()
    game.hint_button("count").click()
    expect(game.hints.get_by_role("alert")).to_have_text(TROUBLE)
    expect(game.hint_answer("count")).to_have_count(0)
    assert "hints" not in game.stored(GAME_KEY)
    # A duel shows the winner even without the coach.
    open_saved_game(game, over(f"{FRESH} 0123,2020"), "codebreaker/#codebreaker/1/537/4.mastermind/2020")
    expect(game.duel).to_contain_text("Can’t load the coach.")
    expect(game.duel).to_contain_text("Your friend won by a guess: 1 to 2.")
    expect(game.compared).to_have_count(2)
    game.duel.get_by_role("button", name="Try again").click()
    expect(game.duel.get_by_role("button", name="Try again")).to_be_visible()
