extension Code {
  /// Compares this code, a guess, with another one, the master code.
  ///
  /// Exact matches are found first, then inexact ones from left to right, and each peg of the other code is used only
  /// once. A missing peg matches nothing, not even another missing peg. Where one code is longer than the other, what
  /// stands beyond the shorter one's end is in nobody's place, but may still match inexactly.
  ///
  /// - Returns: the match of each peg of this code, in the order of the pegs.
  /// - Complexity: O(*n*²) for codes of *n* pegs.
  public func match(against otherCode: Code) -> [Match] {
    var matches = Array(repeating: Match.nomatch, count: pegs.count)
    var unused = otherCode.pegs
    for place in pegs.indices where place < unused.count {
      guard pegs[place] != Code.missingPeg, pegs[place] == unused[place] else { continue }
      matches[place] = .exact
      // What has been used up is as good as missing: nothing matches it any more.
      unused[place] = Code.missingPeg
    }
    for place in pegs.indices where matches[place] == .nomatch && pegs[place] != Code.missingPeg {
      guard let partner = unused.firstIndex(of: pegs[place]) else { continue }
      matches[place] = .inexact
      unused[partner] = Code.missingPeg
    }
    return matches
  }
}
