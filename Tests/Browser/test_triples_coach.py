"""The coach in the browser: a worker that is loaded with the first question, gives hints, and can play.

One test compares the advice with a fixture. The others check rules that hold for any advice.
"""

import re

from accessibility import assert_fits_and_is_accessible
from coach_worker import ask
from frames import advance_paused_clock, pause_clock
from offline import READY, without_release
from playwright.sync_api import expect
from repository import fixture_rows
from situations import COUNTING_WORKER, NONSENSE_WORKER, SILENT_WORKER
from triples import GAME_KEY, NAMES, SCORES_KEY, WHOLE_GAME, open_game
from waiting import wait_for_script, wait_until

COACH = ("worker.js", "triples/coach.wasm", "triples/pocket.network")
BEGUN = "triples/1 14 uldr"
MEANING = "What each move would cost."
TAKING_BACK = "Undo the coach’s moves, and the game counts again."


def requested_files(site) -> list[str]:
    """Returns the coach's files that were loaded, in order."""
    paths = [path.lstrip("/") for path, status, _ in site.replies if status == 200]
    return [path for path in paths if path in COACH]


def best_move(game) -> str:
    """Waits for a hint, and returns the best move, or the first of several that are equally good."""
    button = game.page.locator("#board").locator("xpath=ancestor::section").get_by_role("button", name=re.compile(", best$")).first
    expect(button).to_be_visible()
    return button.get_attribute("aria-label").removesuffix(", best")


def losses(game) -> dict[str, float]:
    """Returns the cost of each legal move in the visible hint, or an empty dictionary if there is no hint."""
    found = {}
    for name in NAMES.values():
        label = game.page.locator(f"#move-{name.lower()}").get_attribute("aria-label") or ""
        if label.endswith(", best"):
            found[name] = 0.0
        elif "costs" in label:
            found[name] = float(re.search(r"costs ([\d,.]+) points", label)[1].replace(",", ""))
    return found


def play_best_move(game) -> str:
    """Asks for a hint, and plays the best move."""
    game.use_hint()
    move = best_move(game)
    game.page.locator(f"#move-{move.lower()}").click()
    return move


def test_hint_points_at_the_best_move_disappears_and_marks_the_score(desktop):
    game = open_game(desktop, BEGUN)
    assert game.page.workers == []
    game.use_hint()
    move = best_move(game)
    assert game.page.locator("#board").get_attribute("data-best") == move.lower()
    # First the reason, in words below the board, and then the costs of all moves.
    reason = game.page.locator("#tip").inner_text()
    assert reason == game.status() != "" and set(losses(game).values()) == {0}
    game.press("h")
    found = losses(game)
    assert found[move] == 0 and all(loss >= 0 for loss in found.values())
    assert set(found) == set(NAMES.values()), "every move is possible in this position"
    said = game.status()
    assert said.startswith(f"Best: {move}. ")
    for name, loss in found.items():
        assert name == move or f"{name} costs {loss:.2f}" in said or f"{name} {loss:.2f}" in said
    expect(game.button("Hint")).to_have_attribute("aria-pressed", "true")
    # The key then hides the hint, and shows the same hint again.
    game.press("h")
    assert game.page.locator("#board").get_attribute("data-best") is None
    assert losses(game) == {}
    game.press("h")
    assert best_move(game) == move and game.page.locator("#tip").inner_text() == reason
    for _ in range(2):
        game.button("Hint").click()
    # The player can follow one hint after another.
    for _ in range(5):
        move = play_best_move(game)
        assert game.line().endswith(move[0].lower())
        expect(game.page.locator("#board")).not_to_have_attribute("data-best", re.compile("."))
        expect(game.page.locator(f"#move-{move.lower()}")).to_have_text(move)
    # The coach runs in one worker, so it never blocks the page.
    assert [without_release(worker.url) for worker in game.page.workers] == [f"{desktop.address}worker.js"]
    # The scores show that the player used hints.
    game.click("New Game", "Close")
    game.tab("Scores").click()
    assert "hint used" in game.page.get_by_role("button").filter(has_text="Game 14").inner_text()


def test_first_hint_asks_before_costing_the_medal(desktop):
    game = open_game(desktop, BEGUN)
    before = game.stored(GAME_KEY)
    ways = {"button": game.button("Hint").click, "key": lambda: game.press("h")}

    def ask_for_hint(way: str) -> None:
        ways[way]()
        expect(game.hint_question).to_be_visible()

    ask_for_hint("button")
    expect(game.hint_question).to_have_accessible_description("With a hint, this game can’t win a medal.")
    assert game.hint_question.get_by_role("button").all_inner_texts() == ["Keep the medal", "Show the hint"]
    assert "Use a hint?" in game.status()
    # "Keep the medal" is the main button, so both Enter and Escape choose it.
    for way, next_way in (("button", "key"), ("key", "button")):
        for key in ("Enter", "Escape"):
            expect(game.button("Keep the medal")).to_be_focused()
            game.page.keyboard.press(key)
            expect(game.hint_question).to_be_hidden()
            assert game.stored(GAME_KEY) == before and losses(game) == {}
            if way == "button":
                expect(game.button("Hint")).to_be_focused()
            ask_for_hint(way if key == "Enter" else next_way)
    # A reload while the question is open doesn't affect the game.
    game.page.reload()
    expect(game.board_element).to_be_visible()
    expect(game.hint_question).to_be_hidden()
    assert game.stored(GAME_KEY) == before
    # If the player agrees, they see the hint at once, and aren't asked again in this game.
    ask_for_hint("key")
    game.page.keyboard.press("Tab")
    game.page.keyboard.press("Enter")
    expect(game.hint_question).to_be_hidden()
    move = best_move(game)
    assert "\nmarks h" in game.stored(GAME_KEY)
    game.button(f"{move}, best").click()
    game.press("h")
    best_move(game)


