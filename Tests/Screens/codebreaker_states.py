"""The states of CodeBreaker's game: attempts, dialogs, hints, the end of a game, reviews, duels, and statistics."""

import coach_screens
from codebreaker import FRESH, GAME_KEY, CodeBreakerPage, open_game, over, saved
from coach_screens import LARGE, SKILL, STATISTICS, TWENTY
from playwright.sync_api import expect
from situations import FULL_STORAGE, SILENT_WORKER
from states import open_stored, state

PAGE = "codebreaker/index.html"
TEXTS = {"parlor.codebreaker.statistics": STATISTICS, "parlor.codebreaker.skill": SKILL}


def game_state(name: str, line: str | None = f"{FRESH} 0123,1145", *more: str, path: str = "", texts=TEXTS, **options):
    """Declares a state that a function reaches from a saved game."""

    def declare(reach):
        def open_and_reach(device):
            stored = dict(texts)
            if line is not None:
                stored[GAME_KEY] = line if "\n" in line else saved(line, *more)
            game = CodeBreakerPage(open_stored(device, PAGE, stored, path))
            reach(game)
            return game.page

        state(name, PAGE, **options)(open_and_reach)
        return reach

    return declare


def stored_game(name: str, line: str | None, *more: str, **options) -> None:
    """Declares the state that the page shows with a saved game."""
    game_state(name, line, *more, **options)(lambda game: None)


def coach_state(name: str, open_screen) -> None:
    """Declares a state that a function of `coach_screens` opens."""

    def reach(device):
        game = CodeBreakerPage(device.visit("offline.html"))
        open_screen(game)
        return game.page

    state(name, PAGE)(reach)


stored_game("codebreaker-first-visit", None, texts={})
stored_game("codebreaker-start", FRESH)
stored_game("codebreaker-middle", f"{FRESH}.10 0123,1145", "guess 4---", "seconds 75")
stored_game("codebreaker-large", LARGE, "guess 012---")
stored_game("codebreaker-long", f"{FRESH} {TWENTY.removesuffix(',2020')}", "guess 2---")
stored_game("codebreaker-pictures", "codebreaker/1 12 5.faces 01234,43210", "guess 01---")
stored_game("codebreaker-letters", f"{FRESH} 0123,1145", "guess 4---", texts={"parlor.codebreaker.settings": "codebreaker-settings/1\nletters on"})
stored_game("codebreaker-without-luck", "codebreaker/1 without-luck 4.mastermind.10 0011:00,2234:11", "guess 2---")
stored_game("codebreaker-over", over(f"{FRESH} 0123,0014,2020"))
stored_game("codebreaker-given-up", over(f"{LARGE},x"))
stored_game("codebreaker-given-up-at-once", over(f"{FRESH} x"))
stored_game("codebreaker-statistics-empty", FRESH, path="#statistics", texts={})
stored_game("codebreaker-statistics", FRESH, path="#statistics")
stored_game("codebreaker-rules", FRESH, path="#rules")

coach_state("codebreaker-hints", coach_screens.open_unanswered_hints)
coach_state("codebreaker-hints-answered", coach_screens.open_answered_hints)
coach_state("codebreaker-hints-large", coach_screens.open_answered_hints_of_a_large_game)
coach_state("codebreaker-hints-incomplete", coach_screens.open_hints_of_an_incomplete_guess)
coach_state("codebreaker-end", coach_screens.open_end_of_a_game_with_hints)
coach_state("codebreaker-duel-start", coach_screens.open_beginning_of_a_duel)
coach_state("codebreaker-duel-middle", coach_screens.open_duel_in_progress)
coach_state("codebreaker-duel-end", coach_screens.open_end_of_a_duel)
coach_state("codebreaker-duel", coach_screens.open_duel_screen)
coach_state("codebreaker-duel-large", coach_screens.open_duel_of_a_large_game)


@game_state("codebreaker-settings")
def codebreaker_settings(game):
    game.open_settings()


@game_state("codebreaker-new-game")
def codebreaker_new_game(game):
    game.button("New Game").click()
    expect(game.new_game).to_be_visible()


@game_state("codebreaker-more")
def codebreaker_more(game):
    game.button("More").click()
    expect(game.page.get_by_role("dialog", name="More")).to_be_visible()


@game_state("codebreaker-give-up-question")
def codebreaker_give_up_question(game):
    game.give_up()
    expect(game.surrender).to_be_visible()


