@testable import CodeBreakerCoach

/// Finds the smallest total by trying every guess in every position, without bounds, symmetries, or heuristics.
struct ExhaustiveSearch {
  private let space: CodeSpace
  private let plain: PlainFeedback
  private var known: [Position: Int?] = [:]

  private struct Position: Hashable {
    let candidates: Set<Int>
    let guessesLeft: Int
  }

  init(_ space: CodeSpace) {
    self.space = space
    plain = PlainFeedback(space)
  }

  /// Returns the smallest total, or `nil` if `guessesLeft` guesses aren't enough.
  mutating func total(_ candidates: Set<Int>, guessesLeft: Int) -> Int? {
    if candidates.isEmpty { return 0 }
    if guessesLeft == 0 { return nil }
    let position = Position(candidates: candidates, guessesLeft: min(guessesLeft, 8))
    if let total = known[position] { return total }
    var best: Int?
    for guess in 0..<space.count {
      var parts: [Int: Set<Int>] = [:]
      for code in candidates where code != guess {
        let (exact, common) = plain.matchCounts(of: guess, against: code)
        parts[exact * 8 + common, default: []].insert(code)
      }
      if parts.values.contains(candidates) { continue }
      var sum: Int? = candidates.count
      for part in parts.values {
        guard let soFar = sum, let more = total(part, guessesLeft: position.guessesLeft - 1) else {
          sum = nil
          break
        }
        sum = soFar + more
      }
      if let sum { best = min(best ?? sum, sum) }
    }
    known[position] = .some(best)
    return best
  }
}
