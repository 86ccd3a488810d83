import NumberedGame

/// The scores that the medals of the games 1 to 1000 require.
///
/// The text, which `parlor-lab triples medals` writes, has a line `NUMBER BRONZE SILVER GOLD CROWN` for each level, in
/// ascending order, with scores in points. `-` is a medal that can't be won. Lines that begin with `#` are comments.
public struct LevelTable: Hashable, Sendable {
  /// The levels, in ascending order of their numbers.
  public private(set) var levels: [Level] = []

  /// Creates a table of levels in any order. If two levels have the same number, the later one counts.
  public init(_ levels: [Level]) {
    for level in levels {
      let place = self.levels.firstIndex { $0.number >= level.number } ?? self.levels.count
      if place < self.levels.count, self.levels[place].number == level.number { self.levels.remove(at: place) }
      self.levels.insert(level, at: place)
    }
  }

  /// The level with the given number, or `nil` if it isn't in the table.
  public subscript(number: GameNumber) -> Level? {
    var (low, high) = (0, levels.count)
    while low < high {
      let middle = (low + high) / 2
      if levels[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < levels.count && levels[low].number == number ? levels[low] : nil
  }

  private static var unavailableMark: [UInt8] { [UInt8(ascii: "-")] }

  /// The lines of the table, each terminated by a line feed.
  public var text: [UInt8] {
    var text: [UInt8] = []
    for level in levels {
      text += level.number.description.utf8Bytes
      for medal in Medal.allCases {
        text.append(UInt8(ascii: " "))
        text += level.requiredScore(for: medal).map { $0.description.utf8Bytes } ?? Self.unavailableMark
      }
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  /// Reads a table. Returns `nil` if a line is malformed, if the level numbers don't ascend from line to line, or if
  /// the scores within a line don't ascend.
  public init?(text: [UInt8]) {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // Without a trailing line feed, the last line may be truncated.
    guard lines.removeLast().isEmpty else { return nil }
    for line in lines where line.first != UInt8(ascii: "#") {
      let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      guard let first = words.first, let number = try? GameNumber(text: first),
        levels.last.map({ $0.number < number }) ?? true
      else { return nil }
      var points: [Int] = []
      for word in words.dropFirst() {
        if Array(word) == Self.unavailableMark {
          points.append(0)
        } else {
          // Costs have the same form as game numbers.
          guard let score = try? GameNumber(text: word), score.value <= Int32.max else { return nil }
          points.append(Int(score.value))
        }
      }
      guard let level = Level(number: number, points: points) else { return nil }
      levels.append(level)
    }
  }
}
