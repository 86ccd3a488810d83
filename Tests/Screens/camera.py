"""Takes pictures of a page at all sizes and in both color schemes, without reaching the page's state again for each."""

import base64

from playwright.sync_api import Page
from waiting import IDLE_PAGE, wait_until

# The sizes, and whether the device has touch instead of a mouse.
SIZES = {"320x568": True, "390x664": True, "664x390": True, "820x1180": True, "1280x800": False}
SCHEMES = ("light", "dark")

# The maximum height of a picture, in pixels. A page that is longer is cut off.
MAX_HEIGHT = 4000

# An animation that repeats is shown at its start. Before that, it's painted in its middle: Chromium's compositor keeps the last moment
# that it showed if the page has painted nothing else since.
SETTLE = """async idlePage => {
  const isStill = (animation) => animation.playState !== "running" && !animation.pending;
  let repeating = [];
  const freeze = (animation) => {
    const { endTime, delay, duration } = animation.effect?.getComputedTiming() ?? {};
    if (endTime !== Infinity) return animation.finish();
    animation.pause();
    animation.currentTime = delay + duration / 2;
    repeating.push(animation);
  };
  await document.fonts.ready;
  for (let quiet = 0, round = 0; quiet < 3; round += 1) {
    if (round > 2000) return false;
    await new Promise(frozen.nextFrame);
    for (const animation of repeating) animation.currentTime = 0;
    repeating = [];
    const moving = document.getAnimations().filter((animation) => !isStill(animation));
    moving.forEach(freeze);
    const isQuiet = !moving.length && frozen.isIdle() && document.querySelector(idlePage);
    quiet = isQuiet ? quiet + 1 : 0;
  }
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  return true;
}"""

# A page that scrolls is taken completely. If a dialog is open, only what is visible matters.
MEASURE = """() => ({
  width: document.documentElement.clientWidth,
  height: document.querySelector("dialog[open]") ? innerHeight : document.scrollingElement.scrollHeight,
  innerHeight,
})"""

HIDE_CARET = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { caret-color: transparent !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""


# Chromium doesn't paint the layers that `will-change` promises again when their size changes, but stretches them. So this ends the
# promise for a moment.
PAINT_AGAIN = """async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { will-change: auto !important; }");
  const others = document.adoptedStyleSheets;
  for (const sheets of [[...others, sheet], others]) {
    document.adoptedStyleSheets = sheets;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(frozen.nextFrame);
  }
}"""


def wait_for_rest(page: Page, is_busy: bool = False) -> None:
    """Waits until the page has done everything that it does without the player, and ends its animations. `is_busy` says that the page waits
    for something that never comes."""
    assert page.evaluate(SETTLE, "html" if is_busy else IDLE_PAGE), "the page doesn't come to rest"


def picture_names(sizes: list[str], schemes: list[str]) -> list[str]:
    """Returns the names of the pictures of a state, such as `320x568-dark`."""
    return [f"{size}-{scheme}" for size in sizes for scheme in schemes]


class Camera:
    """Takes pictures of one page. `after_resize` is called after each change of the size, with the page."""

    def __init__(self, page: Page, after_resize=None, is_busy: bool = False):
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._after_resize = after_resize
        self._is_busy = is_busy

    def take(self, sizes: list[str], schemes: list[str]) -> dict[str, bytes]:
        """Returns a PNG for each size and scheme, by its name."""
        self._page.mouse.move(0, 0)
        self._page.evaluate(HIDE_CARET)
        pictures = {}
        # A page that has had a touch screen can't get a mouse back, so the sizes with a mouse come first.
        for size in sorted(sizes, key=SIZES.get):
            self._resize(size)
            for scheme in schemes:
                self._page.emulate_media(color_scheme=scheme)
                wait_for_rest(self._page, self._is_busy)
                pictures[f"{size}-{scheme}"] = self._capture()
        return pictures

    def _resize(self, size: str) -> None:
        width, height = map(int, size.split("x"))
        has_touch = SIZES[size]
        if has_touch:
            self._session.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})
        self._session.send(
            "Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": has_touch}
        )
        query = f"(width: {width}px) and (height: {height}px) and (pointer: {'coarse' if has_touch else 'fine'})"
        wait_until(self._page, lambda: self._page.evaluate("query => matchMedia(query).matches", query))
        self._page.evaluate(PAINT_AGAIN)
        if self._after_resize:
            wait_for_rest(self._page, self._is_busy)
            self._after_resize(self._page)

    def _capture(self) -> bytes:
        options = {"format": "png", "optimizeForSpeed": True}
        found = self._page.evaluate(MEASURE)
        if found["height"] > found["innerHeight"]:
            clip = {"x": 0, "y": 0, "width": found["width"], "height": min(found["height"], MAX_HEIGHT), "scale": 1}
            options |= {"captureBeyondViewport": True, "clip": clip}
        return base64.b64decode(self._session.send("Page.captureScreenshot", options)["data"])
