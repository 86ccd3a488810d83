"""The coach in the browser: a worker that is loaded when it's first asked, with its hints and its own play.

One fixture tests its advice. The other tests check rules that every advice follows.
"""

import re

from accessibility import assert_fits_and_is_accessible
from coach_worker import ask
from frames import let_pass, pause_clock
from offline import READY
from places import FIXTURES
from playwright.sync_api import expect
from situations import COUNTED, NONSENSE, SILENT
from triples import GAME_KEY, NAMES, SCORES_KEY, WHOLE_GAME, open_table
from waiting import wait_for_script, wait_until

COACH = ("worker.js", "triples/coach.wasm", "triples/pocket.network")
BEGUN = "triples/1 14 uldr"
MEANING = "Likely cost of each move."
TAKING_BACK = "Undo the coach’s moves, and the game counts again."


def asked_for(site) -> list[str]:
    """Returns the coach's files in the order of the requests."""
    paths = [path.lstrip("/") for path, status, _ in site.replies if status == 200]
    return [path for path in paths if path in COACH]


def best(table) -> str:
    """Waits for a hint, and returns the best move."""
    button = table.page.locator("#board").locator("xpath=ancestor::section").get_by_role("button", name=re.compile(", best$"))
    expect(button).to_be_visible()
    return button.get_attribute("aria-label").removesuffix(", best")


def losses(table) -> dict[str, float]:
    """Returns the cost of each legal move according to a hint."""
    found = {}
    for name in NAMES.values():
        label = table.page.locator(f"#move-{name.lower()}").get_attribute("aria-label") or ""
        if label.endswith(", best"):
            found[name] = 0.0
        elif "costs" in label:
            found[name] = float(re.search(r"costs ([\d,.]+) points", label)[1].replace(",", ""))
    return found


def follow(table) -> str:
    """Asks for a hint and plays the best move."""
    table.use_hint()
    move = best(table)
    table.page.locator(f"#move-{move.lower()}").click()
    return move


def test_hint_points_at_the_best_move_and_disappears_with_its_board(desktop):
    table = open_table(desktop, BEGUN)
    assert table.page.workers == []
    table.use_hint()
    move, found = best(table), losses(table)
    assert table.page.locator("#board").get_attribute("data-best") == move.lower()
    assert found[move] == 0 and all(loss >= 0 for loss in found.values())
    assert set(found) == set(NAMES.values()), "every move is possible in this position"
    said = table.status()
    assert said.startswith(f"Best: {move}. ")
    for name, loss in found.items():
        assert name == move or f"{name} costs {loss:.2f}" in said or f"{name} {loss:.2f}" in said
    expect(table.button("Hint")).to_have_attribute("aria-pressed", "true")
    # A key hides the hint, and shows the same one again.
    table.press("h")
    assert table.page.locator("#board").get_attribute("data-best") is None
    assert losses(table) == {}
    table.press("h")
    assert (best(table), losses(table)) == (move, found)
    table.button("Hint").click()
    # The player can follow hints again and again.
    for _ in range(5):
        move = follow(table)
        assert table.line().endswith(move[0].lower())
        expect(table.page.locator("#board")).not_to_have_attribute("data-best", re.compile("."))
        expect(table.page.locator(f"#move-{move.lower()}")).to_have_text(move)
    # The coach runs in one worker, so it never blocks the page.
    assert [worker.url for worker in table.page.workers] == [f"{desktop.address}worker.js"]
    # The scores show that the player used hints.
    table.button("New Game").click()
    table.button("Close").click()
    table.tab("Scores").click()
    assert "hint used" in table.page.get_by_role("button").filter(has_text="Game 14").inner_text()


