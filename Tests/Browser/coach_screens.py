"""The screens of CodeBreaker that use the coach, for tests of layout, looks and accessibility."""

from collections.abc import Iterator

from codebreaker import FRESH, GAME_KEY, QUESTIONS, Table, over, saved
from game_page import reopen
from playwright.sync_api import expect

LARGE = "codebreaker/1 747 6.swiftui-colors 2918ba,24b7b8,a4772b"

# Statistics with everything: games with hints in bars of several lengths, and fifty reviews.
STATISTICS = "codebreaker-statistics/1\n4-colors 6 12 3 5 47 0,2,4,3,2 4 0,1,0,0,2"
SKILL = "codebreaker-skill/1\n4-colors 6 " + ",".join(f"{1_600_000_000 + number}:{number * 7 % 160}" for number in range(50))

# A game of twenty attempts, and one in which the number of possible codes stays large.
TWENTY = "0123,1111,3333,4444,5555,1113,3331,4445,5554,1144,4411,3355,5533,0001,0002,0003,0004,0005,0200,2020"
SLOW_AND_LARGE = "0-----,1-----,2-----,3-----,4-----,5-----,6-----,x"


def put(table: Table, text: str, path: str = "codebreaker/", **more: str) -> None:
    """Opens another game in the same page."""
    reopen(table.page, path, {GAME_KEY: text, **{f"parlor.codebreaker.{name}": value for name, value in more.items()}})


def hints_untold(table: Table) -> None:
    put(table, saved(f"{FRESH} 0123", "guess 2020"))
    table.button("Hint").click()
    expect(table.ask("count")).to_be_enabled()


def hints_told(table: Table) -> None:
    put(table, saved(f"{FRESH} 0123", "guess 1111"))
    table.hint(*QUESTIONS)


def hints_told_of_a_large_game(table: Table) -> None:
    put(table, saved(LARGE, "guess 000000"))
    table.hint(*QUESTIONS)


def hints_of_an_incomplete_guess(table: Table) -> None:
    put(table, saved(f"{FRESH} 0123", "guess 2-20"))
    table.button("Hint").click()
    table.ask("fit").click()
    expect(table.hints.get_by_role("alert")).not_to_be_empty()


def review(table: Table) -> None:
    put(table, over(f"{FRESH} 0123,0014,2020", "hints 2"), "codebreaker/#review")
    expect(table.reviewed).to_have_count(3)


def review_of_a_large_game_given_up(table: Table) -> None:
    put(table, over(f"{LARGE},x"), "codebreaker/#review")
    expect(table.reviewed).to_have_count(3)


def unfold(table: Table, attempt: int, codes: int) -> None:
    """In a review, shows the codes that were still possible after an attempt."""
    table.reviewed.nth(attempt - 1).get_by_role("button").click()
    expect(table.reviewed.nth(attempt - 1).get_by_role("listitem")).to_have_count(codes)


def review_of_twenty_attempts(table: Table) -> None:
    put(table, over(f"{FRESH} {TWENTY}"), "codebreaker/#review")
    expect(table.reviewed).to_have_count(20)


def the_end_of_a_game_with_hints(table: Table) -> None:
    put(table, saved(f"{FRESH} 0123", "guess 2020", "hints 3"))
    table.guess_button.click()
    expect(table.ended).to_be_visible()


# A friend's attempts at the tests' game, and at a large one.
FRIEND = "duel 1145,0220,4555,2020"
LARGE_FRIEND = "duel 2918ba,000000,123456,b1b1b1,x/hints-2"


def the_beginning_of_a_duel(table: Table) -> None:
    put(table, saved(FRESH, FRIEND, "left codebreaker/1 12 5.faces 01234"))


def a_duel_being_played(table: Table) -> None:
    put(table, saved(f"{FRESH} 0123,1111,4444,5555,3333", FRIEND))


def a_large_duel_being_played(table: Table) -> None:
    put(table, saved(f"{LARGE},000001,000002", LARGE_FRIEND))


def the_end_of_a_duel(table: Table) -> None:
    put(table, over(f"{FRESH} 0123,1111,4444,2020", "hints 1") + "\n" + FRIEND)
    table.button("Result").click()
    expect(table.ended.get_by_role("button", name="Compare")).to_be_visible()


def duel(table: Table) -> None:
    the_end_of_a_duel(table)
    table.ended.get_by_role("button", name="Compare").click()
    expect(table.page.locator("#duel-curves")).to_be_visible()


def duel_of_a_large_game(table: Table) -> None:
    put(table, over(f"{LARGE},x") + "\n" + LARGE_FRIEND)
    table.button("Result").click()
    table.ended.get_by_role("button", name="Compare").click()
    expect(table.page.locator("#duel-curves")).to_be_visible()


def statistics(table: Table) -> None:
    put(table, saved(FRESH), "codebreaker/#statistics", statistics=STATISTICS, skill=SKILL)
    expect(table.page.locator("#skill").get_by_role("listitem")).to_have_count(50)


def screens(table: Table) -> Iterator[str]:
    """Opens all screens that use the coach, and yields the name of each: first the dialogs, which must fit the screen, then the
    screens that may scroll."""
    for pop_up in POP_UPS:
        POP_UPS[pop_up](table)
        yield pop_up
    review(table)
    yield "review"
    unfold(table, 2, 49)
    yield "review with codes"
    review_of_a_large_game_given_up(table)
    yield "review of a large game given up"
    unfold(table, 1, 200)
    yield "review with many large codes"
    review_of_twenty_attempts(table)
    yield "review of twenty attempts"
    duel(table)
    yield "duel"
    duel_of_a_large_game(table)
    yield "duel of a large game"
    statistics(table)
    yield "statistics"


POP_UPS = {
    "hints untold": hints_untold,
    "hints told": hints_told,
    "hints told of a large game": hints_told_of_a_large_game,
    "hints of an incomplete guess": hints_of_an_incomplete_guess,
    "end of a game with hints": the_end_of_a_game_with_hints,
    "beginning of a duel": the_beginning_of_a_duel,
    "duel being played": a_duel_being_played,
    "large duel being played": a_large_duel_being_played,
    "end of a duel": the_end_of_a_duel,
}
