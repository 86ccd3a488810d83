"""The site as it is given to engines whose consoles cannot be read from outside: every page keeps an account of its errors.

What does so is a script that stands before all else of the page, and so before its content security policy too, which holds
for what comes after it. Nothing else is changed.
"""

import pathlib
import shutil

from make_site import write_service_worker

# Kept in the session's storage, which lasts as long as the window: a page may be left while it complains.
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

TAKE = """() => {
  const complaints = JSON.parse(sessionStorage.complaints ?? "[]");
  sessionStorage.removeItem("complaints");
  return complaints;
}"""


def watched_copy(dist: pathlib.Path, folder: pathlib.Path) -> pathlib.Path:
    """Makes a copy of the site whose pages keep an account of their errors."""
    shutil.copytree(dist, folder)
    for page in folder.rglob("*.html"):
        text = page.read_text()
        assert text.count("<head>\n") == 1, page
        page.write_text(text.replace("<head>\n", f"<head>\n{WATCH}\n"))
    write_service_worker(folder)
    return folder
