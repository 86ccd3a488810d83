"""Dragging pegs from the choices, from earlier attempts, and within and out of the guess; and long presses on choices."""

from coach_screens import put
from codebreaker import COLORS, FRESH, PRESS_AT_ONCE, open_table, saved
from layout import resize
from playwright.sync_api import expect
from touch import Finger, Mouse
from waiting import wait_for_script

# Enough attempts to make the list scroll on any phone.
LONG = FRESH + " " + ",".join(f"{first}{second}35" for first in "145" for second in "01345")

# The time after which a press is a long press, and the time after which a resting finger can drag an attempt's peg, in
# milliseconds (PegDrag.holdTime, armTime). On a busy machine, any press could take that long, so tests end these
# timers explicitly.
HOLD = 500
ARM = 180
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

UPRIGHT_AND_ON_ITS_SIDE = ("iphone", "iphone_landscape")


def pointer_of(hand, page):
    """Returns a finger or a mouse whose presses last as long as the test says."""
    page.evaluate(PATIENT_TIMERS, [HOLD, ARM])
    return Finger(page) if hand.has_touch else Mouse(page)


def rest(page, length: int) -> None:
    """Holds a press for the given time."""
    page.evaluate("length => window.endTimers(length)", length)


def lay(table) -> None:
    """Sets the second peg of the guess to white, removes all others, and selects the third hole."""
    table.page.evaluate(PRESS_AT_ONCE, ["End", *["Backspace"] * 8, "Home", "ArrowRight", "5"])
    assert table.guess() == ["empty", "white", "empty", "empty"] and table.selected() == 3
    table.settle()


def pass_in_page(page, milliseconds: int) -> None:
    """Waits with a timer of the page, so that all shorter timers have ended, however busy the machine is."""
    page.evaluate("time => new Promise((done) => setTimeout(done, time))", milliseconds)


def middle(locator) -> tuple[float, float]:
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(pointer, start, end) -> None:
    pointer.press(*middle(start))
    pointer.move(*middle(end))
    pointer.lift()


def from_the_choices_onto_a_hole(table, pointer):
    pointer.press(*middle(table.choice("yellow")))
    pointer.move(*middle(table.hole(4)))
    carried = table.page.locator(".carried")
    expect(carried).to_be_visible()
    x, y = middle(carried)
    hole_x, hole_y = middle(table.hole(4))
    assert abs(x - hole_x) < 4 and hole_y - 40 < y < hole_y + 4, "the peg is under the pointer, or just above the finger"
    expect(table.page.locator(".hole.target")).to_have_accessible_name("Peg 4 of 4: empty")
    assert table.guess() == ["empty", "white", "empty", "empty"], "the peg isn't dropped before the release"
    pointer.lift()
    assert table.guess() == ["empty", "white", "empty", "yellow"]
    expect(carried).to_have_count(0)
    expect(table.page.locator(".hole.target")).to_have_count(0)
    assert table.selected() == 1, "the next empty hole, wrapping around"
    # Dropped on a peg, it replaces that peg.
    carry(pointer, table.choice("red"), table.hole(2))
    assert table.guess() == ["empty", "red", "empty", "yellow"]


def beside_the_row_nothing_is_put_down(table, pointer):
    carry(pointer, table.choice("yellow"), table.master_row)
    carry(pointer, table.choice("yellow"), table.title)
    assert table.guess() == ["empty", "white", "empty", "empty"]
    assert table.selected() == 3


def within_the_guess_pegs_change_places(table, pointer):
    carry(pointer, table.hole(2), table.hole(4))
    assert table.guess() == ["empty", "empty", "empty", "white"]
    carry(pointer, table.choice("black"), table.hole(1))
    carry(pointer, table.hole(1), table.hole(4))
    assert table.guess() == ["white", "empty", "empty", "black"]
    # Dropped where it was, it stays: that is neither a tap nor a removal.
    x, y = middle(table.hole(4))
    pointer.press(x, y)
    pointer.move(x - 60, y)
    pointer.move(x, y)
    pointer.lift()
    assert table.guess() == ["white", "empty", "empty", "black"]
    # An empty hole has nothing to remove.
    carry(pointer, table.hole(2), table.hole(1))
    assert table.guess() == ["white", "empty", "empty", "black"]


def out_of_the_row_a_peg_is_taken_out(table, pointer):
    x, y = middle(table.hole(2))
    pointer.press(x, y)
    pointer.move(x, y - 120 if y > 160 else y + 120)
    pointer.lift()
    assert table.guess() == ["empty"] * 4
    assert table.selected() == 2
    assert table.status() == "Peg 2 of 4: empty."


