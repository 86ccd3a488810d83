/// What one peg of a guess says about the master code.
public enum Match: Hashable, Sendable {
  /// The peg is not in the code, or each of its kind there is accounted for by another peg of the guess.
  case nomatch
  /// The code has this peg in this place.
  case exact
  /// The code has this peg, but in another place.
  case inexact
}

/// What a player is told about a guess: how many of its pegs match, but not which.
public struct MatchCounts: Hashable, Sendable {
  /// How many pegs are right and in their place.
  public let exact: Int
  /// How many further pegs are right but out of place.
  public let inexact: Int

  /// Makes counts from their parts.
  public init(exact: Int, inexact: Int) {
    self.exact = exact
    self.inexact = inexact
  }

  /// Counts the matches of a guess.
  public init(_ matches: some Sequence<Match>) {
    var exact = 0
    var inexact = 0
    for match in matches {
      switch match {
      case .exact: exact += 1
      case .inexact: inexact += 1
      case .nomatch: break
      }
    }
    self.init(exact: exact, inexact: inexact)
  }
}

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
