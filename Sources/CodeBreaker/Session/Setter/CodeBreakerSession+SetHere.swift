import CodeBreakerModel
import NumberedGame
import PlaySupport

// A game whose code was set on this device.
extension CodeBreakerSession {
  /// Sets the mode of the game on the table. One whose code was set on this device counts for nothing, as whoever plays here may
  /// know it.
  func setMode() {
    guard !playMode.hasDealer else { return }
    let mode = day.map { PlayMode.daily($0) } ?? .own
    keeper.mode = SetCodes.hold(game.setup, in: environment.storage) ? mode.withoutRecords : mode
  }

  /// Says so, where such a game has come to the table.
  func tellOfCodeSetHere() {
    guard !playMode.allows(.records) else { return }
    tell(Notice("The code of this game was set on this device, so the game counts for nothing.", isPassing: true))
  }
}
