import SessionSupport
import TerminalSupport
import TestSupport
import Testing
import TriplesModel
import TriplesSession

@testable import TriplesTerminal

/// Creates sessions with storage in memory, a fixed time, and a constant random number.
enum SessionFactory {
  static func session(_ memory: MemoryStorage = MemoryStorage()) -> TriplesSession {
    TriplesSession(
      environment: PlayEnvironment(storage: memory.storage, now: { 1_700_000_000 }, random: { 0x9E37_79B9_7F4A_7C15 }))
  }

  /// The storage of a player who has seen all tips.
  static var memoryWithAllTipsSeen: MemoryStorage {
    let memory = MemoryStorage()
    memory["parlor.triples.settings"] = "triples-settings/1\nmode random\ntold bh"
    return memory
  }

  static func session(playing line: String, _ memory: MemoryStorage = MemoryStorage()) -> TriplesSession {
    guard let replay = try? Replay(line: line) else { fatalError("\(line) is no game") }
    let session = session(memory)
    session.askForGame()
    session.openGame(numbered: Array("\(replay.deal)".utf8))
    for move in replay.moves { session.move(move) }
    return session
  }

  /// Creates a session with the moves of a replay line, and a front end for it.
  static func frontEnd(
    playing line: String, _ memory: MemoryStorage = MemoryStorage(), slidesTiles: Bool = false
  ) -> (session: TriplesSession, frontEnd: TriplesFrontEnd) {
    let session = session(playing: line, memory)
    return (session, frontEnd(session, slidesTiles: slidesTiles))
  }

  /// Creates a front end for a session. `coach` answers questions, and returns `nil` if it can't answer one.
  static func frontEnd(
    _ session: TriplesSession, slidesTiles: Bool = false,
    coach: @escaping (CoachQuestion) -> [UInt8]? = { _ in nil }
  ) -> TriplesFrontEnd {
    TriplesFrontEnd(
      session: session, capabilities: TerminalCapabilities(depth: .none, supportsUnicode: false),
      dateFormatter: LocalDateFormatter(environment: [:]),
      slidesTiles: slidesTiles,
      coach: coach)
  }
}

extension TriplesFrontEnd {
  /// Handles keys as the terminal does. Updates twice after each key: the first update starts a coach request, and the
  /// second delivers the reply.
  func press(_ keys: Key...) {
    for key in keys {
      handle(key)
      update()
      update()
    }
  }

  /// Types characters, and then presses keys.
  func type(_ text: String, then keys: Key...) {
    for key in text.map(Key.character) + keys { press(key) }
  }

  /// Presses the pop-up's button with the given label.
  func pressButton(_ label: String) {
    if let id = popUp?.action(label)?.id {
      performInPopUp(id, text: [])
    } else {
      Issue.record("there is no button \(label)")
    }
  }
}
