import TerminalSupport
import TriplesSession

extension TriplesSession.Picture {
  /// The lines of a picture on a screen. Only boards have lines.
  var lines: [[Span]] {
    guard case .board(let replay, first: _, second: _) = self else { return [] }
    return replay.game.board.textRows(cellWidth: 5).map { [Span($0)] }
  }
}

extension [[Int]] {
  /// Returns a board's rows as text, in cells of `cellWidth` columns, or wide enough for all tiles.
  func textRows(cellWidth: Int? = nil) -> [String] {
    let width = cellWidth ?? Swift.max(3, joined().map { "\($0)".count }.max() ?? 0) + 1
    return map { row in row.map { ($0 == 0 ? "." : "\($0)").rightAligned(in: width) }.joined() }
  }
}
