#!/usr/bin/env python3
"""Serves dist/ for playing and for the tests, with nothing but Python's standard library."""

import argparse
import errno
import functools
import gzip
import hashlib
import http.server
import pathlib
import socket
import sys
import urllib.parse

from games import declared_games

DIST = pathlib.Path(__file__).resolve().parent.parent / "dist"

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".gz": "application/gzip",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
INCOMPRESSIBLE = {".gz", ".png", ".ico"}


@functools.lru_cache(maxsize=256)
def contents(path: pathlib.Path, modified: int, compressed: bool) -> tuple[bytes, str]:
    """A file's bytes and their tag. The time of its last change is in the key so that a new build is seen at once."""
    data = path.read_bytes()
    if compressed:
        data = gzip.compress(data, 9, mtime=0)
    return data, f'"{hashlib.sha256(data).hexdigest()[:32]}"'


class SiteHandler(http.server.BaseHTTPRequestHandler):
    """Answers with files of `server.directory`, whose address begins with `server.prefix`."""

    protocol_version = "HTTP/1.1"
    server_version = "Parlor"
    sys_version = ""

    def do_GET(self) -> None:
        self.answer()

    def do_HEAD(self) -> None:
        self.answer()

    def answer(self) -> None:
        address = urllib.parse.unquote(urllib.parse.urlsplit(self.path).path)
        if not address.startswith(self.server.prefix):
            return self.reply(404, {"Content-Type": TYPES[".txt"]}, b"Not here.\n")
        path = (self.server.directory / address.removeprefix(self.server.prefix).lstrip("/")).resolve()
        if path != self.server.directory and self.server.directory not in path.parents:
            return self.reply(404, {"Content-Type": TYPES[".txt"]}, b"Not here.\n")
        if path.is_dir() and not address.endswith("/"):
            # Without the slash, relative addresses on the page would mean something else.
            return self.reply(301, {"Location": urllib.parse.quote("/" + address.lstrip("/") + "/")}, b"")
        if path.is_dir():
            path /= "index.html"
        if not path.is_file():
            return self.reply(404, {"Content-Type": TYPES[".txt"]}, b"Not here.\n")
        self.send_contents(path)

    def send_contents(self, path: pathlib.Path) -> None:
        accepted = self.headers.get("Accept-Encoding", "")
        compressed = path.suffix not in INCOMPRESSIBLE and "gzip" in accepted
        data, tag = contents(path, path.stat().st_mtime_ns, compressed)
        headers = {
            "Content-Type": TYPES.get(path.suffix, "application/octet-stream"),
            # To be asked for again each time, but sent again only when it has changed.
            "Cache-Control": "no-cache",
            "ETag": tag,
            "Vary": "Accept-Encoding",
            "X-Content-Type-Options": "nosniff",
        }
        if self.headers.get("If-None-Match") == tag:
            return self.reply(304, headers, b"")
        if compressed:
            headers["Content-Encoding"] = "gzip"
        self.reply(200, headers, data)

    def reply(self, status: int, headers: dict[str, str], data: bytes) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if status != 304:
            self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        if self.command != "HEAD" and status != 304:
            self.wfile.write(data)
        if self.server.on_reply:
            self.server.on_reply(self.path, status, len(data))

    def log_message(self, format: str, *values: object) -> None:
        """Says nothing: the address alone should be on the screen."""


class SiteServer(http.server.ThreadingHTTPServer):
    """A server of one site. `on_reply` is called with path, status and length of body for each reply, in any thread."""

    daemon_threads = True
    # A busy port must be an error here, as the next one is tried then.
    allow_reuse_address = sys.platform != "win32"

    def __init__(self, address, directory=DIST, prefix="", on_reply=None):
        self.directory = pathlib.Path(directory).resolve()
        self.prefix = prefix
        self.on_reply = on_reply
        super().__init__(address, SiteHandler)

    def handle_error(self, request, client_address) -> None:
        """A browser that hangs up early is nothing to report."""
        if not isinstance(sys.exception() if hasattr(sys, "exception") else sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def listen(host: str, port: int) -> SiteServer:
    """A server on that port, or on the first free one of the ninety-nine after it."""
    for candidate in range(port, min(port + 100, 65536)):
        try:
            return SiteServer((host, candidate))
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
    sys.exit(f"error: no free port from {port} to {port + 99}")


def own_address() -> str:
    """This machine's address in its network, as other machines there see it. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets your network's phones in (default: %(default)s)")
    parser.add_argument("--port", type=int, default=8000, help="the first port to try (default: %(default)s)")
    options = parser.parse_args()
    if not (DIST / "index.html").is_file():
        sys.exit("error: there is no dist/ to serve; run make site")
    server = listen(options.host, options.port)
    port = server.server_address[1]
    host = own_address() if options.host == "0.0.0.0" else options.host
    address = f"http://{host}:{port}/"
    addresses = {"Parlor": address} | {game.name: f"{address}{game.folder}/" for game in declared_games()}
    width = max(map(len, addresses))
    print("", *(f"  {name:<{width}}  {page}" for name, page in addresses.items()), "", sep="\n")
    print("  Stop it with Ctrl-C.", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print("\n  Stopped.")
    finally:
        server.server_close()


if __name__ == "__main__":
    main()
