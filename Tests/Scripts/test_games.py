"""Checks what a game may declare in its game.json, and the errors for invalid declarations."""

import json
import re
import shutil

import make_site
import pytest
import service_worker
import site_pages
from games import SITE, DeclarationError, read_games

DICE = {
    "place": 1,
    "name": "Dice & Co",
    "sentence": "Roll 1 < 2.",
    "welcome": "New here?",
    "programs": {"dice.wasm": "DiceWeb", "coach.wasm": "DiceCoachWorker"},
    "files": {"pocket.network": "Sources/Dice/pocket.network"},
    "later": {"coach": ["coach.wasm", "pocket.network", "coach.css"]},
}
PAGE = '<!doctype html>\n<html lang="en" data-program="dice.wasm">\n{{card}}\n'
PICTURE = '<svg class="picture dice-picture">\n  <circle r="1"/>\n</svg>\n'


def write_game(root, folder="dice", declaration=DICE, page=PAGE):
    """Writes a game to an otherwise empty repository."""
    place = root / "Web" / "Site" / folder
    place.mkdir(parents=True)
    text = declaration if isinstance(declaration, str) else json.dumps(declaration)
    for name, content in {"game.json": text, "index.html": page, "door.svg": PICTURE, "coach.css": ""}.items():
        (place / name).write_text(content)
    source = root / "Sources" / "Dice" / "pocket.network"
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_bytes(b"")
    return place


def without(key):
    return {name: value for name, value in DICE.items() if name != key}


def later(*files):
    return DICE | {"later": {"coach": list(files)}}


def test_every_game_of_the_site_is_declared_and_places_are_consecutive():
    games = read_games()
    assert [game.place for game in games] == list(range(1, len(games) + 1))
    assert {game.folder for game in games} == {page.parent.name for page in SITE.glob("*/index.html")}


def test_declaration_is_read_and_its_later_files_are_optional(tmp_path):
    write_game(tmp_path)
    [game] = read_games(tmp_path)
    assert (game.folder, game.place, game.name, game.sentence) == ("dice", 1, "Dice & Co", "Roll 1 < 2.")
    assert game.programs == DICE["programs"]
    assert game.later == DICE["later"]
    assert game.later_files == {"coach.wasm", "pocket.network", "coach.css"}
    assert game.first_programs == {"dice.wasm"}

    # A game may load all files first.
    write_game(tmp_path / "other", declaration={key: DICE[key] for key in DICE if key not in ("files", "later")})
    [game] = read_games(tmp_path / "other")
    assert (game.files, game.later_files, game.first_programs) == ({}, set(), {"dice.wasm", "coach.wasm"})


def test_games_are_sorted_by_place(tmp_path):
    write_game(tmp_path, "alpha", DICE | {"place": 2, "programs": {"dice.wasm": "Alpha"}, "later": {}})
    write_game(tmp_path, "omega", DICE | {"place": 1, "programs": {"dice.wasm": "Omega"}, "later": {}})
    assert [game.folder for game in read_games(tmp_path)] == ["omega", "alpha"]


BAD_DECLARATIONS = [
    *((without(key), f'"{key}" is missing') for key in ("place", "name", "sentence", "welcome", "programs")),
    (DICE | {"color": "red"}, 'there is no key "color"; the keys are place, name,'),
    (DICE | {"folder": "chess"}, 'there is no key "folder"'),
    (DICE | {"place": "first"}, '"place" must be a whole number'),
    (DICE | {"place": True}, '"place" must be a whole number'),
    (DICE | {"place": 2}, '"place" must count the games'),
    (DICE | {"name": " "}, '"name" must be a text'),
    (DICE | {"sentence": None}, '"sentence" must be a text'),
    (DICE | {"programs": {}}, '"programs" must be'),
    (DICE | {"programs": ["DiceWeb"]}, '"programs" must be'),
    (DICE | {"programs": {"dice.wasm": "Dice Web; rm"}}, '"programs" must be'),
    (DICE | {"programs": {"../dice.wasm": "DiceWeb"}}, '"programs" must be'),
    (DICE | {"programs": {"dice.wasm": "DiceWeb", "coach.wasm": "DiceWeb"}}, "DiceWeb is declared more than once"),
    (DICE | {"files": {"pocket.network": "Sources/Dice/none"}}, "Sources/Dice/none, which is not there"),
    (DICE | {"files": DICE["files"] | {"coach.css": "Sources/Dice/pocket.network"}}, '"coach.css" is served more'),
    (DICE | {"later": ["coach.wasm"]}, '"later" must be'),
    (later(), '"later" must be an object of lists of names'),
    (later("coach.wasm", 7), '"later" must be an object of lists of names'),
    (DICE | {"later": {"coach": {"files": ["coach.wasm"]}}}, '"later" must be an object of lists of names'),
    (later("couch.wasm"), '"couch.wasm", to be loaded later, is neither'),
    (later("coach.wasm", "coach.wasm"), '"coach.wasm" is loaded later more than once'),
    (later("dice.wasm"), "the data-program of index.html is none of the programs that are loaded first"),
    ("[]", "must be an object"),
    ('{"place": 1,}', "line 1"),
]


