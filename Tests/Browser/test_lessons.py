"""The lessons, from the first step to the last, with every kind of input. Native tests check the words."""

import re

import pytest
from accessibility import assert_accessible
from codebreaker import COLORS
from layout import at_sizes_of_all_devices, faults
from lessons import Lesson, progress, screens_that_scroll
from playwright.sync_api import expect
from touch import swipe_on
from triples import NAMES

# The steps of each game's lessons: the title, the moves, options, or guesses that solve the step, and mistakes.
STEPS = {
    ("triples", 1): [
        ("1 and 2 make 3", "l", "r"),
        ("One cell at a time", "lll", "rud"),
        ("Equals make their sum", "l", "r"),
        ("Against the edge", "ll", "rr"),
        ("All rows at once", "l", "u"),
        ("Keep the corner", "d", "r"),
        ("Like dominoes", "dlll", "llll"),
        ("What a hint says", "l", "u"),
    ],
    ("triples", 2): [
        ("Two ways to join", "d", "r"),
        ("Into the corner", "l", "u"),
        ("A pair can wait", "dd", "r"),
        ("A full row holds", "r", "u"),
        ("Fill the row first", "dr", "r"),
        ("The safe way out", "u", "r"),
        ("Straight back", "rl", "ru"),
        ("The corner again", "ul", "l"),
    ],
    ("triples", 3): [
        ("The only 1", "d", "l"),
        ("Two at once", "l", "u"),
        ("Bring them together", "ld", "u"),
        ("Large pairs can wait", "d", "l"),
        ("Beside another 3", "dl", "u"),
        ("A 1 in the corner", "rd", "u"),
        ("Prepare two", "ru", "u"),
        ("One leads to the next", "rdl", "u"),
    ],
    ("codebreaker", 1): [
        ("What the markers say", ["1 in the right place, 1 in the wrong place"], ["2 in the right place", "2 in the wrong place"]),
        ("Each peg counts once", ["1 in the right place"], ["2 in the right place", "2 in the wrong place"]),
        ("A guess that fits", ["031"], ["555", "550"]),
        ("A guess that tells more", ["241"], ["555", "550"]),
        ("The only one left", ["420"], ["555", "550"]),
    ],
    ("codebreaker", 2): [
        ("No match", ["yellow, white, black"], ["yellow, red, black", "black, green, yellow"]),
        ("All in the wrong place", ["green, blue, red"], ["blue, green, red", "green, blue, yellow"]),
        ("One stays", ["red, yellow, yellow"], ["yellow, red, white", "red, green, yellow"]),
        ("One peg changed", ["blue"], ["red", "yellow"]),
        ("Two pegs swapped", ["red, green, white"], ["green, red, white", "blue, green, white"]),
        ("A color twice", ["yellow, red, red"], ["red, yellow, yellow", "white, black, green"]),
        ("Both answers at once", ["035"], ["555", "320"]),
        ("All the clues", ["430"], ["555", "034"]),
    ],
    ("codebreaker", 3): [
        ("Not one by one", ["yellow, white, green"], ["red, red, green", "blue, white, white"]),
        ("Two colors, not three", ["red, yellow, black"], ["yellow, green, green", "red, yellow, white"]),
        ("Your turn", ["101"], ["555", "404"]),
        ("Two left", ["red, yellow, black"], ["yellow, yellow, green", "black, black, black"]),
        ("One that may win", ["blue, black, white"], ["green, black, yellow", "green, black, black"]),
        ("Two questions", ["103"], ["555", "120"]),
        ("Four codes", ["012"], ["555", "410"]),
        ("Break it in two", ["124", "324"], ["555", "324"]),
    ],
}  # fmt: skip
ENDS = {
    ("triples", 1): "That’s all you need to play.", ("triples", 2): "The corner is yours.", ("triples", 3): "No more heaps of 1s and 2s.",
    ("codebreaker", 1): "That’s all you need to play.", ("codebreaker", 2): "Every answer rules something out.",
    ("codebreaker", 3): "You ask good questions.",
}  # fmt: skip
TITLES = {"triples": ["The basics", "The corner", "1s and 2s"], "codebreaker": ["The basics", "Ruling out", "Telling codes apart"]}
NAMES_IN_ADDRESSES = {"triples": ["basics", "corner", "ones"], "codebreaker": ["basics", "answers", "telling"]}

# On the desktop, keys and buttons alternate in Triples.
INPUTS = [("triples", "iphone", ["finger"]), ("triples", "desktop", ["key", "button"])]
INPUTS += [("codebreaker", "iphone", ["press"]), ("codebreaker", "desktop", ["key"])]


