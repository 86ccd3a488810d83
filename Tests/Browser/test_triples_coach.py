"""The coach in the browser: a worker that is loaded with the first question, gives hints, and can play. Native tests check what the
session makes of its answers."""

import re

from accessibility import assert_fits_and_is_accessible
from coach_worker import ask
from frames import advance_paused_clock, pause_clock
from offline import READY, without_release
from playwright.sync_api import expect
from repository import fixture_rows
from situations import COUNTING_WORKER, SILENT_WORKER
from triples import GAME_KEY, open_game
from waiting import wait_for_script, wait_until

COACH = ("worker.js", "triples/coach.wasm", "triples/pocket.network")
BEGUN = "triples/1 14 uldr"


def requested_files(site) -> list[str]:
    """Returns the coach's files that were loaded, in order."""
    paths = [path.lstrip("/") for path, status, _ in site.replies if status == 200]
    return [path for path in paths if path in COACH]


def best_move(game) -> str:
    """Waits for a hint, and returns the best move, or the first of several that are equally good."""
    button = game.page.locator("#board").locator("xpath=ancestor::section").get_by_role("button", name=re.compile(", best$")).first
    expect(button).to_be_visible()
    return button.get_attribute("aria-label").removesuffix(", best")


def test_hint_points_at_the_best_move_then_shows_all_costs(desktop):
    game = open_game(desktop, BEGUN)
    assert game.page.workers == []
    game.use_hint()
    move = best_move(game)
    assert game.page.locator("#board").get_attribute("data-best") == move.lower()
    # First the reason, in words below the board, and then the costs of all moves.
    assert game.page.locator("#tip").inner_text() == game.status() != ""
    game.press("h")
    expect(game.page.locator("#panel-board").get_by_role("button", name=re.compile(r"^\w+, costs [\d,.]+ points$"))).to_have_count(3)
    assert game.status().startswith(f"Best: {move}. ")
    expect(game.button("Hint")).to_have_attribute("aria-pressed", "true")
    game.button(f"{move}, best").click()
    assert game.line().endswith(move[0].lower())
    expect(game.page.locator("#board")).not_to_have_attribute("data-best", re.compile("."))
    expect(game.button("Hint")).to_have_attribute("aria-pressed", "false")
    expect(game.page.locator(f"#move-{move.lower()}")).to_have_text(move)
    # The coach runs in one worker, so it never blocks the page.
    game.use_hint()
    best_move(game)
    assert [without_release(worker.url) for worker in game.page.workers] == [f"{desktop.address}worker.js"]


def test_question_before_a_hint_has_the_focus_and_returns_it(desktop):
    game = open_game(desktop, BEGUN)
    before = game.stored(GAME_KEY)
    for key in ("Enter", "Escape"):
        game.button("Hint").click()
        expect(game.hint_question).to_have_accessible_description("With a hint, this game can’t win a medal.")
        # "Keep the medal" is the main button, so both Enter and Escape choose it.
        expect(game.button("Keep the medal")).to_be_focused()
        game.press(key)
        expect(game.hint_question).to_be_hidden()
        expect(game.button("Hint")).to_be_focused()
        assert game.stored(GAME_KEY) == before
    game.press("h", "Tab", "Enter")
    expect(game.hint_question).to_be_hidden()
    best_move(game)


def test_coachs_words_fit_and_are_accessible(each_device, subtests):
    game = open_game(each_device, BEGUN)

    def look(screen: str) -> None:
        with subtests.test(screen=screen):
            assert_fits_and_is_accessible(each_device, game.page)

    game.button("Hint").click()
    look("question before a hint")
    game.button("Show the hint").click()
    best_move(game)
    look("first hint")
    game.button("Hint").click()
    expect(game.page.locator("#tip")).to_contain_text("What each move would cost.")
    look("costs")
    game.button("Watch").click()
    look("question before watching")
    game.click("Start", "Pause")
    look("watching")


def test_advice_matches_other_platforms(desktop):
    rows = fixture_rows("triples-advice.tsv")
    game = open_game(desktop)
    answers = ask(
        game.page,
        "triples/coach.wasm triples/pocket.network",
        [f"triples-question/1 {nodes} {line}" for line, nodes, _ in rows],
    )
    assert answers == [f"triples-advice/1 {expected}" for *_, expected in rows]


