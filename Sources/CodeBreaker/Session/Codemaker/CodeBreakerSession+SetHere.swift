import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// Returns whether the current game counts in the records or averages, as `permission` says. It doesn't if its code
  /// was set on this device, because the player may know it. Reads the storage if the mode allows counting.
  func isCounted(in permission: PlayMode.Permissions) -> Bool {
    playMode.allows(permission) && !CodesForFriends.contains(game.setup, in: environment.storage)
  }

  func showCodeSetHereNotice() {
    guard !isCounted(in: .records) else { return }
    show(Notice("You set the code of this game on this device, so it doesn’t count.", isPassing: true))
  }
}
