"""Pegs that are dragged: from the choices, from earlier attempts, within the guess and out of it; and held choices."""

import pytest
from codebreaker import COLOURS, FRESH, open_table
from playwright.sync_api import expect
from touch import Finger, Mouse
from waiting import wait_for_script

POINTERS = [("desktop", Mouse), ("iphone", Finger), ("iphone_landscape", Finger)]

# Attempts enough for the list to scroll on any phone.
LONG = FRESH + " " + ",".join(f"{first}{second}35" for first in "145" for second in "01345")


# After which a press is a hold, in milliseconds (PegDrag.holdTime). On a busy machine any press could become one.
HOLD = 500
NEVER_HOLDING = """(hold) => {
  const start = window.setTimeout;
  window.setTimeout = (action, time, ...values) => start(action, time === hold ? 1e6 : time, ...values);
}"""


@pytest.fixture
def drag(held):
    """The same, where no press is ever a hold."""
    table, pointer = held
    table.page.evaluate(NEVER_HOLDING, HOLD)
    return table, pointer


@pytest.fixture(params=POINTERS, ids=lambda value: value[0])
def held(request, take):
    """A game with an attempt and a peg in the guess, and something to drag with."""
    name, pointer = request.param
    table = open_table(take(name), f"{FRESH} 0123", "guess -4--", "selected 2")
    table.settle()
    return table, pointer(table.page)


def middle(locator) -> tuple[float, float]:
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(pointer, start, end) -> None:
    pointer.press(*middle(start))
    pointer.move(*middle(end))
    pointer.lift()


def test_from_the_choices_onto_a_hole(drag):
    table, pointer = drag
    pointer.press(*middle(table.choice("yellow")))
    pointer.move(*middle(table.hole(4)))
    carried = table.page.locator(".carried")
    expect(carried).to_be_visible()
    x, y = middle(carried)
    hole_x, hole_y = middle(table.hole(4))
    assert abs(x - hole_x) < 4 and hole_y - 40 < y < hole_y + 4, "the peg is under the pointer, or just above the finger"
    expect(table.page.locator(".hole.target")).to_have_accessible_name("Peg 4 of 4: empty")
    assert table.guess() == ["empty", "white", "empty", "empty"], "nothing is put down before letting go"
    pointer.lift()
    assert table.guess() == ["empty", "white", "empty", "yellow"]
    expect(carried).to_have_count(0)
    expect(table.page.locator(".hole.target")).to_have_count(0)
    assert table.selected() == 1, "the next empty hole, going round"
    # Onto a peg: it takes its place.
    carry(pointer, table.choice("red"), table.hole(2))
    assert table.guess() == ["empty", "red", "empty", "yellow"]


def test_beside_the_row_nothing_is_put_down(drag):
    table, pointer = drag
    carry(pointer, table.choice("yellow"), table.master_row)
    carry(pointer, table.choice("yellow"), table.title)
    assert table.guess() == ["empty", "white", "empty", "empty"]
    assert table.selected() == 3


def test_within_the_guess_pegs_change_places(drag):
    table, pointer = drag
    carry(pointer, table.hole(2), table.hole(4))
    assert table.guess() == ["empty", "empty", "empty", "white"]
    carry(pointer, table.choice("black"), table.hole(1))
    carry(pointer, table.hole(1), table.hole(4))
    assert table.guess() == ["white", "empty", "empty", "black"]
    # Dropped where it was, it stays: that was neither a tap nor a removal.
    x, y = middle(table.hole(4))
    pointer.press(x, y)
    pointer.move(x - 60, y)
    pointer.move(x, y)
    pointer.lift()
    assert table.guess() == ["white", "empty", "empty", "black"]
    # There is nothing to take out of an empty hole.
    carry(pointer, table.hole(2), table.hole(1))
    assert table.guess() == ["white", "empty", "empty", "black"]


