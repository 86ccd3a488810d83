import CodeBreakerModel
import NumberedGame
import PlaySupport

// A game whose code was set on this device.
extension CodeBreakerSession {
  /// Whether the code of the game on the table was set on this device: it counts for nothing then, since whoever plays here may
  /// know it.
  var isCodeSetHere: Bool {
    dealer == .nobody && SetCodes.hold(game.setup, in: environment.storage)
  }

  /// Says so, where such a game has come to the table.
  func tellOfCodeSetHere() {
    guard isCodeSetHere else { return }
    tell(Notice("The code of this game was set on this device, so the game counts for nothing.", isPassing: true))
  }
}
