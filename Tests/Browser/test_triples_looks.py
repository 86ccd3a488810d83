"""Colors, contrast, and focus."""

import itertools

from accessibility import COLOR_SCHEMES, contrast, focus_stops, luminance
from color_vision import VISION_MATRICES, distance
from triples import open_game
from waiting import wait_for_animations

VALUES = [1, 2] + [3 * 2**power for power in range(15)]

# Returns the colors of the face of a tile with each value, according to the style sheet.
COLORS = """values => {
  const face = document.querySelector("#board .face");
  return values.map((value) => {
    face.parentElement.dataset.value = value;
    const { color, backgroundColor } = getComputedStyle(face);
    return [color, backgroundColor];
  });
}"""


def test_tiles_are_legible_and_distinct_in_light_and_dark(desktop, subtests):
    game = open_game(desktop, "triples/1 14", color_scheme="light")
    for scheme in COLOR_SCHEMES:
        with subtests.test(scheme=scheme):
            game.page.emulate_media(color_scheme=scheme)
            wait_for_animations(game.page)
            paper = luminance(game.page.evaluate("() => getComputedStyle(document.body).backgroundColor"))
            assert paper > 0.7 if scheme == "light" else paper < 0.1
            colors = game.page.evaluate(COLORS, VALUES)
            assert_every_tile_is_legible(game, colors)
            assert_tiles_are_distinct_with_color_deficiencies(dict(zip(VALUES, (background for _, background in colors))))


def assert_every_tile_is_legible(game, colors) -> None:
    assert {value: round(contrast(*pair), 2) for value, pair in zip(VALUES, colors) if contrast(*pair) < 4.5} == {}
    # As in similar games, 1 is blue and 2 is red. Every two values up to 12288 must look different.
    blue, red = (tuple(map(int, colors[index][1][4:-1].split(", "))) for index in (0, 1))
    assert blue[2] == max(blue) and red[0] == max(red)
    assert len({background for _, background in colors[:15]}) == 15
    board = game.board_element.evaluate("board => getComputedStyle(board).backgroundColor")
    assert board not in {background for _, background in colors}


def assert_tiles_are_distinct_with_color_deficiencies(backgrounds: dict[int, str]) -> None:
    """Checks that the background colors of tiles up to 1536 differ for each kind of color vision. Few players get beyond 1536, and
    the numbers also distinguish the tiles."""
    values = [value for value in VALUES if value <= 1536]
    for vision in VISION_MATRICES:
        apart = {pair: distance(*map(backgrounds.get, pair), vision) for pair in itertools.combinations(values, 2)}
        assert {pair: round(far, 3) for pair, far in apart.items() if far < 0.035} == {}, vision
        # Tiles up to 6 are often side by side, so their colors must differ more.
        assert {pair: round(far, 3) for pair, far in apart.items() if max(pair) <= 6 and far < 0.08} == {}, vision


def test_focus_is_visible_on_the_board_screen_in_light_and_dark(desktop):
    game = open_game(desktop, "triples/1 14 uldr")
    for scheme in COLOR_SCHEMES:
        game.page.emulate_media(color_scheme=scheme)
        game.page.reload()
        seen = focus_stops(game.page)
        assert len(seen) == 14, (scheme, seen)


def test_tiles_are_on_the_lines_with_forced_colors(desktop):
    game = open_game(desktop, "triples/1 14")
    places = "() => [...document.querySelectorAll('.board > *')].map((layer) => layer.getBoundingClientRect().toJSON())"
    expected = game.page.evaluate(places)
    game.page.emulate_media(forced_colors="active")
    assert game.page.evaluate(places) == expected
