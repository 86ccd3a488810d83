import TerminalSupport

/// The About page: the rules, the keys, and the credits.
enum TriplesAbout {
  static let text = """
    Press an arrow key, and each row closes up by one cell towards that edge: at its first gap, or where its first two \
    neighbors go together. 1 and 2 make 3; from 3 on, two equal numbers make their sum.

    After each move a new 1 or 2 appears in an open cell. Every number that appears, new or made, scores its value. \
    The game is over when nothing can move.

    Every game has a number. The same number and the same moves give the same game on every machine: press g to open a \
    game by its number, and c to copy the line that plays yours again. New games are random, or always game 14, as m \
    chooses.

    The games 1 to 1000 are levels. Bronze is what the Sweeper makes, who goes down whenever it can, else left, right, up; \
    silver what the Matchmaker makes, who looks one move ahead; gold what the coach makes, who cannot know what comes \
    either; and the crown is the best that anybody could make who knew every tile to come. Games with a hint, or with \
    more than three moves taken back, earn none. On the scores, r ranks by medals.

    Keys
    arrows, hjkl, WASD: move
    u or Backspace: take a move back
    r: play it again; on the scores: rank by points, or by medals
    t: on the scores: statistics
    i: a hint from the coach, which costs the medal
    v: the review of a game that is over, or of a replay; m: its next mistake
    e: what the medals of this game take
    n: new game; p: on the scores after a game: play the next one
    g: open a game by its number
    m: random games, or game 14
    Space: play a replay, or let it wait; f: how fast
    c: copy the game as a line
    Tab, or 1 2 3: board, scores, about
    Ctrl-L: draw the screen again
    Ctrl-Z: to the shell, and fg back
    q: quit. The game is saved at every move.

    Parlor \(Parlor.version), open source under the MIT license. In the family of Threes! by Sirvo and \
    2048 by Gabriele Cirulli.
    """
}
