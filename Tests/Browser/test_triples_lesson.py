"""The lesson of Triples, from its first step to its last, with every kind of input."""

import re

import pytest
from accessibility import assert_accessible
from game_page import store
from layout import at_all_sizes, faults
from lessons import Lesson, progress, scrolled
from playwright.sync_api import expect
from touch import swipe_on

KEYS = {"Left": "ArrowLeft", "Up": "ArrowUp", "Right": "ArrowRight", "Down": "ArrowDown"}
END = "That’s all you need to know."

# Each step with the moves that solve it.
STEPS = [
    ("1 and 2 make 3", ["Left"]),
    ("One cell at a time", ["Left", "Left", "Left"]),
    ("Equals make their sum", ["Left"]),
    ("Against the edge", ["Left", "Left"]),
    ("All rows at once", ["Left"]),
    ("Keep the corner", ["Down"]),
    ("Like dominoes", ["Down", "Left", "Left", "Left"]),
    ("What a hint says", ["Left"]),
]
CORNER, HINT = 5, 7

# For each step, moves that don't solve it.
MISTAKES = [["Right"], ["Right", "Up", "Down"], ["Right"], ["Right"] * 2, ["Up"], ["Right"], ["Left"] * 4, ["Up"]]


def tiles(page) -> list[int]:
    """Returns the numbers on the board, row by row."""
    return [int(word) for row in page.locator("#board .rows li").all_inner_texts() for word in re.findall(r"\d+", row.split(":")[1])]


def move(lesson, name: str, by: str):
    if by == "key":
        lesson.page.keyboard.press(KEYS[name])
    elif by == "button":
        lesson.page.locator(f"#move-{name.lower()}").click()
    else:
        swipe_on(lesson.page, "#board", name.lower())


# On the desktop, keys and buttons alternate.
@pytest.mark.parametrize("ways", [["finger"], ["key", "button"]], ids=" and ".join)
def test_lesson_can_be_completed(take, ways):
    lesson = Lesson(take("iphone" if ways == ["finger"] else "desktop"), "triples")
    for place, (title, moves) in enumerate(STEPS, 1):
        by = ways[place % len(ways)]
        expect(lesson.heading(title)).to_be_visible()
        expect(lesson.page.get_by_text(f"Step {place} of {len(STEPS)}", exact=True)).to_be_visible()
        expect(lesson.page.locator("#steps .done")).to_have_count(place - 1)
        for name in moves:
            expect(lesson.said).not_to_have_class(re.compile("good|alarm"))
            move(lesson, name, by)
        expect(lesson.said).to_have_class(re.compile("good"))
        expect(lesson.button("Finish" if place == len(STEPS) else "Next")).to_be_focused()
        assert lesson.stored == progress(place)
        lesson.page.keyboard.press("Enter") if by == "key" else lesson.page.locator("#actions .primary").click()
    expect(lesson.heading(END)).to_be_visible()
    expect(lesson.page.get_by_role("link", name="Play Triples")).to_be_focused()
    lesson.page.reload()
    expect(lesson.heading(END)).to_be_visible()
    lesson.button("Once more").click()
    expect(lesson.heading(STEPS[0][0])).to_be_visible()
    # Steps that were done before can be skipped.
    lesson.button("Next").click()
    expect(lesson.heading(STEPS[1][0])).to_be_visible()
    lesson.button("Back").click()
    expect(lesson.heading(STEPS[0][0])).to_be_visible()
    assert lesson.stored == progress(0, len(STEPS))


