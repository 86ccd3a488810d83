/// What a coach is asked: the guesses of a game so far and their answers, which is all that a player knows, and how much
/// thought to give to it. The code itself is not in it.
public struct CoachQuestion: Hashable, Sendable {
  /// How many pegs a code has, in `GameSetup.pegCounts`.
  public let pegCount: Int

  /// How many choices there are for each of them, in `GameSetup.choiceCounts`.
  public let choiceCount: Int

  /// The guesses so far.
  public let attempts: [AnsweredGuess]

  /// A guess that the coach shall value besides the best one, or nothing.
  public let guess: [UInt8]?

  /// How much work the coach may do, in units of about a nanosecond. The same number gives the same answer on every
  /// machine.
  public let work: Int64

  /// Enough for a hint while one waits: within a tenth of a second in a browser in games of up to 4096 codes, such as four
  /// pegs of eight colours, and within a second in larger ones.
  public static func hintWork(codeCount: Int) -> Int64 { codeCount <= 4096 ? 14_000_000 : 60_000_000 }

  /// Enough for a review, for each attempt.
  public static let reviewWork: Int64 = 200_000_000

  /// How much work can be asked for.
  static let workRange: ClosedRange<Int64> = 1...1_000_000_000_000

  /// A question from its parts. They are taken as they are.
  init(pegCount: Int, choiceCount: Int, attempts: [AnsweredGuess], guess: [UInt8]?, work: Int64) {
    self.pegCount = pegCount
    self.choiceCount = choiceCount
    self.attempts = attempts
    self.guess = guess
    self.work = work
  }

  /// Asks what to guess in a game.
  ///
  /// - Parameters:
  ///   - game: of which the question holds guesses and answers, and never the code.
  ///   - attemptCount: how many of its attempts count; nothing for all of them.
  ///   - guess: a guess to be valued besides. One without pegs is none.
  ///   - work: what lies outside 1 to a million million becomes the nearest that lies in it. By default, enough for a
  ///     hint.
  public init(_ game: CodeBreaker, attemptCount: Int? = nil, guess: Code? = nil, work: Int64? = nil) {
    let choices = game.pegChoices
    pegCount = game.setup.pegCount
    choiceCount = choices.count
    attempts = game.attempts.prefix(max(0, attemptCount ?? game.attempts.count)).map { attempt in
      AnsweredGuess(guess: Self.colors(of: attempt, choices), counts: MatchCounts(attempt.matches ?? []))
    }
    self.guess = guess.flatMap { $0.isEmpty ? nil : Self.colors(of: $0, choices) }
    self.work = Self.allowed(work, pegCount, choiceCount)
  }

  /// Asks what to guess where some answers are known, of whatever game.
  ///
  /// - Parameter limit: how much work may be done; nothing for enough for a hint.
  init(pegCount: Int, choiceCount: Int, attempts: [AnsweredGuess], limit: Int64?) {
    self.init(
      pegCount: pegCount, choiceCount: choiceCount, attempts: attempts, guess: nil,
      work: Self.allowed(limit, pegCount, choiceCount))
  }

  /// The work that is nearest to what is asked for, or where that is nothing, enough for a hint.
  private static func allowed(_ work: Int64?, _ pegCount: Int, _ choiceCount: Int) -> Int64 {
    let work = work ?? hintWork(codeCount: codeCount(pegCount, choiceCount))
    return min(max(work, workRange.lowerBound), workRange.upperBound)
  }

  /// The questions that a review of a game asks, one for each attempt with the position before it, and one more where the
  /// code was not found.
  public static func review(of game: CodeBreaker, work: Int64 = reviewWork) -> [CoachQuestion] {
    let count = game.attempts.count
    var questions = (0..<count).map { index in
      CoachQuestion(game, attemptCount: index, guess: game.attempts[index], work: work)
    }
    if game.ending != .solved { questions.append(CoachQuestion(game, work: work)) }
    return questions
  }

  /// The colours of a row of pegs: the place of each peg among the choices, `CodeText.missing` for what is no choice.
  public static func colors(of code: Code, _ choices: [Peg]) -> [UInt8] {
    code.pegs.map { peg in choices.firstIndex(of: peg).map { UInt8($0) } ?? CodeText.missing }
  }

  /// The pegs that `colors(of:_:)` makes these colours of, `Code.missingPeg` for what is none.
  public static func pegs(of colors: [UInt8], _ choices: [Peg]) -> [Peg] {
    colors.map { choices.indices.contains(Int($0)) ? choices[Int($0)] : Code.missingPeg }
  }

  /// Whether a code may be the one to be found: whether each guess would have got the answer that it got.
  ///
  /// - Parameter code: colours. One with missing pegs cannot be the code.
  public func allows(_ code: [UInt8]) -> Bool {
    firstContradiction(to: code) == nil && isCode(code)
  }

  /// The first attempt, counted from 0, whose answer would have been another one if `code` were the one to be found.
  ///
  /// - Parameter code: as many colours as a code has pegs.
  public func firstContradiction(to code: [UInt8]) -> Int? {
    attempts.firstIndex { AnsweredGuess.counts(of: $0.guess, against: code) != $0.counts }
  }

  /// Whether these are the colours of a code of the game: as many as it has pegs, and none of them missing.
  func isCode(_ colors: [UInt8]) -> Bool {
    colors.count == pegCount && colors.allSatisfy { Int($0) < choiceCount }
  }

  /// Whether these are the colours of a guess of the game, which may have missing pegs, though not only such.
  func isGuess(_ colors: [UInt8]) -> Bool {
    guard colors.count == pegCount, colors.contains(where: { $0 != CodeText.missing }) else { return false }
    return colors.allSatisfy { Int($0) < choiceCount || $0 == CodeText.missing }
  }

  /// How many codes the game has.
  var codeCount: Int { Self.codeCount(pegCount, choiceCount) }

  private static func codeCount(_ pegCount: Int, _ choiceCount: Int) -> Int {
    var count = 1
    for _ in 0..<pegCount { count *= choiceCount }
    return count
  }
}
