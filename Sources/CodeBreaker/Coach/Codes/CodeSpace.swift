/// All codes of a game with so many pegs and colours, counted from 0 in the order of their pegs: with four pegs and six
/// colours 0000 is code 0, 0001 code 1, and 5555 code 1295.
public struct CodeSpace: Hashable, Sendable {
  /// How many pegs the games may have that the engine knows.
  public static let pegCounts = 2...6

  /// How many colours the games may have that the engine knows.
  public static let colorCounts = 1...12

  /// How many pegs a code has.
  public let pegCount: Int

  /// How many colours there are to choose from.
  public let colorCount: Int

  /// How many codes there are.
  public let count: Int

  /// The codes of a game, or nothing where the numbers lie outside `pegCounts` and `colorCounts`.
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

  /// The same game with one more color behind the others, for guesses with missing pegs: no code has it. That may be a thirteenth
  /// one, which `PackedCode` takes for none.
  var withHoles: CodeSpace { CodeSpace(checked: pegCount, colorCount + 1) }

  /// The answers that a guess can get.
  public var answers: Answers { Answers(pegCount: pegCount) }

  /// The colours of a code from left to right, counted from 0.
  ///
  /// - Parameter index: from 0 to `count - 1`.
  public func pegs(of index: Int) -> [UInt8] {
    var rest = index
    var pegs = [UInt8](repeating: 0, count: pegCount)
    for place in stride(from: pegCount - 1, through: 0, by: -1) {
      pegs[place] = UInt8(rest % colorCount)
      rest /= colorCount
    }
    return pegs
  }

  /// The code with the given colours, or nothing where they are too many or too few, or one is not a colour.
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
  /// A bit for each colour that one of the codes has.
  func colors(of codes: some Collection<UInt32>) -> UInt32 {
    let all: UInt32 = 1 << UInt32(colorCount) - 1
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
  /// So many of the elements, evenly chosen and in their order, the first one among them; all of them where there are no
  /// more.
  func evenSample(_ count: Int) -> [Element] {
    let count = Swift.min(Swift.max(count, 0), self.count)
    // The products may have more bits than an index has in a browser, where that is 32.
    return (0..<count).map { place in
      self[index(startIndex, offsetBy: Int(Int64(place) * Int64(self.count) / Int64(count)))]
    }
  }
}
