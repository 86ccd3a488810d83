"""Fills in the pages of the site: what they include, their icons, cards, and openings, and their styles and short scripts, which become
part of them."""

import base64
import hashlib
import html
import json
import os
import pathlib
import re
import sys
import textwrap

from games import OPENINGS, PICTURE, SITE, Game

# The folder of fragments that pages include.
PARTS = "parts"

# The file in that folder with the icons of all pages.
ICONS = "icons.svg"

# The page that the service worker shows offline in place of one that isn't cached.
OFFLINE = "offline.html"


def site_address() -> str:
    """Returns the site's address from SITE_URL, with a slash at its end, or an empty string if it isn't set."""
    address = os.environ.get("SITE_URL", "")
    if address and not re.fullmatch(r"https?://[^\s\"<>]+", address):
        sys.exit(f"error: SITE_URL must be an address, such as https://example.org/parlor/, not {address}")
    return address and address.rstrip("/") + "/"


def card(name: str, sentence: str, folder: str = "") -> str:
    """Returns the tags with which other services show previews of links to a game's page, or to the home page if `folder` is
    empty. Most services need the picture's absolute address, which is known only if SITE_URL is set."""
    site = site_address()
    tags = {
        "og:title": name,
        "og:description": sentence,
        "og:image": f"{site or folder and '../'}icons/{folder or 'parlor'}-card.png",
    }
    if site:
        tags["og:url"] = f"{site}{folder and folder + '/'}"
    lines = [f'<meta property="{key}" content="{html.escape(value)}">' for key, value in tags.items()]
    return "\n".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])


def doors(template: str, games: list[Game]) -> str:
    """Returns the home page. Repeats the text between `{{each game}}` and `{{end}}` in the template for each game. A line that
    begins with `{{with FILE}}` is only for games whose folder contains that file."""

    def each(part: re.Match) -> str:
        made = ""
        for game in games:
            picture = textwrap.indent((SITE / game.folder / PICTURE).read_text().strip(), " " * 6).lstrip()
            words = {key: html.escape(getattr(game, key)) for key in ("folder", "name", "sentence", "welcome")}
            own = re.sub(
                r" *\{\{with ([\w.-]+)\}\}(.*\n)", lambda line: line[2] if (SITE / game.folder / line[1]).is_file() else "", part[1]
            )
            made += re.sub(r"\{\{(\w+)\}\}", lambda key: (words | {"picture": picture})[key[1]], own)
        return made

    pattern = r" *\{\{each game\}\}\n(.*?) *\{\{end\}\}\n"
    return re.sub(pattern, each, template, flags=re.DOTALL)


def openings(game: Game) -> str:
    """Returns the pictures of a game's openings (Scripts/record_openings.py), or `null` if there are none."""
    path = SITE / game.folder / OPENINGS
    # In a script element, only this sequence has a meaning.
    return json.dumps(json.loads(path.read_text()), separators=(",", ":")).replace("</", "<\\/") if path.is_file() else "null"


def squeeze(text: str, suffix: str) -> str:
    """Returns a style sheet or script without comments and indentation. A style sheet also loses its other needless spaces."""
    if suffix == ".js":
        return re.sub(r"\n\s+", "\n", re.sub(r"^\s*//.*$|\s+// .*$", "", text, flags=re.MULTILINE)).lstrip()
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    return "".join(part if part[:1] in {'"', "'"} else squeeze_rules(part) for part in re.split(r"""("[^"]*"|'[^']*')""", text)).strip()


def squeeze_rules(text: str) -> str:
    """Returns rules of a style sheet, or a part without strings, without needless spaces."""
    text = re.sub(r"\s*([{};,>])\s*", r"\1", re.sub(r"\s+", " ", text)).replace(";}", "}")
    return re.sub(r"([{;][\w-]+): ", r"\1:", text)


def join_style_sheets(dist: pathlib.Path) -> None:
    """Inlines imported style sheets, which saves requests, and deletes the imported files."""
    parts = set()

    def content(sheet: pathlib.Path) -> str:
        def part(line: re.Match) -> str:
            path = (sheet.parent / line[1]).resolve()
            parts.add(path)
            return content(path)

        return re.sub(r'^@import "([\w./-]+\.css)";\n', part, sheet.read_text(), flags=re.MULTILINE)

    for sheet in sorted(dist.rglob("*.css")):
        sheet.write_text(content(sheet))
    for part in parts:
        part.unlink()