def assert_error(folder, problem, where="Web/Site/dice/game.json"):
    with pytest.raises(DeclarationError) as error:
        read_games(folder)
    assert problem in str(error.value) and where in str(error.value)


def test_invalid_declaration_is_an_error_that_names_the_file(tmp_path, subtests):
    for number, (declaration, problem) in enumerate(BAD_DECLARATIONS):
        with subtests.test(problem):
            folder = tmp_path / str(number)
            write_game(folder, declaration=declaration)
            with pytest.raises(DeclarationError) as error:
                read_games(folder)
            assert problem in str(error.value)
            assert "Web/Site/dice/game.json" in str(error.value) or "Web/Site/*/game.json" in str(error.value)


def test_profile_adds_a_second_file_to_its_program(tmp_path):
    (write_game(tmp_path) / "dice.profile").write_text("# Recorded.\nstart\n")
    [game] = read_games(tmp_path)
    assert game.rests == {"dice.wasm": "dice-rest.wasm"}
    assert game.later_files == {"coach.wasm", "pocket.network", "coach.css", "dice-rest.wasm"}


def test_missing_or_inconsistent_files_are_errors(tmp_path, subtests):
    with subtests.test("a profile of a program that is not declared"):
        (write_game(tmp_path / "chess") / "chess.profile").write_text("start\n")
        assert_error(tmp_path / "chess", "chess.profile is a profile of none of the programs")
    with subtests.test("a second file whose name is taken"):
        files = DICE["files"] | {"dice-rest.wasm": "Sources/Dice/pocket.network"}
        (write_game(tmp_path / "rest", declaration=DICE | {"files": files}) / "dice.profile").write_text("start\n")
        assert_error(tmp_path / "rest", '"dice-rest.wasm" is served more')
    for name in ("game.json", "index.html", "door.svg"):
        with subtests.test("a file that is missing", name=name):
            (write_game(tmp_path / name) / name).unlink()
            assert_error(tmp_path / name, f"Web/Site/dice/game.json: {name} is missing")
    for name, page in {"other": PAGE.replace("dice.wasm", "chess.wasm"), "none": "<!doctype html>\n<html>\n"}.items():
        with subtests.test("a page that runs no program of its game", name=name):
            write_game(tmp_path / name, page=page)
            assert_error(tmp_path / name, "data-program")


def test_missing_games_and_duplicate_places_are_errors(tmp_path):
    assert_error(tmp_path, "there is no game", "Web/Site/*/game.json")
    write_game(tmp_path)
    write_game(tmp_path, "cards", DICE | {"programs": {"dice.wasm": "CardsWeb"}, "later": {}})
    assert_error(tmp_path, '"place" must count the games from 1, each once', "Web/Site/*/game.json")


@pytest.fixture
def repository(tmp_path, monkeypatch):
    """The site's builder, in a repository with the home page, the site's scripts, and the dice game."""
    write_game(tmp_path)
    for file in (path for path in SITE.iterdir() if path.is_file()):
        shutil.copy(file, tmp_path / "Web" / "Site")
    shutil.copytree(SITE / "parts", tmp_path / "Web" / "Site" / "parts")
    (tmp_path / "built").mkdir()
    for program in [*DICE["programs"].values(), *service_worker.HOUSE_PROGRAMS.values()]:
        (tmp_path / "built" / f"{program}.wasm").write_bytes(b"\0asm\1\0\0\0")
    for name, value in {
        "ROOT": tmp_path,
        "SITE": tmp_path / "Web" / "Site",
        "DIST": tmp_path / "dist",
        "BUILT": tmp_path / "built",
        "SQUEEZED": tmp_path / "squeezed",
        "DOCUMENTATION": tmp_path / "docs",
        "declared_games": lambda: read_games(tmp_path),
        "write_source_archive": lambda: None,
    }.items():
        for module in (make_site, service_worker, site_pages):
            if hasattr(module, name):
                monkeypatch.setattr(module, name, value)
    return tmp_path


