"""The looks of all screens with CodeBreaker's coach: layout, targets, chart labels, contrast, colors, and motion."""

import re

import pytest
from accessibility import COLOR_SCHEMES, assert_accessible, contrast
from codebreaker import FRESH, CodeBreakerPage, open_game, over, saved
from coach_screens import (
    POP_UPS,
    SLOW_AND_LARGE,
    TWENTY,
    open_duel_screen,
    open_duel_of_a_large_game,
    open_answered_hints,
    open_saved_game,
    open_review_screen,
    open_review_of_a_large_game_given_up,
    screens,
    open_statistics_screen,
    open_end_of_a_duel,
)
from layout import NOTCHES, assert_all_controls_are_reachable, at_sizes_with_same_input, cover_edges, faults, open_with_large_letters, resize
from playwright.sync_api import expect
from situations import NONSENSE_WORKER, REDUCED_MOTION, SILENT_WORKER


# Returns the elements that extend beyond the left or right edge of the window, or of their own box.
READ_OVERFLOW = """() => {
  const faults = [];
  const panel = document.querySelector("dialog[open], .panel:not([hidden])");
  if (panel.scrollWidth > panel.clientWidth) faults.push(`${panel.id} is ${panel.scrollWidth} wide in ${panel.clientWidth}`);
  for (const element of panel.querySelectorAll(".hole, .marker, .rating, .figures, .chart span, #codes > li, .bar-chart li")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    if (box.left < 0 || box.right > innerWidth) faults.push(`${element.className} "${element.textContent}" is outside`);
  }
  for (const row of panel.querySelectorAll(".reviewed-head, .better")) {
    const parts = [...row.children].map((part) => part.getBoundingClientRect());
    for (const [index, part] of parts.slice(1).entries()) {
      if (part.top < parts[index].bottom && part.left < parts[index].right - 0.5) faults.push(`${row.className} "${row.textContent}" is too full`);
    }
  }
  for (const hole of panel.querySelectorAll(".reviewed .hole, .duel-row .hole, #hint-guess .hole")) {
    const { width, height } = hole.getBoundingClientRect();
    if (width > 0 && (width < 13 || Math.abs(width - height) > 1)) faults.push(`a peg is ${width} by ${height}`);
  }
  return faults;
}"""


MOVING = "() => document.getAnimations().map((animation) => animation.animationName ?? animation.transitionProperty)"

# Screens with more or larger elements than another screen, but the same kinds. Their accessibility needs no check.
LIKE_OTHERS = {
    "answered hints of a large game", "large duel in progress", "review", "review of a large game given up",
    "review of twenty attempts", "duel of a large game",
}


def assert_summary_beside_attempts(game: CodeBreakerPage, size: str) -> None:
    game.show_all_guesses()
    game.reviewed.first.scroll_into_view_if_needed()
    remark, first = game.page.locator("#review-remark").bounding_box(), game.reviewed.first.bounding_box()
    assert remark["x"] + remark["width"] <= first["x"], size
    game.reviewed.last.scroll_into_view_if_needed()
    expect(game.reviewed.last).to_be_in_viewport()
    expect(game.button("Back to the game")).to_be_in_viewport()


def test_all_screens_with_the_coach_fit_without_motion_and_are_accessible(each_device, subtests):
    game = open_game(each_device, FRESH, **REDUCED_MOTION)
    for screen in screens(game):
        with subtests.test(screen=screen):
            assert game.page.evaluate(MOVING) == [], "motion is reduced"
            game.page.mouse.move(0, 0)
            for size in at_sizes_with_same_input(each_device, game.page):
                # On the smallest screens, there is no room for all three answers.
                is_full = size.startswith("small") and screen.startswith("answered hints")
                assert faults(game.page, may_scroll=screen not in POP_UPS or is_full) == [], size
                assert game.page.evaluate(READ_OVERFLOW) == [], size
                if screen == "review with codes":
                    assert_all_controls_are_reachable(game.page)
                if screen == "review of twenty attempts" and size in {"desktop", "wide", "tablet_landscape"}:
                    assert_summary_beside_attempts(game, size)
            # With a mouse, the elements and their colors are the same. If there are hundreds of codes, check only every 20th.
            if each_device.has_touch and screen not in LIKE_OTHERS:
                assert_accessible(game.page, excluded="#codes > :not(:nth-child(20n))" if "many" in screen else None)


