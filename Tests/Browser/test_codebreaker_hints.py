"""CodeBreaker's hints: their text, compared with an enumeration of all codes, and their marks on a game."""

import collections
import re

from codebreaker import FRESH, GAME_KEY, QUESTIONS, STATISTICS_KEY, CodeBreakerPage, open_game, saved
from coach_screens import open_saved_game
from codes import Position, answer
from playwright.sync_api import expect
from situations import COUNTING_WORKER, set_hidden
from waiting import wait_for_script, wait_until

POSITIONS = [
    Position(FRESH),
    Position(FRESH, "0123"),
    Position("codebreaker/1 614529537282 4.newspaper", "0-41", "1123", "3112", "4-23"),
    Position("codebreaker/1 143 5.earth-tones.8", "53125", "10-24", "12355", "35440"),
    Position("codebreaker/1 512884877769 6.rainbow", "-50326", "416234", "3-1211", "261332"),
]

# Twelve games of one kind, eleven of them solved: three with hints, of which one took two attempts. Also two games of
# another kind, without hints.
HINTED = "codebreaker-statistics/1\n4-colors 6 12 3 5 47 0,2,4,3,2 4 0,1,0,0,2\n5-pictures 8 2 0 1 301 0,0,0,0,0,0,1"

FIRST = re.compile(r"^No, this can’t be the code: then guess 1 would have shown .*\.$")


def codes_text(count: int) -> str:
    return "Only 1 code is left." if count == 1 else f"{count:,} codes are left."


def hint_count(game: CodeBreakerPage) -> int:
    """Returns the number of hints in the saved game."""
    found = re.search(r"^hints (\d+)$", game.stored(GAME_KEY), re.MULTILINE)
    return int(found[1]) if found else 0


def fills(pegs) -> list[str]:
    return pegs.evaluate_all("pegs => pegs.map((peg) => peg.style.getPropertyValue('--fill-light'))")


def test_hints_agree_with_an_enumeration_of_all_codes(desktop, subtests):
    game = open_game(desktop, FRESH)
    for position in POSITIONS:
        with subtests.test(line=position.line):
            possible = position.possible()
            assert position.code in possible
            open_saved_game(game, saved(position.line, f"guess {possible[-1]}"))
            game.ask_for_hints("count", "fit", "best")
            expect(game.hint_answer("count")).to_have_text(re.compile(f"^{re.escape(codes_text(len(possible)))}"))
            first = not position.attempts
            words = "Yes, as any guess does before the first answer." if first else "Yes: it could be the code."
            expect(game.hint_answer("fit")).to_have_text(words)
            best = position.read(game.best_guess.get_attribute("aria-label"))
            is_possible = best in possible
            words = "It could be the code" if is_possible else "It can’t be the code, but"
            told = game.hint_answer("best").inner_text()
            if len(possible) == 1:
                assert told == "This is the code: only one is left."
                continue
            assert (told.startswith(words) or told.startswith("Two codes are left. This is one of them.")) and " You’d need " in told
            if left := re.search(r"leaves (?:only )?([\d.,]+) of [\d,]+ codes on average", told):
                sizes = collections.Counter(answer(best, code) for code in possible)
                average = sum(size * size for size in sizes.values()) / len(possible)
                assert abs(float(left[1].replace(",", "")) - average) <= (0.5 if average >= 10 else 0.06)
            if "all" in told and "apart" in told:
                assert len({answer(best, code) for code in possible}) == len(possible)
            expected = float(re.search(r"need (?:about )?(\d+\.\d\d) more guesses", told)[1])
            # No strategy can be better than this: one guess if the guess is the code, two guesses for one code of each other
            # answer, and three guesses for all other codes.
            parts = {answer(best, code) for code in possible}
            least = (3 * len(possible) - len(parts) - is_possible) / len(possible)
            assert expected >= round(least - 0.005, 2)
            if first:
                # The total of 5625 guesses for all 1296 codes is proven optimal.
                assert expected == 4.34 and told.endswith("Proven: no guess is better.")
                assert sorted(best.count(symbol) for symbol in set(best)) == [1, 1, 2]


