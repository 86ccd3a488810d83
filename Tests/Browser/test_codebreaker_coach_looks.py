"""All screens with CodeBreaker's coach: layout, targets, chart labels, contrast, colors, and motion."""

import re

import pytest
from accessibility import COLOR_SCHEMES, assert_accessible, contrast
from codebreaker import FRESH, Table, open_table, over, saved
from coach_screens import (
    POP_UPS,
    SLOW_AND_LARGE,
    TWENTY,
    duel,
    duel_of_a_large_game,
    hints_told,
    put,
    review,
    review_of_a_large_game_given_up,
    screens,
    statistics,
    the_end_of_a_duel,
)
from layout import NOTCHES, assert_all_in_reach, at_all_sizes, cover_edges, faults, open_with_large_letters, resize
from playwright.sync_api import expect
from situations import NONSENSE, SILENT

STILL = {"reduced_motion": "reduce"}

# Returns the elements that extend beyond the left or right of the window, or beyond their box.
READ_OVERFLOW = """() => {
  const faults = [];
  const panel = document.querySelector("dialog[open], .panel:not([hidden])");
  if (panel.scrollWidth > panel.clientWidth) faults.push(`${panel.id} is ${panel.scrollWidth} wide in ${panel.clientWidth}`);
  for (const element of panel.querySelectorAll(".hole, .marker, .rating, .figures, .chart span, .codes > li, .bar-chart li")) {
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

# Screens with the same elements as another one, only longer or larger.
LIKE_OTHERS = {
    "hints told of a large game", "large duel being played", "review", "review of a large game given up",
    "review of twenty attempts", "duel of a large game",
}


def assert_summary_beside_attempts(table: Table, size: str) -> None:
    table.reviewed.first.scroll_into_view_if_needed()
    chart, first = table.page.locator(".chart").bounding_box(), table.reviewed.first.bounding_box()
    assert chart["x"] + chart["width"] <= first["x"], size
    table.reviewed.last.scroll_into_view_if_needed()
    expect(table.reviewed.last).to_be_in_viewport()
    expect(table.button("Back to the game")).to_be_in_viewport()


def test_hints_and_reviews_fit_stay_still_and_are_accessible(hand, subtests):
    table = open_table(hand, FRESH, **STILL)
    for screen in screens(table):
        with subtests.test(screen=screen):
            assert table.page.evaluate(MOVING) == [], "motion is reduced"
            table.page.mouse.move(0, 0)
            for size in at_all_sizes(hand, table.page):
                # The three answers together are too long for the smallest screens.
                is_full = size.startswith("small") and screen.startswith("hints told")
                assert faults(table.page, may_scroll=screen not in POP_UPS or is_full) == [], size
                assert table.page.evaluate(READ_OVERFLOW) == [], size
                if screen == "review with codes":
                    assert_all_in_reach(table.page)
                if screen == "review of twenty attempts" and size in {"desktop", "wide", "tablet_landscape"}:
                    assert_summary_beside_attempts(table, size)
            # With a mouse, the elements and their colors are the same. Of hundreds of codes, check every 20th.
            if hand.has_touch and screen not in LIKE_OTHERS:
                assert_accessible(table.page, besides=".codes > :not(:nth-child(20n))" if "many" in screen else None)


def waiting_or_failed_hints(table: Table) -> None:
    put(table, saved(f"{FRESH} 0123", "guess 2020"))
    table.button("Hint").click()
    table.ask("best").click()
    waits = table.ask("best").and_(table.page.locator(":disabled"))
    expect(waits.or_(table.hints.get_by_role("alert").filter(has_text=re.compile("[Cc]an’t")))).to_be_visible()


def waiting_or_failed_review(table: Table) -> None:
    put(table, over(f"{FRESH} 0123,0014,2020"), "codebreaker/#review")


def waiting_or_failed_duel(table: Table) -> None:
    the_end_of_a_duel(table)
    table.ended.get_by_role("button", name="Compare").click()


@pytest.mark.parametrize("name", ["iphone", "desktop"])
def test_waiting_and_errors_fit_and_are_accessible(take, name, subtests):
    for script in (SILENT, NONSENSE):
        device = take(name)
        device.context(**STILL).add_init_script(script)
        table = open_table(device, FRESH, **STILL)
        for show in (waiting_or_failed_hints, waiting_or_failed_review, waiting_or_failed_duel):
            with subtests.test(screen=show.__name__, fails=script == NONSENSE):
                show(table)
                if show != waiting_or_failed_hints:
                    waits = table.page.get_by_role("progressbar")
                    expect(table.button("Try again") if script == NONSENSE else waits).to_be_visible()
                for size in at_all_sizes(device, table.page):
                    assert faults(table.page, may_scroll=show != waiting_or_failed_hints) == [], size
                    assert table.page.evaluate(READ_OVERFLOW) == [], size
                if device.has_touch:
                    assert_accessible(table.page)


# Returns the chart labels that overlap.
READ_LABELS = """() => {
  const labels = [...document.querySelectorAll(".chart span")].map((label) => [label.className + " " + label.textContent, label.getBoundingClientRect()]);
  return labels.flatMap(([name, a], index) => labels.slice(index + 1).filter(([, b]) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5
  ).map(([other]) => `${name} and ${other}`));
}"""


def test_chart_labels_do_not_overlap(iphone, subtests):
    table = open_table(iphone, FRESH, **STILL)
    for line, attempts in (
        (f"{FRESH} 0123,x", 1),
        (f"{FRESH} 0123,0014,1111,2020", 4),
        (f"{FRESH} {','.join(TWENTY.split(',')[-10:])}", 10),
        (f"{FRESH} {TWENTY}", 20),
        (f"codebreaker/1 747 6.swiftui-colors {SLOW_AND_LARGE}", 7),
    ):
        with subtests.test(line=line):
            put(table, over(line), "codebreaker/#review")
            expect(table.reviewed).to_have_count(attempts)
            for size in at_all_sizes(iphone, table.page):
                steps = table.page.locator(".chart .step").all_inner_texts()
                assert steps[-1] == str(attempts) and steps == sorted(steps, key=int) and len(steps) <= 7, size
                assert table.page.evaluate(READ_LABELS) == [], size
                assert table.page.evaluate(READ_OVERFLOW) == [], size
                # One dot per attempt, and one for the start.
                assert table.page.locator(".chart .dots").get_attribute("d").count("M") == attempts + 1, size


def test_everything_is_reachable_with_text_of_twice_the_size(iphone, subtests):
    table = Table(open_with_large_letters(iphone, "codebreaker/"))
    for screen in (hints_told, review, review_of_a_large_game_given_up, duel_of_a_large_game, statistics):
        with subtests.test(screen=screen.__name__):
            screen(table)
            for size in [*iphone.sizes.values(), {"width": 1280, "height": 800}]:
                resize(table.page, size)
                if not table.hints.is_visible():
                    assert_all_in_reach(table.page)
                else:
                    for target in (table.button("Use this guess"), table.button("Close")):
                        target.scroll_into_view_if_needed()
                        expect(target).to_be_in_viewport()
                assert table.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), size


# Returns what the notch or the home bar covers once the panel is scrolled to its end.
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
    table = open_table(iphone, FRESH)
    for screen in (review, duel, statistics):
        screen(table)
        for name, insets in NOTCHES.items():
            resize(table.page, iphone.sizes[name])
            cover_edges(table.page, insets)
            covered = table.page.evaluate(READ_COVERED, dict(zip(("top", "left", "bottom", "right"), insets)))
            assert covered == [], (screen.__name__, name)


# Returns the colors of parts of a screen, and of their backgrounds.
READ_COLORS = """([selector, property]) => [...document.querySelectorAll(selector)].map((part) => [
  getComputedStyle(part)[property], getComputedStyle(document.body).backgroundColor,
  getComputedStyle(part.parentElement).backgroundColor, getComputedStyle(part).borderTopWidth,
])"""


def test_charts_bars_and_ratings_have_contrast_and_work_with_forced_colors(desktop, subtests):
    table = open_table(desktop, FRESH)
    review_curves = (".chart .curve", ".chart .dots")
    duel_curves = [f".duel-chart {part}" for part in (".curve", ".dots", ".friends-curve", ".friends-dots")]
    for screen, curves in ((review, review_curves), (duel, duel_curves), (statistics, ())):
        screen(table)
        for media in (*({"color_scheme": scheme} for scheme in COLOR_SCHEMES), {"forced_colors": "active"}):
            with subtests.test(screen=screen.__name__, **media):
                table.page.emulate_media(**media)
                is_forced = "forced_colors" in media
                for curve in curves:
                    [[stroke, paper, *_]] = table.page.evaluate(READ_COLORS, [curve, "stroke"])
                    assert contrast(stroke, paper) >= 3, curve
                if screen == review and is_forced:
                    ratings = table.page.evaluate(READ_COLORS, [".rating", "borderTopColor"])
                    assert len(ratings) == 3
                    for border, paper, _, width in ratings:
                        assert width == "1px" and contrast(border, paper) >= 3
                if screen == statistics:
                    color = "borderTopColor" if is_forced else "backgroundColor"
                    bar, paper, field, _ = table.page.evaluate(READ_COLORS, [".bar-chart li", color])[-1]
                    assert contrast(bar, paper if is_forced else field) >= 3
        table.page.emulate_media(forced_colors="none")
