import PlaySupport
import TerminalSupport
import TriplesSession

enum DuelPage {
  /// Returns the duel in lines of at most `width` columns.
  static func lines(of duel: TriplesSession.Duel, width: Int, capabilities: TerminalCapabilities) -> [[Span]] {
    duel.screen.lines(width: width, capabilities: capabilities, showsTitle: true, draw: { $0.lines })
  }

  /// Returns the limit for scrolling, which is the number of lines on the smallest terminal.
  static func maxScrollLine(of duel: TriplesSession.Duel) -> Int {
    lines(
      of: duel, width: ScreenFrame.minSize.width - 2,
      capabilities: TerminalCapabilities(depth: .none, supportsUnicode: false)
    )
    .count
  }
}
