"""The hints of CodeBreaker: what they tell, held against all codes that there are, and what may happen meanwhile."""

import re

import pytest
from codebreaker import FRESH, GAME_KEY, QUESTIONS, open_table
from codes import Position, answer
from playwright.sync_api import expect

POSITIONS = [
    Position(FRESH),
    Position(FRESH, "0123"),
    Position(FRESH, "0123", "2---", "4455", "2015"),
    Position("codebreaker/1 614529537282 4.newspaper", "0-41", "1123", "3112", "4-23"),
    Position("codebreaker/1 143 5.earth-tones.8", "53125", "10-24", "12355", "35440"),
    Position("codebreaker/1 512884877769 6.rainbow", "-50326", "416234", "3-1211", "261332"),
]


def codes_text(count: int) -> str:
    return "Only 1 code is still possible." if count == 1 else f"{count:,} codes are still possible."


def expected(table) -> float:
    """How many further guesses the best one is said to lead to."""
    return float(re.search(r"expect (?:about )?(\d+\.\d\d) more guess", table.told("best").inner_text())[1])


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.line)
def test_what_the_hints_tell_is_true(desktop, position):
    possible = position.possible()
    assert position.code in possible
    table = open_table(desktop, position.line, f"guess {possible[-1]}")
    table.hint("count", "fit", "best")
    expect(table.told("count")).to_have_text(codes_text(len(possible)))
    first = not position.attempts
    words = "Yes, as any guess does before the first answer." if first else "Yes: it may be the code."
    expect(table.told("fit")).to_have_text(words)
    best = position.read(table.best_guess.get_attribute("aria-label"))
    is_possible = best in possible
    words = "It may be the code." if is_possible else "Not the code itself, but it rules out the most."
    assert table.told("best").inner_text().startswith(f"{words} With it, expect ")
    # Nobody can do better than one guess for the code itself, two for one more code of each answer, and three.
    parts = {answer(best, code) for code in possible}
    least = (3 * len(possible) - len(parts) - is_possible) / len(possible)
    assert expected(table) >= round(least - 0.005, 2)


def test_the_first_guess_of_mastermind_is_the_known_one(desktop):
    """5625 guesses for all 1296 codes, which is 4.34, is the least that there is, and a first guess with two of one and
    one each of two others leads to it."""
    position = POSITIONS[0]
    table = open_table(desktop, position.line)
    table.hint("best")
    assert expected(table) == 4.34
    assert table.told("best").inner_text().endswith("Proven: no guess is better.")
    best = position.read(table.best_guess.get_attribute("aria-label"))
    assert sorted(best.count(symbol) for symbol in set(best)) == [1, 1, 2]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_first_attempt_that_contradicts_a_guess_is_named(desktop, number):
    position = POSITIONS[3]
    guess = next(code for code in position.codes if position.contradiction(code) == number)
    table = open_table(desktop, position.line, f"guess {guess}")
    table.hint("fit")
    expect(table.told("fit")).to_have_text(
        f"No: if it were the code, attempt {number} would have been answered differently."
    )


def test_nothing_is_told_before_it_is_asked_for(hand):
    table = open_table(hand, f"{FRESH} 0123", "guess 2020")
    table.button("Hint").click()
    expect(table.hints).to_be_visible()
    expect(table.button("Close")).to_be_focused()
    for level in QUESTIONS:
        expect(table.ask(level)).to_be_enabled()
        expect(table.told(level)).to_be_hidden()
    # By now the coach has answered, and keeps it to itself.
    table.page.wait_for_timeout(500)
    for level in QUESTIONS:
        expect(table.told(level)).to_be_empty()
    expect(table.best_guess).to_be_hidden()
    expect(table.button("Use this guess")).to_be_hidden()
    assert "hints" not in table.stored(GAME_KEY).replace(FRESH, "")
    # Each question brings its own answer alone, and a screen reader hears it.
    for asked, level in enumerate(QUESTIONS, 1):
        table.ask(level).click()
        expect(table.told(level)).not_to_be_empty()
        expect(table.ask(level)).to_be_hidden()
        assert table.told(level).inner_text() in table.hints.get_by_role("status").inner_text()
        for other in list(QUESTIONS)[asked:]:
            expect(table.told(other)).to_be_empty()
        expect(table.button("Close")).to_be_focused()
        assert f"\nhints {asked}" in table.stored(GAME_KEY)


def test_an_incomplete_guess_is_not_looked_at(desktop):
    table = open_table(desktop, f"{FRESH} 0123", "guess 20-0")
    table.button("Hint").click()
    table.ask("fit").click()
    expect(table.hints.get_by_role("alert")).to_have_text("Fill all holes of your guess first. An empty one cannot be right.")
    expect(table.told("fit")).to_be_empty()
    expect(table.ask("fit")).to_be_visible()
    assert "hints" not in table.stored(GAME_KEY), "nothing has been told"
    table.ask("count").click()
    expect(table.told("count")).to_have_text(codes_text(252))
    expect(table.hints.get_by_role("alert")).to_have_count(0)
    # Once it is full, it can be asked again.
    table.press("Escape")
    table.press("End", "ArrowLeft", "3")
    assert table.guess() == ["blue", "red", "blue", "red"]
    table.hint("fit")
    expect(table.told("fit")).to_have_text("Yes: it may be the code.")
    expect(table.told("count")).to_have_text(codes_text(252))