def a_press_that_hardly_moves_is_a_tap(table, pointer):
    x, y = middle(table.choice("green"))
    pointer.press(x, y)
    pointer.move(x + 4, y + 3)
    pointer.lift()
    assert table.guess() == ["empty", "white", "green", "empty"]


def from_an_earlier_attempt(table, pointer):
    peg = table.rows.first.locator(".hole").nth(2)
    pointer.press(*middle(peg))
    # A finger must rest first; otherwise it scrolls.
    if isinstance(pointer, Finger):
        rest(table.page, ARM)
    pointer.move(*middle(table.hole(4)))
    expect(table.page.locator(".carried")).to_be_visible()
    pointer.lift()
    assert table.guess() == ["empty", "white", "empty", "blue"]
    assert table.attempts() == ["Attempt 1: red, green, blue, yellow. 1 exact, 1 inexact."]
    assert table.line() == f"{FRESH} 0123"


def a_drag_that_the_system_takes_is_none(table, pointer):
    for start in (table.choice("blue"), table.hole(2)):
        pointer.press(*middle(start))
        pointer.move(*middle(table.hole(3)))
        pointer.cancel()
        expect(table.page.locator(".carried")).to_have_count(0)
        assert table.guess() == ["empty", "white", "empty", "empty"]
    carry(pointer, table.choice("blue"), table.hole(3))
    assert table.guess() == ["empty", "white", "blue", "empty"]


def test_pegs_can_be_dragged(hand, subtests):
    table = open_table(hand, f"{FRESH} 0123")
    pointer = pointer_of(hand, table.page)
    parts = [
        from_the_choices_onto_a_hole, beside_the_row_nothing_is_put_down, within_the_guess_pegs_change_places,
        out_of_the_row_a_peg_is_taken_out, a_press_that_hardly_moves_is_a_tap, from_an_earlier_attempt,
    ]
    if hand.has_touch:
        parts.append(a_drag_that_the_system_takes_is_none)
    for name in UPRIGHT_AND_ON_ITS_SIDE if hand.has_touch else ("desktop",):
        resize(table.page, hand.sizes[name])
        for part in parts:
            with subtests.test(part.__name__, size=name):
                lay(table)
                part(table, pointer)


def a_held_choice_that_moves_is_a_drag(table, pointer):
    x, y = middle(table.choice("blue"))
    pointer.press(x, y)
    pointer.move(x, y - 30)
    rest(table.page, HOLD)
    assert table.guess() == ["empty", "white", "empty", "empty"]
    pointer.move(*middle(table.hole(1)))
    pointer.lift()
    assert table.guess() == ["blue", "white", "empty", "empty"]


def a_held_choice_fills_the_row(table, pointer):
    pointer.press(*middle(table.choice("blue")))
    rest(table.page, HOLD)
    expect(table.hole(4)).to_have_accessible_name("Peg 4 of 4: blue")
    assert table.guess() == ["blue"] * 4
    selected = table.selected()
    # However long the press, lifting the finger doesn't choose the peg again.
    pass_in_page(table.page, 300)
    pointer.lift()
    pass_in_page(table.page, 100)
    assert table.guess() == ["blue"] * 4 and table.selected() == selected
    assert table.status() == "All pegs: blue."
    pointer.press(*middle(table.choice("red")))
    pointer.lift()
    assert table.guess().count("red") == 1, "the next tap works again"


def letting_go_chooses_nothing_however_late_its_click_comes(table, pointer):
    table.page.evaluate("""() => {
      addEventListener("click", (event) => {
        event.stopImmediatePropagation();
        setTimeout(() => { event.target.closest("button").click(); }, 300);
      }, { capture: true, once: true });
    }""")
    pointer.press(*middle(table.choice("blue")))
    rest(table.page, HOLD)
    expect(table.hole(4)).to_have_accessible_name("Peg 4 of 4: blue")
    pointer.lift()
    # A finger may send no click at all.
    pass_in_page(table.page, 400)
    assert table.status() == "All pegs: blue."


def test_choices_can_be_held(hand, subtests):
    table = open_table(hand, f"{FRESH} 0123")
    pointer = pointer_of(hand, table.page)
    # The last part leaves a listener behind, so it must be last.
    for part in (
        a_held_choice_that_moves_is_a_drag, a_held_choice_fills_the_row, letting_go_chooses_nothing_however_late_its_click_comes,
    ):
        with subtests.test(part.__name__):
            lay(table)
            part(table, pointer)


