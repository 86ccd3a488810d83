"""CodeBreaker's hints: their answers, checked against all codes, and the marks that they leave."""

import re

from codebreaker import FRESH, GAME_KEY, QUESTIONS, STATISTICS_KEY, Table, open_table, saved
from coach_screens import put
from codes import Position, answer
from playwright.sync_api import expect
from situations import COUNTED, hide
from waiting import wait_for_script

POSITIONS = [
    Position(FRESH),
    Position(FRESH, "0123"),
    Position("codebreaker/1 614529537282 4.newspaper", "0-41", "1123", "3112", "4-23"),
    Position("codebreaker/1 143 5.earth-tones.8", "53125", "10-24", "12355", "35440"),
    Position("codebreaker/1 512884877769 6.rainbow", "-50326", "416234", "3-1211", "261332"),
]

# Twelve games of which eleven were solved, three with hints, one of these in two attempts; and other games without hints.
HINTED = "codebreaker-statistics/1\n4-colors 6 12 3 5 47 0,2,4,3,2 4 0,1,0,0,2\n5-pictures 8 2 0 1 301 0,0,0,0,0,0,1"

FIRST = "No: if it were the code, attempt 1 would have a different answer."


def codes_text(count: int) -> str:
    return "Only 1 code is still possible." if count == 1 else f"{count:,} codes are still possible."


def hint_count(table: Table) -> int:
    """Returns the number of hints in the saved game."""
    found = re.search(r"^hints (\d+)$", table.stored(GAME_KEY), re.MULTILINE)
    return int(found[1]) if found else 0


def figures(table: Table) -> dict[str, str]:
    counts = table.page.locator("#counts")
    return dict(zip(counts.locator("dt").all_inner_texts(), counts.locator("dd").all_inner_texts()))


def fills(pegs) -> list[str]:
    return pegs.evaluate_all("pegs => pegs.map((peg) => peg.style.getPropertyValue('--fill-light'))")


def test_hints_are_correct(desktop, subtests):
    table = open_table(desktop, FRESH)
    for position in POSITIONS:
        with subtests.test(line=position.line):
            possible = position.possible()
            assert position.code in possible
            put(table, saved(position.line, f"guess {possible[-1]}"))
            table.hint("count", "fit", "best")
            expect(table.told("count")).to_have_text(codes_text(len(possible)))
            first = not position.attempts
            words = "Yes, as any guess does before the first answer." if first else "Yes: it may be the code."
            expect(table.told("fit")).to_have_text(words)
            best = position.read(table.best_guess.get_attribute("aria-label"))
            is_possible = best in possible
            words = "It may be the code." if is_possible else "It can’t be the code, but it rules out the most."
            told = table.told("best").inner_text()
            assert told.startswith(f"{words} With it, expect ")
            expected = float(re.search(r"expect (?:about )?(\d+\.\d\d) more guess", told)[1])
            # No strategy can beat one guess if the guess is the code, two for one more code of each answer, and
            # three for the rest.
            parts = {answer(best, code) for code in possible}
            least = (3 * len(possible) - len(parts) - is_possible) / len(possible)
            assert expected >= round(least - 0.005, 2)
            if first:
                # 5625 guesses for all 1296 codes are proven optimal.
                assert expected == 4.34 and told.endswith("Proven: no guess is better.")
                assert sorted(best.count(symbol) for symbol in set(best)) == [1, 1, 2]


