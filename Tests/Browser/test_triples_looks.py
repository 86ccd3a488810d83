"""Colours, contrast, focus, and what axe-core has to say of each screen."""

import itertools

from accessibility import assert_accessible, contrast, focus_stops, luminance
from playwright.sync_api import expect
from sight import SIGHTS, distance
from triples import WHOLE_GAME, open_table

VALUES = [1, 2] + [3 * 2**power for power in range(15)]

# The colours of a tile's face for each value, as the style sheet has them.
COLOURS = """values => {
  const face = document.querySelector("#board .face");
  return values.map((value) => {
    face.parentElement.dataset.value = value;
    const { color, backgroundColor } = getComputedStyle(face);
    return [color, backgroundColor];
  });
}"""


def test_every_tile_is_legible(desktop, color_scheme):
    table = open_table(desktop, "triples/1 14", color_scheme=color_scheme)
    colours = table.page.evaluate(COLOURS, VALUES)
    assert {value: round(contrast(*pair), 2) for value, pair in zip(VALUES, colours) if contrast(*pair) < 4.5} == {}
    # As in the game's family: 1 is blue, 2 is red, each value up to 12288 looks like no other.
    blue, red = (tuple(map(int, colours[index][1][4:-1].split(", "))) for index in (0, 1))
    assert blue[2] == max(blue) and red[0] == max(red)
    assert len({background for _, background in colours[:15]}) == 15
    board = table.board_element.evaluate("board => getComputedStyle(board).backgroundColor")
    assert board not in {background for _, background in colours}


def test_tiles_are_told_apart_without_all_colours(desktop, color_scheme):
    """Beside their numbers, which everybody can read. Higher than 1536 hardly anybody comes."""
    table = open_table(desktop, "triples/1 14", color_scheme=color_scheme)
    values = [value for value in VALUES if value <= 1536]
    colours = {value: background for value, (_, background) in zip(values, table.page.evaluate(COLOURS, values))}
    for sight in SIGHTS:
        apart = {pair: distance(*map(colours.get, pair), sight) for pair in itertools.combinations(values, 2)}
        assert {pair: round(far, 3) for pair, far in apart.items() if far < 0.035} == {}, sight
        # What lies side by side most of the time.
        assert {pair: round(far, 3) for pair, far in apart.items() if max(pair) <= 6 and far < 0.08} == {}, sight


def test_the_player_chooses_light_or_dark(desktop):
    table = open_table(desktop, "triples/1 14", color_scheme="light")
    paper = "() => getComputedStyle(document.body).backgroundColor"
    light = table.page.evaluate(paper)
    table.page.emulate_media(color_scheme="dark")
    dark = table.page.evaluate(paper)
    assert luminance(light) > 0.7 and luminance(dark) < 0.1


def test_the_focus_is_seen_wherever_it_is(desktop, color_scheme):
    table = open_table(desktop, "triples/1 14 uldr", color_scheme=color_scheme)
    seen = focus_stops(table.page)
    assert len(seen) == 14, seen


def test_axe_finds_nothing(hand):
    table = open_table(hand, "triples/1 14 uldr")
    assert_accessible(table.page)
    table.button("New Game").click()
    assert_accessible(table.page)
    table.button("Keep playing").click()
    table.button("Game 14 · hard luck").click()
    table.button("Open").click()
    expect(table.ask.get_by_role("alert")).not_to_be_empty()
    assert_accessible(table.page)
    table.button("Cancel").click()
    for tab in ("Scores", "About"):
        table.tab(tab).click()
        assert_accessible(table.page)
    table.page.evaluate("location.hash = 'levels'")
    expect(table.page.get_by_role("grid")).to_be_visible()
    assert_accessible(table.page)
    table.button("Next not played").click()
    expect(table.page.locator("#level")).to_be_visible()
    assert_accessible(table.page)
    table.button("Not now").click()
    table.watch(WHOLE_GAME)
    expect(table.button("Next")).to_be_visible()
    assert_accessible(table.page)
    table.page.evaluate("location.hash = 'nonsense'")
    expect(table.notice).to_be_visible()
    assert_accessible(table.page)
    table.page.goto(hand.address)
    assert_accessible(table.page)


def test_the_page_says_what_it_is(desktop):
    table = open_table(desktop)
    assert table.page.title() == "Triples"
    assert table.page.locator("html").get_attribute("lang") == "en"
    # Of what moves or merely adorns, a screen reader hears nothing.
    assert table.page.locator("svg:not([aria-hidden=true], #chart-picture, #duel-picture)").count() == 0
