import PlaySupport
import TerminalSupport
import TriplesSession

/// A duel in the terminal.
enum DuelPage {
  /// Returns the duel in lines of at most `width` columns.
  static func lines(of duel: TriplesSession.Duel, width: Int, look: Look) -> [[Span]] {
    duel.screen.lines(width: width, look: look, showsTitle: true, draw: lines)
  }

  /// Returns a scroll limit: the number of lines on the smallest terminal.
  static func lastLine(of duel: TriplesSession.Duel) -> Int {
    lines(of: duel, width: ScreenFrame.minSize.width - 2, look: Look(depth: .none, isUnicode: false)).count
  }

  /// Returns the lines of a duel's drawing. Charts are left out.
  static func lines(of picture: TriplesSession.Picture) -> [[Span]] {
    guard case .board(let start, own: _, friend: _) = picture else { return [] }
    return start.game.board.map { row in [Span(row.map { ($0 == 0 ? "." : "\($0)").rightAligned(in: 5) }.joined())] }
  }
}
