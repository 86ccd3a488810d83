"""Plants errors in pages, to check that none goes unnoticed in any engine."""

from engine import wait_until

PLANTED = {
    "an exception": ("setTimeout(() => { throw new TypeError('planted exception'); })", "planted exception"),
    "a rejection": ("Promise.reject(new Error('planted rejection'))", "planted rejection"),
    "an error on the console": ("console.error('planted message')", "planted message"),
    "what the policy forbids": ("new Image().src = 'https://example.org/forbidden.png'", "forbidden.png"),
    "a script in the page": (
        "document.head.append(Object.assign(document.createElement('script'), { text: '0' }))", "script-src",
    ),
    "a file that is not there": ("fetch('planted.wasm')", "404 for /triples/planted.wasm"),
    "a picture that is not there": ("document.body.append(Object.assign(new Image(), { src: 'missing.png' }))", "missing.png"),
    "a worker that fails": ("new Worker('../offline.html')", "worker"),
}


def test_errors_are_reported_even_after_leaving_the_page(page):
    page.expects_errors = True
    page.open("triples/")
    for script, expected in PLANTED.values():
        assert [text for text in page.errors() if expected in text] == [], expected
        page.engine.run(f"{script}; return null")
        wait_until(lambda expected=expected: any(expected in text for text in page.errors()))
    page.engine.run("console.error('planted'); return null")
    page.open("codebreaker/")
    assert [text for text in page.errors() if "planted" in text]
