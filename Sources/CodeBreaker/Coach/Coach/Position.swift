import CodeBreakerModel

/// A position in a game: the guesses so far with their answers, and the codes that fit them.
public struct Position: Sendable {
  /// A guess and its answer.
  public struct Attempt: Hashable, Sendable {
    /// The colors of the guess, with `CodeText.missingColor` for a missing peg.
    public let guess: [UInt8]
    /// The number of the answer (see `Answers`).
    public let answer: Int
  }

  /// The code space of the game.
  public let space: CodeSpace

  /// The guesses so far with their answers.
  public let attempts: [Attempt]

  /// The possible codes in ascending order.
  public let candidates: [UInt32]

  /// Creates the position before the first guess.
  public init(_ space: CodeSpace) {
    self.space = space
    attempts = []
    candidates = Array(0..<UInt32(space.count))
  }

  /// Creates the position of a question.
  ///
  /// - Returns: The position, or `nil` if an attempt has an impossible answer, such as 3 exact, 1 inexact of 4 pegs.
  public init?(_ question: CoachQuestion) {
    guard let space = CodeSpace(pegCount: question.pegCount, colorCount: question.choiceCount) else { return nil }
    var position = Position(space)
    for attempt in question.attempts {
      let counts = attempt.counts
      guard let answer = space.answers.index(exact: counts.exact, inexact: counts.inexact) else { return nil }
      position = position.position(after: attempt.guess, answer: answer)
    }
    self = position
  }

  private init(_ space: CodeSpace, _ attempts: [Attempt], _ candidates: [UInt32]) {
    self.space = space
    self.attempts = attempts
    self.candidates = candidates
  }

  /// Returns the position after another guess.
  ///
  /// - Parameters:
  ///   - guess: The colors of the guess, with as many colors as a code has pegs.
  ///   - answer: The number of the answer (see `Answers`).
  public func position(after guess: [UInt8], answer: Int) -> Position {
    var left: [UInt32] = []
    split(guess) { code, given in
      if Int(given) == answer { left.append(code) }
    }
    return Position(space, attempts + [Attempt(guess: guess, answer: answer)], left)
  }

  /// Returns whether a guess fits all answers, so that it can be the code.
  public func isConsistent(_ guess: [UInt8]) -> Bool {
    guard space.index(of: guess) != nil else { return false }
    let code = PackedCode(guess)
    let answers = space.answers
    for attempt in attempts where PackedCode(attempt.guess).answer(against: code, answers) != attempt.answer {
      return false
    }
    return true
  }

  /// Returns the value of a guess with the given total.
  func value(of guess: [UInt8], total: Int64, _ method: EvaluationMethod) -> GuessValue {
    GuessValue(
      guess: guess, isCandidate: isConsistent(guess), total: total, candidateCount: candidates.count, method: method)
  }

  /// Returns the number of candidates for each answer to a guess.
  public func partSizes(of guess: [UInt8]) -> [Int] {
    var sizes = [Int](repeating: 0, count: space.answers.count)
    split(guess) { _, answer in sizes[Int(answer)] += 1 }
    return sizes
  }

  func parts(of guess: [UInt8]) -> [[UInt32]] {
    var parts = [[UInt32]](repeating: [], count: space.answers.count)
    split(guess) { code, answer in parts[Int(answer)].append(code) }
    return parts
  }

  var guesses: [[UInt8]] { attempts.map { $0.guess } }

  /// Calls `body` with each candidate and its answer to the guess. Fills columns for 4,096 at a time to limit memory.
  private func split(_ guess: [UInt8], _ body: (_ code: UInt32, _ answer: UInt8) -> Void) {
    let columns = CodeColumns(space)
    var answers = [UInt8](repeating: 0, count: 4096)
    var start = 0
    while start < candidates.count {
      let end = min(start + answers.count, candidates.count)
      columns.replaceCodes(with: candidates[start..<end])
      columns.answers(to: guess, into: &answers)
      for index in start..<end { body(candidates[index], answers[index - start]) }
      start = end
    }
  }
}
