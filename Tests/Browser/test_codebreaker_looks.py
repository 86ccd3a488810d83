"""Letters, contrast, colors, focus, and motion in CodeBreaker."""

from accessibility import COLOR_SCHEMES, contrast, focus_stops, luminance
from coach_screens import open_saved_game
from codebreaker import FRESH, PRESS_AT_ONCE, SETTINGS_KEY, golden, open_game, saved
from layout import READ_BOXES, at_sizes_with_same_input
from playwright.sync_api import expect
from waiting import wait_for_script

# Returns the opacities of the letters on the pegs of the Game screen: 1 if visible, 0 if hidden.
LETTERS = """() => [...new Set([...document.querySelectorAll("#panel-play .peg.color > span")]
  .map((letter) => Number(getComputedStyle(letter).opacity)))]"""


def letters_are_on(game) -> bool:
    seen = game.page.evaluate(LETTERS)
    assert seen in ([0], [1]), seen
    return seen == [1]


def test_letters_follow_the_players_choice_or_else_how_similar_colors_are(desktop):
    game = open_game(desktop, f"{FRESH} 0123")
    setting = game.open_settings().get_by_role("group", name="Letters on colors")
    expect(setting.get_by_role("radio")).to_have_count(3)
    expect(setting.get_by_role("radio", name="Automatic")).to_be_checked()
    assert not letters_are_on(game), "Mastermind's colors can be told apart"
    setting.get_by_role("radio", name="On").check()
    assert letters_are_on(game)
    assert game.page.locator("#choices .peg > span").all_inner_texts() == list("RGBYWL")
    game.page.reload()
    game.open_settings()
    expect(setting.get_by_role("radio", name="On")).to_be_checked()
    assert letters_are_on(game)
    setting.get_by_role("radio", name="Off").check()
    assert not letters_are_on(game)
    assert game.stored(SETTINGS_KEY).endswith("letters off")
    setting.get_by_role("radio", name="Automatic").check()
    game.close_settings()
    # Some of the twelve colors are similar, so letters are shown by default.
    game.page.evaluate("location.hash = 'codebreaker/1/12/4.swiftui-colors'")
    assert letters_are_on(game)
    game.open_settings()
    setting.get_by_role("radio", name="Off").check()
    assert not letters_are_on(game), "the player's choice takes precedence"


def test_letters_are_on_by_default_if_more_contrast_is_preferred(desktop, subtests):
    for media in ({"forced_colors": "active"}, {"contrast": "more"}):
        with subtests.test(**media):
            game = open_game(desktop, f"{FRESH} 0123", **media)
            assert letters_are_on(game)
            setting = game.open_settings().get_by_role("group", name="Letters on colors")
            setting.get_by_role("radio", name="Off").check()
            assert not letters_are_on(game)
            setting.get_by_role("radio", name="Automatic").check()
            assert letters_are_on(game)
            # An open page adapts when the system setting changes.
            game.page.emulate_media(forced_colors="none", contrast="no-preference")
            wait_for_script(game.page, "() => !document.body.classList.contains('letters')")
            game.page.emulate_media(**media)
            wait_for_script(game.page, "() => document.body.classList.contains('letters')")
            for path in ("practice", "lesson", "board", "set"):
                expect(desktop.open(f"codebreaker/{path}.html", **media).locator("body.letters")).to_have_count(1)


# Returns the colors of the letters on the choices, and the colors of their pegs.
READ_LETTERS = """pegs => pegs.map((peg) => {
  const style = getComputedStyle(peg.firstElementChild);
  const probe = document.createElement("i");
  peg.append(probe);
  probe.style.color = "var(--fill)";
  const fill = getComputedStyle(probe).color;
  probe.remove();
  return [style.color, fill];
})"""


def test_letters_markers_selection_and_focus_have_contrast(desktop, subtests):
    game = open_game(desktop, f"{FRESH} 0123", "guess 0---")
    for scheme in COLOR_SCHEMES:
        open_saved_game(game, saved(f"{FRESH} 0123", "guess 0---"))
        # An open page adapts when the system's color scheme changes.
        game.page.emulate_media(color_scheme=scheme)
        paper = luminance(game.page.evaluate("() => getComputedStyle(document.body).backgroundColor"))
        assert paper > 0.7 if scheme == "light" else paper < 0.1
        with subtests.test("markers and selection", scheme=scheme):
            assert_markers_and_selection_stand_out(game)
        if scheme == "dark":
            with subtests.test("segments"):
                assert_chosen_segments_are_brighter(game)
        with subtests.test("focus", scheme=scheme):
            seen = focus_stops(game.page)
            # The stops are Home, the tab, the settings, two buttons, four holes, six choices, three buttons, the list, and its attempt.
            assert len(seen) == 20, seen
        for theme in ("swiftui-colors", "newspaper"):
            with subtests.test("letters", theme=theme, scheme=scheme):
                game.follow(f"codebreaker/1 1 4.{theme}")
                pairs = game.page.locator("#choices .peg").evaluate_all(READ_LETTERS)
                assert len(pairs) == game.choices.count()
                assert [pair for pair in pairs if contrast(*pair) < 4.5] == []


