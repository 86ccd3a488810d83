import CodeBreakerModel

/// The totals of all first guesses in games too large to solve while the player waits, proved by `OptimalSearch`.
/// `parlor-lab codebreaker strategy` proves a smallest total again. Strategies: `Data/codebreaker-strategies`.
enum OpeningBook {
  private struct Opening {
    let guess: [UInt8]
    let total: Int64

    init(_ guess: [UInt8], _ total: Int64) {
      self.guess = guess
      self.total = total
    }
  }

  /// Returns the book's analysis of the position before the first guess, or `nil` for a later position, or if the book
  /// doesn't have the game or one of the guesses.
  static func analysis(_ position: Position, _ guesses: [[UInt8]]) -> Analysis? {
    guard position.attempts.isEmpty, let openings = openings(position.space),
      let best = openings.min(by: { $0.total < $1.total })
    else { return nil }
    var values: [GuessValue] = []
    for guess in guesses {
      let form = canonicalForm(guess)
      guard let opening = openings.first(where: { $0.guess == form }) else { return nil }
      values.append(value(guess, opening.total, position))
    }
    return Analysis(best: value(best.guess, best.total, position), values: values)
  }

  /// Returns the best first guess, in canonical form, or `nil` if the book doesn't have the game.
  static func bestFirstGuess(_ space: CodeSpace) -> [UInt8]? {
    openings(space)?.min { $0.total < $1.total }?.guess
  }

  private static func value(_ guess: [UInt8], _ total: Int64, _ position: Position) -> GuessValue {
    GuessValue(
      guess: guess, isCandidate: true, total: total, candidateCount: position.candidates.count, method: .exact)
  }

  /// Returns the canonical form of a guess, or `nil` if a peg is missing. It is sorted, and its colors are numbered
  /// from the most frequent one, 0.
  static func canonicalForm(_ guess: [UInt8]) -> [UInt8]? {
    var counts = [Int](repeating: 0, count: 16)
    for color in guess { counts[Int(color & 15)] += 1 }
    guard counts[Int(CodeText.missingColor)] == 0 else { return nil }
    counts.sort(by: >)
    var form: [UInt8] = []
    for (color, count) in counts.enumerated() { for _ in 0..<count { form.append(UInt8(color)) } }
    return form
  }

  private static func openings(_ space: CodeSpace) -> [Opening]? {
    switch (space.pegCount, space.colorCount) {
    case (3, 8):
      [Opening([0, 0, 0], 2648), Opening([0, 0, 1], 2431), Opening([0, 1, 2], 2359)]
    case (3, 9):
      [Opening([0, 0, 0], 4000), Opening([0, 0, 1], 3704), Opening([0, 1, 2], 3596)]
    case (3, 10):
      [Opening([0, 0, 0], 5808), Opening([0, 0, 1], 5394), Opening([0, 1, 2], 5242)]
    case (3, 11):
      [Opening([0, 0, 0], 8139), Opening([0, 0, 1], 7597), Opening([0, 1, 2], 7361)]
    case (3, 12):
      [Opening([0, 0, 0], 11071), Opening([0, 0, 1], 10385), Opening([0, 1, 2], 10076)]
    case (4, 6):
      [
        Opening([0, 0, 0, 0], 6318),
        Opening([0, 0, 0, 1], 5791),
        Opening([0, 0, 1, 1], 5702),
        Opening([0, 0, 1, 2], 5625),
        Opening([0, 1, 2, 3], 5673),
      ]
    case (4, 7):
      [
        Opening([0, 0, 0, 0], 12603),
        Opening([0, 0, 0, 1], 11590),
        Opening([0, 0, 1, 1], 11425),
        Opening([0, 0, 1, 2], 11228),
        Opening([0, 1, 2, 3], 11269),
      ]
    case (5, 5):
      [
        Opening([0, 0, 0, 0, 0], 15356),
        Opening([0, 0, 0, 0, 1], 14075),
        Opening([0, 0, 0, 1, 1], 13639),
        Opening([0, 0, 0, 1, 2], 13613),
        Opening([0, 0, 1, 1, 2], 13496),
        Opening([0, 0, 1, 2, 3], 13642),
        Opening([0, 1, 2, 3, 4], 14081),
      ]
    case (4, 8):
      [
        Opening([0, 0, 0, 0], 22814),
        Opening([0, 0, 0, 1], 21172),
        Opening([0, 0, 1, 1], 20932),
        Opening([0, 0, 1, 2], 20491),
        Opening([0, 1, 2, 3], 20471),
      ]
    case (6, 4):
      [
        Opening([0, 0, 0, 0, 0, 0], 20141),
        Opening([0, 0, 0, 0, 0, 1], 18365),
        Opening([0, 0, 0, 0, 1, 1], 17559),
        Opening([0, 0, 0, 0, 1, 2], 17524),
        Opening([0, 0, 0, 1, 1, 1], 17510),
        Opening([0, 0, 0, 1, 1, 2], 17281),
        Opening([0, 0, 0, 1, 2, 3], 17444),
        Opening([0, 0, 1, 1, 2, 2], 17408),
        Opening([0, 0, 1, 1, 2, 3], 17544),
      ]
    case (4, 9):
      [
        Opening([0, 0, 0, 0], 38575),
        Opening([0, 0, 0, 1], 35980),
        Opening([0, 0, 1, 1], 35680),
        Opening([0, 0, 1, 2], 34880),
        Opening([0, 1, 2, 3], 34666),
      ]
    case (5, 6):
      [
        Opening([0, 0, 0, 0, 0], 41289),
        Opening([0, 0, 0, 0, 1], 38113),
        Opening([0, 0, 0, 1, 1], 37239),
        Opening([0, 0, 0, 1, 2], 37001),
        Opening([0, 0, 1, 1, 2], 36721),
        Opening([0, 0, 1, 2, 3], 36905),
        Opening([0, 1, 2, 3, 4], 37475),
      ]
    case (4, 10):
      [
        Opening([0, 0, 0, 0], 61673),
        Opening([0, 0, 0, 1], 57829),
        Opening([0, 0, 1, 1], 57434),
        Opening([0, 0, 1, 2], 56054),
        Opening([0, 1, 2, 3], 55632),
      ]
    default: nil
    }
  }
}