def test_site_is_built_from_a_declared_game(repository):
    (repository / "Web" / "Site" / "dice" / "door.css").write_text(".dice-picture { fill: red; }\n")
    make_site.write_site()
    dist = repository / "dist"
    [released] = (dist / "release").iterdir()
    folder = f"release/{released.name}"
    for place, names in (
        (dist / "dice", ["dice.webmanifest", "index.html"]),
        (released / "dice", ["coach.css", "coach.wasm", "dice.wasm", "pocket.network"]),
    ):
        assert sorted(path.name for path in place.iterdir() if path.suffix != ".br") == names
    page = (dist / "dice" / "index.html").read_text()
    assert f'<html data-release="../{folder}/" lang="en" data-program="../{folder}/dice/dice.wasm">' in page
    assert f'<link rel="stylesheet" href="./{folder}/parlor.css">' in (dist / "offline.html").read_text()
    home = (dist / "index.html").read_text()
    assert home.count('<li class="door"') == 1
    assert '<li class="door" data-game="dice">\n      <svg class="picture dice-picture">\n        <circle r="1"/>' in home
    assert "<h2>Dice &amp; Co</h2>" in home
    assert "lesson.html" not in home, "this game has no lesson"
    assert "<p>Roll 1 &lt; 2.</p>" in home
    assert "{{" not in home
    assert "dice/lesson.html" not in home, "the game has no lesson"
    own = json.loads((dist / "dice" / "dice.webmanifest").read_text())
    assert (own["name"], own["description"], own["start_url"]) == ("Dice & Co", "Roll 1 < 2.", "./")
    assert [icon["src"] for icon in own["icons"]][:2] == ["icon.svg", "../icons/dice-192.png"]
    manifest = json.loads((dist / "parlor.webmanifest").read_text())
    assert [(way["name"], way["url"]) for way in manifest["shortcuts"]] == [("Dice & Co", "dice/")]
    assert (released / "parlor.css").read_text().endswith(".dice-picture{fill:red}")
    worker = (dist / "sw.js").read_text()
    own = {"dice/coach.css", "dice/coach.wasm", "dice/pocket.network"}
    later = sorted(own | service_worker.LATER | service_worker.SELDOM)
    files = list(json.loads(re.search(r"^const files = (\{.*\});", worker, re.MULTILINE)[1]))
    assert [name.removeprefix(f"{folder}/") for name in files[-len(later) :]] == later
    assert f"const later = Object.keys(files).slice({len(files) - len(later)});" in worker
    assert f'"dice/":["dice/","{folder}/dice/dice.wasm"]' in worker
    # A server replaces this file, so it must not be cached or compressed.
    assert json.loads((dist / service_worker.SERVER_NOTE).read_text()) == {"api": None}
    assert not (dist / f"{service_worker.SERVER_NOTE}.br").exists()
    assert service_worker.SERVER_NOTE not in worker
    (repository / "Web" / "Site" / "dice" / "lesson.html").write_text(PAGE)
    make_site.write_site()
    assert 'href="dice/lesson.html"' in (dist / "index.html").read_text()


def test_documentation_is_linked_but_not_cached_and_survives_rebuilds(repository):
    dist = repository / "dist"
    make_site.place_documentation()
    assert not dist.exists()
    make_site.write_site()
    assert "docs/" not in (dist / "index.html").read_text() and not (dist / "docs").exists()
    worker = (dist / "sw.js").read_text()

    (repository / "docs" / "documentation").mkdir(parents=True)
    (repository / "docs" / "documentation" / "index.html").write_text("What is documented")
    make_site.place_documentation()
    assert '<a href="docs/">Documentation</a>' in (dist / "index.html").read_text()
    assert (dist / "docs" / "documentation" / "index.html").read_text() == "What is documented"
    # The documentation isn't cached for offline use. Rebuilding the site doesn't remove it.
    files = re.compile(r"^const files = .*$", re.MULTILINE)
    kept = files.search((dist / "sw.js").read_text())[0]
    assert "docs/" not in kept and len(kept) == len(files.search(worker)[0])
    make_site.write_site()
    assert (dist / "docs" / "documentation" / "index.html").is_file()


def test_quick_site_copies_programs_and_a_missing_program_is_an_error(repository):
    (repository / "built" / "DiceWeb.wasm").write_bytes(b"as it was built")
    make_site.write_site(is_quick=True)
    dist = repository / "dist"
    [released] = (dist / "release").iterdir()
    assert (released / "dice" / "dice.wasm").read_bytes() == b"as it was built"
    assert "dice/coach.wasm" in (dist / "sw.js").read_text()
    assert not list(dist.rglob("*.br")) and not list(dist.rglob("*.part"))
    (repository / "built" / "DiceCoachWorker.wasm").unlink()
    for is_quick in (True, False):
        with pytest.raises(SystemExit, match="the program DiceCoachWorker is not built; run make site"):
            make_site.write_site(is_quick)