def assert_attempts_scroll_and_give_pegs(table, finger) -> None:
    """Checks that the attempts still scroll under a finger, and that a finger that rests on a peg takes it."""
    attempts = table.page.get_by_role("region", name="Attempts")
    assert attempts.evaluate("list => list.scrollHeight > list.clientHeight + 100")
    attempts.evaluate("list => list.addEventListener('scrollend', () => window.hasStopped = true)")
    x, y = middle(table.rows.nth(2).locator(".hole").nth(1))
    finger.press(x, y)
    finger.move(x, y - 100, steps=10)
    finger.lift()
    wait_for_script(table.page, "() => document.querySelector('.history').scrollTop > 50")
    wait_for_script(table.page, "() => window.hasStopped")
    expect(table.page.locator(".carried")).to_have_count(0)
    assert table.guess() == ["empty"] * 4
    assert table.page.evaluate("[scrollX, scrollY, document.scrollingElement.scrollTop]") == [0, 0, 0]
    # A finger that rests on a peg of the scrolled list takes the peg, and the list doesn't scroll.
    top = attempts.evaluate("list => list.scrollTop")
    box = attempts.bounding_box()
    row = next(row for row in table.rows.all() if row.bounding_box()["y"] > box["y"] + 10)
    expected = row.locator(".unseen").inner_text().split(": ")[1].split(", ")[0]
    finger.press(*middle(row.locator(".hole").first))
    rest(table.page, ARM)
    finger.move(*middle(table.hole(3)), steps=10)
    finger.lift()
    assert table.guess()[2] == expected
    assert attempts.evaluate("list => list.scrollTop") == top


def assert_stopping_stays_in_the_game(table, finger) -> None:
    """Checks that a finger that stops the scrolling attempts can drag, but doesn't go back in the history or cause requests
    that browsers refuse."""
    x, y = middle(table.rows.nth(2).locator(".hole").nth(1))
    finger.press(x, y)
    finger.move(x, y - 100, steps=3)
    finger.lift()
    wait_for_script(table.page, "() => document.querySelector('.history').scrollTop > 20")
    finger.press(x, y)
    rest(table.page, ARM)
    finger.move(*middle(table.hole(3)), steps=10)
    finger.lift()
    assert len(table.guess()) == 4
    expect(table.page.locator(".carried")).to_have_count(0)


def test_finger_scrolls_the_attempts(iphone, subtests):
    table = open_table(iphone)
    for name in UPRIGHT_AND_ON_ITS_SIDE:
        resize(table.page, iphone.sizes[name])
        for part in (assert_attempts_scroll_and_give_pegs, assert_stopping_stays_in_the_game):
            with subtests.test(part.__name__, size=name):
                put(table, saved(LONG))
                part(table, pointer_of(iphone, table.page))


def test_page_does_not_scroll_under_a_drag(iphone, subtests):
    table = open_table(iphone, LONG)
    finger = pointer_of(iphone, table.page)
    table.page.evaluate(
        """() => {
          addEventListener("scroll", () => window.scrolled++, { capture: true });
          addEventListener("pointercancel", () => window.scrolled++, { capture: true });
        }"""
    )
    for name in ("iphone", "small", "small_landscape", "tablet"):
        with subtests.test(size=name):
            resize(table.page, iphone.sizes[name])
            lay(table)
            table.page.evaluate("() => { window.scrolled = 0; }")
            for number, color in enumerate(COLORS[:4], 1):
                carry(finger, table.choice(color), table.hole(number))
            carry(finger, table.hole(1), table.hole(4))
            assert table.guess() == ["yellow", "green", "blue", "red"]
            assert table.page.evaluate("[scrollX, scrollY, visualViewport.pageTop, window.scrolled]") == [0, 0, 0, 0]


def test_other_mouse_buttons_and_finished_games_drag_nothing(desktop):
    table = open_table(desktop, FRESH, "guess 0---")
    # The other mouse buttons do nothing.
    for button in ("right", "middle"):
        table.page.mouse.move(*middle(table.choice("blue")))
        table.page.mouse.down(button=button)
        table.page.mouse.move(*middle(table.hole(3)), steps=4)
        table.page.mouse.up(button=button)
    assert table.guess() == ["red", "empty", "empty", "empty"]
    # Nothing can be dragged after the end.
    put(table, saved(f"{FRESH} 0123,2020", "ended 1700000000"))
    pointer = pointer_of(desktop, table.page)
    pointer.press(*middle(table.rows.first.locator(".hole").first))
    pointer.move(600, 200)
    expect(table.page.locator(".carried")).to_have_count(0)
    pointer.lift()
    assert table.line() == f"{FRESH} 0123,2020"
