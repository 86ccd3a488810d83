"""Par: what could be done in a game at best, beside its number, at its end, and in the scores."""

from playwright.sync_api import expect
from triples import SETTINGS_KEY, WHOLE_GAME, open_table, score_list

SCORES = score_list(
    "4000 1700000000 u triples/1 148 l", "1500 1700000001 - triples/1 5000 l", "400 1581897599 - -",
    "325 1700000003 - triples/1 3 l", "184 1700000004 - triples/1 14 l",
)  # fmt: skip


def rows(table) -> list[str]:
    """Points and share of each row."""
    shown = table.page.locator("#scores > li").all()
    return [f"{row.locator('.points').inner_text()} {row.locator('.share').text_content()}".strip() for row in shown]


def test_a_game_says_its_par(hand):
    table = open_table(hand, "triples/1 14 u")
    expect(table.page.locator("#game-title")).to_have_text("Game 14 · par 368, hard deal")
    table.page.locator("#open-game").click()
    table.page.keyboard.type("1001")
    table.page.keyboard.press("Enter")
    # The game that was on the table ends first.
    expect(table.page.locator("#ended-share-of-par")).to_have_text("par 368, hard deal")
    table.button("Close").click()
    expect(table.page.locator("#game-title")).to_have_text("Game 1001")


def test_the_end_of_a_game_without_par_says_nothing_of_it(desktop):
    table = open_table(desktop, "triples/1 1001")
    for key in ("ArrowUp", "ArrowLeft", "ArrowDown"):
        table.page.keyboard.press(key)
    table.button("New Game").click()
    expect(table.ended).to_be_visible()
    expect(table.page.locator("#ended-share-of-par")).to_be_hidden()


def test_scores_are_ranked_by_points_or_by_share_of_par(hand):
    table = open_table(hand, f"triples/1 14 {WHOLE_GAME[:2]}", scores=SCORES)
    table.tab("Scores").click()
    by_points = ["4,000 39 % of par", "1,500", "400", "325 100 % of par", "184 50 % of par"]
    assert rows(table) == by_points
    by_share = table.page.get_by_role("radio", name="Share of par")
    expect(by_share).not_to_be_checked()
    by_share.check(force=True)
    assert rows(table) == ["325 100 % of par", "184 50 % of par", "4,000 39 % of par", "1,500", "400"]
    assert table.page.evaluate("key => localStorage[key]", SETTINGS_KEY) == "triples-settings/1\nmode random\nranking share"
    # A row opens the game that it says.
    table.page.locator("#scores > li").nth(1).get_by_role("button").click()
    expect(table.page.locator("#viewer-caption")).to_have_text("Game 14, 1 move")
    table.page.locator("#viewer-close").click()

    table.page.reload()
    table.tab("Scores").click()
    expect(by_share).to_be_checked()
    assert rows(table)[0] == "325 100 % of par"
    table.page.get_by_role("radio", name="Points").check(force=True)
    assert rows(table) == by_points
