import ArgumentParser
import NumberedGame

/// Games by their numbers, as in `--games 1-1000` or `--games 14`.
struct GameRange: ExpressibleByArgument {
  /// The numbers.
  let numbers: ClosedRange<UInt64>

  /// Reads `A-B` or `A`, or nothing where these are no numbers of games or B is below A.
  init?(argument: String) {
    let words = argument.split(separator: "-", omittingEmptySubsequences: false)
    guard 1...2 ~= words.count, let first = try? GameNumber(text: words[0].utf8),
      let last = try? GameNumber(text: words[words.count - 1].utf8), first <= last
    else { return nil }
    numbers = first.value...last.value
  }

  /// How many games.
  var count: Int { Int(numbers.upperBound - numbers.lowerBound) + 1 }

  /// The game at some place, counted from 0.
  subscript(index: Int) -> GameNumber { GameNumber(numbers.lowerBound + UInt64(index))! }
}
