import GameCore

/// A game of CodeBreaker: a hidden code, the player's current guess, and the attempts so far with their matches.
///
/// The game is a value, and its `setup` determines the master code. In a daily game, the server has the code and plays
/// with it, while the players' games only store its answers. In a game without luck, there is no code: each answer is
/// the one that leaves the most codes. Invalid calls don't trap: they change nothing, and return the reason or `false`.
public struct CodeBreaker: Hashable, Sendable {
  /// The number of the game, its pegs, its theme, and its attempt limit.
  public let setup: GameSetup

  /// The code to find, hidden until the game is over. If only a server knows it, it has no pegs until the player finds
  /// it or `reveal(_:)` sets it. In a game without luck, it has no pegs until the end, and is then the code that the
  /// player found, or else the first possible one.
  public private(set) var masterCode: Code

  /// The guess that the player is composing.
  public private(set) var guess: Code

  /// The attempts from first to last, each of the kind `.attempt`.
  public private(set) var attempts: [Code] = []

  /// The way the game ended, or `nil` if it isn't over.
  public private(set) var ending: Ending?

  /// The number of codes that still fit all answers in a game without luck. `nil` in any other game.
  public private(set) var remainingCodeCount: Int?

  /// Creates a game without attempts. Its guess has only empty holes.
  public init(_ setup: GameSetup) {
    self.init(setup, masterCode: setup.masterCode)
  }

  /// Creates a new game with a code that the setup doesn't determine.
  ///
  /// - Parameters:
  ///   - setup: The setup.
  ///   - masterCode: A complete code of the kind `.master(isHidden: true)`. Any other code counts as unknown.
  public init(_ setup: GameSetup, masterCode: Code) {
    self.setup = setup
    let isOne = masterCode.isHidden && setup.isCode(masterCode.pegs)
    self.masterCode = isOne ? masterCode : Code(kind: .master(isHidden: true), pegCount: setup.pegCount)
    guess = Code(kind: .guess, pegCount: setup.pegCount)
    if setup.isWithoutLuck { remainingCodeCount = setup.codeCount }
  }

  /// Creates a new game.
  ///
  /// - Throws: The first fault, in the order in which `SetupError` lists them.
  public init(
    number: GameNumber, pegCount: Int = 4, theme: Theme = .mastermind, attemptLimit: Int? = nil
  ) throws(SetupError) {
    self.init(try GameSetup(number: number, pegCount: pegCount, theme: theme, attemptLimit: attemptLimit))
  }

  /// The available pegs, in the order of the theme.
  public var pegChoices: [Peg] { setup.theme.choices }

  /// Whether this game has the code, so that it can answer guesses.
  public var isCodeKnown: Bool { !masterCode.isEmpty }

  /// Whether the game is over, so that no more guesses can be made.
  public var isOver: Bool { ending != nil }

  /// The number of attempts left, or `nil` if there is no limit.
  public var remainingAttemptCount: Int? {
    setup.attemptLimit.map { $0 - attempts.count }
  }

  /// The reason why `attemptGuess()` would ignore this guess, or `nil`. Never `.codeIsElsewhere`, because that reason
  /// doesn't depend on the guess.
  public var reasonToIgnoreGuess: IgnoredGuessReason? {
    if isOver { return .gameIsOver }
    if guess.isEmpty { return .noPegs }
    if let index = attempts.firstIndex(where: { $0.pegs == guess.pegs }) {
      return .alreadyTried(attempt: index + 1)
    }
    return nil
  }

  /// Turns the guess, which may have missing pegs, into an attempt and clears it, or returns the reason to ignore it.
  @discardableResult
  public mutating func attemptGuess() -> IgnoredGuessReason? {
    if let reason = reasonToIgnoreGuess { return reason }
    if setup.isWithoutLuck {
      let question = CoachQuestion(self, guess: guess)
      let (counts, remainingCodeCount) = opponent.answer(to: question.guess ?? [], after: question.attempts)
      self.remainingCodeCount = remainingCodeCount
      attempt(matching: matches(counts))
      return nil
    }
    guard isCodeKnown else { return .codeIsElsewhere }
    attempt(matching: guess.match(against: masterCode))
    return nil
  }

  /// Turns the current guess into an attempt with the server's answer, and clears the guess. A game that has its code
  /// or is without luck ignores `answer`, and computes the answer itself. If the guess is ignored, returns the reason.
  @discardableResult
  public mutating func attemptGuess(answer: MatchCounts) -> IgnoredGuessReason? {
    guard !isCodeKnown, !setup.isWithoutLuck else { return attemptGuess() }
    if let reason = reasonToIgnoreGuess { return reason }
    attempt(matching: matches(answer))
    return nil
  }

