/// The exact search about one position, or about all positions of a small game.
final class PositionSearch {
  private let table: GuessTable
  private let search: OptimalSearch

  /// Candidates that the table has, unless it has all codes.
  private let candidates: [UInt32]

  /// How many bytes the table of one position may have: what a phone's browser can spare.
  private static let largestTable: Int64 = 24_000_000

  /// A search about all positions of a small game.
  init(_ space: CodeSpace) {
    table = GuessTable(space)
    candidates = []
    search = OptimalSearch(table, largestMemory: 1 << 18)
  }

  /// A search about the candidates of a position and what becomes of them.
  ///
  /// - Returns: nothing where they are too many for the work allowed.
  init?(_ position: Position, workLimit: Int64) {
    guard position.candidates.count <= 2000,
      let table = GuessTable(
        position.space, candidates: position.candidates, workLimit: Int(min(workLimit / 4, Self.largestTable)))
    else { return nil }
    self.table = table
    candidates = position.candidates
    search = OptimalSearch(table, largestMemory: 1 << 18)
  }

  /// The smallest total of some candidates, and the guess that leads to it.
  ///
  /// - Parameters:
  ///   - guesses: those made so far, as colours.
  ///   - workLimit: how much work may be done; what was done is taken off.
  func best(_ set: [UInt32], after guesses: [[UInt8]], workLimit: inout Int64) -> (guess: Int, total: Int64)? {
    guard let total = total(set, after: guesses, workLimit: &workLimit) else { return nil }
    guard let guess = search.guess(for: indexes(set), after: guesses, mayLookFurther: true) else { return nil }
    return (Int(table.guesses[guess]), total)
  }

  /// The smallest total of some candidates.
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

  /// Where candidates stand in the table. Both lists are in the order of the codes.
  private func indexes(_ set: [UInt32]) -> [UInt16] {
    if table.isWhole { return set.map { UInt16($0) } }
    var indexes: [UInt16] = []
    var place = 0
    for code in set {
      while place < candidates.count, candidates[place] < code { place += 1 }
      guard place < candidates.count, candidates[place] == code else { continue }
      indexes.append(UInt16(place))
    }
    return indexes
  }
}

/// How many guesses some candidates take, by their number alone.
///
/// The estimate is the total of a strategy all of whose guesses make the same number of parts, as full as can be: five
/// ninths of the number of answers. With that the games whose best strategies are known come out within a few
/// hundredths of a guess: 4.61 for three pegs and eight colours, as it is, 4.92 for four and eight instead of 5.00.
struct Estimate {
  private let answerCount: Int64

  /// Estimates for games with so many answers.
  init(_ answers: Answers) {
    answerCount = Int64(answers.count)
  }

  /// The guesses for all of so many candidates together.
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
