"""A page in an engine's window: finds elements by role and name, sends input, and reads the page's state and errors."""

import base64
import re

from engine import ELEMENT, Engine, EngineError, wait_until
from paths import ROOT
from site_under_test import Site
from watching import TAKE_ERRORS

# The folder for the screenshots.
SCREENS = ROOT / ".build" / "screens"

# Screen sizes in CSS pixels. The desktop has the size of a tablet in landscape, which is the tightest size with the desktop layout.
PHONE, DESKTOP = (390, 664), (1024, 768)

# WebDriver's codes for keys without a printable character.
KEYS = {
    "Enter": "\ue007", "Shift": "\ue008", "Control": "\ue009", "Alt": "\ue00a", "Escape": "\ue00c", "Space": " ",
    "Backspace": "\ue003", "PageUp": "\ue00e", "PageDown": "\ue00f", "End": "\ue010", "Home": "\ue011",
    "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015",
}

# Multiplies the times of presses by a thousand, so that none is too early for a question that has just appeared.
SLOW_PRESSES = "Object.defineProperty(Event.prototype, 'timeStamp', { get: () => 1000 * (1 + performance.now()) })"

# The selectors of the elements that may have each role. The engine determines the actual role and name.
CANDIDATES = {
    "alert": "[role=alert]",
    "button": "button, [role=button]",
    "combobox": "select",
    "dialog": "dialog",
    "group": "fieldset, [role=group]",
    "heading": "h1, h2, h3",
    "img": "[role=img]",
    "link": "a[href]",
    "radio": "input[type=radio]",
    "region": "section",
    "slider": "input[type=range]",
    "tab": "[role=tab]",
    "tabpanel": "[role=tabpanel]",
    "textbox": "input:not([type])",
}

# Finds the visible candidates, in the element `within` if it is given. Skips elements whose possible names don't contain
# `words`, because asking the engine for a name costs a command.
FIND = """(selector, within, words) => {
  const texts = (element) => [element, ...(element.labels ?? []),
    ...(element.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id))];
  const name = (element) => [element.ariaLabel, element.title, ...texts(element).map((other) => other?.textContent)];
  const pressed = (text) => text.replace(/\\s/g, "");
  return [...(within ?? document).querySelectorAll(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }) && (!words || pressed(name(element).join("")).includes(pressed(words))));
}"""

# Replaces the storage with these values. Deletes the second copy in IndexedDB, because it would restore the old ones.
STORE = """async (texts) => {
  for (const { name } of await indexedDB.databases())
    await new Promise((done) => Object.assign(indexedDB.deleteDatabase(name), { onsuccess: done, onerror: done, onblocked: done }));
  localStorage.clear();
  Object.assign(localStorage, texts);
}"""