def test_each_hint_shows_its_answer_and_marks_the_game_and_the_statistics(iphone):
    iphone.context().add_init_script(COUNTING_WORKER)
    statistics = "codebreaker-statistics/1\n4-colors 6 3 2 2 60 0,0,0,2"
    game = open_game(iphone, f"{FRESH} 0123", "guess 2020", statistics=statistics)
    game.button("Hint").click()
    expect(game.button("Close")).to_be_focused()
    wait_for_script(game.page, "() => window.answers")
    for level in QUESTIONS:
        expect(game.hint_button(level)).to_be_enabled()
        expect(game.hint_answer(level)).to_be_hidden()
        expect(game.hint_answer(level)).to_have_count(0)
    expect(game.best_guess).to_be_hidden()
    expect(game.button("Use this guess")).to_be_hidden()
    assert hint_count(game) == 0
    for asked, level in enumerate(QUESTIONS, 1):
        game.hint_button(level).click()
        expect(game.hint_answer(level)).not_to_be_empty()
        expect(game.hint_button(level)).to_be_hidden()
        assert game.hint_answer(level).inner_text() in game.hints.get_by_role("status").inner_text()
        for other in list(QUESTIONS)[asked:]:
            expect(game.hint_answer(other)).to_have_count(0)
        expect(game.button("Use this guess" if level == "best" else "Close")).to_be_focused()
        assert hint_count(game) == asked
    # Close the page while its hints are open.
    game.page.close()
    game = open_game(iphone)
    expect(game.hints).to_be_hidden()
    expect(game.notice).to_be_hidden()
    assert hint_count(game) == 3 and game.read_guess() == ["blue", "red", "blue", "red"]
    game.guess_button.click()
    # Without the hints, two attempts would have been a new best.
    expect(game.ended).to_have_accessible_name("Code broken!")
    expect(game.ended).to_contain_text("Solved in 2 guesses with 3 hints")
    assert "Solved in 2 guesses with 3 hints, " in game.status()
    game.press("h")
    expect(game.hints).to_be_hidden()
    game.button("Back to the board").click()
    expect(game.page.locator("#over-summary")).to_contain_text("with 3 hints, ")
    expect(game.button("Hint")).to_be_hidden()
    game.press("h")
    expect(game.hints).to_be_hidden()
    assert "\n4-colors 6 4 3 3 60 0,1,0,2 1 0,1\n" in game.stored(STATISTICS_KEY) + "\n"
    game.tab("Statistics").click()
    assert game.figures() == {
        "Games": "4", "Solved": "75%", "Best": "4", "Fastest": "1:00", "Streak": "3", "Best streak": "3", "With hints": "1"
    }


def test_open_hints_pause_game_and_clock_without_marking_the_game(iphone):
    iphone.context().add_init_script(COUNTING_WORKER)
    iphone.context().clock.install(time=1_700_000_000)
    game = open_game(iphone, f"{FRESH} 0123", "guess 2020", "selected 1", "seconds 60")
    for tab in ("Rules", "Statistics"):
        game.tab(tab).click()
        game.page.locator("body").press("h")
        expect(game.hints).to_be_hidden()
    game.tab("Play").click()
    behind = [part.bounding_box() for part in (game.choices.first, game.guess_button)]
    for opener in (game.button("Hint"), game.hole(2)):
        for close in ("Escape", "Close"):
            opener.focus()
            game.press("Enter" if opener == game.button("Hint") else "h")
            expect(game.hints).to_be_visible()
            game.press("Escape") if close == "Escape" else game.button("Close").click()
            expect(game.hints).to_be_hidden()
            expect(opener).to_be_focused()
    game.press("h")
    expect(game.hints).to_be_visible()
    before = game.stored(GAME_KEY)
    wait_for_script(game.page, "() => window.answers")
    game.press("1", "2", "Backspace", "ArrowRight", "ArrowUp", "h")
    for box in behind:
        game.page.mouse.click(box["x"] + 5, box["y"] + 5)
    game.page.clock.fast_forward(600_000)
    expect(game.hints).to_be_visible()
    assert game.stored(GAME_KEY) == before
    game.press("Escape")
    expect(game.time).to_have_text(re.compile(r"^1:[0-5]\d$"))
    game.page.clock.fast_forward(120_000)
    expect(game.time).to_have_text(re.compile(r"^3:[0-5]\d$"))
    assert game.read_guess() == ["blue", "red", "blue", "red"]
    game.guess_button.click()
    expect(game.ended).to_contain_text("Solved in 2 guesses, ")
    game.button("Back to the board").click()
    game.tab("Statistics").click()
    assert game.figures()["Best"] == "2" and "With hints" not in game.figures()
    expect(game.page.get_by_text("solved with hints")).to_be_hidden()


