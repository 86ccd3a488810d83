"""Finds layout faults of a screen: elements that are outside the window, cut off, covered, or too small to press."""

from collections.abc import Iterator

from device import Device
from playwright.sync_api import Page
from waiting import IDLE_PAGE, wait_for_animations, wait_for_script

READ_BOXES = "elements => elements.map((element) => element.getBoundingClientRect().toJSON())"

# Everything that a player reads or presses must be inside the window, and every line of text inside the boxes around it. Every target must
# have at least the given size, and nothing may cover its center. Boards and pegs must be large enough to see.
READ = """({ target, mayScroll, width = innerWidth, height = innerHeight }) => {
  const faults = [];
  const root = document.querySelector("dialog[open]") ?? document.querySelector(".app") ?? document.body;
  const page = document.scrollingElement;
  const isClipped = (element) =>
    element && (getComputedStyle(element).clipPath === "inset(50%)" || isClipped(element.parentElement));
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && !isClipped(element);
  const name = (element) => `${element.tagName.toLowerCase()}#${element.id || element.className} "${element.textContent.trim().slice(0, 20)}"`;
  const scroller = (element) => {
    for (let box = element; box && box !== root.parentElement; box = box.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight) return box;
    }
  };
  const say = (element, what) => faults.push(`${name(element)} ${what}`);
  if (page.scrollWidth > width) faults.push(`the page is ${page.scrollWidth} wide`);
  if (!mayScroll) {
    if (page.scrollHeight > height) faults.push(`the page is ${page.scrollHeight} high`);
    if (root.scrollHeight > root.clientHeight) faults.push(`${name(root)} scrolls ${root.scrollHeight} in ${root.clientHeight}`);
  }
  for (const element of root.querySelectorAll("button, a, input, select, label, dt, dd, h1, h2, p, li, .board, span.peg, [data-tile]")) {
    if (!isShown(element)) continue;
    const box = element.getBoundingClientRect();
    const sides = [box.left, width - box.right, ...(mayScroll ? [] : [box.top, height - box.bottom])];
    if (!scroller(element) && Math.min(...sides) < -0.5) say(element, `stands ${-Math.min(...sides)} outside`);
    if (element.matches(".board, span.peg") && box.width < (element.matches(".board") ? 96 : 12)) say(element, `is only ${box.width} wide`);
    if (element.matches("button, dd, .face") && element.scrollWidth > element.clientWidth) say(element, "is cut");
    if (!element.matches("button, input, select, a")) continue;
    const isInText = element.matches("p a");
    if (!isInText && Math.min(box.width, box.height) < target - 0.01) say(element, `is ${box.width} by ${box.height}`);
    if (element.disabled || isInText) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    // The browser looks at the nearest pixel, and finds nothing half a pixel before the edge.
    if (x < 0 || y < 0 || x > width - 0.5 || y > height - 0.5) continue;
    const hit = document.elementFromPoint(x, y);
    if (!element.contains(hit) && !scroller(element)) say(element, `is covered by ${hit && name(hit)}`);
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    if (!node.data.trim() || !isShown(node.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let element = node.parentElement; element && element !== root; element = element.parentElement) {
      if (getComputedStyle(element).display === "contents") continue;
      const box = element.getBoundingClientRect();
      const over = Math.max(box.left - text.left, text.right - box.right);
      // The labels of a chart are beside it.
      if (over > 1 && !element.matches(".chart")) say(element, `is ${over} too narrow for "${node.data.trim()}"`);
      if (element.matches("button, .face") && text.height > box.height + 4) say(element, "is too low for its text");
    }
  }
  return faults;
}"""


def faults(page: Page, may_scroll: bool = False, target: int = 44) -> list[str]:
    """Waits until nothing moves, and returns the layout faults of the screen or the open dialog. If a screen may scroll, it may extend beyond
    the bottom of the window, but not beyond its right edge."""
    wait_for_animations(page)
    # A phone zooms out until a page that is too wide fits. `innerWidth` is then the width of the page instead of the screen.
    return page.evaluate(READ, {"mayScroll": may_scroll, "target": target, **page.viewport_size})


def at_sizes_with_same_input(device: Device, page: Page) -> Iterator[str]:
    """Resizes a page to the screen of each device with the same kind of input, touch or mouse, and yields the device's
    name. Restores the size afterward. A test thus reaches a screen only once per kind of input."""
    yield from _at(device.sizes, page)


