import PlaySupport
import TerminalSupport
import TriplesSession

/// The page of a duel in the terminal.
enum DuelPage {
  /// Returns the duel in lines of at most `width` columns.
  static func lines(of duel: TriplesSession.Duel, width: Int, look: TerminalCapabilities) -> [[Span]] {
    duel.screen.lines(width: width, look: look, showsTitle: true, draw: { $0.lines })
  }

  /// Returns the limit for scrolling, which is the number of lines on the smallest terminal.
  static func lastLine(of duel: TriplesSession.Duel) -> Int {
    lines(of: duel, width: ScreenFrame.minSize.width - 2, look: TerminalCapabilities(depth: .none, isUnicode: false))
      .count
  }
}