def test_first_hint_asks_before_costing_the_medal(desktop):
    table = open_table(desktop, BEGUN)
    before = table.stored(GAME_KEY)
    ways = {"button": table.button("Hint").click, "key": lambda: table.press("h")}

    def ask_for_hint(way: str) -> None:
        ways[way]()
        expect(table.hint_question).to_be_visible()

    ask_for_hint("button")
    expect(table.hint_question).to_have_accessible_description("This game can’t win a medal after that.")
    assert table.hint_question.get_by_role("button").all_inner_texts() == ["Keep the medal", "Show the hint"]
    assert "Use a hint?" in table.status()
    # Keeping the medal is the main button, so Enter and Escape choose it.
    for way, next_way in (("button", "key"), ("key", "button")):
        for key in ("Enter", "Escape"):
            expect(table.button("Keep the medal")).to_be_focused()
            table.page.keyboard.press(key)
            expect(table.hint_question).to_be_hidden()
            assert table.stored(GAME_KEY) == before and losses(table) == {}
            if way == "button":
                expect(table.button("Hint")).to_be_focused()
            ask_for_hint(way if key == "Enter" else next_way)
    # A reload with the question open loses nothing.
    table.page.reload()
    expect(table.board_element).to_be_visible()
    expect(table.hint_question).to_be_hidden()
    assert table.stored(GAME_KEY) == before
    # A player who agrees sees the hint at once, and isn't asked again in this game.
    ask_for_hint("key")
    table.page.keyboard.press("Tab")
    table.page.keyboard.press("Enter")
    expect(table.hint_question).to_be_hidden()
    move = best(table)
    assert "\nmarks h" in table.stored(GAME_KEY)
    table.button(f"{move}, best").click()
    table.press("h")
    best(table)


def test_hint_needs_no_confirmation_without_a_medal_and_omits_blocked_moves(take):
    table = open_table(take("desktop"), "triples/1 1001 ld")
    table.button("Hint").click()
    best(table)
    expect(table.hint_question).to_be_hidden()
    # After `u`, nothing moves up.
    table = open_table(take("desktop"), "triples/1 14 u")
    table.use_hint()
    best(table)
    assert set(losses(table)) == {"Left", "Right", "Down"}
    assert "Up moves nothing." in table.status()


def test_coachs_texts_fit_and_are_accessible(take, subtests):
    advice = []
    for name in ("iphone", "desktop"):
        device = take(name)
        table = open_table(device, BEGUN)
        tip = table.page.locator("#tip")

        def look(screen: str) -> None:
            with subtests.test(device=name, screen=screen):
                assert_fits_and_is_accessible(device, table.page)

        assert tip.inner_text() == ""
        table.button("Hint").click()
        expect(table.hint_question).to_be_visible()
        look("question before a hint")
        table.button("Show the hint").click()
        advice.append((best(table), losses(table)))
        # The first hint explains its numbers and its cost.
        expect(tip).to_have_text(f"{MEANING} Marks this game.")
        look("first hint")
        expect(tip).to_have_text(f"{MEANING} Marks this game.")
        table.button("Hint").click()
        assert tip.inner_text() == ""
        for _ in range(2):
            table.use_hint()
            best(table)
            expect(tip).to_have_text(MEANING)
            table.page.reload()
        table.button("Watch").click()
        look("question before watching")
        table.button("Start").click()
        table.button("Pause").click()
        look("watching")
    assert advice[0] == advice[1], "the same position gets the same advice"


def test_advice_matches_other_platforms(desktop):
    rows = [row.split("\t") for row in (FIXTURES / "triples-advice.tsv").read_text().splitlines() if row[0] != "#"]
    table = open_table(desktop)
    answers = ask(
        table.page,
        "triples/coach.wasm triples/pocket.network",
        [f"triples-question/1 {nodes} {line}" for line, nodes, _ in rows],
    )
    assert answers == [f"triples-advice/1 {expected}" for *_, expected in rows]


def test_coach_is_loaded_on_demand_cached_and_reported_if_missing(desktop, dist, serve_folder):
    site = serve_folder(dist)
    desktop.address = site.address
    table = open_table(desktop, BEGUN)
    table.page.evaluate(READY)
    table.press_keys("l")
    # Some seconds later, the whole game is loaded except the coach.
    wait_until(table.page, lambda: "/triples/triples-rest.wasm" in [path for path, _, _ in site.replies])
    table.page.wait_for_load_state("networkidle")
    assert asked_for(site) == []
    # If loading fails, the page says so and can try again.
    table.page.context.set_offline(True)
    table.use_hint()
    expect(table.notice).to_contain_text("Can’t load the coach")
    expect(table.button("Hint")).to_have_attribute("aria-pressed", "false")
    table.press_keys("l")
    assert "marks" not in table.stored(GAME_KEY)
    table.page.context.set_offline(False)
    desktop.complaints.clear()
    table.use_hint()
    best(table)
    assert sorted(asked_for(site)) == sorted(COACH)
    table.press_keys("r")
    table.use_hint()
    best(table)
    assert len(asked_for(site)) == 3, "it is already loaded"
    # From now on, it works without a network.
    table.page.context.set_offline(True)
    site.stop()
    table.page.reload()
    table.use_hint()
    best(table)