def at_sizes_of_all_devices(device: Device, page: Page) -> Iterator[str]:
    """Like `at_sizes_with_same_input`, but with the screens of all devices, for pages that are the same with touch and with a mouse."""
    yield from _at(device.all_sizes, page)


def _at(sizes: dict[str, dict], page: Page) -> Iterator[str]:
    own = page.viewport_size
    for name, size in sizes.items():
        resize(page, size)
        yield name
    resize(page, own)


def assert_fits(device: Device, page: Page, may_scroll: bool = False) -> None:
    """Fails if the screen or the open dialog has layout faults at any size of the device."""
    for size in at_sizes_with_same_input(device, page):
        found = faults(page, may_scroll)
        assert not found, f"{size}: {found}"


# Waits until the page has been laid out again, and its observers have been called.
RESIZED = """({ width, height }) => new Promise((done, fail) => {
  const deadline = performance.now() + 10000;
  const look = () => {
    if (matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches) requestAnimationFrame(done);
    else if (performance.now() < deadline) requestAnimationFrame(look);
    else fail(new Error(`the page is ${innerWidth} by ${innerHeight}, not ${width} by ${height}`));
  };
  requestAnimationFrame(look);
})"""


def resize(page: Page, size: dict) -> None:
    """Resizes a page, and waits until it has been laid out again."""
    page.set_viewport_size(size)
    page.evaluate(RESIZED, size)


def set_letter_size(page: Page, size: int) -> None:
    """Sets the browser's font size, in pixels. Usually it is 16."""
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size * 13 // 16}})


def open_with_large_letters(device, path: str) -> Page:
    """Sets the browser's font size to twice the usual size, and opens a page."""
    page = device.new_page()
    set_letter_size(page, 32)
    page.goto(device.address + path)
    page.wait_for_selector(IDLE_PAGE, state="attached")
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") == 32
    return page


# Returns the targets that can't be pressed, even after scrolling to them.
READ_UNREACHABLE = """targets => targets.filter((target) => {
  target.scrollIntoViewIfNeeded();
  const box = target.getBoundingClientRect();
  return !target.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}).map((target) => target.outerHTML)"""


def assert_all_controls_are_reachable(page: Page) -> None:
    """Fails if a target can't be pressed, even after scrolling to it."""
    targets = page.locator("button:visible, input:visible, select:visible")
    assert targets.count() > 0
    assert targets.evaluate_all(READ_UNREACHABLE) == []


# The parts of the screen that an iPhone's notch and home bar cover, in pixels from each edge: top, left, bottom, right.
NOTCHES = {"iphone": (47, 0, 34, 0), "iphone_landscape": (0, 47, 21, 47)}


# Returns whether the page's safe-area insets, as CSS sees them, equal the given ones.
COVERED = """insets => {
  const probe = document.createElement("i");
  const sides = ["top", "left", "bottom", "right"];
  for (const side of sides) probe.style.setProperty(`scroll-margin-${side}`, `env(safe-area-inset-${side})`);
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const found = sides.map((side) => style.getPropertyValue(`scroll-margin-${side}`));
  probe.remove();
  return `${found}` === `${insets}`;
}"""


def cover_edges(page, insets: tuple[int, int, int, int]) -> None:
    """Simulates a notch and a home bar. `insets` are the covered pixels at each edge: top, left, bottom, right."""
    top, left, bottom, right = insets
    page.context.new_cdp_session(page).send(
        "Emulation.setSafeAreaInsetsOverride",
        {"insets": {"top": top, "left": left, "bottom": bottom, "right": right}},
    )
    wait_for_script(page, COVERED, [f"{inset}px" for inset in insets])


def assert_clear_of_notches(page: Page, sizes: dict[str, dict], selector: str) -> None:
    """Fails if a visible element with the selector is under the notch or the home bar of a phone, or has another layout fault there."""
    for name, (top, left, bottom, right) in NOTCHES.items():
        resize(page, sizes[name])
        cover_edges(page, (top, left, bottom, right))
        assert faults(page) == [], name
        for element in page.locator(selector).filter(visible=True).all():
            box = element.bounding_box()
            assert box["x"] >= left and box["y"] >= top, name
            assert box["x"] + box["width"] <= page.viewport_size["width"] - right, name
            assert box["y"] + box["height"] <= page.viewport_size["height"] - bottom, name
