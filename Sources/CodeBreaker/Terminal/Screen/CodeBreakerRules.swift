import TerminalSupport

/// The text of the rules page: how to play, the keys, and the credits.
enum CodeBreakerRules {
  static let text = """
    The row of question marks hides a code of three to six pegs. A peg may be in it more than once. Put your guess together \
    in the row below, with the pegs shown under their keys, and press Enter. Markers answer each attempt: a filled one for \
    each right peg in its place, an outlined one for each right peg in another place, and a dot for each other peg. The \
    markers are in no particular order.

    A hole may stay empty. It matches nothing, and you are asked about it first, unless you allow holes. You can't repeat a \
    guess.

    New games have a limit of attempts: 10 for four pegs and six choices, fewer for three pegs, more for more pegs or \
    choices. Press n to choose another limit, or none.

    Every game has a number. The same number, pegs, and theme give the same code on every device. Press c to copy a command \
    that opens your game without giving its code away.

    You can play a new game without luck. Then there is no code: the opponent always gives the answer that leaves the most \
    codes. If there are several such answers, it gives the one with the fewest filled markers, then the fewest outlined ones. \
    Your guess is the code only when no other code is left. Par is the fewest guesses known to win. These games have their \
    own statistics.

    Keys
    1 to 9, 0, - and =: choose a peg
    left and right, Home, End: move
    up and down, space: change the peg
    f: fill the row with it
    Backspace: take a peg out
    Enter: guess
    e: copy an earlier attempt; again for the one before it
    Page Up, Page Down: scroll through the attempts
    i: three kinds of hints, from the number of possible codes to the best guess; using one marks the game
    g: give up
    r: surprise me: start a game with any pegs and any theme
    n: new game of your choice
    a: play again when the game is over
    v: review when the game is over: what each guess was worth, and what was luck
    b: go back to the game that you left
    c: copy the game
    o: ask about holes in a guess, or allow them
    l: letters on colors: on, off, or if needed; a terminal with few colors always has them
    Tab, s, ?: play, statistics, rules
    Ctrl-L: redraw the screen
    Ctrl-Z: back to the shell; fg returns to the game
    q: quit. The game is saved at every step, and its clock stops until you return.

    For many games, the strategy with the fewest guesses is proven. Four pegs with six colors take 4.34 guesses on average, \
    and nothing can do better, as Kenji Koyama and Tony Lai found in 1993. Parlor has proven it again, and also five pegs \
    with six colors (4.72) and four with ten (5.56), for which we know no earlier proof. The source code includes every \
    strategy, and small programs that share no code with the search check them, so you don't have to take our word for it.

    Parlor \(Parlor.version), open source under the MIT license. The game is Mordecai Meirowitz's Mastermind. This edition \
    grew out of Stanford's course on SwiftUI.
    """
}