def test_damaged_silent_or_invalid_coach_does_not_block_play(take):
    device = take("desktop")
    device.context().route("**/pocket.network", lambda route: route.fulfill(body=b""))
    table = open_table(device, BEGUN)
    table.use_hint()
    expect(table.notice).to_contain_text("Can’t load the coach")
    table.press_keys("l")
    assert table.line() == "triples/1 14 uldrl"

    device = take("desktop")
    device.context().add_init_script(SILENT)
    table = open_table(device, BEGUN)
    table.use_hint()
    expect(table.button("Hint")).to_have_attribute("aria-busy", "true")
    table.press_keys("l")
    expect(table.button("Hint")).to_have_attribute("aria-busy", "false")
    watch(table)
    table.press_keys("u")
    assert table.line() == "triples/1 14 uldrlu"
    expect(table.button("Watch")).to_be_enabled()

    device = take("desktop")
    device.context().add_init_script(NONSENSE)
    table = open_table(device, BEGUN)
    table.use_hint()
    expect(table.notice).to_contain_text("makes no sense")
    expect(table.button("Hint")).to_have_attribute("aria-pressed", "false")


# The coach plays.


def open_paused(device, line: str = BEGUN):
    """Opens a game on a page whose clock advances only when the test says so."""
    device.context().clock.install(time=1_700_000_000)
    device.context().add_init_script(COUNTED)
    table = open_table(device, line)
    pause_clock(table.page, 1_700_001_000)
    return table


def moves(table) -> int:
    return len(table.line().split(" ")[2])


def watch(table) -> None:
    """Starts watching the coach continue the game, which needs one confirmation per game."""
    table.button("Watch").click()
    table.button("Start").click()


def wait_for_moves(table, count: int) -> None:
    """Advances the clock until the coach has made this many moves in all."""

    def has_moved() -> bool:
        let_pass(table.page, 200)
        return moves(table) >= count

    wait_until(table.page, has_moved)


def assert_nothing_plays(table) -> None:
    """Fails if a move is made although the coach has answered everything and much time has passed."""
    answered = "() => window.asked === window.answers"
    count = moves(table)
    wait_for_script(table.page, answered)
    let_pass(table.page, 5000)
    wait_for_script(table.page, answered)
    let_pass(table.page, 5000)
    assert moves(table) == count


def test_coach_plays_until_stopped_and_its_moves_can_be_undone(iphone):
    table = open_paused(iphone)
    before = table.stored(GAME_KEY)
    note = table.page.locator("#watch-note")
    # Pressing the button by mistake, because it's beside Hint and Right, costs nothing.
    table.button("Watch").tap()
    expect(note).to_have_text(
        "The coach plays for you. The game can’t win a medal, and counts only if you undo the coach’s moves."
    )
    expect(table.button("Start")).to_be_focused()
    assert_nothing_plays(table)
    assert table.stored(GAME_KEY) == before
    table.swipe("l")
    expect(note).to_be_hidden()
    assert table.line() == "triples/1 14 uldrl"
    expect(table.button("Watch")).to_be_enabled()
    # It plays, pauses and continues.
    watch(table)
    expect(note).to_have_text(TAKING_BACK)
    table.page.get_by_role("radio", name="Fast").check()
    wait_for_moves(table, 8)
    table.button("Pause").tap()
    assert_nothing_plays(table)
    count = moves(table)
    table.button("Continue").tap()
    wait_for_moves(table, count + 2)
    table.button("Stop").tap()
    expect(table.notice).to_contain_text(TAKING_BACK)
    assert_nothing_plays(table)
    assert "\ncoach 5" in table.stored(GAME_KEY)
    while moves(table) > 5:
        table.button("Undo").tap()
    assert table.line() == "triples/1 14 uldrl" and "\ncoach" not in table.stored(GAME_KEY)


def test_players_move_stops_the_coach_and_its_games_are_not_recorded(take):
    table = open_paused(take("desktop"))
    before = table.stored(SCORES_KEY)
    watch(table)
    wait_for_moves(table, 5)
    table.press_keys("ulrd")
    assert_nothing_plays(table)
    expect(table.button("Watch")).to_be_enabled()
    table.button("New Game").click()
    expect(table.ended).to_contain_text("Not recorded")
    table.button("Close").click()
    assert table.stored(SCORES_KEY) == before
    # It plays to the end.
    table = open_table(take("desktop"), f"triples/1 14 {WHOLE_GAME[:-4]}")
    watch(table)
    table.page.get_by_role("radio", name="Fast").check()
    expect(table.ended).to_contain_text("Not recorded")
    assert "\ncoach 25" in table.stored(GAME_KEY)
