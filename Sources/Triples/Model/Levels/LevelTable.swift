import NumberedGame

/// What the medals of the games 1 to 1000 take.
///
/// As a text it is a line for each level, in the order of their numbers, `NUMBER BRONZE SILVER GOLD CROWN` in points, with
/// `-` for a medal that cannot be won, and lines that begin with `#` before them. `parlor-lab triples medals` writes the
/// text.
public struct LevelTable: Hashable, Sendable {
  /// The levels that are known, in the order of their numbers.
  public private(set) var levels: [Level] = []

  /// Makes a table of levels, which it puts in order. Of two with the same number the later one counts.
  public init(_ levels: [Level]) {
    for level in levels {
      let place = self.levels.firstIndex { $0.number >= level.number } ?? self.levels.count
      if place < self.levels.count, self.levels[place].number == level.number { self.levels.remove(at: place) }
      self.levels.insert(level, at: place)
    }
  }

  /// The level with a number, if it is in the table.
  public subscript(number: GameNumber) -> Level? {
    var (low, high) = (0, levels.count)
    while low < high {
      let middle = (low + high) / 2
      if levels[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < levels.count && levels[low].number == number ? levels[low] : nil
  }

  private static var nothing: [UInt8] { [UInt8(ascii: "-")] }

  /// The lines of the table, each with a line feed at its end.
  public var text: [UInt8] {
    var text: [UInt8] = []
    for level in levels {
      text += level.number.description.utf8Bytes
      for medal in Medal.allCases {
        text.append(UInt8(ascii: " "))
        text += level.cost(of: medal).map { $0.description.utf8Bytes } ?? Self.nothing
      }
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  /// Reads a table.
  ///
  /// - Returns: nothing if a line has another form, its number does not rise, or its medals do not.
  public init?(text: [UInt8]) {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // Without a line feed at its end the last line may be cut off.
    guard lines.removeLast().isEmpty else { return nil }
    for line in lines where line.first != UInt8(ascii: "#") {
      let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      guard let first = words.first, let number = try? GameNumber(text: first),
        levels.last.map({ $0.number < number }) ?? true
      else { return nil }
      var points: [Int] = []
      for word in words.dropFirst() {
        if Array(word) == Self.nothing {
          points.append(0)
        } else {
          // Points are written as numbers of games are.
          guard let cost = try? GameNumber(text: word), cost.value <= Int32.max else { return nil }
          points.append(Int(cost.value))
        }
      }
      guard let level = Level(number: number, points: points) else { return nil }
      levels.append(level)
    }
  }
}