def test_game_continues_while_hints_are_open_beside_the_board(desktop):
    game = open_game(desktop, f"{FRESH} 0123", "guess 0000")
    board = game.page.locator("#choices").bounding_box()
    game.ask_for_hints("fit")
    expect(game.hint_answer("fit")).to_have_text(FIRST)
    assert game.hints.bounding_box()["x"] >= board["x"] + board["width"], "nothing is covered"
    # The attempt that rules out the guess lights up, also for screen readers.
    expect(game.rows.first).to_have_class(re.compile(r"\bcontradicting\b"))
    expect(game.rows.first).to_contain_text("This answer rules out your guess.")
    # A peg that the player changes resets the check, and a guess leaves the hints open.
    game.choices.nth(1).click()
    expect(game.hint_answer("fit")).to_have_count(0)
    expect(game.rows.first).not_to_have_class(re.compile(r"\bcontradicting\b"))
    game.guess_button.click()
    expect(game.rows).to_have_count(2)
    expect(game.hints).to_be_visible()
    game.press("Escape")
    expect(game.hints).to_be_hidden()
    # In a smaller window, the hints are a dialog over the board.
    game.button("Hint").click()
    game.page.set_viewport_size({"width": 820, "height": 1180})
    wait_until(game.page, lambda: game.page.locator("#pop-up:modal").count() == 1)
    game.press("Escape")
    expect(game.hints).to_be_hidden()


def test_hint_answers_stay_for_one_position_and_a_fit_needs_a_full_guess(desktop):
    game = open_game(desktop, f"{FRESH} 0123", "guess 20-0")
    game.button("Hint").click()
    game.hint_button("fit").click()
    fault = game.hints.locator("#hint-fault-2")
    expect(fault).to_have_text("Fill all holes of your guess first. An empty hole can’t be right.")
    expect(game.hint_answer("fit")).to_have_count(0)
    expect(game.hint_button("fit")).to_be_visible()
    assert hint_count(game) == 0, "no hint was revealed"
    game.hint_button("count").click()
    expect(game.hint_answer("count")).to_have_text(codes_text(252))
    expect(fault).to_have_count(0)
    # Switching to another window doesn't close the hints.
    set_hidden(game.page, True)
    set_hidden(game.page, False)
    expect(game.hint_answer("count")).to_have_text(codes_text(252))
    expect(game.notice).to_be_hidden()
    # Once the guess is complete, the player can ask again, and can also ask about another guess.
    game.press("Escape")
    game.press("End", "ArrowLeft", "3")
    assert game.read_guess() == ["blue", "red", "blue", "red"]
    game.ask_for_hints("fit")
    expect(game.hint_answer("fit")).to_have_text("Yes: it could be the code.")
    game.button("Close").click()
    game.press("Home", "1")
    game.button("Hint").click()
    expect(game.hint_answer("fit")).to_have_count(0)
    game.hint_button("fit").click()
    expect(game.hint_answer("fit")).to_have_text(FIRST)
    game.hint_button("best").click()
    expect(game.hint_answer("best")).not_to_be_empty()
    game.button("Close").click()
    # The answers stay until the next attempt.
    game.button("Hint").click()
    for level in QUESTIONS:
        expect(game.hint_answer(level)).not_to_be_empty()
    game.button("Close").click()
    game.guess_button.click()
    expect(game.rows).to_have_count(2)
    game.button("Hint").click()
    for level in QUESTIONS:
        expect(game.hint_button(level)).to_be_visible()
        expect(game.hint_answer(level)).to_have_count(0)
    expect(game.best_guess).to_be_hidden()
    assert hint_count(game) == 4
    game.hint_button("count").click()
    expect(game.hint_answer("count")).not_to_have_text(codes_text(252))
    assert hint_count(game) == 5


