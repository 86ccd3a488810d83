"""A real pseudo-terminal in which `parlor` runs, and a simple screen from which tests read what it shows."""

import codecs
import fcntl
import json
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
import unicodedata

TOKEN = re.compile(
    r"\x1b\[(?P<private>\??)(?P<parameters>[0-9;]*)(?P<final>[@-~])|\x1b\](?P<command>[^\x07]*)\x07|(?P<character>[^\x1b])",
    re.DOTALL,
)

UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
ESCAPE, ENTER, BACKSPACE, CTRL_C, CTRL_Z = "\x1b", "\r", "\x7f", "\x03", "\x1a"

# The maximum duration of a wait, in seconds.
MAX_WAIT_SECONDS = 60

# Makes the pseudo-terminal the controlling terminal of its session, and executes the command. The environment is passed
# as an argument, because Python changes its own environment if the locale is C.
LAUNCH = """
import fcntl, json, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execve(sys.argv[2], sys.argv[2:], json.loads(sys.argv[1]))
"""


# Makes the terminal draw the preceding character as an emoji.
VARIATION_SELECTOR = "\ufe0f"


class Screen:
    """The contents of a terminal. It supports the control sequences that `parlor` writes, and rejects all others."""

    def __init__(self, width, height):
        self.resize(width, height)
        self.modes = {"25": True, "7": True, "1049": False}
        self.colors = set()
        self.clipboard = None
        self.rest = ""

    def resize(self, width, height):
        self.width, self.height = width, height
        self.row = self.column = 0
        self.cells = [[" "] * width for _ in range(height)]

    def write(self, text):
        text, self.rest = self.rest + text, ""
        position = 0
        while position < len(text):
            token = TOKEN.match(text, position)
            if token is None:
                self.rest = text[position:]
                assert len(self.rest) < 200, f"unknown sequence {self.rest[:40]!r}"
                return
            position = token.end()
            if token["final"]:
                self.control(token["private"], token["parameters"], token["final"])
            elif token["command"] is not None:
                assert token["command"].startswith("52;c;")
                self.clipboard = token["command"].removeprefix("52;c;")
            else:
                self.put(token["character"])

    def control(self, private, parameters, final):
        if private:
            for mode in parameters.split(";"):
                self.modes[mode] = final == "h"
                if mode == "1049":
                    self.resize(self.width, self.height)
        elif final == "H":
            row, column = (int(number) for number in (parameters or "1;1").split(";"))
            self.row, self.column = row - 1, column - 1
        elif final == "J":
            self.cells = [[" "] * self.width for _ in range(self.height)]
        elif final == "m":
            numbers = [int(number or 0) for number in parameters.split(";")]
            self.colors |= {number for number in numbers if number >= 30}
        else:
            # An interactive shell may set other modes, which the tests don't need.
            assert final in "KCDAhl", f"unknown sequence {parameters}{final}"

    def put(self, character):
        if character == "\r":
            self.column = 0
        elif character == "\n":
            if self.row == self.height - 1:
                self.cells = self.cells[1:] + [[" "] * self.width]
            else:
                self.row += 1
        elif character == "\b":
            self.column = max(0, self.column - 1)
        elif character >= " " and self.row < self.height and self.column < self.width:
            if character == VARIATION_SELECTOR:
                # The variation selector changes the preceding character, and doesn't take a column.
                self.cells[self.row][self.column - 1] += character
                return
            self.cells[self.row][self.column] = character
            self.column += 1
            if unicodedata.east_asian_width(character) == "W":
                if self.column < self.width:
                    self.cells[self.row][self.column] = ""
                self.column += 1

    @property
    def text(self):
        return "\n".join("".join(row).rstrip() for row in self.cells)

    @property
    def words(self):
        """The text as a single line without drawing characters, so that wrapped sentences aren't interrupted."""
        return " ".join(re.sub("[─-▟]", " ", self.text).split())


class Terminal:
    """A process in a separate pseudo-terminal."""

    def __init__(self, command, environment, width=80, height=24):
        self.screen = Screen(width, height)
        self.output = b""
        # The bytes that are read may end in the middle of a character.
        self.decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self.status = None
        self.master, slave = pty.openpty()
        # Keep the terminal open, so that its mode can be read after the process has ended.
        self.slave = slave
        self.set_size(width, height)
        self.mode_before = termios.tcgetattr(slave)
        self.process = subprocess.Popen(
            [sys.executable, "-S", "-E", "-c", LAUNCH, json.dumps(environment), *command],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
        )
        self.pid = self.process.pid

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.status is None:
            self.process.kill()
            self.finish()
        os.close(self.master)
        os.close(self.slave)

    def set_size(self, width, height):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def resize(self, width, height):
        """Resizes the window. The kernel then sends SIGWINCH."""
        self.settle()
        self.screen.resize(width, height)
        self.set_size(width, height)

    def type(self, keys, *texts, without=()):
        """Types keys. Then waits until all `texts` are on the screen, and none of `without` are."""
        os.write(self.master, keys.encode())
        self.wait(*texts, without=without)

    def pump(self, seconds):
        """Waits up to `seconds` for output, and reads it. Returns whether there was any."""
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.output += data
        self.screen.write(self.decoder.decode(data))
        return True

    def settle(self):
        """Reads until there is no more output."""
        while self.pump(0.1):
            pass

    def wait(self, *texts, without=()):
        """Waits until all `texts` are on the screen, and none of `without` are."""
        deadline = time.monotonic() + MAX_WAIT_SECONDS
        while time.monotonic() < deadline:
            shown = self.screen.text
            if all(text in shown for text in texts) and not any(text in shown for text in without):
                return shown
            self.pump(0.05)
        raise AssertionError(f"waited for {texts} without {without}, and saw\n{self.screen.text}")

    def wait_until(self, condition, max_seconds=MAX_WAIT_SECONDS):
        deadline = time.monotonic() + max_seconds
        while not condition():
            assert time.monotonic() < deadline, f"timed out with the screen\n{self.screen.text}"
            self.pump(0.05)

    def finish(self):
        """Waits until the process ends. Returns its exit code, or the negated number of the signal that ended it."""
        deadline = time.monotonic() + MAX_WAIT_SECONDS
        while self.status is None:
            assert time.monotonic() < deadline, f"it doesn't end, and shows\n{self.screen.text}"
            self.status = self.process.poll()
            self.pump(0.02)
        while self.pump(0):
            pass
        return self.status

    def quit(self):
        """Presses q, and asserts that the process ends without an error and restores the terminal."""
        self.type("q")
        assert self.finish() == 0
        self.assert_restored()

    @property
    def is_raw(self):
        return not termios.tcgetattr(self.slave)[3] & termios.ICANON

    def assert_restored(self):
        """Asserts that the screen and the terminal's mode are as they were before the process started."""
        assert self.screen.modes["1049"] is False, "the second page is still shown"
        assert self.screen.modes["25"] is True, "the cursor is still hidden"
        assert self.screen.modes["7"] is True, "lines don't wrap"
        assert termios.tcgetattr(self.slave) == self.mode_before
