"""CodeBreaker's hints, as they are drawn and reached. Native tests check their words, and what they cost."""

import re

from codebreaker import FRESH, QUESTIONS, open_game, saved
from coach_screens import open_saved_game
from playwright.sync_api import expect
from situations import COUNTING_WORKER
from waiting import wait_for_script, wait_until

# Twelve games of one kind, eleven of them solved: three with hints, of which one took two attempts. Also two games of
# another kind, without hints.
HINTED = "codebreaker-statistics/1\n4-colors 6 12 3 5 47 0,2,4,3,2 4 0,1,0,0,2\n5-pictures 8 2 0 1 301 0,0,0,0,0,0,1"


def fills(pegs) -> list[str]:
    return pegs.evaluate_all("pegs => pegs.map((peg) => peg.style.getPropertyValue('--fill-light'))")


def test_each_hint_takes_the_place_of_its_button_and_moves_the_focus(iphone):
    iphone.context().add_init_script(COUNTING_WORKER)
    game = open_game(iphone, f"{FRESH} 0123", "guess 2020")
    game.button("Hint").click()
    expect(game.button("Close")).to_be_focused()
    wait_for_script(game.page, "() => window.answers")
    for level in QUESTIONS:
        expect(game.hint_answer(level)).to_have_count(0)
        game.hint_button(level).click()
        expect(game.hint_answer(level)).not_to_be_empty()
        expect(game.hint_button(level)).to_be_hidden()
        assert game.hint_answer(level).inner_text() in game.hints.get_by_role("status").inner_text()
        expect(game.button("Use this guess" if level == "best" else "Close")).to_be_focused()
    # Close the page while its hints are open.
    game.page.close()
    game = open_game(iphone)
    expect(game.hints).to_be_hidden()
    game.guess_button.click()
    expect(game.ended).to_contain_text("Solved in 2 guesses with 3 hints")


def test_open_hints_cover_the_game_and_return_the_focus(iphone):
    game = open_game(iphone, f"{FRESH} 0123", "guess 2020", "selected 1")
    behind = [part.bounding_box() for part in (game.choices.first, game.guess_button)]
    for opener in (game.button("Hint"), game.hole(2)):
        opener.focus()
        game.press("Enter" if opener == game.button("Hint") else "h")
        expect(game.hints).to_be_visible()
        game.press("1", "2", "Backspace", "ArrowRight", "ArrowUp", "h")
        for box in behind:
            game.page.mouse.click(box["x"] + 5, box["y"] + 5)
        expect(game.hints).to_be_visible()
        game.press("Escape")
        expect(game.hints).to_be_hidden()
        expect(opener).to_be_focused()
    assert game.read_guess() == ["blue", "red", "blue", "red"]


def test_game_continues_while_hints_are_open_beside_the_board(desktop):
    game = open_game(desktop, f"{FRESH} 0123", "guess 0000")
    board = game.page.locator("#choices").bounding_box()
    game.ask_for_hints("fit")
    assert game.hints.bounding_box()["x"] >= board["x"] + board["width"], "nothing is covered"
    # The attempt that rules out the guess lights up, also for screen readers.
    expect(game.rows.first).to_have_class(re.compile(r"\bcontradicting\b"))
    expect(game.rows.first).to_contain_text("This answer rules out your guess.")
    game.choices.nth(1).click()
    expect(game.rows.first).not_to_have_class(re.compile(r"\bcontradicting\b"))
    game.guess_button.click()
    expect(game.rows).to_have_count(2)
    expect(game.hints).to_be_visible()
    # In a smaller window, the hints are a dialog over the board.
    game.press("Escape")
    game.button("Hint").click()
    game.page.set_viewport_size({"width": 820, "height": 1180})
    wait_until(game.page, lambda: game.page.locator("#pop-up:modal").count() == 1)
    game.press("Escape")
    expect(game.hints).to_be_hidden()


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
