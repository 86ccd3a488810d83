import NumberedGame

/// A game of CodeBreaker: a hidden code, a guess being put together, and the attempts made so far with what each of
/// them matched.
///
/// The game is a value, and nothing in it is left to chance: its `setup` decides the master code. In the game of a day
/// somebody else has the code: whoever deals it plays with that code, and everybody else with the answers that they are given.
/// In a game without luck nobody has one: each answer is the one that leaves most codes.
/// What is not allowed is ignored and says so; nothing here traps.
public struct CodeBreaker: Hashable, Sendable {
  /// The number of the game, its pegs, its theme and its limit of attempts.
  public let setup: GameSetup

  /// The code to be broken. It is hidden until the game is over. Where somebody else has it, it is without pegs until it is
  /// found, or told by `reveal(_:)`. In a game without luck it is without pegs until the end, and then, where it was not found,
  /// the first one of those that were left.
  public private(set) var masterCode: Code

  /// The row that the player is putting together.
  public private(set) var guess: Code

  /// The guesses made, first to last, each of the kind `.attempt`.
  public private(set) var attempts: [Code] = []

  /// How the game ended, or nothing as long as it goes on.
  public private(set) var ending: Ending?

  /// In a game without luck, how many codes fit all answers; in every other `nil`.
  public private(set) var codesLeft: Int?

  /// A new game.
  public init(_ setup: GameSetup) {
    self.init(setup, masterCode: setup.masterCode)
  }

  /// A new game with a code that the setup does not tell.
  ///
  /// - Parameters:
  ///   - setup: the pegs and the theme.
  ///   - masterCode: as many pegs of the theme as the setup says, of the kind `.master(isHidden: true)`. Any other code
  ///     is taken for one that is not known.
  public init(_ setup: GameSetup, masterCode: Code) {
    self.setup = setup
    let isOne = masterCode.isHidden && setup.isCode(masterCode.pegs)
    self.masterCode = isOne ? masterCode : Code(kind: .master(isHidden: true), pegCount: setup.pegCount)
    guess = Code(kind: .guess, pegCount: setup.pegCount)
    if setup.isWithoutLuck { codesLeft = setup.codeCount }
  }

  /// A new game.
  ///
  /// - Throws: the first fault found, in the order in which `SetupError` lists them.
  public init(
    number: GameNumber, pegCount: Int = 4, theme: Theme = .mastermind, attemptLimit: Int? = nil
  ) throws(SetupError) {
    self.init(try GameSetup(number: number, pegCount: pegCount, theme: theme, attemptLimit: attemptLimit))
  }

  /// What a peg may be, in the order of the theme.
  public var pegChoices: [Peg] { setup.theme.choices }

  /// Whether the code is known here, so that guesses are answered here.
  public var isCodeKnown: Bool { !masterCode.isEmpty }

  /// Whether the game has come to an end, so that no guess can be made any more.
  public var isOver: Bool { ending != nil }

  /// How many attempts are left, or nothing when there is no end to them.
  public var attemptsLeft: Int? {
    setup.attemptLimit.map { $0 - attempts.count }
  }

  /// Why `attemptGuess()` would ignore the guess as it stands, or nothing when it would not. (That the code is known elsewhere
  /// is no fault of the guess.)
  public var reasonToIgnoreGuess: IgnoredGuess? {
    if isOver { return .gameIsOver }
    if guess.isEmpty { return .noPegs }
    if let index = attempts.firstIndex(where: { $0.pegs == guess.pegs }) {
      return .alreadyTried(attempt: index + 1)
    }
    return nil
  }

  /// Makes the guess an attempt and clears the guess, unless it is one to be ignored. A guess with some pegs missing is
  /// made like any other.
  ///
  /// - Returns: why the guess was ignored, or nothing when it was made.
  @discardableResult
  public mutating func attemptGuess() -> IgnoredGuess? {
    if let reason = reasonToIgnoreGuess { return reason }
    if setup.isWithoutLuck {
      let question = CoachQuestion(self, guess: guess)
      let (counts, codesLeft) = opponent.answer(to: question.guess ?? [], after: question.attempts)
      self.codesLeft = codesLeft
      attempt(matching: matches(counts))
      return nil
    }
    guard isCodeKnown else { return .codeIsElsewhere }
    attempt(matching: guess.match(against: masterCode))
    return nil
  }

