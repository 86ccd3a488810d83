"""The screens of CodeBreaker on which the coach has a say, for tests of layout, looks and accessibility."""

from collections.abc import Callable

from codebreaker import FRESH, GAME_KEY, QUESTIONS, Table, over, saved
from playwright.sync_api import expect
from waiting import wait_for_script

LARGE = "codebreaker/1 747 6.swiftui-colors 2918ba,24b7b8,a4772b"

# All that there can be: games with hints in bars of several lengths, and fifty reviews.
STATISTICS = "codebreaker-statistics/1\n4-color 12 3 5 47 0,2,4,3,2 4 0,1,0,0,2"
SKILL = "codebreaker-skill/1\n4-color " + ",".join(f"{1_600_000_000 + number}:{number * 7 % 160}" for number in range(50))

# A game of twenty attempts, and one whose numbers stay large.
TWENTY = "0123,1111,3333,4444,5555,1113,3331,4445,5554,1144,4411,3355,5533,0001,0002,0003,0004,0005,0200,2020"
SLOW_AND_LARGE = "0-----,1-----,2-----,3-----,4-----,5-----,6-----,x"


def put(table: Table, text: str, path: str = "codebreaker/", **more: str) -> None:
    """Opens another game in the same page."""
    address = table.page.url.split("codebreaker/")[0]
    # Nobody is playing when the storage changes.
    table.page.goto(address)
    texts = {GAME_KEY: text, **{"parlor.codebreaker." + name: value for name, value in more.items()}}
    table.page.evaluate("texts => { for (const [key, text] of Object.entries(texts)) localStorage[key] = text; }", texts)
    table.page.goto(address + path)
    table.page.wait_for_selector("html[data-state=running]", state="attached")


def wait_for_style(table: Table) -> None:
    """Waits until what the coach's program shows looks as it should."""
    wait_for_script(
        table.page,
        """() => {
          const link = document.querySelector("link[href='insight.css']");
          return link ? link.sheet !== null : !document.querySelector("#hints[open]");
        }""",
    )


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
    expect(table.reviewed).to_have_count(3, timeout=20_000)


def review_with_codes(table: Table) -> None:
    review(table)
    table.reviewed.nth(1).get_by_role("button").click()
    expect(table.reviewed.nth(1).get_by_role("listitem")).to_have_count(49)


def review_with_many_large_codes(table: Table) -> None:
    review_of_a_large_game_given_up(table)
    table.reviewed.first.get_by_role("button").click()
    expect(table.reviewed.first.get_by_role("listitem")).to_have_count(200)


def review_of_twenty_attempts(table: Table) -> None:
    put(table, over(f"{FRESH} {TWENTY}"), "codebreaker/#review")
    expect(table.reviewed).to_have_count(20, timeout=20_000)


def the_end_of_a_game_with_hints(table: Table) -> None:
    put(table, saved(f"{FRESH} 0123", "guess 2020", "hints 3"))
    table.guess_button.click()
    expect(table.ended).to_be_visible()


def statistics(table: Table) -> None:
    put(table, saved(FRESH), "codebreaker/#statistics", statistics=STATISTICS, skill=SKILL)
    expect(table.page.locator("#skill").get_by_role("listitem")).to_have_count(50)


# The pop-ups stand on the screen as a whole; the others may be scrolled.
POP_UPS: list[Callable[[Table], None]] = [
    hints_untold, hints_told, hints_told_of_a_large_game, hints_of_an_incomplete_guess, the_end_of_a_game_with_hints
]
PAGES: list[Callable[[Table], None]] = [
    review, review_of_a_large_game_given_up, review_with_codes, review_with_many_large_codes, review_of_twenty_attempts,
    statistics,
]
