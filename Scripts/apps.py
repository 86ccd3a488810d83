#!/usr/bin/env python3
"""Builds the program that runs both SwiftUI apps in the stand-in, and serves a page on which they can be played. `make apps` runs
this. The page is for this machine only."""

import argparse
import http.server
import json
import pathlib
import re
import subprocess
import sys
import threading
import time

from serve import on_free_port, serve_until_stopped

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "Tools" / "swiftui" / "Play"
BUILD = ROOT / "Scripts" / "build-apps.sh"
PRODUCT = "parlor-apps"
FILES = {"/": ("page.html", "text/html"), "/page.css": ("page.css", "text/css"), "/page.js": ("page.js", "text/javascript")}
STEP = re.compile(r"^\[(\d+)/(\d+)\]")


def build() -> pathlib.Path:
    """Builds the program, prints the progress, and returns the program's path."""
    began, printed, lines = time.monotonic(), 0.0, []
    print("==> Building both apps (about two minutes the first time)", flush=True)
    process = subprocess.Popen(
        [BUILD, "--product", PRODUCT], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, text=True
    )
    for line in process.stdout:
        lines.append(line)
        step = STEP.match(line)
        if step and time.monotonic() - printed > 5:
            printed = time.monotonic()
            print(f"    {step[1]} of {step[2]} steps, {printed - began:.0f} s", flush=True)
    if process.wait() != 0:
        sys.exit("".join(lines) + "\nerror: the build failed; what it printed is above")
    print(f"    Built in {time.monotonic() - began:.0f} s", flush=True)
    folder = subprocess.run([BUILD, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
    return pathlib.Path(folder) / PRODUCT


class Program:
    """The running program. It answers each line with one line. Thread-safe."""

    def __init__(self, path: pathlib.Path):
        self._process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._lock = threading.Lock()

    def ask(self, line: bytes) -> bytes:
        """Sends a line of JSON, and returns the answer. Raises `BrokenPipeError` if the program has ended."""
        with self._lock:
            self._process.stdin.write(line.replace(b"\n", b" ") + b"\n")
            self._process.stdin.flush()
            answer = self._process.stdout.readline()
        if not answer:
            raise BrokenPipeError
        return answer

    def stop(self) -> None:
        self._process.communicate()


class Handler(http.server.BaseHTTPRequestHandler):
    """Sends the page, and passes actions on to the program."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        if not self.is_from_here():
            return self.reply(403, "text/plain", b"Only this machine may play.\n")
        if path == "/settings":
            return self.ask(b'{"kind": "settings"}')
        if path not in FILES:
            return self.reply(404, "text/plain", b"Not here.\n")
        name, kind = FILES[path]
        self.reply(200, f"{kind}; charset=utf-8", (PAGE / name).read_bytes())

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if not self.is_from_here() or self.path != "/act" or self.headers.get("Content-Type") != "application/json":
            return self.reply(403, "text/plain", b"Only this machine's page may play.\n")
        self.ask(body)

    def is_from_here(self) -> bool:
        """Returns whether the request is for this address. Otherwise another site's page could send it under its own name."""
        address = f"127.0.0.1:{self.server.server_port}"
        hosts = {address, f"localhost:{self.server.server_port}"}
        origin = self.headers.get("Origin")
        return self.headers.get("Host") in hosts and (origin is None or origin.removeprefix("http://") in hosts)

    def ask(self, line: bytes) -> None:
        try:
            self.reply(200, "application/json", self.server.program.ask(line))
        except OSError:
            self.reply(500, "text/plain", b"The program has ended. The terminal in which make apps runs says why.\n")

    def reply(self, status: int, kind: str, data: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Cache-Control", "no-store")
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *values: object) -> None:
        """Logs nothing, so that only the address is on the screen."""


class Server(http.server.ThreadingHTTPServer):
    """A server for this machine with one running program."""

    daemon_threads = True

    def __init__(self, port: int, program: Program):
        self.program = program
        super().__init__(("127.0.0.1", port), Handler)


def listen(port: int, program: Program) -> Server:
    """Returns a server on this port, or on the first free one of the next 99. Exits with an error if none is free."""
    return on_free_port(port, lambda candidate: Server(candidate, program))


def measure(program: Program) -> None:
    """Prints how long the program takes to answer taps: the median and the maximum of 50 moves of each app."""
    for app, keys in (("triples", ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"]), ("codebreaker", ["1", "2", "3", "4", "Enter"])):
        program.ask(json.dumps({"app": app, "kind": "set", "device": "390x844", "textSize": "large", "scheme": "light"}).encode())
        times = []
        for number in range(50):
            began = time.perf_counter()
            program.ask(json.dumps({"app": app, "kind": "key", "key": keys[number % len(keys)], "modifiers": []}).encode())
            times.append(1000 * (time.perf_counter() - began))
        times.sort()
        print(f"{app}: {times[25]:.0f} ms, at most {times[-1]:.0f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8100, help="the first port to try (default: %(default)s)")
    parser.add_argument("--measure", action="store_true", help="print how long the program takes to answer, and exit")
    options = parser.parse_args()
    program = Program(build())
    if options.measure:
        measure(program)
        return program.stop()
    server = listen(options.port, program)
    print(f"\n  Both apps  http://127.0.0.1:{server.server_port}/\n")
    try:
        serve_until_stopped(server)
    finally:
        program.stop()


if __name__ == "__main__":
    main()
