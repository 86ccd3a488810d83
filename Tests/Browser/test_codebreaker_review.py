"""The review of a game of CodeBreaker. Its numbers are checked against an enumeration of all codes, and must add up."""

import re

from codebreaker import FRESH, open_game, over, spoken_markers
from coach_screens import open_saved_game
from codes import Position
from copying import assert_text_can_be_copied
from hidden_moves import hide_moves
from playwright.sync_api import expect
from situations import COPYING, WITHOUT_SHARING

SOLVED = Position(FRESH, "0123", "0014", "2020")
GIVEN_UP = Position(
    "codebreaker/1 512884877769 6.rainbow", "-50326", "416234", "3-1211", "261332", "642314", gave_up=True
)
NUMBER = r"[+−]?[\d,]+\.\d\d"


def hundredths(text: str) -> int:
    """Returns a displayed number of guesses, such as `−1.20`, as an exact number of hundredths."""
    found = re.fullmatch(r"([+−]?)([\d,]+)\.(\d\d)", text)
    value = int(found[2].replace(",", "")) * 100 + int(found[3])
    return -value if found[1] == "−" else value


def sum_lines(game_page) -> dict[str, int]:
    """Returns the lines of the sum. If a label says that guesses were saved, the value is negative."""
    lines = game_page.review.locator("dl.sum")
    labels, values = lines.locator("dt").all_inner_texts(), lines.locator("dd").all_inner_texts()
    found = {}
    for label, value in zip(labels, values, strict=True):
        guesses = hundredths(re.fullmatch(r"([\d,]+\.\d\d) guess(?:es)?", value)[1])
        assert value.endswith(" guess") == (guesses == 100)
        found[label] = -guesses if label.endswith(" saved") else guesses
    return found


def spoken_attempts(game_page) -> list[str]:
    """Returns the text of each attempt for screen readers, without the codes that were still possible."""
    drawings = game_page.reviewed.get_by_role("img")
    return [drawing.get_attribute("aria-label") for drawing in drawings.all()]


def open_review_of(device, game: Position, *more: str, **options):
    game_page = open_game(device, over(game.line, *more), **options)
    game_page.open_review()
    return game_page


def assert_sum_adds_up(game_page, game):
    best, skill, luck, total = sum_lines(game_page).values()
    assert best + skill + luck == total
    labels = list(sum_lines(game_page))
    assert labels[:3] == ["The best player, on average", "Mistakes cost", "Luck saved" if luck < 0 else "Luck cost"]
    still = re.fullmatch(rf"You used(?:, plus ({NUMBER}) expected)?", labels[3])[1]
    is_solved = game.answers[-1] == (len(game.code), 0)
    assert (still is None) == is_solved
    assert total == 100 * len(game.attempts) + (hundredths(still) if still else 0)
    found = [re.search(rf"Lost ({NUMBER}), luck (saved|cost) ({NUMBER})\.", text) for text in spoken_attempts(game_page)]
    assert sum(hundredths(one[1]) for one in found) == skill
    assert sum(hundredths(one[3]) * (-1 if one[2] == "saved" else 1) for one in found) == luck
    assert all(hundredths(one[1]) >= 0 for one in found), "no guess is better than the best"
    # The visible figures are the same as those for screen readers.
    drawn = game_page.reviewed.locator(".figures").all_inner_texts()
    assert [re.findall(NUMBER, text) for text in drawn] == [[one[1], one[3]] for one in found]


def assert_counts_match_the_possible_codes(game_page, game):
    counts = [len(game.possible(count)) for count in range(len(game.attempts) + 1)]
    rows = spoken_attempts(game_page)
    assert len(rows) == len(game.attempts)
    for number, row in enumerate(rows, 1):
        attempt = game.attempts[number - 1]
        pegs = ", ".join("empty" if symbol == "-" else game.spoken(symbol) for symbol in attempt)
        word = "code" if counts[number - 1] == 1 else "codes"
        assert row.startswith(
            f"Attempt {number}: {pegs}. {spoken_markers(game.answers[number - 1])}. "
            f"{counts[number - 1]:,} {word} to {counts[number]:,}. "
        )
    chart = ", ".join(f"{count:,} after attempt {number}" for number, count in enumerate(counts) if number)
    name = f"Codes left: {counts[0]:,} at the start, {chart}."
    expect(game_page.review.get_by_role("img", name=name, exact=True)).to_be_visible()


