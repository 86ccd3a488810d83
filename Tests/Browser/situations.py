"""What brings a page into a situation: scripts to be run before it loads, and what happens to it later."""

from playwright.sync_api import Page

# The storage: forbidden altogether, or full.
FORBIDDEN = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("no", "SecurityError"); },
});"""
FULL = """Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };"""

# A browser that is to save data.
SAVING_DATA = "Object.defineProperty(navigator.connection, 'saveData', { value: true });"

# A page in which what waits some seconds waits a fraction of them.
HASTY = "{ const set = setTimeout; window.setTimeout = (act, time, ...all) => set(act, time / 20, ...all); }"

# A page whose timers of three seconds or more stop until `let_seconds_pass`.
TIMELESS = """{ const set = setTimeout; window.due = [];
  window.setTimeout = (act, time, ...all) => (time < 3000 ? set(act, time, ...all) : -due.push(() => act(...all)));
}"""

# A window that hears nothing of the others.
DEAF = """for (const type of ["storage", "visibilitychange", "focus"]) {
  addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
}"""

# Sharing: no share sheet, one that keeps what it is given, or neither sheet nor clipboard. Before a share sheet is
# offered, the browser asks for nothing; for the clipboard it may.
COPYING = "delete Navigator.prototype.share;"
SHARING = "Navigator.prototype.share = async (item) => { window.sent = item; };"
REFUSING = COPYING + "navigator.clipboard.writeText = async () => { throw new DOMException('no', 'NotAllowedError'); };"

# A worker that is slower than any that there is, so that its work can be seen under way, one that never answers, and
# one that talks nonsense.
SLOW = """window.Worker = class extends window.Worker {
  postMessage(data) {
    if (typeof data === "string") super.postMessage(data);
    else setTimeout(() => super.postMessage(data), 150);
  }
};"""
SILENT = """window.Worker = class { postMessage() {} terminate() {} };"""
NONSENSE = """window.Worker = class {
  postMessage(data) { if (typeof data !== "string") setTimeout(() => this.onmessage({ data: new Uint8Array([7]) })); }
  terminate() {}
};"""

# A worker whose questions and answers the page counts in `window.asked` and `window.answers`.
COUNTED = """window.asked = window.answers = 0;
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


def let_seconds_pass(page: Page) -> None:
    """Fires the timers of a timeless page. Fails if there are none."""
    assert page.evaluate("due.splice(0).map((act) => act()).length") > 0


def at_time(time: str) -> str:
    """A script that sets a page's clock, which goes on from there: `2026-11-21T20:30Z`."""
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


def hide(page: Page, is_hidden: bool) -> None:
    """Lets the player turn to another window, or come back."""
    page.evaluate(HIDE, is_hidden)
