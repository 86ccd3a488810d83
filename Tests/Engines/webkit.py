"""Drives WebKitGTK's MiniBrowser through WebKitWebDriver on a virtual screen.

MiniBrowser needs an X server, so this module starts Xvfb. WebKit's sandbox doesn't work for root in a container.
MiniBrowser for GTK 3 has no sandbox, and for GTK 4, an environment variable turns it off.
"""

import http.client
import json
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile

from engine import MAX_WAIT_SECONDS, Engine, EngineError, wait_until

# The HTTP method and the path of each command.
PATHS = {
    "NewSession": ("POST", ""),
    "Navigate": ("POST", "/url"),
    "ExecuteScript": ("POST", "/execute/sync"),
    "GetComputedRole": ("GET", "/element/{id}/computedrole"),
    "GetComputedLabel": ("GET", "/element/{id}/computedlabel"),
    "ElementClick": ("POST", "/element/{id}/click"),
    "ElementSendKeys": ("POST", "/element/{id}/value"),
    "PerformActions": ("POST", "/actions"),
    "ReleaseActions": ("DELETE", "/actions"),
    "TakeScreenshot": ("GET", "/screenshot"),
    "SetWindowRect": ("POST", "/window/rect"),
    "SwitchToWindow": ("POST", "/window"),
    "GetWindowHandles": ("GET", "/window/handles"),
}


NEEDED = "WebKitWebDriver, MiniBrowser and Xvfb"


def find() -> str | None:
    """Returns the driver's path, or `None` if this system lacks a program that is needed. The driver itself finds
    MiniBrowser."""
    return shutil.which("WebKitWebDriver") if shutil.which("Xvfb") else None


class WebKit(Engine):
    name, title = "webkit", "WebKit"
    # WebKitGTK's driver treats a finger as a mouse. Before version 2.52, pages don't get pointer events of touches.
    has_touch = False

    def __init__(self):
        super().__init__()
        self._folder = pathlib.Path(tempfile.mkdtemp(prefix="parlor-webkit-"))
        self._processes = []
        self._connection = None
        self._session = ""
        try:
            self._start()
        except BaseException:
            self.close()
            raise

    def _start(self) -> None:
        display = self._start_screen()
        environment = os.environ | {
            "HOME": str(self._folder), "DISPLAY": display, "GDK_BACKEND": "x11", "LIBGL_ALWAYS_SOFTWARE": "1",
            "NO_AT_BRIDGE": "1",
            # Drawing on the CPU is faster than emulating a GPU.
            "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1",
        }
        if os.geteuid() == 0:
            environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        driver = self._run([find(), f"--port={port}"], env=environment)

        def is_listening() -> bool:
            assert driver.poll() is None, "WebKitWebDriver ended before it could be driven"
            with socket.socket() as probe:
                return probe.connect_ex(("127.0.0.1", port)) == 0

        wait_until(is_listening)
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=2 * MAX_WAIT_SECONDS)
        # Let scripts open windows, as `_open_window` does.
        arguments = ["--automation", "--javascript-can-open-windows-automatically=true"]
        options = {"webkitgtk:browserOptions": {"args": arguments}}
        answer = self.command("NewSession", capabilities={"alwaysMatch": options})
        self._session = f"/{answer['sessionId']}"
        self.version = f"WebKitGTK {answer['capabilities']['browserVersion']}"
        self._open_window()

    def _start_screen(self) -> str:
        """Starts an X server and returns its display name."""
        read, write = os.pipe()
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1920x1400x24", "-nolisten", "tcp"]
        self._run(command, pass_fds=[write])
        os.close(write)
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()  # written when Xvfb is ready; empty if it has ended
        assert number, "Xvfb does not start"
        return f":{number}"

    def _run(self, command: list, **options) -> subprocess.Popen:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options
        )
        self._processes.append(process)
        return process

    def _open_window(self) -> None:
        """Switches to a window without toolbars, because MiniBrowser's own window, with toolbars, is wider than a
        phone."""
        first = self.command("GetWindowHandles")
        self.run("window.open('about:blank', '', 'width=390,height=664')")
        wait_until(lambda: len(self.command("GetWindowHandles")) > len(first))
        (window,) = set(self.command("GetWindowHandles")) - set(first)
        self.command("SwitchToWindow", handle=window)

    def command(self, name: str, **parameters):
        method, path = PATHS[name]
        body = json.dumps(parameters) if method == "POST" else None
        self._connection.request(
            method, f"/session{self._session}{path.format_map(parameters)}", body, {"Content-Type": "application/json"}
        )
        answer = self._connection.getresponse()
        value = json.loads(answer.read())["value"]
        if answer.status != 200:
            raise EngineError(f"{name}: {value['error']}: {value['message']}")
        return value

    def resize(self, width: int, height: int) -> None:
        self.command("SetWindowRect", width=width, height=height)

    def browser_errors(self, address: str) -> list[str]:
        """Returns no errors, because MiniBrowser doesn't expose the console of a driven page. The pages themselves
        record errors (`watching.py`)."""
        return []

    def close(self) -> None:
        if self._connection:
            self._connection.close()
        # Stop the processes in reverse order, because each depends on the one started before it.
        for process in reversed(self._processes):
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)
