"""Games 1 to 1000 as levels: medals during a game and at its end, the map, the cards, and the perfect game."""

import re

from game_page import store
from hidden_moves import hide_moves
from levels import medal_scores, perfect_game
from playwright.sync_api import expect
from situations import REDUCED_MOTION
from touch import Finger
from triples import LEVELS_KEY, SETTINGS_KEY, WHOLE_GAME, open_game, saved, score_list
from waiting import wait_until

PERFECT = perfect_game(14)


SCORES = score_list(
    "4000 1700000000 u triples/1 148 l", "1500 1700000001 - triples/1 5000 l", "400 1581897599 - -",
    "368 1700000002 - triples/1 14 l", "325 1700000003 h triples/1 3 l", "273 1700000004 uf triples/1 72 l",
)  # fmt: skip

# Makes downloads of the opponents' scores break off after the headers.
BREAK_OFF = """() => {
  window.whole = fetch;
  const body = () => new ReadableStream({ start: (body) => body.error(new TypeError("broken off")) });
  window.fetch = async (...file) => (file[0].endsWith?.("opponents.txt") ? new Response(body()) : whole(...file));
}"""


def goal(game) -> str:
    """Returns the goal that is shown beside the score."""
    return game.page.locator("#goal-figure").inner_text()


def open_levels(device, text: str | None = None, line="triples/1 14"):
    if text is not None:
        store(device, {LEVELS_KEY: "triples-levels/2\n" + text})
    game = open_game(device, line, path="triples/#levels")
    expect(game.page.get_by_role("grid")).to_be_visible()
    return game


def cell(game, number: int):
    return game.page.get_by_role("gridcell").get_by_role("button", name=re.compile(rf"^Game {number}\b"))


def card(game):
    return game.page.get_by_role("dialog", name=re.compile("^Game "))


def medals(game) -> list[str]:
    return [row.strip() for row in card(game).locator("#level > div").all_inner_texts()]


# During a game and at its end.


def test_next_medal_is_beside_the_score_until_too_many_undos(desktop):
    game = open_game(desktop, "triples/1 14 u")
    expect(game.page.locator("#goal-figure")).to_be_visible()
    assert goal(game) == f"To bronze\n{medal_scores(14)['bronze'] - game.score()}"
    expect(game.page.locator("#best-figure")).to_be_hidden()
    assert game.score() == 11
    # Undoing a few moves doesn't cost the medal.
    game.press_keys("ldr")
    for _ in range(3):
        game.click("Undo", "Redo")
        assert goal(game).startswith("To bronze\n")
    game.button("Undo").click()
    assert goal(game) == "No medal\ntoo many undos"


def test_reached_medal_is_shown_and_announced(desktop):
    game = open_game(desktop, f"triples/1 14 {PERFECT[0]}")
    moves = iter(PERFECT[1:-1])
    while game.score() < medal_scores(14)["bronze"]:
        assert goal(game).startswith("To bronze\n")
        assert "Bronze!" not in game.status()
        game.press_keys(next(moves))
    assert game.status().endswith("Bronze!")
    assert re.fullmatch(r"To silver\n\d+", goal(game))
    expect(game.page.locator("#tip")).to_have_text(re.compile(r"Bronze! \d+ more for silver\."))
    expect(game.page.locator("#goal-figure")).to_have_class("reached")
    # Play on to the move that wins the crown.
    game.press_keys("".join(moves))
    assert goal(game).startswith("To crown\n")
    for _ in range(3):
        game.button("Undo").click()
    assert goal(game).startswith(("To gold\n", "To crown\n"))
    game.press_keys(PERFECT[-4:])
    expect(game.ended).to_be_visible()
    assert game.ended.locator("#ended-medals").inner_text() == "The crown! No one can score more with this deal."
    assert game.stored(LEVELS_KEY) == "triples-levels/2\n14 368 0"
    assert "Crown!" in game.status() or "The crown!" in game.status()


def test_result_shows_the_points_missing_for_medals_and_opens_the_card(desktop):
    game = open_game(desktop, f"triples/1 14 {WHOLE_GAME[:-1]}")
    game.press_keys(WHOLE_GAME[-1])
    expect(game.ended.locator("#ended-medals")).to_have_text("35 short of bronze")
    game.button("More").click()
    game.button("Medals").click()
    expect(card(game)).to_contain_text("Your best is 113, 35 short of bronze.")
    game.button("Not now").click()
    expect(game.ended).to_be_visible()


