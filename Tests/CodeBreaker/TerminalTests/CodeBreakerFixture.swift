import CodeBreakerModel
import CodeBreakerSession
import CodeBreakerTestSupport
import SessionSupport
import TerminalSupport
import TestSupport
import Testing

@testable import CodeBreakerTerminal

/// The environment of sessions under test: storage in memory, constant random numbers, and a settable clock.
final class CodeBreakerFixture {
  let memory = MemoryStorage()
  var now: Int64 = 1_700_000_000

  private var environment: PlayEnvironment {
    PlayEnvironment(storage: memory.storage, now: { self.now }, random: { 0x9E37_79B9_7F4A_7C15 })
  }

  func session() -> CodeBreakerSession { CodeBreakerSession(environment: environment) }

  /// Returns a session with the attempts of a replay line. Gives up if the line ends that way.
  func session(playing line: String) -> CodeBreakerSession {
    guard let game = try? CodeBreaker(line: line) else { fatalError("\(line) is no game") }
    let session = session()
    session.open(address: CodeBreaker(game.setup).address)
    for attempt in game.attempts {
      session.select(hole: 0)
      for (hole, peg) in attempt.pegs.enumerated() {
        session.select(hole: hole)
        if let choice = session.game.pegChoices.firstIndex(of: peg) { session.choose(choice) }
      }
      if !session.guess() { session.guess() }
    }
    if game.ending == .gaveUp {
      session.askToGiveUp()
      session.giveUp()
    }
    return session
  }

  /// Creates a session with the attempts of a replay line, and a front end for it.
  func frontEnd(playing line: String) -> (session: CodeBreakerSession, frontEnd: CodeBreakerFrontEnd) {
    let session = session(playing: line)
    return (session, Self.frontEnd(session))
  }

  static func frontEnd(
    _ session: CodeBreakerSession, depth: ColorDepth = .none, supportsUnicode: Bool = false,
    coach: @escaping (CoachQuestion) -> [UInt8]? = { FakeCoach.advice(on: $0).text }
  ) -> CodeBreakerFrontEnd {
    CodeBreakerFrontEnd(
      session: session, capabilities: TerminalCapabilities(depth: depth, supportsUnicode: supportsUnicode), coach: coach
    )
  }
}

extension CodeBreakerSession {
  var line: String { String(decoding: game.line, as: UTF8.self) }

  var guessText: String { String(decoding: game.guess.text(in: game.setup.theme), as: UTF8.self) }
}

extension CodeBreakerFrontEnd {
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
