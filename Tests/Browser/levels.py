"""The levels of Triples, from their files."""

from paths import ROOT

DATA = ROOT / "Data"
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def lines(name: str) -> dict[int, list[str]]:
    """Returns the lines of a data file by their first word, a number. Each line is a list of its other words."""
    rows = [line.split(" ") for line in (DATA / name).read_text().splitlines() if not line.startswith("#")]
    return {int(number): words for number, *words in rows}


def perfect_game(number: int) -> str:
    """Returns the moves of the best game with this number, as letters."""
    packed = lines("triples-par.txt")[number][1]
    moves = "".join("lrud"[DIGITS.index(digit) >> shift & 3] for digit in packed.rstrip("=") for shift in (4, 2, 0))
    return moves[: len(moves) - packed.count("=")]