@game_state("codebreaker-given-up-end")
def codebreaker_given_up_end(game):
    codebreaker_give_up_question(game)
    game.surrender.get_by_role("button", name="Give up").click()
    expect(game.ended).to_be_visible()


@game_state("codebreaker-restarted", f"{FRESH} 0123", "seconds 75")
def codebreaker_restarted(game):
    game.restart()
    expect(game.rows).to_have_count(0)


@game_state("codebreaker-out-of-attempts", f"{FRESH}.6 0123,1111,3333,4444,5555", "guess 0001")
def codebreaker_out_of_attempts(game):
    game.guess_button.click()
    expect(game.ended).to_be_visible()


@game_state("codebreaker-solved", f"{FRESH} 0123,0014", "guess 2020", "seconds 75")
def codebreaker_solved(game):
    game.guess_button.click()
    expect(game.ended).to_have_accessible_name("Brilliant!")


@game_state("codebreaker-rules-unfolded", FRESH, path="#rules")
def codebreaker_rules_unfolded(game):
    for section in game.page.locator("#panel-rules summary").all():
        section.click()


@game_state("codebreaker-statistics-unfolded", FRESH, path="#statistics")
def codebreaker_statistics_unfolded(game):
    game.page.locator("#skill").get_by_role("button").click()
    expect(game.page.locator("#skill-summary")).not_to_be_empty()


@game_state("codebreaker-guess-with-holes", f"{FRESH} 0123", "guess 2---")
def codebreaker_guess_with_holes(game):
    game.guess_button.click()
    expect(game.problem).not_to_be_empty()


@game_state("codebreaker-review", over(f"{FRESH} 0123,0014,2020", "hints 2"), path="#review")
def codebreaker_review(game):
    expect(game.button("All guesses")).to_be_visible()


@game_state("codebreaker-review-all", over(f"{FRESH} 0123,0014,2020", "hints 2"), path="#review")
def codebreaker_review_all(game):
    game.show_all_guesses()


@game_state("codebreaker-review-long", over(f"{FRESH} {TWENTY}"), path="#review")
def codebreaker_review_long(game):
    expect(game.button("All guesses")).to_be_visible()


@game_state("codebreaker-review-codes", over(f"{FRESH} 0123,0014,2020", "hints 2"), path="#review")
def codebreaker_review_codes(game):
    coach_screens.unfold(game, 2, 49)


@game_state("codebreaker-bad-link", path="#nonsense")
def codebreaker_bad_link(game):
    expect(game.notice).to_be_visible()


@state("codebreaker-coach-busy", PAGE, is_busy=True)
def codebreaker_coach_busy(device):
    device.context().add_init_script(SILENT_WORKER)
    game = open_game(device, f"{FRESH} 0123", "guess 2020")
    game.button("Hint").click()
    game.hint_button("best").click()
    return game.page


@state("codebreaker-coach-missing", PAGE)
def codebreaker_coach_missing(device):
    device.context().route("**/coach.wasm", lambda route: route.abort())
    game = open_game(device, f"{FRESH} 0123", "guess 2020")
    game.button("Hint").click()
    game.hint_button("best").click()
    expect(game.page.get_by_text("Can’t load the coach").filter(visible=True).first).to_be_visible()
    return game.page


@state("codebreaker-damaged-game", PAGE)
def codebreaker_damaged_game(device):
    page = open_stored(device, PAGE, {GAME_KEY: "junk\n"})
    expect(page.locator("#notice")).to_be_visible()
    return page


@state("codebreaker-storage-full", PAGE)
def codebreaker_storage_full(device):
    device.context().add_init_script(FULL_STORAGE)
    game = open_game(device)
    expect(game.notice).to_be_visible()
    return game.page


@game_state("codebreaker-new-game-large", LARGE)
def codebreaker_new_game_large(game):
    codebreaker_new_game(game)
    game.page.get_by_role("combobox", name="Theme").select_option("SwiftUI Colors")
    game.new_game.get_by_role("radio", name="6").check()


@game_state("codebreaker-new-game-without-luck")
def codebreaker_new_game_without_luck(game):
    codebreaker_new_game(game)
    game.new_game.get_by_role("radio", name="Without luck").check()


# The daily game without a server.


@state("codebreaker-day", PAGE)
def codebreaker_day(device):
    game = open_game(device, path="codebreaker/?2026-11-20")
    game.attempt("01234"[: game.guess_row.get_by_role("button").count()])
    return game.page
