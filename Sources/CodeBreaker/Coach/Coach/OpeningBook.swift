import CodeBreakerModel

/// For each first guess, the total number of guesses over all codes, in games too large to solve while the player
/// waits. `OptimalSearch` proved these totals, and `parlor-lab codebreaker strategy` proves the smallest one again.
/// Strategies: `Data/codebreaker-strategies`.
enum OpeningBook {
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
      values.append(position.value(of: guess, total: opening.total, .exact))
    }
    return Analysis(best: position.value(of: best.guess, total: best.total, .exact), values: values)
  }

  /// Returns the best first guess, in canonical form, or `nil` if the book doesn't have the game.
  static func bestFirstGuess(_ space: CodeSpace) -> [UInt8]? {
    openings(space)?.min { $0.total < $1.total }?.guess
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

  /// Returns a first guess of each equivalence class, in canonical form, with its total, or `nil` if the book doesn't
  /// have the game.
  private static func openings(_ space: CodeSpace) -> [(guess: [UInt8], total: Int64)]? {
    guard let totals = totals(space) else { return nil }
    let guesses = Symmetries(space, guesses: [], presentColorMask: space.colorMask).guesses()
    return zip(guesses, totals).map { guess, total in (space.pegs(of: Int(guess.code)), total) }
  }

  /// Returns the totals of the first guesses in canonical form, in the order of the codes.
  private static func totals(_ space: CodeSpace) -> [Int64]? {
    switch (space.pegCount, space.colorCount) {
    case (3, 8): [2648, 2431, 2359]
    case (3, 9): [4000, 3704, 3596]
    case (3, 10): [5808, 5394, 5242]
    case (3, 11): [8139, 7597, 7361]
    case (3, 12): [11071, 10385, 10076]
    case (4, 6): [6318, 5791, 5702, 5625, 5673]
    case (4, 7): [12603, 11590, 11425, 11228, 11269]
    case (5, 5): [15356, 14075, 13639, 13613, 13496, 13642, 14081]
    case (4, 8): [22814, 21172, 20932, 20491, 20471]
    case (6, 4): [20141, 18365, 17559, 17524, 17510, 17281, 17444, 17408, 17544]
    case (4, 9): [38575, 35980, 35680, 34880, 34666]
    case (5, 6): [41289, 38113, 37239, 37001, 36721, 36905, 37475]
    case (4, 10): [61673, 57829, 57434, 56054, 55632]
    default: nil
    }
  }
}
