"""Dragging pegs: from the choices, from earlier attempts, within the guess, and out of it. Also long presses on choices."""

from coach_screens import open_saved_game
from codebreaker import COLORS, FRESH, PRESS_AT_ONCE, open_game, saved
from layout import resize
from playwright.sync_api import expect
from touch import Finger, Mouse
from waiting import wait_for_script

# A game with so many attempts that the list scrolls on any phone.
LONG = FRESH + " " + ",".join(f"{first}{second}35" for first in "145" for second in "01345")

# In milliseconds, the time after which a press is a long press, and the time after which a resting finger can drag an
# attempt's peg (PegDrag.holdMilliseconds, armMilliseconds). On a busy machine, any press could take that long, so the tests end these
# timers explicitly.
HOLD_MILLISECONDS = 500
ARM_MILLISECONDS = 180
PATIENT_TIMERS = """(lengths) => {
  const [start, stop, waiting] = [window.setTimeout, window.clearTimeout, new Map()];
  window.setTimeout = (action, time, ...values) => {
    if (!lengths.includes(time)) return start(action, time, ...values);
    const timer = start(() => {}, 1e6);
    waiting.set(timer, { action, time });
    return timer;
  };
  window.clearTimeout = (timer) => { waiting.delete(timer); stop(timer); };
  window.endTimers = (length) => {
    const ended = [...waiting].filter(([, { time }]) => time === length);
    for (const [timer, { action }] of ended) { waiting.delete(timer); action(); }
  };
}"""

PORTRAIT_AND_LANDSCAPE = ("iphone", "iphone_landscape")


def pointer_of(device, page):
    """Returns a finger or a mouse whose presses last exactly as long as the test determines."""
    page.evaluate(PATIENT_TIMERS, [HOLD_MILLISECONDS, ARM_MILLISECONDS])
    return Finger(page) if device.has_touch else Mouse(page)


def hold_press(page, length: int) -> None:
    """Makes the current press last for `length` milliseconds."""
    page.evaluate("length => window.endTimers(length)", length)


def set_up_guess(game) -> None:
    """Sets the second peg of the guess to white, removes all others, and selects the third hole."""
    game.page.evaluate(PRESS_AT_ONCE, ["End", *["Backspace"] * 8, "Home", "ArrowRight", "5"])
    assert game.read_guess() == ["empty", "white", "empty", "empty"] and game.selected_hole() == 3
    game.settle()


def wait_in_page(page, milliseconds: int) -> None:
    """Waits for a timer of the page, so that all shorter timers have ended, too, even if the machine is busy."""
    page.evaluate("time => new Promise((done) => setTimeout(done, time))", milliseconds)


def middle(locator) -> tuple[float, float]:
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(pointer, start, end) -> None:
    pointer.press(*middle(start))
    pointer.move(*middle(end))
    pointer.lift()


def peg_is_dragged_from_the_choices_to_a_hole(game, pointer):
    pointer.press(*middle(game.choice("yellow")))
    pointer.move(*middle(game.hole(4)))
    carried = game.page.locator(".carried")
    expect(carried).to_be_visible()
    x, y = middle(carried)
    hole_x, hole_y = middle(game.hole(4))
    assert abs(x - hole_x) < 4 and hole_y - 40 < y < hole_y + 4, "the peg is under the pointer, or just above the finger"
    expect(game.page.locator(".hole.target")).to_have_accessible_name("Peg 4 of 4: empty")
    assert game.read_guess() == ["empty", "white", "empty", "empty"], "the peg isn't dropped before the release"
    pointer.lift()
    assert game.read_guess() == ["empty", "white", "empty", "yellow"]
    expect(carried).to_have_count(0)
    expect(game.page.locator(".hole.target")).to_have_count(0)
    assert game.selected_hole() == 1, "the next empty hole, wrapping around"


def drop_outside_the_row_does_nothing(game, pointer):
    drag(pointer, game.choice("yellow"), game.master_row)
    drag(pointer, game.choice("yellow"), game.title)
    assert game.read_guess() == ["empty", "white", "empty", "empty"]
    assert game.selected_hole() == 3


def peg_is_moved_within_the_guess(game, pointer):
    drag(pointer, game.hole(2), game.hole(4))
    assert game.read_guess() == ["empty", "empty", "empty", "white"]
    # A peg that is dropped on its own hole stays there. The drop is neither a tap nor a removal.
    x, y = middle(game.hole(4))
    pointer.press(x, y)
    pointer.move(x - 60, y)
    pointer.move(x, y)
    pointer.lift()
    assert game.read_guess() == ["empty", "empty", "empty", "white"]


def peg_is_removed_when_dragged_out_of_the_row(game, pointer):
    x, y = middle(game.hole(2))
    pointer.press(x, y)
    pointer.move(x, y - 120 if y > 160 else y + 120)
    pointer.lift()
    assert game.read_guess() == ["empty"] * 4
    assert game.selected_hole() == 2
    assert game.status() == "Peg 2 of 4: empty."


