#!/usr/bin/env python3
"""Serves dist/ for playing and for the tests. Needs only Python's standard library."""

import argparse
import errno
import functools
import gzip
import hashlib
import http.server
import pathlib
import re
import socket
import sys
import urllib.parse

from games import PROGRAM, declared_games

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

# The page that is sent in place of one whose program isn't built yet, or couldn't be built (Scripts/play.py). It has
# placeholders for a title, a sentence, the site's address, and the link to the style sheet.
UNFINISHED = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>{title} · Parlor</title>
<link rel="icon" href="data:,">
{style}
<main class="home-page">
<header><h1>{title}</h1><p role="status">{sentence}</p></header>
<p class="actions"><a class="button primary" href="{site}">All games</a></p>
</main>
"""
COMING = ("Still being built", "This page is being built. It opens here by itself, within a minute or two.")
FAILED = ("Not built", "This page could not be built. The terminal in which make play runs says why.")


@functools.lru_cache(maxsize=256)
def contents(path: pathlib.Path, modified: int, compressed: bool) -> tuple[bytes, str]:
    """Returns a file's bytes and their ETag. `modified` is only part of the cache key, so that a changed file is read
    again."""
    data = path.read_bytes()
    if compressed:
        data = gzip.compress(data, 9, mtime=0)
    return data, f'"{hashlib.sha256(data).hexdigest()[:32]}"'


def accepts_gzip(accepted: str) -> bool:
    """Returns whether a client takes gzip, by its `Accept-Encoding`. A weight of 0 means that it doesn't."""
    weights = {}
    for entry in accepted.lower().split(","):
        name, *parameters = (part.strip() for part in entry.split(";"))
        weights[name] = next((part.removeprefix("q=") for part in parameters if part.startswith("q=")), "1")
    return re.fullmatch(r"0*\.?0*", weights.get("gzip", weights.get("*", "0"))) is None


def names_tag(known: str, tag: str) -> bool:
    """Returns whether the value of `If-None-Match` names a tag: `*`, or a list of tags, which may be weak."""
    return known.strip() == "*" or tag in (entry.strip().removeprefix("W/") for entry in known.split(","))


class SiteHandler(http.server.BaseHTTPRequestHandler):
    """Serves the files of `server.directory` below the path `server.prefix`."""

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
            # Without the slash, the page's relative addresses would be wrong.
            # The address is relative, because a proxy may serve the site below another path.
            query = urllib.parse.urlsplit(self.path).query
            location = f"./{urllib.parse.quote(path.name)}/" + (f"?{query}" if query else "")
            return self.reply(301, {"Location": location}, b"")
        if path.is_dir():
            path /= "index.html"
        construction = self.server.construction
        if construction and construction.lacks(program := self.program(path)):
            if path.suffix == ".html":
                return self.send_unfinished(path, construction.has_failed)
            construction.wait_for(program)
        if not path.is_file():
            return self.reply(404, {"Content-Type": TYPES[".txt"]}, b"Not here.\n")
        self.send_contents(path)

    def program(self, path: pathlib.Path) -> str:
        """Returns the path of the page's program in the site. For any file other than a page, returns its own path."""
        if path.suffix == ".html" and path.is_file():
            if named := PROGRAM.search(path.read_text()):
                path = (path.parent / named[1]).resolve()
        return path.relative_to(self.server.directory).as_posix()

    def send_unfinished(self, path: pathlib.Path, has_failed: bool) -> None:
        """Replies for a page whose program isn't built. The browser tries again every two seconds, unless building failed."""
        title, sentence = FAILED if has_failed else COMING
        released = re.search(r'<html\b[^>]*\bdata-release="([^"]*)"', path.read_text())
        style = f'<link rel="stylesheet" href="{released[1]}parlor.css">' if released else ""
        site = "../" * (len(path.relative_to(self.server.directory).parts) - 1) or "./"
        page = UNFINISHED.format(title=title, sentence=sentence, site=site, style=style)
        headers = {"Content-Type": TYPES[".html"], "Cache-Control": "no-store"} | ({} if has_failed else {"Refresh": "2"})
        self.reply(503, headers, page.encode())

    def send_contents(self, path: pathlib.Path) -> None:
        accepted = ",".join(self.headers.get_all("Accept-Encoding", []))
        compressed = path.suffix not in INCOMPRESSIBLE and accepts_gzip(accepted)
        data, tag = contents(path, path.stat().st_mtime_ns, compressed)
        headers = {
            "Content-Type": TYPES.get(path.suffix, "application/octet-stream"),
            # Browsers must revalidate a file each time, but receive its contents only if they have changed.
            "Cache-Control": "no-cache",
            "ETag": tag,
            "Vary": "Accept-Encoding",
            "X-Content-Type-Options": "nosniff",
        }
        if names_tag(",".join(self.headers.get_all("If-None-Match", [])), tag):
            return self.reply(304, headers, b"")
        if compressed:
            headers["Content-Encoding"] = "gzip"
        self.reply(200, headers, data)

    def reply(self, status: int, headers: dict[str, str], data: bytes) -> None:
        # A page that has read the reply can rely on the call.
        if self.server.on_reply:
            self.server.on_reply(self.path, status, len(data))
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if status != 304:
            self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        if self.command != "HEAD" and status != 304:
            self.wfile.write(data)

    def log_message(self, format: str, *values: object) -> None:
        """Logs nothing, so that only the address is on the screen."""


