import PlaySupport
import TriplesModel
import TriplesSession

/// Opens a session with game 14 on a new device.
func tableWithGame14() -> TriplesSession {
  let memory = MemoryStorage()
  let session = TriplesSession(
    environment: PlayEnvironment(storage: memory.storage, now: { 1_700_000_000 }, random: { 7 }))
  session.choose(.determ)
  session.newGame()
  return session
}

extension TriplesSession {
  /// Requests or hides a hint, and confirms that it costs the medal.
  func useHint() {
    toggleHint()
    confirmHint()
  }

  /// Plays moves given as letters of a replay line.
  func play(_ letters: String) {
    for letter in letters.utf8 { move(Direction(letter: letter)!) }
  }
}
