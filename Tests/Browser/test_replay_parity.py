"""In a browser, the rules return exactly the results in the fixtures of the native tests."""

import base64

from paths import PROGRAMS
from repository import FIXTURES

# The fixtures, each with the number of columns that the program gets. The program must return the complete row.
INPUT_COLUMN_COUNTS = {
    "triples-games.tsv": 1,
    "triples-faults.tsv": 1,
    "triples-perft.tsv": 2,
    "codebreaker-games.tsv": 1,
    "codebreaker-faults.tsv": 1,
}

# Runs the program on an empty page. The program needs no system functions, so all of them fail.
RUN = """async ([program, lines, game]) => {
    const decode = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const system = new Proxy({}, { get: () => () => 52 });
    const { instance } = await WebAssembly.instantiate(decode(program), { wasi_snapshot_preview1: system });
    const { memory, buffer, address } = instance.exports;
    const input = decode(lines);
    new Uint8Array(memory.buffer, buffer(input.length), input.length).set(input);
    const count = instance.exports[game](input.length);
    return btoa(String.fromCharCode(...new Uint8Array(memory.buffer, address(), count)));
}"""


def rows(name: str) -> list[bytes]:
    """Returns the rows of a fixture without comments."""
    found = [row for row in (FIXTURES / name).read_bytes().split(b"\n") if not row.startswith(b"#")]
    assert found.pop() == b"", f"{name} must end with a line end"
    assert found, f"{name} is empty"
    return found


def test_fixtures_replay_as_in_other_builds(browser, subtests) -> None:
    program = base64.b64encode((PROGRAMS / "ReplayParity.wasm").read_bytes()).decode()
    page = browser.new_page()
    try:
        for name, given in INPUT_COLUMN_COUNTS.items():
            with subtests.test(fixture=name):
                expected = rows(name)
                lines = b"\n".join(b"\t".join(row.split(b"\t")[:given]) for row in expected)
                answer = page.evaluate(RUN, [program, base64.b64encode(lines).decode(), name.partition("-")[0]])
                assert base64.b64decode(answer) == b"\n".join(expected) + b"\n"
    finally:
        page.close()
