"""Situations in which a page can be: scripts that run before the page loads, and events that tests trigger."""

from playwright.sync_api import Page

# Storage that is forbidden, and storage that is full.
FORBIDDEN_STORAGE = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("no", "SecurityError"); },
});"""
FULL_STORAGE = """Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };"""

# The option of a device whose player prefers reduced motion. Without animations, the tests don't need to wait.
REDUCED_MOTION = {"reduced_motion": "reduce"}

# A player whose presses come a second apart by their times, so that none is too early for a question that has just appeared. While
# `window.isHasty` is set, they come when the page's clock says.
PRESSES = """{
  let count = 0;
  const mark = (event) => {
    if (!event.repeat) count += 1;
    // A test may have stopped the page's clock, which doesn't change the times of events.
    Object.defineProperty(event, "timeStamp", { value: performance.now() + (window.isHasty ? 0 : 1000 * count) });
  };
  for (const type of ["keydown", "click"]) addEventListener(type, mark, true);
}"""

# Collects in `window.announced` what is added to live regions.
WATCH_ANNOUNCEMENTS = """() => {
  window.announced = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target.closest("[role=status], [role=alert]"))
        for (const node of addedNodes) window.announced.push(node.textContent);
  }).observe(document.body, { childList: true, subtree: true });
}"""

# A browser with its data saver on.
SAVING_DATA = "Object.defineProperty(navigator.connection, 'saveData', { value: true });"

# A page whose timers are twenty times as fast.
FAST_TIMERS = "{ const set = setTimeout; window.setTimeout = (act, time, ...all) => set(act, time / 20, ...all); }"

# A page whose timers of a second or more end only when `fire_long_timers` is called.
PAUSED_TIMERS = """{ const set = setTimeout; window.due = [];
  window.setTimeout = (act, time, ...all) => (time < 1000 ? set(act, time, ...all) : -due.push(() => act(...all)));
}"""

# A window that doesn't notice changes by other windows.
WITHOUT_WINDOW_EVENTS = """for (const type of ["storage", "visibilitychange", "focus"]) {
  addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
}"""

# Four ways of sharing: no share sheet, a share sheet that records the shared item, neither share sheet nor clipboard, as at
# addresses without HTTPS, and a browser that can't copy at all.
# Browsers may ask for permission to use the clipboard, but not to use a share sheet.
COPYING = "delete Navigator.prototype.share;"
SHARING = "Navigator.prototype.share = async (item) => { window.sent = item; };"
WITHOUT_CLIPBOARD = COPYING + "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
WITHOUT_SHARING = COPYING + "document.execCommand = () => false; navigator.clipboard.writeText = async () => { throw new DOMException('no', 'NotAllowedError'); };"

# A worker that is slow, so that its progress is visible, one that never answers, and one that gives invalid answers.
SLOW_WORKER = """window.Worker = class extends window.Worker {
  postMessage(data) {
    if (typeof data === "string") super.postMessage(data);
    else setTimeout(() => super.postMessage(data), 150);
  }
};"""
SILENT_WORKER = """window.Worker = class { postMessage() {} terminate() {} };"""
NONSENSE_WORKER = """window.Worker = class {
  postMessage(data) { if (typeof data !== "string") setTimeout(() => this.onmessage({ data: new Uint8Array([7]) })); }
  terminate() {}
};"""

# A worker with two counters on the page: `window.asked` counts the questions, and `window.answers` the answers.
COUNTING_WORKER = """window.asked = window.answers = 0;
window.Worker = class extends window.Worker {
  constructor(...all) {
    super(...all);
    this.addEventListener("message", () => (window.answers += 1));
  }
  postMessage(...all) {
    if (typeof all[0] !== "string") window.asked += 1;
    super.postMessage(...all);
  }
};"""


def fire_long_timers(page: Page) -> None:
    """Fires all pending long timers of a page that uses `PAUSED_TIMERS`. Fails if there are none."""
    assert page.evaluate("due.splice(0).map((act) => act()).length") > 0


def at_time(time: str) -> str:
    """Returns a script that sets a page's clock to a time such as `2026-11-21T20:30Z`, from which it advances."""
    return f"""{{
      const [now, start] = [Date.now, Date.now()];
      const set = Date.parse("{time}");
      Date.now = () => set + now() - start;
    }}"""


HIDE = """isHidden => {
  Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
  Object.defineProperty(document, "visibilityState", { value: isHidden ? "hidden" : "visible", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def set_hidden(page: Page, is_hidden: bool) -> None:
    """Simulates that the player switches to another window, or comes back."""
    page.evaluate(HIDE, is_hidden)
