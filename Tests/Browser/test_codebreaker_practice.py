"""Practice in CodeBreaker: positions from the player's own games in which they lost guesses."""

import re

import pytest
from accessibility import assert_fits_and_is_accessible
from game_page import store
from layout import assert_fits
from playwright.sync_api import expect
from situations import at_time

NOTEBOOK = "parlor.codebreaker.notebook"
NOON = at_time("2026-11-21T12:00:00Z")

# Positions of games with four and six pegs, with the guess that the player made.
POSITIONS = [
    ("codebreaker/1 1 4.mastermind.10", "0000"),
    ("codebreaker/1 537 4.mastermind.10 0011", "0000"),
    ("codebreaker/1 537 4.mastermind.10 0011,2233", "0011"[::-1]),
]


def notebook(positions=POSITIONS) -> str:
    lines = [f"position 0 2026-11-20 2026-11-19 {40 + place} {played} {line}" for place, (line, played) in enumerate(positions)]
    return "\n".join(["notebook/1", *sorted(lines, key=lambda line: line.split(" ", 6)[6])])


def open_practice(device, text=None, **options):
    store(device, {NOTEBOOK: text or notebook()}, **options)
    device.context(**options).add_init_script(NOON)
    return device.open("codebreaker/practice.html", **options)


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def question(page):
    return page.locator("#question")


def guess(page, code: str, by: str = "click") -> None:
    """Builds a guess from the indexes of its choices, and makes it."""
    expect(question(page)).to_have_text("What would you guess?")
    for symbol in code:
        if by == "key":
            page.keyboard.press(str(int(symbol) + 1))
        else:
            page.locator("#choices .choice").nth(int(symbol)).click()
    page.keyboard.press("Enter") if by == "key" else button(page, "Guess").click()
    expect(button(page, "Next")).to_be_visible()


@pytest.mark.parametrize("by", ["click", "key"])
def test_a_sitting(desktop, iphone, by):
    page = open_practice(iphone if by == "click" else desktop)
    expect(page.get_by_text("3 positions are in your notebook, 3 are due today.")).to_be_visible()
    button(page, "Practice now").click()
    if by == "key":
        put_together_and_take_out(page)
    solved = 0
    for place in range(1, 4):
        expect(page.get_by_role("heading", name=f"{place} of 3")).to_be_visible()
        attempts = page.get_by_role("list", name="Attempts").get_by_role("listitem")
        guess(page, "0123", by)
        values = page.locator("#values li")
        expect(values).to_have_count(3)
        expect(values.nth(0)).to_contain_text("Best")
        expect(values.nth(1)).to_contain_text("You now")
        expect(values.nth(2)).to_contain_text(re.compile("You then.*lost", re.DOTALL))
        expect(page.locator("#memory")).to_have_text(re.compile("In your game, you guessed .* and lost 0[.]4[0-9] guesses"))
        assert attempts.count() == page.locator("#attempts .attempt").count()
        solved += "good" in (question(page).get_attribute("class") or "")
        expect(button(page, "Next")).to_be_focused()
        button(page, "Next").click()
    text = page.evaluate("key => localStorage.getItem(key)", NOTEBOOK)
    boxes = [line.split(" ")[1] for line in text.split("\n") if line.startswith("position")]
    assert sorted(boxes) == ["0"] * (3 - solved) + ["1"] * solved
    assert "day 2026-11-21" in text


def put_together_and_take_out(page) -> None:
    """Changes a guess before making it, until it's empty again."""
    expect(button(page, "Guess")).to_be_disabled()
    for key in ("1", "2", "Backspace", "3"):
        page.keyboard.press(key)
    holes = page.get_by_role("group", name="Your guess").get_by_role("button")
    expect(holes.nth(0)).to_have_accessible_name(re.compile("^Peg 1 of 4: red"))
    expect(holes.nth(3)).to_have_accessible_name("Peg 4 of 4: empty")
    holes.nth(0).click()
    expect(holes.nth(0)).to_have_attribute("aria-pressed", "true")
    button(page, "Take out").click()
    expect(holes.nth(0)).to_have_accessible_name("Peg 1 of 4: empty")
    # Enter makes the guess.
    expect(button(page, "Take out")).not_to_be_focused()
    page.keyboard.press("End")
    expect(holes.nth(3)).to_have_attribute("aria-pressed", "true")
    for _ in range(4):
        page.keyboard.press("Backspace")
    expect(button(page, "Guess")).to_be_disabled()


def test_every_part_fits_and_can_be_read(hand):
    page = open_practice(hand)
    button(page, "Practice now").click()
    for stage in ("asking", "judged"):
        assert_fits_and_is_accessible(hand, page, may_scroll=True)
        if stage == "asking":
            guess(page, "0123")
    # Large games fit too.
    large = notebook([("codebreaker/1 9 6.faces 012345", "543210")])
    page.goto(hand.address)
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [NOTEBOOK, large])
    page.goto(hand.address + "codebreaker/practice.html")
    button(page, "Practice now").click()
    expect(page.locator("#choices .choice")).not_to_have_count(0)
    assert_fits(hand, page, may_scroll=True)


def test_the_way_there_and_back_and_on_without_the_coach(desktop):
    page = desktop.open("codebreaker/#statistics")
    page.get_by_role("link", name="Practice").click()
    page.wait_for_url("**/codebreaker/practice.html")
    expect(page.get_by_text("Your notebook is empty.")).to_be_visible()
    page.get_by_role("link", name="Play CodeBreaker").click()
    page.wait_for_url("**/codebreaker/")
    page.close()
    # Without the coach, the player can still continue.
    desktop.context(locale="de").route("**/codebreaker/coach.wasm", lambda route: route.abort())
    page = open_practice(desktop, locale="de")
    button(page, "Practice now").click()
    for symbol in "0123":
        page.locator("#choices .choice").nth(int(symbol)).click()
    button(page, "Guess").click()
    alert = page.get_by_role("alert").filter(has_text="Can’t load the coach.")
    expect(alert).to_be_visible()
    desktop.context(locale="de").unroute("**/codebreaker/coach.wasm")
    desktop.complaints.clear()
    alert.get_by_role("button", name="Try again").click()
    expect(button(page, "Next")).to_be_visible()
