/// A question for a coach: the guesses of a game so far with their answers, but not its code, and the work to spend.
public struct CoachQuestion: Hashable, Sendable {
  /// The number of pegs in a code, in `GameSetup.pegCounts`.
  public let pegCount: Int

  /// The number of choices for each peg, in `GameSetup.choiceCounts`.
  public let choiceCount: Int

  /// The guesses so far with their answers.
  public let attempts: [AnsweredGuess]

  /// A guess to evaluate in addition to the best one, or `nil`.
  public let guess: [UInt8]?

  /// The maximum work, in units of about a nanosecond. The same number gives the same answer on every machine.
  public let work: Int64

  /// Returns the work for a hint, for which the player waits. A browser takes up to a tenth of a second for at most
  /// 4096 codes, such as four pegs of eight colors, and up to a second in larger games.
  public static func hintWork(codeCount: Int) -> Int64 { codeCount <= 4096 ? 14_000_000 : 60_000_000 }

  /// The work for each attempt of a review.
  public static let reviewWork: Int64 = 200_000_000

  static let workRange: ClosedRange<Int64> = 1...1_000_000_000_000

  init(pegCount: Int, choiceCount: Int, attempts: [AnsweredGuess], guess: [UInt8]?, work: Int64) {
    self.pegCount = pegCount
    self.choiceCount = choiceCount
    self.attempts = attempts
    self.guess = guess
    self.work = work
  }

  /// Creates a question about the next guess in a game.
  ///
  /// - Parameters:
  ///   - game: The game. The question includes only its guesses and answers, not its code.
  ///   - attemptCount: The number of attempts to include, or `nil` for all of them.
  ///   - guess: A guess to evaluate. Ignored if it has no pegs.
  ///   - work: The amount of work, clamped to 1…10¹², or `nil` for the work of a hint.
  public init(_ game: CodeBreaker, attemptCount: Int? = nil, guess: Code? = nil, work: Int64? = nil) {
    let choices = game.pegChoices
    pegCount = game.setup.pegCount
    choiceCount = choices.count
    attempts = game.attempts.prefix(max(0, attemptCount ?? game.attempts.count)).map { attempt in
      AnsweredGuess(guess: Self.colors(of: attempt, choices), counts: MatchCounts(attempt.matches ?? []))
    }
    self.guess = guess.flatMap { $0.isEmpty ? nil : Self.colors(of: $0, choices) }
    self.work = Self.clampedWork(work, pegCount, choiceCount)
  }

  /// Creates a question from the answers of any game. If `limit` is `nil`, the work is that of a hint.
  init(pegCount: Int, choiceCount: Int, attempts: [AnsweredGuess], limit: Int64?) {
    self.init(
      pegCount: pegCount, choiceCount: choiceCount, attempts: attempts, guess: nil,
      work: Self.clampedWork(limit, pegCount, choiceCount))
  }

  /// Returns `work`, clamped to its valid range. `nil` means the work for a hint.
  private static func clampedWork(_ work: Int64?, _ pegCount: Int, _ choiceCount: Int) -> Int64 {
    let work = work ?? hintWork(codeCount: codeCount(pegCount, choiceCount))
    return min(max(work, workRange.lowerBound), workRange.upperBound)
  }

  /// Returns the questions for a review: one about each attempt, in the position before it, and for an unsolved game,
  /// one about the position at the end.
  public static func reviewQuestions(of game: CodeBreaker, work: Int64 = reviewWork) -> [CoachQuestion] {
    let count = game.attempts.count
    var questions = (0..<count).map { index in
      CoachQuestion(game, attemptCount: index, guess: game.attempts[index], work: work)
    }
    if game.ending != .solved { questions.append(CoachQuestion(game, work: work)) }
    return questions
  }

  /// Returns the colors of a row of pegs: their indexes among the choices, or `CodeText.missingColor` for other pegs.
  public static func colors(of code: Code, _ choices: [Peg]) -> [UInt8] {
    code.pegs.map { peg in choices.firstIndex(of: peg).map { UInt8($0) } ?? CodeText.missingColor }
  }

  /// Returns the pegs of a row of colors, the inverse of `colors(of:_:)`. An invalid color becomes `Code.missingPeg`.
  public static func pegs(of colors: [UInt8], _ choices: [Peg]) -> [Peg] {
    colors.map { choices.indices.contains(Int($0)) ? choices[Int($0)] : Code.missingPeg }
  }

  /// Returns whether `code` is complete, and every guess would get its actual answer if it were the code.
  public func isCandidate(_ code: [UInt8]) -> Bool {
    firstContradiction(to: code) == nil && isCode(code)
  }

  /// Returns the index of the first attempt whose answer would differ if `code` were the code, or `nil` if none would.
  public func firstContradiction(to code: [UInt8]) -> Int? {
    attempts.firstIndex { AnsweredGuess.counts(of: $0.guess, against: code) != $0.counts }
  }

  func isCode(_ colors: [UInt8]) -> Bool {
    colors.count == pegCount && colors.allSatisfy { Int($0) < choiceCount }
  }

  /// Returns whether `colors` are a guess of the game. Pegs may be missing, but not all of them.
  func isGuess(_ colors: [UInt8]) -> Bool {
    guard colors.count == pegCount, colors.contains(where: { $0 != CodeText.missingColor }) else { return false }
    return colors.allSatisfy { Int($0) < choiceCount || $0 == CodeText.missingColor }
  }

  var codeCount: Int { Self.codeCount(pegCount, choiceCount) }

  private static func codeCount(_ pegCount: Int, _ choiceCount: Int) -> Int {
    (0..<pegCount).reduce(1) { count, _ in count * choiceCount }
  }
}
