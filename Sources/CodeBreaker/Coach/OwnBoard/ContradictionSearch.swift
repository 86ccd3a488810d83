import CodeBreakerModel

/// A search for the answers of a board that contradict each other. Compares every code with every attempt once.
struct ContradictionSearch {
  /// For each code, a bit mask of the attempts whose answers it doesn't fit.
  private var misfits: [UInt32] = []

  private let attemptCount: Int

  /// For each attempt and possible answer to it, the number of codes that give this answer and fit all other attempts.
  private var correctionSizes: [[Int]]

  private let answers: Answers

  private static let chunkSize = 4096

  init(_ question: CoachQuestion, _ space: CodeSpace) {
    let attempts = question.attempts.prefix(32)
    attemptCount = attempts.count
    answers = space.answers
    correctionSizes = Array(repeating: Array(repeating: 0, count: answers.count), count: attempts.count)
    misfits.reserveCapacity(space.count)
    let columns = CodeColumns(space)
    var given = [UInt8](repeating: 0, count: attempts.count * Self.chunkSize)
    var masks = [UInt32](repeating: 0, count: Self.chunkSize)
    var start = 0
    while start < space.count {
      let size = min(Self.chunkSize, space.count - start)
      columns.replaceCodes(with: UInt32(start)..<UInt32(start + size))
      for row in 0..<size { masks[row] = 0 }
      for (index, attempt) in attempts.enumerated() {
        let offset = index * Self.chunkSize
        given.withUnsafeMutableBufferPointer {
          columns.answers(to: attempt.guess, into: $0.baseAddress! + offset)
        }
        let wanted =
          answers.index(exact: attempt.counts.exact, inexact: attempt.counts.inexact).map { UInt8($0) } ?? 255
        let bit: UInt32 = 1 << UInt32(index)
        for row in 0..<size where given[offset &+ row] != wanted { masks[row] |= bit }
      }
      for row in 0..<size where masks[row].nonzeroBitCount == 1 {
        let index = masks[row].trailingZeroBitCount
        correctionSizes[index][Int(given[index * Self.chunkSize + row])] += 1
      }
      misfits += masks[..<size]
      start += size
    }
  }

  /// The attempts for which a different answer would resolve the contradiction, with all answers that would do so.
  var corrections: [Contradiction.Correction] {
    var corrections: [Contradiction.Correction] = []
    for (attempt, sizes) in correctionSizes.enumerated() {
      let parts = answers.parts(withSizes: sizes)
      if !parts.isEmpty { corrections.append(Contradiction.Correction(attemptIndex: attempt, answers: parts)) }
    }
    return corrections
  }

  /// Returns the smaller of two minimal sets of contradictory attempts: one found by leaving out the last attempts
  /// first, and the other by leaving out the first attempts first.
  func contradictoryAttemptIndexes() -> [Int] {
    let all = Array(0..<attemptCount)
    let early = set(leavingOut: Array(all.reversed()))
    let late = set(leavingOut: all)
    return late.count < early.count ? late : early
  }

  /// Leaves out each attempt in `order` without which the others still contradict each other, and returns the rest.
  private func set(leavingOut order: [Int]) -> [Int] {
    var set: UInt32 = attemptCount >= 32 ? .max : 1 << UInt32(attemptCount) - 1
    for attempt in order {
      let rest = set & ~(1 << UInt32(attempt))
      if isContradictory(rest) { set = rest }
    }
    return (0..<attemptCount).filter { set >> UInt32($0) & 1 == 1 }
  }

  private func isContradictory(_ set: UInt32) -> Bool {
    misfits.allSatisfy { $0 & set != 0 }
  }
}
