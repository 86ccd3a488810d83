"""The games 1 to 1000 as levels: medals during and after a game, the map, cards, and the perfect game."""

import re

from game_page import store
from levels import costs, perfect_game
from playwright.sync_api import expect
from touch import Finger
from triples import LEVELS_KEY, SETTINGS_KEY, WHOLE_GAME, open_table, saved, score_list
from waiting import wait_until

PERFECT = perfect_game(14)

# Without animations, tests don't need to wait.
STILL = {"reduced_motion": "reduce"}

SCORES = score_list(
    "4000 1700000000 u triples/1 148 l", "1500 1700000001 - triples/1 5000 l", "400 1581897599 - -",
    "368 1700000002 - triples/1 14 l", "325 1700000003 h triples/1 3 l", "314 1700000004 uf triples/1 14 l",
)  # fmt: skip

# From now on, downloads of the medals break off after the headers.
BREAK_OFF = """() => {
  window.whole = fetch;
  const body = () => new ReadableStream({ start: (body) => body.error(new TypeError("broken off")) });
  window.fetch = async (...file) => (file[0].endsWith?.("medals.txt") ? new Response(body()) : whole(...file));
}"""


def goal(table) -> str:
    """Returns the goal beside the score."""
    return table.page.locator("#goal-figure").inner_text()


def await_goal(table) -> None:
    """Waits for the medals, which load when the player opens the scores, or some seconds after the start."""
    table.tab("Scores").click()
    table.tab("Board").click()
    expect(table.page.locator("#goal-figure")).to_be_visible()


def open_levels(device, text: str | None = None, line="triples/1 14"):
    if text is not None:
        store(device, {LEVELS_KEY: "triples-levels/1\n" + text})
    table = open_table(device, line, path="triples/#levels")
    expect(table.page.get_by_role("grid")).to_be_visible()
    return table


def cell(table, number: int):
    return table.page.get_by_role("gridcell").get_by_role("button", name=re.compile(rf"^Game {number}\b"))


def card(table):
    return table.page.get_by_role("dialog", name=re.compile("^Game "))


def medals(table) -> list[str]:
    return [row.strip() for row in card(table).locator("#level > div").all_inner_texts()]


# During a game, and at its end.


def test_next_medal_appears_beside_the_score(desktop):
    table = open_table(desktop, "triples/1 14 u")
    expect(table.page.locator("#best-figure")).to_be_visible()
    expect(table.page.locator("#goal-figure")).to_be_visible()
    assert goal(table) == f"Bronze in\n{costs(14)['bronze'] - table.score()}"
    expect(table.page.locator("#best-figure")).to_be_hidden()
    assert table.score() == 11
    # A move by mistake is forgiven if it's undone.
    table.press_keys("ldr")
    for _ in range(3):
        table.button("Undo").click()
        table.button("Redo").click()
        assert goal(table).startswith("Bronze in\n")
    table.button("Undo").click()
    assert goal(table) == "No medal\ntoo many undos"


def test_reached_medal_is_shown_and_announced(desktop):
    table = open_table(desktop, f"triples/1 14 {PERFECT[0]}")
    await_goal(table)
    moves = iter(PERFECT[1:-1])
    while table.score() < costs(14)["bronze"]:
        assert goal(table).startswith("Bronze in\n")
        assert "Bronze!" not in table.status()
        table.press_keys(next(moves))
    assert table.status().endswith("Bronze!")
    assert re.fullmatch(r"Silver in\n\d+", goal(table))
    expect(table.page.locator("#tip")).to_have_text(re.compile(r"Bronze! \d+ more for silver\."))
    expect(table.page.locator("#goal-figure")).to_have_class("reached")
    # Continue to the move that brings the crown.
    table.press_keys("".join(moves))
    assert goal(table).startswith("Crown in\n")
    for _ in range(3):
        table.button("Undo").click()
    assert goal(table).startswith(("Gold in\n", "Crown in\n"))
    table.press_keys(PERFECT[-4:])
    expect(table.ended).to_be_visible()
    assert table.ended.locator("#ended-medals").inner_text() == "The crown! No one can score more with this deal."
    assert table.stored(LEVELS_KEY) == "triples-levels/1\n14 368"
    assert "Crown!" in table.status() or "The crown!" in table.status()