def open_waiting_or_failed_hints(game: CodeBreakerPage) -> None:
    open_saved_game(game, saved(f"{FRESH} 0123", "guess 2020"))
    game.button("Hint").click()
    game.hint_button("best").click()
    waits = game.hint_button("best").and_(game.page.locator(":disabled"))
    expect(waits.or_(game.hints.get_by_role("alert").filter(has_text=re.compile("[Cc]an’t")))).to_be_visible()


def open_waiting_or_failed_review(game: CodeBreakerPage) -> None:
    open_saved_game(game, over(f"{FRESH} 0123,0014,2020"), "codebreaker/#review")


def open_waiting_or_failed_duel(game: CodeBreakerPage) -> None:
    open_end_of_a_duel(game)
    game.ended.get_by_role("button", name="Compare").click()


@pytest.mark.parametrize("name", ["iphone", "desktop"])
def test_waiting_and_error_states_fit_and_are_accessible(new_device, name, subtests):
    for script in (SILENT_WORKER, NONSENSE_WORKER):
        device = new_device(name)
        device.context(**REDUCED_MOTION).add_init_script(script)
        game = open_game(device, FRESH, **REDUCED_MOTION)
        for show in (open_waiting_or_failed_hints, open_waiting_or_failed_review, open_waiting_or_failed_duel):
            with subtests.test(screen=show.__name__, fails=script == NONSENSE_WORKER):
                show(game)
                if show != open_waiting_or_failed_hints:
                    waits = game.page.get_by_role("progressbar")
                    expect(game.button("Try again") if script == NONSENSE_WORKER else waits).to_be_visible()
                for size in at_sizes_with_same_input(device, game.page):
                    assert faults(game.page, may_scroll=show != open_waiting_or_failed_hints) == [], size
                    assert game.page.evaluate(READ_OVERFLOW) == [], size
                if device.has_touch:
                    assert_accessible(game.page)


# Returns the chart labels that overlap.
READ_LABELS = """() => {
  const labels = [...document.querySelectorAll(".chart span")].map((label) => [label.className + " " + label.textContent, label.getBoundingClientRect()]);
  return labels.flatMap(([name, a], index) => labels.slice(index + 1).filter(([, b]) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5
  ).map(([other]) => `${name} and ${other}`));
}"""


def test_chart_has_a_dot_for_each_attempt_and_no_overlapping_labels(iphone, subtests):
    game = open_game(iphone, FRESH, **REDUCED_MOTION)
    for line, attempts in (
        (f"{FRESH} 0123,x", 1),
        (f"{FRESH} 0123,0014,1111,2020", 4),
        (f"{FRESH} {','.join(TWENTY.split(',')[-10:])}", 10),
        (f"{FRESH} {TWENTY}", 20),
        (f"codebreaker/1 747 6.swiftui-colors {SLOW_AND_LARGE}", 7),
    ):
        with subtests.test(line=line):
            open_saved_game(game, over(line), "codebreaker/#review")
            game.show_all_guesses()
            expect(game.reviewed).to_have_count(attempts)
            for size in at_sizes_with_same_input(iphone, game.page):
                steps = game.page.locator(".chart .step").all_inner_texts()
                assert steps[-1] == str(attempts) and steps == sorted(steps, key=int) and len(steps) <= 7, size
                assert game.page.evaluate(READ_LABELS) == [], size
                assert game.page.evaluate(READ_OVERFLOW) == [], size
                # There is a dot for each attempt, and one for the start.
                assert game.page.locator(".chart .dots").get_attribute("d").count("M") == attempts + 1, size