def test_lost_medal_is_explained_and_other_games_do_not_mention_medals(desktop):
    game = open_game(desktop, saved(f"triples/1 14 {WHOLE_GAME[:-1]}", "marks h"))
    assert goal(game) == "No medal\nhint used"
    game.press_keys(WHOLE_GAME[-1])
    expect(game.ended.locator("#ended-medals")).to_have_text("No medal: you used a hint.")
    assert game.stored(LEVELS_KEY) == "triples-levels/2\n14 0 0"
    # This game isn't a level.
    game = open_game(desktop, "triples/1 1001", **REDUCED_MOTION)
    game.tab("Scores").click()
    game.tab("Board").click()
    for key in ("ArrowUp", "ArrowLeft", "ArrowDown"):
        game.page.keyboard.press(key)
    expect(game.page.locator("#best-figure")).to_be_visible()
    game.button("New Game").click()
    expect(game.ended).to_be_visible()
    expect(game.page.locator("#ended-medals")).to_be_hidden()


# The scores.


def rows(game) -> list[str]:
    """Returns the points and the medal of each row."""
    shown = game.page.locator("#scores > li").all()
    return [f"{row.locator('.points').inner_text()} {' '.join(row.locator('.worth').inner_text().split())}".strip() for row in shown]


BY_POINTS = ["4,000 6,094 short of the crown", "1,500", "400", "368 Crown", "325", "273 Silver, 1,587 short of the crown"]


def test_scores_are_ranked_by_points_or_medals_and_count_on_the_map(iphone):
    game = open_game(iphone, "triples/1 14", scores=SCORES)
    assert_rows_stay_when_medals_appear(game)
    assert rows(game) == BY_POINTS
    by_medals = game.page.get_by_role("radio", name="Medals")
    expect(by_medals).not_to_be_checked()
    by_medals.check(force=True)
    assert [row.split()[0] for row in rows(game)] == ["368", "273", "325", "4,000", "1,500", "400"]
    assert game.page.evaluate("key => localStorage[key]", SETTINGS_KEY) == "triples-settings/1\nmode random\nranking share"
    # Pressing a row opens its game.
    game.page.locator("#scores > li").nth(1).get_by_role("button").click()
    expect(game.page.locator("#viewer-caption")).to_have_text("Game 72, 1 move")
    game.page.locator("#viewer-close").click()

    game.page.reload()
    game.tab("Scores").click()
    expect(by_medals).to_be_checked()
    expect(game.page.locator("#scores .medal")).to_have_count(2)
    assert rows(game)[0] == "368 Crown"
    game.page.get_by_role("radio", name="Points").check(force=True)
    assert rows(game) == BY_POINTS

    # Scores that were recorded before the game had levels, or when medals took less, keep their medals.
    game.button("Levels").click()
    expect(cell(game, 14)).to_have_accessible_name("Game 14, the crown, best 368. Tough deal.")
    expect(cell(game, 3)).to_have_accessible_name("Game 3, no medal yet. Tough deal.")
    expect(cell(game, 72)).to_have_accessible_name("Game 72, silver, best 273")
    assert game.stored(LEVELS_KEY) is None, "viewing writes nothing"


def assert_rows_stay_when_medals_appear(game) -> None:
    """Opens the scores, and checks that no row moves when the medals of an earlier release appear."""
    held = []
    game.page.route("**/opponents.txt", lambda route: held.append(route))
    game.tab("Scores").click()
    wait_until(game.page, lambda: held)
    buttons = game.page.locator("#scores > li").get_by_role("button")
    expect(buttons).to_have_count(5)
    expect(game.page.locator("#scores .medal")).to_have_count(1)
    game.settle()
    places = [button.bounding_box() for button in buttons.all()]
    game.page.evaluate("window.before = [...document.querySelectorAll('#scores button')]")
    held.pop().continue_()
    expect(game.page.locator("#scores .medal")).to_have_count(2)
    game.settle()
    assert [button.bounding_box() for button in buttons.all()] == places
    assert game.page.evaluate("window.before.every((button) => button.isConnected)")
    game.page.unroute("**/opponents.txt")


# The map.


