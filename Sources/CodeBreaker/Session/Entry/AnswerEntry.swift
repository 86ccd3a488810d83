import CodeBreakerModel
import NumberedGame
import PlaySupport

/// An answer that the player enters for a guess. It's always one that a guess can get.
public struct AnswerEntry: Hashable, Sendable {
  /// The answer, or `nil` if the player hasn't entered anything.
  public internal(set) var counts: MatchCounts?

  let pegCount: Int

  /// Sets how many pegs are in the right place. Sets the number of right pegs in the wrong place to 0 if it isn't chosen yet,
  /// and reduces it if it's too large. Ignores a number that isn't possible.
  mutating func choose(exact: Int) {
    let most = pegCount - exact
    guard exact >= 0, most >= 0 else { return }
    counts = MatchCounts(exact: exact, inexact: most == 1 ? 0 : min(counts?.inexact ?? 0, most))
  }

  /// Sets how many right pegs are in the wrong place. Sets the number of pegs in the right place to 0 if it isn't chosen yet.
  /// Ignores a number that isn't possible.
  mutating func choose(inexact: Int) {
    if canChoose(inexact: inexact) { counts = MatchCounts(exact: counts?.exact ?? 0, inexact: inexact) }
  }

  /// Whether this number of right pegs can be in the wrong place, given the current number of pegs in the right place.
  func canChoose(inexact: Int) -> Bool {
    MatchCounts(exact: counts?.exact ?? 0, inexact: inexact).canBe(pegCount: pegCount)
  }

  /// Increases the answer with a key: `x` for exact matches, `o` for inexact ones. After the maximum comes 0. Returns whether
  /// the entry handled the key.
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
