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


def cell(game, level: int):
    """Returns the button of a level, which is in its chapter."""
    return game.page.get_by_role("gridcell").get_by_role("button", name=re.compile(rf"^Level {level},"))


def turn_to(game, level: int):
    """Opens the chapter of a level with the arrow, and returns the level's button."""
    chapter = (level - 1) // 20 + 1
    heading = game.page.get_by_role("heading", level=3)
    while not heading.inner_text().startswith(f"Chapter {chapter} "):
        game.button("Next chapter").click()
    return cell(game, level)


def card(game):
    return game.page.get_by_role("dialog", name=re.compile("^Level "))


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
    expect(turn_to(game, 104)).to_have_accessible_name("Level 104, game 3, no medal yet")
    expect(turn_to(game, 143)).to_have_accessible_name("Level 143, game 14, the crown, best 368")
    expect(turn_to(game, 718)).to_have_accessible_name("Level 718, game 72, silver, best 273")
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


# Levels 1, 2, 3, 4, and 5 have the games 783, 999, 627, 75, and 88.
STARTED = "75 1 0\n88 0 0\n627 9999 0\n783 27 0\n999 21 0"


def test_map_shows_a_chapter_as_a_grid_with_named_levels_and_keys(desktop):
    game = open_levels(desktop, STARTED)
    grid = game.page.get_by_role("grid", name="Chapter 1 · Tight")
    assert [row.get_by_role("gridcell").all_inner_texts() for row in grid.get_by_role("row").all()] == [
        [str(level) for level in range(start, start + 4)] for start in range(1, 21, 4)
    ]
    expect(game.page.locator("#chapter-progress")).to_have_text("3 of 20 · 1 crown, 1 gold")
    names = [
        "Level 1, game 783, gold, best 27", "Level 2, game 999, bronze, best 21", "Level 3, game 627, the crown, best 9,999",
        "Level 4, game 75, no medal yet, best 1, next", "Level 5, game 88, no medal yet", "Level 6, game 138, not played",
    ]  # fmt: skip
    for level, name in enumerate(names, 1):
        expect(cell(game, level)).to_have_accessible_name(name)
    # Medals don't differ only in color: there are one to three dots, or a crown.
    shape = "cell => [getComputedStyle(cell, '::after').width, getComputedStyle(cell, '::after').clipPath]"
    assert len({tuple(cell(game, level).evaluate(shape)) for level in (1, 2, 3)}) == 3
    game.page.emulate_media(forced_colors="active")
    colors = "cell => [getComputedStyle(cell).color, getComputedStyle(cell, '::after').color]"
    assert len(set(cell(game, 1).evaluate(colors))) == 1
    game.page.emulate_media(forced_colors="none")
    style = "cell => getComputedStyle(cell).borderStyle + getComputedStyle(cell).borderWidth"
    assert [cell(game, level).evaluate(style) for level in (4, 5, 6)] == ["solid3px", "dashed2px", "solid1px"]
    # The keyboard can move through the map.
    cell(game, 4).focus()
    for key, level in [
        ("ArrowRight", 5), ("ArrowDown", 9), ("ArrowUp", 5), ("ArrowLeft", 4), ("Home", 1), ("End", 4), ("PageDown", 24),
        ("ArrowUp", 20), ("ArrowRight", 21), ("PageUp", 1),
    ]:  # fmt: skip
        game.page.keyboard.press(key)
        expect(cell(game, level)).to_be_focused()
    assert game.page.locator("#level-grid [tabindex='0']").count() == 1
    game.page.keyboard.press("Enter")
    expect(card(game)).to_contain_text("Game 783 · tough deal")
    game.page.keyboard.press("Escape")
    expect(card(game)).to_be_hidden()
    expect(cell(game, 1)).to_be_focused()


def test_arrows_turn_to_other_chapters(iphone):
    game = open_levels(iphone)
    previous, following = game.button("Previous chapter"), game.button("Next chapter")
    expect(previous).to_be_disabled()
    following.tap()
    expect(game.page.get_by_role("grid", name="Chapter 2 · Tight")).to_be_visible()
    assert game.status() == "Chapter 2 · Tight. 0 of 20."
    previous.tap()
    expect(cell(game, 1)).to_be_visible()
    expect(previous).to_be_disabled()
    expect(following).to_be_focused()
    turn_to(game, 1000)
    expect(game.page.get_by_role("grid", name="Chapter 50 · Endless")).to_be_visible()
    expect(following).to_be_disabled()
    cell(game, 1000).tap()
    game.button("Play this game").tap()
    assert game.line() == "triples/1 136"
    expect(game.board_element).to_be_visible()


def test_chapter_fits_phones(new_device, subtests):
    for name in ("iphone", "small", "iphone_landscape"):
        with subtests.test(device=name):
            game = open_levels(new_device(name), STARTED)
            height = game.page.evaluate("innerHeight")
            bar = game.page.get_by_role("tablist").bounding_box()
            # In landscape, the bar is at the left.
            bottom = bar["y"] if bar["width"] > bar["height"] else height
            first, last = (cell(game, level).bounding_box() for level in (1, 20))
            assert first["y"] >= 0 and last["y"] + last["height"] <= bottom


