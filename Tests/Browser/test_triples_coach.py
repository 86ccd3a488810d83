"""The coach in the browser: a worker that is loaded when it is asked, its hints, its own play.

What it advises is tested by one fixture, all else is the laws of advice.
"""

import re
import shutil

import pytest
from accessibility import assert_accessible
from coach_worker import ask
from layout import at_all_sizes, faults
from make_site import write_service_worker
from places import FIXTURES
from playwright.sync_api import expect
from situations import NONSENSE, SILENT
from triples import GAME_KEY, NAMES, WHOLE_GAME, open_table, saved
from waiting import wait_until

COACH = ("worker.js", "triples/coach.wasm", "triples/pocket.network")


def asked_for(site) -> list[str]:
    """The coach's files, in the order in which they were asked for."""
    paths = [path.lstrip("/") for path, status, _ in site.replies if status == 200]
    return [path for path in paths if path in COACH]


def best(table) -> str:
    """The move that a hint says is best, once it is there."""
    button = table.page.locator("#board").locator("xpath=ancestor::section").get_by_role("button", name=re.compile(", best$"))
    expect(button).to_be_visible()
    return button.get_attribute("aria-label").removesuffix(", best")


def losses(table) -> dict[str, float]:
    """What a hint says that each legal move costs."""
    found = {}
    for name in NAMES.values():
        label = table.page.locator(f"#move-{name.lower()}").get_attribute("aria-label") or ""
        if label.endswith(", best"):
            found[name] = 0.0
        elif "costs" in label:
            found[name] = float(re.search(r"costs ([\d,.]+) points", label)[1].replace(",", ""))
    return found


@pytest.mark.parametrize("how", ["button", "key"])
def test_a_hint_points_at_the_best_move(desktop, how):
    table = open_table(desktop, "triples/1 14 uldr")
    table.use_hint("h" if how == "key" else None)
    move = best(table)
    assert table.page.locator("#board").get_attribute("data-best") == move.lower()
    found = losses(table)
    assert found[move] == 0 and all(loss >= 0 for loss in found.values())
    assert set(found) == set(NAMES.values()), "everything moves something in this position"
    said = table.status()
    assert said.startswith(f"Best: {move}. ")
    for name, loss in found.items():
        assert name == move or f"{name} costs {loss:.2f}" in said or f"{name} {loss:.2f}" in said
    expect(table.button("Hint")).to_have_attribute("aria-pressed", "true")
    # It goes away by the same key, and comes back the same.
    table.press("h")
    assert table.page.locator("#board").get_attribute("data-best") is None
    assert losses(table) == {}
    table.press("h")
    assert (best(table), losses(table)) == (move, found)


@pytest.mark.parametrize("how", ["button", "key"])
def test_the_first_hint_asks_whether_it_is_worth_the_medal(desktop, how):
    table = open_table(desktop, "triples/1 14 uldr")
    before = table.stored(GAME_KEY)

    def ask_for_hint() -> None:
        if how == "key":
            table.press("h")
        else:
            table.button("Hint").click()
        expect(table.hint_question).to_be_visible()

    ask_for_hint()
    expect(table.hint_question).to_have_accessible_description("This game can then win no medal.")
    assert table.hint_question.get_by_role("button").all_inner_texts() == ["Keep the medal", "Show the hint"]
    assert "Use a hint?" in table.status()
    # Keeping the medal is the main answer: Enter and Escape give it.
    expect(table.button("Keep the medal")).to_be_focused()
    for key in ("Enter", "Escape"):
        table.page.keyboard.press(key)
        expect(table.hint_question).to_be_hidden()
        assert table.stored(GAME_KEY) == before and losses(table) == {}
        if how == "button":
            expect(table.button("Hint")).to_be_focused()
        ask_for_hint()
    # A reload with the question open loses nothing.
    table.page.reload()
    expect(table.board_element).to_be_visible()
    expect(table.hint_question).to_be_hidden()
    assert table.stored(GAME_KEY) == before
    # Whoever agrees sees the hint at once, and is not asked again in this game.
    ask_for_hint()
    table.page.keyboard.press("Tab")
    table.page.keyboard.press("Enter")
    expect(table.hint_question).to_be_hidden()
    move = best(table)
    assert "\nmarks h" in table.stored(GAME_KEY)
    table.button(f"{move}, best").click()
    table.press("h")
    best(table)


def test_a_hint_that_costs_no_medal_is_shown_at_once(desktop):
    table = open_table(desktop, "triples/1 1001 ld")
    table.button("Hint").click()
    best(table)
    expect(table.hint_question).to_be_hidden()


def test_the_question_before_a_hint_fits_and_is_accessible(hand):
    table = open_table(hand, "triples/1 14 uldr")
    table.button("Hint").click()
    expect(table.hint_question).to_be_visible()
    table.page.mouse.move(0, 0)
    for size in at_all_sizes(hand, table.page):
        table.settle()
        assert faults(table.page) == [], size
    assert_accessible(table.page)


