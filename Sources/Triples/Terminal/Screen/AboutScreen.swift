import SessionSupport
import TerminalSupport
import TriplesSession

/// The About page: the rules, the keys of the terminal, and the credits.
enum AboutScreen {
  static var screen: TriplesSession.Screen { TriplesSession.aboutScreen(.terminal).withKeys(keys) }

  private static let keys = [
    "arrows, WASD: move",
    "u or Backspace: undo a move",
    "r: redo a move; on the scores: rank by points or by medals",
    "t: on the scores: statistics",
    "h: a hint from the coach; the game then wins no medal",
    "v: review a finished game or a replay; m: its next mistake",
    "e: the scores for the medals of this game",
    "n: new game; p: on the scores after a game: the next game",
    "g: open a game by its number",
    "m: random games or game 14",
    "Space: play or pause a replay; f: its speed",
    "c: copy the game as a line",
    ",: settings",
    "Tab, or 1 2 3: board, scores, about",
    "Ctrl-L: redraw the screen",
    "Ctrl-Z: back to the shell; fg returns to the game",
    "q: quit. The game is saved after every move.",
  ]
}
