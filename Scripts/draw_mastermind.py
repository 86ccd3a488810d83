"""Pictures for the article on perfect Mastermind."""

from drawing import Picture, picture

MASTERMIND = "CodeBreaker/Coach/CodeBreakerCoach.docc"

PEGS = ["#c9304a", "#1d6fb8", "#2f8f4e", "#f0b429", "#8250c4", "#e0762a"]


def peg(p: Picture, x: float, y: float, color: int, radius: float = 13) -> None:
    p.add(f'<circle cx="{x:g}" cy="{y:g}" r="{radius}" fill="{PEGS[color]}" stroke="#00000040"/>')
    p.text(x, y + 5, color, 14, "#1d1d1f" if color == 3 else "#ffffff", weight=700)


def answer(guess, code) -> tuple[int, int]:
    exact = sum(a == b for a, b in zip(guess, code))
    return exact, sum(min(guess.count(c), code.count(c)) for c in range(6)) - exact


def split(guess) -> dict[tuple[int, int], int]:
    """Returns the number of the 1,296 codes that remain after each possible answer to a guess."""
    parts = {}
    for number in range(6**4):
        code = [number // 6**place % 6 for place in (3, 2, 1, 0)]
        found = answer(guess, code)
        parts[found] = parts.get(found, 0) + 1
    return parts


@picture(
    MASTERMIND,
    "mastermind-split",
    420,
    "How the first guess 0012 splits the 1,296 codes: fourteen answers at most, each leaves a part",
)
def mastermind_split(p: Picture) -> None:
    guess = [0, 0, 1, 2]
    for place, color in enumerate(guess):
        peg(p, 150 + 36 * place, 26, color, 15)
    p.text(300, 32, "1,296 codes", 17, anchor="start", weight=600)
    parts = sorted(split(guess).items(), key=lambda part: -part[1])
    most = parts[0][1]
    for row, ((exact, inexact), count) in enumerate(parts):
        y = 62 + 25 * row
        p.text(92, y + 14, f"{exact} right, {inexact} out", 15, p.weak)
        width = 270 * count / most
        p.box(170, y, max(width, 2), 18, p.cool, p.cool, 3)
        p.text(178 + width, y + 14, count, 15, anchor="start")


@picture(MASTERMIND, "mastermind-first", 250, "The five first guesses that are not alike: 0000, 0001, 0011, 0012 and 0123")
def mastermind_first(p: Picture) -> None:
    p.text(240, 26, "1,296 first guesses, but only five that differ", 17, weight=600)
    kinds = {"0000": 6, "0001": 120, "0011": 90, "0012": 720, "0123": 360}
    for row, (guess, count) in enumerate(kinds.items()):
        y = 64 + 38 * row
        for place, color in enumerate(guess):
            peg(p, 60 + 36 * place, y, int(color), 15)
        p.text(226, y + 6, f"stands for {count}", 16, p.weak, "start")
        p.text(470, y + 6, f"{len(split(list(map(int, guess))))} parts", 16, anchor="end")


@picture(MASTERMIND, "mastermind-proof", 300, "How a proof refutes a guess: its parts need more than the bound allows")
def mastermind_proof(p: Picture) -> None:
    p.box(140, 12, 200, 62, edge=p.mark)
    p.text(240, 38, "a set of 50 codes", 17, weight=600)
    p.text(240, 61, "needs 160 at least?", 16, p.weak)
    p.line((240, 74), (240, 104), arrow=True)
    p.text(250, 96, "any guess", 15, p.weak, "start")
    for x, size, least, more in ((10, 20, 45, 0), (168, 18, 39, 2), (326, 12, 23, 4)):
        p.box(x, 110, 144, 100)
        p.text(x + 72, 136, f"{size} codes", 17, weight=600)
        p.text(x + 72, 162, f"by counting {least}", 15, p.weak)
        p.text(
            x + 72, 190, f"and {more} more" if more else "as it is", 16, p.mark if more else p.weak, weight=600 if more else 400
        )
    p.text(240, 244, "50 + 45 + (39 + 2) + (23 + 4) = 163: too many.", 17)
    p.text(240, 272, "The proof says “2” and “4”, and shows both.", 16, p.mark)