def press_that_hardly_moves_is_a_tap(game, pointer):
    x, y = middle(game.choice("green"))
    pointer.press(x, y)
    pointer.move(x + 4, y + 3)
    pointer.lift()
    assert game.read_guess() == ["empty", "white", "green", "empty"]


def peg_is_copied_from_an_earlier_attempt(game, pointer):
    peg = game.rows.first.locator(".hole").nth(2)
    pointer.press(*middle(peg))
    # A finger must rest on the peg first, because otherwise it scrolls the list.
    if isinstance(pointer, Finger):
        hold_press(game.page, ARM_MILLISECONDS)
    pointer.move(*middle(game.hole(4)))
    expect(game.page.locator(".carried")).to_be_visible()
    pointer.lift()
    assert game.read_guess() == ["empty", "white", "empty", "blue"]
    assert game.read_attempts() == ["Attempt 1: red, green, blue, yellow. 1 in the right place, 1 in the wrong place."]
    assert game.line() == f"{FRESH} 0123"


def canceled_drag_does_nothing(game, pointer):
    for start in (game.choice("blue"), game.hole(2)):
        pointer.press(*middle(start))
        pointer.move(*middle(game.hole(3)))
        pointer.cancel()
        expect(game.page.locator(".carried")).to_have_count(0)
        assert game.read_guess() == ["empty", "white", "empty", "empty"]
    drag(pointer, game.choice("blue"), game.hole(3))
    assert game.read_guess() == ["empty", "white", "blue", "empty"]


def test_dragged_pegs_are_placed_copied_swapped_removed_or_left_alone(each_device, subtests):
    game = open_game(each_device, f"{FRESH} 0123")
    pointer = pointer_of(each_device, game.page)
    parts = [
        peg_is_dragged_from_the_choices_to_a_hole, drop_outside_the_row_does_nothing, peg_is_moved_within_the_guess,
        peg_is_removed_when_dragged_out_of_the_row, press_that_hardly_moves_is_a_tap, peg_is_copied_from_an_earlier_attempt,
    ]
    if each_device.has_touch:
        parts.append(canceled_drag_does_nothing)
    for name in PORTRAIT_AND_LANDSCAPE if each_device.has_touch else ("desktop",):
        resize(game.page, each_device.sizes[name])
        for part in parts:
            with subtests.test(part.__name__, size=name):
                set_up_guess(game)
                part(game, pointer)


def held_choice_that_moves_is_dragged(game, pointer):
    x, y = middle(game.choice("blue"))
    pointer.press(x, y)
    pointer.move(x, y - 30)
    hold_press(game.page, HOLD_MILLISECONDS)
    assert game.read_guess() == ["empty", "white", "empty", "empty"]
    pointer.move(*middle(game.hole(1)))
    pointer.lift()
    assert game.read_guess() == ["blue", "white", "empty", "empty"]


def held_choice_fills_the_row(game, pointer):
    pointer.press(*middle(game.choice("blue")))
    hold_press(game.page, HOLD_MILLISECONDS)
    expect(game.hole(4)).to_have_accessible_name("Peg 4 of 4: blue")
    assert game.read_guess() == ["blue"] * 4
    selected = game.selected_hole()
    # After a long press, lifting the finger doesn't choose the peg again.
    wait_in_page(game.page, 300)
    pointer.lift()
    wait_in_page(game.page, 100)
    assert game.read_guess() == ["blue"] * 4 and game.selected_hole() == selected
    assert game.status() == "All pegs: blue."
    pointer.press(*middle(game.choice("red")))
    pointer.lift()
    assert game.read_guess().count("red") == 1, "the next tap works again"


def releasing_a_held_choice_chooses_nothing(game, pointer):
    game.page.evaluate("""() => {
      addEventListener("click", (event) => {
        event.stopImmediatePropagation();
        setTimeout(() => { event.target.closest("button").click(); }, 300);
      }, { capture: true, once: true });
    }""")
    pointer.press(*middle(game.choice("blue")))
    hold_press(game.page, HOLD_MILLISECONDS)
    expect(game.hole(4)).to_have_accessible_name("Peg 4 of 4: blue")
    pointer.lift()
    # Outwait the delayed click. After a finger's long press, the browser may send no click at all.
    wait_in_page(game.page, 400)
    assert game.status() == "All pegs: blue."


def test_long_press_on_a_choice_fills_the_row_unless_the_pointer_moves(each_device, subtests):
    game = open_game(each_device, f"{FRESH} 0123")
    pointer = pointer_of(each_device, game.page)
    # The last part leaves a listener on the page, so no other part may follow it.
    for part in (
        held_choice_that_moves_is_dragged, held_choice_fills_the_row, releasing_a_held_choice_chooses_nothing,
    ):
        with subtests.test(part.__name__):
            set_up_guess(game)
            part(game, pointer)