def test_everything_is_reachable_at_double_text_size(iphone, subtests):
    game = CodeBreakerPage(open_with_large_letters(iphone, "codebreaker/"))
    for screen in (open_answered_hints, open_review_screen, open_review_of_a_large_game_given_up, open_duel_of_a_large_game, open_statistics_screen):
        with subtests.test(screen=screen.__name__):
            screen(game)
            for size in [*iphone.sizes.values(), {"width": 1280, "height": 800}]:
                resize(game.page, size)
                if not game.hints.is_visible():
                    assert_all_controls_are_reachable(game.page)
                else:
                    for target in (game.button("Use this guess"), game.button("Close")):
                        target.scroll_into_view_if_needed()
                        expect(target).to_be_in_viewport()
                assert game.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), size


# Returns what the notch or the home bar covers after the panel has been scrolled to its end.
READ_COVERED = """({ top, left, bottom, right }) => {
  const panel = document.querySelector(".panel:not([hidden])");
  panel.scrollTo(0, panel.scrollHeight);
  const seen = [...document.querySelectorAll("button, .chart span, .bar-chart li")].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length);
  const name = (element) => `${element.className} "${element.textContent}"`;
  const covered = seen.filter((element) => {
    const box = element.getBoundingClientRect();
    return box.left < left - 0.5 || box.right > innerWidth - right + 0.5;
  }).map(name);
  const last = [...panel.querySelectorAll("button, p")].filter((element) => element.checkVisibility()).at(-1);
  if (last.getBoundingClientRect().bottom > innerHeight - bottom) covered.push(`${name(last)} is too low`);
  return seen.length ? covered : ["nothing is seen"];
}"""


def test_content_avoids_the_notch(iphone):
    game = open_game(iphone, FRESH)
    for screen in (open_review_screen, open_duel_screen, open_statistics_screen):
        screen(game)
        for name, insets in NOTCHES.items():
            resize(game.page, iphone.sizes[name])
            cover_edges(game.page, insets)
            covered = game.page.evaluate(READ_COVERED, dict(zip(("top", "left", "bottom", "right"), insets)))
            assert covered == [], (screen.__name__, name)


# Returns, for each selected element: the given property, the backgrounds of the page and of the element's parent, and the width of
# the element's top border.
READ_COLORS = """([selector, property]) => [...document.querySelectorAll(selector)].map((part) => [
  getComputedStyle(part)[property], getComputedStyle(document.body).backgroundColor,
  getComputedStyle(part.parentElement).backgroundColor, getComputedStyle(part).borderTopWidth,
])"""


def test_charts_bars_and_ratings_have_contrast_also_with_forced_colors(desktop, subtests):
    game = open_game(desktop, FRESH)
    review_curves = (".chart .curve", ".chart .dots")
    duel_curves = [f".duel-chart {part}" for part in (".curve", ".dots", ".friends-curve", ".friends-dots")]
    for screen, curves in ((open_review_screen, review_curves), (open_duel_screen, duel_curves), (open_statistics_screen, ())):
        screen(game)
        for media in (*({"color_scheme": scheme} for scheme in COLOR_SCHEMES), {"forced_colors": "active"}):
            with subtests.test(screen=screen.__name__, **media):
                game.page.emulate_media(**media)
                is_forced = "forced_colors" in media
                for curve in curves:
                    [[stroke, paper, *_]] = game.page.evaluate(READ_COLORS, [curve, "stroke"])
                    assert contrast(stroke, paper) >= 3, curve
                if screen == open_review_screen and is_forced:
                    ratings = game.page.evaluate(READ_COLORS, [".rating", "borderTopColor"])
                    assert len(ratings) == 3
                    for border, paper, _, width in ratings:
                        assert width == "1px" and contrast(border, paper) >= 3
                if screen == open_statistics_screen:
                    color = "borderTopColor" if is_forced else "backgroundColor"
                    bar, paper, field, _ = game.page.evaluate(READ_COLORS, [".bar-chart li", color])[-1]
                    assert contrast(bar, paper if is_forced else field) >= 3
        game.page.emulate_media(forced_colors="none")
