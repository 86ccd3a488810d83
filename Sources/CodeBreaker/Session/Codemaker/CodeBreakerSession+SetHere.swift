import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// Returns whether the current game counts in the records or in the averages, whichever `permission` is. A code set
  /// on this device doesn't count, because the player may know it. Reads the storage if the mode allows counting.
  func isCounted(in permission: PlayMode.Permissions) -> Bool {
    playMode.allows(permission) && !CodesForFriends.contains(game.setup, in: environment.storage)
  }

  func showCodeSetHereNotice() {
    guard !isCounted(in: .records) else { return }
    show(Notice("You set the code of this game on this device, so it doesn’t count.", isTransient: true))
  }
}
