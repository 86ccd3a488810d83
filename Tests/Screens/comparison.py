"""Compares two sets of pictures, and writes a page with the pairs that differ."""

import dataclasses
import html
import os
import pathlib
import shutil

from PIL import Image, ImageChops

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>
body {{ font: 1rem/1.5 system-ui, sans-serif; margin: 1.5rem; }}
section {{ border-top: 1px solid #8888; padding-block: 1rem; }}
h2 {{ font-size: 1.1rem; margin: 0 0 0.5rem; }}
div {{ display: flex; gap: 1rem; align-items: start; overflow-x: auto; }}
figure {{ margin: 0; flex: 0 1 auto; }}
img {{ max-width: 100%; outline: 1px solid #8888; }}
figcaption {{ font-size: 0.85rem; }}
</style>
<h1>{title}</h1>
{lists}
{sections}
</html>
"""
SECTION = """<section id="{id}">
<h2>{name} <small>{share} of the picture differs</small></h2>
<div>
<figure><figcaption>Before</figcaption><a href="{id}/before.png"><img src="{id}/before.png" alt="Before" loading="lazy" {size}></a></figure>
<figure><figcaption>After</figcaption><a href="{id}/after.png"><img src="{id}/after.png" alt="After" loading="lazy" {size}></a></figure>
<figure><figcaption>Difference</figcaption><a href="{id}/marked.png"><img src="{id}/marked.png" alt="Difference" loading="lazy" {size}></a></figure>
</div>
</section>
"""

# How much a picture is dimmed on which the difference is marked, and the color of the mark.
DIMMED = 0.35
MARK = (230, 0, 60)


@dataclasses.dataclass(frozen=True)
class Pair:
    """Two pictures of the same state. `share` is the share of the pixels that differ, from 0 to 1."""

    name: str
    before: pathlib.Path
    after: pathlib.Path
    share: float


def pictures_in(folder: pathlib.Path) -> set[str]:
    """Returns the names of the pictures in a folder, such as `home-new/320x568-light`."""
    return {f"{path.parent.name}/{path.stem}" for path in folder.glob("*/*.png")}


def difference(before: pathlib.Path, after: pathlib.Path) -> Image.Image | None:
    """Returns a picture that is white where two pictures differ and black elsewhere, or `None` if they are equal. If their sizes
    differ, the part that only one of them has differs."""
    if before.read_bytes() == after.read_bytes():
        return None
    one, other = (Image.open(path).convert("RGB") for path in (before, after))
    size = (max(one.width, other.width), max(one.height, other.height))
    common = (min(one.width, other.width), min(one.height, other.height))
    bands = ImageChops.difference(one.crop((0, 0, *common)), other.crop((0, 0, *common))).split()
    largest = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    mask = Image.new("L", size, 255)
    mask.paste(largest.point(lambda value: 255 if value else 0), (0, 0))
    return mask if mask.getbbox() else None


def share(mask: Image.Image) -> float:
    """Returns the share of the pixels that are white."""
    return mask.histogram()[255] / (mask.width * mask.height)


def mark(after: pathlib.Path, mask: Image.Image) -> Image.Image:
    """Returns a dimmed picture on which the pixels that differ are marked."""
    picture = Image.new("RGB", mask.size, "white")
    picture.paste(Image.open(after).convert("RGB"), (0, 0))
    gray = Image.blend(Image.new("RGB", mask.size, "white"), picture.convert("L").convert("RGB"), DIMMED)
    gray.paste(MARK, (0, 0), mask)
    return gray


def compare(before: pathlib.Path, after: pathlib.Path, names: set[str], page: pathlib.Path) -> list[Pair]:
    """Compares the pictures with these names in two folders. Returns the pairs that differ, the largest difference first, and puts
    them with their marked differences into the folder `page`."""
    pairs = []
    for name in sorted(names):
        old, new = before / f"{name}.png", after / f"{name}.png"
        if mask := difference(old, new):
            pairs.append(Pair(name, old, new, share(mask)))
            place = page / identifier(name)
            place.mkdir(parents=True)
            shutil.copyfile(old, place / "before.png")
            shutil.copyfile(new, place / "after.png")
            mark(new, mask).save(place / "marked.png", compress_level=1)
    return sorted(pairs, key=lambda pair: (-pair.share, pair.name))


def identifier(name: str) -> str:
    return name.replace("/", "--")


def percent(value: float) -> str:
    return f"{100 * value:.3g}%"


def write_page(folder: pathlib.Path, title: str, pairs: list[Pair], notes: dict[str, list[str]]) -> pathlib.Path:
    """Writes the page with the pairs that differ. `notes` are lists of names, by their headings, that it shows first."""
    lists = "".join(
        f"<h2>{html.escape(heading)}</h2><ul>{''.join(f'<li>{html.escape(item)}</li>' for item in items)}</ul>"
        for heading, items in notes.items()
        if items
    )
    sections = "".join(
        SECTION.format(id=identifier(pair.name), name=html.escape(pair.name), share=percent(pair.share), size=size_attributes(pair.after))
        for pair in pairs
    )
    folder.mkdir(parents=True, exist_ok=True)
    page = folder / "index.html"
    page.write_text(PAGE.format(title=html.escape(title), lists=lists, sections=sections), encoding="utf-8")
    return page


def size_attributes(path: pathlib.Path) -> str:
    with Image.open(path) as picture:
        return f'width="{picture.width}" height="{picture.height}"'


def replace_folder(new: pathlib.Path, folder: pathlib.Path) -> None:
    """Moves a complete folder to the place of an older one."""
    shutil.rmtree(folder, ignore_errors=True)
    os.rename(new, folder)
