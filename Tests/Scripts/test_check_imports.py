"""Checks that check_imports.py finds each kind of forbidden import, and nothing in a repository that follows the
rules."""

import subprocess
import sys

import pytest
from check_imports import EXCEPTIONS, Repository, faults, imports, named, named_games, names_out_of_place
from games import ROOT

# A valid repository with two games. Each module has one file, with these imports.
VALID_IMPORTS = {
    "Sources/Kit/GameCore": [],
    "Sources/Kit/VerifiableDeals": ["GameCore"],
    "Sources/Kit/JSON": ["GameCore"],
    "Sources/Kit/SessionSupport": ["DailyGames", "JSON", "GameCore"],
    "Sources/Kit/AppSupport": ["SessionSupport", "SwiftUI"],
    "Sources/Kit/TerminalSupport": ["SessionSupport", "Foundation"],
    "Sources/GameLists/DailyGames": ["GameCore"],
    "Sources/GameLists/AllGames": ["DiceSession", "CardsTerminal", "TerminalSupport", "SessionSupport", "DailyGames"],
    "Sources/Dice/Model": ["GameCore"],
    "Sources/Dice/Coach": ["DiceModel", "SessionSupport", "GameCore"],
    "Sources/Dice/Par": ["DiceCoach", "DiceModel"],
    "Sources/Dice/Toy": ["GameCore"],
    "Sources/Dice/Session": ["DiceModel", "SessionSupport", "GameCore"],
    "Sources/Dice/UI/Board": ["SwiftUI", "AppSupport", "DiceSession", "DiceCoach", "DiceModel", "Toy"],
    "Sources/Dice/Terminal": ["ArgumentParser", "Foundation", "TerminalSupport", "DiceSession", "DiceCoach", "DicePar"],
    "Sources/Cards/Model": [],
    "Sources/Cards/Coach": ["CardsModel"],
    "Sources/Cards/Session": ["CardsModel"],
    "Sources/Cards/UI": ["SwiftUI", "CardsSession"],
    "Sources/Cards/Terminal": ["CardsSession"],
    "Sources/parlor/Today": ["ArgumentParser", "DiceTerminal", "CardsTerminal", "VerifiableDeals", "AllGames", "Foundation"],
    "Sources/parlor-lab/Dice": ["ArgumentParser", "DiceTerminal", "DiceCoach", "DicePar", "Foundation"],
    "Web/Sources/Kit/DOM": [],
    "Web/Sources/Kit/WebSupport": ["DOM", "SessionSupport"],
    "Web/Sources/Site/Data": ["DOM", "WebSupport", "DailyGames", "AllGames"],
    "Web/Sources/Dice/Elements": ["DOM", "DiceModel"],
    "Web/Sources/Dice/Web": ["DOM", "WebSupport", "DiceElements", "DiceSession", "DiceModel", "SessionSupport", "Toy"],
    "Web/Sources/Dice/CoachWorker": ["DiceCoach", "DiceModel"],
    "Apple/Dice.swiftpm": ["SwiftUI", "DiceUI"],
    "Server/Sources/HTTP/Connection": ["NIOCore", "CZlib", "Hashing", "JSON", "Foundation"],
    "Server/Sources/Hashing": ["CLibCrypto"],
    "Server/Sources/Sealing": ["CLibCrypto", "Hashing"],
    "Server/Sources/Ledger/Ledger": ["GameCore"],
    "Server/Sources/Ledger/SQLite": ["Ledger", "GRDB", "GameCore"],
    "Server/Sources/Ledger/PostgreSQL": ["Ledger", "CLibPQ"],
    "Server/Sources/Games/Dice": ["Ledger", "JSON", "GameCore", "DailyGames", "DiceModel", "DiceCoach", "CardsModel"],
    "Server/Sources/GameService/Games": ["Ledger", "Games", "Sealing", "VerifiableDeals", "DailyGames", "Logging"],
    "Server/Sources/API": ["HTTP", "JSON", "Ledger", "Games", "GameService", "DailyGames", "VerifiableDeals"],
    "Server/Sources/Application": ["API", "HTTP", "Ledger", "LedgerSQLite", "LedgerPostgreSQL", "GameService", "VerifiableDeals"],
    "Server/Sources/parlor-server": ["Application", "HTTP", "GameService", "ArgumentParser"],
}


