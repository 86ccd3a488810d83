"""The comparison of two sets of pictures."""

import re

import pytest
from comparison import compare, pictures_in, write_page
from PIL import Image


def draw(folder, name: str, size=(40, 20), marks=0) -> None:
    """Writes a picture whose first `marks` pixels are red."""
    picture = Image.new("RGB", size, "white")
    for place in range(marks):
        picture.putpixel((place % size[0], place // size[0]), (255, 0, 0))
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    picture.save(folder / f"{name}.png")


@pytest.fixture
def folders(tmp_path):
    before, after = tmp_path / "before", tmp_path / "after"
    for name, marks, size in [("home/light", 0, (40, 20)), ("home/dark", 8, (40, 20)), ("days/light", 80, (40, 20)), ("days/dark", 0, (40, 25))]:
        draw(before, name)
        draw(after, name, size, marks)
    return before, after


def test_pairs_that_differ_come_with_the_largest_difference_first(folders, tmp_path):
    names = pictures_in(folders[0])
    assert names == {"home/light", "home/dark", "days/light", "days/dark"}
    pairs = compare(*folders, names, tmp_path / "page")
    # The part that only the higher one of two pictures has differs.
    assert [(pair.name, pair.share) for pair in pairs] == [("days/dark", 0.2), ("days/light", 0.1), ("home/dark", 0.01)]
    assert compare(folders[0], folders[0], names, tmp_path / "other page") == []


def test_difference_is_marked_on_the_later_picture(folders, tmp_path):
    compare(*folders, {"home/dark"}, tmp_path / "page")
    marked = Image.open(tmp_path / "page" / "home--dark" / "marked.png").convert("RGB")
    assert len({marked.getpixel((column, 0)) for column in range(8)}) == 1
    assert marked.getpixel((7, 0)) != marked.getpixel((8, 0)) == marked.getpixel((39, 19))


def test_page_shows_each_pair_side_by_side_in_order(folders, tmp_path):
    pairs = compare(*folders, pictures_in(folders[0]), tmp_path / "page")
    page = write_page(tmp_path / "page", "3 <pictures>", pairs, {"Only after": ["new & small"], "Only before": []})
    text = page.read_text()
    assert re.findall(r'<section id="([\w-]+)"', text) == ["days--dark", "days--light", "home--dark"]
    assert "3 &lt;pictures&gt;" in text and "new &amp; small" in text and "Only before" not in text
    sources = re.findall(r'<img src="([^"]+)"', text)
    assert len(sources) == 9 and all((page.parent / source).is_file() for source in sources)
