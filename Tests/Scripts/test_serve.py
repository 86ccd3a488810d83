"""How Scripts/serve.py answers what a browser asks."""

import contextlib
import gzip
import http.client
import threading

import pytest
from serve import SiteServer

TEXT = b"Triples " * 100


@pytest.fixture
def get(tmp_path):
    """A function that requests a file with header fields, and returns the response and its body."""
    (tmp_path / "a.txt").write_bytes(TEXT)
    server = SiteServer(("127.0.0.1", 0), tmp_path)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()

    def get(*fields):
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", server.server_port)) as connection:
            connection.putrequest("GET", "/a.txt", skip_accept_encoding=True)
            for name, value in fields:
                connection.putheader(name, value)
            connection.endheaders()
            response = connection.getresponse()
            return response, response.read()

    yield get
    server.shutdown()
    thread.join()
    server.server_close()


def test_file_is_compressed_only_for_a_client_that_takes_gzip(get, subtests):
    for accepted, is_compressed in [
        (None, False), ("", False), ("gzip", True), ("br, GZIP", True), ("*", True), ("gzip;q=0.001", True), ("br;q=1, gzip ; q=0.5", True),
        ("gzip;q=0", False), ("gzip; q=0.000", False), ("br, gzip;Q=0", False), ("*;q=0", False), ("*, gzip;q=0", False),
        ("gzip, *;q=0", True), ("identity", False), ("x-gzipped", False),
    ]:
        with subtests.test(accepted=accepted):
            response, body = get(*([] if accepted is None else [("Accept-Encoding", accepted)]))
            assert (response.status, response.headers["Content-Encoding"]) == (200, "gzip" if is_compressed else None)
            assert (gzip.decompress(body) if is_compressed else body) == TEXT
            assert response.headers["Vary"] == "Accept-Encoding"


def test_known_file_is_not_sent_again_in_the_same_encoding(get, subtests):
    tags = {coding: get(("Accept-Encoding", coding))[0].headers["ETag"] for coding in ("gzip", "identity")}
    assert tags["gzip"] != tags["identity"]
    for coding, other in (("gzip", "identity"), ("identity", "gzip")):
        tag, accept = tags[coding], ("Accept-Encoding", coding)
        for known in (tag, f"W/{tag}", f'"x", {tag}', f'W/"x" ,W/{tag},"y"', "*", " * "):
            with subtests.test(coding=coding, known=known):
                response, body = get(accept, ("If-None-Match", known))
                assert (response.status, body, response.headers["ETag"]) == (304, b"", tag)
        assert get(accept, ("If-None-Match", '"x"'), ("If-None-Match", tag))[0].status == 304
        for unknown in ("", '"x"', tags[other], f"{tag}x", tag.strip('"')):
            with subtests.test(coding=coding, unknown=unknown):
                assert get(accept, ("If-None-Match", unknown))[0].status == 200
