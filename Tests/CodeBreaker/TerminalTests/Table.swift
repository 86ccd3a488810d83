import CodeBreakerModel
import CodeBreakerSession
import CodeBreakerTestSupport
import PlaySupport
import TerminalSupport

@testable import CodeBreakerTerminal

/// Sessions of CodeBreaker to test with: their storage is a memory, their chance is always the same, and their time
/// goes on by the second when it is told to.
final class CodeBreakerTable {
  let memory = MemoryStorage()
  var now: Int64 = 1_700_000_000

  private var environment: PlayEnvironment {
    PlayEnvironment(storage: memory.storage, now: { self.now }, random: { 0x9E37_79B9_7F4A_7C15 })
  }

  func session() -> CodeBreakerSession { CodeBreakerSession(environment: environment) }

  /// A session in which the attempts of a replay line have been made, the last one still to be guessed if it is not
  /// to be.
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

  /// A player at a session's table.
  ///
  /// - Parameter coach: who answers; by default one whose guesses are invented.
  static func player(
    _ session: CodeBreakerSession, depth: ColorDepth = .none, isUnicode: Bool = false,
    coach: @escaping (CoachQuestion) -> [UInt8]? = { FakeCoach.advice(on: $0).text }
  ) -> CodeBreakerPlayer {
    CodeBreakerPlayer(
      session: session, look: Look(depth: depth, isUnicode: isUnicode), coach: coach)
  }
}

extension CodeBreakerSession {
  /// The replay line of the game on the table.
  var line: String { String(decoding: game.line, as: UTF8.self) }

  /// The guess in the symbols of replay lines.
  var guessText: String { String(decoding: game.guess.text(in: game.setup.theme), as: UTF8.self) }
}

extension CodeBreakerPlayer {
  /// Takes a key as the terminal does, which then shows two pictures: the coach answers what has been on the screen.
  func take(_ key: Key) {
    handle(key)
    update()
    update()
  }
}