def test_documentation_is_copied_without_a_site(repository):
    (repository / "docs").mkdir()
    (repository / "docs" / "index.html").write_text("What is documented")
    (repository / "built" / "DiceWeb.wasm").unlink()
    make_site.place_documentation()
    assert [path.name for path in (repository / "dist").rglob("*")] == ["docs", "index.html"]


def test_imported_style_sheets_are_inlined(repository):
    dice = repository / "Web" / "Site" / "dice"
    (dice / "dice.css").write_text('/* Dice. */\n@import "board.css";\n@import "review.css";\np { color: red; }\n')
    (dice / "board.css").write_text(".board { color: blue; }\n")
    (dice / "review.css").write_text("/* Review. */\n.review { color: green; }\n")
    make_site.write_site()
    joined = ".board{color:blue}.review{color:green}p{color:red}"
    [released] = (repository / "dist" / "release").iterdir()
    assert (released / "dice" / "dice.css").read_text() == joined
    assert not {"board.css", "review.css"} & {path.name for path in (released / "dice").iterdir()}
    assert "@import" not in (released / "parlor.css").read_text()


def test_styles_of_the_first_board_are_inlined_before_those_that_load_later(repository):
    dice = repository / "Web" / "Site" / "dice"
    (dice / "first.css").write_text("p { color: red; }\n")
    (dice / "later.css").write_text("p { color: blue; }\n")
    links = '<link rel="stylesheet" href="later.css" disabled>\n<link rel="stylesheet" href="first.css">\n'
    (dice / "index.html").write_text(PAGE.replace("{{card}}\n", "<head>\n{{card}}\n" + links + "</head>\n"))
    make_site.write_site()
    page = (repository / "dist" / "dice" / "index.html").read_text()
    assert 0 < page.index("<style>p{color:red}</style>") < page.index("dice/later.css") < page.index("</head>")
    [released] = (repository / "dist" / "release").iterdir()
    assert (released / "dice" / "later.css").is_file() and not (released / "dice" / "first.css").exists()


def test_icons_are_inserted_by_name_and_unknown_names_are_errors(repository):
    page = repository / "Web" / "Site" / "dice" / "index.html"
    page.write_text(page.read_text() + "<button>{{icon close}}</button>\n")
    make_site.write_site()
    icon = re.search("<button>(.*)</button>", (repository / "dist" / "dice" / "index.html").read_text())[1]
    assert icon.startswith('<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M')
    page.write_text(page.read_text() + "{{icon dice}}")
    with pytest.raises(SystemExit, match="parts/icons.svg has no icon dice"):
        make_site.write_site()


def test_icon_file_lists_exactly_the_used_icons_in_order():
    pages = "".join(page.read_text() for page in SITE.rglob("*.html"))
    icons = re.findall('<symbol id="(.*?)">', (SITE / "parts" / "icons.svg").read_text())
    assert icons == sorted(set(re.findall("{{(?:icon|symbol) (.*?)}}", pages)))


def tags(page):
    """Returns the tags of a page with which other services show previews of links to it."""
    return dict(re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)">', page.read_text()))


def test_link_previews_use_the_address_of_the_site_which_must_be_valid(repository, monkeypatch):
    page = repository / "dist" / "dice" / "index.html"
    monkeypatch.delenv("SITE_URL", raising=False)
    make_site.write_site()
    relative = {
        "og:title": "Dice &amp; Co",
        "og:description": "Roll 1 &lt; 2.",
        "og:image": "../icons/dice-card.png",
        "twitter:card": "summary_large_image",
    }
    assert tags(page) == relative
    monkeypatch.setenv("SITE_URL", "https://example.org/parlor")
    make_site.write_site()
    site = "https://example.org/parlor/"
    absolute = {"og:image": f"{site}icons/dice-card.png", "og:url": f"{site}dice/"}
    assert tags(page) == relative | absolute
    home = tags(repository / "dist" / "index.html")
    assert (home["og:image"], home["og:url"]) == (f"{site}icons/parlor-card.png", site)
    # An invalid address is an error.
    monkeypatch.setenv("SITE_URL", 'example.org/" onload="')
    with pytest.raises(SystemExit, match="SITE_URL must be an address"):
        make_site.write_site()
