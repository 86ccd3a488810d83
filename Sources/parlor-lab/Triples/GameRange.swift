import ArgumentParser
import GameCore

/// A range of game numbers, as in `--games 1-1000` or `--games 14`.
struct GameRange: ExpressibleByArgument {
  let numbers: ClosedRange<UInt64>

  /// Reads `A-B` or `A`. Returns `nil` if A or B isn't a game number or if B is less than A.
  init?(argument: String) {
    let words = argument.split(separator: "-", omittingEmptySubsequences: false)
    guard 1...2 ~= words.count, let first = try? GameNumber(text: words[0].utf8),
      let last = try? GameNumber(text: words[words.count - 1].utf8), first <= last
    else { return nil }
    numbers = first.value...last.value
  }

  /// The range as in the option, for the help.
  var defaultValueDescription: String { "\(numbers.lowerBound)-\(numbers.upperBound)" }

  var count: Int { Int(numbers.upperBound - numbers.lowerBound) + 1 }

  subscript(index: Int) -> GameNumber { GameNumber(numbers.lowerBound + UInt64(index))! }
}

func gameCountText(_ count: Int) -> String {
  count == 1 ? "1 game" : "\(DecimalText.grouped(count)) games"
}
