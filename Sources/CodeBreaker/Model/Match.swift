/// The match of a peg of a guess with the master code.
public enum Match: Hashable, Sendable {
  /// The peg isn't in the code, or other pegs of the guess match all equal pegs of the code.
  case nomatch
  /// The code has this peg in the same place.
  case exact
  /// The code has this peg, but in another place.
  case inexact
}

/// The answer to a guess: how many of its pegs match, but not which ones.
public struct MatchCounts: Hashable, Sendable {
  /// The number of pegs with the right color in the right place.
  public let exact: Int
  /// The number of other pegs with the right color in the wrong place.
  public let inexact: Int

  /// Creates counts from their parts.
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
  /// Returns the match of each peg of this guess with a master code, in the order of the pegs.
  ///
  /// Exact matches are found first, then inexact ones from left to right. Each peg of `otherCode` is matched only once.
  /// A missing peg matches nothing, not even another missing peg. If `otherCode` is shorter, the pegs beyond its end
  /// can match only inexactly.
  ///
  /// - Complexity: O(*n*²) for codes of *n* pegs.
  public func match(against otherCode: Code) -> [Match] {
    var matches = Array(repeating: Match.nomatch, count: pegs.count)
    var unused = otherCode.pegs
    for index in pegs.indices where index < unused.count {
      guard pegs[index] != Code.missingPeg, pegs[index] == unused[index] else { continue }
      matches[index] = .exact
      // Nothing else can match a peg that was replaced by the missing peg.
      unused[index] = Code.missingPeg
    }
    for index in pegs.indices where matches[index] == .nomatch && pegs[index] != Code.missingPeg {
      guard let partner = unused.firstIndex(of: pegs[index]) else { continue }
      matches[index] = .inexact
      unused[partner] = Code.missingPeg
    }
    return matches
  }
}
