"""The style sheets of each page, and the parts of a page in which each may have an effect."""

import functools
import pathlib
import re

from repository import ROOT
from site_pages import include

SITE = ROOT / "Web" / "Site"

# The sheets that belong to certain screens, and a selector of the roots of these screens. The other sheets belong to the whole page, or
# to all pages of a game.
SCREENS = {
    "blocks.css": ".blocks, .screen",
    "distribution.css": ".blocks, .screen",
    "marks.css": ".blocks, .screen",
    "month.css": ".month",
    "home.css": ".home-page",
    "lesson.css": ".lesson-page",
    "pop-ups.css": "#pop-up",
    "practice.css": ".practice",
    "ranking.css": ".ranking",
    "screen.css": ".home-page",
    "statistics.css": ".blocks, .screen",
    "trend.css": ".trend",
    "trouble.css": ".trouble",
    "codebreaker/dialog-sizes.css": "dialog",
    "codebreaker/dialogs.css": "dialog, #panel-review, .breakers",
    "codebreaker/duel.css": "#panel-duel, .attempt",
    "codebreaker/review.css": "#panel-review, #panel-duel, #codes-box",
    "codebreaker/set.css": ".set-board, .set-tools",
    "codebreaker/statistics.css": ".reading",
    "triples/about.css": "#panel-about, .cheer",
    "triples/duel.css": "#duel, .hud",
    "triples/levels.css": "#levels, #pop-up, #panel-scores",
    "triples/medals.css": "#levels, #pop-up, #panel-scores, #goal-figure",
    "triples/review.css": "#viewer, #duel",
    "triples/scores.css": "#panel-scores, #pop-up",
    "codebreaker/door.css": ".door",
    "triples/door.css": ".door",
}

# Returns the elements outside the given roots that a selector of the sheet matches, whatever their state and the window's size.
READ_REACHED = r"""sheets => {
  const found = new Set();
  const name = (element) => `${element.tagName.toLowerCase()}#${element.id || element.getAttribute("class")}`;
  const state = /::[a-z-]+|:(?:hover|active)\b/g;
  const split = (selector) => {
    const parts = [""];
    let depth = 0;
    for (const letter of selector) {
      if ("([".includes(letter)) depth += 1;
      if (")]".includes(letter)) depth -= 1;
      if (letter === "," && depth === 0) parts.push("");
      else parts[parts.length - 1] += letter;
    }
    return parts;
  };
  const rules = (list) => [...list].flatMap((rule) => (rule.selectorText ? [rule] : rule.cssRules ? rules(rule.cssRules) : []));
  for (const [file, text, roots] of sheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    for (const selector of rules(sheet.cssRules).flatMap((rule) => split(rule.selectorText))) {
      const plain = selector.replace(state, "").trim() || "*";
      for (const element of document.querySelectorAll(plain)) {
        if (!element.closest(roots) && !element.matches("html, body")) found.add(`${file}: ${selector.trim()} reaches ${name(element)}`);
      }
    }
  }
  return [...found];
}"""


@functools.cache
def _parts(path: pathlib.Path) -> tuple[pathlib.Path, ...]:
    """Returns a sheet and those that it imports."""
    imports = re.findall(r'^@import "([\w./-]+)";', path.read_text(), re.MULTILINE)
    return (path, *(part for name in imports for part in _parts((path.parent / name).resolve())))


@functools.cache
def screen_sheets(page: str) -> list[tuple[str, str, str]]:
    """Returns the sheets that a page loads and that belong to screens: the name, the text, and the selector of the screens' roots.
    `page` is a path such as `triples/index.html`."""
    file = SITE / page
    text = include(file.read_text()).replace("{{folder}}", file.parent.name)
    links = re.findall(r'<link rel="stylesheet" href="([\w./-]+\.css)"(?: disabled)?>', text)
    paths = {part for link in links for part in _parts((file.parent / link).resolve())}
    paths |= set(SITE.glob("*/door.css"))
    names = {path.relative_to(SITE).as_posix(): path for path in paths}
    rows = sorted((name, path.read_text(), SCREENS[name]) for name, path in names.items() if name in SCREENS)
    assert "page.css" in names, f"{page} has no style sheets"
    return [(name, re.sub(r"^@import.*$", "", text, flags=re.MULTILINE), roots) for name, text, roots in rows]