def test_the_first_hint_says_what_its_numbers_mean(hand):
    table = open_table(hand, "triples/1 14 uldr")
    tip = table.page.locator("#tip")
    assert tip.inner_text() == ""
    table.use_hint()
    best(table)
    for size in at_all_sizes(hand, table.page):
        expect(tip).to_have_text("Points you would probably lose. Marks this game.")
        assert faults(table.page) == [], size
    table.button("Hint").click()
    assert tip.inner_text() == ""
    table.use_hint()
    best(table)
    expect(tip).to_have_text("Points you would probably lose.")
    table.page.reload()
    table.use_hint()
    best(table)
    expect(tip).to_have_text("Points you would probably lose.")


def test_the_same_position_gets_the_same_advice(desktop, iphone):
    found = []
    for device in (desktop, iphone):
        table = open_table(device, "triples/1 14 uldr")
        table.use_hint()
        found.append((best(table), losses(table)))
    assert found[0] == found[1]


def test_the_advice_is_what_every_platform_gives(desktop):
    rows = [row.split("\t") for row in (FIXTURES / "triples-advice.tsv").read_text().splitlines() if row[0] != "#"]
    table = open_table(desktop)
    answers = ask(
        table.page,
        "triples/coach.wasm triples/pocket.network",
        [f"triples-question/1 {nodes} {line}" for line, nodes, _ in rows],
    )
    assert answers == [f"triples-advice/1 {expected}" for *_, expected in rows]


def test_a_hint_can_be_followed_and_goes_with_its_board(hand):
    table = open_table(hand, "triples/1 14 uldr")
    for _ in range(5):
        table.use_hint()
        move = best(table)
        table.page.locator(f"#move-{move.lower()}").click()
        assert table.line().endswith(move[0].lower())
        expect(table.page.locator("#board")).not_to_have_attribute("data-best", re.compile("."))
        expect(table.page.locator(f"#move-{move.lower()}")).to_have_text(move)


def test_a_move_that_moves_nothing_has_no_price(desktop):
    # After `u` nothing moves up.
    table = open_table(desktop, "triples/1 14 u")
    table.use_hint()
    best(table)
    assert set(losses(table)) == {"Left", "Right", "Down"}
    assert "Up moves nothing." in table.status()


def test_a_hint_marks_the_game(desktop):
    table = open_table(desktop, "triples/1 14 uldr")
    table.use_hint()
    best(table)
    assert "\nmarks h" in table.stored(GAME_KEY)
    table.button("New Game").click()
    table.button("Close").click()
    table.tab("Scores").click()
    assert "hint used" in table.page.get_by_role("button").filter(has_text="Game 14").inner_text()


def test_the_coach_is_loaded_when_it_is_asked_and_kept(desktop, dist, serve_folder):
    site = serve_folder(dist)
    desktop.address = site.address
    table = open_table(desktop, "triples/1 14 uldr")
    table.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    table.press_keys("l")
    table.page.wait_for_timeout(500)
    assert asked_for(site) == []
    table.use_hint()
    best(table)
    assert sorted(asked_for(site)) == sorted(COACH)
    table.press_keys("r")
    table.use_hint()
    best(table)
    assert len(asked_for(site)) == 3, "it is there already"
    # And from now on without a network.
    table.page.context.set_offline(True)
    site.stop()
    table.page.reload()
    table.use_hint()
    best(table)


def test_a_coach_that_cannot_be_loaded_says_so_and_can_be_asked_again(desktop, dist, serve_folder):
    site = serve_folder(dist)
    desktop.address = site.address
    table = open_table(desktop, "triples/1 14 uldr")
    table.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    # All of the game is there, some seconds later, but for the coach.
    wait_until(table.page, lambda: "/triples/triples-rest.wasm" in [path for path, _, _ in site.replies])
    table.page.wait_for_load_state("networkidle")
    table.page.context.set_offline(True)
    table.use_hint()
    expect(table.notice).to_contain_text("The coach could not be loaded")
    expect(table.button("Hint")).to_have_attribute("aria-pressed", "false")
    table.press_keys("l")
    assert "marks" not in table.stored(GAME_KEY)
    table.page.context.set_offline(False)
    table.use_hint()
    best(table)
    desktop.complaints.clear()


def test_a_damaged_network_is_refused(desktop, dist, tmp_path, serve_folder):
    folder = tmp_path / "site"
    shutil.copytree(dist, folder)
    (folder / "triples" / "pocket.network").write_bytes(b"")
    write_service_worker(folder)
    desktop.address = serve_folder(folder).address
    table = open_table(desktop, "triples/1 14 uldr")
    table.use_hint()
    expect(table.notice).to_contain_text("The coach could not be loaded")
    table.press_keys("l")
    assert table.line() == "triples/1 14 uldrl"


def test_a_coach_that_never_answers_stops_nothing(desktop):
    desktop.context().add_init_script(SILENT)
    table = open_table(desktop, "triples/1 14 uldr")
    table.use_hint()
    expect(table.button("Hint")).to_have_attribute("aria-busy", "true")
    table.press_keys("l")
    expect(table.button("Hint")).to_have_attribute("aria-busy", "false")
    watch(table)
    table.press_keys("u")
    assert table.line() == "triples/1 14 uldrlu"
    expect(table.button("Watch")).to_be_enabled()