def test_coach_is_loaded_on_demand_cached_and_reported_if_missing(desktop, dist, serve_folder):
    site = serve_folder(dist)
    desktop.address = site.address
    game = open_game(desktop, BEGUN)
    game.page.evaluate(READY)
    game.press_keys("l")
    # Now that there is a service worker, the next visit keeps all files of the game except the coach for offline use.
    game.page.reload()
    rest = "document.documentElement.dataset.release + 'triples/triples-rest.wasm'"
    wait_for_script(game.page, f"() => caches.match({rest}).then(Boolean)")
    game.page.wait_for_load_state("networkidle")
    assert requested_files(site) == []
    # If loading fails, the page says so, and the player can try again.
    game.page.context.set_offline(True)
    game.use_hint()
    expect(game.notice).to_contain_text("Can’t load the coach")
    expect(game.button("Hint")).to_have_attribute("aria-pressed", "false")
    game.press_keys("l")
    assert "marks" not in game.stored(GAME_KEY)
    game.page.context.set_offline(False)
    desktop.complaints.clear()
    game.use_hint()
    best_move(game)
    assert sorted(requested_files(site)) == sorted(COACH)
    game.press_keys("r")
    game.use_hint()
    best_move(game)
    assert len(requested_files(site)) == 3, "it is already loaded"
    # Once it has been loaded, the coach works without a network.
    game.page.context.set_offline(True)
    site.stop()
    game.page.reload()
    game.use_hint()
    best_move(game)


def test_damaged_coach_is_reported_and_a_slow_one_lets_the_player_go_on(new_device):
    device = new_device("desktop")
    device.context().route("**/pocket.network", lambda route: route.fulfill(body=b""))
    game = open_game(device, BEGUN)
    game.use_hint()
    expect(game.notice).to_contain_text("Can’t load the coach")

    device = new_device("desktop")
    device.context().add_init_script(SILENT_WORKER)
    game = open_game(device, BEGUN)
    game.use_hint()
    expect(game.button("Hint")).to_have_attribute("aria-busy", "true")
    game.press_keys("l")
    expect(game.button("Hint")).to_have_attribute("aria-busy", "false")


# Watching the coach play.


def open_paused(device, line: str = BEGUN):
    """Opens a game on a page whose clock advances only when the test advances it."""
    device.context().clock.install(time=1_700_000_000)
    device.context().add_init_script(COUNTING_WORKER)
    game = open_game(device, line)
    pause_clock(game.page, 1_700_001_000)
    return game


def move_count(game) -> int:
    return len(game.line().split(" ")[2])


def wait_for_moves(game, count: int) -> None:
    """Advances the clock until `count` moves have been made in all."""

    def has_moved() -> bool:
        advance_paused_clock(game.page, 200)
        return move_count(game) >= count

    wait_until(game.page, has_moved)


def assert_nothing_plays(game) -> None:
    """Fails if the coach still makes moves after it has answered all questions and much time has passed."""
    answered = "() => window.asked === window.answers"
    count = move_count(game)
    wait_for_script(game.page, answered)
    advance_paused_clock(game.page, 5000)
    wait_for_script(game.page, answered)
    advance_paused_clock(game.page, 5000)
    assert move_count(game) == count


def test_coach_plays_in_turns_until_it_is_paused_or_stopped(iphone):
    game = open_paused(iphone)
    # Watch is beside Hint and Right, so pressing it by mistake must cost nothing.
    game.button("Watch").tap()
    expect(game.page.locator("#watch-note")).to_be_visible()
    expect(game.button("Start")).to_be_focused()
    assert_nothing_plays(game)
    game.button("Start").tap()
    game.page.get_by_role("radio", name="Fast").check()
    wait_for_moves(game, 7)
    game.button("Pause").tap()
    assert_nothing_plays(game)
    count = move_count(game)
    game.button("Continue").tap()
    wait_for_moves(game, count + 2)
    game.button("Stop").tap()
    expect(game.notice).to_contain_text("Undo the coach’s moves, and the game counts again.")
    assert_nothing_plays(game)
