"""The lesson of CodeBreaker: answers are deduced, then guesses are made, by presses and by keys."""

import re

import pytest
from accessibility import assert_accessible
from game_page import store
from layout import at_all_sizes, faults
from lessons import Lesson, progress, scrolled
from playwright.sync_api import expect

CHOICES = ["red", "green", "blue", "yellow", "white", "black"]

# Each step, and what does what it asks for: an answer, or the places of a guess's choices.
STEPS = [
    ("What the markers say", "1 exact, 1 inexact"),
    ("Each peg counts once", "1 exact"),
    ("A guess that fits", "031"),
    ("A guess that tells more", "241"),
    ("The only one left", "420"),
]
FITTING, TELLING, LAST = 2, 3, 4


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
def test_the_whole_lesson(lesson, desktop, iphone, by):
    lesson = lesson(device=iphone if by == "press" else desktop)
    for place, (title, deed) in enumerate(STEPS, 1):
        expect(lesson.heading(title)).to_be_visible()
        expect(lesson.page.get_by_text(f"Step {place} of {len(STEPS)}", exact=True)).to_be_visible()
        if deed.isdigit():
            guess(lesson, deed, by)
        else:
            expect(lesson.page.get_by_role("img", name=re.compile("^The code: "))).to_be_visible()
            lesson.button(deed).click()
        expect(lesson.said).to_have_class(re.compile("right"))
        expect(lesson.button("Finish" if place == len(STEPS) else "Next")).to_be_focused()
        assert lesson.stored == progress(place)
        if place == len(STEPS):
            expect(lesson.page.get_by_role("img", name="The code: white, blue, red")).to_be_visible()
        lesson.page.keyboard.press("Enter") if by == "key" else lesson.page.locator("#next").click()
    expect(lesson.heading("That is all there is to know.")).to_be_visible()
    expect(lesson.page.get_by_role("link", name="Play CodeBreaker")).to_be_focused()
    lesson.button("Back").click()
    expect(lesson.heading(STEPS[LAST][0])).to_be_visible()


def test_an_answer_is_thought_about_again_and_then_shown(lesson):
    lesson = lesson()
    for wrong in ("2 exact", "2 inexact"):
        expect(lesson.button("Show me")).to_be_hidden()
        lesson.button(wrong).click()
        expect(lesson.said).to_contain_text("Not quite.")
    lesson.button("Show me").click()
    expect(lesson.said).to_have_text(re.compile(r"^1 exact, 1 inexact\. Red is in its place"))


def test_a_guess_that_does_not_fit_is_told_why(lesson):
    lesson = lesson(FITTING)
    attempts = lesson.page.get_by_role("list", name="Attempts").get_by_role("listitem")
    expect(attempts).to_have_count(1)
    expect(lesson.button("Guess")).to_be_disabled()
    guess(lesson, "555")
    expect(lesson.said).to_have_text("Were this the code, attempt 1 would have got no match. It got 1 exact, 1 inexact.")
    # The guess stays, to be mended.
    expect(lesson.button("Peg 3 of 3: black")).to_be_visible()
    expect(attempts).to_have_count(1)
    guess(lesson, "031")
    expect(attempts).to_have_count(2)
    expect(lesson.said).to_contain_text("Of 24 codes")


def test_a_guess_that_cannot_be_right_tells_more(lesson):
    lesson = lesson(TELLING)
    left = lesson.page.get_by_role("list", name="Codes that are left").get_by_role("listitem")
    expect(left.locator(".unseen")).to_have_text(["red, blue, yellow", "red, white, yellow", "red, black, yellow"])
    guess(lesson, "023")
    expect(lesson.said).to_contain_text("Put two of the three colors into one guess")
    guess(lesson, "241")
    expect(lesson.said).to_contain_text("So it is red, white, yellow.")
    expect(left).to_have_count(1)


def test_every_step_fits_and_can_be_read(hand):
    for step in range(len(STEPS) + 1):
        store(hand, {"parlor.codebreaker.lesson": progress(step)})
        page = hand.open("codebreaker/lesson.html")
        for _ in at_all_sizes(hand, page):
            assert faults(page, may_scroll=True) == []
        assert_accessible(page)
        page.close()


@pytest.mark.parametrize("step", range(len(STEPS)))
def test_no_step_needs_to_be_scrolled(lesson, iphone, step):
    lesson = lesson(step, device=iphone)
    deed = STEPS[step][1]

    def do(deed: str):
        guess(lesson, deed, "key") if deed.isdigit() else lesson.button(deed).click()

    assert scrolled(lesson.page) == []
    # After two mistakes there is one more button.
    for mistake in ["555", "550"] if deed.isdigit() else ["2 exact", "2 inexact"]:
        do(mistake)
        assert scrolled(lesson.page) == []
    expect(lesson.button("Show me")).to_be_visible()
    do(deed)
    expect(lesson.said).to_have_class(re.compile("right"))
    assert scrolled(lesson.page) == []


def test_damaged_progress_is_set_aside_and_told(desktop):
    store(desktop, {"parlor.codebreaker.lesson": "lesson/2"})
    lesson = Lesson(desktop, "codebreaker")
    expect(lesson.page.get_by_role("alert").filter(has_text="could not be read")).to_be_visible()
    lesson.button("OK").click()
    expect(lesson.heading(STEPS[0][0])).to_be_visible()


def test_the_rules_lead_to_it(desktop):
    page = desktop.open("codebreaker/")
    page.get_by_role("tab", name="Rules").click()
    page.get_by_role("link", name="Learn by playing").click()
    page.wait_for_url("**/codebreaker/lesson.html")
    expect(page.get_by_role("heading", name=STEPS[0][0])).to_be_visible()
