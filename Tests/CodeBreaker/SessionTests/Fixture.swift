import CodeBreakerModel
import CodeBreakerSession
import GameCore
import SessionSupport
import TestSupport

/// The environment of sessions under test, which the test controls.
final class Fixture {
  let memory = MemoryStorage()
  var coach = CoachSource.builtIn
  var now: Int64 = 1_700_000_000
  /// The time of the player's latest press, or `nil` if no press is too early.
  var pressTime: Int64?
  private var random: SplitMix64

  init(seed: UInt64 = 1) {
    random = SplitMix64(seed: seed)
  }

  var environment: PlayEnvironment {
    var environment = PlayEnvironment(
      storage: memory.storage, now: { self.now }, random: { self.random.next() }, coach: coach)
    environment.pressTime = { self.pressTime }
    return environment
  }

  /// Opens a session. If `day` is given, the session plays that day's game, and a server deals it if
  /// `isRanked` is `true`. The player has already read the introduction to ranked games.
  func window(day: CalendarDay? = nil, isRanked: Bool = false) -> CodeBreakerSession {
    if isRanked { memory[RankedClient.introductionKey] = "1" }
    return CodeBreakerSession(
      environment: environment, playMode: day.map { isRanked ? .ranked($0) : .daily($0) } ?? .own)
  }

  /// Opens a session with the game of a replay line, and with a guess in the symbols of replay lines.
  func window(_ line: String, guess: String = "", seconds: Int = 0) -> CodeBreakerSession {
    memory["parlor.codebreaker.game"] =
      "codebreaker-table/1\ngame \(line)" + (guess.isEmpty ? "" : "\nguess \(guess)")
      + (seconds == 0 ? "" : "\nseconds \(seconds)")
    return window()
  }

  var savedGame: String? { memory["parlor.codebreaker.game"] }
  var savedStatistics: String? { memory["parlor.codebreaker.statistics"] }
}

/// Game 537 with four pegs of Mastermind, whose code is 2020: blue, red, blue, red.
let freshLine = "codebreaker/1 537 4.mastermind"

extension CodeBreakerSession {
  var line: String { String(decoding: game.line, as: UTF8.self) }

  var guessText: String { String(decoding: game.guess.text(in: game.setup.theme), as: UTF8.self) }

  /// Enters these pegs, starting at the first hole, and guesses. Confirms empty holes if necessary.
  @discardableResult
  func attempt(_ choices: Int...) -> Bool { attempt(choices) }

  @discardableResult
  func attempt(_ choices: [Int]) -> Bool {
    select(hole: 0)
    for (hole, choice) in choices.enumerated() {
      select(hole: hole)
      choose(choice)
    }
    guard !guess() else { return true }
    return hasAskedAboutHoles && guess()
  }

  func confirmGivingUp() {
    askToGiveUp()
    giveUp()
  }
}
