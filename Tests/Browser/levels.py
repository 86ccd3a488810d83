"""The levels of Triples as their files say them."""

from places import ROOT

DATA = ROOT / "Data"
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def lines(name: str) -> dict[int, list[str]]:
    """The lines of a file by their numbers, each as its other words."""
    rows = [line.split(" ") for line in (DATA / name).read_text().splitlines() if not line.startswith("#")]
    return {int(number): words for number, *words in rows}


def costs(number: int) -> dict[str, int]:
    """What the medals of a level take."""
    names = ["bronze", "silver", "gold", "crown"]
    return {name: int(cost) for name, cost in zip(names, lines("triples-medals.txt")[number]) if cost != "-"}


def perfect_game(number: int) -> str:
    """The moves of the best game with a number, in letters."""
    packed = lines("triples-par.txt")[number][1]
    moves = "".join("lrud"[DIGITS.index(digit) >> shift & 3] for digit in packed.rstrip("=") for shift in (4, 2, 0))
    return moves[: len(moves) - packed.count("=")]