def test_out_of_the_row_a_peg_is_taken_out(drag):
    table, pointer = drag
    x, y = middle(table.hole(2))
    pointer.press(x, y)
    pointer.move(x, y - 120 if y > 160 else y + 120)
    pointer.lift()
    assert table.guess() == ["empty"] * 4
    assert table.selected() == 2
    assert table.status() == "Peg 2 of 4: empty."


def test_a_press_that_hardly_moves_is_a_tap(drag):
    table, pointer = drag
    x, y = middle(table.choice("green"))
    pointer.press(x, y)
    pointer.move(x + 4, y + 3)
    pointer.lift()
    assert table.guess() == ["empty", "white", "green", "empty"]


def test_from_an_earlier_attempt(drag):
    table, pointer = drag
    peg = table.rows.first.locator(".hole").nth(2)
    pointer.press(*middle(peg))
    # A finger has to rest first, or it would scroll.
    if isinstance(pointer, Finger):
        table.page.wait_for_timeout(300)
    pointer.move(*middle(table.hole(4)))
    expect(table.page.locator(".carried")).to_be_visible()
    pointer.lift()
    assert table.guess() == ["empty", "white", "empty", "blue"]
    assert table.attempts() == ["Attempt 1: red, green, blue, yellow. 1 exact, 1 inexact."]
    assert table.line() == f"{FRESH} 0123"


@pytest.mark.parametrize("name", ["iphone", "iphone_landscape"])
def test_the_attempts_still_scroll_under_a_finger(take, name):
    table = open_table(take(name), LONG)
    attempts = table.page.get_by_role("region", name="Attempts")
    assert attempts.evaluate("list => list.scrollHeight > list.clientHeight + 100")
    attempts.evaluate("list => list.addEventListener('scrollend', () => window.hasStopped = true)")
    finger = Finger(table.page)
    x, y = middle(table.rows.nth(2).locator(".hole").nth(1))
    finger.press(x, y)
    finger.move(x, y - 100, steps=10)
    finger.lift()
    wait_for_script(table.page, "() => document.querySelector('.history').scrollTop > 50")
    wait_for_script(table.page, "() => window.hasStopped")
    expect(table.page.locator(".carried")).to_have_count(0)
    assert table.guess() == ["empty"] * 4
    assert table.page.evaluate("[scrollX, scrollY, document.scrollingElement.scrollTop]") == [0, 0, 0]
    # A finger that rests on a peg of the scrolled list takes the peg, and the list stays.
    top = attempts.evaluate("list => list.scrollTop")
    box = attempts.bounding_box()
    row = next(row for row in table.rows.all() if row.bounding_box()["y"] > box["y"] + 10)
    expected = row.locator(".unseen").inner_text().split(": ")[1].split(", ")[0]
    finger.press(*middle(row.locator(".hole").first))
    # The page's own timers come in their order, however busy the machine is.
    table.page.evaluate("() => new Promise((done) => setTimeout(done, 300))")
    finger.move(*middle(table.hole(3)), steps=10)
    finger.lift()
    assert table.guess()[2] == expected
    assert attempts.evaluate("list => list.scrollTop") == top


@pytest.mark.parametrize("name", ["iphone", "iphone_landscape"])
def test_a_finger_that_stops_rolling_attempts_stays_in_the_game(take, name):
    table = open_table(take(name), LONG)
    finger = Finger(table.page)
    x, y = middle(table.rows.nth(2).locator(".hole").nth(1))
    finger.press(x, y)
    finger.move(x, y - 100, steps=3)
    finger.lift()
    wait_for_script(table.page, "() => document.querySelector('.history').scrollTop > 20")
    finger.press(x, y)
    table.page.wait_for_timeout(300)
    finger.move(*middle(table.hole(3)), steps=10)
    finger.lift()
    # It has rested, and may drag; what it may not is lead back to the page before this one, or ask what browsers refuse.
    assert len(table.guess()) == 4
    expect(table.page.locator(".carried")).to_have_count(0)


