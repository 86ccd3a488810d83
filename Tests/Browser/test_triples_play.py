"""Playing Triples: every kind of input, the messages after it, and undo."""

from frames import wait_for_frame
from layout import resize
from playwright.sync_api import expect
from triples import Table, golden, open_table
from waiting import wait_for_script

# Moves of game 14, and which of them change the board.
SHOWN = {"uu": "u", "r": "r", "ddddd": "ddddd", "uldr": "uldr"}


def assert_plays_the_games_of_the_assignments(table, play, games: str) -> None:
    for moves in games.split():
        table.new_determ_game()
        assert table.state() == golden("triples/1 14") == (6, "1,0,0,1/0,2,0,2/0,0,0,0/0,0,0,0")
        play(table, moves)
        assert table.state() == golden(f"triples/1 14 {SHOWN[moves]}"), moves
        assert table.line() == f"triples/1 14 {SHOWN[moves]}"
        if moves == "ddddd":
            assert table.score() == 30
            assert table.tile(3, 3).get_attribute("data-value") == "6"


def test_assignment_games_are_played_with_keys_buttons_and_mouse(desktop, subtests):
    table = open_table(desktop)
    for play, games in (
        (Table.press_keys, "uu r ddddd uldr"), (Table.press_letters, "uldr uu"), (Table.click_buttons, "uu r ddddd uldr"),
        (Table.drag_mouse, "uu r ddddd uldr"),
    ):  # fmt: skip
        with subtests.test(play.__name__):
            assert_plays_the_games_of_the_assignments(table, play, games)


def test_assignment_games_are_played_by_touch(iphone, subtests):
    table = open_table(iphone)
    for size in ("iphone", "iphone_landscape"):
        with subtests.test("tap_buttons", size=size):
            resize(table.page, iphone.sizes[size])
            assert_plays_the_games_of_the_assignments(table, Table.tap_buttons, "uldr")
    with subtests.test("fast taps are all heard"):
        table.new_determ_game()
        box = table.button("Down").bounding_box()
        for _ in range(5):
            table.page.touchscreen.tap(box["x"] + 20, box["y"] + 20)
        assert table.state() == golden("triples/1 14 ddddd")
    for size, games in (
        ("iphone", "uu r ddddd uldr"), ("iphone_landscape", "uldr"), ("small", "uldr"), ("tablet", "uldr"),
    ):  # fmt: skip
        with subtests.test("swipe", size=size):
            resize(table.page, iphone.sizes[size])
            assert_plays_the_games_of_the_assignments(table, Table.swipe, games)


def test_tap_soon_after_a_swipe_works(iphone):
    table = open_table(iphone, "triples/1 14")
    for _ in range(5):
        table.swipe("d")
        assert table.line() == "triples/1 14 d"
        table.button("Undo").tap()
        assert table.line() == "triples/1 14"


def test_game_keys_work_with_any_focus_and_other_keys_do_nothing(desktop):
    table = open_table(desktop, "triples/1 14")
    # Holding a key repeats the move.
    for _ in range(5):
        table.page.keyboard.down("ArrowDown")
    table.page.keyboard.up("ArrowDown")
    assert table.state() == golden("triples/1 14 ddddd")
    table.new_determ_game()
    # However soon after a click on another control.
    table.tab("Scores").click()
    table.page.evaluate("""() => addEventListener("click", () => {
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
    }, { once: true })""")
    table.tab("Board").click()
    assert table.line() == "triples/1 14 d"
    table.page.get_by_role("radio", name="Determ").click()
    # The radio button gives up the focus after the click.
    wait_for_script(table.page, "() => document.activeElement === document.body")
    table.press_keys("d")
    table.button("Down").click()
    table.press_keys("d")
    table.button("Undo").click()
    table.press_keys("d")
    assert table.line() == "triples/1 14 dddd"
    table.new_determ_game()
    # Other keys move nothing.
    for key in ("Alt+ArrowLeft", "Control+ArrowLeft", "Meta+ArrowLeft", "q", "Enter", "Space", "PageDown", "h"):
        table.page.evaluate("document.activeElement.blur()")
        table.page.keyboard.press(key)
        assert table.line() == "triples/1 14", key
    # A hint would cost the medal, so the game asks first.
    expect(table.hint_question).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.hint_question).to_be_hidden()
    table.page.keyboard.press("Shift+A")
    assert table.line() == "triples/1 14 l", "capital letters work, too"


def test_fast_keys_are_neither_lost_nor_doubled(desktop):
    table = open_table(desktop, "triples/1 14")
    # The second and the last of these move nothing.
    table.page.evaluate(
        """keys => {
          for (const key of keys) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
        }""",
        ["ArrowUp", "ArrowUp", *["ArrowDown"] * 3, "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"],
    )
    wait_for_frame(table.page)
    at_once = table.state(), table.line()
    slow = Table(desktop.open(f"triples/#{at_once[1].replace(' ', '/')}"))
    slow.button("Last").click()
    assert slow.replay_board() == at_once[0][1]
    assert at_once[1].startswith("triples/1 14 uddd")
    assert slow.page.locator("#viewer-score").inner_text() == str(at_once[0][0])
    table.settle()
    assert (table.state(), table.line()) == at_once


def test_board_and_moves_are_announced(desktop):
    table = open_table(desktop, "triples/1 14 ddddd")
    assert table.rows() == [
        "Row 1: empty, empty, empty, 2",
        "Row 2: empty, empty, empty, empty",
        "Row 3: empty, empty, empty, 2",
        "Row 4: 3, 2, empty, 6",
    ]
    # Screen readers get nothing else of the board, or the numbers would come twice.
    assert table.board_element.aria_snapshot().count("listitem") == 4
    assert "text" not in table.board_element.aria_snapshot()
    table.new_determ_game()
    table.press_keys("uldr")
    assert table.status() == "Right: 1 and 2 make 3. Score 22."
    # A direction in which nothing moves changes nothing.
    table.new_determ_game()
    table.press_keys("u")
    before = table.state(), table.line()
    for play in (Table.press_keys, Table.press_letters, Table.click_buttons, Table.drag_mouse):
        play(table, "u")
        assert (table.state(), table.line()) == before
        assert table.status() == "Up: nothing moves."


def test_moves_can_be_undone_and_redone(desktop):
    table = open_table(desktop, "triples/1 14 uldr")
    assert table.button("Redo").is_disabled()
    table.button("Undo").click()
    table.page.keyboard.press("Control+z")
    table.page.keyboard.press("Meta+z")
    assert table.state() == golden("triples/1 14 u")
    table.button("Undo").click()
    assert table.button("Undo").is_disabled()
    table.button("Redo").click()
    table.page.keyboard.press("Control+Shift+Z")
    table.page.keyboard.press("Control+y")
    table.page.keyboard.press("Meta+Shift+z")
    assert table.state() == golden("triples/1 14 uldr")
    assert table.button("Redo").is_disabled()