def test_continue_starts_or_resumes_the_next_level(iphone):
    game = open_levels(iphone, STARTED)
    game.button("Continue: level 4").tap()
    expect(game.board_element).to_be_visible()
    assert game.line() == "triples/1 75"
    game.press_keys("lurd")
    line = game.line()
    game.page.evaluate("location.hash = 'levels'")
    game.button("Continue: level 4").tap()
    expect(game.board_element).to_be_visible()
    assert game.line() == line, "the game continues"


def test_nothing_continues_if_all_levels_have_the_crown(iphone):
    game = open_levels(iphone, "\n".join(f"{number} 99999 0" for number in range(1, 1001)))
    expect(game.page.get_by_role("button", name=re.compile("^Continue"))).to_have_count(0)
    expect(game.page.locator("#chapter-progress")).to_have_text("20 of 20 · 20 crowns")


def test_any_game_opens_by_its_number(iphone):
    game = open_levels(iphone)
    game.button("By number").tap()
    expect(game.open_game_dialog).to_be_visible()
    expect(game.button("All levels")).to_have_count(0)
    game.button("Cancel").tap()
    expect(game.page.get_by_role("grid")).to_be_visible()
    game.button("By number").tap()
    game.open_game_dialog.get_by_role("textbox").fill("934")
    game.button("Open").tap()
    expect(game.board_element).to_be_visible()
    assert game.line() == "triples/1 934"


def test_map_scrolls_by_touch(new_device, subtests):
    for name in ("iphone", "small"):
        with subtests.test(device=name):
            game = open_levels(new_device(name))
            game.page.get_by_text("How medals are won").tap()
            panel = game.page.get_by_role("region", name="Levels")
            box = cell(game, 17).bounding_box()
            finger = Finger(game.page)
            finger.press(box["x"] + 5, box["y"] + 5)
            finger.move(box["x"] + 5, box["y"] - 145)
            finger.lift()
            wait_until(game.page, lambda: panel.evaluate("panel => panel.scrollTop") > 0)
            assert game.page.evaluate("document.getElementById('pop-up').open") is False


def test_card_survives_a_failed_load_and_then_names_the_opponents(desktop):
    game = open_levels(desktop, "14 250 0")
    # If the file is damaged or its download breaks off, only the opponents are missing.
    asked = []
    game.page.route("**/opponents.txt", lambda route: (asked.append(route), route.fulfill(body="<p>not here")))
    turn_to(game, 143).click()
    wait_until(game.page, lambda: asked)
    for level, number in [(143, 14), (144, 448)]:
        expect(card(game)).to_contain_text(f"Game {number}")
        expect(card(game)).not_to_contain_text("Matchmaker")
        game.button("Not now").click()
        cell(game, level + 1).click()
    game.button("Not now").click()
    game.page.unroute("**/opponents.txt")
    game.page.evaluate(BREAK_OFF)
    for loads in (False, True):
        if loads:
            game.page.evaluate("() => { window.fetch = whole }")
        # Opening the map again asks for the file again.
        game.button("Close the levels").click()
        game.page.evaluate("location.hash = 'levels'")
        turn_to(game, 143).click()
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
    cell(game, 2).click()
    game.button("Play this game").click()
    expect(game.ended).to_be_visible()
    game.button("Level 2").click()
    assert game.line() == "triples/1 999"


# Cards, and the perfect game.


def test_perfect_game_can_be_watched_with_the_crown_or_after_giving_up(iphone):
    game = open_levels(iphone, "3 325 0\n14 250 0")
    turn_to(game, 104).click()
    game.button("Watch the perfect game").click()
    expect(game.page.get_by_role("region", name="Replay")).to_be_visible()
    assert game.page.url.endswith("#" + hide_moves(f"triples/1/3/{perfect_game(3)}"))
    game.button("Last").click()
    assert game.page.locator("#viewer-score").inner_text() == "325"
    game.button("Close the replay").click()
    expect(game.page.get_by_role("grid")).to_be_visible()
    assert game.stored(LEVELS_KEY) == "triples-levels/2\n3 325 0\n14 250 0"
    # A card shows how many points each medal costs.
    turn_to(game, 143).click()
    assert medals(game) == [
        "Crown: 368 points", "Gold: 295 points", "Silver: 221 points, won", "Bronze: 148 points, won"
    ]
    expect(card(game)).to_contain_text("Your best is 250, 45 short of gold.")
    assert medal_scores(14) == {"bronze": 148, "silver": 221, "gold": 295, "crown": 368}
    # Before giving up, the card asks for confirmation.
    game.button("Give up and watch").click()
    expect(card(game)).to_contain_text("You keep silver. The level earns you no more medals once you watch the perfect game.")
    game.page.keyboard.press("Escape")
    assert game.stored(LEVELS_KEY) == "triples-levels/2\n3 325 0\n14 250 0"
    cell(game, 143).click()
    game.click("Give up and watch", "Watch the perfect game")
    expect(game.page.get_by_role("region", name="Replay")).to_be_visible()
    assert game.page.url.endswith("#" + hide_moves(f"triples/1/14/{PERFECT}"))
    assert game.stored(LEVELS_KEY) == "triples-levels/2\n3 325 0\n14 250 0 watched"
    game.button("Close the replay").click()
    cell(game, 143).click()
    expect(card(game)).to_contain_text("You watched the perfect game, so this level earns no more medals.")