def test_result_shows_the_medal_and_opens_the_card(desktop):
    table = open_table(desktop, f"triples/1 14 {WHOLE_GAME[:-1]}")
    table.press_keys(WHOLE_GAME[-1])
    expect(table.ended.locator("#ended-medals")).to_have_text("139 more for bronze, 255 for the crown.")
    table.button("Medals").click()
    expect(card(table)).to_contain_text("Your best is 113, 139 short of bronze.")
    table.button("Not now").click()
    expect(table.ended).to_be_visible()


def test_help_is_shown_and_other_games_do_not_mention_medals(desktop):
    table = open_table(desktop, saved(f"triples/1 14 {WHOLE_GAME[:-1]}", "marks h"))
    await_goal(table)
    assert goal(table) == "No medal\nhint used"
    table.press_keys(WHOLE_GAME[-1])
    expect(table.ended.locator("#ended-medals")).to_have_text("No medal: you used a hint.")
    assert table.stored(LEVELS_KEY) == "triples-levels/1\n14 0"
    # A game that isn't a level.
    table = open_table(desktop, "triples/1 1001", **STILL)
    table.tab("Scores").click()
    table.tab("Board").click()
    for key in ("ArrowUp", "ArrowLeft", "ArrowDown"):
        table.page.keyboard.press(key)
    expect(table.page.locator("#best-figure")).to_be_visible()
    table.button("New Game").click()
    expect(table.ended).to_be_visible()
    for name in ("#ended-medals", "#ended-best"):
        expect(table.page.locator(name)).to_be_hidden()


# The scores.


def rows(table) -> list[str]:
    """Returns each row's points and medal."""
    shown = table.page.locator("#scores > li").all()
    return [f"{row.locator('.points').inner_text()} {' '.join(row.locator('.worth').inner_text().split())}".strip() for row in shown]


BY_POINTS = ["4,000 6,094 from the crown", "1,500", "400", "368 Crown", "325", "314 Silver, 54 from the crown"]


def test_scores_are_ranked_by_points_or_by_medals(iphone):
    table = open_table(iphone, "triples/1 14", scores=SCORES)
    assert_no_row_changes_when_the_medals_are_known(table)
    assert rows(table) == BY_POINTS
    by_medals = table.page.get_by_role("radio", name="Medals")
    expect(by_medals).not_to_be_checked()
    by_medals.check(force=True)
    assert [row.split()[0] for row in rows(table)] == ["368", "314", "325", "4,000", "1,500", "400"]
    assert table.page.evaluate("key => localStorage[key]", SETTINGS_KEY) == "triples-settings/1\nmode random\nranking share"
    # A row opens its game.
    table.page.locator("#scores > li").nth(1).get_by_role("button").click()
    expect(table.page.locator("#viewer-caption")).to_have_text("Game 14, 1 move")
    table.page.locator("#viewer-close").click()

    table.page.reload()
    table.tab("Scores").click()
    expect(by_medals).to_be_checked()
    expect(table.page.locator("#scores .medal")).to_have_count(2)
    assert rows(table)[0] == "368 Crown"
    table.page.get_by_role("radio", name="Points").check(force=True)
    assert rows(table) == BY_POINTS

    # Old scores have earned their medals.
    table.button("Levels").click()
    expect(cell(table, 14)).to_have_accessible_name("Game 14, the crown, best 368. Hard luck.")
    expect(cell(table, 3)).to_have_accessible_name("Game 3, no medal yet. Hard luck.")
    assert table.stored(LEVELS_KEY) is None, "viewing writes nothing"


def assert_no_row_changes_when_the_medals_are_known(table) -> None:
    """Opens the scores before the medals arrive, and checks that no row moves when they do."""
    held = []
    table.page.route("**/medals.txt", lambda route: held.append(route))
    table.tab("Scores").click()
    wait_until(table.page, lambda: held)
    buttons = table.page.locator("#scores > li").get_by_role("button")
    expect(buttons).to_have_count(5)
    table.settle()
    places = [button.bounding_box() for button in buttons.all()]
    table.page.evaluate("window.before = [...document.querySelectorAll('#scores button')]")
    held.pop().continue_()
    expect(table.page.locator("#scores .medal")).to_have_count(2)
    table.settle()
    assert [button.bounding_box() for button in buttons.all()] == places
    assert table.page.evaluate("window.before.every((button) => button.isConnected)")
    table.page.unroute("**/medals.txt")


