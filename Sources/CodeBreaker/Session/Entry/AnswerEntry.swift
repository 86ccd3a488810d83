import CodeBreakerModel
import NumberedGame
import PlaySupport

/// An answer that is put together by hand: it is always one that there is.
public struct AnswerEntry: Hashable, Sendable {
  /// The answer, or nothing as long as nothing is said.
  public internal(set) var counts: MatchCounts?

  /// How many pegs a guess has.
  let pegCount: Int

  /// Says how many pegs were right and in their places. How many others were right is then known to be none, as long as
  /// nothing else is said, and never more than there can be. A number that cannot be is not taken.
  mutating func choose(exact: Int) {
    let most = pegCount - exact
    guard exact >= 0, most >= 0 else { return }
    counts = MatchCounts(exact: exact, inexact: most == 1 ? 0 : min(counts?.inexact ?? 0, most))
  }

  /// Says how many pegs were right but out of place. None was in its place then, as long as nothing else is said. A number that
  /// cannot be is not taken.
  mutating func choose(inexact: Int) {
    if canChoose(inexact: inexact) { counts = MatchCounts(exact: counts?.exact ?? 0, inexact: inexact) }
  }

  /// Whether so many pegs can be right but out of place, beside those that are said to be in their places.
  func canChoose(inexact: Int) -> Bool {
    MatchCounts(exact: counts?.exact ?? 0, inexact: inexact).canBe(pegCount: pegCount)
  }

  /// Counts the answer up by a key, from none on: `x` the exact matches, `o` the inexact ones, and from the most that can be
  /// back to 0.
  ///
  /// - Parameter key: the name of the key as UTF-8.
  /// - Returns: whether it was one of these keys.
  mutating func press(_ key: KeyName?) -> Bool {
    switch key {
    case .character(UInt8(ascii: "x")): choose(exact: ((counts?.exact ?? 0) + 1) % (pegCount + 1))
    case .character(UInt8(ascii: "o")):
      let next = (counts?.inexact ?? 0) + 1
      choose(inexact: (next...pegCount + 1).first { canChoose(inexact: $0) } ?? 0)
    default: return false
    }
    return true
  }
}
