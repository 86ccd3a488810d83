"""CodeBreaker's lesson: deducing answers and making guesses, with the pointer and with keys."""

import re

import pytest
from accessibility import assert_accessible
from game_page import store
from layout import at_all_sizes, faults
from lessons import Lesson, progress, scrolled
from playwright.sync_api import expect

CHOICES = ["red", "green", "blue", "yellow", "white", "black"]

# Each step and its solution: an answer, or the indexes of a guess's choices.
STEPS = [
    ("What the markers say", "1 exact, 1 inexact"),
    ("Each peg counts once", "1 exact"),
    ("A guess that fits", "031"),
    ("A guess that tells more", "241"),
    ("The only one left", "420"),
]
GUESSING = [step for step, (_, deed) in enumerate(STEPS) if deed.isdigit()]


@pytest.fixture
def lesson(desktop):
    return lambda step=0, device=desktop, **options: Lesson(device, "codebreaker", step, **options)


def guess(lesson, code: str, by: str = "press"):
    page = lesson.page
    if by == "key":
        page.keyboard.press("Home")
        for symbol in code:
            page.keyboard.press(str(int(symbol) + 1))
        page.keyboard.press("Enter")
        return
    page.get_by_role("button", name=re.compile("^Peg 1 of 3")).click()
    for symbol in code:
        page.get_by_role("group", name="Pegs to choose from").get_by_role("button", name=CHOICES[int(symbol)]).click()
    lesson.button("Guess").click()


@pytest.mark.parametrize("by", ["press", "key"])
def test_lesson_can_be_completed(lesson, desktop, iphone, by):
    lesson = lesson(device=iphone if by == "press" else desktop)
    for place, (title, deed) in enumerate(STEPS, 1):
        expect(lesson.heading(title)).to_be_visible()
        expect(lesson.page.get_by_text(f"Step {place} of {len(STEPS)}", exact=True)).to_be_visible()
        if by == "press":
            make_mistakes_without_scrolling(lesson, deed)
        if deed.isdigit():
            guess(lesson, deed, by)
        else:
            expect(lesson.page.get_by_role("img", name=re.compile("^The code: "))).to_be_visible()
            lesson.button(deed).click()
        expect(lesson.said).to_have_class(re.compile("good"))
        expect(lesson.button("Finish" if place == len(STEPS) else "Next")).to_be_focused()
        assert lesson.stored == progress(place)
        if place == len(STEPS):
            expect(lesson.page.get_by_role("img", name="The code: white, blue, red")).to_be_visible()
        if by == "press":
            assert scrolled(lesson.page) == [], title
        lesson.page.keyboard.press("Enter") if by == "key" else lesson.page.locator("#actions .primary").click()
    expect(lesson.heading("That’s all you need to know.")).to_be_visible()
    expect(lesson.page.get_by_role("link", name="Play CodeBreaker")).to_be_focused()
    lesson.button("Back").click()
    expect(lesson.heading(STEPS[-1][0])).to_be_visible()


def make_mistakes_without_scrolling(lesson, deed: str) -> None:
    """Answers or guesses wrongly twice, which adds a button. Even then, the page must not scroll."""
    assert scrolled(lesson.page) == [], deed
    for wrong in ["555", "550"] if deed.isdigit() else ["2 exact", "2 inexact"]:
        guess(lesson, wrong) if deed.isdigit() else lesson.button(wrong).click()
        if wrong in ("550", "2 inexact"):
            expect(lesson.button("Show me")).to_be_visible()
        assert scrolled(lesson.page) == [], wrong


def test_mistakes_are_explained_and_the_answer_can_be_shown(lesson):
    lesson = lesson()
    for wrong in ("2 exact", "2 inexact"):
        expect(lesson.button("Show me")).to_be_hidden()
        lesson.button(wrong).click()
        expect(lesson.said).to_contain_text("Not quite.")
    lesson.button("Show me").click()
    expect(lesson.said).to_have_text(re.compile(r"^1 exact, 1 inexact\. Red is in its place"))
    lesson.button("Next").click()
    lesson.button("1 exact").click()
    lesson.button("Next").click()
    # A guess that doesn't fit the answers.
    attempts = lesson.page.get_by_role("list", name="Attempts").get_by_role("listitem")
    expect(attempts).to_have_count(1)
    expect(lesson.button("Guess")).to_be_disabled()
    guess(lesson, "555")
    expect(lesson.said).to_have_text("If this were the code, attempt 1 would have gotten no match. It got 1 exact, 1 inexact.")
    # The guess stays, so that the player can correct it.
    expect(lesson.button("Peg 3 of 3: black")).to_be_visible()
    expect(attempts).to_have_count(1)
    guess(lesson, "031")
    expect(attempts).to_have_count(2)
    expect(lesson.said).to_contain_text("Of 24 codes")
    lesson.button("Next").click()
    # A guess that can't be right gives more information.
    left = lesson.page.get_by_role("list", name="Codes that are left").get_by_role("listitem")
    expect(left.locator(".unseen")).to_have_text(["red, blue, yellow", "red, white, yellow", "red, black, yellow"])
    guess(lesson, "023")
    expect(lesson.said).to_contain_text("Put two of the three colors into one guess")
    guess(lesson, "241")
    expect(lesson.said).to_contain_text("So it is red, white, yellow.")
    expect(left).to_have_count(1)


def test_every_step_fits_and_is_legible(lesson, hand, subtests):
    lesson = lesson(device=hand)
    page = lesson.page
    for step in range(len(STEPS) + 1):
        with subtests.test(step=step):
            lesson.show(step)
            for size in at_all_sizes(hand, page):
                # With a height of 568 pixels, the six choices get 40 pixels each beside the text.
                target = 40 if size == "small_landscape" and step in GUESSING else 44
                assert faults(page, may_scroll=True, target=target) == [], size
            # With a mouse, the elements and their colors are the same.
            if hand.has_touch:
                assert_accessible(page)


def test_rules_link_to_the_lesson_and_damaged_progress_is_quarantined(desktop):
    store(desktop, {"parlor.codebreaker.lesson": "lesson/2"})
    page = desktop.open("codebreaker/")
    page.get_by_role("tab", name="Rules").click()
    page.get_by_role("link", name="Learn by playing").click()
    page.wait_for_url("**/codebreaker/lesson.html")
    expect(page.get_by_role("alert").filter(has_text="Can’t read")).to_be_visible()
    page.get_by_role("button", name="OK", exact=True).click()
    expect(page.get_by_role("heading", name=STEPS[0][0])).to_be_visible()
