import GameCore

/// A table of the positions that everybody practices, a set of five for each day. It is text without line breaks, in
/// which each position is a number of 24 bits as four digits of base 64 (RFC 4648), the most significant one first. Each
/// game defines what the number means. `parlor-lab` writes the tables.
public struct PositionTable: Sendable {
  /// The number of positions in a set.
  public static let setSize = 5

  /// The number of codes, 0 and up.
  public static let codeCount = 1 << 24

  private static let digitsPerCode = 4

  private let text: StaticString

  /// Creates a table from its text.
  public init(_ text: StaticString) {
    self.text = text
  }

  /// The number of sets.
  public var setCount: Int { text.utf8CodeUnitCount / (Self.digitsPerCode * Self.setSize) }

  /// Returns the index of a day's set. The sets follow each other day by day, and start again after the last one.
  public func setIndex(of day: CalendarDay) -> Int { setCount == 0 ? 0 : day.number % setCount }

  /// Returns the codes of a set, or an empty array if there is no such set or it has a byte that isn't a digit.
  public func codes(ofSet index: Int) -> [Int] {
    guard 0..<setCount ~= index else { return [] }
    let length = Self.digitsPerCode * Self.setSize
    return text.withUTF8Buffer { bytes in
      var codes: [Int] = []
      var code = 0
      for place in 0..<length {
        guard let digit = Self.digit(bytes[index * length + place]) else { return [] }
        code = code << 6 | digit
        guard place % Self.digitsPerCode == Self.digitsPerCode - 1 else { continue }
        codes.append(code)
        code = 0
      }
      return codes
    }
  }

  private static let digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8Bytes

  private static func digit(_ byte: UInt8) -> Int? { digits.firstIndex(of: byte) }

  /// Returns the text of a code, the inverse of `codes(ofSet:)`.
  package static func text(_ code: Int) -> [UInt8] {
    [18, 12, 6, 0].map { digits[code >> $0 & 63] }
  }
}

/// The positions of a game that everybody practices on a day.
public struct DailyPositions: Sendable {
  /// The game's name, such as "Triples".
  let game: String

  let table: PositionTable

  /// A closure that returns the position with a code of the table, due on a day, or `nil` if there is none.
  private let position: @Sendable (_ code: Int, _ day: CalendarDay) -> PracticePosition?

  /// Creates the positions of a game from its table.
  public init(
    game: String, _ table: PositionTable,
    position: @escaping @Sendable (_ code: Int, _ day: CalendarDay) -> PracticePosition?
  ) {
    self.game = game
    self.table = table
    self.position = position
  }

  /// Returns the five positions of a day, the easiest first, or an empty array if one of them can't be read.
  public func positions(on day: CalendarDay) -> [PracticePosition] {
    let positions = table.codes(ofSet: table.setIndex(of: day)).compactMap { position($0, day) }
    return positions.count == PositionTable.setSize ? positions : []
  }
}