@pytest.mark.parametrize("name", ["iphone", "small", "small_landscape", "tablet"])
def test_the_page_never_scrolls_under_a_drag(take, name):
    table = open_table(take(name), LONG)
    table.page.evaluate(NEVER_HOLDING, HOLD)
    table.page.evaluate(
        """() => {
          window.scrolled = 0;
          addEventListener("scroll", () => window.scrolled++, { capture: true });
          addEventListener("pointercancel", () => window.scrolled++, { capture: true });
        }"""
    )
    finger = Finger(table.page)
    for number, colour in enumerate(COLOURS[:4], 1):
        carry(finger, table.choice(colour), table.hole(number))
    carry(finger, table.hole(1), table.hole(4))
    assert table.guess() == ["yellow", "green", "blue", "red"]
    assert table.page.evaluate("[scrollX, scrollY, visualViewport.pageTop, window.scrolled]") == [0, 0, 0, 0]


def test_a_held_choice_fills_the_row(held):
    table, pointer = held
    pointer.press(*middle(table.choice("blue")))
    expect(table.hole(4)).to_have_accessible_name("Peg 4 of 4: blue")
    assert table.guess() == ["blue"] * 4
    selected = table.selected()
    # However long it is held, letting go does not choose it once more.
    table.page.wait_for_timeout(300)
    pointer.lift()
    table.page.wait_for_timeout(100)
    assert table.guess() == ["blue"] * 4 and table.selected() == selected
    assert table.status() == "All pegs: blue."
    pointer.press(*middle(table.choice("red")))
    pointer.lift()
    assert table.guess().count("red") == 1, "the next tap is one again"


def test_letting_go_chooses_nothing_however_late_its_click_comes(held):
    table, pointer = held
    table.page.evaluate("""() => {
      addEventListener("click", (event) => {
        event.stopImmediatePropagation();
        setTimeout(() => { event.target.closest("button").click(); }, 300);
      }, { capture: true, once: true });
    }""")
    pointer.press(*middle(table.choice("blue")))
    expect(table.hole(4)).to_have_accessible_name("Peg 4 of 4: blue")
    pointer.lift()
    # A finger's click may be none at all.
    table.page.wait_for_timeout(400)
    assert table.status() == "All pegs: blue."


def test_a_held_choice_that_moves_is_a_drag(held):
    table, pointer = held
    x, y = middle(table.choice("blue"))
    pointer.press(x, y)
    pointer.move(x, y - 30)
    table.page.wait_for_timeout(700)
    assert table.guess() == ["empty", "white", "empty", "empty"]
    pointer.move(*middle(table.hole(1)))
    pointer.lift()
    assert table.guess() == ["blue", "white", "empty", "empty"]


def test_a_drag_that_the_system_takes_is_none(iphone):
    table = open_table(iphone, FRESH, "guess 0---")
    finger = Finger(table.page)
    for start in (table.choice("blue"), table.hole(1)):
        finger.press(*middle(start))
        finger.move(*middle(table.hole(3)))
        finger.cancel()
        expect(table.page.locator(".carried")).to_have_count(0)
        assert table.guess() == ["red", "empty", "empty", "empty"]
    carry(finger, table.choice("blue"), table.hole(3))
    assert table.guess() == ["red", "empty", "blue", "empty"]


def test_the_other_mouse_buttons_do_nothing(desktop):
    table = open_table(desktop, FRESH, "guess 0---")
    for button in ("right", "middle"):
        table.page.mouse.move(*middle(table.choice("blue")))
        table.page.mouse.down(button=button)
        table.page.mouse.move(*middle(table.hole(3)), steps=4)
        table.page.mouse.up(button=button)
    assert table.guess() == ["red", "empty", "empty", "empty"]


def test_after_the_end_nothing_can_be_dragged(desktop):
    table = open_table(desktop, f"{FRESH} 0123,2020", "ended 1700000000")
    pointer = Mouse(table.page)
    pointer.press(*middle(table.rows.first.locator(".hole").first))
    pointer.move(600, 200)
    expect(table.page.locator(".carried")).to_have_count(0)
    pointer.lift()
    assert table.line() == f"{FRESH} 0123,2020"
