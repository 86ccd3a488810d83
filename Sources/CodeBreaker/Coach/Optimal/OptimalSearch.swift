import NumberedGame

/// Finds strategies that need as few guesses as possible, by branch and bound.
///
/// The *total* of a set of candidates is the number of guesses that a strategy needs for all of them together; what is
/// sought is the smallest one. A guess splits the set by its answers, and its total is one guess for each candidate and
/// the totals of the parts. Every guess is allowed, whether it is a candidate or not.
///
/// What keeps the search short:
/// - **Bounds.** With *k* answers, at most 1 candidate is found by the first guess, *k* − 1 by the second, (*k* − 1)² by
///   the third; so *n* candidates have a total of at least `floors[n]`. A part of up to *k* candidates has at least
///   2*n* − 1, so that a guess which makes *m* parts of *n* candidates has at least 3*n* − *m*, less 1 for a candidate.
///   `PartCounter` finds that bound for all guesses at once, and for large sets `PartMeasures` a better one; most guesses
///   need no other look.
/// - **Small sets.** A candidate that tells all others apart is best. Three candidates take 5 guesses or 6.
/// - **Memory.** The total of a set, or the best bound, is kept in a `PositionTable`.
/// - **Symmetries**, where sets are large; see `Symmetries`.
///
/// The memory is unchecked, and sums wrap: no total reaches 2²⁸, and every index comes from the search itself. With
/// checks it would take half as long again.
final class OptimalSearch {
  /// More than any total.
  static let infinity = 1 << 28

  /// How many guesses there may be when there is no limit.
  static let unlimited = 40

  /// A part of a set that has yet to be looked at.
  struct Part {
    /// Where its candidates begin.
    var start: Int32
    /// How many there are.
    var count: Int32
    /// Their hash.
    var key: UInt64
    /// The rest of their hash.
    var check: UInt32
    /// The total or a lower bound of it.
    var bound: Int32
  }

  /// Up to this size all guesses are looked at by the number of parts alone; beyond, by the sizes of the parts.
  static let largestScan = 40

  /// From this size on symmetries are looked for.
  static let smallestSymmetric = 6

  /// Guesses, candidates and answers.
  let table: GuessTable

  /// Work done so far, in units of about a nanosecond of a fast machine.
  var work: Int64 = 0

  /// The search gives up when it has done so much work.
  var workLimit = Int64.max

  /// Is asked from time to time whether to give up.
  var poll: (() -> Bool)?

  /// How many guesses are looked at for a set that is larger than `largestScan`, the most promising ones. With fewer than there are,
  /// totals are the least ones among strategies that keep to such guesses.
  var width = Int.max

  /// Whether the search has given up. Whatever it returns then means nothing.
  var isStopped = false

  let parts: PartCounter
  let positions: PositionTable
  let candidateCount: Int
  let guessCount: Int
  let answerCount: Int
  let answers: UnsafePointer<UInt8>
  let guessOfCandidate: UnsafeMutablePointer<UInt16>

  /// For each candidate a bit for each colour that it has.
  let colorsOfCandidate: UnsafeMutablePointer<UInt16>

  /// A lower bound of the total by the number of candidates.
  let floors: UnsafeMutablePointer<Int32>

  /// The most candidates that can be found by the number of guesses.
  let capacities: [Int]

  /// Whether guesses that look alike are gone through from the last one to the first.
  let isReversed: Bool

  /// Random numbers for hashes.
  let keys: UnsafeMutablePointer<UInt64>
  let checks: UnsafeMutablePointer<UInt32>

  /// Room for sets of candidates, those of the deepest level last.
  private let arena: UnsafeMutablePointer<UInt16>
  let arenaEnd: UnsafeMutablePointer<UInt16>

  /// For each level, the number of parts of each guess.
  var partCounts: [UnsafeMutablePointer<UInt8>] = []

  /// For each level, 32 parts.
  let pendingParts: UnsafeMutablePointer<Part>

  /// The sizes of the parts of one guess and where they begin.
  let sizes: UnsafeMutablePointer<Int>
  let starts: UnsafeMutablePointer<Int>

  /// What was measured of the guesses for a large set.
  let measures: PartMeasures

  /// How many guesses deep the search goes; far beyond what any set asks for.
  static let deepest = 40

  /// With so much work done, it is time to ask whether to give up.
  var pollWork: Int64 = 0

  /// A search about the candidates of a table, up to `UInt16.max` of them, or some of them.
  ///
  /// - Parameters:
  ///   - words: those of the table, if there are some already.
  ///   - largestMemory: how many sets are kept in memory, a power of two.
  ///   - seed: what the hashes of sets are made from. Even ones go through guesses that look alike in reverse order.
  init(_ table: GuessTable, words: AnswerWords? = nil, largestMemory: Int, seed: UInt64 = 1) {
    let words = words ?? AnswerWords(table)
    self.table = table
    isReversed = seed % 2 == 0
    candidateCount = table.candidates.count
    guessCount = table.guesses.count
    answerCount = table.space.answers.count
    answers = UnsafePointer(table.answers)
    parts = PartCounter(words)
    positions = PositionTable(largestCapacity: largestMemory)
    keys = .allocate(capacity: max(1, candidateCount))
    checks = .allocate(capacity: max(1, candidateCount))
    guessOfCandidate = .allocate(capacity: max(1, candidateCount))
    colorsOfCandidate = .allocate(capacity: max(1, candidateCount))
    var random = SplitMix64(seed: seed)
    for index in 0..<candidateCount {
      keys[index] = random.next()
      checks[index] = UInt32(truncatingIfNeeded: random.next())
      guessOfCandidate[index] = table.guessOfCandidate[index]
      let colors = table.space.colors(of: CollectionOfOne(table.candidates[index]))
      colorsOfCandidate[index] = UInt16(truncatingIfNeeded: colors)
    }
    capacities = Self.capacities(answerCount: answerCount)
    floors = .allocate(capacity: candidateCount + 1)
    for count in 0...candidateCount { floors[count] = Int32(Self.floor(count, capacities)) }
    // No path through the tree is that long: even a set that loses only one candidate at each level fits in for a while,
    // and if ever one did not, the search would give up rather than write beyond.
    let arenaSize = candidateCount * 24 + 4096
    arena = .allocate(capacity: arenaSize)
    arenaEnd = arena + arenaSize
    pendingParts = .allocate(capacity: 32 * (Self.deepest + 2))
    sizes = .allocate(capacity: 32)
    starts = .allocate(capacity: 32)
    measures = PartMeasures(words, capacities: capacities, none: Self.infinity)
  }