def join_scripts(dist: pathlib.Path) -> None:
    """Puts each script that another one imports at its start into that one, which saves a request, and deletes its file."""
    parts = set()

    def part(line: re.Match) -> str:
        parts.add(dist / line[1])
        return re.sub(r"^export ", "", (dist / line[1]).read_text(), flags=re.MULTILINE)

    for script in sorted(dist.glob("*.js")):
        script.write_text(re.sub(r'^import \{[^}]*\} from "\./([\w-]+\.js)";\n', part, script.read_text(), flags=re.MULTILINE))
    for path in parts:
        path.unlink()


def include(page: str) -> str:
    """Replaces each `{{include NAME}}` line of a page with that fragment, at the line's indentation."""

    def part(line: re.Match) -> str:
        return textwrap.indent(include((SITE / PARTS / line[2]).read_text()), line[1])

    return re.sub(r"^( *)\{\{include ([\w-]+\.html)\}\}\n", part, page, flags=re.MULTILINE)


def draw_icons(page: str) -> str:
    """Replaces each `{{icon NAME}}` of a page with that symbol of `ICONS`, and each `{{symbol NAME}}` with a symbol that the page's
    program can show. If there is none, exits with an error."""
    symbols = dict(re.findall(r'<symbol id="([\w-]+)">(.*)</symbol>', (SITE / PARTS / ICONS).read_text()))

    def icon(name: re.Match) -> str:
        if name[2] not in symbols:
            sys.exit(f"error: {PARTS}/{ICONS} has no icon {name[2]}")
        if name[1] == "symbol":
            return f'<symbol id="icon-{name[2]}" viewBox="0 0 24 24">{symbols[name[2]]}</symbol>'
        return f'<svg viewBox="0 0 24 24" aria-hidden="true">{symbols[name[2]]}</svg>'

    return re.sub(r"\{\{(icon|symbol) ([\w-]+)\}\}", icon, page)


def name_program(page: str) -> str:
    """Replaces `{{program}}` by a reference with which the browser loads the page's program at once, beside the script that starts
    it. Both come first in the head, because a program takes longest to load."""
    named = re.search(r'<html\b[^>]* data-program="([\w.-]+)"', page)
    return page.replace("{{program}}", f'<link rel="preload" href="{named[1]}" as="fetch" crossorigin>' if named else "")


def settle_styles(dist: pathlib.Path) -> None:
    """Inlines the style sheets of each page at the end of its head, after the references to what else the page loads at once. This
    saves requests before the first paint. Adds the styles' hash to the page's Content-Security-Policy. Sheets that load later stay
    files and come last, and the page that is shown offline in place of another keeps its files, too."""
    sheet = re.compile(r'<link rel="stylesheet" href="([\w./-]+)">\n')
    later = re.compile(r'<link rel="stylesheet" href="[\w./-]+" disabled>\n')
    inlined, kept = set(), set()
    for page in dist.rglob("*.html"):
        text = page.read_text()
        sheets = [(page.parent / link).resolve() for link in sheet.findall(text)]
        if page.name == OFFLINE:
            kept.update(sheets)
        elif sheets:
            inlined.update(sheets)
            styles = "".join(path.read_text() for path in sheets)
            end = f"<style>{styles}</style>\n{''.join(later.findall(text))}</head>"
            text = later.sub("", sheet.sub("", text)).replace("</head>", end, 1)
            page.write_text(allow(text, "style-src", styles))
    for path in inlined - kept:
        path.unlink()


def allow(page: str, directive: str, content: str) -> str:
    """Returns a page whose Content-Security-Policy allows the inline `content`, by its hash."""
    digest = base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()
    return page.replace(f"{directive} 'self'", f"{directive} 'self' 'sha256-{digest}'", 1)


def settle_script(dist: pathlib.Path, name: str) -> None:
    """Inlines a short script into each page that refers to it, which saves a request. Adds the script's hash to the page's
    Content-Security-Policy."""
    script = dist / name
    content = script.read_text().strip()
    for page in dist.rglob("*.html"):
        named = re.search(rf'<script( type="module")? src="[./]*{re.escape(name)}"></script>', text := page.read_text())
        if named:
            text = text.replace(named[0], f"<script{named[1] or ''}>{content}</script>")
            page.write_text(allow(text, "script-src", content))
    script.unlink()