def assert_chosen_segments_are_brighter(game) -> None:
    """Checks that in dark mode, a selected segment is brighter than its track."""
    shade = "element => getComputedStyle(element).backgroundColor.match(/[0-9]+/g).slice(0, 3).reduce((sum, part) => sum + +part, 0)"
    tracks = game.open_settings().locator(".segmented").all()
    assert len(tracks) >= 2
    for track in tracks:
        assert track.locator("input:checked + span").evaluate(shade) > track.evaluate(shade)
    game.close_settings()
    # Reload the page, to move the focus back to the top.
    game.page.reload()


def assert_markers_and_selection_stand_out(game) -> None:
    row, marker, dot, hole = (
        game.page.locator(selector).first.evaluate(f"element => getComputedStyle(element).{name}")
        for selector, name in [
            (".attempt", "backgroundColor"), (".marker.inexact", "borderTopColor"),
            (".markers .marker:not(.exact, .inexact)", "backgroundColor"), ("#guess .hole", "outlineColor"),
        ]
    )
    paper = game.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert contrast(row, marker) >= 7
    assert contrast(row, dot) >= 3
    assert contrast(paper, hole) >= 3


def test_markers_are_whole_pixels_wide_so_they_are_round(each_device):
    game = open_game(each_device, f"{FRESH} 0123")
    for size in at_sizes_with_same_input(each_device, game.page):
        boxes = game.page.locator("#attempts .markers .marker").evaluate_all(READ_BOXES)
        assert len(boxes) == 4 and all(box["width"] == box["height"] == round(box["width"]) for box in boxes), size


def test_forced_colors_leave_pegs_colored_and_holes_and_markers_visible(desktop):
    game = open_game(desktop, f"{FRESH} 0123,2---", forced_colors="active")
    assert game.drawn_markers() == ["x...", "xo.."]
    border = "element => { const { borderTopWidth, borderTopColor } = getComputedStyle(element); return [borderTopWidth, borderTopColor]; }"
    paper = game.page.evaluate("getComputedStyle(document.body).backgroundColor")
    for hole in (game.hole(1), game.rows.first.locator(".hole").last, game.choices.first):
        width, color = hole.evaluate(border)
        assert width == "2px" and contrast(color, paper) >= 3
    for marker in game.rows.last.locator(".marker").all()[:2]:
        assert contrast(marker.evaluate(border)[1], paper) >= 3
    fills = game.page.locator("#choices .peg").evaluate_all("pegs => pegs.map((peg) => getComputedStyle(peg).backgroundColor)")
    assert len(set(fills)) == 6, "pegs keep their colors"


# Presses keys, and returns the animations that they start before any of them can end.
PRESS_AND_LIST_ANIMATIONS = f"""async keys => {{
  await ({PRESS_AT_ONCE})(keys);
  return document.getAnimations().map((animation) => ({{
    name: animation.animationName ?? animation.transitionProperty,
    properties: animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame)),
    delay: animation.effect.getTiming().delay,
  }}));
}}"""
MOVED = {"transform", "opacity", "offset", "easing", "composite", "computedOffset"}


def animations_after(game, *keys) -> dict[str, float]:
    """Returns the names of the animations that the keys start, each with its shortest delay."""
    seen = {}
    for animation in game.page.evaluate(PRESS_AND_LIST_ANIMATIONS, list(keys)):
        assert set(animation["properties"]) <= MOVED, animation
        seen[animation["name"]] = min(animation["delay"], seen.get(animation["name"], 1e9))
    return seen


def test_guess_markers_and_code_are_animated_in_order(desktop):
    game = open_game(desktop, FRESH)
    assert "drop-in" in animations_after(game, "1", "2", "3", "4")
    game.settle()
    seen = animations_after(game, "Enter")
    assert "appear" in seen and seen["appear"] >= 200, "the markers appear after the guess"
    game.settle()
    seen = animations_after(game, "3", "1", "3", "1", "Enter")
    assert {"turn", "hop"} <= set(seen) and seen["turn"] >= 900, "the code turns after all markers have landed"
    assert seen["hop"] >= seen["turn"] + 700, "the code hops after it has turned"


def test_reduced_motion_stops_animations(iphone):
    game = open_game(iphone, FRESH, reduced_motion="reduce")
    for keys in ([], ["1", "2", "3", "4"], ["Enter"], ["3", "1", "3", "1"], ["Enter"]):
        assert animations_after(game, *keys) == {}
    game.button("Back to the board").click()
    game.tab("Rules").click()
    assert animations_after(game) == {}


def test_emoji_and_letters_on_pegs_are_legible(small, subtests):
    game = open_game(small)
    for line, sign in [("codebreaker/1 560 3.faces 142", "😢"), (golden("codebreaker/1 747 ").setup + " 2918ba", "Y")]:
        with subtests.test(line=line):
            open_saved_game(game, saved(line))
            first = game.rows.first.locator(".peg").first
            assert first.inner_text() == sign
            size = first.locator("span").evaluate("sign => parseFloat(getComputedStyle(sign).fontSize)")
            assert size >= first.bounding_box()["width"] * 0.5 and size >= 12, "the sign is legible"
