import CodeBreakerModel
import CodeBreakerSession
import SessionSupport
import TerminalSupport

enum RulesScreen {
  static var screen: CodeBreakerSession.Screen { CodeBreakerSession.rulesScreen(.terminal).withKeys(keys) }

  private static let keys = [
    "1 to 9, 0, - and =: choose a peg",
    "left and right, Home, End: move",
    "up and down, space: change the peg",
    "f: fill the row with it",
    "Backspace: remove a peg",
    "Enter: guess",
    "e: copy an earlier attempt; again for the one before it",
    "Page Up, Page Down: scroll through the attempts",
    "h: three kinds of hints, from the number of possible codes to the best guess; using one marks the game",
    "g: give up",
    "r: restart game: any pegs, any theme",
    "n: new game of your choice",
    "a: play again when the game is over",
    "v: review when the game is over: what each guess was worth, and what was luck",
    "b: go back to the game that you left",
    "c: copy the game",
    ",: settings",
    "o: ask about holes in a guess, or allow them",
    "l: letters on colors: on, off, or if needed; a terminal with few colors always has them",
    "Tab, s, ?: play, statistics, rules",
    "Ctrl-L: redraw the screen",
    "Ctrl-Z: back to the shell; fg returns to the game",
    "q: quit. The game is saved at every step, and its clock stops until you return.",
  ]
}
