"""Tests the table of links to Apple's documentation: declarations marked with a page get a link, and unmarked ones are
reported if they are used."""

import re
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader

import pytest
from games import ROOT

TOOL = ROOT / "Tools/swiftui"
EXTENSION, STRUCT, METHOD = 9, 6, 16


@pytest.fixture
def sources(tmp_path, monkeypatch):
    """The tool, with declarations made for this test: a framework in a single file, with one declaration per line."""
    monkeypatch.syspath_prepend(str(TOOL))
    loader = SourceFileLoader("sources", str(TOOL / "sources"))
    module = module_from_spec(spec_from_loader("sources", loader))
    loader.exec_module(module)
    monkeypatch.setattr(module, "HERE", tmp_path)
    return module


def table(sources, tmp_path, *lines):
    """Runs the tool on these lines, as if all declarations were used. The first line is a type, and the others are methods in
    its extension."""
    (tmp_path / "stubs/Toys").mkdir(parents=True, exist_ok=True)
    (tmp_path / "stubs/Toys/Toys.swift").write_text("\n".join(lines), encoding="utf-8")
    occurrence = sys.modules["index"].Occurrence
    found = [occurrence("top", "Top", STRUCT, 2, 1, (), None, False)]
    found += [occurrence(f"m{line}", f"spin{line}()", METHOD, 2, line, ("e",), None, False) for line in range(2, len(lines) + 1)]
    declared = {found.usr: ("Toys", "Toys.swift", found) for found in found}
    return sources.table(declared, {"e": "top"}, {*declared, "not of the stubs"})


def test_marked_declarations_are_listed(sources, tmp_path):
    rows, unmarked = table(sources, tmp_path, "struct Top {} // Apple: toys/top", "func spin2() {} // Ours")
    assert unmarked == []
    text = sources.written(rows)
    assert "| `Top` | [Apple](https://developer.apple.com/documentation/toys/top) |" in text
    assert "| `Top.spin2()` | made here" in text


def test_unmarked_declaration_is_reported_if_it_is_used(sources, tmp_path, subtests):
    for end in ["", " // Apple", " // Apple: toys/spin and more", " // From somewhere"]:
        with subtests.test(end):
            rows, unmarked = table(sources, tmp_path, "struct Top {} // Apple: toys/top", f"func spin2() {{}}{end}")
            assert unmarked == ["stubs/Toys/Toys.swift:2: Top.spin2()"]
            assert list(rows["Toys"]) == ["Top"]
    table(sources, tmp_path, "struct Top {}")
    assert sources.table({}, {}, {"top"}) == ({}, [])


def test_declarations_have_bodies_except_for_these(subtests):
    """What the type check and the stand-in declare in different ways. See Tools/swiftui/README.md."""
    conditions = {
        str(path.relative_to(TOOL)): [line for line in path.read_text(encoding="utf-8").splitlines() if re.match(r"#if !?CHECK$", line)]
        for path in sorted((TOOL / "SwiftUI").rglob("*.swift"))
    }
    assert {file: found for file, found in conditions.items() if found} == {
        "SwiftUI/DataFlow.swift": ["#if CHECK"],
        "SwiftUI/Runtime/CGAffineTransform.swift": ["#if !CHECK"],
        "SwiftUI/Runtime/DynamicProperties.swift": ["#if !CHECK"],
        "SwiftUI/Runtime/SecurityScope.swift": ["#if !CHECK"],
        "SwiftUI/Runtime/StaleViews.swift": ["#if !CHECK"],
    }
    for path in TOOL.glob("SwiftUI/*.swift"):
        with subtests.test(path.name):
            text = path.read_text(encoding="utf-8")
            # The declarations of Xcode 27 are for the check alone.
            assert "_stub(" not in re.sub(r"#if XCODE_27.*?#(else|endif)", "", text, flags=re.S)