  deinit {
    keys.deallocate()
    checks.deallocate()
    guessOfCandidate.deallocate()
    colorsOfCandidate.deallocate()
    floors.deallocate()
    arena.deallocate()
    pendingParts.deallocate()
    sizes.deallocate()
    starts.deallocate()
    for buffer in partCounts { buffer.deallocate() }
  }

  /// How many candidates can be found at most by the number of guesses, from none to `unlimited`.
  static func capacities(answerCount: Int) -> [Int] {
    var capacities = [0, 1]
    var width = 1
    while capacities.count <= Self.unlimited {
      width = min(width * (answerCount - 1), 1 << 20)
      capacities.append(capacities[capacities.count - 1] + width)
    }
    return capacities
  }

  /// What so many candidates need at least: one guess each, one more each but for the one that the first guess finds, and so on.
  static func floor(_ count: Int, _ capacities: [Int]) -> Int {
    var floor = 0
    for capacity in capacities {
      guard capacity < count else { break }
      floor += count - capacity
    }
    return floor
  }

  /// The smallest total of some candidates.
  ///
  /// - Parameters:
  ///   - set: some candidates, counted in the table, at least one.
  ///   - limit: what is sought is a total below this one.
  ///   - guessesLeft: how many guesses there may be.
  ///   - guesses: those made so far, as colours, from which symmetries are found.
  /// - Returns: the smallest total if it is below the limit, or else a number that is at least the limit and at most the
  ///   smallest total; `infinity` and more where there is no strategy. Nothing where the search gave up.
  func total(
    of set: some Collection<UInt16>, below limit: Int = OptimalSearch.infinity,
    guessesLeft: Int = OptimalSearch.unlimited, after guesses: [[UInt8]] = []
  ) -> Int? {
    let count = begin(set)
    let (key, check) = hash(arena, count)
    let total = solve(
      arena, count, key, check, limit, min(guessesLeft, Self.unlimited), 0, guesses, arena + count)
    return isStopped ? nil : total
  }

  /// The smallest total of some candidates when the first guess is given.
  ///
  /// - Parameters:
  ///   - guess: the guess, counted in the table.
  ///   - set: some candidates, counted in the table, at least two.
  ///   - limit: what is sought is a total below this one.
  ///   - guessesLeft: how many guesses there may be, this one among them, at least two.
  /// - Returns: as for the smallest total with any guess.
  func total(of guess: Int, for set: [UInt16], below limit: Int, guessesLeft: Int) -> Int? {
    let count = begin(set)
    let node = Node(
      set: arena, count: count, left: min(guessesLeft, Self.unlimited), depth: 0, free: arena + count, best: limit)
    let total = total(of: guess, node, [table.space.pegs(of: Int(table.guesses[guess]))])
    return isStopped ? nil : total
  }

  /// Begins a search about some candidates.
  ///
  /// - Returns: how many there are.
  private func begin(_ set: some Collection<UInt16>) -> Int {
    isStopped = false
    pollWork = work
    var count = 0
    for candidate in set {
      arena[count] = candidate
      count += 1
    }
    return count
  }

  /// What was found out about some candidates, if they are still in memory.
  func known(_ set: some Collection<UInt16>, guessesLeft: Int = OptimalSearch.unlimited) -> PositionTable.Entry? {
    var key: UInt64 = 0
    var check: UInt32 = 0
    for candidate in set {
      key ^= keys[Int(candidate)]
      check ^= checks[Int(candidate)]
    }
    let entry = positions.find(Self.key(key, guessesLeft), check)
    return entry.bound == 0 ? nil : entry
  }

  /// The best guess for some candidates.
  ///
  /// - Parameter mayLookFurther: whether to search for it where it is not in memory.
  /// - Returns: the guess, counted in the table; nothing where there is none or it was not found.
  func guess(
    for set: [UInt16], guessesLeft: Int = OptimalSearch.unlimited, after guesses: [[UInt8]] = [], mayLookFurther: Bool
  ) -> Int? {
    if set.count < 3 { return set.first.map { Int(guessOfCandidate[Int($0)]) } }
    if set.count == 3, guessesLeft > 2 {
      return set.withUnsafeBufferPointer { splitterOfThree($0.baseAddress!) } ?? Int(guessOfCandidate[Int(set[0])])
    }
    if let entry = known(set, guessesLeft: guessesLeft), entry.isExact { return Int(entry.guess) }
    guard mayLookFurther, total(of: set, guessesLeft: guessesLeft, after: guesses) != nil,
      let entry = known(set, guessesLeft: guessesLeft), entry.isExact
    else { return nil }
    return Int(entry.guess)
  }
}
