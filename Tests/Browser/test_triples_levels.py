"""Games 1 to 1000 as levels, as they are drawn: the next medal, the scores, the map, and the cards. Native tests check the words."""

import re

from game_page import store
from hidden_moves import hide_moves
from levels import perfect_game
from playwright.sync_api import expect
from touch import Finger
from triples import LEVELS_KEY, open_game, score_list
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


def open_levels(device, text: str | None = None, line="triples/1 14"):
    if text is not None:
        store(device, {LEVELS_KEY: "triples-levels/2\n" + text})
    game = open_game(device, line, path="triples/#levels")
    expect(game.page.get_by_role("grid")).to_be_visible()
    return game


def cell(game, level: int):
    """Returns the button of a level, which is in its chapter."""
    return game.page.get_by_role("gridcell").get_by_role("button", name=re.compile(rf"^Level {level},"))


def card(game):
    return game.page.get_by_role("dialog", name=re.compile("^Level "))


def test_next_medal_is_beside_the_score_and_lights_up_when_one_is_reached(desktop):
    game = open_game(desktop, f"triples/1 14 {PERFECT[0]}")
    goal = game.page.locator("#goal-figure")
    expect(game.page.locator("#best-figure")).to_be_hidden()
    moves = iter(PERFECT[1:-1])
    while not game.status().endswith("Bronze!"):
        assert goal.inner_text().startswith("To bronze\n")
        game.press_keys(next(moves))
    assert re.fullmatch(r"To silver\n\d+", goal.inner_text())
    expect(goal).to_have_class("reached")
    expect(game.page.locator("#tip")).to_have_text(re.compile(r"Bronze! \d+ more for silver\."))
    # The last move wins the crown.
    game.press_keys("".join(moves) + PERFECT[-1])
    expect(game.ended.locator("#ended-medals")).to_have_text("The crown! No one can score more with this deal.")
    assert game.stored(LEVELS_KEY) == "triples-levels/2\n14 368 0"


def test_rows_of_the_scores_are_ranked_and_stay_when_medals_appear(iphone):
    game = open_game(iphone, "triples/1 14", scores=SCORES)
    held = []
    game.page.route("**/opponents.txt", lambda route: held.append(route))
    game.tab("Scores").click()
    wait_until(game.page, lambda: held)
    buttons = game.page.locator("#scores > li").get_by_role("button")
    expect(buttons).to_have_count(5)
    medals = game.page.locator("#scores .medal")
    expect(medals).to_have_count(1)
    game.settle()
    places = [button.bounding_box() for button in buttons.all()]
    game.page.evaluate("window.before = [...document.querySelectorAll('#scores button')]")
    # The medals of an earlier release need this file.
    held.pop().continue_()
    expect(medals).to_have_count(2)
    game.settle()
    assert [button.bounding_box() for button in buttons.all()] == places
    assert game.page.evaluate("window.before.every((button) => button.isConnected)")
    points = game.page.locator("#scores .points")
    assert points.all_inner_texts() == ["4,000", "1,500", "400", "368", "325", "273"]
    game.page.get_by_role("radio", name="Medals").check(force=True)
    assert points.all_inner_texts() == ["368", "273", "325", "4,000", "1,500", "400"]
    assert game.stored(LEVELS_KEY) is None, "viewing writes nothing"


# Levels 1, 2, 3, 4, and 5 have the games 783, 999, 627, 75, and 88.
STARTED = "75 1 0\n88 0 0\n627 9999 0\n783 27 0\n999 21 0"


def test_map_is_a_grid_whose_levels_are_named_and_differ_in_shape(desktop):
    game = open_levels(desktop, STARTED)
    grid = game.page.get_by_role("grid", name="Chapter 1 · Tight")
    assert [row.get_by_role("gridcell").all_inner_texts() for row in grid.get_by_role("row").all()] == [
        [str(level) for level in range(start, start + 4)] for start in range(1, 21, 4)
    ]
    expect(game.page.locator("#chapter-progress")).to_have_text("3 of 20 · 1 crown, 1 gold")
    expect(cell(game, 1)).to_have_accessible_name("Level 1, game 783, gold, best 27")
    # Medals don't differ only in color: there are one to three dots, or a crown.
    shape = "cell => [getComputedStyle(cell, '::after').width, getComputedStyle(cell, '::after').clipPath]"
    assert len({tuple(cell(game, level).evaluate(shape)) for level in (1, 2, 3)}) == 3
    style = "cell => getComputedStyle(cell).borderStyle + getComputedStyle(cell).borderWidth"
    assert [cell(game, level).evaluate(style) for level in (4, 5, 6)] == ["solid3px", "dashed2px", "solid1px"]
    game.page.emulate_media(forced_colors="active")
    colors = "cell => [getComputedStyle(cell).color, getComputedStyle(cell, '::after').color]"
    assert len(set(cell(game, 1).evaluate(colors))) == 1


