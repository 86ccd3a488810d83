"""Games without luck in the terminal, and the search for their pars. Native tests check the games' words."""

from repository import ROOT, run
from terminal import ENTER, ESCAPE

WON = "codebreaker/1 without-luck 4.mastermind.10 0011:00,2234:11,2255:00,0333:01,3444:40"
TABLE = ROOT / "Data" / "codebreaker-without-luck.csv"


def test_game_at_par_is_recognized_counted_and_not_reviewed(start_play):
    with start_play("codebreaker", "--without-luck") as terminal:
        terminal.wait("Without luck, par 5", "No attempts yet.")
        terminal.wait_until(lambda: "each answer leaves as many codes as possible." in terminal.screen.words)
        for count, guess in enumerate(("1122", "3345", "3366", "1444"), start=1):
            terminal.type(guess + ENTER, f"Attempt {count}:")
        terminal.type("4555" + ENTER, "Par!", "Solved in 5 guesses", "[ Play again ]")
        terminal.wait_until(lambda: "Par is 5: fewer guesses are never enough." in terminal.screen.words)
        assert "Review" not in terminal.screen.text
        terminal.type(ESCAPE, "Without luck, par 5", without=["Play again ]"])
        terminal.type("s", "4 pegs, 6 colors, without luck", "Games 1", "Best 5")
        terminal.quit()
        assert f"parlor codebreaker replay '{WON}'".encode() in terminal.output


def test_par_reproduces_the_table_skips_proven_rows_and_rejects_faults(lab, tmp_path):
    file = tmp_path / "pars.csv"
    for pegs, colors in ((4, 6), (3, 5)):
        result = run(lab, "codebreaker", "par", "--pegs", str(pegs), "--colors", str(colors), "--table", str(file))
        assert result.returncode == 0, result.stderr
    heading, *rows = TABLE.read_text().splitlines()
    found = file.read_text().splitlines()
    assert found[0] == heading and len(found) == 3

    def without_seconds(row):
        return row.split(",", 5)[:4] + row.split(",", 5)[5:]

    stored = [row for row in rows if row.startswith(("3,5,", "4,6,"))]
    assert list(map(without_seconds, found[1:])) == list(map(without_seconds, stored))
    # The command doesn't search again for pars that are already proven.
    result = run(lab, "codebreaker", "par", "--pegs", "4", "--colors", "6", "--table", str(file))
    assert (result.returncode, result.stdout, result.stderr) == (0, "2 games in the table, 2 proven\n", "")
    file.write_text(file.read_text().replace(":40", ":22"))
    result = run(lab, "codebreaker", "par", "--pegs", "4", "--colors", "6", "--table", str(file))
    assert result.returncode == 65 and result.stderr.endswith("is not a table of pars.\n")
