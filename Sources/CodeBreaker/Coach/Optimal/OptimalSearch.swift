import GameCore

/// A branch-and-bound search for strategies that need as few guesses as possible.
///
/// The *total* of a set of candidates is the number of guesses that a strategy needs for all of them together. The
/// search finds the smallest one. The total of a guess is one for each candidate, plus the totals of the parts into
/// which its answers split the set. Any code may be guessed, candidate or not.
///
/// The search is fast because of:
/// - **Bounds.** With *k* answers, the first guess finds at most 1 candidate, the second *k* − 1, and the third (*k* −
///   1)², so *n* candidates have a total of at least `floors[n]`. The total of *n* ≤ *k* candidates is at least 2*n* −
///   1. So a guess that splits *n* candidates into *m* parts has a total of at least 3*n* − *m*, or one less if it is a
///   candidate. `PartCounter` computes this bound for all guesses at once, and `PartMeasures` a better one for large
///   sets. These bounds refute most guesses.
/// - **Small sets.** A candidate that distinguishes all others is best. Three candidates need 5 or 6 guesses.
/// - **Memory.** A `PositionTable` stores the total of a set, or its best bound.
/// - **Symmetries** of large sets (see `Symmetries`).
///
/// Memory accesses and arithmetic are unchecked: no total reaches 2²⁸, and every index comes from the search itself.
/// With checks, the search would take 50 % longer.
final class OptimalSearch {
  /// A number greater than any total.
  static let infinity = 1 << 28

  /// The number of guesses that means no limit.
  static let unlimited = 40

  struct Part {
    var start: Int32
    var count: Int32
    var key: UInt64
    var checkBits: UInt32
    /// The total of the part, or a lower bound of the total.
    var bound: Int32
  }

  /// The maximum size of a set whose guesses are ordered by the number of parts, instead of by the sizes of the parts.
  static let maxScannedSetSize = 40

  /// The minimum size of a set for which symmetries are used.
  static let minSymmetricSetSize = 6

  let table: GuessTable

  /// The work so far, in units of about a nanosecond on a fast machine.
  var work: Int64 = 0

  var workLimit = Int64.max

  /// A closure that is called from time to time, and returns whether to stop.
  var shouldStop: (() -> Bool)?

  /// The maximum number of guesses, most promising first, to search for a set larger than `maxScannedSetSize`. If this
  /// excludes any guesses, totals are the smallest among strategies without those guesses.
  var width = Int.max

  /// Whether the search was stopped. Its results are then meaningless.
  var isStopped = false

  let partCounter: PartCounter
  let positionTable: PositionTable
  let candidateCount: Int
  let guessCount: Int
  let answerCount: Int
  let answers: UnsafePointer<UInt8>
  let guessOfCandidate: UnsafeMutablePointer<UInt16>

  /// A bit mask of the colors of each candidate.
  let colorMaskOfCandidate: UnsafeMutablePointer<UInt16>

  /// A lower bound of the total, indexed by the number of candidates.
  let floors: UnsafeMutablePointer<Int32>

  /// The maximum number of candidates that can be found, indexed by the number of guesses.
  let capacities: [Int]

  /// Whether equally ranked guesses are searched from the last one to the first.
  let isReversed: Bool

  let candidateKeys: UnsafeMutablePointer<UInt64>
  let candidateCheckBits: UnsafeMutablePointer<UInt32>

  /// Memory for sets of candidates, with those of the greatest depth last.
  private let arena: UnsafeMutablePointer<UInt16>
  let arenaEnd: UnsafeMutablePointer<UInt16>

  var partCounts: [UnsafeMutablePointer<UInt8>] = []

  /// Memory for 32 parts for each depth.
  let pendingParts: UnsafeMutablePointer<Part>

  /// The sizes of a guess's parts, and the indexes at which they begin.
  let sizes: UnsafeMutablePointer<Int>
  let starts: UnsafeMutablePointer<Int>

  let partMeasures: PartMeasures

  /// The maximum depth, far greater than any set needs.
  static let maxDepth = 40

  var nextPollWork: Int64 = 0

  /// Creates a search for all or some candidates of a table. The table may have up to `UInt16.max` candidates.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - words: The words of the table, if they already exist.
  ///   - maxPositionCount: The maximum number of sets in the position table, a power of two.
  ///   - seed: The seed for the hashes of sets. If it is even, equally ranked guesses are searched in reverse order.
  init(_ table: GuessTable, words: AnswerBits? = nil, maxPositionCount: Int, seed: UInt64 = 1) {
    let words = words ?? AnswerBits(table)
    self.table = table
    isReversed = seed % 2 == 0
    candidateCount = table.candidates.count
    guessCount = table.guesses.count
    answerCount = table.space.answers.count
    answers = UnsafePointer(table.answers)
    partCounter = PartCounter(words)
    positionTable = PositionTable(maxCapacity: maxPositionCount)
    candidateKeys = .allocate(capacity: max(1, candidateCount))
    candidateCheckBits = .allocate(capacity: max(1, candidateCount))
    guessOfCandidate = .allocate(capacity: max(1, candidateCount))
    colorMaskOfCandidate = .allocate(capacity: max(1, candidateCount))
    var random = SplitMix64(seed: seed)
    for index in 0..<candidateCount {
      candidateKeys[index] = random.next()
      candidateCheckBits[index] = UInt32(truncatingIfNeeded: random.next())
      guessOfCandidate[index] = table.guessOfCandidate[index]
      let colors = table.space.colorMask(of: CollectionOfOne(table.candidates[index]))
      colorMaskOfCandidate[index] = UInt16(truncatingIfNeeded: colors)
    }
    capacities = Self.capacities(answerCount: answerCount)
    floors = .allocate(capacity: candidateCount + 1)
    for count in 0...candidateCount { floors[count] = Int32(Self.floor(count, capacities)) }
    // This is enough for all sets on a path, even if each guess removes only one candidate for a while. If the memory
    // is full, the search stops.
    let arenaSize = candidateCount * 24 + 4096
    arena = .allocate(capacity: arenaSize)
    arenaEnd = arena + arenaSize
    pendingParts = .allocate(capacity: 32 * (Self.maxDepth + 2))
    sizes = .allocate(capacity: 32)
    starts = .allocate(capacity: 32)
    partMeasures = PartMeasures(words, capacities: capacities, uselessBound: Self.infinity)
  }

