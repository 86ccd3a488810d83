"""Checks the documentation's articles: their code is compiled and run, their pictures are up to date, and their links
work."""

import json
import re
import textwrap

import make_article_pictures
from check_links import archive_faults, markdown_faults, markdown_files, pictures
from games import ROOT

ARTICLES = [file for file in markdown_files(ROOT) if any(folder.suffix == ".docc" for folder in file.parents)]
CODE = re.compile(r"^```swift\n(.*?)^```", re.MULTILINE | re.DOTALL)
PICTURE = re.compile(r"!\[([^\]]*)\]\(([\w-]+)\)")

# Screenshots of the built site (Scripts/make_readme_pictures.py, which is run by hand). There is only one version of each, for both
# light and dark pages.
SCREENSHOTS = {"triples-moves.gif", "codebreaker-review.png"}


def lines(code):
    """Returns the lines of code without common indentation and empty lines."""
    return [line.rstrip() for line in textwrap.dedent(code).splitlines() if line.strip()]


def occurs_in(code, file):
    """Returns whether a file contains the lines of `code` one after another, at any indentation."""
    rows = [line for line in file.read_text().splitlines() if line.strip()]
    wanted = lines(code)
    for start in range(len(rows) - len(wanted) + 1):
        if lines("\n".join(rows[start : start + len(wanted)])) == wanted:
            return True
    return False


def article_tests():
    """The Swift tests that contain the articles' code."""
    return sorted((ROOT / "Tests").glob("*/*/Articles/*.swift"))


def test_code_of_articles_occurs_in_compiled_tests():
    for article in ARTICLES:
        missing = [code for code in CODE.findall(article.read_text()) if not any(occurs_in(code, file) for file in article_tests())]
        assert missing == [], f"no test in Tests/*/*/Articles has this code of {article.name}"
    # The test would also pass if no code were found, so check the count first.
    assert sum(len(CODE.findall(article.read_text())) for article in ARTICLES) >= 10
    some = article_tests()[0]
    assert occurs_in("import Testing\n", some) and not occurs_in("import Testing\nlet never = 1\n", some)


def test_package_index_lists_all_libraries_and_first_page_also_all_articles():
    modules = {folder.stem for folder in ROOT.glob("Sources/**/*.docc")}
    assert set(re.findall(r"^ +- (\w+)$", (ROOT / ".spi.yml").read_text(), re.MULTILINE)) == modules
    first = (ROOT / "Documentation" / "Parlor.docc" / "Parlor.md").read_text()
    assert set(re.findall(r"^- ``/(\w+)``$", first, re.MULTILINE)) == modules
    written = {(article.parent.stem, article.stem) for article in ARTICLES if article.stem != article.parent.stem}
    links = re.findall(r"^- <doc:(?:/(\w+)/)?(\w+)>$", first, re.MULTILINE)
    assert {(module or "Parlor", name) for module, name in links} == written


def test_pictures_are_up_to_date_and_legible_on_a_phone():
    """A phone shows a picture at three quarters of its size, or slightly less."""
    for path, content in make_article_pictures.drawings().items():
        assert path.read_text() == content, f"{path.name} is not what Scripts/make_article_pictures.py draws"
        sizes = [int(size) for size in re.findall(r'font-size="(\d+)"', content)]
        assert min(sizes) >= 15, path.name


def test_pictures_are_used_and_described_and_drawings_have_a_dark_version():
    drawn = {path.name for path in make_article_pictures.drawings()}
    shown = set()
    for article in ARTICLES:
        for alternative, name in PICTURE.findall(article.read_text()):
            assert len(alternative) > 20, f"{article.name}: {name} says nothing to who does not see it"
            assert name in pictures(article.parent)
            files = {path.name for path in article.parent.glob(f"{name}[.~]*")}
            assert files == {f"{name}.svg", f"{name}~dark.svg"} <= drawn or files <= SCREENSHOTS
            shown |= files
    assert shown == drawn | SCREENSHOTS


def test_readme_and_guides_are_short_and_markdown_has_no_dead_links():
    assert len((ROOT / "README.md").read_text().splitlines()) <= 130
    assert len((ROOT / "CONTRIBUTING.md").read_text().splitlines()) <= 150
    server = (ROOT / "Server" / "README.md").read_text().splitlines()
    assert len(server) <= 230 and max(map(len, server)) <= 140
    assert markdown_faults(ROOT) == []


def write(root, name, text):
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def test_dead_markdown_link_and_missing_picture_are_found(tmp_path):
    write(
        tmp_path, "README.md", "# One\n\n[a](more/b.md) [b](more/b.md#a-head-line) `[c](none.md)`\n\n```\n[d](none.md)\n```\n"
    )
    write(tmp_path, "more/b.md", "## A *head* line\n\n[up](../README.md#one) [out](https://example.org/x)\n")
    assert markdown_faults(tmp_path) == []
    for link in ["none.md", "more/b.md#other", "http://example.org/", "#two", "more/c/"]:
        write(tmp_path, "c.md", f"\n[x]({link})\n")
        assert markdown_faults(tmp_path) == [f"c.md:2: {link}"]
    # An article's pictures must be in its catalog.
    (tmp_path / "c.md").unlink()
    write(tmp_path, "A.docc/A.md", "![one](one) <doc:B> ![two](two)\n")
    write(tmp_path, "A.docc/one~dark.svg", "")
    assert markdown_faults(tmp_path) == ["A.docc/A.md:1: two"]


def test_dead_link_in_docc_archive_is_found(tmp_path):
    assert archive_faults(tmp_path) == [f"{tmp_path} has no pages"]
    references = {
        "a": {"type": "topic", "url": "/documentation/b"},
        "b": {"type": "image", "variants": [{"url": "/images/P/x.svg"}]},
        "c": {"type": "link", "url": "https://example.org"},
        "d": {"type": "link", "url": "http://example.org"},
    }
    write(tmp_path, "data/documentation/a.json", json.dumps({"references": references}))
    where = "documentation/a.json"
    assert archive_faults(tmp_path) == [
        f"{where}: /documentation/b",
        f"{where}: /images/P/x.svg",
        f"{where}: http://example.org",
    ]
    write(tmp_path, "data/documentation/b.json", "{}")
    write(tmp_path, "documentation/b/index.html", '<a href="../../js/x.js">')
    write(tmp_path, "images/P/x.svg", "")
    assert archive_faults(tmp_path) == [f"{where}: http://example.org", "documentation/b/index.html: ../../js/x.js"]
