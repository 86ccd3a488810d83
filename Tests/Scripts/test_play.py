"""Checks what is served while programs are being built: a page says so and reloads, and requests for other programs wait."""

import contextlib
import http.client
import threading

import pytest
from make_site import Program
from play import Construction
from serve import SiteServer

PAGE = '<!doctype html>\n<html lang="en" data-program="{}" data-release="../release/12/">\n<title>Dice</title>\n'


@pytest.fixture
def site(tmp_path, monkeypatch):
    """A site whose page and coach are still being built."""
    dist, built = tmp_path / "dist", tmp_path / "built"
    for folder in (dist / "dice", built):
        folder.mkdir(parents=True)
    monkeypatch.setattr("make_site.DIST", dist)
    monkeypatch.setattr("make_site.BUILT", built)
    (dist / "dice" / "index.html").write_text(PAGE.format("dice.wasm"))
    (dist / "index.html").write_text("<!doctype html>\n<title>Parlor</title>\n")
    construction = Construction([Program("DiceWeb", "dice/dice.wasm", is_first=True), Program("DiceCoach", "dice/coach.wasm")])
    server = SiteServer(("127.0.0.1", 0), dist, prefix="/parlor", construction=construction)
    server.construction, server.built = construction, built
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
    yield server
    construction.fail()
    server.shutdown()
    server.server_close()


def ask(server, path):
    connection = http.client.HTTPConnection(*server.server_address[:2], timeout=60)
    connection.request("GET", f"/parlor/{path}", headers={"Connection": "close"})
    with contextlib.closing(connection), connection.getresponse() as answer:
        return answer, answer.read().decode()


def build(server, name):
    (server.built / f"{name}.wasm").write_text(f"program {name}")
    server.construction.place_built()


def test_unbuilt_page_says_so_and_reloads_until_it_is_built(site):
    paths = ("dice/", "dice/index.html")
    for path in paths:
        answer, text = ask(site, path)
        assert (answer.status, answer.headers["Refresh"]) == (503, "2"), path
        assert "This page is being built. It opens here by itself" in text and 'href="../release/12/parlor.css"' in text
    # A page that has no program is served at once.
    answer, text = ask(site, "")
    assert answer.status == 200 and "<title>Parlor" in text
    build(site, "DiceWeb")
    for path in paths:
        answer, text = ask(site, path)
        assert (answer.status, answer.headers["Refresh"]) == (200, None) and "<title>Dice" in text, path


def test_request_waits_until_program_is_built(site):
    answers = []
    asking = threading.Thread(target=lambda: answers.append(ask(site, "dice/coach.wasm")))
    asking.start()
    asking.join(0.2)
    assert asking.is_alive()
    build(site, "DiceWeb")
    asking.join(0.2)
    assert asking.is_alive()
    build(site, "DiceCoach")
    asking.join()
    [(answer, text)] = answers
    assert (answer.status, text) == (200, "program DiceCoach")


def test_place_built_skips_old_programs_and_optionally_later_ones(site):
    for name in ("DiceWeb", "DiceCoach"):
        (site.built / f"{name}.wasm").write_text("of an earlier build")
    site.construction.place_built(since=(site.built / "DiceCoach.wasm").stat().st_mtime + 1)
    assert site.construction.lacks("dice/dice.wasm") and site.construction.lacks("dice/coach.wasm")
    site.construction.place_built(first_alone=True)
    assert not site.construction.lacks("dice/dice.wasm") and site.construction.lacks("dice/coach.wasm")
    site.construction.place_built()
    assert not site.construction.lacks("dice/coach.wasm")


def test_requests_do_not_wait_after_a_failed_build(site):
    site.construction.fail()
    answer, text = ask(site, "dice/")
    assert (answer.status, answer.headers["Refresh"]) == (503, None) and "could not be built" in text
    assert ask(site, "dice/coach.wasm")[0].status == 404
