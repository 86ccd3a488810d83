"""Playing Triples: every kind of input, the messages after it, and undo."""

from frames import wait_for_frame
from layout import resize
from playwright.sync_api import expect
from triples import TriplesPage, golden, open_game
from waiting import wait_for_script, wait_until

# Maps keys pressed in game 14 to the moves that take effect: the second `u` of `uu` moves nothing.
EFFECTIVE_MOVES = {"uu": "u", "r": "r", "ddddd": "ddddd", "uldr": "uldr"}


def assert_assignment_games_are_played(game, play, games: str) -> None:
    for moves in games.split():
        game.start_determ_game()
        assert game.state() == golden("triples/1 14") == (6, "1,0,0,1/0,2,0,2/0,0,0,0/0,0,0,0")
        play(game, moves)
        assert game.state() == golden(f"triples/1 14 {EFFECTIVE_MOVES[moves]}"), moves
        assert game.line() == f"triples/1 14 {EFFECTIVE_MOVES[moves]}"
        if moves == "ddddd":
            assert game.score() == 30
            assert game.tile(3, 3).get_attribute("data-value") == "6"


def test_assignment_games_are_played_with_keys_buttons_and_mouse(desktop, subtests):
    game = open_game(desktop)
    for play, games in (
        (TriplesPage.press_keys, "uu r ddddd uldr"), (TriplesPage.press_letters, "uldr uu"),
        (TriplesPage.click_buttons, "uu r ddddd uldr"), (TriplesPage.drag_mouse, "uu r ddddd uldr"),
    ):  # fmt: skip
        with subtests.test(play.__name__):
            assert_assignment_games_are_played(game, play, games)


def test_assignment_games_are_played_by_touch(iphone, subtests):
    game = open_game(iphone)
    for size in ("iphone", "iphone_landscape"):
        with subtests.test("tap_buttons", size=size):
            resize(game.page, iphone.sizes[size])
            assert_assignment_games_are_played(game, TriplesPage.tap_buttons, "uldr")
    with subtests.test("fast taps are all heard"):
        game.start_determ_game()
        box = game.button("Down").bounding_box()
        for _ in range(5):
            game.page.touchscreen.tap(box["x"] + 20, box["y"] + 20)
        assert game.state() == golden("triples/1 14 ddddd")
    for size, games in (
        ("iphone", "uu r ddddd uldr"), ("iphone_landscape", "uldr"), ("small", "uldr"), ("tablet", "uldr"),
    ):  # fmt: skip
        with subtests.test("swipe", size=size):
            resize(game.page, iphone.sizes[size])
            assert_assignment_games_are_played(game, TriplesPage.swipe, games)


def test_tap_soon_after_a_swipe_is_handled(iphone):
    game = open_game(iphone, "triples/1 14")
    for _ in range(5):
        game.swipe("d")
        assert game.line() == "triples/1 14 d"
        game.button("Undo").tap()
        assert game.line() == "triples/1 14"


def test_game_keys_move_with_any_focus_and_other_keys_do_nothing(desktop):
    game = open_game(desktop, "triples/1 14")
    # Holding down a key repeats the move.
    for _ in range(5):
        game.page.keyboard.down("ArrowDown")
    game.page.keyboard.up("ArrowDown")
    assert game.state() == golden("triples/1 14 ddddd")
    game.start_determ_game()
    # The keys of the game move tiles right after a click on another control, while that has the focus.
    game.tab("Scores").click()
    game.page.evaluate("""() => addEventListener("click", () => {
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
    }, { once: true })""")
    game.tab("Board").click()
    assert game.line() == "triples/1 14 d"
    game.page.get_by_role("radio", name="Determ").click()
    # After the click, the radio button loses the focus.
    wait_for_script(game.page, "() => document.activeElement === document.body")
    game.press_keys("d")
    game.button("Down").click()
    game.press_keys("d")
    game.button("Undo").click()
    game.press_keys("d")
    assert game.line() == "triples/1 14 dddd"
    game.start_determ_game()
    # Other keys don't move anything.
    for key in ("Alt+ArrowLeft", "Control+ArrowLeft", "Meta+ArrowLeft", "q", "Enter", "Space", "PageDown", "h"):
        game.page.evaluate("document.activeElement.blur()")
        game.page.keyboard.press(key)
        assert game.line() == "triples/1 14", key
    # The h key asks for a hint, which would cost the medal, so the game asks first.
    expect(game.hint_question).to_be_visible()
    game.page.keyboard.press("Escape")
    expect(game.hint_question).to_be_hidden()
    # Capital letters work, too.
    game.page.keyboard.press("Shift+A")
    wait_until(game.page, lambda: game.line() == "triples/1 14 l")


def test_fast_keys_are_neither_lost_nor_doubled(desktop):
    game = open_game(desktop, "triples/1 14")
    # The second and the last of these keys don't move anything.
    game.page.evaluate(
        """keys => {
          for (const key of keys) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
        }""",
        ["ArrowUp", "ArrowUp", *["ArrowDown"] * 3, "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"],
    )
    wait_for_frame(game.page)
    at_once = game.state(), game.line()
    slow = TriplesPage(desktop.open(f"triples/#{at_once[1].replace(' ', '/')}"))
    slow.button("Last").click()
    assert slow.replay_board() == at_once[0][1]
    assert at_once[1].startswith("triples/1 14 uddd")
    assert slow.page.locator("#viewer-score").inner_text() == str(at_once[0][0])
    game.settle()
    assert (game.state(), game.line()) == at_once


def test_board_moves_and_blocked_moves_are_announced(desktop):
    game = open_game(desktop, "triples/1 14 ddddd")
    assert game.rows() == [
        "Row 1: empty, empty, empty, 2",
        "Row 2: empty, empty, empty, empty",
        "Row 3: empty, empty, empty, 2",
        "Row 4: 3, 2, empty, 6",
    ]
    # Screen readers get only these lines for the board. Otherwise they would read each number twice.
    assert game.board_element.aria_snapshot().count("listitem") == 4
    assert "text" not in game.board_element.aria_snapshot()
    game.start_determ_game()
    game.press_keys("uldr")
    assert game.status() == "Right: 1 and 2 make 3. Score 22."
    # A direction that moves nothing has no effect on the game.
    game.start_determ_game()
    game.press_keys("u")
    before = game.state(), game.line()
    for play in (TriplesPage.press_keys, TriplesPage.press_letters, TriplesPage.click_buttons, TriplesPage.drag_mouse):
        play(game, "u")
        assert (game.state(), game.line()) == before
        assert game.status() == "Up: nothing moves."


def test_moves_can_be_undone_and_redone(desktop):
    game = open_game(desktop, "triples/1 14 uldr")
    assert game.button("Redo").is_disabled()
    game.button("Undo").click()
    game.page.keyboard.press("Control+z")
    game.page.keyboard.press("Meta+z")
    assert game.state() == golden("triples/1 14 u")
    game.button("Undo").click()
    assert game.button("Undo").is_disabled()
    game.button("Redo").click()
    game.page.keyboard.press("Control+Shift+Z")
    game.page.keyboard.press("Control+y")
    game.page.keyboard.press("Meta+Shift+z")
    assert game.state() == golden("triples/1 14 uldr")
    assert game.button("Redo").is_disabled()
