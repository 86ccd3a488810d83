/// Counts the codes that fit some answers, by the answer that one more guess would get.
///
/// A code is put together peg by peg, and left as soon as it cannot fit. Colors that no guess has are all alike: they are one
/// color that counts several times. So even among the three million codes of six pegs and twelve colors an answer takes a
/// fraction of a second.
struct RemainingCodes {
  /// As many counts as `place(of:)` needs for six pegs.
  private static let countOfPlaces = 56

  private let pegCount: Int

  /// The colors that guesses have, in their order. Behind them comes one that stands for all others, where there are others.
  private let colors: [UInt8]

  /// How many colors no guess has.
  private let otherCount: Int

  /// The guesses that have answers, and behind them the one that is asked about.
  private let guesses: [[UInt8]]

  /// What the codes have to fit, one for each guess but the last: the exact matches, and all matches.
  private let exactWanted: [Int]
  private let allWanted: [Int]

  /// For each guess and each color, how often the guess has it.
  private var colorCounts: [Int] = []

  /// For each place and each guess, what matches in front of it.
  private var exact: [Int]
  private var all: [Int]

  /// How often the code that is being put together has each color.
  private var used: [Int]

  /// The places of its colors.
  private var code: [Int]

  private var counts = [Int](repeating: 0, count: countOfPlaces)

  /// - Parameters:
  ///   - attempts: the answers. Missing pegs match nothing.
  ///   - guess: the guess that is asked about, as many colors as a code has pegs.
  init(pegCount: Int, choiceCount: Int, attempts: [AnsweredGuess], guess: [UInt8]) {
    self.pegCount = pegCount
    let guesses = attempts.map { $0.guess } + [guess]
    let colors = (0..<UInt8(choiceCount)).filter { color in guesses.contains { $0.contains(color) } }
    otherCount = choiceCount - colors.count
    let slots = colors.count + (otherCount > 0 ? 1 : 0)
    self.colors = colors
    self.guesses = guesses.map { guess in guess.map { UInt8(colors.firstIndex(of: $0) ?? Int(CodeText.missing)) } }
    exactWanted = attempts.map { $0.counts.exact }
    allWanted = attempts.map { $0.counts.exact + $0.counts.inexact }
    exact = Array(repeating: 0, count: (pegCount + 1) * guesses.count)
    all = exact
    used = Array(repeating: 0, count: slots)
    code = Array(repeating: 0, count: pegCount)
    for guess in self.guesses {
      colorCounts += (0..<slots).map { slot in guess.reduce(0) { $0 + (Int($1) == slot ? 1 : 0) } }
    }
  }

  /// How many codes fit, by the answer that the guess would get, at `place(of:)`.
  mutating func sizes() -> [Int] {
    walk(from: 0, weight: 1, toFirst: false)
    return counts
  }

  /// The first code that fits, in the order of the codes, or nothing where none does.
  mutating func first() -> [UInt8]? {
    guard walk(from: 0, weight: 1, toFirst: true) else { return nil }
    // The others are alike, and the first of them is in none of the guesses.
    let other = (0..<UInt8.max).first { !colors.contains($0) } ?? 0
    return code.map { $0 < colors.count ? colors[$0] : other }
  }

  /// Where the count of an answer stands.
  static func place(of counts: MatchCounts) -> Int { counts.exact * 8 + counts.inexact }

  /// Tries each color at a place, and goes on behind it.
  ///
  /// - Parameters:
  ///   - weight: how many codes what stands in front stands for.
  ///   - toFirst: whether to stop at the first code.
  /// - Returns: whether it was stopped.
  @discardableResult
  private mutating func walk(from place: Int, weight: Int, toFirst: Bool) -> Bool {
    let last = guesses.count - 1
    if place == pegCount {
      let end = place * guesses.count + last
      counts[exact[end] * 8 + all[end] - exact[end]] += weight
      return toFirst
    }
    let others = colors.count
    // In the order of the codes, the color that stands for the others comes where the first of them does.
    let turn = toFirst && otherCount > 0 ? colors.indices.first { Int(colors[$0]) != $0 } ?? others : others
    for step in used.indices {
      let slot = step < turn ? step : step == turn && otherCount > 0 ? others : otherCount > 0 ? step - 1 : step
      guard fits(slot, at: place) else { continue }
      used[slot] += 1
      code[place] = slot
      let isOther = slot == others
      if walk(from: place + 1, weight: isOther ? weight * otherCount : weight, toFirst: toFirst) { return true }
      used[slot] -= 1
    }
    return false
  }

  /// Counts what matches with a color at a place, and tells whether a code can go on so.
  private mutating func fits(_ slot: Int, at place: Int) -> Bool {
    let count = guesses.count
    let (here, next) = (place * count, (place + 1) * count)
    let left = pegCount - place - 1
    for index in 0..<count {
      let exactNow = exact[here + index] + (Int(guesses[index][place]) == slot ? 1 : 0)
      let allNow = all[here + index] + (colorCounts[index * used.count + slot] > used[slot] ? 1 : 0)
      exact[next + index] = exactNow
      all[next + index] = allNow
      guard index < exactWanted.count else { break }
      let (wanted, wantedAll) = (exactWanted[index], allWanted[index])
      if exactNow > wanted || exactNow + left < wanted || allNow > wantedAll || allNow + left < wantedAll {
        return false
      }
    }
    return true
  }
}