def test_each_hint_has_its_answer_and_marks_the_game(iphone):
    iphone.context().add_init_script(COUNTED)
    statistics = "codebreaker-statistics/1\n4-colors 6 3 2 2 60 0,0,0,2"
    table = open_table(iphone, f"{FRESH} 0123", "guess 2020", statistics=statistics)
    table.button("Hint").click()
    expect(table.button("Close")).to_be_focused()
    wait_for_script(table.page, "() => window.answers")
    for level in QUESTIONS:
        expect(table.ask(level)).to_be_enabled()
        expect(table.told(level)).to_be_hidden()
        expect(table.told(level)).to_have_count(0)
    expect(table.best_guess).to_be_hidden()
    expect(table.button("Use this guess")).to_be_hidden()
    assert hint_count(table) == 0
    for asked, level in enumerate(QUESTIONS, 1):
        table.ask(level).click()
        expect(table.told(level)).not_to_be_empty()
        expect(table.ask(level)).to_be_hidden()
        assert table.told(level).inner_text() in table.hints.get_by_role("status").inner_text()
        for other in list(QUESTIONS)[asked:]:
            expect(table.told(other)).to_have_count(0)
        expect(table.button("Use this guess" if level == "best" else "Close")).to_be_focused()
        assert hint_count(table) == asked
    # Closes the page with its hints open.
    table.page.close()
    table = open_table(iphone)
    expect(table.hints).to_be_hidden()
    expect(table.notice).to_be_hidden()
    assert hint_count(table) == 3 and table.guess() == ["blue", "red", "blue", "red"]
    table.guess_button.click()
    # Without hints, two attempts would be the best so far.
    expect(table.ended).to_have_accessible_name("Code broken!")
    expect(table.ended).to_contain_text("Solved in 2 attempts with 3 hints")
    assert "Solved in 2 attempts with 3 hints, " in table.status()
    table.press("h")
    expect(table.hints).to_be_hidden()
    table.button("Look back").click()
    expect(table.page.locator("#over-summary")).to_contain_text("with 3 hints, ")
    expect(table.button("Hint")).to_be_hidden()
    table.press("h")
    expect(table.hints).to_be_hidden()
    assert "\n4-colors 6 4 3 3 60 0,1,0,2 1 0,1\n" in table.stored(STATISTICS_KEY) + "\n"
    table.tab("Statistics").click()
    assert figures(table) == {
        "Games": "4", "Solved": "75 %", "Best": "4", "Fastest": "1:00", "Streak": "3", "Best streak": "3", "With hints": "1"
    }


def test_game_and_clock_stop_behind_the_hints_without_a_mark(desktop):
    desktop.context().add_init_script(COUNTED)
    desktop.context().clock.install(time=1_700_000_000)
    table = open_table(desktop, f"{FRESH} 0123", "guess 2020", "selected 1", "seconds 60")
    for tab in ("Rules", "Statistics"):
        table.tab(tab).click()
        table.page.locator("body").press("h")
        expect(table.hints).to_be_hidden()
    table.tab("Play").click()
    behind = [part.bounding_box() for part in (table.choices.first, table.guess_button)]
    for opener in (table.button("Hint"), table.hole(2)):
        for close in ("Escape", "Close"):
            opener.focus()
            table.press("Enter" if opener == table.button("Hint") else "h")
            expect(table.hints).to_be_visible()
            table.press("Escape") if close == "Escape" else table.button("Close").click()
            expect(table.hints).to_be_hidden()
            expect(opener).to_be_focused()
    table.press("h")
    expect(table.hints).to_be_visible()
    before = table.stored(GAME_KEY)
    wait_for_script(table.page, "() => window.answers")
    table.press("1", "2", "Backspace", "ArrowRight", "ArrowUp", "h")
    for box in behind:
        table.page.mouse.click(box["x"] + 5, box["y"] + 5)
    table.page.clock.fast_forward(600_000)
    expect(table.hints).to_be_visible()
    assert table.stored(GAME_KEY) == before
    table.press("Escape")
    expect(table.time).to_have_text(re.compile(r"^1:[0-5]\d$"))
    table.page.clock.fast_forward(120_000)
    expect(table.time).to_have_text(re.compile(r"^3:[0-5]\d$"))
    assert table.guess() == ["blue", "red", "blue", "red"]
    table.guess_button.click()
    expect(table.ended).to_contain_text("Solved in 2 attempts, ")
    table.button("Look back").click()
    table.tab("Statistics").click()
    assert figures(table)["Best"] == "2" and "With hints" not in figures(table)
    expect(table.page.get_by_text("solved with hints")).to_be_hidden()


