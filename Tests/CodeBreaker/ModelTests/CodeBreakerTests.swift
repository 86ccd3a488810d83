import CodeBreakerModel
import GameCore
import Testing

/// Game 537 with four pegs of Mastermind, whose code is blue, red, blue, red.
private func game(attemptLimit: Int? = nil) throws -> CodeBreaker {
  try CodeBreaker(number: #require(GameNumber(537)), attemptLimit: attemptLimit)
}

/// Calls a mutating method, because `#expect` can't contain such a call.
private func result<Result>(_ call: () -> Result) -> Result {
  call()
}

extension CodeBreaker {
  fileprivate mutating func attempt(_ pegs: [Peg]) -> IgnoredGuessReason? {
    for (index, peg) in pegs.enumerated() { setGuessPeg(peg, at: index) }
    return attemptGuess()
  }
}

@Suite struct CodeBreakerTests {
  @Test func newGameHasNoAttemptsAndAHiddenCode() throws {
    let game = try game()
    #expect(game.masterCode.isHidden)
    #expect(game.guess == Code(kind: .guess, pegCount: 4))
    #expect(game.attempts.isEmpty)
    #expect(!game.isOver)
    #expect(game.ending == nil)
    #expect(game.remainingAttemptCount == nil)
    #expect(game.pegChoices == ["red", "green", "blue", "yellow", "white", "black"])
  }

  @Test func attemptStoresItsMatchesAndClearsTheGuess() throws {
    var game = try game()
    #expect(result { game.attempt(["red", "red", "green", "blue"]) } == nil)
    #expect(
      game.attempts == [
        Code(kind: .attempt([.inexact, .exact, .nomatch, .inexact]), pegs: ["red", "red", "green", "blue"])
      ])
    #expect(game.guess.isEmpty)
    #expect(game.masterCode.isHidden)
    #expect(!game.isOver)
  }

  @Test func guessWithoutPegsIsIgnored() throws {
    var game = try game()
    let before = game
    #expect(game.reasonToIgnoreGuess == .noPegs)
    #expect(result { game.attemptGuess() } == .noPegs)
    #expect(game == before)
  }

  @Test func repeatedGuessStaysInTheRowAndIsIgnoredUntilItChanges() throws {
    var game = try game()
    _ = game.attempt(["green", "green", "green", "green"])
    _ = game.attempt(["red", "green", "blue", ""])
    #expect(result { game.attempt(["red", "green", "blue", ""]) } == .alreadyTried(attempt: 2))
    #expect(game.guess.pegs == ["red", "green", "blue", ""])
    #expect(game.attempts.count == 2)
    // Another peg makes it a new guess.
    #expect(result { game.setGuessPeg("red", at: 3) })
    #expect(game.reasonToIgnoreGuess == nil)
    #expect(result { game.attemptGuess() } == nil)
  }

  @Test func partlyFilledGuessIsAllowed() throws {
    var game = try game()
    #expect(result { game.attempt(["", "blue", "", "red"]) } == nil)
    #expect(game.attempts.last?.matches == [.nomatch, .inexact, .nomatch, .exact])
  }

  @Test func solvedGameIsOverAndRejectsChanges() throws {
    var game = try game()
    #expect(result { game.attempt(["blue", "red", "blue", "red"]) } == nil)
    #expect(game.isOver)
    #expect(game.ending == .solved)
    #expect(!game.masterCode.isHidden)
    let over = game
    #expect(game.reasonToIgnoreGuess == .gameIsOver)
    #expect(result { game.attempt(["red", "red", "red", "red"]) } == .gameIsOver)
    #expect(!result { game.changeGuessPeg(at: 0) })
    #expect(!result { game.setGuessPeg("red", at: 0) })
    #expect(!result { game.giveUp() })
    #expect(game == over)
  }

  @Test func lastAttemptEndsTheGameAsSolvedOrOutOfAttempts() throws {
    var game = try game(attemptLimit: 2)
    #expect(game.remainingAttemptCount == 2)
    _ = game.attempt(["red", "red", "red", "red"])
    #expect(game.remainingAttemptCount == 1)
    #expect(!game.isOver)
    var lucky = game
    _ = game.attempt(["red", "red", "red", "blue"])
    #expect(game.remainingAttemptCount == 0)
    #expect(game.ending == .outOfAttempts)
    #expect(!game.masterCode.isHidden)
    _ = lucky.attempt(["blue", "red", "blue", "red"])
    #expect(lucky.ending == .solved)
  }

  @Test func givingUpEndsTheGameRevealsTheCodeAndClearsTheGuess() throws {
    var game = try game()
    game.setGuessPeg("red", at: 0)
    #expect(result { game.giveUp() })
    #expect(game.ending == .gaveUp)
    #expect(!game.masterCode.isHidden)
    #expect(game.attempts.isEmpty)
    #expect(game.guess.isEmpty)
  }

  @Test func changingAPegCyclesThroughTheChoices() throws {
    var game = try game()
    let seen = (0..<7).map { _ in
      game.changeGuessPeg(at: 2)
      return game.guess.pegs[2]
    }
    #expect(seen == ["red", "green", "blue", "yellow", "white", "black", "red"])
    #expect(game.guess.pegs == ["", "", "red", ""])
  }

  @Test func invalidPegOrHoleIsRejected() throws {
    var game = try game()
    let before = game
    for index in [Int.min, -1, 4, Int.max] {
      #expect(!result { game.setGuessPeg("red", at: index) })
      #expect(!result { game.changeGuessPeg(at: index) })
    }
    for peg: Peg in ["orange", "Red", "🚗"] { #expect(!result { game.setGuessPeg(peg, at: 0) }) }
    #expect(game == before)
  }

  @Test func pegCanBeSetAndRemoved() throws {
    var game = try game()
    let before = game
    #expect(result { game.setGuessPeg("red", at: 0) })
    #expect(result { game.setGuessPeg(Code.missingPeg, at: 0) })
    #expect(game == before)
  }

  @Test func restartStartsARandomGameWithTheSameLimit() throws {
    var generator = SplitMix64(seed: 1)
    var pegCounts = Set<Int>()
    var kinds = Set<Theme.Kind>()
    for _ in 0..<40 {
      var game = try game(attemptLimit: 9)
      _ = game.attempt(["red", "red", "red", "red"])
      game.setGuessPeg("red", at: 0)
      game.giveUp()
      game.restart(using: &generator)
      #expect(game == CodeBreaker(game.setup))
      #expect(game.setup.attemptLimit == 9, "the limit doesn't affect the draw")
      pegCounts.insert(game.guess.pegs.count)
      kinds.insert(game.setup.theme.kind)
    }
    #expect(pegCounts == [3, 4, 5, 6])
    #expect(kinds == [.color, .emoji])
  }

  @Test func restartWithASetupStartsThatGame() throws {
    var again = try game()
    let setup = try GameSetup(number: #require(GameNumber(8)), pegCount: 3)
    again.restart(setup)
    #expect(again == CodeBreaker(setup))
  }
}