def assert_expanded_codes_are_those_still_possible(game_page, game):
    for number in range(1, len(game.attempts) + 1):
        possible = game.possible(number)
        row = game_page.reviewed.nth(number - 1)
        is_last = game.answers[number - 1] == (len(game.code), 0)
        title = "Solved" if is_last else f"{len(possible):,} {'code' if len(possible) == 1 else 'codes'} left"
        row.get_by_role("button", name=f"Attempt {number}: {title}", exact=True).click()
        items = row.get_by_role("listitem")
        expect(items).to_have_count(min(len(possible), 200))
        codes = [game.read(name) for name in items.locator(".unseen").all_inner_texts()]
        assert len(set(codes)) == len(codes)
        note = row.get_by_role("paragraph")
        if len(possible) > 200:
            assert set(codes) <= set(possible)
            expect(note).to_have_text(f"200 of {len(possible):,} codes, evenly chosen.")
            assert codes[0] == possible[0] and codes[-1] >= possible[len(possible) * 9 // 10]
        else:
            assert codes == possible
            expect(note).to_have_count(0)
        # A listed code is drawn with all of its pegs.
        assert items.first.locator(".peg").count() == len(game.code)


def game_pegs(part) -> list[str]:
    return part.locator(".hole").evaluate_all(
        "holes => holes.map((hole) => hole.firstElementChild?.style.getPropertyValue('--fill-light') ?? '')"
    )


def assert_better_guess_is_shown_only_if_known(game_page, game):
    for text, row in zip(spoken_attempts(game_page), game_page.reviewed.all(), strict=True):
        better = re.search(r" Best guess: ([a-z, ]+)\.$", text)
        assert (better is None) == (row.locator(".better").count() == 0) == (" Perfect. " in text)
        if better:
            assert row.locator(".better .peg").count() == len(game.code)
            assert game_pegs(row.locator(".better")) != game_pegs(row.locator(".reviewed-head"))


def show_review(game_page, game: Position, *more: str) -> None:
    open_saved_game(game_page, over(game.line, *more), "codebreaker/#review")
    game_page.show_all_guesses()
    expect(game_page.reviewed).to_have_count(len(game.attempts))


def test_review_agrees_with_an_enumeration_of_all_codes(desktop, subtests):
    aside = "This game doesn’t count toward your average, because you gave up."
    game_page = open_game(desktop, FRESH)
    for game in (SOLVED, GIVEN_UP):
        with subtests.test(line=game.line):
            show_review(game_page, game)
            assert_sum_adds_up(game_page, game)
            assert_counts_match_the_possible_codes(game_page, game)
            assert_expanded_codes_are_those_still_possible(game_page, game)
            assert_better_guess_is_shown_only_if_known(game_page, game)
            if game is GIVEN_UP:
                expect(game_page.review).to_contain_text("The game is too large to compute exactly everywhere")
                expect(game_page.review).to_contain_text(aside)
            else:
                expect(game_page.review).not_to_contain_text("toward your average")
            if game is SOLVED:
                assert list(sum_lines(game_page).items())[0] == ("The best player, on average", 434)
                expect(game_page.review).to_contain_text("All of these numbers are exact and proven.")
                # With four different pegs as the first guess, all codes take 5673 guesses in total.
                assert "4.38 guesses expected (4.34 with the best guess)." in spoken_attempts(game_page)[0]


def test_review_names_emoji_for_screen_readers(iphone):
    game_page = open_game(iphone, over("codebreaker/1 540 3.food.99 17-,451"), path="codebreaker/#review")
    game_page.show_all_guesses()
    expect(game_page.reviewed).to_have_count(2)
    heads = game_page.reviewed.locator(".reviewed-head .pegs")
    drawn = heads.evaluate_all("rows => rows.map((row) => [...row.querySelectorAll('.hole')].map((hole) => hole.textContent))")
    assert drawn == [["🍔", "🥐", ""], ["🍩", "🥕", "🍔"]]
    assert spoken_attempts(game_page)[0].startswith("Attempt 1: burger, croissant, empty. ")


def test_one_attempt_is_expanded_at_a_time(desktop):
    game_page = open_review_of(desktop, SOLVED)
    buttons = [row.get_by_role("button") for row in game_page.reviewed.all()]

    def unfolded() -> list[int]:
        found = [number for number, button in enumerate(buttons) if button.get_attribute("aria-expanded") == "true"]
        shown = [number for number, row in enumerate(game_page.reviewed.all()) if row.get_by_role("list").count()]
        assert found == shown
        return found

    assert unfolded() == []
    for number in (0, 2, 1):
        buttons[number].click()
        assert unfolded() == [number]
        expect(game_page.reviewed.nth(number).get_by_role("list")).to_be_visible()
        assert " after attempt " in game_page.status()
        expect(buttons[number]).to_be_focused()
    buttons[1].click()
    assert unfolded() == []
    buttons[0].focus()
    game_page.press("Enter")
    assert unfolded() == [0]
    game_page.press(" ")
    assert unfolded() == []


def test_summary_and_its_link_hide_the_code_and_a_failed_copy_is_reported(desktop):
    context = desktop.context()
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    context.add_init_script(COPYING)
    game_page = open_review_of(desktop, SOLVED)
    game_page.button("Share this review").click()
    expect(game_page.notice).to_contain_text("Result and link copied.")
    copied = game_page.page.evaluate("navigator.clipboard.readText()")
    link = hide_moves(f"{desktop.address}codebreaker/#codebreaker/1/537/4.mastermind/0123,0014,2020/solved-3")
    assert re.fullmatch(
        r"CodeBreaker 537, Mastermind, 4 pegs: Solved in 3 guesses\. "
        rf"Mistakes cost \d\.\d\d guess(es)?, luck (saved|cost) {NUMBER}\.\n{re.escape(link)}",
        copied,
    )
    for word in ("red", "blue", "0014", "2020", "●"):
        assert word not in copied, "the code isn't revealed"
    game_page.page.evaluate(f"() => {{ {WITHOUT_SHARING} }}")
    game_page.button("Share this review").click()
    assert_text_can_be_copied(game_page.page, copied)
