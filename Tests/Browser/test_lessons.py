"""The lessons, from the first step to the last, with every kind of input. Native tests check the words."""

import re

import pytest
from accessibility import assert_accessible
from codebreaker import COLORS
from layout import at_sizes_with_same_input, faults
from lessons import Lesson, progress, screens_that_scroll
from playwright.sync_api import expect
from touch import swipe_on
from triples import NAMES

END = "That’s all you need to know."
HINT_STEP = 7

# The steps of each game's lesson: the title, the moves, answer, or guess that solves the step, and mistakes.
STEPS = {
    "triples": [
        ("1 and 2 make 3", "l", "r"),
        ("One cell at a time", "lll", "rud"),
        ("Equals make their sum", "l", "r"),
        ("Against the edge", "ll", "rr"),
        ("All rows at once", "l", "u"),
        ("Keep the corner", "d", "r"),
        ("Like dominoes", "dlll", "llll"),
        ("What a hint says", "l", "u"),
    ],
    "codebreaker": [
        ("What the markers say", ["1 in the right place, 1 in the wrong place"], ["2 in the right place", "2 in the wrong place"]),
        ("Each peg counts once", ["1 in the right place"], ["2 in the right place", "2 in the wrong place"]),
        ("A guess that fits", ["031"], ["555", "550"]),
        ("A guess that tells more", ["241"], ["555", "550"]),
        ("The only one left", ["420"], ["555", "550"]),
    ],
}
GUESS_STEPS = range(2, 5)

# On the desktop, keys and buttons alternate in Triples.
INPUTS = [("triples", "iphone", ["finger"]), ("triples", "desktop", ["key", "button"])]
INPUTS += [("codebreaker", "iphone", ["press"]), ("codebreaker", "desktop", ["key"])]


def act(lesson, game: str, entry: str, by: str) -> None:
    """Makes a move, gives an answer, or makes a guess. `entry` contains a guess as the indexes of its choices."""
    page = lesson.page
    if game == "triples":
        name = NAMES[entry]
        if by == "key":
            page.keyboard.press(f"Arrow{name}")
        elif by == "button":
            page.locator(f"#move-{name.lower()}").click()
        else:
            swipe_on(page, "#board", name.lower())
    elif not entry.isdigit():
        lesson.button(entry).click()
    elif by == "key":
        for key in ("Home", *(str(int(symbol) + 1) for symbol in entry), "Enter"):
            page.keyboard.press(key)
    else:
        page.get_by_role("button", name=re.compile("^Peg 1 of 3")).click()
        for symbol in entry:
            page.get_by_role("group", name="Pegs to choose from").get_by_role("button", name=COLORS[int(symbol)]).click()
        lesson.button("Guess").click()


def list_items(lesson, name: str):
    return lesson.page.get_by_role("list", name=name).get_by_role("listitem")


@pytest.mark.parametrize("game, device, ways", INPUTS, ids=lambda value: value if isinstance(value, str) else "-".join(value))
def test_lesson_can_be_completed_saved_and_repeated(new_device, game, device, ways):
    lesson, steps = Lesson(new_device(device), game), STEPS[game]
    for place, (title, entries, _) in enumerate(steps, 1):
        by = ways[place % len(ways)]
        expect(lesson.heading(title)).to_be_visible()
        expect(lesson.page.get_by_text(f"Step {place} of {len(steps)}", exact=True)).to_be_visible()
        expect(lesson.page.locator("#steps .done")).to_have_count(place - 1)
        if title == "A guess that tells more":
            assert list_items(lesson, "Codes left").count() == 3
        for entry in entries:
            expect(lesson.feedback).not_to_have_class(re.compile("good|alarm"))
            act(lesson, game, entry, by)
        expect(lesson.feedback).to_have_class(re.compile("good"))
        if title == "A guess that tells more":
            assert list_items(lesson, "Codes left").count() == 1
        if title == "A guess that fits":
            assert list_items(lesson, "Attempts").count() == 2
        expect(lesson.button("Finish" if place == len(steps) else "Next")).to_be_focused()
        assert lesson.stored == progress(place)
        lesson.page.keyboard.press("Enter") if by == "key" else lesson.page.locator("#actions .primary").click()
    expect(lesson.heading(END)).to_be_visible()
    expect(lesson.page.get_by_role("link", name=re.compile("^Play "))).to_be_focused()
    lesson.page.reload()
    expect(lesson.heading(END)).to_be_visible()
    lesson.button("Again").click()
    # Steps that have already been completed can be skipped.
    lesson.button("Next").click()
    expect(lesson.heading(steps[1][0])).to_be_visible()
    lesson.button("Back").click()
    expect(lesson.heading(steps[0][0])).to_be_visible()
    assert lesson.stored == progress(0, len(steps))


@pytest.mark.parametrize("game", STEPS)
def test_every_step_fits_without_scrolling_even_after_mistakes(iphone, game, subtests):
    lesson = Lesson(iphone, game)
    for step, (title, entries, mistakes) in enumerate(STEPS[game]):
        with subtests.test(step=title):
            lesson.show(step)
            expect(lesson.heading(title)).to_be_visible()
            assert screens_that_scroll(lesson.page) == []
            for entry in mistakes:
                act(lesson, game, entry, "key")
                assert screens_that_scroll(lesson.page) == [], entry
            if game == "triples":
                expect(lesson.feedback).to_have_class(re.compile("alarm"))
                expect(lesson.button("Try again")).to_be_focused()
                lesson.page.keyboard.press("Enter")
            else:
                expect(lesson.button("Show me")).to_be_visible()
            for entry in entries:
                act(lesson, game, entry, "key")
            expect(lesson.feedback).to_have_class(re.compile("good"))
            assert screens_that_scroll(lesson.page) == []


@pytest.mark.parametrize("game", STEPS)
def test_every_step_fits_and_is_accessible(each_device, game, subtests):
    lesson = Lesson(each_device, game)
    for step, title in enumerate([*(title for title, *_ in STEPS[game]), END]):
        with subtests.test(step=title):
            lesson.show(step)
            expect(lesson.heading(title)).to_be_visible()
            for size in at_sizes_with_same_input(each_device, lesson.page):
                # On a screen that is 568 pixels wide, the six choices beside the text are only 40 pixels wide.
                is_narrow = game == "codebreaker" and size == "small_landscape" and step in GUESS_STEPS
                assert faults(lesson.page, may_scroll=True, target=40 if is_narrow else 44) == [], size
                if game == "triples" and title != END:
                    assert lesson.page.locator("#board").bounding_box()["width"] > 100, size
            # With a mouse, the elements and their colors are the same.
            if each_device.has_touch:
                assert_accessible(lesson.page)


def test_hint_step_shows_the_cost_of_each_move_and_judges_the_chosen_one(desktop):
    lesson = Lesson(desktop, "triples", HINT_STEP)
    labels = [lesson.page.locator(f"#move-{name}").inner_text() for name in ("left", "up", "down", "right")]
    assert labels[0] == "Best" and all(re.fullmatch("−[0-9.]+", label) for label in labels[1:])
    expect(lesson.page.get_by_text("What each move would cost.")).to_be_visible()
    lesson.button("Up, costs 33.62 points").click()
    expect(lesson.feedback).to_have_text(re.compile(r"^Up would probably lose 33\.62 points by the end\."))
    expect(lesson.page.get_by_role("status")).to_contain_text("Up would probably lose")
    lesson.button("Try again").click()
    lesson.button("Left, best").click()
    expect(lesson.feedback).to_have_class(re.compile("good"))
