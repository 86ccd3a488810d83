/// A checker that verifies that no strategy for a game of Mastermind needs fewer guesses than a bound.
///
/// The *total* of a set of codes is the number of guesses that the best strategy needs for all of its codes together. A
/// guess costs one for each code of the set, plus the totals of the parts into which its answers split the set, except
/// the part with the guess itself. So a set needs at least *b* guesses if, for every guess, the size of the set plus
/// the lower bounds of the parts is at least *b*. The checker uses only this and:
/// - a **floor**: a lower bound for all sets of a size, from the number of answers (`floors`). A small set needs one
///   more guess if none of its codes distinguishes all others (`knownBound`).
/// - the fact that a guess that doesn't split the set is useless, because the same set remains.
/// - symmetries: guesses that a permutation of places and colors maps to each other need the same number of guesses,
///   and colors that no code of the set has are interchangeable (`GuessSymmetry`).
/// - its earlier results, because the same set comes up in many places.
///
/// If known bounds don't refute a guess, the proof states by how much some parts exceed them, and the checker verifies
/// that in the same way. So only this file, `GuessSymmetry`, and `ProofGame`, which have no dependencies, have to be
/// trusted, and not the search that wrote the proof.
final class BoundChecker<Source: RaiseSource> {
  private(set) var source: Source

  private(set) var checkedSetCount = 0

  private let game: ProofGame

  /// The best bound of each checked set. The keys are complete sets, sorted by code.
  private var provenBounds: [[UInt16]: Int] = [:]

  /// A lower bound of the total, indexed by the number of codes. The first guess finds at most one code, each of the
  /// *k* − 1 other answers leads to a second guess that finds at most one, and so on.
  private let floors: [Int]

  init(_ game: ProofGame, source: Source) {
    self.game = game
    self.source = source
    var floors = [0]
    var (guessNumber, room, width) = (1, 1, 1)
    for count in 0..<game.codeCount {
      if room == 0 {
        guessNumber += 1
        width *= game.answerCount - 1
        room = width
      }
      floors.append(floors[count] + guessNumber)
      room -= 1
    }
    self.floors = floors
  }

  /// Verifies that a set of codes needs at least `bound` guesses.
  ///
  /// - Parameters:
  ///   - set: The codes in ascending order.
  ///   - bound: The bound to verify.
  ///   - guesses: The guesses that lead from all codes to the set.
  /// - Throws: `ProofFault.unrefutedGuess` if the proof doesn't show the bound, or an error of the source.
  func check(_ set: [UInt16], needs bound: Int, after guesses: [Int]) throws(ProofFault) {
    if knownBound(of: set) >= bound { return }
    // The known bound of one or two codes is their exact total.
    guard set.count > 2 else { throw .unrefutedGuess }
    checkedSetCount += 1
    var sizes = [Int](repeating: 0, count: game.answerCount)
    for guess in GuessSymmetry(game, after: guesses).representatives(for: set) {
      game.count(set, by: guess, into: &sizes)
      var reached = set.count
      var isUninformative = false
      for size in sizes.dropLast() {
        reached += floors[size]
        if size == set.count { isUninformative = true }
      }
      if isUninformative || reached >= bound { continue }
      let parts = parts(of: set, by: guess)
      let bounds = parts.map(knownBound)
      for (part, bound) in zip(parts, bounds) { reached += bound - floors[part.count] }
      if reached >= bound { continue }
      let next = guesses + [guess]
      let raises = try source.raises(of: parts, above: bounds, missing: bound - reached, after: next)
      for raise in raises { reached += raise }
      guard reached >= bound else { throw .unrefutedGuess }
      for (index, raise) in raises.enumerated() where raise > 0 {
        try check(parts[index], needs: bounds[index] + raise, after: next)
      }
    }
    provenBounds[set] = bound
  }

  /// Returns the best known bound of a set.
  ///
  /// Let *k* be the number of answers. A set of *n* ≤ *k* codes needs 2*n* − 1 guesses if one of its codes
  /// distinguishes all others. Any other guess of the set makes at most *n* − 1 parts including its own code, and a
  /// guess outside the set at most *n* parts, so both need at least 2*n* guesses.
  private func knownBound(of set: [UInt16]) -> Int {
    let count = set.count
    if let bound = provenBounds[set] { return bound }
    if count > game.answerCount { return floors[count] }
    return set.contains { game.distinguishes(set, by: Int($0)) } ? 2 * count - 1 : 2 * count
  }

  /// Returns the parts with at least three codes, in the order of the answers. Smaller parts are left out, because
  /// their floors are already exact.
  private func parts(of set: [UInt16], by guess: Int) -> [[UInt16]] {
    var parts = [[UInt16]](repeating: [], count: game.answerCount)
    for code in set { parts[game.answer(to: guess, code: Int(code))].append(code) }
    return parts.filter { $0.count > 2 }
  }
}

/// A source of raises, which state by how much parts exceed their known bounds: a proof, or its writer.
protocol RaiseSource {
  /// Returns the raise of each part.
  ///
  /// - Parameters:
  ///   - parts: The parts of three or more codes, in the order of the answers.
  ///   - bounds: The known bound of each part.
  ///   - missing: The required sum of the raises. Raises beyond it may be left out.
  ///   - guesses: The guesses that lead to the parts.
  mutating func raises(
    of parts: [[UInt16]], above bounds: [Int], missing: Int, after guesses: [Int]
  ) throws(ProofFault) -> [Int]
}
