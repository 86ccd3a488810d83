"""The coach of CodeBreaker on every screen: layout, targets, the chart's labels, contrast, colours, motion."""

import pytest
from accessibility import assert_accessible, contrast
from codebreaker import FRESH, Table, open_table, over
from coach_screens import (
    PAGES,
    POP_UPS,
    SLOW_AND_LARGE,
    TWENTY,
    hints_told,
    hints_told_of_a_large_game,
    put,
    review,
    review_of_a_large_game_given_up,
    review_with_codes,
    statistics,
    wait_for_style,
)
from layout import assert_all_in_reach, cover_edges, faults, open_with_large_letters
from playwright.sync_api import expect
from situations import NONSENSE, SILENT

SIZES = ["iphone", "iphone_landscape", "small", "small_landscape", "tablet", "tablet_landscape", "desktop", "wide"]
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
  for (const hole of panel.querySelectorAll(".reviewed .hole, #hint-guess .hole")) {
    const { width, height } = hole.getBoundingClientRect();
    if (width > 0 && (width < 13 || Math.abs(width - height) > 1)) faults.push(`a peg is ${width} by ${height}`);
  }
  return faults;
}"""


@pytest.mark.parametrize("name", SIZES)
def test_everything_fits(take, name):
    table = open_table(take(name), FRESH, **STILL)
    for screen in (*POP_UPS, *PAGES):
        screen(table)
        wait_for_style(table)
        table.page.mouse.move(0, 0)
        # The three answers together are more than the smallest screens hold.
        is_full = name.startswith("small") and screen in (hints_told, hints_told_of_a_large_game)
        may_scroll = screen in PAGES or is_full
        assert faults(table.page, may_scroll=may_scroll) == [], screen.__name__
        assert table.page.evaluate(READ_OVERFLOW) == [], screen.__name__
    review_with_codes(table)
    assert_all_in_reach(table.page)


FAILING = {"hints": SILENT, "hints failed": NONSENSE, "review": SILENT, "review failed": NONSENSE}


def open_failing(device, what: str, **options) -> Table:
    device.context(**options).add_init_script(FAILING[what])
    if what.startswith("review"):
        table = open_table(device, over(f"{FRESH} 0123,0014,2020"), path="codebreaker/#review", **options)
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
    wait_for_style(table)
    return table


@pytest.mark.parametrize("name", ["iphone", "iphone_landscape", "small", "small_landscape", "desktop"])
@pytest.mark.parametrize("what", FAILING)
def test_waiting_and_trouble_fit(take, name, what):
    table = open_failing(take(name), what, **STILL)
    assert faults(table.page, may_scroll=what.startswith("review")) == []
    assert table.page.evaluate(READ_OVERFLOW) == []


@pytest.mark.parametrize("what", FAILING)
def test_axe_finds_nothing_in_waiting_and_trouble(desktop, what, color_scheme):
    assert_accessible(open_failing(desktop, what, color_scheme=color_scheme).page)


@pytest.mark.parametrize("name", ["iphone", "desktop"])
def test_axe_finds_nothing(take, name, color_scheme):
    table = open_table(take(name), FRESH, color_scheme=color_scheme)
    for screen in (*POP_UPS, *PAGES):
        screen(table)
        wait_for_style(table)
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
@pytest.mark.parametrize("name", ["small", "small_landscape", "tablet"])
def test_the_labels_of_the_chart_stand_apart(take, name, line, attempts):
    line = line if line.endswith((",2020", ",x")) else f"{line},x"
    table = open_table(take(name), over(line), path="codebreaker/#review", **STILL)
    expect(table.reviewed).to_have_count(attempts, timeout=20_000)
    steps = table.page.locator(".chart .step").all_inner_texts()
    assert steps[-1] == str(attempts) and steps == sorted(steps, key=int) and len(steps) <= 7
    assert table.page.evaluate(READ_LABELS) == []
    assert table.page.evaluate(READ_OVERFLOW) == []
    # A dot for each attempt and one for the start.
    assert table.page.locator(".chart .dots").get_attribute("d").count("M") == attempts + 1


@pytest.mark.parametrize("name", ["iphone", "iphone_landscape", "small", "desktop"])
def test_letters_of_twice_the_size_leave_everything_in_reach(take, name):
    table = Table(open_with_large_letters(take(name), "codebreaker/"))
    for screen in (hints_told, review, review_of_a_large_game_given_up, statistics):
        screen(table)
        wait_for_style(table)
        if not table.hints.is_visible():
            assert_all_in_reach(table.page)
        else:
            for target in (table.button("Use this guess"), table.button("Close")):
                target.scroll_into_view_if_needed()
                expect(target).to_be_in_viewport()
        assert table.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), screen.__name__


@pytest.mark.parametrize("name, insets", [("iphone", (47, 0, 34, 0)), ("iphone_landscape", (0, 47, 21, 47))])
def test_nothing_is_under_the_notch(take, name, insets):
    table = open_table(take(name), FRESH)
    top, left, bottom, right = insets
    for screen in (review, statistics):
        screen(table)
        wait_for_style(table)
        cover_edges(table.page, insets)
        table.page.locator(".panel:visible").evaluate("panel => panel.scrollTo(0, panel.scrollHeight)")
        window = table.page.viewport_size
        for element in table.page.locator("button:visible, .chart span:visible, .skill-bars li:visible").all():
            box = element.bounding_box()
            assert box["x"] >= left - 0.5 and box["x"] + box["width"] <= window["width"] - right + 0.5
        last = table.page.locator(".panel:visible :is(button, p)").last.bounding_box()
        assert last["y"] + last["height"] <= window["height"] - bottom


def test_with_forced_colours_chart_bars_and_ratings_are_seen(desktop):
    table = open_table(desktop, FRESH, forced_colors="active")
    review(table)
    paper = table.page.evaluate("getComputedStyle(document.body).backgroundColor")
    stroke = "path => getComputedStyle(path).stroke"
    for part in (".curve", ".dots"):
        assert contrast(table.page.locator(f".chart {part}").evaluate(stroke), paper) >= 3
    border = "element => getComputedStyle(element).borderTopColor"
    for rating in table.page.locator(".rating").all():
        assert rating.evaluate("rating => getComputedStyle(rating).borderTopWidth") == "1px"
        assert contrast(rating.evaluate(border), paper) >= 3
    statistics(table)
    bar = table.page.locator(".skill-bars li").last
    assert contrast(bar.evaluate(border), paper) >= 3


def test_the_chart_stands_out(desktop, color_scheme):
    table = open_table(desktop, FRESH, color_scheme=color_scheme)
    review(table)
    paper = table.page.evaluate("getComputedStyle(document.body).backgroundColor")
    for part in (".curve", ".dots"):
        assert contrast(table.page.locator(f".chart {part}").evaluate("path => getComputedStyle(path).stroke"), paper) >= 3
    statistics(table)
    bar = table.page.locator(".skill-bars li").last.evaluate("bar => getComputedStyle(bar).backgroundColor")
    field = table.page.locator(".skill-bars").evaluate("bars => getComputedStyle(bars).backgroundColor")
    assert contrast(bar, field) >= 3


@pytest.mark.parametrize("name", ["desktop", "iphone"])
def test_a_player_who_wants_no_motion_sees_none(take, name):
    table = open_table(take(name), FRESH, **STILL)
    for screen in (hints_told, review_with_codes, statistics):
        screen(table)
        wait_for_style(table)
        moving = "() => document.getAnimations().map((animation) => animation.animationName ?? animation.transitionProperty)"
        assert table.page.evaluate(moving) == [], screen.__name__


@pytest.mark.parametrize("name", ["desktop", "wide", "tablet_landscape"])
def test_with_room_the_summary_stands_beside_the_attempts(take, name):
    table = open_table(take(name), FRESH)
    put(table, over(f"{FRESH} {TWENTY}"), "codebreaker/#review")
    expect(table.reviewed).to_have_count(20, timeout=20_000)
    chart, first = table.page.locator(".chart").bounding_box(), table.reviewed.first.bounding_box()
    assert chart["x"] + chart["width"] <= first["x"]
    table.reviewed.last.scroll_into_view_if_needed()
    expect(table.reviewed.last).to_be_in_viewport()
    expect(table.button("Back to the game")).to_be_in_viewport()
