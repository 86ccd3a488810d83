"""Checks of accessibility: axe-core's rules, color contrast, and keyboard focus."""

from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from device import Device
from layout import assert_fits
from playwright.sync_api import Page
from waiting import wait_for_animations

COLOR_SCHEMES = ("light", "dark")

RUN_AXE = """([excluded, rules]) =>
  axe.run({ exclude: excluded ? [[excluded]] : [] }, { resultTypes: ["violations"], ...(rules ? { runOnly: rules } : {}) })"""

# axe-core's rules about colors, the only ones whose results depend on the color scheme.
COLOR_RULES = ["color-contrast", "link-in-text-block"]


def assert_accessible(page: Page, excluded: str | None = None) -> None:
    """Fails if axe-core finds a violation on the current screen in light or dark mode. Ignores elements that match the
    selector `excluded`."""
    # Load the script only once per page, because it is large.
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    for scheme in COLOR_SCHEMES:
        page.emulate_media(color_scheme=scheme)
        # During a color transition, the contrast is meaningless.
        wait_for_animations(page)
        rules = None if scheme == COLOR_SCHEMES[0] else COLOR_RULES
        results = AxeResults(page.evaluate(RUN_AXE, [excluded, rules]))
        assert results.violations_count == 0, f"{scheme}: {results.generate_report()}"


def assert_fits_and_is_accessible(device: Device, page: Page, may_scroll: bool = False) -> None:
    """Fails if the screen or the open dialog has layout faults at any size of the device, or isn't accessible. Checks
    accessibility only on devices with touch, because elements and colors are the same with a mouse."""
    page.mouse.move(0, 0)
    assert_fits(device, page, may_scroll)
    if device.has_touch:
        assert_accessible(page)


def luminance(color: str) -> float:
    """Returns the relative luminance of a color such as `rgb(1, 2, 3)`, as WCAG defines it."""
    parts = [int(part) / 255 for part in color.removeprefix("rgb(").removesuffix(")").split(", ")]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Returns the contrast of two colors, from 1 to 21, as WCAG defines it."""
    lighter, darker = sorted([luminance(one), luminance(other)], reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


FOCUSED = """() => {
  const element = document.activeElement;
  const ring = getComputedStyle(element.matches("[type=radio]") ? element.nextElementSibling : element);
  return {
    name: element.id || element.getAttribute("aria-label") || element.className || element.tagName,
    style: ring.outlineStyle, width: parseFloat(ring.outlineWidth), color: ring.outlineColor,
  };
}"""


def focus_stops(page: Page, max_stops: int = 40) -> list[str]:
    """Moves through the page with the Tab key, up to `max_stops` times, and fails if the focus is invisible at any stop. Returns the
    names of the stops."""
    paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
    seen = []
    while len(seen) < max_stops:
        page.keyboard.press("Tab")
        ring = page.evaluate(FOCUSED)
        if ring["name"] in seen or ring["name"] == "BODY":
            break
        seen.append(ring["name"])
        assert ring["style"] != "none" and ring["width"] >= 2, ring
        assert contrast(ring["color"], paper) >= 3, ring
    return seen