def test_changed_guess_or_attempt_needs_another_hint(desktop):
    table = open_table(desktop, f"{FRESH} 0123", "guess 20-0")
    table.button("Hint").click()
    table.ask("fit").click()
    expect(table.hints.get_by_role("alert")).to_have_text("Fill all holes of your guess first. An empty hole can’t be right.")
    expect(table.told("fit")).to_have_count(0)
    expect(table.ask("fit")).to_be_visible()
    assert hint_count(table) == 0, "no hint was revealed"
    table.ask("count").click()
    expect(table.told("count")).to_have_text(codes_text(252))
    expect(table.hints.get_by_role("alert")).to_have_count(0)
    # Leaving the window doesn't close the hints.
    hide(table.page, True)
    hide(table.page, False)
    expect(table.told("count")).to_have_text(codes_text(252))
    expect(table.notice).to_be_hidden()
    # Once the guess is full, the player can ask again, also about another guess.
    table.press("Escape")
    table.press("End", "ArrowLeft", "3")
    assert table.guess() == ["blue", "red", "blue", "red"]
    table.hint("fit")
    expect(table.told("fit")).to_have_text("Yes: it may be the code.")
    table.button("Close").click()
    table.press("Home", "1")
    table.button("Hint").click()
    expect(table.told("fit")).to_have_count(0)
    table.ask("fit").click()
    expect(table.told("fit")).to_have_text(FIRST)
    table.ask("best").click()
    expect(table.told("best")).not_to_be_empty()
    table.button("Close").click()
    # The same position keeps its answers, and the next one has none.
    table.button("Hint").click()
    for level in QUESTIONS:
        expect(table.told(level)).not_to_be_empty()
    table.button("Close").click()
    table.guess_button.click()
    expect(table.rows).to_have_count(2)
    table.button("Hint").click()
    for level in QUESTIONS:
        expect(table.ask(level)).to_be_visible()
        expect(table.told(level)).to_have_count(0)
    expect(table.best_guess).to_be_hidden()
    assert hint_count(table) == 4
    table.ask("count").click()
    expect(table.told("count")).not_to_have_text(codes_text(252))
    assert hint_count(table) == 5


def test_best_guess_is_drawn_named_and_used(iphone, subtests):
    table = open_table(iphone, FRESH)
    for line in (f"{FRESH} 0123", "codebreaker/1 747 6.swiftui-colors 2918ba,24b7b8,a4772b"):
        with subtests.test(line=line):
            put(table, saved(line))
            table.hint("best")
            spoken, drawn = table.best_guess.get_attribute("aria-label"), fills(table.best_guess.locator(".peg"))
            table.button("Use this guess").tap()
            expect(table.hints).to_be_hidden()
            assert ", ".join(table.guess()) == spoken
            assert fills(table.guess_row.locator(".peg")) == drawn and len(drawn) == len(table.guess())
            expect(table.guess_button).to_be_focused()
            table.press("Enter")
            expect(table.rows).to_have_count(line.count(",") + 2)
            assert f": {spoken}. " in table.attempts()[0]


def test_histogram_shows_games_with_hints(iphone):
    table = open_table(iphone, FRESH, statistics=HINTED, path="codebreaker/#statistics")
    assert figures(table)["With hints"] == "4" and figures(table)["Best"] == "2"
    expect(table.page.get_by_text("solved with hints")).to_be_visible()
    bars = table.page.locator("#histogram > li > .count")
    assert bars.all_inner_texts()[:5] == ["0", "2", "4", "3", "2"]
    shares = bars.evaluate_all("bars => bars.map((bar) => bar.style.getPropertyValue('--hinted'))")
    assert shares[:5] == ["0", "50", "0", "0", "100"]
    # That share of each bar is striped, as in the legend.
    sizes = bars.evaluate_all("bars => bars.map((bar) => getComputedStyle(bar).backgroundSize)")
    assert sizes[1:5] == ["50% 100%", "0% 100%", "0% 100%", "100% 100%"]
    picture = "(element, part) => getComputedStyle(element, part).backgroundImage"
    legend = table.page.locator("#hinted-legend")
    assert bars.nth(1).evaluate(picture) == legend.evaluate(picture, "::before") != "none"
    table.page.get_by_role("combobox", name="Games with").select_option("5 pegs, 8 pictures")
    expect(table.page.get_by_text("solved with hints")).to_be_hidden()


def test_hints_and_guesses_of_another_window_are_loaded(desktop):
    first = open_table(desktop, f"{FRESH} 0123", "guess 2020")
    second = open_table(desktop)
    first.hint("count")
    second.page.bring_to_front()
    expect(second.notice).to_contain_text("was continued in another window")
    second.button("OK").click()
    second.hole(1).focus()
    second.attempt("1044")
    expect(second.rows).to_have_count(2)
    expect(first.hints).to_be_hidden()
    expect(first.notice).to_contain_text("was continued in another window")
    expect(first.rows).to_have_count(2)
    first.page.bring_to_front()
    first.hint("count")
    expect(first.told("count")).not_to_have_text(codes_text(252))
    told = first.told("count").inner_text()
    first.button("Close").click()
    second.page.bring_to_front()
    second.hint("count")
    expect(second.told("count")).to_have_text(told)
    assert hint_count(second) == 3
    second.button("Close").click()
    second.hole(1).focus()
    second.attempt("2020")
    expect(second.ended).to_contain_text("with 3 hints")
    expect(first.button("Result")).to_be_visible()
    assert second.stored(STATISTICS_KEY).splitlines()[1].startswith("4-colors 6 1 ")