# The map.


def test_map_is_a_grid_with_named_levels_and_keys(desktop):
    table = open_levels(desktop, "2 853\n3 325\n10 190\n14 342\n15 0\n16 1")
    grid = table.page.get_by_role("grid", name="Games 1–100")
    assert grid.get_by_role("row").count() == 10 and grid.get_by_role("gridcell").count() == 100
    expect(cell(table, 14)).to_have_accessible_name("Game 14, gold, best 342. Hard luck.")
    expect(cell(table, 15)).to_have_accessible_name(re.compile("Game 15, no medal yet"))
    expect(cell(table, 17)).to_have_accessible_name(re.compile("Game 17, not played"))
    counts = table.page.locator("#level-counts")
    assert " ".join(counts.inner_text().split()) == "Crown 2 Gold 1 Silver 0 Bronze 1 Played 6"
    # All levels are on the page, as ten pictures.
    squares = table.page.locator("#hundreds path").evaluate_all(
        "paths => paths.map((path) => path.getAttribute('d').split('M').length - 1).reduce((a, b) => a + b)"
    )
    assert squares == 6
    # Medals differ not only in color: a disc has one to three dots, and a crown has another shape.
    shape = "cell => [getComputedStyle(cell, '::after').width, getComputedStyle(cell, '::after').clipPath]"
    assert len({tuple(cell(table, number).evaluate(shape)) for number in (2, 10, 14)}) == 3
    # The keyboard moves through the map.
    cell(table, 14).focus()
    for key, number in [
        ("ArrowRight", 15), ("ArrowDown", 25), ("ArrowUp", 15), ("ArrowLeft", 14), ("Home", 11), ("End", 20), ("PageDown", 120),
        ("ArrowRight", 121), ("PageUp", 21),
    ]:
        table.page.keyboard.press(key)
        expect(cell(table, number)).to_be_focused()
    assert table.page.locator("#level-grid [tabindex='0']").count() == 1
    table.page.keyboard.press("Enter")
    expect(card(table)).to_contain_text("Game 21")
    table.page.keyboard.press("Escape")
    expect(card(table)).to_be_hidden()
    expect(table.page.get_by_role("grid")).to_be_visible()


def test_map_works_by_touch(iphone):
    table = open_levels(iphone, "901 9999")
    hundred = table.page.get_by_role("group", name="Hundreds").get_by_role("button", name="901–1000")
    hundred.tap()
    expect(hundred).to_have_attribute("aria-pressed", "true")
    expect(cell(table, 901)).to_have_accessible_name(re.compile("the crown, best 9,999"))
    cell(table, 902).tap()
    expect(card(table)).to_contain_text("Not played yet.")
    table.button("Play this game").tap()
    assert table.line() == "triples/1 902"
    expect(table.board_element).to_be_visible()


def test_finger_scrolls_the_map(take, subtests):
    for name in ("iphone", "small"):
        with subtests.test(device=name):
            table = open_levels(take(name))
            panel = table.page.get_by_role("region", name="Levels")
            box = cell(table, 21).bounding_box()
            finger = Finger(table.page)
            finger.press(box["x"] + 5, min(box["y"], 450))
            finger.move(box["x"] + 5, min(box["y"], 450) - 150)
            finger.lift()
            wait_until(table.page, lambda: panel.evaluate("panel => panel.scrollTop") > 0)
            assert table.page.evaluate("document.getElementById('pop-up').open") is False


