import CodeBreakerModel

/// What is known at some point of a game: the guesses so far and their answers, and the codes that fit all of them.
public struct Position: Sendable {
  /// A guess and what it was told.
  public struct Attempt: Hashable, Sendable {
    /// The colours of the guess, `CodeText.missing` where a peg was missing.
    public let guess: [UInt8]
    /// The answer, as `Answers` counts them.
    public let answer: Int
  }

  /// The game.
  public let space: CodeSpace

  /// The guesses so far.
  public let attempts: [Attempt]

  /// The codes that are still possible, in their order.
  public let candidates: [UInt32]

  /// The position before the first guess.
  public init(_ space: CodeSpace) {
    self.space = space
    attempts = []
    candidates = Array(0..<UInt32(space.count))
  }

  /// The position that a question is about.
  ///
  /// - Returns: nothing where an answer is one that no guess can get.
  public init?(_ question: CoachQuestion) {
    guard let space = CodeSpace(pegCount: question.pegCount, colorCount: question.choiceCount) else { return nil }
    var position = Position(space)
    for attempt in question.attempts {
      let counts = attempt.counts
      guard let answer = space.answers.index(exact: counts.exact, inexact: counts.inexact) else { return nil }
      position = position.after(attempt.guess, answer: answer)
    }
    self = position
  }

  private init(_ space: CodeSpace, _ attempts: [Attempt], _ candidates: [UInt32]) {
    self.space = space
    self.attempts = attempts
    self.candidates = candidates
  }

  /// The position after one more guess.
  ///
  /// - Parameters:
  ///   - guess: as many colours as a code has pegs.
  ///   - answer: the place of the answer among those there are.
  public func after(_ guess: [UInt8], answer: Int) -> Position {
    var left: [UInt32] = []
    split(guess) { code, given in
      if Int(given) == answer { left.append(code) }
    }
    return Position(space, attempts + [Attempt(guess: guess, answer: answer)], left)
  }

  /// Whether a guess fits all answers, so that it may be the code.
  public func isConsistent(_ guess: [UInt8]) -> Bool {
    guard space.index(of: guess) != nil else { return false }
    let code = PackedCode(guess)
    let answers = space.answers
    for attempt in attempts where PackedCode(attempt.guess).answer(to: code, answers) != attempt.answer { return false }
    return true
  }

  /// How many candidates get each answer.
  public func sizes(of guess: [UInt8]) -> [Int] {
    var sizes = [Int](repeating: 0, count: space.answers.count)
    split(guess) { _, answer in sizes[Int(answer)] += 1 }
    return sizes
  }

  /// The candidates by the answer that they get, each part in their order.
  func parts(of guess: [UInt8]) -> [[UInt32]] {
    var parts = [[UInt32]](repeating: [], count: space.answers.count)
    split(guess) { code, answer in parts[Int(answer)].append(code) }
    return parts
  }

  /// The guesses so far, as colours.
  var guesses: [[UInt8]] { attempts.map { $0.guess } }

  /// Hands out each candidate with the answer that the guess gets. A few thousand at a time, so that the columns of
  /// the millions of codes of a large game need not all be in memory.
  private func split(_ guess: [UInt8], _ body: (_ code: UInt32, _ answer: UInt8) -> Void) {
    let columns = CodeColumns(space)
    var answers = [UInt8](repeating: 0, count: 4096)
    var start = 0
    while start < candidates.count {
      let end = min(start + answers.count, candidates.count)
      columns.set(candidates[start..<end])
      guess.withUnsafeBufferPointer { guess in
        answers.withUnsafeMutableBufferPointer { answers in
          columns.answers(to: guess.baseAddress!, into: answers.baseAddress!)
        }
      }
      for index in start..<end { body(candidates[index], answers[index - start]) }
      start = end
    }
  }
}
