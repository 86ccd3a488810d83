"""Playing Triples with every kind of input. Native tests check the moves and their announcements."""

from frames import wait_for_frame
from layout import resize
from playwright.sync_api import expect
from triples import TriplesPage, golden, open_game
from waiting import wait_for_script


def assert_every_direction_is_played(game, play) -> None:
    game.start_determ_game()
    play(game, "uldr")
    assert game.state() == golden("triples/1 14 uldr")
    assert game.line() == "triples/1 14 uldr"


def test_keys_buttons_and_mouse_play_every_direction(desktop, subtests):
    game = open_game(desktop)
    for play in (TriplesPage.press_keys, TriplesPage.press_letters, TriplesPage.click_buttons, TriplesPage.drag_mouse):
        with subtests.test(play.__name__):
            assert_every_direction_is_played(game, play)
    # Real keys have the names that the session expects.
    game.press("Control+z", "Meta+z")
    game.button("Undo").click()
    assert game.line() == "triples/1 14 u"
    game.press("Control+Shift+Z", "Control+y", "Meta+Shift+z")
    assert game.line() == "triples/1 14 uldr"
    expect(game.button("Redo")).to_be_disabled()
    game.press("Alt+ArrowLeft", "Control+ArrowLeft", "Meta+ArrowLeft", "q", "Shift+A")
    assert game.line() == "triples/1 14 uldrl", "only the last of these keys moves"


def test_taps_and_swipes_play_every_direction(iphone, subtests):
    game = open_game(iphone)
    for size in ("iphone", "iphone_landscape"):
        resize(game.page, iphone.sizes[size])
        for play in (TriplesPage.tap_buttons, TriplesPage.swipe):
            with subtests.test(play.__name__, size=size):
                assert_every_direction_is_played(game, play)
    # Fast taps are all heard.
    game.start_determ_game()
    box = game.button("Down").bounding_box()
    for _ in range(5):
        game.page.touchscreen.tap(box["x"] + 20, box["y"] + 20)
    assert game.state() == golden("triples/1 14 ddddd")


def test_tap_soon_after_a_swipe_is_handled(iphone):
    game = open_game(iphone, "triples/1 14")
    for _ in range(5):
        game.swipe("d")
        assert game.line() == "triples/1 14 d"
        game.button("Undo").tap()
        assert game.line() == "triples/1 14"


def test_held_keys_repeat_and_keys_move_with_any_focus(desktop):
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
def test_screen_readers_get_the_board_as_four_rows(desktop):
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
