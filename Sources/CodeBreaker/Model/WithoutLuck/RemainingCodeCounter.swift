/// A counter of the codes that fit some answers, grouped by the answer to a further guess.
///
/// Codes are built peg by peg, and abandoned as soon as they can't fit. Colors that no guess has are treated as one
/// color that counts several times. So counting takes a fraction of a second even for the three million codes of six
/// pegs and twelve colors.
struct RemainingCodeCounter {
  /// The size of an array indexed by `index(of:)`, large enough for six pegs.
  static let answerIndexCount = 56

  private let pegCount: Int

  /// The guesses' colors in ascending order. The index of a color is its slot. All other colors share one more slot.
  private let colors: [UInt8]

  private let otherCount: Int

  private let guesses: [[UInt8]]

  /// For each guess but the last, the required number of exact matches, and of all matches.
  private let requiredExactCounts: [Int]
  private let requiredMatchCounts: [Int]

  /// For each guess and slot, the number of pegs of that color.
  private var colorCounts: [Int] = []

  /// For each position and guess, the number of exact matches and of all matches of the pegs before that position.
  private var exactCounts: [Int]
  private var matchCounts: [Int]

  /// The number of pegs of each slot in the current partial code.
  private var used: [Int]

  /// The slots of the current partial code.
  private var code: [Int]

  private var counts = [Int](repeating: 0, count: answerIndexCount)

  /// Creates a counter of the answers to `guess` after the answered attempts. Missing pegs match nothing.
  init(pegCount: Int, choiceCount: Int, attempts: [AnsweredGuess], guess: [UInt8]) {
    self.pegCount = pegCount
    let guesses = attempts.map { $0.guess } + [guess]
    let colors = (0..<UInt8(choiceCount)).filter { color in guesses.contains { $0.contains(color) } }
    otherCount = choiceCount - colors.count
    let slots = colors.count + (otherCount > 0 ? 1 : 0)
    self.colors = colors
    self.guesses = guesses.map { guess in guess.map { UInt8(colors.firstIndex(of: $0) ?? Int(CodeText.missingColor)) } }
    requiredExactCounts = attempts.map { $0.counts.exact }
    requiredMatchCounts = attempts.map { $0.counts.exact + $0.counts.inexact }
    exactCounts = Array(repeating: 0, count: (pegCount + 1) * guesses.count)
    matchCounts = exactCounts
    used = Array(repeating: 0, count: slots)
    code = Array(repeating: 0, count: pegCount)
    for guess in self.guesses {
      colorCounts += (0..<slots).map { slot in guess.reduce(0) { $0 + (Int($1) == slot ? 1 : 0) } }
    }
  }

  /// Returns the number of fitting codes for each answer to the new guess, at the index `index(of:)`.
  mutating func countCodes() -> [Int] {
    walk(from: 0, weight: 1, stopsAtFirst: false)
    return counts
  }

  /// The number of codes of the game, where codes that differ only in unguessed colors count once.
  var maxDifferentCodeCount: Int { (0..<pegCount).reduce(1) { count, _ in count * used.count } }

  mutating func firstCode() -> [UInt8]? {
    guard walk(from: 0, weight: 1, stopsAtFirst: true) else { return nil }
    // The other colors are interchangeable, so use the first.
    let other = (0..<UInt8.max).first { !colors.contains($0) } ?? 0
    return code.map { $0 < colors.count ? colors[$0] : other }
  }

  static func index(of counts: MatchCounts) -> Int { counts.exact * 8 + counts.inexact }

  /// Tries each color at a position, and continues with the next position.
  ///
  /// - Parameters:
  ///   - position: The position of the peg, counted from 0.
  ///   - weight: The number of codes that the pegs before the position represent.
  ///   - stopsAtFirst: Whether to stop at the first code.
  /// - Returns: Whether the walk stopped.
  @discardableResult
  private mutating func walk(from position: Int, weight: Int, stopsAtFirst: Bool) -> Bool {
    let last = guesses.count - 1
    if position == pegCount {
      let end = position * guesses.count + last
      counts[exactCounts[end] * 8 + matchCounts[end] - exactCounts[end]] += weight
      return stopsAtFirst
    }
    let others = colors.count
    // In ascending order, the shared slot comes where the first of its colors would come.
    let turn = stopsAtFirst && otherCount > 0 ? colors.indices.first { Int(colors[$0]) != $0 } ?? others : others
    for step in used.indices {
      let slot = step < turn ? step : step == turn && otherCount > 0 ? others : otherCount > 0 ? step - 1 : step
      guard updateMatches(slot, at: position) else { continue }
      used[slot] += 1
      code[position] = slot
      let isOther = slot == others
      if walk(from: position + 1, weight: isOther ? weight * otherCount : weight, stopsAtFirst: stopsAtFirst) {
        return true
      }
      used[slot] -= 1
    }
    return false
  }

  /// Updates the matches for the color of `slot` at `position`, and returns whether a code with it can still fit.
  private mutating func updateMatches(_ slot: Int, at position: Int) -> Bool {
    let count = guesses.count
    let (here, next) = (position * count, (position + 1) * count)
    let left = pegCount - position - 1
    for index in 0..<count {
      let exactNow = exactCounts[here + index] + (Int(guesses[index][position]) == slot ? 1 : 0)
      let allNow = matchCounts[here + index] + (colorCounts[index * used.count + slot] > used[slot] ? 1 : 0)
      exactCounts[next + index] = exactNow
      matchCounts[next + index] = allNow
      guard index < requiredExactCounts.count else { break }
      let (wanted, wantedAll) = (requiredExactCounts[index], requiredMatchCounts[index])
      if exactNow > wanted || exactNow + left < wanted || allNow > wantedAll || allNow + left < wantedAll {
        return false
      }
    }
    return true
  }
}