@pytest.fixture
def find_faults(tmp_path):
    """A function that writes the repository with additional imports, given as (module, name), and returns the faults."""

    def build(*more, exceptions=None):
        for folder, names in VALID_IMPORTS.items():
            (tmp_path / folder).mkdir(parents=True, exist_ok=True)
            names = names + [name for module, name in more if module == folder]
            lines = [*(f"import {name}" for name in names), "struct Some {}", ""]
            (tmp_path / folder / "Some.swift").write_text("\n".join(lines))
        return faults(Repository(tmp_path), exceptions or {})

    return build


def test_repository_has_no_faults_and_exceptions_have_reasons():
    assert faults(Repository()) == [] and names_out_of_place(Repository()) == []
    assert all(len(reason) > 20 for reason in EXCEPTIONS.values())


FORBIDDEN = [
    # Imports in the wrong direction, and between independent modules.
    ("Sources/Dice/Model", "DiceCoach"),
    ("Sources/Dice/Model", "DiceSession"),
    ("Sources/Dice/Model", "SessionSupport"),
    ("Sources/Dice/Session", "DiceCoach"),
    ("Sources/Dice/Session", "DicePar"),
    ("Sources/Dice/Session", "DiceUI"),
    ("Sources/Dice/Session", "Toy"),
    ("Sources/Dice/Coach", "DiceSession"),
    ("Sources/Dice/Coach", "DicePar"),
    ("Sources/Dice/Par", "DiceSession"),
    ("Sources/Dice/Toy", "DiceUI"),
    ("Sources/Dice/Session", "DiceTerminal"),
    ("Sources/Dice/UI/Board", "DiceTerminal"),
    ("Sources/Dice/Terminal", "DiceUI"),
    ("Sources/Dice/Terminal", "parlor"),
    ("Sources/parlor/Today", "DiceUI"),
    ("Sources/parlor-lab/Dice", "DiceUI"),
    ("Sources/parlor-lab/Dice", "parlor"),
    # Imports of another game.
    ("Sources/Dice/Model", "CardsModel"),
    ("Sources/Dice/Session", "CardsModel"),
    ("Sources/Dice/Coach", "CardsCoach"),
    ("Sources/Dice/UI/Board", "CardsUI"),
    ("Sources/Cards/Terminal", "DiceSession"),
    ("Web/Sources/Dice/Web", "CardsModel"),
    # Imports in the kit.
    ("Sources/Kit/GameCore", "SessionSupport"),
    ("Sources/Kit/GameCore", "DiceModel"),
    ("Sources/Kit/SessionSupport", "AppSupport"),
    ("Sources/Kit/SessionSupport", "CardsSession"),
    ("Sources/Kit/AppSupport", "DiceUI"),
    ("Sources/Kit/TerminalSupport", "CardsModel"),
    ("Sources/Kit/VerifiableDeals", "SessionSupport"),
    ("Sources/Kit/VerifiableDeals", "JSON"),
    ("Sources/Kit/JSON", "SessionSupport"),
    ("Sources/Kit/JSON", "DiceModel"),
    ("Sources/Kit/JSON", "Foundation"),
    ("Sources/Kit/VerifiableDeals", "DiceModel"),
    ("Sources/Kit/GameCore", "VerifiableDeals"),
    ("Sources/Kit/SessionSupport", "VerifiableDeals"),
    ("Sources/Dice/Model", "VerifiableDeals"),
    ("Sources/Dice/Coach", "VerifiableDeals"),
    ("Sources/Dice/Session", "VerifiableDeals"),
    ("Web/Sources/Dice/Web", "VerifiableDeals"),
    ("Web/Sources/Kit/WebSupport", "DiceModel"),
    ("Sources/Dice/Session", "AppSupport"),
    ("Sources/Dice/Coach", "TerminalSupport"),
    # Imports in the lists of games.
    ("Sources/GameLists/DailyGames", "SessionSupport"),
    ("Sources/GameLists/DailyGames", "DiceModel"),
    ("Sources/GameLists/AllGames", "DiceUI"),
    ("Sources/GameLists/AllGames", "AppSupport"),
    ("Sources/GameLists/AllGames", "Foundation"),
    ("Sources/Kit/GameCore", "DailyGames"),
    ("Sources/Kit/VerifiableDeals", "DailyGames"),
    ("Sources/Kit/SessionSupport", "AllGames"),
    ("Sources/Kit/AppSupport", "AllGames"),
    ("Sources/Dice/Model", "DailyGames"),
    ("Sources/Dice/Session", "AllGames"),
    ("Web/Sources/Dice/Web", "AllGames"),
    ("Server/Sources/GameService/Games", "AllGames"),
    # Imports of external and system modules.
    ("Sources/Kit/GameCore", "Foundation"),
    ("Sources/Kit/SessionSupport", "Foundation"),
    ("Sources/Kit/VerifiableDeals", "Foundation"),
    ("Sources/Kit/VerifiableDeals", "NIOCore"),
    ("Sources/Dice/Model", "Foundation"),
    ("Sources/Dice/Coach", "Glibc"),
    ("Sources/Dice/Session", "Observation"),
    ("Sources/Dice/Par", "Dispatch"),
    ("Sources/Dice/Session", "ArgumentParser"),
    ("Web/Sources/Dice/Web", "Foundation"),
    ("Web/Sources/Kit/DOM", "FoundationEssentials"),
    # Imports in the browser's front ends.
    ("Web/Sources/Dice/Web", "DiceCoach"),
    ("Web/Sources/Dice/Elements", "DiceCoach"),
    ("Web/Sources/Dice/CoachWorker", "DiceSession"),
    ("Web/Sources/Dice/Web", "DiceUI"),
    ("Web/Sources/Dice/Web", "TerminalSupport"),
    ("Sources/Dice/UI/Board", "DOM"),
    ("Sources/Dice/Session", "DiceWeb"),
    ("Apple/Dice.swiftpm", "DiceSession"),
    ("Apple/Dice.swiftpm", "CardsUI"),
    # Imports in the server.
    ("Server/Sources/HTTP/Connection", "Ledger"),
    ("Server/Sources/HTTP/Connection", "GameService"),
    ("Server/Sources/HTTP/Connection", "GameCore"),
    ("Server/Sources/HTTP/Connection", "VerifiableDeals"),
    ("Server/Sources/Ledger/Ledger", "JSON"),
    ("Server/Sources/HTTP/Connection", "DiceModel"),
    ("Server/Sources/HTTP/Connection", "GRDB"),
    ("Server/Sources/Ledger/Ledger", "HTTP"),
    ("Server/Sources/Ledger/Ledger", "GameService"),
    ("Server/Sources/Ledger/Ledger", "LedgerSQLite"),
    ("Server/Sources/Ledger/Ledger", "DiceModel"),
    ("Server/Sources/Ledger/Ledger", "GRDB"),
    ("Server/Sources/Ledger/SQLite", "HTTP"),
    ("Server/Sources/Ledger/SQLite", "LedgerPostgreSQL"),
    ("Server/Sources/Ledger/SQLite", "CLibPQ"),
    ("Server/Sources/Ledger/PostgreSQL", "LedgerSQLite"),
    ("Server/Sources/Ledger/PostgreSQL", "GameService"),
    ("Server/Sources/Games/Dice", "HTTP"),
    ("Server/Sources/Games/Dice", "GameService"),
    ("Server/Sources/Games/Dice", "DiceSession"),
    ("Server/Sources/Games/Dice", "AllGames"),
    ("Server/Sources/GameService/Games", "DiceModel"),
    ("Server/Sources/API", "DiceModel"),
    ("Server/Sources/GameService/Games", "HTTP"),
    ("Server/Sources/GameService/Games", "CZlib"),
    ("Server/Sources/GameService/Games", "LedgerSQLite"),
    ("Server/Sources/GameService/Games", "DiceSession"),
    ("Server/Sources/GameService/Games", "DiceTerminal"),
    ("Server/Sources/API", "LedgerSQLite"),
    ("Server/Sources/API", "Application"),
    ("Server/Sources/API", "SessionSupport"),
    ("Server/Sources/parlor-server", "DiceUI"),
    ("Server/Sources/Application", "DOM"),
    ("Sources/Dice/Terminal", "HTTP"),
    ("Sources/parlor/Today", "Ledger"),
    ("Sources/parlor-lab/Dice", "Ledger"),
    ("Sources/Dice/Session", "GameService"),
    ("Server/Sources/HTTP/Connection", "CLibCrypto"),
    ("Server/Sources/HTTP/Connection", "Sealing"),
]