def test_lesson_offers_retry_help_and_a_hint_with_costs(desktop):
    lesson = Lesson(desktop, "triples", CORNER)
    expect(lesson.said).to_have_text("Make a move after which the 48 is still in its corner.")
    before = tiles(lesson.page)
    lesson.page.keyboard.press("ArrowRight")
    expect(lesson.said).to_contain_text("took the corner")
    expect(lesson.page.get_by_role("status")).to_contain_text("took the corner")
    expect(lesson.button("Try again")).to_be_focused()
    expect(lesson.button("Show me")).to_be_hidden()
    lesson.page.keyboard.press("Enter")
    expect(lesson.said).to_contain_text("still in its corner")
    assert tiles(lesson.page) == before
    lesson.page.keyboard.press("ArrowUp")
    lesson.button("Show me").click()
    expect(lesson.said).to_have_class(re.compile("good"))
    assert tiles(lesson.page).count(48) == 1 and lesson.stored == progress(CORNER + 1)
    lesson.show(HINT)
    labels = [lesson.page.locator(f"#move-{name}").inner_text() for name in ("left", "up", "down", "right")]
    assert labels[0] == "Best" and all(re.fullmatch("−[0-9.]+", label) for label in labels[1:])
    expect(lesson.page.get_by_text("Likely cost of each move.")).to_be_visible()
    expect(lesson.button("Left, best")).to_be_visible()
    lesson.button("Up, costs 33.62 points").click()
    expect(lesson.said).to_have_text(re.compile(r"^Up would probably lose 33\.62 points by the end\."))
    lesson.button("Try again").click()
    lesson.button("Left, best").click()
    expect(lesson.said).to_have_class(re.compile("good"))


def test_every_step_fits_and_is_legible(take, subtests):
    for name in ("iphone", "desktop"):
        device = take(name)
        lesson = Lesson(device, "triples")
        for step, title in enumerate([*(title for title, _ in STEPS), END]):
            with subtests.test(device=name, step=title):
                lesson.show(step)
                expect(lesson.heading(title)).to_be_visible()
                for size in at_all_sizes(device, lesson.page):
                    assert faults(lesson.page, may_scroll=True) == [], size
                    assert title == END or lesson.page.locator("#board").bounding_box()["width"] > 100, size
                # With a mouse, and in the other steps, the elements and their colors are the same.
                if device.has_touch and step in {0, HINT, len(STEPS)}:
                    assert_accessible(lesson.page)


def test_no_step_needs_to_be_scrolled(iphone, subtests):
    lesson = Lesson(iphone, "triples")
    for step, (title, moves) in enumerate(STEPS):
        with subtests.test(step=title):
            lesson.show(step)
            expect(lesson.heading(title)).to_be_visible()
            assert scrolled(lesson.page) == []
            for name in MISTAKES[step]:
                lesson.page.keyboard.press(KEYS[name])
            expect(lesson.said).to_have_class(re.compile("alarm"))
            assert scrolled(lesson.page) == []
            lesson.button("Try again").click()
            for name in moves:
                lesson.page.keyboard.press(KEYS[name])
            expect(lesson.said).to_have_class(re.compile("good"))
            assert scrolled(lesson.page) == []


def test_rules_link_to_the_lesson_and_it_continues(desktop):
    store(desktop, {"parlor.triples.lesson": "lesson/1\nstep many"})
    page = desktop.open("triples/#about")
    page.get_by_role("tab", name="About").click()
    page.get_by_role("link", name="Learn by playing").click()
    page.wait_for_url("**/triples/lesson.html")
    # Damaged progress is quarantined and reported.
    expect(page.get_by_role("alert").filter(has_text="Can’t read")).to_be_visible()
    assert page.evaluate("localStorage.getItem('parlor.triples.lesson.damaged')") == "lesson/1\nstep many"
    page.get_by_role("button", name="OK", exact=True).click()
    expect(page.get_by_role("heading", name=STEPS[0][0])).to_be_visible()
    # The page shows another window's progress, and a reload continues at the next step.
    following = page.get_by_role("button", name="Next", exact=True)
    expect(following).to_be_hidden()
    other = desktop.open("triples/lesson.html")
    other.keyboard.press("ArrowLeft")
    expect(following).to_be_visible()
    expect(page.get_by_role("heading", name=STEPS[0][0])).to_be_visible()
    for window in (page, other):
        window.reload()
        expect(window.get_by_role("heading", name=STEPS[1][0])).to_be_visible()
    page.get_by_role("link", name="To the game").click()
    page.wait_for_url("**/triples/")
