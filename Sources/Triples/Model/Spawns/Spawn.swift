/// A spawned tile: its value and its cell.
public struct Spawn: Hashable, Sendable {
  /// The value, 1 or 2.
  public let value: Int

  /// The row from the top, 0 to 3.
  public let row: Int

  /// The column from the left, 0 to 3.
  public let column: Int

  /// Creates a spawn, or returns `nil` if an argument is out of range.
  public init?(value: Int, row: Int, column: Int) {
    guard 1...2 ~= value, 0..<Triples.size ~= row, 0..<Triples.size ~= column else { return nil }
    self.value = value
    self.row = row
    self.column = column
  }

  /// Reads a spawn in the format of the property `text`. Returns `nil` if the text is malformed.
  public init?(text: some Collection<UInt8>) {
    guard text.count == 2, let digit = text.first, let letter = text.dropFirst().first, letter >= Self.firstLetter
    else {
      return nil
    }
    let cell = Int(letter - Self.firstLetter)
    self.init(value: Int(digit) - Int(Self.zero), row: cell / Triples.size, column: cell % Triples.size)
  }

  /// The spawn as two ASCII bytes: the value, and a letter from `a` to `p` for the cell, counted row by row from the
  /// top left. For example, `2f` is a 2 in row 2, column 2.
  public var text: [UInt8] {
    [Self.zero + UInt8(value), Self.firstLetter + UInt8(Triples.size * row + column)]
  }

  private static let zero = UInt8(ascii: "0")
  private static let firstLetter = UInt8(ascii: "a")
}
