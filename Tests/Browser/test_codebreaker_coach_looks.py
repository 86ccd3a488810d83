"""The coach of CodeBreaker on every screen: layout, targets, the chart's labels, contrast, colours, motion."""

import pytest
from accessibility import COLOR_SCHEMES, assert_accessible, contrast
from codebreaker import FRESH, Table, open_table, over
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
    review_with_codes,
    screens,
    statistics,
)
from layout import NOTCHES, assert_all_in_reach, at_all_sizes, cover_edges, faults, open_with_large_letters, resize
from playwright.sync_api import expect
from situations import NONSENSE, SILENT

STILL = {"reduced_motion": "reduce"}

# Whether anything stands out of the window at the left or right, or out of the box that should hold it.
READ_OVERFLOW = """() => {
  const faults = [];
  const panel = document.querySelector("dialog[open], .panel:not([hidden])");
  if (panel.scrollWidth > panel.clientWidth) faults.push(`${panel.id} is ${panel.scrollWidth} wide in ${panel.clientWidth}`);
  for (const element of panel.querySelectorAll(".hole, .marker, .rating, .figures, .chart span, .codes > li, .skill-bars li")) {
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
  for (const hole of panel.querySelectorAll(".reviewed .hole, .duel-rows .hole, #hint-guess .hole")) {
    const { width, height } = hole.getBoundingClientRect();
    if (width > 0 && (width < 13 || Math.abs(width - height) > 1)) faults.push(`a peg is ${width} by ${height}`);
  }
  return faults;
}"""


def test_everything_fits_and_is_accessible(hand):
    table = open_table(hand, FRESH, **STILL)
    for screen in screens(table):
        table.page.mouse.move(0, 0)
        for size in at_all_sizes(hand, table.page):
            # The three answers together are more than the smallest screens hold.
            is_full = size.startswith("small") and screen.startswith("hints told")
            assert faults(table.page, may_scroll=screen not in POP_UPS or is_full) == [], (screen, size)
            assert table.page.evaluate(READ_OVERFLOW) == [], (screen, size)
            if screen == "review with codes":
                assert_all_in_reach(table.page)
        # Of hundreds of codes, which are drawn alike, every eighth will do.
        assert_accessible(table.page, besides=".codes > :not(:nth-child(8n))" if "many" in screen else None)


FAILING = {
    "hints": SILENT, "hints failed": NONSENSE, "review": SILENT, "review failed": NONSENSE, "duel": SILENT,
    "duel failed": NONSENSE,
}


def open_failing(device, what: str, **options) -> Table:
    device.context(**options).add_init_script(FAILING[what])
    if what.startswith("review"):
        table = open_table(device, over(f"{FRESH} 0123,0014,2020"), path="codebreaker/#review", **options)
        sign = table.button("Try again") if what.endswith("failed") else table.page.get_by_role("progressbar")
        expect(sign).to_be_visible()
    elif what.startswith("duel"):
        table = open_table(device, over(f"{FRESH} 0123,2020") + "\nduel 2020", **options)
        table.button("Result").click()
        table.ended.get_by_role("button", name="Compare").click()
        sign = table.button("Try again") if what.endswith("failed") else table.page.get_by_role("progressbar")
        expect(sign).to_be_visible()
    else:
        table = open_table(device, f"{FRESH} 0123", "guess 2020", **options)
        table.button("Hint").click()
        table.ask("best").click()
        if what.endswith("failed"):
            expect(table.hints.get_by_role("alert")).not_to_be_empty()
        else:
            expect(table.ask("best")).to_have_attribute("aria-busy", "true")
    return table


@pytest.mark.parametrize("what", FAILING)
def test_waiting_and_trouble_fit_and_are_accessible(hand, what):
    table = open_failing(hand, what, **STILL)
    for size in at_all_sizes(hand, table.page):
        assert faults(table.page, may_scroll=not what.startswith("hints")) == [], size
        assert table.page.evaluate(READ_OVERFLOW) == [], size
    assert_accessible(table.page)


# The labels of the chart that stand upon one another.
READ_LABELS = """() => {
  const labels = [...document.querySelectorAll(".chart span")].map((label) => [label.className + " " + label.textContent, label.getBoundingClientRect()]);
  return labels.flatMap(([name, a], index) => labels.slice(index + 1).filter(([, b]) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5
  ).map(([other]) => `${name} and ${other}`));
}"""


@pytest.mark.parametrize(
    "line, attempts",
    [
        (f"{FRESH} 0123", 1),
        (f"{FRESH} 0123,0014,1111,2020", 4),
        (f"{FRESH} {','.join(TWENTY.split(',')[-10:])}", 10),
        (f"{FRESH} {TWENTY}", 20),
        (f"codebreaker/1 747 6.swiftui-colors {SLOW_AND_LARGE}", 7),
    ],
)
def test_the_labels_of_the_chart_stand_apart(iphone, line, attempts):
    line = line if line.endswith((",2020", ",x")) else f"{line},x"
    table = open_table(iphone, over(line), path="codebreaker/#review", **STILL)
    expect(table.reviewed).to_have_count(attempts)
    for size in at_all_sizes(iphone, table.page):
        steps = table.page.locator(".chart .step").all_inner_texts()
        assert steps[-1] == str(attempts) and steps == sorted(steps, key=int) and len(steps) <= 7, size
        assert table.page.evaluate(READ_LABELS) == [], size
        assert table.page.evaluate(READ_OVERFLOW) == [], size
        # A dot for each attempt and one for the start.
        assert table.page.locator(".chart .dots").get_attribute("d").count("M") == attempts + 1, size