def test_map_is_a_grid_with_named_levels_and_keys(desktop):
    game = open_levels(desktop, "2 853 0\n3 325 0\n10 100 0\n14 342 0\n15 0 0\n16 1 0")
    grid = game.page.get_by_role("grid", name="Games 1–100")
    assert grid.get_by_role("row").count() == 10 and grid.get_by_role("gridcell").count() == 100
    expect(cell(game, 14)).to_have_accessible_name("Game 14, gold, best 342. Tough deal.")
    expect(cell(game, 15)).to_have_accessible_name(re.compile("Game 15, no medal yet"))
    expect(cell(game, 17)).to_have_accessible_name(re.compile("Game 17, not played"))
    counts = game.page.locator("#level-counts")
    assert " ".join(counts.inner_text().split()) == "Crown 2 Gold 1 Silver 0 Bronze 1 Played 6"
    # All levels are drawn, in ten pictures.
    squares = game.page.locator("#hundreds path").evaluate_all(
        "paths => paths.map((path) => path.getAttribute('d').split('M').length - 1).reduce((a, b) => a + b)"
    )
    assert squares == 6
    # Medals don't differ only in color: a disc has one to three dots, and a crown has a different shape.
    shape = "cell => [getComputedStyle(cell, '::after').width, getComputedStyle(cell, '::after').clipPath]"
    assert len({tuple(cell(game, number).evaluate(shape)) for number in (2, 10, 14)}) == 3
    # The keyboard can move through the map.
    cell(game, 14).focus()
    for key, number in [
        ("ArrowRight", 15), ("ArrowDown", 25), ("ArrowUp", 15), ("ArrowLeft", 14), ("Home", 11), ("End", 20), ("PageDown", 120),
        ("ArrowRight", 121), ("PageUp", 21),
    ]:
        game.page.keyboard.press(key)
        expect(cell(game, number)).to_be_focused()
    assert game.page.locator("#level-grid [tabindex='0']").count() == 1
    game.page.keyboard.press("Enter")
    expect(card(game)).to_contain_text("Game 21")
    game.page.keyboard.press("Escape")
    expect(card(game)).to_be_hidden()
    expect(game.page.get_by_role("grid")).to_be_visible()


def test_tapping_the_map_shows_a_hundred_levels_and_opens_a_card(iphone):
    game = open_levels(iphone, "901 9999 0")
    hundred = game.page.get_by_role("group", name="Hundreds").get_by_role("button", name="901–1000")
    hundred.tap()
    expect(hundred).to_have_attribute("aria-pressed", "true")
    expect(cell(game, 901)).to_have_accessible_name(re.compile("the crown, best 9,999"))
    cell(game, 902).tap()
    expect(card(game)).to_contain_text("Not played yet.")
    game.button("Play this game").tap()
    assert game.line() == "triples/1 902"
    expect(game.board_element).to_be_visible()


def test_map_scrolls_by_touch(new_device, subtests):
    for name in ("iphone", "small"):
        with subtests.test(device=name):
            game = open_levels(new_device(name))
            panel = game.page.get_by_role("region", name="Levels")
            box = cell(game, 21).bounding_box()
            finger = Finger(game.page)
            finger.press(box["x"] + 5, min(box["y"], 450))
            finger.move(box["x"] + 5, min(box["y"], 450) - 150)
            finger.lift()
            wait_until(game.page, lambda: panel.evaluate("panel => panel.scrollTop") > 0)
            assert game.page.evaluate("document.getElementById('pop-up').open") is False


def test_map_sorts_by_difficulty_and_opens_the_next_level_to_play(iphone):
    game = open_levels(iphone, "1 5 0\n2 853 0\n3 1 0", line="triples/1 1")
    game.button("Next level").click()
    expect(card(game)).to_contain_text("Game 4")
    game.button("Not now").click()
    game.page.get_by_role("radio", name="By difficulty").check(force=True)
    expect(game.page.get_by_role("grid", name=re.compile("by difficulty"))).to_be_visible()
    expect(game.page.locator("#level-order-note")).to_contain_text("fewer possible points")
    expect(game.page.locator("#level-grid [aria-current]")).to_have_text("4")
    game.page.get_by_role("group", name="Hundreds").get_by_role("button").first.click()
    assert game.page.get_by_role("gridcell").all_inner_texts()[:3] == ["783", "999", "627"]
    game.button("Next medal").click()
    expect(card(game)).to_contain_text("Game 999")


