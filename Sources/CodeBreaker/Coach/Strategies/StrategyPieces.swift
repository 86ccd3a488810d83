/// A piece of the search for the best strategy.
public struct StrategyPiece: Sendable {
  /// The fewest guesses that are needed, or a lower bound that is at least the limit that there was; nothing where the search
  /// was given up.
  let total: Int?

  /// The guesses of the strategy in the order in which `StrategyBuilder` asks for them. Empty where they were not sought.
  var guesses: [Int] = []
}

/// The search for the best strategy, cut into pieces that know nothing of one another: what comes out of one depends neither on
/// the others nor on their order, so that several threads come to the same strategy as a single one.
///
/// A first guess is solved by its parts, a piece for each. That it is not better than another one, a single piece proves,
/// which needs to look at its parts only as long as their totals are below the limit.
struct StrategyPieces: Sendable {
  /// How many sets each piece remembers, a power of two: 100 MB at most.
  private static let largestMemory = 1 << 22

  let space: CodeSpace

  /// The most guesses that any code may take.
  let guessLimit: Int

  /// The first guesses of which no two are alike, the most promising one first.
  let firstGuesses: [Int]

  private let width: Int
  private let capacities: [Int]
  private let seed: UInt64
  private let table: GuessTable
  private let words: AnswerWords
  private let poll: @Sendable () -> Bool

  /// - Parameters:
  ///   - guessLimit: the most guesses that any code may take, at least two.
  ///   - width: how many guesses are looked at for a large set.
  ///   - seed: what the hashes of sets are made from.
  ///   - poll: is asked from time to time, by any thread, whether to give up.
  init(_ space: CodeSpace, guessLimit: Int, width: Int, seed: UInt64, poll: @escaping @Sendable () -> Bool) {
    self.space = space
    self.guessLimit = guessLimit
    self.width = width
    self.seed = seed
    self.poll = poll
    table = GuessTable(space)
    words = AnswerWords(table)
    capacities = OptimalSearch.capacities(answerCount: space.answers.count)
    firstGuesses = Self.firstGuesses(space, table, capacities)
  }

  /// Whether guesses are left out that might be better.
  var isNarrow: Bool { width < space.count }

  /// The codes that are left after a first guess, by its answers.
  func parts(of guess: Int) -> [[UInt16]] {
    var parts = [[UInt16]](repeating: [], count: space.answers.count)
    let row = table.answers + guess * space.count
    for code in 0..<space.count { parts[Int(row[code])].append(UInt16(code)) }
    return parts
  }

  /// What a part needs at least, for its size alone.
  func floor(_ count: Int) -> Int {
    OptimalSearch.floor(count, capacities)
  }

  /// The best strategy for what is left after a first guess.
  ///
  /// - Parameters:
  ///   - part: some codes, at least one.
  ///   - limit: what is sought is a total below this one.
  func solve(_ part: [UInt16], after guess: Int, below limit: Int) -> StrategyPiece {
    let search = newSearch()
    let first = space.pegs(of: guess)
    let total = search.total(of: part, below: limit, guessesLeft: guessLimit - 1, after: [first])
    if let total, total >= limit { return StrategyPiece(total: total) }
    let isProven = total != nil
    // What was not looked at yet where the search was given up is left to a rule of thumb.
    let heuristic = HeuristicSearch(space)
    var guesses: [Int] = []
    StrategyBuilder.build(space, part.map { UInt32($0) }, after: [first]) { candidates, made in
      let set = candidates.map { UInt16($0) }
      let left = guessLimit - made.count
      let guess =
        search.guess(for: set, guessesLeft: left, after: made, mayLookFurther: isProven)
        ?? heuristic.choice(.entropy, candidates, after: made).guess
      guesses.append(guess)
      return guess
    }
    return StrategyPiece(total: total, guesses: guesses)
  }

  /// What all codes need with a first guess, if that is below a limit, or else a lower bound that is not.
  func total(of guess: Int, below limit: Int) -> StrategyPiece {
    let all = (0..<space.count).map { UInt16($0) }
    return StrategyPiece(total: newSearch().total(of: guess, for: all, below: limit, guessesLeft: guessLimit))
  }

  private func newSearch() -> OptimalSearch {
    let search = OptimalSearch(table, words: words, largestMemory: Self.largestMemory, seed: seed)
    search.width = width
    search.poll = poll
    return search
  }

  /// By what their parts need at least for their sizes, and where that is equal by the sum of squares.
  private static func firstGuesses(_ space: CodeSpace, _ table: GuessTable, _ capacities: [Int]) -> [Int] {
    let answers = space.answers
    let all: UInt32 = 1 << UInt32(space.colorCount) - 1
    let ranked = Symmetries(space, guesses: [], present: all).guesses().map { guess in
      var sizes = [Int](repeating: 0, count: answers.count)
      let row = table.answers + Int(guess.code) * space.count
      for code in 0..<space.count { sizes[Int(row[code])] += 1 }
      sizes.remove(at: answers.solved)
      let floor = sizes.reduce(0) { $0 + OptimalSearch.floor($1, capacities) }
      return (floor: floor, squares: sizes.reduce(0) { $0 + $1 * $1 }, guess: Int(guess.code))
    }
    return ranked.sorted { ($0.floor, $0.squares, $0.guess) < ($1.floor, $1.squares, $1.guess) }.map { $0.guess }
  }
}