def makes_guess(entries) -> bool:
    """Returns whether a step of CodeBreaker asks for guesses. Its other steps have options, and the end has nothing to answer."""
    return bool(entries) and entries[0].isdigit()


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


@pytest.mark.parametrize("game, device, ways", INPUTS, ids=lambda value: "-".join(value) if isinstance(value, list) else str(value))
def test_lesson_can_be_completed_and_saved_with_every_input(new_device, game, device, ways):
    lesson, steps = Lesson(new_device(device), game), STEPS[game, 1]
    for place, (title, entries, _) in enumerate(steps, 1):
        by = ways[place % len(ways)]
        expect(lesson.heading(title)).to_be_visible()
        expect(lesson.page.get_by_text(f"Step {place} of {len(steps)}", exact=True)).to_be_visible()
        expect(lesson.page.locator("#steps .done")).to_have_count(place - 1)
        if title == "A guess that tells more":
            assert list_items(lesson, "Codes left").count() == 3
        assert faults(lesson.page, may_scroll=True) == []
        for entry in entries:
            act(lesson, game, entry, by)
        expect(lesson.feedback).to_have_class(re.compile("good"))
        if title == "A guess that fits":
            assert list_items(lesson, "Attempts").count() == 2
        expect(lesson.button("Finish" if place == len(steps) else "Next")).to_be_focused()
        assert lesson.stored == progress(place)
        lesson.page.keyboard.press("Enter") if by == "key" else lesson.page.locator("#screen-actions .primary").click()
    expect(lesson.heading(ENDS[game, 1])).to_be_visible()
    expect(lesson.page.get_by_role("link", name=re.compile("^Play "))).to_be_visible()
    expect(lesson.button(f"Next: {TITLES[game][1]}")).to_be_focused()


@pytest.mark.parametrize("game", TITLES)
def test_lessons_are_listed_and_have_addresses(iphone, game):
    lesson = Lesson(iphone, game, step=len(STEPS[game, 1]))
    # The first lesson is over, so the page opens the second one.
    expect(lesson.heading(STEPS[game, 2][0][0])).to_be_visible()
    lesson.button("Lessons").click()
    items = lesson.page.locator("#lesson-list").get_by_role("button")
    assert [text.split("\n")[0] for text in items.all_inner_texts()] == [f"{place}. {title}" for place, title in enumerate(TITLES[game], 1)]
    expect(lesson.page.locator("#screen-actions")).to_be_hidden()
    assert_accessible(lesson.page)
    assert screens_that_scroll(lesson.page) == []
    items.nth(2).click()
    assert lesson.page.url.endswith(f"#{NAMES_IN_ADDRESSES[game][2]}")
    lesson.page.reload()
    expect(lesson.heading(STEPS[game, 3][0][0])).to_be_visible()
    # An address opens its lesson on the open page, too, and shows the end of a lesson that is over.
    lesson.page.goto(lesson.page.url.replace(f"#{NAMES_IN_ADDRESSES[game][2]}", "#basics"))
    expect(lesson.heading(ENDS[game, 1])).to_be_visible()


@pytest.mark.parametrize("game, number", STEPS)
def test_every_step_fits_and_is_accessible(iphone, game, number, subtests):
    lesson = Lesson(iphone, game, number=number)
    # At the end of a lesson, the page opens the next one, unless the address names the lesson.
    lesson.page.goto(f"{lesson.page.url}#{NAMES_IN_ADDRESSES[game][number - 1]}")
    for step, (title, entries, mistakes) in enumerate([*STEPS[game, number], (ENDS[game, number], [], [])]):
        with subtests.test(step=title):
            lesson.show(step)
            expect(lesson.heading(title)).to_be_visible()
            for size in at_sizes_of_all_devices(iphone, lesson.page):
                # On a screen that is 568 pixels wide, the six choices beside the text are only 40 pixels wide.
                is_narrow = game == "codebreaker" and size == "small_landscape" and makes_guess(entries)
                assert faults(lesson.page, may_scroll=True, target=40 if is_narrow else 44) == [], size
                if game == "triples" and entries:
                    assert lesson.page.locator("#board").bounding_box()["width"] > 100, size
            assert_accessible(lesson.page)
            if entries:
                assert_answers_fit_without_scrolling(lesson, game, entries, mistakes)


def assert_answers_fit_without_scrolling(lesson, game: str, entries, mistakes) -> None:
    """Answers a step, wrong at first. Checks that the page never scrolls."""
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
