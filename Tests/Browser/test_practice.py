"""Practice: today's five positions, those from the player's own games in which they lost points or guesses, and the trend of their skill.
Native tests check the words."""

import re

import pytest
from accessibility import assert_fits_and_is_accessible
from game_page import button, store, stored
from layout import assert_fits
from playwright.sync_api import expect
from situations import SHARING, at_time
from touch import swipe_on
from triples import NAMES, WHOLE_GAME

NOON = at_time("2026-11-21T12:00:00Z")

# For each position: the guess that the player made, and the game before it. The positions have four pegs.
POSITIONS = [
    ("0000", "codebreaker/1 1 4.mastermind.10"),
    ("0000", "codebreaker/1 537 4.mastermind.10 0011"),
    ("1100", "codebreaker/1 537 4.mastermind.10 0011,2233"),
]
LARGE = [("543210", "codebreaker/1 9 6.faces 012345")]


def notebook(game: str, positions=None) -> dict[str, str]:
    """Returns a stored notebook. By default, it has three positions, in which the player lost points or guesses."""
    if game == "triples":
        positions = positions or [(WHOLE_GAME[place], f"triples/1 14 {WHOLE_GAME[:place]}") for place in range(1, 4)]
    lines = [f"position 0 2026-11-20 2026-11-19 6{place} {played} {line}" for place, (played, line) in enumerate(positions or POSITIONS)]
    return {f"parlor.{game}.notebook": "\n".join(["notebook/1", *lines])}


def progress(count: int) -> str:
    """Returns a record of `count` games, one per day until November 21. Later games are better."""
    games = []
    for place in range(count):
        moves, loss = 90, 9000 + 1500 * (count - place)
        third = f"30:{loss // 6},30:{loss // 3},30:{loss - loss // 6 - loss // 3}"
        games.append(f"game 2026-11-{22 - count + place:02} {place:016x} {moves}:{loss} {third},{third}")
    return "\n".join(["progress/1", *games])


def open_practice(device, game: str, texts: dict[str, str]):
    store(device, texts)
    device.context().add_init_script(NOON)
    return device.open(f"{game}/practice.html")


def question(page):
    return page.locator("#question")


def move(page, by: str) -> None:
    """Chooses the first possible move. `by` is the kind of input."""
    expect(question(page)).to_have_text("What would you play?")
    name = next(name for name in NAMES.values() if button(page, name).is_enabled())
    if by == "finger":
        swipe_on(page, "#board", name.lower())
    elif by == "key":
        page.keyboard.press(f"Arrow{name}")
    else:
        button(page, name).click()


def guess(page, by: str) -> None:
    """Enters the first pegs in their order, and guesses. `by` is the kind of input."""
    expect(question(page)).to_have_text("What would you guess?")
    for index in range(page.get_by_role("group", name="Your guess").get_by_role("button").count()):
        if by == "key":
            page.keyboard.press(str(index + 1))
        else:
            page.locator("#choices .choice").nth(index).click()
    page.keyboard.press("Enter") if by == "key" else button(page, "Guess").click()


ANSWERS = {"triples": move, "codebreaker": guess}
INPUTS = [("triples", "iphone", ["finger"]), ("triples", "desktop", ["key", "button"])]
INPUTS += [("codebreaker", "iphone", ["button"]), ("codebreaker", "desktop", ["key"])]


@pytest.mark.parametrize("game, device, ways", INPUTS, ids=lambda value: value if isinstance(value, str) else "-".join(value))
def test_answers_with_every_input_are_judged_and_recorded(new_device, game, device, ways):
    page = open_practice(new_device(device), game, notebook(game))
    button(page, "Practice your own").click()
    for place in range(1, 4):
        by = ways[place % len(ways)]
        expect(page.get_by_role("heading", name=f"{place} of 3")).to_be_visible()
        ANSWERS[game](page, by)
        values = page.locator("#values li")
        expect(values.first).to_contain_text("Best")
        for words in ("You now", "You then"):
            expect(values.filter(has_text=words)).to_have_count(1)
        if game == "triples":
            assert not [name for name in NAMES.values() if button(page, name).is_enabled()]
        expect(button(page, "Next")).to_be_focused()
        if place < 3:
            page.keyboard.press("Enter") if by == "key" else button(page, "Next").click()
    button(page, "End practice").click()
    expect(page.get_by_text("1 day of practice")).to_be_visible()
    assert "day 2026-11-21" in stored(page, f"parlor.{game}.notebook")


@pytest.mark.parametrize("game", ANSWERS)
def test_todays_five_lead_to_their_marks_which_are_shared(desktop, game):
    desktop.context().add_init_script(SHARING)
    page = open_practice(desktop, game, {})
    button(page, "Play today’s five").click()
    for place in range(1, 6):
        expect(page.get_by_role("heading", name=f"{place} of 5")).to_be_visible()
        ANSWERS[game](page, "key")
        button(page, "Next").click()
    marks = re.fullmatch(r"five/1\nday 2026-11-21 ([01]{5})", stored(page, f"parlor.{game}.five"))[1]
    page.reload()
    expect(page.get_by_role("img", name=re.compile("^Today’s five: (solved|missed), "))).to_be_visible()
    button(page, "Share").click()
    page.wait_for_function("window.sent")
    assert page.evaluate("window.sent.text").endswith("".join("🟩" if mark == "1" else "⬜" for mark in marks))


@pytest.mark.parametrize("game", ANSWERS)
def test_every_stage_of_practice_fits_and_is_accessible(each_device, game, subtests):
    page = open_practice(each_device, game, notebook(game) | {f"parlor.{game}.progress": progress(12)})
    if game == "triples":
        assert page.locator("#trend path.curve").get_attribute("d").count("L") == 11
        expect(page.get_by_role("img", name=re.compile("^Average loss per move, in points: .*At best .*, at worst "))).to_be_visible()
    for part in ("progress", "asking", "judged"):
        if part == "asking":
            button(page, "Practice your own").click()
            expect(question(page)).to_be_visible()
        elif part == "judged":
            ANSWERS[game](page, "button")
            expect(button(page, "Next")).to_be_visible()
        with subtests.test(part=part):
            assert_fits_and_is_accessible(each_device, page, may_scroll=True)


def test_position_with_a_large_guess_fits(each_device):
    page = open_practice(each_device, "codebreaker", notebook("codebreaker", LARGE))
    button(page, "Practice your own").click()
    expect(page.locator("#choices .choice")).not_to_have_count(0)
    assert_fits(each_device, page, may_scroll=True)


@pytest.mark.parametrize("game", ANSWERS)
def test_missing_coach_is_asked_again(desktop, game):
    desktop.context().route("**/coach.wasm", lambda route: route.abort())
    page = open_practice(desktop, game, notebook(game))
    button(page, "Practice your own").click()
    ANSWERS[game](page, "button")
    alert = page.get_by_role("alert").filter(has_text="Can’t load the coach.")
    expect(alert).to_be_visible()
    desktop.context().unroute("**/coach.wasm")
    desktop.complaints.clear()
    alert.get_by_role("button", name="Try again").click()
    expect(button(page, "Next")).to_be_visible()
