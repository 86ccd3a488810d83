import CodeBreakerModel
import NumberedGame
import PlaySupport

// A game whose code was set on this device.
extension CodeBreakerSession {
  /// Whether the current game counts in the records or the averages. It doesn't if its code was set on this device, because the
  /// player may know it. Reads the storage if the mode allows counting.
  func counts(in right: PlayMode.Permissions) -> Bool {
    playMode.allows(right) && !CodesForFriends.contains(game.setup, in: environment.storage)
  }

  /// Notifies the player if the game doesn't count.
  func tellOfCodeSetHere() {
    guard !counts(in: .records) else { return }
    tell(Notice("You set the code of this game on this device, so it doesn’t count.", isPassing: true))
  }
}
