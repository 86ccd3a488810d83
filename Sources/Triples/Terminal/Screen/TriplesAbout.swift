import TerminalSupport

/// The About page: the rules, the keys, and the credits.
enum TriplesAbout {
  static let text = """
    Press an arrow key, and each row closes up by one cell toward that edge: at its first gap, or where its first two \
    neighbors merge. 1 and 2 make 3, and two equal numbers from 3 up make their sum.

    After each move, a new 1 or 2 appears in an open cell. Every number that appears, new or merged, scores its value. \
    The game is over when nothing can move.

    Every game has a number. The same number and the same moves give the same game on every device. Press g to open a \
    game by its number, and c to copy a line that replays your game. New games are random or always game 14. Press m to \
    switch.

    The games 1 to 1000 are levels. For bronze, reach the score of the Sweeper, who goes down if it can, otherwise left, \
    right, or up; for silver, that of the Matchmaker, who looks one move ahead; for gold, that of the coach, who doesn't \
    know the coming tiles either. The crown is the highest possible score, even if you knew every tile in advance. Games \
    with a hint or more than three undos win no medal. On the scores, r ranks by medals.

    Keys
    arrows, hjkl, WASD: move
    u or Backspace: undo a move
    r: redo a move; on the scores: rank by points or by medals
    t: on the scores: statistics
    i: a hint from the coach; the game then wins no medal
    v: review a finished game or a replay; m: its next mistake
    e: the scores for the medals of this game
    n: new game; p: on the scores after a game: the next game
    g: open a game by its number
    m: random games or game 14
    Space: play or pause a replay; f: its speed
    c: copy the game as a line
    Tab, or 1 2 3: board, scores, about
    Ctrl-L: redraw the screen
    Ctrl-Z: back to the shell; fg returns to the game
    q: quit. The game is saved after every move.

    Parlor \(Parlor.version), open source under the MIT license. It belongs to the family of Threes! by Sirvo and \
    2048 by Gabriele Cirulli.
    """
}
