import PlaySupport
import TriplesModel
import TriplesSession

/// A table on a device of its own, with game 14 on it.
func tableWithGame14() -> TriplesSession {
  let memory = MemoryStorage()
  let session = TriplesSession(
    environment: PlayEnvironment(storage: memory.storage, now: { 1_700_000_000 }, random: { 7 }))
  session.choose(.determ)
  session.newGame()
  return session
}

extension TriplesSession {
  /// Asks for a hint or hides it, and agrees if the player is asked whether the hint is worth the medal.
  func useHint() {
    toggleHint()
    confirmHint()
  }

  /// Plays moves given as letters of a replay line.
  func play(_ letters: String) {
    for letter in letters.utf8 { move(Direction(letter: letter)!) }
  }
}
