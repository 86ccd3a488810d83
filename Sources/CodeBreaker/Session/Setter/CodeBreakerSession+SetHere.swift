import CodeBreakerModel
import NumberedGame
import PlaySupport

// A game whose code was set on this device.
extension CodeBreakerSession {
  /// Whether the game on the table counts in the records or the averages. It doesn't if its code was set on this device, because
  /// anyone who plays here may know it. Reads the storage if the mode allows it.
  func counts(in right: PlayMode.Rights) -> Bool {
    playMode.allows(right) && !SetCodes.hold(game.setup, in: environment.storage)
  }

  /// Tells the player if the game counts for nothing.
  func tellOfCodeSetHere() {
    guard !counts(in: .records) else { return }
    tell(Notice("The code of this game was set on this device, so the game counts for nothing.", isPassing: true))
  }
}
