"""The screens of CodeBreaker that use the coach, for tests of layout, looks, and accessibility."""

from collections.abc import Iterator

from codebreaker import FRESH, GAME_KEY, QUESTIONS, CodeBreakerPage, over, saved
from game_page import reopen
from playwright.sync_api import expect

LARGE = "codebreaker/1 747 6.swiftui-colors 2918ba,24b7b8,a4772b"

# Statistics that fill the whole screen: a histogram with bars of several lengths, some games with hints, and fifty reviews.
STATISTICS = "codebreaker-statistics/1\n4-colors 6 12 3 5 47 0,2,4,3,2 4 0,1,0,0,2"
SKILL = "codebreaker-skill/1\n4-colors 6 " + ",".join(f"{1_600_000_000 + number}:{number * 7 % 160}" for number in range(50))

# A game with twenty attempts, and a game in which the number of possible codes stays large.
TWENTY = "0123,1111,3333,4444,5555,1113,3331,4445,5554,1144,4411,3355,5533,0001,0002,0003,0004,0005,0200,2020"
SLOW_AND_LARGE = "0-----,1-----,2-----,3-----,4-----,5-----,6-----,x"


def open_saved_game(game: CodeBreakerPage, text: str, path: str = "codebreaker/", **more: str) -> None:
    """Opens a page in place of the current page, with `text` as the saved game. `more` are other stored values, by their names."""
    reopen(game.page, path, {GAME_KEY: text, **{f"parlor.codebreaker.{name}": value for name, value in more.items()}})


def open_unanswered_hints(game: CodeBreakerPage) -> None:
    open_saved_game(game, saved(f"{FRESH} 0123", "guess 2020"))
    game.button("Hint").click()
    expect(game.hint_button("count")).to_be_enabled()


def open_answered_hints(game: CodeBreakerPage) -> None:
    open_saved_game(game, saved(f"{FRESH} 0123", "guess 1111"))
    game.ask_for_hints(*QUESTIONS)


def open_answered_hints_of_a_large_game(game: CodeBreakerPage) -> None:
    open_saved_game(game, saved(LARGE, "guess 000000"))
    game.ask_for_hints(*QUESTIONS)


def open_hints_of_an_incomplete_guess(game: CodeBreakerPage) -> None:
    open_saved_game(game, saved(f"{FRESH} 0123", "guess 2-20"))
    game.button("Hint").click()
    game.hint_button("fit").click()
    expect(game.hints).to_contain_text("Fill all holes of your guess first.")


def open_review_screen(game: CodeBreakerPage) -> None:
    open_saved_game(game, over(f"{FRESH} 0123,0014,2020", "hints 2"), "codebreaker/#review")
    game.show_all_guesses()
    expect(game.reviewed).to_have_count(3)


def open_review_of_a_large_game_given_up(game: CodeBreakerPage) -> None:
    open_saved_game(game, over(f"{LARGE},x"), "codebreaker/#review")
    game.show_all_guesses()
    expect(game.reviewed).to_have_count(3)


def unfold(game: CodeBreakerPage, attempt: int, code_count: int) -> None:
    """In a review, shows the codes that are possible after an attempt. `code_count` is the expected number of listed codes."""
    game.show_all_guesses()
    game.reviewed.nth(attempt - 1).get_by_role("button").click()
    expect(game.reviewed.nth(attempt - 1).get_by_role("listitem")).to_have_count(code_count)


def open_review_of_twenty_attempts(game: CodeBreakerPage) -> None:
    open_saved_game(game, over(f"{FRESH} {TWENTY}"), "codebreaker/#review")
    game.show_all_guesses()
    expect(game.reviewed).to_have_count(20)


def open_end_of_a_game_with_hints(game: CodeBreakerPage) -> None:
    open_saved_game(game, saved(f"{FRESH} 0123", "guess 2020", "hints 3"))
    game.guess_button.click()
    expect(game.ended).to_be_visible()


# A friend's attempts at the game that the tests use, and at a large game.
FRIEND = "duel 1145,0220,4555,2020"
LARGE_FRIEND = "duel 2918ba,000000,123456,b1b1b1,x/hints-2"


def open_beginning_of_a_duel(game: CodeBreakerPage) -> None:
    open_saved_game(game, saved(FRESH, FRIEND, "left codebreaker/1 12 5.faces 01234"))


def open_duel_in_progress(game: CodeBreakerPage) -> None:
    open_saved_game(game, saved(f"{FRESH} 0123,1111,4444,5555,3333", FRIEND))


def open_large_duel_in_progress(game: CodeBreakerPage) -> None:
    open_saved_game(game, saved(f"{LARGE},000001,000002", LARGE_FRIEND))


def open_end_of_a_duel(game: CodeBreakerPage) -> None:
    open_saved_game(game, over(f"{FRESH} 0123,1111,4444,2020", "hints 1") + "\n" + FRIEND)
    game.button("Result").click()
    expect(game.ended.get_by_role("button", name="Compare")).to_be_visible()


def open_duel_screen(game: CodeBreakerPage) -> None:
    open_end_of_a_duel(game)
    game.ended.get_by_role("button", name="Compare").click()
    expect(game.page.locator("#duel-curves")).to_be_visible()


def open_duel_of_a_large_game(game: CodeBreakerPage) -> None:
    open_saved_game(game, over(f"{LARGE},x") + "\n" + LARGE_FRIEND)
    game.button("Result").click()
    game.ended.get_by_role("button", name="Compare").click()
    expect(game.page.locator("#duel-curves")).to_be_visible()


def open_statistics_screen(game: CodeBreakerPage) -> None:
    open_saved_game(game, saved(FRESH), "codebreaker/#statistics", statistics=STATISTICS, skill=SKILL)
    game.page.locator("#skill").get_by_role("button").click()
    expect(game.page.locator("#skill").get_by_role("listitem")).to_have_count(50)


def screens(game: CodeBreakerPage) -> Iterator[str]:
    """Opens all screens that use the coach, and yields the name of each. First come the dialogs, which must fit the screen, and
    then the screens that may scroll."""
    for pop_up in POP_UPS:
        POP_UPS[pop_up](game)
        yield pop_up
    open_review_screen(game)
    yield "review"
    unfold(game, 2, 49)
    yield "review with codes"
    open_review_of_a_large_game_given_up(game)
    yield "review of a large game given up"
    unfold(game, 1, 200)
    yield "review with many large codes"
    open_review_of_twenty_attempts(game)
    yield "review of twenty attempts"
    open_duel_screen(game)
    yield "duel"
    open_duel_of_a_large_game(game)
    yield "duel of a large game"
    open_statistics_screen(game)
    yield "statistics"


POP_UPS = {
    "unanswered hints": open_unanswered_hints,
    "answered hints": open_answered_hints,
    "answered hints of a large game": open_answered_hints_of_a_large_game,
    "hints of an incomplete guess": open_hints_of_an_incomplete_guess,
    "end of a game with hints": open_end_of_a_game_with_hints,
    "beginning of a duel": open_beginning_of_a_duel,
    "duel in progress": open_duel_in_progress,
    "large duel in progress": open_large_duel_in_progress,
    "end of a duel": open_end_of_a_duel,
}