def test_forbidden_import_is_found(find_faults, subtests):
    assert find_faults() == []
    found = find_faults(*FORBIDDEN)
    assert len(found) == len(FORBIDDEN), found
    lines = {module: len(names) for module, names in VALID_IMPORTS.items()}
    for module, name in FORBIDDEN:
        with subtests.test(module=module, name=name):
            lines[module] += 1
            [fault] = [fault for fault in found if fault.startswith(f"{module}/Some.swift:{lines[module]}: ")]
            assert f" imports {name}: " in fault


def test_exception_allows_one_import_and_is_reported_if_unused(find_faults, subtests):
    toy = ("Sources/Dice/Toy", "Glibc")
    assert find_faults(toy, exceptions={("Dice/Toy", "Glibc"): "square roots"}) == []
    for exception in [("Dice/Coach", "Glibc"), ("Dice/Toy", "Foundation")]:
        with subtests.test(exception=exception):
            missed, unused = find_faults(toy, exceptions={exception: "habit"})
            assert "Dice/Toy imports Glibc: " in missed
            assert unused == f"{exception[0]} does not import {exception[1]} anymore, so remove the exception"


def test_file_outside_modules_is_reported(find_faults, tmp_path):
    assert find_faults() == []
    (tmp_path / "Sources" / "Dice" / "Stray.swift").write_text("import DiceModel\n")
    assert faults(Repository(tmp_path), {}) == ["Sources/Dice/Stray.swift: isn't in the folder of a module"]


