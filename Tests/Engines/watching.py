"""Creates a copy of the site whose pages record their errors, for engines whose consoles can't be read from outside.

A script at the start of each page records them. It precedes the page's Content-Security-Policy, which applies only to
what follows it. Nothing else is changed.
"""

import pathlib
import shutil

from service_worker import write_service_worker

# The errors are stored in session storage, which lasts as long as the window, because a page may close while it
# reports an error.
WATCH = """<script>{
  const complain = (text) => {
    const complaints = JSON.parse(sessionStorage.complaints ?? "[]");
    sessionStorage.complaints = JSON.stringify([...complaints, `${text} (${location.pathname})`]);
  };
  addEventListener("error", ({ target, message, error }) => complain(target === window
    ? `exception: ${error ?? message}` : `not loaded: ${target.src ?? target.href}`), true);
  addEventListener("unhandledrejection", ({ reason }) => complain(`rejection: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    complain(`forbidden by ${violatedDirective}: ${blockedURI}`));
  const { error, assert } = console;
  console.error = (...values) => (complain(`console: ${values.map(String).join(" ")}`), error.apply(console, values));
  console.assert = (holds, ...values) =>
    (holds || complain(`console: ${values.map(String).join(" ")}`), assert.call(console, holds, ...values));
  window.Worker = class extends Worker {
    constructor(...values) {
      super(...values);
      this.addEventListener("error", ({ message }) => complain(`worker: ${message}`));
    }
  };
}</script>"""

TAKE_ERRORS = """() => {
  const complaints = JSON.parse(sessionStorage.complaints ?? "[]");
  sessionStorage.removeItem("complaints");
  return complaints;
}"""


def watched_copy(dist: pathlib.Path, folder: pathlib.Path) -> pathlib.Path:
    """Copies the site and adds the recording script to each page."""
    shutil.copytree(dist, folder)
    for page in folder.rglob("*.html"):
        text = page.read_text()
        assert text.count("<head>\n") == 1, page
        page.write_text(text.replace("<head>\n", f"<head>\n{WATCH}\n"))
    write_service_worker(folder)
    return folder
