import TerminalSupport
import TriplesSession

extension TriplesSession.Picture {
  /// The lines of a picture on a screen. Only boards have lines.
  var lines: [[Span]] {
    guard case .board(let replay, own: _, friend: _) = self else { return [] }
    return replay.game.board.map { row in [Span(row.map { ($0 == 0 ? "." : "\($0)").rightAligned(in: 5) }.joined())] }
  }
}
