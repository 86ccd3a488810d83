"""The addresses at which Scripts/serve.py serves the site, and its redirects."""

import contextlib
import http.client
import io
import socket
import threading
import urllib.parse
import urllib.request

import pytest
import serve


@pytest.fixture
def start(tmp_path):
    """Returns a function that serves a site with a folder `dice` at an address of this machine."""
    (tmp_path / "dice").mkdir()
    (tmp_path / "dice" / "index.html").write_text("<title>Dice</title>")
    servers = []

    def start_one(host="127.0.0.1", prefix=""):
        servers.append(serve.SiteServer((host, 0), tmp_path, prefix))
        threading.Thread(target=servers[-1].serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
        return servers[-1]

    yield start_one
    for server in servers:
        server.shutdown()
        server.server_close()


def ask(server, path):
    connection = http.client.HTTPConnection(*server.server_address[:2], timeout=60)
    connection.request("GET", path, headers={"Connection": "close"})
    with contextlib.closing(connection), connection.getresponse() as answer:
        return answer


@pytest.mark.parametrize("outside", ["http://127.0.0.1/", "https://example.org/parlor/"])
@pytest.mark.parametrize("query", ["", "?2026-11-21&again"])
def test_redirect_of_a_folder_works_below_any_path_and_keeps_the_query(start, outside, query):
    answer = ask(start(), f"/dice{query}")
    assert answer.status == 301
    assert urllib.parse.urljoin(f"{outside}dice{query}", answer.headers["Location"]) == f"{outside}dice/{query}"


@pytest.mark.skipif(not socket.has_ipv6, reason="this Python has no IPv6")
def test_address_of_version_6_is_served_and_printed_in_brackets(start, monkeypatch):
    server = start("::1")
    port = server.server_address[1]
    with urllib.request.urlopen(f"http://[::1]:{port}/dice/", timeout=60) as answer:
        assert answer.read() == b"<title>Dice</title>"
    monkeypatch.setattr(server, "serve_forever", lambda: None)
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        serve.run(server)
    assert f"http://[::1]:{port}/\n" in printed.getvalue()
