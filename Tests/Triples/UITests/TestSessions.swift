import SessionSupport
import TriplesModel
import TriplesSession

func sessionWithGame14() -> TriplesSession {
  let memory = MemoryStorage()
  let session = TriplesSession(
    environment: PlayEnvironment(storage: memory.storage, now: { 1_700_000_000 }, random: { 7 }))
  session.choose(.determ)
  session.newGame()
  return session
}

extension TriplesSession {
  func useHint() {
    toggleHint()
    confirmHint()
  }

  /// Opens the game at an address, and watches it instead of playing it.
  func watch(_ address: String) {
    open(address: Array(address.utf8))
    watchChallenge()
  }

  /// Answers the friend's game `uldr` of game 14 with `ur`, and compares both games.
  func openDuel() {
    open(address: Array("triples/1/14/uldr".utf8))
    playChallenge()
    play("ur")
    newGame()
    compareEndedGame()
  }

  func play(_ letters: String) {
    for letter in letters.utf8 { move(Direction(letter: letter)!) }
  }
}
