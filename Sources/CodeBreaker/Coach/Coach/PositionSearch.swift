final class PositionSearch {
  private let table: GuessTable
  private let search: OptimalSearch

  /// The candidates in the table. Empty if the table has all codes.
  private let candidates: [UInt32]

  /// The maximum size of a position's table in bytes, which fits in the memory of a phone's browser.
  private static let maxTableSize: Int64 = 24_000_000

  init(_ space: CodeSpace) {
    table = GuessTable(space)
    candidates = []
    search = OptimalSearch(table, maxPositionCount: 1 << 18)
  }

  /// Creates a search from a position, or returns `nil` if its candidates exceed 2,000 or need too much work or memory.
  init?(_ position: Position, workLimit: Int64) {
    guard position.candidates.count <= 2000,
      let table = GuessTable(
        position.space, candidates: position.candidates, workLimit: Int(min(workLimit / 4, Self.maxTableSize)))
    else { return nil }
    self.table = table
    candidates = position.candidates
    search = OptimalSearch(table, maxPositionCount: 1 << 18)
  }

  /// Returns the best guess for some candidates, and its total.
  ///
  /// - Parameters:
  ///   - set: The candidates in ascending order.
  ///   - guesses: The colors of the guesses so far.
  ///   - workLimit: The maximum work, which is reduced by the work done.
  /// - Returns: `nil` if the search ran out of work.
  func bestGuess(for set: [UInt32], after guesses: [[UInt8]], workLimit: inout Int64) -> (guess: Int, total: Int64)? {
    guard let total = total(set, after: guesses, workLimit: &workLimit) else { return nil }
    guard let guess = search.guess(for: indexes(set), after: guesses, maySearch: true) else { return nil }
    return (Int(table.guesses[guess]), total)
  }

  /// Returns the smallest total of some candidates, or `nil` if the search ran out of work.
  func total(_ set: [UInt32], after guesses: [[UInt8]], workLimit: inout Int64) -> Int64? {
    guard !set.isEmpty else { return 0 }
    let start = search.work
    search.workLimit = start + max(workLimit, 0)
    defer {
      workLimit -= search.work - start
      search.workLimit = .max
    }
    return search.total(of: indexes(set), after: guesses).map { Int64($0) }
  }

  /// Returns the indexes of codes, in ascending order, among the table's candidates. Skips codes that the table lacks.
  private func indexes(_ set: [UInt32]) -> [UInt16] {
    if table.hasAllCodes { return set.map { UInt16($0) } }
    var indexes: [UInt16] = []
    var candidate = 0
    for code in set {
      while candidate < candidates.count, candidates[candidate] < code { candidate += 1 }
      guard candidate < candidates.count, candidates[candidate] == code else { continue }
      indexes.append(UInt16(candidate))
    }
    return indexes
  }
}

/// An estimate of the total of some candidates that depends only on their number.
///
/// It is the total of a strategy in which every guess makes 5/9 as many parts as there are answers, and every level of
/// the tree is full. In games with a known best strategy, the estimated average is less than a tenth of a guess off: it
/// is 4.61 for three pegs and eight colors, which is correct, and 4.92 instead of 5.00 for four pegs and eight colors.
struct TotalEstimate {
  private let answerCount: Int64

  init(_ answers: Answers) {
    answerCount = Int64(answers.count)
  }

  func total(_ count: Int) -> Int64 {
    var left = Int64(count)
    var level: Int64 = 1
    var width: Int64 = 1
    var total: Int64 = 0
    while left > 0 {
      let here = min(left, width)
      total += level * here
      left -= here
      level += 1
      width = max(width + 1, width * answerCount * 5 / 9)
    }
    return total
  }
}