  private var opponent: OpponentWithoutLuck {
    OpponentWithoutLuck(pegCount: setup.pegCount, choiceCount: pegChoices.count)
  }

  /// Converts an answer to matches, whose order has no meaning.
  private func matches(_ answer: MatchCounts) -> [Match] {
    var matches = Array(repeating: Match.exact, count: min(max(0, answer.exact), guess.pegs.count))
    matches += Array(repeating: .inexact, count: min(max(0, answer.inexact), guess.pegs.count - matches.count))
    return matches + Array(repeating: .nomatch, count: guess.pegs.count - matches.count)
  }

  private mutating func attempt(matching matches: [Match]) {
    attempts.append(Code(kind: .attempt(matches), pegs: guess.pegs))
    if matches.allSatisfy({ $0 == .exact }) {
      masterCode.pegs = guess.pegs
      end(.solved)
    } else if remainingAttemptCount == 0 {
      end(.outOfAttempts)
    }
    guess.reset()
  }

  /// Sets the code after the end of a game whose code a server has. Returns `false`, without changing anything, if the
  /// game isn't over, the code is known, or the pegs aren't a complete code.
  @discardableResult
  public mutating func reveal(_ pegs: [Peg]) -> Bool {
    guard isOver, !isCodeKnown, setup.isCode(pegs) else { return false }
    masterCode = Code(kind: .master(isHidden: false), pegs: pegs)
    return true
  }

  /// Puts the next choice into a hole of the guess: the first one if the hole is empty or has the last choice.
  ///
  /// - Returns: `false`, without changing anything, if there is no such hole or the game is over.
  @discardableResult
  public mutating func changeGuessPeg(at index: Int) -> Bool {
    guard guess.pegs.indices.contains(index) else { return false }
    let next = pegChoices.firstIndex(of: guess.pegs[index]).map { ($0 + 1) % pegChoices.count } ?? 0
    return setGuessPeg(pegChoices[next], at: index)
  }

  /// Puts `peg` into a hole of the guess, or empties the hole if `peg` is `Code.missingPeg`.
  ///
  /// - Returns: `false`, without changing anything, if the hole or the peg is invalid or the game is over.
  @discardableResult
  public mutating func setGuessPeg(_ peg: Peg, at index: Int) -> Bool {
    guard !isOver, guess.pegs.indices.contains(index) else { return false }
    guard peg == Code.missingPeg || pegChoices.contains(peg) else { return false }
    guess.pegs[index] = peg
    return true
  }

  /// Ends the game without a solution, and reveals the master code if it is known. Returns `false` if it is over.
  @discardableResult
  public mutating func giveUp() -> Bool {
    guard !isOver else { return false }
    end(.gaveUp)
    guess.reset()
    return true
  }

  private mutating func end(_ ending: Ending) {
    self.ending = ending
    if setup.isWithoutLuck, !isCodeKnown {
      masterCode.pegs = CoachQuestion.pegs(of: opponent.firstCode(after: CoachQuestion(self).attempts), pegChoices)
    }
    if isCodeKnown { masterCode.kind = .master(isHidden: false) }
  }
}

/// The way a game ended.
public enum Ending: Hashable, Sendable {
  /// The last attempt was the master code.
  case solved
  /// The attempt limit was reached.
  case outOfAttempts
  /// The player gave up.
  case gaveUp
}

/// The reason why a guess is ignored. The game doesn't change, and no attempt is used.
public enum IgnoredGuessReason: Error, Hashable, Sendable {
  /// The game is over.
  case gameIsOver
  /// The guess has no pegs at all.
  case noPegs
  /// The guess was already made, in the attempt with this number, counted from 1.
  case alreadyTried(attempt: Int)
  /// A server has the code, so only the server can answer the guess.
  case codeIsElsewhere
}

extension CodeBreaker {
  /// Discards this game and starts the one with the given setup.
  public mutating func restart(_ setup: GameSetup) {
    self = CodeBreaker(setup)
  }

  /// Starts a random game with any number of pegs and any theme, and with the same attempt limit.
  public mutating func restart(using generator: inout some RandomNumberGenerator) {
    restart(GameSetup.random(attemptLimit: setup.attemptLimit, using: &generator))
  }
}

extension CodeBreaker {
  /// Returns the game after its first `count` attempts, with an empty guess. A negative count means none.
  public func prefix(_ count: Int) -> CodeBreaker {
    var game = CodeBreaker(setup)
    for attempt in attempts.prefix(max(0, count)) {
      for (index, peg) in attempt.pegs.enumerated() { game.setGuessPeg(peg, at: index) }
      game.attemptGuess(answer: MatchCounts(attempt.matches ?? []))
    }
    return game
  }
}