def test_card_survives_a_failed_load_and_then_names_the_opponents(desktop):
    game = open_levels(desktop, "14 250 0")
    # If the file is damaged or its download breaks off, only the opponents are missing.
    asked = []
    game.page.route("**/opponents.txt", lambda route: (asked.append(route), route.fulfill(body="<p>not here")))
    cell(game, 14).click()
    wait_until(game.page, lambda: asked)
    for number in (14, 15):
        expect(card(game)).to_contain_text(f"Game {number}")
        expect(card(game)).not_to_contain_text("Matchmaker")
        game.button("Not now").click()
        cell(game, number + 1).click()
    game.button("Not now").click()
    game.page.unroute("**/opponents.txt")
    game.page.evaluate(BREAK_OFF)
    for loads in (False, True):
        if loads:
            game.page.evaluate("() => { window.fetch = whole }")
        # Opening the map again asks for the file again.
        game.button("Close the levels").click()
        game.page.evaluate("location.hash = 'levels'")
        cell(game, 14).click()
        expect(card(game)).to_contain_text("Your best is 250")
        if loads:
            expect(card(game)).to_contain_text("To compare: the coach scores 342, the Matchmaker 314, and the Sweeper 252.")
        else:
            expect(card(game)).not_to_contain_text("Matchmaker")
        game.button("Not now").click()


def test_map_opens_closes_and_starts_a_level(desktop):
    game = open_game(desktop, "triples/1 14 u")
    levels = game.page.get_by_role("region", name="Levels")
    game.page.locator("#open-game").click()
    game.button("All levels").click()
    expect(levels).to_be_visible()
    expect(game.page.get_by_role("grid")).to_be_visible()
    assert game.page.url.endswith("#levels")
    expect(game.board_element).to_be_hidden()
    game.button("Close the levels").click()
    expect(game.board_element).to_be_visible()
    game.page.go_back()
    expect(levels).to_be_visible()
    game.page.reload()
    expect(game.page.get_by_role("grid")).to_be_visible()
    game.tab("About").click()
    expect(levels).to_be_hidden()
    # Starting a level first ends the current game.
    game.page.go_back()
    cell(game, 20).click()
    game.button("Play this game").click()
    expect(game.ended).to_be_visible()
    game.button("Start game 20").click()
    assert game.line() == "triples/1 20"


# Cards, and the perfect game.


def test_perfect_game_can_be_watched_with_the_crown_or_after_giving_up(iphone):
    game = open_levels(iphone, "3 325 0\n14 250 0")
    cell(game, 3).click()
    game.button("Watch the perfect game").click()
    expect(game.page.get_by_role("region", name="Replay")).to_be_visible()
    assert game.page.url.endswith("#" + hide_moves(f"triples/1/3/{perfect_game(3)}"))
    game.button("Last").click()
    assert game.page.locator("#viewer-score").inner_text() == "325"
    game.button("Close the replay").click()
    expect(game.page.get_by_role("grid")).to_be_visible()
    assert game.stored(LEVELS_KEY) == "triples-levels/2\n3 325 0\n14 250 0"
    # A card shows how many points each medal costs.
    cell(game, 14).click()
    assert medals(game) == [
        "Crown: 368 points", "Gold: 295 points", "Silver: 221 points, won", "Bronze: 148 points, won"
    ]
    expect(card(game)).to_contain_text("Your best is 250, 45 short of gold. Tough deal: these tiles allow few points.")
    assert medal_scores(14) == {"bronze": 148, "silver": 221, "gold": 295, "crown": 368}
    # Before giving up, the card asks for confirmation.
    game.button("Give up and watch").click()
    expect(card(game)).to_contain_text("You keep silver. The level earns you no more medals once you watch the perfect game.")
    game.page.keyboard.press("Escape")
    assert game.stored(LEVELS_KEY) == "triples-levels/2\n3 325 0\n14 250 0"
    cell(game, 14).click()
    game.click("Give up and watch", "Watch the perfect game")
    expect(game.page.get_by_role("region", name="Replay")).to_be_visible()
    assert game.page.url.endswith("#" + hide_moves(f"triples/1/14/{PERFECT}"))
    assert game.stored(LEVELS_KEY) == "triples-levels/2\n3 325 0\n14 250 0 watched"
    game.button("Close the replay").click()
    cell(game, 14).click()
    expect(card(game)).to_contain_text("You watched the perfect game, so this level earns no more medals.")