def test_all_forms_of_imports_are_parsed():
    for source, names in [
        ("import A\nimport B", ["A", "B"]),
        ("#if canImport(A)\n  import A\n#endif", ["A"]),
        ("@testable import A", ["A"]),
        ("@_spi(Bench) @preconcurrency public import A", ["A"]),
        ("private import A.B", ["A"]),
        ("import struct A.B", ["A"]),
        ("import func A.b; import C", ["A", "C"]),
        ("// import A\n/* import B\nimport C */ import D", ["D"]),
        ('let text = """\nimport A\n"""\nlet other = "/*"\nimport B', ["B"]),
        ("let important = 1\nimportance()", []),
    ]:
        assert [name for _, name in imports(source)] == names, source


def test_game_names_are_found_in_code_but_not_in_comments_or_other_words():
    for source, lines in [
        ("let game = Dice.first\nlet text = \"dice\"", [1, 2]),
        ("case .dice: rollDice(diceCount)", [1]),
        ("/// Dice.\nlet a = 1 // dice\n/* dice */ let b = 2", []),
        ("let diced = Dicey(paradice)", []),
        ('let address = "https://example.org/dice" // dice\nlet text = """\n  Dice\n  """', [1, 3]),
    ]:
        assert named_games(source, {"Dice"}) == [(line, "Dice") for line in lines], source
    assert named_games("let rules = twoWords ?? TwoWords.first", {"TwoWords"}) == [(1, "TwoWords")]


def test_naming_a_game_outside_its_folders_is_reported(find_faults, tmp_path, subtests):
    assert find_faults() == []
    # Files may name games if they are in a game's folders, in the lists, or in the commands. The imports in other folders
    # already name games, so replace all files first.
    for module in VALID_IMPORTS:
        (tmp_path / module / "Some.swift").write_text("/// Like Dice.\nstruct Some {}\n")
    assert named(Repository(tmp_path)) == {} and names_out_of_place(Repository(tmp_path)) == []
    for module, is_fault in [
        ("Sources/Kit/SessionSupport", True),
        ("Web/Sources/Kit/WebSupport", True),
        ("Web/Sources/Site/Data", True),
        ("Sources/GameLists/AllGames", False),
        ("Sources/parlor/Today", False),
        ("Sources/parlor-lab/Dice", False),
        ("Sources/Dice/Session", False),
        ("Sources/Cards/UI", False),
        ("Web/Sources/Dice/Web", False),
        ("Apple/Dice.swiftpm", False),
    ]:
        with subtests.test(module=module):
            file = tmp_path / module / "Name.swift"
            file.write_text("\nlet game = Some.dice\n")
            found = names_out_of_place(Repository(tmp_path))
            file.unlink()
            where = f"{module}/Name.swift:2: names Dice: ask DailyGame"
            assert len(found) == is_fault and all(fault.startswith(where) for fault in found), found


def test_command_fails_and_prints_the_place_of_a_forbidden_import(tmp_path):
    (tmp_path / "Scripts").mkdir()
    script = tmp_path / "Scripts" / "check_imports.py"
    script.write_text((ROOT / "Scripts" / "check_imports.py").read_text())
    model = tmp_path / "Sources" / "Dice" / "Model"
    model.mkdir(parents=True)
    (model / "Die.swift").write_text("/// A die.\nimport Foundation\n")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("Sources/Dice/Model/Die.swift:2: Dice/Model imports Foundation: below the front ends, nothing imports")
