import PlaySupport
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

  func play(_ letters: String) {
    for letter in letters.utf8 { move(Direction(letter: letter)!) }
  }
}
