import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// Returns whether the current game counts in the records or averages. It doesn't if its code was set on this device,
  /// where the player may know it. Reads the storage if the mode allows counting.
  func counts(in right: PlayMode.Permissions) -> Bool {
    playMode.allows(right) && !CodesForFriends.contains(game.setup, in: environment.storage)
  }

  func tellOfCodeSetHere() {
    guard !counts(in: .records) else { return }
    tell(Notice("You set the code of this game on this device, so it doesn’t count.", isPassing: true))
  }
}
