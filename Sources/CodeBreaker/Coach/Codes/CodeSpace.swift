/// The codes of a game with given numbers of pegs and colors, numbered from 0 in the order of their pegs. With four
/// pegs and six colors, 0000 is code 0, 0001 is code 1, and 5555 is code 1295.
public struct CodeSpace: Hashable, Sendable {
  /// The supported numbers of pegs.
  public static let pegCounts = 2...6

  /// The supported numbers of colors.
  public static let colorCounts = 1...12

  /// The number of pegs in a code.
  public let pegCount: Int

  /// The number of available colors.
  public let colorCount: Int

  /// The number of codes.
  public let count: Int

  /// Creates a code space, or returns `nil` if a number isn't in `pegCounts` or `colorCounts`.
  public init?(pegCount: Int, colorCount: Int) {
    guard Self.pegCounts.contains(pegCount), Self.colorCounts.contains(colorCount) else { return nil }
    self.init(checked: pegCount, colorCount)
  }

  private init(checked pegCount: Int, _ colorCount: Int) {
    self.pegCount = pegCount
    self.colorCount = colorCount
    var count = 1
    for _ in 0..<pegCount { count *= colorCount }
    self.count = count
  }

  /// The code space with an additional last color for missing pegs. `PackedCode` also treats a 13th color as missing.
  var spaceWithMissingPegs: CodeSpace { CodeSpace(checked: pegCount, colorCount + 1) }

  /// The possible answers to a guess.
  public var answers: Answers { Answers(pegCount: pegCount) }

  /// Returns the colors of a code from left to right, counted from 0. Codes are numbered from 0 to `count - 1`.
  public func pegs(of index: Int) -> [UInt8] {
    var rest = index
    var pegs = [UInt8](repeating: 0, count: pegCount)
    for position in stride(from: pegCount - 1, through: 0, by: -1) {
      pegs[position] = UInt8(rest % colorCount)
      rest /= colorCount
    }
    return pegs
  }

  /// Returns the number of the code with the given colors, or `nil` if their count is wrong or one is invalid.
  public func index(of pegs: some Collection<UInt8>) -> Int? {
    guard pegs.count == pegCount else { return nil }
    var index = 0
    for peg in pegs {
      guard peg < colorCount else { return nil }
      index = index * colorCount + Int(peg)
    }
    return index
  }
}

extension CodeSpace {
  /// A bit mask of all colors.
  var colorMask: UInt32 { 1 << UInt32(colorCount) - 1 }

  /// Returns a bit mask of the colors that any of the codes has.
  func colorMask(of codes: some Collection<UInt32>) -> UInt32 {
    let all = colorMask
    let divisor = UInt32(colorCount)
    var colors: UInt32 = 0
    for code in codes {
      var rest = code
      for _ in 0..<pegCount {
        colors |= 1 &<< (rest % divisor)
        rest /= divisor
      }
      if colors == all { break }
    }
    return colors
  }
}

extension RandomAccessCollection {
  /// Returns `count` elements in order, evenly spaced from the first one on, or all elements if there are fewer.
  func evenSample(_ count: Int) -> [Element] {
    let count = Swift.min(Swift.max(count, 0), self.count)
    // The products may overflow `Int`, which has 32 bits in a browser.
    return (0..<count).map { position in
      self[index(startIndex, offsetBy: Int(Int64(position) * Int64(self.count) / Int64(count)))]
    }
  }
}