def test_an_answer_that_makes_no_sense_is_refused(desktop):
    desktop.context().add_init_script(NONSENSE)
    table = open_table(desktop, "triples/1 14 uldr")
    table.use_hint()
    expect(table.notice).to_contain_text("makes no sense")
    expect(table.button("Hint")).to_have_attribute("aria-pressed", "false")


def test_the_coach_thinks_beside_the_page(desktop):
    """In a worker, of which there is one however often it is asked: the page itself never waits for it."""
    table = open_table(desktop, "triples/1 14 uldr")
    assert table.page.workers == []
    for _ in range(3):
        table.use_hint()
        move = best(table)
        table.page.locator(f"#move-{move.lower()}").click()
    assert [worker.url for worker in table.page.workers] == [f"{desktop.address}worker.js"]


# The coach plays.


def moves(table) -> int:
    return len(table.line().split(" ")[2])


def watch(table) -> None:
    """Lets the coach play on, which has to be confirmed once a game."""
    table.button("Watch").click()
    table.button("Start").click()


def wait_for_moves(table, count: int) -> None:
    for _ in range(200):
        if moves(table) >= count:
            return
        table.page.wait_for_timeout(50)
    raise AssertionError(f"the coach has made {moves(table)} moves")


def test_the_coach_plays_on_and_is_stopped(hand):
    table = open_table(hand, "triples/1 14 uldr")
    before = table.stored("parlor.triples.scores")
    watch(table)
    table.page.get_by_role("radio", name="Fast").check()
    wait_for_moves(table, 8)
    table.button("Pause").click()
    count = moves(table)
    table.page.wait_for_timeout(600)
    assert moves(table) == count
    table.button("Go on").click()
    wait_for_moves(table, count + 2)
    table.button("Stop").click()
    count = moves(table)
    table.page.wait_for_timeout(600)
    assert moves(table) == count
    expect(table.button("New Game")).to_be_visible()
    table.button("New Game").click()
    expect(table.ended).to_contain_text("Not recorded")
    table.button("Close").click()
    assert table.stored("parlor.triples.scores") == before


def test_the_players_own_move_takes_over(desktop):
    table = open_table(desktop, "triples/1 14 uldr")
    watch(table)
    wait_for_moves(table, 5)
    table.press_keys("ulrd")
    count = moves(table)
    table.page.wait_for_timeout(1000)
    assert moves(table) == count
    expect(table.button("Watch")).to_be_enabled()


def test_the_coach_plays_a_game_to_its_end(desktop):
    table = open_table(desktop, f"triples/1 14 {WHOLE_GAME[:-4]}")
    watch(table)
    table.page.get_by_role("radio", name="Fast").check()
    expect(table.ended).to_be_visible()
    expect(table.ended).to_contain_text("Not recorded")
    assert "\ncoach 25" in table.stored(GAME_KEY)


def test_a_slip_on_watch_costs_nothing(hand):
    """The button lies beside Hint and Right."""
    table = open_table(hand, "triples/1 14 uldr")
    before = table.stored(GAME_KEY)
    note = table.page.locator("#watch-note")
    table.button("Watch").click()
    expect(note).to_have_text(
        "The coach plays on. This game can then win no medal, and counts only if you take its moves back."
    )
    expect(table.button("Start")).to_be_focused()
    table.page.wait_for_timeout(1000)
    assert table.stored(GAME_KEY) == before, "nothing plays before the player says so"
    table.press_keys("l")
    expect(note).to_be_hidden()
    assert table.line() == "triples/1 14 uldrl"
    expect(table.button("Watch")).to_be_enabled()


def test_what_the_coach_did_is_taken_back(desktop):
    table = open_table(desktop, "triples/1 14 uldr")
    note = "Undo takes the coach's moves back; then the game counts again."
    watch(table)
    expect(table.page.locator("#watch-note")).to_have_text(note)
    wait_for_moves(table, 6)
    table.button("Stop").click()
    expect(table.notice).to_contain_text(note)
    while moves(table) > 4:
        table.button("Undo").click()
    assert table.line() == "triples/1 14 uldr" and "\ncoach" not in table.stored(GAME_KEY)


@pytest.mark.parametrize("what", ["hint", "question", "watch"])
def test_layout_and_accessibility(hand, what):
    table = open_table(hand, "triples/1 14 uldr")
    if what == "hint":
        table.use_hint()
        best(table)
    else:
        table.button("Watch").click()
    if what == "watch":
        table.button("Start").click()
        table.button("Pause").click()
    table.page.mouse.move(0, 0)
    for size in at_all_sizes(hand, table.page):
        table.settle()
        assert faults(table.page) == [], size
    assert_accessible(table.page)


def test_a_game_saved_before_there_was_a_coach_is_read(desktop):
    table = open_table(desktop, saved("triples/1 14 uldr", "redo l", "given 2", "marks up"))
    assert table.line() == "triples/1 14 uldr"
    expect(table.notice).to_be_hidden()
