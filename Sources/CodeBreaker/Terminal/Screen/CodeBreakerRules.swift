import TerminalSupport

/// The text of the rules page: how to play, the keys, and the credits.
enum CodeBreakerRules {
  static let text = """
    A code is hidden: the row of question marks, three to six pegs. The same peg may be in it more than once. Put your guess \
    together in the row below it, out of the pegs that stand under their keys, and press Enter. Each attempt \
    is answered by markers: a filled one for each peg that is right and in its place, an outlined one for each peg that \
    is right but out of place, and a dot for each of the others. The markers come in no particular order.

    A hole may stay empty: it matches nothing. You are asked about it first, unless you allow holes. A guess that was made \
    before is not made again.

    New games have a limit of attempts: 10 for four pegs and six choices, fewer for three pegs, more for more pegs or \
    choices. Choose another limit, or none, with n.

    Every game has a number. The same number, pegs and theme give the same code on every machine: press c to copy what \
    opens yours, without giving it away.

    A new game can be one without luck. Then no code is set: the opponent always gives the answer that leaves most codes, and \
    of several such answers the one with fewer filled markers, then with fewer outlined ones. Your guess is the code only when \
    no other code is left. Par is the fewest guesses known to win. These games have statistics of their own.

    Keys
    1 to 9, 0, - and =: choose a peg
    left and right, Home, End: move
    up and down, space: change the peg
    f: fill the row with it
    Backspace: take a peg out
    Enter: guess
    e: copy an earlier attempt, again for the one before it
    Page Up, Page Down: look through the attempts
    i: hints of three kinds, from how many codes are still possible to the best guess; using one marks the game
    g: give up
    r: surprise me: restart the game, with any pegs and any theme
    n: new game, as you choose
    a: play again, when the game is over
    v: review, when the game is over: what each guess was worth, and what was luck
    b: bring back the game that was left
    c: copy the game
    o: ask about holes in a guess, or allow them
    l: letters on colors, on, off or where they are needed; a terminal of few colors always has them
    Tab, s, ?: play, statistics, rules
    Ctrl-L: draw the screen again
    Ctrl-Z: to the shell, and fg back
    q: quit. The game is saved at every step, and its clock stands still meanwhile.

    For many games it is proven which strategy needs the fewest guesses. Four pegs of six colors take 4.34 guesses on \
    average, and nothing can do better: Kenji Koyama and Tony Lai found that in 1993. Parlor has proven it anew and gone \
    on, to five pegs of six colors (4.72) and four of ten (5.56), of which we know no earlier proof. Every strategy is \
    kept with the source, and small programs that know nothing of the search check them, so that nobody has to take our \
    word for it.

    Parlor \(Parlor.version), open source under the MIT license. The game is Mordecai Meirowitz's \
    Mastermind; this edition grew out of Stanford's course on SwiftUI.
    """
}