  deinit {
    candidateKeys.deallocate()
    candidateCheckBits.deallocate()
    guessOfCandidate.deallocate()
    colorMaskOfCandidate.deallocate()
    floors.deallocate()
    arena.deallocate()
    pendingParts.deallocate()
    sizes.deallocate()
    starts.deallocate()
    for buffer in partCounts { buffer.deallocate() }
  }

  /// Returns the maximum number of candidates that guesses can find, indexed by their number, from 0 to `unlimited`.
  static func capacities(answerCount: Int) -> [Int] {
    var capacities = [0, 1]
    var width = 1
    while capacities.count <= Self.unlimited {
      width = min(width * (answerCount - 1), 1 << 20)
      capacities.append(capacities[capacities.count - 1] + width)
    }
    return capacities
  }

  /// Returns a lower bound of the total: a guess per candidate, one more for each that the first can't find, and so on.
  static func floor(_ count: Int, _ capacities: [Int]) -> Int {
    var floor = 0
    for capacity in capacities {
      guard capacity < count else { break }
      floor += count - capacity
    }
    return floor
  }

  /// Returns the smallest total of some candidates.
  ///
  /// - Parameters:
  ///   - set: The indexes of the candidates in the table, at least one.
  ///   - limit: The number that the total must be below.
  ///   - guessesLeft: The maximum number of guesses.
  ///   - guesses: The colors of the guesses so far, from which symmetries are computed.
  /// - Returns: The smallest total if it is below the limit. Otherwise, a lower bound of it that is at least the limit,
  ///   or `infinity` or more if there is no strategy. `nil` if the search was stopped.
  func total(
    of set: some Collection<UInt16>, below limit: Int = OptimalSearch.infinity,
    guessesLeft: Int = OptimalSearch.unlimited, after guesses: [[UInt8]] = []
  ) -> Int? {
    let count = beginSearch(of: set)
    let (key, checkBits) = hash(arena, count)
    let total = solve(
      arena, count, key, checkBits, below: limit, guessesLeft: min(guessesLeft, Self.unlimited), depth: 0,
      after: guesses, freeMemory: arena + count)
    return isStopped ? nil : total
  }

  /// Returns the smallest total of at least two candidates if the first guess is `guess`, or `nil` if the search was
  /// stopped. `guessesLeft` includes the first guess.
  func total(of guess: Int, for set: [UInt16], below limit: Int, guessesLeft: Int) -> Int? {
    let count = beginSearch(of: set)
    let node = Node(
      set: arena, count: count, guessesLeft: min(guessesLeft, Self.unlimited), depth: 0, freeMemory: arena + count,
      bestTotal: limit)
    let total = total(of: guess, node, [table.space.pegs(of: Int(table.guesses[guess]))])
    return isStopped ? nil : total
  }

  private func beginSearch(of set: some Collection<UInt16>) -> Int {
    isStopped = false
    nextPollWork = work
    var count = 0
    for candidate in set {
      arena[count] = candidate
      count += 1
    }
    return count
  }

  /// Returns the index of the best guess in the position table, or `nil` if there is none.
  private func knownGuess(for set: [UInt16], guessesLeft: Int) -> Int? {
    let (key, checkBits) = hash(set, set.count)
    let entry = positionTable.find(Self.positionKey(key, guessesLeft), checkBits)
    return entry.bound != 0 && entry.isExact ? Int(entry.guess) : nil
  }

  /// Returns the index of the best guess for some candidates. `nil` if there is none, if the search was stopped, or if
  /// the guess isn't stored and `maySearch` is `false`.
  func guess(
    for set: [UInt16], guessesLeft: Int = OptimalSearch.unlimited, after guesses: [[UInt8]] = [], maySearch: Bool
  ) -> Int? {
    if set.count < 3 { return set.first.map { Int(guessOfCandidate[Int($0)]) } }
    if set.count == 3, guessesLeft > 2 {
      return splitterOfThree(set) ?? Int(guessOfCandidate[Int(set[0])])
    }
    if let guess = knownGuess(for: set, guessesLeft: guessesLeft) { return guess }
    guard maySearch, total(of: set, guessesLeft: guessesLeft, after: guesses) != nil else { return nil }
    return knownGuess(for: set, guessesLeft: guessesLeft)
  }
}
