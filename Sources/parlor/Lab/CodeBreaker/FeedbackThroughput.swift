import CodeBreakerCoach

/// Compares some guesses with all codes of a game and counts the answers, so that it can be measured how fast that is.
struct FeedbackThroughput {
  private let space: CodeSpace
  private let columns: CodeColumns
  private let packed: [PackedCode]

  /// Prepares the codes of a game.
  init(_ space: CodeSpace) {
    self.space = space
    columns = CodeColumns(space)
    columns.set(0..<UInt32(space.count))
    packed = (0..<space.count).map { PackedCode(space.pegs(of: $0)) }
  }

  /// How many codes a guess is compared with.
  var codeCount: Int { space.count }

  /// Compares guesses as the coach does, with many codes at a time.
  ///
  /// - Returns: how often each answer was given to all guesses together.
  func countInVectors(guessCount: Int) -> [Int] {
    var total = [Int](repeating: 0, count: space.answers.count)
    var counts = [UInt32](repeating: 0, count: space.answers.count)
    for guess in 0..<guessCount {
      columns.count(space.pegs(of: guess &* 7919 % space.count), into: &counts)
      for (answer, count) in counts.enumerated() { total[answer] += Int(count) }
    }
    return total
  }

  /// Compares guesses with one code after the other.
  ///
  /// - Returns: the same.
  func countOneByOne(guessCount: Int) -> [Int] {
    let answers = space.answers
    var indexes = [Int](repeating: 0, count: 64)
    for answer in 0..<answers.count {
      let (exact, inexact) = answers.matches(of: answer)
      indexes[exact * 9 + inexact] = answer
    }
    var total = [Int](repeating: 0, count: answers.count)
    for guess in 0..<guessCount {
      let guess = PackedCode(space.pegs(of: guess &* 7919 % space.count))
      for code in packed {
        let (exact, common) = guess.matches(code, pegCount: space.pegCount)
        total[indexes[exact &* 8 &+ common]] += 1
      }
    }
    return total
  }
}
