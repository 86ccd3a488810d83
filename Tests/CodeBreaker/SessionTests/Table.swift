import CodeBreakerModel
import CodeBreakerSession
import NumberedGame
import PlaySupport
import TestSupport

/// What a session is handed in the tests: a storage, a clock and chance, all in the hands of the test.
final class Table {
  let memory = MemoryStorage()
  var coach = CoachSource.builtIn
  var now: Int64 = 1_700_000_000
  private var chance: SplitMix64

  init(seed: UInt64 = 1) {
    chance = SplitMix64(seed: seed)
  }

  var environment: PlayEnvironment {
    PlayEnvironment(storage: memory.storage, now: { self.now }, random: { self.chance.next() }, coach: coach)
  }

  /// A window that opens now, at the table of a day if one is said.
  ///
  /// - Parameter isIntroduced: Whether the player has read what a ranked game is.
  func window(day: CalendarDay? = nil, isRanked: Bool = false, isIntroduced: Bool = true) -> CodeBreakerSession {
    if isRanked, isIntroduced { memory[RankedSeat.introductionKey] = "1" }
    return CodeBreakerSession(
      environment: environment, playMode: day.map { isRanked ? .ranked($0) : .daily($0) } ?? .own)
  }

  /// A window with the game of a replay line, and a guess in the symbols of replay lines.
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
let fresh = "codebreaker/1 537 4.mastermind"

extension CodeBreakerSession {
  /// The game on the table as its replay line.
  var line: String { String(decoding: game.line, as: UTF8.self) }

  /// The guess in the symbols of replay lines.
  var guessText: String { String(decoding: game.guess.text(in: game.setup.theme), as: UTF8.self) }

  /// Chooses these pegs from the first hole on and guesses, again where the holes that are left have to be allowed.
  @discardableResult
  func attempt(_ choices: Int...) -> Bool { attempt(choices) }

  /// Chooses these pegs from the first hole on and guesses.
  @discardableResult
  func attempt(_ choices: [Int]) -> Bool {
    select(hole: 0)
    for (hole, choice) in choices.enumerated() {
      select(hole: hole)
      choose(choice)
    }
    guard !guess() else { return true }
    return isAskedAboutHoles && guess()
  }
}