def test_next_level_is_offered(iphone):
    table = open_levels(iphone, "1 5\n2 853\n3 1", line="triples/1 1")
    table.button("Next not played").click()
    expect(card(table)).to_contain_text("Game 4")
    table.button("Not now").click()
    table.page.get_by_role("radio", name="By difficulty").check(force=True)
    expect(table.page.get_by_role("grid", name=re.compile("by difficulty"))).to_be_visible()
    expect(table.page.locator("#level-order-note")).to_contain_text("fewer possible points")
    expect(table.page.locator("#level-grid [aria-current]")).to_have_text("4")
    table.page.get_by_role("group", name="Hundreds").get_by_role("button").first.click()
    assert table.page.get_by_role("gridcell").all_inner_texts()[:3] == ["783", "999", "627"]
    table.button("Next without gold").click()
    expect(card(table)).to_contain_text("Game 999")


def test_map_opens_closes_and_starts_a_level(desktop):
    table = open_table(desktop, "triples/1 14 u")
    levels = table.page.get_by_role("region", name="Levels")
    # A damaged or interrupted file costs only the medals.
    table.page.route("**/medals.txt", lambda route: route.fulfill(body="<p>not here"))
    for damage in ("() => {}", BREAK_OFF):
        table.page.evaluate(damage)
        table.page.evaluate("location.hash = 'levels'")
        expect(table.notice).to_contain_text("Can’t load the levels. They need the network once.")
        table.button("OK").click()
        expect(table.board_element).to_be_visible()
    table.page.evaluate("() => { window.fetch = whole }")
    table.press_keys("l")
    assert table.line() == "triples/1 14 ul"
    table.page.unroute("**/medals.txt")
    table.page.locator("#open-game").click()
    table.button("All levels").click()
    expect(levels).to_be_visible()
    expect(table.page.get_by_role("grid")).to_be_visible()
    assert table.page.url.endswith("#levels")
    expect(table.board_element).to_be_hidden()
    table.button("Close the levels").click()
    expect(table.board_element).to_be_visible()
    table.page.go_back()
    expect(levels).to_be_visible()
    table.page.reload()
    expect(table.page.get_by_role("grid")).to_be_visible()
    table.tab("About").click()
    expect(levels).to_be_hidden()
    # Starting a level ends the current game.
    table.page.go_back()
    cell(table, 20).click()
    table.button("Play this game").click()
    expect(table.ended).to_be_visible()
    table.button("Start game 20").click()
    assert table.line() == "triples/1 20"


# Cards, and the perfect game.


def test_perfect_game_is_available_with_the_crown(iphone):
    table = open_levels(iphone, "3 325\n14 320")
    cell(table, 3).click()
    table.button("Watch the perfect game").click()
    expect(table.page.get_by_role("region", name="Replay")).to_be_visible()
    assert table.page.url.endswith(f"#triples/1/3/{perfect_game(3)}")
    table.button("Last").click()
    assert table.page.locator("#viewer-score").inner_text() == "325"
    table.button("Close the replay").click()
    expect(table.page.get_by_role("grid")).to_be_visible()
    assert table.stored(LEVELS_KEY) == "triples-levels/1\n3 325\n14 320"
    # A card lists the points for each medal.
    cell(table, 14).click()
    assert medals(table) == [
        "Crown: 368 points", "Gold: 342 points", "Silver: 314 points, won", "Bronze: 252 points, won"
    ]
    expect(card(table)).to_contain_text("Your best is 320, 22 short of gold. Hard luck: these tiles allow few points.")
    assert costs(14) == {"bronze": 252, "silver": 314, "gold": 342, "crown": 368}
    # Giving up asks first.
    table.button("Give up and watch").click()
    expect(card(table)).to_contain_text("You keep silver. The level earns you no more medals once you watch the perfect game.")
    table.page.keyboard.press("Escape")
    assert table.stored(LEVELS_KEY) == "triples-levels/1\n3 325\n14 320"
    cell(table, 14).click()
    table.button("Give up and watch").click()
    table.button("Watch the perfect game").click()
    expect(table.page.get_by_role("region", name="Replay")).to_be_visible()
    assert table.page.url.endswith(f"#triples/1/14/{PERFECT}")
    assert table.stored(LEVELS_KEY) == "triples-levels/1\n3 325\n14 320 watched"
    table.button("Close the replay").click()
    cell(table, 14).click()
    expect(card(table)).to_contain_text("You watched the perfect game, so this level earns no more medals.")
