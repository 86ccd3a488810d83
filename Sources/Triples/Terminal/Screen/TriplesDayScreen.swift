import NumberedGame
import TerminalSupport
import TriplesModel

/// The screen of a game of Triples that somebody else deals, move by move. It has the board alone: scores, reviews and all else
/// are for the games on the player's own table.
package struct TriplesDayScreen {
  /// The only tab.
  private enum Tab: CaseIterable {
    case today
  }

  let game: Triples
  let title: String
  let status: String
  let hints: [KeyHint]
  let look: Look

  /// The screen of a game as it stands.
  ///
  /// - Parameters:
  ///   - title: which game it is.
  ///   - status: a sentence under the board.
  ///   - hints: what can be done.
  package init(game: Triples, title: String, status: String, hints: [KeyHint], look: Look) {
    self.game = game
    self.title = title
    self.status = status
    self.hints = hints
    self.look = look
  }

  /// Draws all of it.
  package func canvas(width: Int, height: Int) -> Canvas {
    var canvas = Canvas(width: width, height: height)
    let frame = ScreenFrame(name: "Triples", tab: Tab.today, label: { _ in "Today" }, hints: hints, look: look)
    guard frame.fits(on: &canvas) else { return canvas }
    frame.drawBoard(
      game, left: title, right: "Score \(DecimalText.grouped(game.score))", status: look.shown(status), on: &canvas)
    return canvas
  }

  /// The direction that a key means, as on the player's own table.
  package static func direction(_ key: Key) -> Direction? {
    TriplesKeyMap.direction(key)
  }
}
