import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import PlaySupport

// What the table has beside its games: practice, and the board of one's own.
extension CodeBreakerTable {
  /// What is handed on of a board of one's own: with a link that opens it in the app; or where there is a server of the game of the
  /// day, in the pages of its site, which anybody can open.
  func boardMessage(_ item: ShareItem) -> String {
    guard let place = server.place else { return Self.link.message(item) }
    return item.message(page: "\(place.address.text)/codebreaker/board.html")
  }

  /// Whether color pegs of a theme carry letters.
  func showsLetters(on theme: Theme) -> Bool {
    guard theme.kind == .color else { return false }
    return switch letters {
    case .on: true
    case .off: false
    case .automatic: prefersContrast || theme.needsLetters
    }
  }
}