def test_best_guess_is_drawn_spoken_and_can_be_used(iphone, subtests):
    game = open_game(iphone, FRESH)
    for line in (f"{FRESH} 0123", "codebreaker/1 747 6.swiftui-colors 2918ba,24b7b8,a4772b"):
        with subtests.test(line=line):
            open_saved_game(game, saved(line))
            game.ask_for_hints("best")
            spoken, drawn = game.best_guess.get_attribute("aria-label"), fills(game.best_guess.locator(".peg"))
            game.button("Use this guess").tap()
            expect(game.hints).to_be_hidden()
            assert ", ".join(game.read_guess()) == spoken
            assert fills(game.guess_row.locator(".peg")) == drawn and len(drawn) == len(game.read_guess())
            expect(game.guess_button).to_be_focused()
            game.press("Enter")
            expect(game.rows).to_have_count(line.count(",") + 2)
            assert f": {spoken}. " in game.read_attempts()[0]


def test_histogram_shows_games_with_hints(iphone):
    game = open_game(iphone, FRESH, statistics=HINTED, path="codebreaker/#statistics")
    assert game.figures()["With hints"] == "4" and game.figures()["Best"] == "2"
    expect(game.page.get_by_text("solved with hints")).to_be_visible()
    bars = game.page.locator("#histogram > li > .count")
    assert bars.all_inner_texts()[:5] == ["0", "2", "4", "3", "2"]
    shares = bars.evaluate_all("bars => bars.map((bar) => bar.style.getPropertyValue('--hinted'))")
    assert shares[:5] == ["0", "50", "0", "0", "100"]
    # In each bar, the share of the games with hints is striped, as in the legend.
    sizes = bars.evaluate_all("bars => bars.map((bar) => getComputedStyle(bar).backgroundSize)")
    assert sizes[1:5] == ["50% 100%", "0% 100%", "0% 100%", "100% 100%"]
    picture = "(element, part) => getComputedStyle(element, part).backgroundImage"
    legend = game.page.locator("#hinted-legend")
    assert bars.nth(1).evaluate(picture) == legend.evaluate(picture, "::before") != "none"
    game.page.get_by_role("combobox", name="Games with").select_option("5 pegs, 8 pictures")
    expect(game.page.get_by_text("solved with hints")).to_be_hidden()


def test_hints_and_guesses_of_another_window_are_loaded(desktop):
    first = open_game(desktop, f"{FRESH} 0123", "guess 2020")
    second = open_game(desktop)
    first.ask_for_hints("count")
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
    first.ask_for_hints("count")
    expect(first.hint_answer("count")).not_to_have_text(codes_text(252))
    told = first.hint_answer("count").inner_text()
    first.button("Close").click()
    second.page.bring_to_front()
    second.ask_for_hints("count")
    expect(second.hint_answer("count")).to_have_text(told)
    assert hint_count(second) == 3
    second.button("Close").click()
    second.hole(1).focus()
    second.attempt("2020")
    expect(second.ended).to_contain_text("with 3 hints")
    expect(first.button("Result")).to_be_visible()
    assert second.stored(STATISTICS_KEY).splitlines()[1].startswith("4-colors 6 1 ")
