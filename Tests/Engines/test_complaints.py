"""That no error of a page is missed, in each engine: some are planted."""

import pytest
from engine import wait_until

PLANTED = {
    "an exception": ("setTimeout(() => { throw new TypeError('planted'); })", "planted"),
    "a rejection": ("Promise.reject(new Error('planted'))", "planted"),
    "an error on the console": ("console.error('planted')", "planted"),
    "what the policy forbids": ("new Image().src = 'https://example.org/planted.png'", "planted.png"),
    "a script in the page": (
        "document.head.append(Object.assign(document.createElement('script'), { text: '0' }))", "script-src",
    ),
    "a file that is not there": ("fetch('planted.wasm')", "404 for /triples/planted.wasm"),
    "a picture that is not there": ("document.body.append(Object.assign(new Image(), { src: 'planted.png' }))", "planted.png"),
    "a worker that fails": ("new Worker('../parlor.css')", "worker"),
}


@pytest.mark.parametrize("what", PLANTED)
def test_an_error_is_heard(page, what):
    page.open("triples/")
    assert page.complaints() == []
    page.is_forgiven = True
    script, expected = PLANTED[what]
    page.engine.run(f"{script}; return null")
    heard = []

    def listen():
        heard.extend(page.complaints())
        return [text for text in heard if expected in text]

    wait_until(listen)


def test_an_error_is_heard_after_the_page_was_left(page):
    page.is_forgiven = True
    page.open("triples/")
    page.engine.run("console.error('planted'); return null")
    page.open("codebreaker/")
    assert [text for text in page.complaints() if "planted" in text]
