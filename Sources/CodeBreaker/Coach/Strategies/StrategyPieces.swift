/// The result of a piece of the search for the best strategy.
public struct StrategyPieceResult: Sendable {
  /// The smallest total if it is below the limit. Otherwise, a lower bound that is at least the limit, or `nil` if the
  /// search was stopped.
  let total: Int?

  /// The guesses in the order in which `StrategyBuilder` requests them. Empty if they weren't computed.
  var guesses: [Int] = []
}

/// The search for the best strategy, divided into independent pieces. The result of a piece depends neither on the
/// others nor on their order, so several threads find the same strategy as a single one.
///
/// To compute the best strategy with a given first guess, there is a piece for each part of that guess. To prove that a
/// first guess isn't better than another one, one piece is enough. It stops when the total reaches the limit.
struct StrategyPieces: Sendable {
  /// The maximum number of sets in a piece's position table, a power of two: at most 100 MB.
  private static let maxPositionCount = 1 << 22

  let space: CodeSpace

  let maxGuesses: Int

  /// One first guess of each equivalence class, most promising first.
  let firstGuesses: [Int]

  private let width: Int
  private let capacities: [Int]
  private let seed: UInt64
  private let table: GuessTable
  private let words: AnswerBits
  private let shouldStop: @Sendable () -> Bool

  /// Creates the pieces of a search.
  ///
  /// - Parameters:
  ///   - space: The code space of the game.
  ///   - maxGuesses: The maximum number of guesses for any code, at least two.
  ///   - width: The maximum number of guesses to search for a large set.
  ///   - seed: The seed for the hashes of sets.
  ///   - shouldStop: A closure that is called from time to time, on any thread, and returns whether to stop.
  init(_ space: CodeSpace, maxGuesses: Int, width: Int, seed: UInt64, shouldStop: @escaping @Sendable () -> Bool) {
    self.space = space
    self.maxGuesses = maxGuesses
    self.width = width
    self.seed = seed
    self.shouldStop = shouldStop
    table = GuessTable(space)
    words = AnswerBits(table)
    capacities = OptimalSearch.capacities(answerCount: space.answers.count)
    firstGuesses = Self.firstGuesses(space, table, capacities)
  }

  /// Whether `width` excludes guesses that might be better.
  var isNarrow: Bool { width < space.count }

  func parts(of guess: Int) -> [[UInt16]] {
    var parts = [[UInt16]](repeating: [], count: space.answers.count)
    let row = table.answers + guess * space.count
    for code in 0..<space.count { parts[Int(row[code])].append(UInt16(code)) }
    return parts
  }

  func floor(_ count: Int) -> Int {
    OptimalSearch.floor(count, capacities)
  }

  /// Returns the best strategy for a part after a first guess if its total is below the limit. The part isn't empty.
  func solve(_ part: [UInt16], after guess: Int, below limit: Int) -> StrategyPieceResult {
    let search = makeSearch()
    let first = space.pegs(of: guess)
    let total = search.total(of: part, below: limit, guessesLeft: maxGuesses - 1, after: [first])
    if let total, total >= limit { return StrategyPieceResult(total: total) }
    let isProven = total != nil
    // After a stop, a heuristic chooses the guesses that weren't searched.
    let heuristic = HeuristicSearch(space)
    var guesses: [Int] = []
    StrategyBuilder.requestGuesses(space, part.map { UInt32($0) }, after: [first]) { candidates, made in
      let set = candidates.map { UInt16($0) }
      let left = maxGuesses - made.count
      let guess =
        search.guess(for: set, guessesLeft: left, after: made, maySearch: isProven)
        ?? heuristic.choice(.entropy, candidates, after: made).guess
      guesses.append(guess)
      return guess
    }
    return StrategyPieceResult(total: total, guesses: guesses)
  }

  /// Returns the smallest total of all codes with the first guess `guess` if it is below the limit. Otherwise, a lower
  /// bound that is at least the limit.
  func total(of guess: Int, below limit: Int) -> StrategyPieceResult {
    let all = (0..<space.count).map { UInt16($0) }
    return StrategyPieceResult(total: makeSearch().total(of: guess, for: all, below: limit, guessesLeft: maxGuesses))
  }

  private func makeSearch() -> OptimalSearch {
    let search = OptimalSearch(table, words: words, maxPositionCount: Self.maxPositionCount, seed: seed)
    search.width = width
    search.shouldStop = shouldStop
    return search
  }

  /// Returns the first guesses, sorted by the lower bounds of their parts' totals, then by the sum of squares.
  private static func firstGuesses(_ space: CodeSpace, _ table: GuessTable, _ capacities: [Int]) -> [Int] {
    let answers = space.answers
    let ranked = Symmetries(space, guesses: [], presentColorMask: space.colorMask).guesses().map { guess in
      var sizes = [Int](repeating: 0, count: answers.count)
      let row = table.answers + Int(guess.code) * space.count
      for code in 0..<space.count { sizes[Int(row[code])] += 1 }
      sizes.remove(at: answers.solvedIndex)
      let floor = sizes.reduce(0) { $0 + OptimalSearch.floor($1, capacities) }
      return (floor: floor, squares: sizes.reduce(0) { $0 + $1 * $1 }, guess: Int(guess.code))
    }
    return ranked.sorted { ($0.floor, $0.squares, $0.guess) < ($1.floor, $1.squares, $1.guess) }.map { $0.guess }
  }
}