class SiteServer(http.server.ThreadingHTTPServer):
    """A server for one site. Before each reply, calls `on_reply` on any thread with the path, the status, and the length
    of the body. `construction` tracks the programs that are still being built (Scripts/play.py)."""

    daemon_threads = True
    # A busy port must be an error, because `listen` then tries the next port. Windows would allow two servers to share it.
    allow_reuse_address = sys.platform != "win32"

    def __init__(self, address, directory=DIST, prefix="", on_reply=None, construction=None):
        self.directory = pathlib.Path(directory).resolve()
        self.prefix = prefix
        self.on_reply = on_reply
        self.construction = construction
        self.address_family = socket.AF_INET6 if ":" in address[0] else socket.AF_INET
        super().__init__(address, SiteHandler)

    def handle_error(self, request, client_address) -> None:
        """Ignores connections that a browser closes early."""
        if not isinstance(sys.exception() if hasattr(sys, "exception") else sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def parse_options(description: str) -> argparse.Namespace:
    """Parses the host and the port from the command line."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets your network's phones in (default: %(default)s)")
    parser.add_argument("--port", type=int, default=8000, help="the first port to try (default: %(default)s)")
    return parser.parse_args()


def listen(host: str, port: int, construction=None) -> SiteServer:
    """Returns a server on this port, or on the first free one of the next 99 ports. Exits with an error if none is
    free."""
    return on_free_port(port, lambda candidate: SiteServer((host, candidate), construction=construction))


def on_free_port(port: int, start):
    """Returns what `start` returns for this port, or for the first free one of the next 99 ports. Exits with an error if
    none is free."""
    for candidate in range(port, min(port + 100, 65536)):
        try:
            return start(candidate)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
    sys.exit(f"error: no free port from {port} to {port + 99}")


def own_address() -> str:
    """Returns this machine's address in the local network. Sends no packets."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"


def run(server: SiteServer) -> None:
    """Prints the games' addresses, and serves them until Ctrl-C is pressed."""
    host, port = server.server_address[:2]
    host = own_address() if host in ("0.0.0.0", "::") else host
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    addresses = {"Parlor": address} | {game.name: f"{address}{game.folder}/" for game in declared_games()}
    width = max(map(len, addresses))
    print("", *(f"  {name:<{width}}  {page}" for name, page in addresses.items()), "", sep="\n")
    serve_until_stopped(server)


def serve_until_stopped(server: http.server.HTTPServer) -> None:
    """Serves until Ctrl-C is pressed."""
    print("  Stop it with Ctrl-C.", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print("\n  Stopped.")
    finally:
        server.server_close()


def main() -> None:
    options = parse_options(__doc__)
    if not (DIST / "index.html").is_file():
        sys.exit("error: there is no dist/ to serve; run make site")
    run(listen(options.host, options.port))


if __name__ == "__main__":
    main()