def test_keyboard_moves_through_the_map_and_its_cards(desktop):
    game = open_levels(desktop)
    cell(game, 1).focus()
    for key, level in [("ArrowRight", 2), ("PageDown", 22), ("ArrowUp", 18)]:
        game.press(key)
        expect(cell(game, level)).to_be_focused()
    assert game.page.locator("#level-grid [tabindex='0']").count() == 1
    game.press("Enter")
    expect(card(game)).to_be_visible()
    game.press("Escape")
    expect(card(game)).to_be_hidden()
    expect(cell(game, 18)).to_be_focused()


def test_map_and_its_levels_open_and_close_with_buttons_and_addresses(desktop):
    game = open_game(desktop, "triples/1 14")
    levels = game.page.get_by_role("region", name="Levels")
    game.page.locator("#open-game").click()
    game.button("All levels").click()
    expect(levels).to_be_visible()
    assert game.page.url.endswith("#levels")
    expect(game.board_element).to_be_hidden()
    game.button("Close the levels").click()
    expect(game.board_element).to_be_visible()
    game.page.go_back()
    game.page.reload()
    expect(levels).to_be_visible()
    # From the map, the dialog doesn't lead to the map.
    game.button("By number").click()
    expect(game.open_game_dialog).to_be_visible()
    expect(game.button("All levels")).to_have_count(0)
    game.button("Cancel").click()
    cell(game, 2).click()
    game.button("Play this game").click()
    expect(game.board_element).to_be_visible()
    assert game.line() == "triples/1 999"
    game.page.go_back()
    game.button("Continue: level 1").click()
    assert game.line() == "triples/1 783"


def test_chapters_fit_phones_scroll_and_turn_by_touch(new_device, subtests):
    for name in ("iphone", "small", "iphone_landscape"):
        with subtests.test(device=name):
            game = open_levels(new_device(name), STARTED)
            bar = game.page.get_by_role("tablist").bounding_box()
            # In landscape, the bar is at the left.
            bottom = bar["y"] if bar["width"] > bar["height"] else game.page.evaluate("innerHeight")
            first, last = (cell(game, level).bounding_box() for level in (1, 20))
            assert first["y"] >= 0 and last["y"] + last["height"] <= bottom
            previous, following = game.button("Previous chapter"), game.button("Next chapter")
            expect(previous).to_be_disabled()
            following.tap()
            expect(game.page.get_by_role("grid", name="Chapter 2 · Tight")).to_be_visible()
            previous.tap()
            expect(previous).to_be_disabled()
            expect(following).to_be_focused()
            game.page.get_by_text("How medals are won").tap()
            box = cell(game, 17).bounding_box()
            finger = Finger(game.page)
            finger.press(box["x"] + 5, box["y"] + 5)
            finger.move(box["x"] + 5, box["y"] - 145)
            finger.lift()
            panel = game.page.get_by_role("region", name="Levels")
            wait_until(game.page, lambda: panel.evaluate("panel => panel.scrollTop") > 0)
            expect(card(game)).to_be_hidden()


def test_card_shows_medals_and_names_the_opponents_once_their_file_loads(desktop):
    game = open_levels(desktop, "783 20 0")
    game.page.evaluate(BREAK_OFF)
    for text in ("Your best is 20", "To compare: the coach scores "):
        # Opening the map again asks for the file again.
        game.button("Close the levels").click()
        game.page.evaluate("location.hash = 'levels'")
        cell(game, 1).click()
        expect(card(game)).to_contain_text(text)
        if text.startswith("Your"):
            expect(card(game)).not_to_contain_text("To compare")
        game.button("Not now").click()
        game.page.evaluate("() => { window.fetch = whole }")


def test_perfect_game_is_loaded_and_watched(iphone):
    game = open_levels(iphone, "783 33 0")
    cell(game, 1).click()
    game.button("Watch the perfect game").click()
    expect(game.page.get_by_role("region", name="Replay")).to_be_visible()
    assert game.page.url.endswith("#" + hide_moves(f"triples/1/783/{perfect_game(783)}"))
    game.button("Close the replay").click()
    expect(game.page.get_by_role("grid")).to_be_visible()