  /// Makes the guess an attempt with the answer that whoever has the code gave to it, unless it is one to be ignored. Where the
  /// code is known here, its own answer counts, and in a game without luck that of the opponent.
  ///
  /// - Returns: why the guess was ignored, or nothing when it was made.
  @discardableResult
  public mutating func attemptGuess(answer: MatchCounts) -> IgnoredGuess? {
    guard !isCodeKnown, !setup.isWithoutLuck else { return attemptGuess() }
    if let reason = reasonToIgnoreGuess { return reason }
    attempt(matching: matches(answer))
    return nil
  }

  /// The opponent of a game without luck.
  private var opponent: OpponentWithoutLuck {
    OpponentWithoutLuck(pegCount: setup.pegCount, choiceCount: pegChoices.count)
  }

  /// An answer as the matches of the guess's pegs. Which peg it was that matched is not told, and nobody asks.
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
    } else if attemptsLeft == 0 {
      end(.outOfAttempts)
    }
    guess.reset()
  }

  /// Takes over the code that was told after the end.
  ///
  /// - Returns: false, with nothing changed, where the game goes on, the code is known, or these are not so many pegs of the
  ///   theme.
  @discardableResult
  public mutating func reveal(_ pegs: [Peg]) -> Bool {
    guard isOver, !isCodeKnown, setup.isCode(pegs) else { return false }
    masterCode = Code(kind: .master(isHidden: false), pegs: pegs)
    return true
  }

  /// Puts the next choice into a hole of the guess: the first one into an empty hole, and after the last one the first
  /// one again.
  ///
  /// - Returns: false, with nothing changed, where there is no such hole or the game is over.
  @discardableResult
  public mutating func changeGuessPeg(at index: Int) -> Bool {
    guard guess.pegs.indices.contains(index) else { return false }
    let next = pegChoices.firstIndex(of: guess.pegs[index]).map { ($0 + 1) % pegChoices.count } ?? 0
    return setGuessPeg(pegChoices[next], at: index)
  }

  /// Puts a peg into a hole of the guess, or with `Code.missingPeg` takes it out.
  ///
  /// - Returns: false, with nothing changed, where there is no such hole, the theme has no such peg, or the game is
  ///   over.
  @discardableResult
  public mutating func setGuessPeg(_ peg: Peg, at index: Int) -> Bool {
    guard !isOver, guess.pegs.indices.contains(index) else { return false }
    guard peg == Code.missingPeg || pegChoices.contains(peg) else { return false }
    guess.pegs[index] = peg
    return true
  }

  /// Ends the game without a solution and reveals the master code.
  ///
  /// - Returns: false, with nothing changed, when the game is over already.
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
      masterCode.pegs = CoachQuestion.pegs(of: opponent.someCode(after: CoachQuestion(self).attempts), pegChoices)
    }
    if isCodeKnown { masterCode.kind = .master(isHidden: false) }
  }
}

/// How a game came to its end.
public enum Ending: Hashable, Sendable {
  /// The last attempt was the master code.
  case solved
  /// The limit of attempts was reached.
  case outOfAttempts
  /// The player gave up.
  case gaveUp
}

/// Why a guess is ignored: the game stays as it is, and no attempt is used up.
public enum IgnoredGuess: Error, Hashable, Sendable {
  /// The game is over.
  case gameIsOver
  /// No peg has been chosen at all.
  case noPegs
  /// The same guess was made before: it was this attempt, counted from 1.
  case alreadyTried(attempt: Int)
  /// Somebody else has the code, and with it the answer.
  case codeIsElsewhere
}

extension CodeBreaker {
  /// Forgets this game and starts the one of `setup`.
  public mutating func restart(_ setup: GameSetup) {
    self = CodeBreaker(setup)
  }

  /// Forgets this game and starts a game of chance: any number of pegs, colours or emoji, any theme, any number. Only
  /// the limit of attempts stays.
  public mutating func restart(using generator: inout some RandomNumberGenerator) {
    restart(GameSetup.random(attemptLimit: setup.attemptLimit, using: &generator))
  }
}

extension CodeBreaker {
  /// The game as it stood after its first attempts, with an empty guess.
  ///
  /// - Parameter count: how many attempts, at most; a negative count leaves none.
  public func prefix(_ count: Int) -> CodeBreaker {
    var game = CodeBreaker(setup)
    for attempt in attempts.prefix(max(0, count)) {
      for (index, peg) in attempt.pegs.enumerated() { game.setGuessPeg(peg, at: index) }
      game.attemptGuess(answer: MatchCounts(attempt.matches ?? []))
    }
    return game
  }
}
