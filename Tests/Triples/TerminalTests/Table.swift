import PlaySupport
import TerminalSupport
import Testing
import TriplesModel
import TriplesSession

@testable import TriplesTerminal

/// Sessions to test with: their storage is a memory, their time stands still, and their chance is always the same.
enum Table {
  static func session(_ memory: MemoryStorage = MemoryStorage()) -> TriplesSession {
    TriplesSession(
      environment: PlayEnvironment(storage: memory.storage, now: { 1_700_000_000 }, random: { 0x9E37_79B9_7F4A_7C15 }))
  }

  /// The storage of a player who need not be taught any more.
  static var taught: MemoryStorage {
    let memory = MemoryStorage()
    memory["parlor.triples.settings"] = "triples-settings/1\nmode random\ntold bh"
    return memory
  }

  /// A session in which the moves of a replay line have been played.
  static func session(playing line: String, _ memory: MemoryStorage = MemoryStorage()) -> TriplesSession {
    guard let replay = try? Replay(line: line) else { fatalError("\(line) is no game") }
    let session = session(memory)
    session.askForGame()
    session.openGame(numbered: Array("\(replay.deal)".utf8))
    for move in replay.moves { session.move(move) }
    return session
  }

  /// A player at such a session.
  ///
  /// - Parameter coach: answers what the session asks of a coach.
  static func player(
    _ session: TriplesSession, coach: @escaping (CoachQuestion) -> [UInt8]? = { _ in nil }
  ) -> TriplesPlayer {
    TriplesPlayer(
      session: session, look: Look(depth: .none, isUnicode: false), dates: DateText(environment: [:]), slides: false,
      coach: coach)
  }
}

extension TriplesPlayer {
  /// Takes a key as the terminal does, which then shows two pictures: the coach answers what has been on the screen.
  func take(_ key: Key) {
    handle(key)
    update()
    update()
  }
}
