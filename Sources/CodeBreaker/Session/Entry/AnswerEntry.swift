import CodeBreakerModel
import GameCore
import SessionSupport

/// The player's entry of an answer to a guess. Impossible answers can't be entered.
public struct AnswerEntry: Hashable, Sendable {
  /// The answer, or `nil` before the first entry.
  public internal(set) var counts: MatchCounts?

  let pegCount: Int

  /// Sets the number of pegs in the right place. Sets the number in the wrong place to 0 if it isn't chosen yet, and
  /// reduces it if it's now too large. Ignores an impossible number.
  mutating func choose(exact: Int) {
    let most = pegCount - exact
    guard exact >= 0, most >= 0 else { return }
    counts = MatchCounts(exact: exact, inexact: most == 1 ? 0 : min(counts?.inexact ?? 0, most))
  }

  /// Sets the number of right pegs in the wrong place, and an unset exact number to 0. Ignores an impossible number.
  mutating func choose(inexact: Int) {
    if canChoose(inexact: inexact) { counts = MatchCounts(exact: counts?.exact ?? 0, inexact: inexact) }
  }

  func canChoose(inexact: Int) -> Bool {
    MatchCounts(exact: counts?.exact ?? 0, inexact: inexact).isValid(pegCount: pegCount)
  }

  /// Increases the exact (key `x`) or inexact (`o`) number, wrapping to 0. Returns whether the key is one of these.
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