def test_letters_of_twice_the_size_leave_everything_in_reach(hand):
    table = Table(open_with_large_letters(hand, "codebreaker/"))
    for screen in (hints_told, review, review_of_a_large_game_given_up, duel_of_a_large_game, statistics):
        screen(table)
        for size in at_all_sizes(hand, table.page):
            if not table.hints.is_visible():
                assert_all_in_reach(table.page)
            else:
                for target in (table.button("Use this guess"), table.button("Close")):
                    target.scroll_into_view_if_needed()
                    expect(target).to_be_in_viewport()
            assert table.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), (screen.__name__, size)


def test_nothing_is_under_the_notch(iphone):
    table = open_table(iphone, FRESH)
    for screen in (review, duel, statistics):
        screen(table)
        for name, (top, left, bottom, right) in NOTCHES.items():
            resize(table.page, iphone.sizes[name])
            cover_edges(table.page, (top, left, bottom, right))
            table.page.locator(".panel:visible").evaluate("panel => panel.scrollTo(0, panel.scrollHeight)")
            window = table.page.viewport_size
            for element in table.page.locator("button:visible, .chart span:visible, .skill-bars li:visible").all():
                box = element.bounding_box()
                assert box["x"] >= left - 0.5 and box["x"] + box["width"] <= window["width"] - right + 0.5, name
            last = table.page.locator(".panel:visible :is(button, p)").last.bounding_box()
            assert last["y"] + last["height"] <= window["height"] - bottom, name


def test_with_forced_colours_chart_bars_and_ratings_are_seen(desktop):
    table = open_table(desktop, FRESH, forced_colors="active")
    review(table)
    paper = table.page.evaluate("getComputedStyle(document.body).backgroundColor")
    stroke = "path => getComputedStyle(path).stroke"
    for part in (".curve", ".dots"):
        assert contrast(table.page.locator(f".chart {part}").evaluate(stroke), paper) >= 3
    duel(table)
    for part in (".curve", ".dots", ".friends-curve", ".friends-dots"):
        assert contrast(table.page.locator(f".duel-chart {part}").evaluate(stroke), paper) >= 3
    review(table)
    border = "element => getComputedStyle(element).borderTopColor"
    for rating in table.page.locator(".rating").all():
        assert rating.evaluate("rating => getComputedStyle(rating).borderTopWidth") == "1px"
        assert contrast(rating.evaluate(border), paper) >= 3
    statistics(table)
    bar = table.page.locator(".skill-bars li").last
    assert contrast(bar.evaluate(border), paper) >= 3


def test_the_chart_stands_out(desktop):
    table = open_table(desktop, FRESH)
    paper = "() => getComputedStyle(document.body).backgroundColor"
    review(table)
    for scheme in COLOR_SCHEMES:
        table.page.emulate_media(color_scheme=scheme)
        for part in (".curve", ".dots"):
            stroke = table.page.locator(f".chart {part}").evaluate("path => getComputedStyle(path).stroke")
            assert contrast(stroke, table.page.evaluate(paper)) >= 3, scheme
    duel(table)
    for scheme in COLOR_SCHEMES:
        table.page.emulate_media(color_scheme=scheme)
        for part in (".curve", ".dots", ".friends-curve", ".friends-dots"):
            stroke = table.page.locator(f".duel-chart {part}").evaluate("path => getComputedStyle(path).stroke")
            assert contrast(stroke, table.page.evaluate(paper)) >= 3, scheme
    statistics(table)
    for scheme in COLOR_SCHEMES:
        table.page.emulate_media(color_scheme=scheme)
        bar = table.page.locator(".skill-bars li").last.evaluate("bar => getComputedStyle(bar).backgroundColor")
        field = table.page.locator(".skill-bars").evaluate("bars => getComputedStyle(bars).backgroundColor")
        assert contrast(bar, field) >= 3, scheme


def test_a_player_who_wants_no_motion_sees_none(hand):
    table = open_table(hand, FRESH, **STILL)
    for screen in (hints_told, review_with_codes, statistics):
        screen(table)
        moving = "() => document.getAnimations().map((animation) => animation.animationName ?? animation.transitionProperty)"
        assert table.page.evaluate(moving) == [], screen.__name__


def test_with_room_the_summary_stands_beside_the_attempts(hand):
    table = open_table(hand, FRESH)
    put(table, over(f"{FRESH} {TWENTY}"), "codebreaker/#review")
    expect(table.reviewed).to_have_count(20)
    for name in {"desktop", "wide", "tablet_landscape"}.intersection(hand.sizes):
        resize(table.page, hand.sizes[name])
        table.reviewed.first.scroll_into_view_if_needed()
        chart, first = table.page.locator(".chart").bounding_box(), table.reviewed.first.bounding_box()
        assert chart["x"] + chart["width"] <= first["x"], name
        table.reviewed.last.scroll_into_view_if_needed()
        expect(table.reviewed.last).to_be_in_viewport()
        expect(table.button("Back to the game")).to_be_in_viewport()
