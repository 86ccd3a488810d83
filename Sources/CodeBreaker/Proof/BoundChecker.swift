/// Checks that no strategy for a game of Mastermind needs fewer guesses than a bound.
///
/// The *total* of a set of codes is the number of guesses that a strategy needs for all of them together, if it needs as
/// few as possible. A guess splits a set by its answers, and costs one guess for each code of the set, and the totals of
/// the parts; the part that is the guess itself needs no more. So a set needs at least *b* if for every guess the size of
/// the set and some bounds of the parts come to *b* or more. That is all there is to it. The checker knows nothing else
/// but
/// - a **floor** for any set of so many codes, which the number of answers sets (`floors`), and which a set misses if none
///   of its codes tells all others apart (`known`);
/// - that a guess which tells nothing is of no use: what follows it needs as much as the set, and more;
/// - that guesses which an exchange of places and colors turns into one another need the same, and that colors which no
///   code of the set has are all the same (`GuessSymmetry`);
/// - what it has checked before: the same set, not one that looks alike, comes up in many places.
///
/// Where what is known of the parts does not refute a guess, a proof says how much more some of them need, and that is
/// checked in the same way. Nobody has to trust the search that wrote the proof: this file, `GuessSymmetry` and `ProofGame`
/// are all that there is to trust, and they depend on nothing.
final class BoundChecker<Source: RaiseSource> {
  /// How much more parts need than is known.
  private(set) var source: Source

  /// How many sets have been looked at.
  private(set) var setCount = 0

  private let game: ProofGame

  /// What has been checked: the best bound of each set so far. Sets are in the order of their codes, and compared whole.
  private var proven: [[UInt16]: Int] = [:]

  /// A lower bound of the total by the number of codes. One guess finds at most one code, and each of the other *k* − 1 of
  /// *k* answers leads to a guess that finds one, and so on.
  private let floors: [Int]

  /// A checker of one game.
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

  /// Checks that some codes need so many guesses.
  ///
  /// - Parameters:
  ///   - set: codes in their order.
  ///   - guesses: those that lead to the set from all codes.
  func check(_ set: [UInt16], needs bound: Int, after guesses: [Int]) throws(ProofFault) {
    if known(set) >= bound { return }
    // Of one code and of two, what is known is the total.
    guard set.count > 2 else { throw .tooLow }
    setCount += 1
    var sizes = [Int](repeating: 0, count: game.answerCount)
    for guess in GuessSymmetry(game, after: guesses).representatives(for: set) {
      game.count(set, by: guess, into: &sizes)
      var reached = set.count
      var tellsNothing = false
      for size in sizes.dropLast() {
        reached += floors[size]
        if size == set.count { tellsNothing = true }
      }
      if tellsNothing || reached >= bound { continue }
      let parts = parts(of: set, by: guess)
      let bounds = parts.map(known)
      for (part, bound) in zip(parts, bounds) { reached += bound - floors[part.count] }
      if reached >= bound { continue }
      let next = guesses + [guess]
      let raises = try source.raises(of: parts, above: bounds, missing: bound - reached, after: next)
      for raise in raises { reached += raise }
      guard reached >= bound else { throw .tooLow }
      for (index, raise) in raises.enumerated() where raise > 0 {
        try check(parts[index], needs: bounds[index] + raise, after: next)
      }
    }
    proven[set] = bound
  }

  /// The best bound of a set so far.
  ///
  /// With up to *k* codes, where *k* is the number of answers, all *n* of them are found with 2*n* − 1 guesses if one of them
  /// tells all others apart. Any other guess makes at most *n* − 1 parts beside its own code, or *n* without one, and that
  /// comes to 2*n* at least.
  private func known(_ set: [UInt16]) -> Int {
    let count = set.count
    if let bound = proven[set] { return bound }
    if count > game.answerCount { return floors[count] }
    return set.contains { game.tellsApart(set, by: Int($0)) } ? 2 * count - 1 : 2 * count
  }

  /// The parts into which a guess splits a set, in the order of the answers: those of three codes and more. Of the others
  /// there is no more to say than their floors.
  private func parts(of set: [UInt16], by guess: Int) -> [[UInt16]] {
    var parts = [[UInt16]](repeating: [], count: game.answerCount)
    for code in set { parts[game.answer(guess, to: Int(code))].append(code) }
    return parts.filter { $0.count > 2 }
  }
}

/// Says how much more parts need than is known: a proof, or whoever writes one. Nobody has to believe it.
protocol RaiseSource {
  /// How much more each part needs at least, as far as that matters; as many numbers as parts.
  ///
  /// - Parameters:
  ///   - parts: those of three codes and more, in the order of the answers.
  ///   - bounds: how many guesses each is known to need.
  ///   - missing: how much more all of them together have to need.
  ///   - guesses: those that led there.
  mutating func raises(
    of parts: [[UInt16]], above bounds: [Int], missing: Int, after guesses: [Int]
  ) throws(ProofFault) -> [Int]
}
