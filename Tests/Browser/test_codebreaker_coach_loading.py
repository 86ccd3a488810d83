"""When CodeBreaker's coach is loaded, and what happens if loading fails or there is no network."""

import pytest
from coach_screens import put
from codebreaker import FRESH, GAME_KEY, SKILL_KEY, open_table, over
from game_page import store
from offline import READY
from playwright.sync_api import expect
from situations import NONSENSE, SAVING_DATA, SILENT
from waiting import wait_for_script

COACH = ("worker.js", "codebreaker/coach.wasm")
OVER = over(f"{FRESH} 0123,0014,2020")
TROUBLE = "Can’t load the coach. It needs the network once, then works offline."

# Without a service worker, requests reach the tests.
PLAIN = {"service_workers": "block"}


def asked_for(site) -> list[str]:
    """Returns the coach's files that were loaded, in order."""
    paths = [path.lstrip("/") for path, status, _ in site.replies if status == 200]
    return [path for path in paths if path in COACH]


FAULTS = {
    "abort": lambda route: route.abort(),
    "error": lambda route: route.fulfill(status=500, body="no"),
    "damaged": lambda route: route.fulfill(body=b"\0asm", content_type="application/wasm"),
}


def fail(device, how: str) -> None:
    """Breaks the coach from now on, in one of several ways."""
    device.context(**PLAIN).route("**/codebreaker/coach.wasm", FAULTS[how])


def recover(device) -> None:
    """Repairs the coach."""
    device.context(**PLAIN).unroute("**/codebreaker/coach.wasm")
    device.complaints.clear()


@pytest.fixture
def served(desktop, dist, serve_folder):
    """Serves the site to this test only, and gives its address to the device."""
    site = serve_folder(dist)
    desktop.address = site.address
    return site


def test_coach_is_loaded_on_demand(desktop, served):
    desktop.context().clock.install()
    # Otherwise the browser loads the rest of the site when it's idle.
    desktop.context().add_init_script(SAVING_DATA)
    store(desktop, {SKILL_KEY: "codebreaker-skill/1\n4-colors 6 1700000000:35"})
    table = open_table(desktop, FRESH)
    table.page.evaluate(READY)
    table.attempt("0123", "4455")
    for tab in ("Statistics", "Rules", "Play"):
        table.tab(tab).click()
        if tab == "Statistics":
            expect(table.page.get_by_text("0.35 guesses lost per game on average")).to_be_visible()
    table.button("New Game").click()
    table.press("Escape")
    table.hole(1).focus()
    table.attempt("2020")
    expect(table.ended).to_be_visible()
    table.button("Look back").click()
    table.page.clock.fast_forward(60_000)
    assert asked_for(served) == [] and table.page.workers == []
    table.open_review()
    assert sorted(asked_for(served)) == sorted(COACH)
    table.button("Back to the game").click()
    table.button("Play again").click()
    table.hint("best")
    assert len(asked_for(served)) == 2, "everything is already loaded"
    assert len(table.page.workers) == 1


def test_hints_and_reviews_work_offline(desktop, served):
    table = open_table(desktop, f"{FRESH} 0123")
    table.page.evaluate(READY)
    table.hint("best")
    # The program's second file arrives some seconds later.
    wait_for_script(table.page, "() => caches.match('codebreaker-rest.wasm').then(Boolean)")
    table.page.context.set_offline(True)
    served.stop()
    table.page.reload()
    table.hint("count", "best")
    expect(table.told("count")).to_have_text("252 codes are still possible.")
    table.button("Close").click()
    table.hole(1).focus()
    table.attempt("2020")
    table.open_review()
    expect(table.reviewed).to_have_count(2)


def test_failed_hints_are_reported_and_can_be_retried(take, subtests):
    for how in FAULTS:
        with subtests.test(how=how):
            device = take("desktop")
            fail(device, how)
            table = open_table(device, f"{FRESH} 0123", "guess 2020", **PLAIN)
            table.button("Hint").click()
            expect(table.hints.get_by_role("alert")).to_have_text(TROUBLE)
            expect(table.hints.get_by_role("button")).to_have_count(4)
            table.ask("best").click()
            expect(table.hints.get_by_role("alert")).to_have_text(TROUBLE)
            expect(table.told("best")).to_have_count(0)
            expect(table.ask("best")).to_be_visible()
            assert "hints" not in table.stored(GAME_KEY)
            # Questions that don't need the coach are answered anyway.
            table.ask("fit").click()
            expect(table.told("fit")).to_have_text("Yes: it may be the code.")
            # The player can continue the game.
            table.button("Close").click()
            table.press("Home", "1")
            assert table.guess()[0] == "red"
            table.button("Hint").click()
            expect(table.hints.get_by_role("alert")).to_have_text(TROUBLE)
            recover(device)
            table.ask("best").click()
            expect(table.told("best")).not_to_be_empty()
            expect(table.hints.get_by_role("alert")).to_have_count(0)
            assert "\nhints 2" in table.stored(GAME_KEY)


def test_review_without_a_coach_can_be_retried(take, subtests):
    for how in FAULTS:
        with subtests.test(how=how):
            device = take("desktop")
            fail(device, how)
            table = open_table(device, OVER, **PLAIN)
            table.button("Review").click()
            expect(table.review).to_contain_text(TROUBLE)
            assert "Can’t load the coach" in table.status()
            table.button("Try again").click()
            expect(table.review).to_contain_text(TROUBLE)
            recover(device)
            if how != "error":
                table.button("Try again").click()
            else:
                table.button("Back to the game").click()
                table.open_review()
            expect(table.reviewed).to_have_count(3)


def test_silent_coach_does_not_block_play(desktop):
    desktop.context().add_init_script(SILENT)
    table = open_table(desktop, f"{FRESH} 0123", "guess 2020")
    table.button("Hint").click()
    table.ask("best").click()
    expect(table.ask("best")).to_be_disabled()
    assert "thinking" in table.hints.get_by_role("status").inner_text()
    table.ask("fit").click()
    expect(table.told("fit")).not_to_be_empty()
    table.button("Close").click()
    table.guess_button.click()
    expect(table.ended).to_be_visible()
    table.ended.get_by_role("button", name="Review").click()
    expect(table.page.get_by_role("progressbar", name="Review")).to_be_visible()
    table.button("Back to the game").click()
    expect(table.button("Play again")).to_be_visible()


def test_invalid_answer_is_rejected_and_requested_again(desktop):
    desktop.context().add_init_script(NONSENSE)
    table = open_table(desktop, f"{FRESH} 0123")
    table.button("Hint").click()
    table.ask("count").click()
    expect(table.hints.get_by_role("alert")).to_have_text(TROUBLE)
    expect(table.told("count")).to_have_count(0)
    assert "hints" not in table.stored(GAME_KEY)
    # A duel shows the winner without the coach.
    put(table, over(f"{FRESH} 0123,2020"), "codebreaker/#codebreaker/1/537/4.mastermind/2020")
    expect(table.duel).to_contain_text("Can’t load the coach.")
    expect(table.duel).to_contain_text("Your friend won by a guess: 1 to 2.")
    expect(table.compared).to_have_count(2)
    table.duel.get_by_role("button", name="Try again").click()
    expect(table.duel.get_by_role("button", name="Try again")).to_be_visible()
