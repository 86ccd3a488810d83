"""Checks that no rule of the style sheets makes browsers restyle a whole page after every change."""

import re
from collections.abc import Iterator

import pytest
from games import SITE

# Matches a selector without its combinators if it names elements: by a tag, an ID, a class, or an attribute.
NAMED = re.compile(r"[\w#.\[-]|:is\([\w#.]")


def split(text: str, separators: str) -> list[str]:
    """Splits text at separators outside of brackets."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "([") - (letter in ")]")
        if depth == 0 and letter in separators:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]


def selectors(sheet: str) -> Iterator[str]:
    sheet = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    for head in re.findall(r"([^{};]+)\{", sheet):
        if not head.strip().startswith("@"):
            yield from split(head, ",")


def restyling(sheet: str) -> list[str]:
    """Returns the selectors with unnamed elements after `:has()`. A browser doesn't know which elements a change can concern, so
    whenever an element with `:has()` may begin or cease to match, it restyles all elements inside."""
    found = []
    for selector in selectors(sheet):
        *outer, last = split(selector, " >+~")
        if any(":has(" in part for part in outer) and not NAMED.match(last):
            found.append(selector)
    return found


@pytest.mark.parametrize(
    ("sheet", "found"),
    [
        (".part:has(> p) > * { margin: 0; }", [".part:has(> p) > *"]),
        ("@media (width < 1px) { .part:has(p), a:has(p) > :not(.main) { margin: 0; } }", ["a:has(p) > :not(.main)"]),
        (".part:has(p) > .main, .part > :has(p), .part:has(p) :is(a, b):not(.c), body:not(:has(a b)) #c { margin: 0; }", []),
    ],
)
def test_unnamed_elements_after_has_are_found(sheet, found):
    assert restyling(sheet) == found


def test_no_style_sheet_restyles_a_whole_page():
    sheets = sorted(SITE.rglob("*.css"))
    assert sheets
    assert {sheet.name: found for sheet in sheets if (found := restyling(sheet.read_text()))} == {}