def assert_attempts_scroll_and_give_pegs(game, finger) -> None:
    """Checks that a finger can still scroll the attempts, and that holding a finger on a peg picks the peg up."""
    attempts = game.page.get_by_role("region", name="Attempts")
    assert attempts.evaluate("list => list.scrollHeight > list.clientHeight + 100")
    attempts.evaluate("list => list.addEventListener('scrollend', () => window.hasStopped = true)")
    x, y = middle(game.rows.nth(2).locator(".hole").nth(1))
    finger.press(x, y)
    finger.move(x, y - 100, steps=10)
    finger.lift()
    wait_for_script(game.page, "() => document.querySelector('.history').scrollTop > 50")
    wait_for_script(game.page, "() => window.hasStopped")
    expect(game.page.locator(".carried")).to_have_count(0)
    assert game.read_guess() == ["empty"] * 4
    assert game.page.evaluate("[scrollX, scrollY, document.scrollingElement.scrollTop]") == [0, 0, 0]
    # A finger that rests on a peg picks the peg up, even if the list has been scrolled. The list then doesn't scroll.
    top = attempts.evaluate("list => list.scrollTop")
    box = attempts.bounding_box()
    row = next(row for row in game.rows.all() if row.bounding_box()["y"] > box["y"] + 10)
    expected = row.locator(".unseen").inner_text().split(": ")[1].split(", ")[0]
    finger.press(*middle(row.locator(".hole").first))
    hold_press(game.page, ARM_MILLISECONDS)
    finger.move(*middle(game.hole(3)), steps=10)
    finger.lift()
    assert game.read_guess()[2] == expected
    assert attempts.evaluate("list => list.scrollTop") == top


def assert_drag_after_scrolling_stays_on_the_page(game, finger) -> None:
    """Stops the scrolling attempts with a finger, and drags. The browser must not go back in its history, and the page
    must not try to prevent events that can't be canceled, because the browser reports that as an error."""
    x, y = middle(game.rows.nth(2).locator(".hole").nth(1))
    finger.press(x, y)
    finger.move(x, y - 100, steps=3)
    finger.lift()
    wait_for_script(game.page, "() => document.querySelector('.history').scrollTop > 20")
    finger.press(x, y)
    hold_press(game.page, ARM_MILLISECONDS)
    finger.move(*middle(game.hole(3)), steps=10)
    finger.lift()
    assert len(game.read_guess()) == 4
    expect(game.page.locator(".carried")).to_have_count(0)


def test_attempts_scroll_by_touch_and_pegs_can_be_dragged_from_them(iphone, subtests):
    game = open_game(iphone)
    for name in PORTRAIT_AND_LANDSCAPE:
        resize(game.page, iphone.sizes[name])
        for part in (assert_attempts_scroll_and_give_pegs, assert_drag_after_scrolling_stays_on_the_page):
            with subtests.test(part.__name__, size=name):
                open_saved_game(game, saved(LONG))
                part(game, pointer_of(iphone, game.page))


def test_page_does_not_scroll_during_a_drag(iphone, subtests):
    game = open_game(iphone, LONG)
    finger = pointer_of(iphone, game.page)
    game.page.evaluate(
        """() => {
          addEventListener("scroll", () => window.scrolled++, { capture: true });
          addEventListener("pointercancel", () => window.scrolled++, { capture: true });
        }"""
    )
    for name in ("iphone", "small", "small_landscape", "tablet"):
        with subtests.test(size=name):
            resize(game.page, iphone.sizes[name])
            set_up_guess(game)
            game.page.evaluate("() => { window.scrolled = 0; }")
            for number, color in enumerate(COLORS[:4], 1):
                drag(finger, game.choice(color), game.hole(number))
            drag(finger, game.hole(1), game.hole(4))
            assert game.read_guess() == ["yellow", "green", "blue", "red"]
            assert game.page.evaluate("[scrollX, scrollY, visualViewport.pageTop, window.scrolled]") == [0, 0, 0, 0]


def test_nothing_is_dragged_with_other_mouse_buttons_or_after_the_end(desktop):
    game = open_game(desktop, FRESH, "guess 0---")
    # The other mouse buttons have no effect.
    for button in ("right", "middle"):
        game.page.mouse.move(*middle(game.choice("blue")))
        game.page.mouse.down(button=button)
        game.page.mouse.move(*middle(game.hole(3)), steps=4)
        game.page.mouse.up(button=button)
    assert game.read_guess() == ["red", "empty", "empty", "empty"]
    # After the end of a game, nothing can be dragged.
    open_saved_game(game, saved(f"{FRESH} 0123,2020", "ended 1700000000"))
    pointer = pointer_of(desktop, game.page)
    pointer.press(*middle(game.rows.first.locator(".hole").first))
    pointer.move(600, 200)
    expect(game.page.locator(".carried")).to_have_count(0)
    pointer.lift()
    assert game.line() == f"{FRESH} 0123,2020"
