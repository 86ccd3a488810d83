"""Drives the system's Firefox without a window through Marionette, which is the part of Firefox that geckodriver uses.

Debian doesn't have geckodriver, which would only add HTTP. Marionette reads the same commands with the same parameters from
a socket. Each command is a JSON list preceded by its length.
"""

import json
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile

from engine import MAX_WAIT_SECONDS, Engine, EngineError, wait_until

NAMES = ("firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox")

NEEDED = "its own program, not a snap"

# Marionette itself turns off most of the features that would show a prompt or load something.
PREFERENCES = {
    "marionette.port": 0,  # any free port, which Firefox writes to a file
    "dom.w3c_touch_events.enabled": 1,  # even if no finger has ever touched the screen
    # A disk cache would have to be deleted afterward.
    "browser.cache.disk.enable": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
}

# A Firefox window is at least 500 pixels wide. However, a page is as wide as the browser element that contains it, so resize
# that element.
RESIZE = """const { style } = gBrowser.selectedBrowser;
for (const [side, length] of [["width", arguments[0]], ["height", arguments[1]]]) {
  for (const limit of ["", "min-", "max-"]) style.setProperty(limit + side, length + "px");
}"""

# Sets the kind of pointer that the page detects: a finger on a phone, and otherwise a mouse. The bits mean coarse, fine, and
# hover.
POINTERS = """for (const which of ["primary", "all"])
  Services.prefs.setIntPref(`ui.${which}PointerCapabilities`, arguments[0]);"""
FINGER, MOUSE = 1, 2 | 4

# Returns the errors in the browser's console for pages at an address: uncaught exceptions, violations of the
# Content-Security-Policy, and invalid style sheets and scripts. Skips warnings and information.
ERRORS = """const errors = Services.console.getMessageArray().filter((message) =>
  message instanceof Ci.nsIScriptError && !(message.flags & (1 | 8)) && message.sourceName.startsWith(arguments[0]));
Services.console.reset();
return errors.map((error) => `${error.category}: ${error.errorMessage} (${error.sourceName}:${error.lineNumber})`);"""


def find() -> str | None:
    """Returns the path of a Firefox that the tests can drive, or `None` if this system has none."""
    return next((program for program in map(shutil.which, NAMES) if program and not is_snap(program)), None)


def is_snap(program: str) -> bool:
    """Returns whether a program is a snap, or a script that starts one, as on Ubuntu. A snap can't access the folders that
    these tests pass to it."""
    with open(program, "rb") as file:
        return pathlib.Path(program).resolve().name == "snap" or b"/snap/" in file.read(4096)


class Firefox(Engine):
    name, title = "firefox", "Firefox"
    has_touch = True

    def __init__(self):
        super().__init__()
        self._folder = pathlib.Path(tempfile.mkdtemp(prefix="parlor-firefox-"))
        self._count = 0
        self._socket = None
        lines = [f"user_pref({json.dumps(key)}, {json.dumps(value)});" for key, value in PREFERENCES.items()]
        (self._folder / "user.js").write_text("\n".join(lines))
        command = [find(), "-headless", "-no-remote", "-marionette", "-remote-allow-system-access", "-profile", self._folder]
        # Use a separate home folder, because the person who runs the tests may also use Firefox.
        environment = os.environ | {"HOME": str(self._folder), "MOZ_CRASHREPORTER_DISABLE": "1"}
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            self._connect()
        except BaseException:
            self.close()
            raise

    def _connect(self) -> None:
        port = self._folder / "MarionetteActivePort"

        def is_listening() -> bool:
            assert self._process.poll() is None, "Firefox ended before it could be driven"
            return port.is_file() and port.read_text().strip().isdigit()

        wait_until(is_listening)
        self._socket = socket.create_connection(("127.0.0.1", int(port.read_text())), timeout=2 * MAX_WAIT_SECONDS)
        self._stream = self._socket.makefile("rb")
        self._receive()  # Firefox's greeting
        capabilities = self.command("NewSession", capabilities={"alwaysMatch": {}})["capabilities"]
        self.version = f"Firefox {capabilities['browserVersion']}"
        self.command("SetWindowRect", width=1600, height=1300)

    def command(self, name: str, **parameters):
        return self._send(f"WebDriver:{name}", parameters)

    def _send(self, name: str, parameters: dict):
        self._count += 1
        data = json.dumps([0, self._count, name, parameters]).encode()
        self._socket.sendall(b"%d:%s" % (len(data), data))
        _, number, error, answer = self._receive()
        assert number == self._count, "the reply belongs to another command"
        if error:
            raise EngineError(f"{name}: {error['error']}: {error['message']}")
        return answer.get("value", answer) if isinstance(answer, dict) else answer

    def _receive(self):
        length = b""
        while (byte := self._stream.read(1)) != b":":
            if not byte:
                raise ConnectionError("Firefox hung up")
            length += byte
        return json.loads(self._stream.read(int(length)))

    def _run_in_browser(self, script: str, *arguments):
        """Runs a script in the browser's window rather than in the page."""
        self._send("Marionette:SetContext", {"value": "chrome"})
        try:
            return self.run(script, *arguments)
        finally:
            self._send("Marionette:SetContext", {"value": "content"})

    def resize(self, width: int, height: int) -> None:
        self._run_in_browser(RESIZE, width, height)
        self._run_in_browser(POINTERS, FINGER if width < 600 else MOUSE)

    def browser_errors(self, address: str) -> list[str]:
        return self._run_in_browser(ERRORS, address)

    def close(self) -> None:
        if self._socket:
            self._stream.close()
            self._socket.close()
        self._process.kill()
        self._process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)