def test_another_guess_is_another_question(desktop):
    table = open_table(desktop, f"{FRESH} 0123", "guess 2020")
    table.hint("fit")
    table.button("Close").click()
    table.press("Home", "1")
    table.button("Hint").click()
    expect(table.told("fit")).to_be_empty()
    expect(table.ask("fit")).to_be_visible()
    table.ask("fit").click()
    expect(table.told("fit")).to_have_text("No: if it were the code, attempt 1 would have been answered differently.")


@pytest.mark.parametrize("line", [f"{FRESH} 0123", "codebreaker/1 747 6.swiftui-colors 2918ba,24b7b8,a4772b"])
def test_the_best_guess_is_drawn_named_and_used(hand, line):
    table = open_table(hand, line)
    table.hint("best")
    spoken = table.best_guess.get_attribute("aria-label")
    drawn = table.best_guess.locator(".peg").evaluate_all("pegs => pegs.map((peg) => peg.style.getPropertyValue('--fill-light'))")
    table.button("Use this guess").click()
    expect(table.hints).to_be_hidden()
    assert ", ".join(table.guess()) == spoken
    row = table.guess_row.locator(".peg").evaluate_all("pegs => pegs.map((peg) => peg.style.getPropertyValue('--fill-light'))")
    assert row == drawn and len(row) == len(table.guess())
    expect(table.guess_button).to_be_focused()
    table.press("Enter")
    expect(table.rows).to_have_count(line.count(",") + 2)
    assert f": {spoken}. " in table.attempts()[0]


def test_playing_by_the_hints_breaks_the_code(iphone):
    table = open_table(iphone, FRESH)
    for _ in range(6):
        table.hint("best")
        table.button("Use this guess").tap()
        table.guess_button.tap()
        if table.guess_button.is_hidden():
            break
    expect(table.ended).to_have_accessible_name("Code broken!")


@pytest.mark.parametrize("way", ["Escape", "Close"])
def test_the_hints_are_closed_and_the_focus_returns(desktop, way):
    table = open_table(desktop, f"{FRESH} 0123", "guess 4---", "selected 1")
    for opener in (table.button("Hint"), table.hole(2)):
        opener.focus()
        table.press("Enter" if opener == table.button("Hint") else "h")
        expect(table.hints).to_be_visible()
        if way == "Escape":
            table.press("Escape")
        else:
            table.button("Close").click()
        expect(table.hints).to_be_hidden()
        expect(opener).to_be_focused()
    assert table.line() == f"{FRESH} 0123" and table.guess() == ["white", "empty", "empty", "empty"]


def test_the_game_stands_still_behind_the_hints(desktop):
    table = open_table(desktop, f"{FRESH} 0123", "guess 4---")
    peg, button = table.choices.first.bounding_box(), table.guess_button.bounding_box()
    table.press("h")
    before = table.stored(GAME_KEY)
    table.press("1", "2", "Backspace", "ArrowRight", "ArrowUp", "h")
    for box in (peg, button):
        table.page.mouse.click(box["x"] + 5, box["y"] + 5)
    expect(table.hints).to_be_visible()
    assert table.stored(GAME_KEY) == before
    table.press("Escape")
    assert table.guess() == ["white", "empty", "empty", "empty"]


def test_the_clock_stands_behind_the_hints(desktop):
    desktop.context().clock.install(time=1_700_000_000)
    table = open_table(desktop, f"{FRESH} 0123", "seconds 60")
    clock = table.page.clock
    table.press("1")
    table.press("h")
    expect(table.hints).to_be_visible()
    clock.fast_forward(600_000)
    table.press("Escape")
    minutes = re.compile(r"^1:[0-5]\d$")
    expect(table.time).to_have_text(minutes)
    clock.fast_forward(120_000)
    expect(table.time).to_have_text(re.compile(r"^3:[0-5]\d$"))


def test_there_are_no_hints_where_there_is_no_game(desktop):
    table = open_table(desktop, f"{FRESH} 0123")
    for tab in ("Rules", "Statistics"):
        table.tab(tab).click()
        table.page.locator("body").press("h")
        expect(table.hints).to_be_hidden()
    table.tab("Play").click()
    # A tab keeps the keys for a moment after it was clicked.
    table.hole(1).focus()
    table.attempt("2020")
    table.press("h")
    expect(table.hints).to_be_hidden()
    table.button("Look back").click()
    expect(table.button("Hint")).to_be_hidden()
    table.press("h")
    expect(table.hints).to_be_hidden()