def test_hint_needs_no_confirmation_without_a_medal_and_omits_blocked_moves(new_device):
    game = open_game(new_device("desktop"), "triples/1 1001 ld")
    game.button("Hint").click()
    best_move(game)
    expect(game.hint_question).to_be_hidden()
    # After `u`, nothing moves up.
    game = open_game(new_device("desktop"), "triples/1 14 u")
    game.use_hint()
    best_move(game)
    game.press("h")
    assert set(losses(game)) == {"Left", "Right", "Down"}
    assert "Up moves nothing." in game.status()
    expect(game.button("Up, moves nothing")).to_be_visible()


def test_coachs_words_explain_the_first_hint_fit_and_are_accessible(new_device, subtests):
    advice = []
    for name in ("iphone", "desktop"):
        device = new_device(name)
        game = open_game(device, BEGUN)
        tip = game.page.locator("#tip")

        def look(screen: str) -> None:
            with subtests.test(device=name, screen=screen):
                assert_fits_and_is_accessible(device, game.page)

        assert tip.inner_text() == ""
        game.button("Hint").click()
        expect(game.hint_question).to_be_visible()
        look("question before a hint")
        game.button("Show the hint").click()
        reason = [best_move(game), tip.inner_text()]
        look("first hint")
        # The first hint explains what its numbers mean and what it costs.
        game.button("Hint").click()
        advice.append((reason, losses(game)))
        expect(tip).to_have_text(f"{MEANING} This game now counts as hinted.")
        look("costs")
        game.button("Hint").click()
        assert tip.inner_text() == ""
        for _ in range(2):
            game.use_hint()
            best_move(game)
            assert tip.inner_text() == reason[1]
            game.button("Hint").click()
            expect(tip).to_have_text(MEANING)
            game.page.reload()
        game.button("Watch").click()
        look("question before watching")
        game.click("Start", "Pause")
        look("watching")
    assert advice[0] == advice[1], "the same position gets the same advice"


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


def test_damaged_silent_or_invalid_coach_does_not_block_play(new_device):
    device = new_device("desktop")
    device.context().route("**/pocket.network", lambda route: route.fulfill(body=b""))
    game = open_game(device, BEGUN)
    game.use_hint()
    expect(game.notice).to_contain_text("Can’t load the coach")
    game.press_keys("l")
    assert game.line() == "triples/1 14 uldrl"

    device = new_device("desktop")
    device.context().add_init_script(SILENT_WORKER)
    game = open_game(device, BEGUN)
    game.use_hint()
    expect(game.button("Hint")).to_have_attribute("aria-busy", "true")
    game.press_keys("l")
    expect(game.button("Hint")).to_have_attribute("aria-busy", "false")
    watch(game)
    game.press_keys("u")
    assert game.line() == "triples/1 14 uldrlu"
    expect(game.button("Watch")).to_be_enabled()

    device = new_device("desktop")
    device.context().add_init_script(NONSENSE_WORKER)
    game = open_game(device, BEGUN)
    game.use_hint()
    expect(game.notice).to_contain_text("makes no sense")
    expect(game.button("Hint")).to_have_attribute("aria-pressed", "false")


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


def watch(game) -> None:
    """Starts watching the coach continue the game, and confirms the question that is asked once per game."""
    game.click("Watch", "Start")


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


def test_coach_plays_after_confirmation_until_stopped_and_can_be_undone(iphone):
    game = open_paused(iphone)
    before = game.stored(GAME_KEY)
    note = game.page.locator("#watch-note")
    # Watch is beside Hint and Right, so pressing it by mistake must cost nothing.
    game.button("Watch").tap()
    expect(note).to_have_text(
        "The coach plays for you. The game can’t win a medal, and counts only if you undo the coach’s moves."
    )
    expect(game.button("Start")).to_be_focused()
    assert_nothing_plays(game)
    assert game.stored(GAME_KEY) == before
    game.swipe("l")
    expect(note).to_be_hidden()
    assert game.line() == "triples/1 14 uldrl"
    expect(game.button("Watch")).to_be_enabled()
    # The coach plays, and can be paused and continued.
    watch(game)
    expect(note).to_have_text(TAKING_BACK)
    game.page.get_by_role("radio", name="Fast").check()
    wait_for_moves(game, 8)
    game.button("Pause").tap()
    assert_nothing_plays(game)
    count = move_count(game)
    game.button("Continue").tap()
    wait_for_moves(game, count + 2)
    game.button("Stop").tap()
    expect(game.notice).to_contain_text(TAKING_BACK)
    assert_nothing_plays(game)
    assert "\ncoach 5" in game.stored(GAME_KEY)
    while move_count(game) > 5:
        game.button("Undo").tap()
    assert game.line() == "triples/1 14 uldrl" and "\ncoach" not in game.stored(GAME_KEY)


def test_players_move_stops_the_coach_and_its_games_are_not_recorded(new_device):
    game = open_paused(new_device("desktop"))
    before = game.stored(SCORES_KEY)
    watch(game)
    wait_for_moves(game, 5)
    game.press_keys("ulrd")
    assert_nothing_plays(game)
    expect(game.button("Watch")).to_be_enabled()
    game.button("New Game").click()
    expect(game.ended).to_contain_text("Not recorded")
    game.button("Close").click()
    assert game.stored(SCORES_KEY) == before
    # The coach plays to the end of the game.
    game = open_game(new_device("desktop"), f"triples/1 14 {WHOLE_GAME[:-4]}")
    watch(game)
    game.page.get_by_role("radio", name="Fast").check()
    expect(game.ended).to_contain_text("Not recorded")
    assert "\ncoach 25" in game.stored(GAME_KEY)
