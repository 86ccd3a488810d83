import NumberedGame

extension BoardPosition {
  private static var header: [UInt8] { "board/1".utf8Bytes }
  private static let space = UInt8(ascii: " ")
  private static let slash = UInt8(ascii: "/")
  private static let comma = UInt8(ascii: ",")

  /// The position as one line of ASCII bytes, in its only form: `board/1 1,0,0,1 0,2,0,2 0,0,0,0 0,0,0,384`, its rows from the
  /// top, their cells from the left, 0 for an open one.
  public var line: [UInt8] { Self.header + [Self.space] + rowsText(separator: Self.space) }

  /// The same as a part of an address: `board/1/1,0,0,1/0,2,0,2/0,0,0,0/0,0,0,384`.
  public var address: [UInt8] { Self.header + [Self.slash] + rowsText(separator: Self.slash) }

  /// The rows alone.
  func rowsText(separator: UInt8) -> [UInt8] {
    var text: [UInt8] = []
    for (cell, value) in cells.enumerated() {
      if cell > 0 { text.append(cell % Triples.size == 0 ? separator : Self.comma) }
      text += value.description.utf8Bytes
    }
    return text
  }

  /// Reads a position as `line` writes it.
  ///
  /// - Throws: the first fault, reading from the left.
  public init(line: [UInt8]) throws(BoardFault) {
    try self.init(line, separator: Self.space)
  }

  /// Reads a position as `address` writes it.
  ///
  /// - Throws: the first fault, reading from the left.
  public init(address: [UInt8]) throws(BoardFault) {
    try self.init(address, separator: Self.slash)
  }

  private init(_ text: [UInt8], separator: UInt8) throws(BoardFault) {
    let header = Self.header
    guard text.starts(with: header.dropLast()) else { throw .noBoard }
    guard text.starts(with: header), text.count == header.count || text[header.count] == separator else {
      throw .version
    }
    try self.init(rows: text.dropFirst(header.count + 1), separator: separator)
  }

  /// Reads what `rowsText` writes.
  init(rows text: ArraySlice<UInt8>, separator: UInt8) throws(BoardFault) {
    self.init()
    let rows = text.split(separator: separator, omittingEmptySubsequences: false)
    guard rows.count == Triples.size else { throw .rowCount }
    for (row, text) in rows.enumerated() {
      let words = text.split(separator: Self.comma, omittingEmptySubsequences: false)
      guard words.count == Triples.size else { throw .cellCount(row: row + 1) }
      for (column, word) in words.enumerated() {
        // Five digits at most, so that the number fits into any integer.
        guard word.count <= 5, let number = DecimalText.read(word), put(Int(number), at: row * Triples.size + column)
        else { throw .notATile(row: row + 1, column: column + 1) }
      }
    }
  }
}

/// The first fault of the line of a position, reading from the left. Rows and columns are counted from 1.
public enum BoardFault: Error, Hashable, Sendable {
  /// The line does not begin with `board/`.
  case noBoard
  /// The version is not the one that can be read.
  case version
  /// There are not four rows.
  case rowCount
  /// A row has not four cells.
  case cellCount(row: Int)
  /// A cell holds something that is neither 0 nor a tile that can be set up.
  case notATile(row: Int, column: Int)
}

extension BoardFault: CustomStringConvertible {
  /// The fault as a sentence without a full stop.
  public var description: String {
    switch self {
    case .noBoard: "this is not a board of Triples: the line must begin with board/"
    case .version: "only version 1 of boards can be read"
    case .rowCount: "a board has four rows, such as 1,0,0,2"
    case .cellCount(let row): "row \(row) must have four cells, with commas between them"
    case .notATile(let row, let column):
      "cell \(column) of row \(row) must be 0, 1, 2, or 3 doubled, at most \(BoardPosition.largestTile)"
    }
  }
}