MIDDLE = """(element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""

# Simulates a finger for engines whose drivers don't support touch. It has the mouse's pointer ID, because a page can capture only
# pointers that the engine knows.
TOUCH = """(points) => {
  const send = (type, [clientX, clientY], target) => target.dispatchEvent(new PointerEvent(type, {
    bubbles: true, cancelable: true, composed: true, pointerId: 1, pointerType: "touch", isPrimary: true,
    button: type === "pointermove" ? -1 : 0, buttons: type === "pointerup" ? 0 : 1, clientX, clientY,
  }));
  const target = document.elementFromPoint(...points[0]);
  send("pointerdown", points[0], target);
  for (const point of points.slice(1)) send("pointermove", point, target);
  send("pointerup", points.at(-1), target);
}"""

# Returns the lightness, from 0 to 255, of the pixels along the horizontal middle line of each element in a screenshot.
LIGHTNESS = """async (selector, picture) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const scale = image.width / innerWidth;
  return [...document.querySelectorAll(selector)].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const { data } = context.getImageData(left * scale, (top + height / 2) * scale, width * scale, 1);
    return Array.from({ length: data.length / 4 }, (_, pixel) =>
      Math.round(data.subarray(4 * pixel, 4 * pixel + 3).reduce((sum, part) => sum + part) / 3));
  });
}"""

FIGURES = """(selector) => {
  const [names, values] = ["dt", "dd"].map((tag) => [...document.querySelectorAll(`${selector} ${tag}`)]);
  return Object.fromEntries(names.map((name, place) => [name.innerText, values[place]?.innerText]));
}"""

RUNNING = "() => document.documentElement?.dataset.state === 'running'"
STILL = """() => document.getAnimations().every((animation) =>
  animation.playState !== "running" || animation.effect.getComputedTiming().endTime === Infinity)"""
RESTING = """(element) => new Promise((done) => {
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const before = place();
  requestAnimationFrame(() => requestAnimationFrame(() => done(!element.disabled && place() === before)));
})"""

# The duration after which a press becomes a hold, in milliseconds (PegDrag.holdMilliseconds). On a busy machine, any press could take that
# long, so tests can prevent holds.
HOLD_MILLISECONDS = 500
NEVER_HOLDING = """(hold) => {
  const start = window.setTimeout;
  window.setTimeout = (action, time, ...values) => start(action, time === hold ? 1e6 : time, ...values);
}"""


class EnginePage:
    """A page of the site in an engine's window."""

    def __init__(self, engine: Engine, site: Site):
        self.engine = engine
        self.site = site
        # Whether the test expects errors on its pages.
        self.expects_errors = False

    # Navigation.

    def open(self, path: str, stored: dict[str, str] | None = None, size: tuple[int, int] = DESKTOP) -> None:
        """Opens a page, and waits until its program runs. If `stored` is given, replaces the storage first."""
        if stored is not None:
            self.store(stored)
        self.resize(size)
        self.engine.goto(self.site.address + path)
        self.wait_until_running()

    def resize(self, size: tuple[int, int]) -> None:
        """Sets the page's size, unless the engine's window already has it. All pages share the window."""
        if size == self.engine.size:
            return
        self.engine.resize(*size)
        self.engine.size = size
        self.engine.wait_for("(width, height) => matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches", *size)
        self.engine.wait_for_frames()

    def store(self, texts: dict[str, str]) -> None:
        """Replaces all stored values. First opens a page without a game, so that no game saves at the same time."""
        self.engine.goto(self.site.address + "offline.html")
        self.engine.call(STORE, texts)

    def wait_until_running(self) -> None:
        self.engine.wait_for(RUNNING)
        self.engine.run(SLOW_PRESSES)

    def reload(self) -> None:
        """Reloads the page as a player does. WebDriver's own command bypasses the service worker in Firefox."""
        self.engine.run("window.isOld = true; location.reload()")
        self.engine.wait_for("() => !window.isOld")
        self.wait_until_running()

    def follow(self, address: str) -> None:
        """Follows a link within the page. `address` is the part after the #."""
        self.engine.call("(address) => { location.hash = address; }", address)

    # Reading the page.

    def find_all(self, role: str, name: str | re.Pattern | None = None, within: dict | None = None) -> list[dict]:
        """Returns the visible elements with a role and, if given, a name. `name` is the complete name, or a pattern that matches
        part of it."""
        try:
            candidates = self.engine.call(FIND, CANDIDATES[role], within, name if isinstance(name, str) else None)
            return [element for element in candidates if self._is(element, role, name)]
        except EngineError:
            return []  # some elements were removed in the meantime

    def _is(self, element: dict, role: str, name: str | re.Pattern | None) -> bool:
        number = element[ELEMENT]
        if name is not None:
            label = " ".join(self.engine.command("GetComputedLabel", id=number).split())
            if name != label if isinstance(name, str) else not name.search(label):
                return False
        # `image` is the newer name of the role `img`.
        return self.engine.command("GetComputedRole", id=number).replace("image", "img") == role

    def find(self, role: str, name: str | re.Pattern | None = None, within: dict | None = None) -> dict:
        """Waits for the only visible element with this role and name. Fails if there are several."""
        def look():
            found = self.find_all(role, name, within)
            assert len(found) < 2, f"found {len(found)} of {role} {name}"
            return found

        return wait_until(look, f"{role} {name or ''}")[0]

    def has(self, role: str, name: str | re.Pattern | None = None) -> bool:
        return bool(self.find_all(role, name))

    def wait_until_gone(self, role: str, name: str | re.Pattern | None = None) -> None:
        """Waits until no element with this role and name is visible."""
        wait_until(lambda: not self.has(role, name), f"the end of {role} {name or ''}")

    def text(self, selector: str) -> str:
        """The text of the first element that matches a selector."""
        return self.engine.call("(selector) => document.querySelector(selector).innerText", selector)

    def texts(self, selector: str) -> list[str]:
        """The text of each element that matches a selector."""
        return self.engine.call(
            "(selector) => [...document.querySelectorAll(selector)].map((element) => element.innerText)", selector
        )

    def figures(self, selector: str) -> dict[str, str]:
        """The terms and values of a description list."""
        return self.engine.call(FIGURES, selector)

    def attribute(self, element: dict, name: str) -> str | None:
        return self.engine.call("(element, name) => element.getAttribute(name)", element, name)

    def status(self) -> str:
        """The latest announcement to screen readers."""
        return self.text("#status[role=status]")

    def wait_for_status(self, words: str) -> None:
        """Waits for an announcement to screen readers that contains these words."""
        wait_until(lambda: words in self.status(), f"“{words}”")

    def stored(self, key: str) -> str | None:
        return self.engine.call("(key) => localStorage.getItem(key)", key)

    def is_tab_selected(self, tab: str) -> bool:
        return self.attribute(self.find("tab", tab), "aria-selected") == "true"

    def elements(self, selector: str) -> list[dict]:
        return self.engine.call("(selector) => [...document.querySelectorAll(selector)]", selector)

    def lightness(self, selector: str) -> list[list[int]]:
        """Returns the lightness, from 0 to 255, of the pixels along the horizontal middle line of each matching element, from the
        left."""
        return self.engine.call(LIGHTNESS, selector, base64.b64encode(self.engine.screenshot()).decode())

    def wait_until_drawn(self) -> None:
        """Waits until the page has drawn the effect of the last action, as a player would."""
        try:
            self.engine.wait_for_frames()
        except EngineError:
            pass  # the page is being replaced by another

    def settle(self) -> None:
        """Waits until the page has been drawn and all animations have ended."""
        self.engine.wait_for_frames()
        self.engine.wait_for(STILL)

    # Input.

    def click(self, role: str, name: str | re.Pattern, within: dict | None = None) -> None:
        self.click_on(self.find(role, name, within))

    def click_on(self, element: dict) -> None:
        """Waits until an element is enabled and doesn't move, and clicks it. Pages draw a change only in the next frame."""
        self.engine.wait_for(RESTING, element)
        self.engine.command("ElementClick", id=element[ELEMENT])
        self.wait_until_drawn()

    def press_buttons(self, *names: str) -> None:
        """Clicks buttons one after another."""
        for name in names:
            self.click("button", name)

    def press(self, *keys: str) -> None:
        """Presses keys as fast as possible. A key with modifiers is written like `Shift+Control+z`."""
        actions = []
        for key in keys:
            chord = [KEYS.get(part, part) for part in key.split("+")]
            actions += [{"type": "keyDown", "value": value} for value in chord]
            actions += [{"type": "keyUp", "value": value} for value in reversed(chord)]
        self.engine.act({"type": "key", "id": "keyboard", "actions": actions})
        self.wait_until_drawn()

    def choose(self, group: str, name: str) -> None:
        """Selects a radio button of a group by clicking its label."""
        radio = self.find("radio", name, within=self.find("group", group))
        self.click_on(self.engine.call("(radio) => radio.labels[0]", radio))

    def type_into(self, element: dict, text: str) -> None:
        self.engine.command("ElementSendKeys", id=element[ELEMENT], text=text)

    def middle(self, element: dict) -> tuple[float, float]:
        return tuple(self.engine.call(MIDDLE, element))

    def drag(self, pointer: str, start: tuple[float, float], end: tuple[float, float], steps: int = 5) -> None:
        """Drags from one point of the window to another. `pointer` is `mouse`, or `touch` for a finger."""
        along = [step / steps for step in range(steps + 1)]
        points = [[start[axis] + (end[axis] - start[axis]) * part for axis in (0, 1)] for part in along]
        if pointer == "touch" and not self.engine.has_touch:
            return self.engine.call(TOUCH, points)
        moves = [{"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)} for x, y in points]
        press, lift = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}
        self.engine.act({
            "type": "pointer", "id": pointer, "parameters": {"pointerType": pointer},
            "actions": [moves[0], press, *moves[1:], lift],
        })

    def prevent_holding(self) -> None:
        """Prevents presses from becoming holds on a busy machine."""
        self.engine.call(NEVER_HOLDING, HOLD_MILLISECONDS)

    # Failures.

    def save_screenshot(self, name: str) -> None:
        """Saves a screenshot for inspection."""
        file = SCREENS / self.engine.name / f"{name}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(self.engine.screenshot())

    def errors(self) -> list[str]:
        """Returns the errors of the site's pages since the last call. Files that weren't found are errors, too."""
        missing = [f"{status} for {path}" for path, status, _ in self.site.replies if status >= 400]
        self.site.replies[:] = [reply for reply in self.site.replies if reply[1] < 400]
        return [*self.engine.call(TAKE_ERRORS), *self.engine.browser_errors(self.site.address), *missing]

    def leave(self) -> None:
        """Leaves the site, so that its pages stop."""
        self.engine.goto("about:blank")
