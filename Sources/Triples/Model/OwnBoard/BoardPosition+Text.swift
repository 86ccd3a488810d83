import GameCore

extension BoardPosition {
  private static var header: [UInt8] { "board/1".utf8Bytes }
  private static let space = UInt8(ascii: " ")
  private static let slash = UInt8(ascii: "/")
  private static let comma = UInt8(ascii: ",")

  /// The position as one line of ASCII in canonical form, such as `board/1 1,0,0,1 0,2,0,2 0,0,0,0 0,0,0,384`. The rows
  /// are in order from the top, and their cells from the left. 0 is an open cell.
  public var line: [UInt8] { Self.header + [Self.space] + rowsText(separator: Self.space) }

  /// The position as part of an address, such as `board/1/1,0,0,1/0,2,0,2/0,0,0,0/0,0,0,384`.
  public var address: [UInt8] { Self.header + [Self.slash] + rowsText(separator: Self.slash) }

  func rowsText(separator: UInt8) -> [UInt8] {
    var text: [UInt8] = []
    for (cell, value) in cells.enumerated() {
      if cell > 0 { text.append(cell % Triples.size == 0 ? separator : Self.comma) }
      text += value.description.utf8Bytes
    }
    return text
  }

  /// Reads a position in the format of the property `line`, or throws the first fault from the left.
  public init(line: [UInt8]) throws(BoardFault) {
    try self.init(line, separator: Self.space)
  }

  /// Reads a position in the format of the property `address`, or throws the first fault from the left.
  public init(address: [UInt8]) throws(BoardFault) {
    try self.init(address, separator: Self.slash)
  }

  private init(_ text: [UInt8], separator: UInt8) throws(BoardFault) {
    let header = Self.header
    guard text.starts(with: header.dropLast()) else { throw .notABoard }
    guard text.starts(with: header), text.count == header.count || text[header.count] == separator else {
      throw .unsupportedVersion
    }
    try self.init(rows: text.dropFirst(header.count + 1), separator: separator)
  }

  init(rows text: ArraySlice<UInt8>, separator: UInt8) throws(BoardFault) {
    self.init()
    let rows = text.split(separator: separator, omittingEmptySubsequences: false)
    guard rows.count == Triples.size else { throw .wrongRowCount }
    for (row, text) in rows.enumerated() {
      let words = text.split(separator: Self.comma, omittingEmptySubsequences: false)
      guard words.count == Triples.size else { throw .wrongCellCount(row: row + 1) }
      for (column, word) in words.enumerated() {
        // With at most five digits, the number fits in any integer type.
        guard word.count <= 5, let number = DecimalText.read(word), put(Int(number), at: row * Triples.size + column)
        else { throw .notATile(row: row + 1, column: column + 1) }
      }
    }
  }
}

/// A fault in the line of a position. Rows and columns are counted from 1.
public enum BoardFault: Error, Hashable, Sendable {
  /// The line doesn't begin with `board/`.
  case notABoard
  /// The version isn't supported.
  case unsupportedVersion
  /// The number of rows isn't four.
  case wrongRowCount
  /// The number of cells in a row isn't four.
  case wrongCellCount(row: Int)
  /// The value of a cell is neither 0 nor one of `BoardPosition.availableTiles`.
  case notATile(row: Int, column: Int)
}

extension BoardFault: CustomStringConvertible {
  /// A sentence without a period that describes the fault.
  public var description: String {
    switch self {
    case .notABoard: "this is not a board of Triples: the line must begin with board/"
    case .unsupportedVersion: "only version 1 of boards can be read"
    case .wrongRowCount: "a board has four rows, such as 1,0,0,2"
    case .wrongCellCount(let row): "row \(row) must have four cells, with commas between them"
    case .notATile(let row, let column):
      "cell \(column) of row \(row) must be 0, 1, 2, or 3 doubled, at most \(BoardPosition.maxTile)"
    }
  }
}
