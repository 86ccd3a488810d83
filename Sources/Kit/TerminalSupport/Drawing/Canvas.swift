/// A grid of characters to draw on, as large as the screen. Drawing beyond its edges has no effect.
package struct Canvas: Hashable {
  package let width: Int
  package let height: Int
  package private(set) var cells: [Cell]

  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    cells = Array(repeating: .blank, count: self.width * self.height)
  }

  package var bounds: Rectangle { Rectangle(row: 0, column: 0, width: width, height: height) }

  package subscript(row: Int, column: Int) -> Cell { cells[row * width + column] }

  /// Writes text in one row, and cuts it off after `limit` columns.
  package mutating func put(
    _ text: some StringProtocol, row: Int, column: Int, style: Style = .plain, limit: Int = .max
  ) {
    guard 0..<height ~= row else { return }
    var place = column
    let end = min(width, limit < width ? column + limit : width)
    for character in text {
      let columns = character.columnCount
      guard place + columns <= end else { return }
      if place >= 0 { set(character, columns: columns, row: row, column: place, style: style) }
      place += columns
    }
  }

  package mutating func put(_ spans: [Span], row: Int, column: Int, limit: Int = .max) {
    var place = column
    var room = limit
    for span in spans {
      put(span.text, row: row, column: place, style: span.style, limit: room)
      place += span.text.columnCount
      room -= span.text.columnCount
    }
  }

  package mutating func put(_ lines: some Sequence<[Span]>, row: Int, column: Int, limit: Int = .max) {
    for (index, line) in lines.enumerated() { put(line, row: row + index, column: column, limit: limit) }
  }

  package mutating func fill(_ part: Rectangle, with character: Character = " ", style: Style) {
    for row in max(0, part.row)..<max(0, part.row, min(height, part.endRow)) {
      for column in max(0, part.column)..<max(0, part.column, min(width, part.endColumn)) {
        set(character, columns: 1, row: row, column: column, style: style)
      }
    }
  }

  /// Dims everything drawn so far, as the background of a dialog.
  package mutating func dim() {
    for index in cells.indices {
      cells[index].style.isDim = true
      cells[index].style.isBold = false
    }
  }

  package mutating func drawBorder(_ part: Rectangle, capabilities: TerminalCapabilities, style: Style) {
    let box = capabilities.boxCharacters
    let line = String(repeating: box[4], count: max(0, part.width - 2))
    put("\(box[0])\(line)\(box[1])", row: part.row, column: part.column, style: style)
    put("\(box[2])\(line)\(box[3])", row: part.endRow - 1, column: part.column, style: style)
    for row in (part.row + 1)..<max(part.row + 1, part.endRow - 1) {
      put(String(box[5]), row: row, column: part.column, style: style)
      put(String(box[5]), row: row, column: part.endColumn - 1, style: style)
    }
  }

  /// The characters of each row without their styles and without trailing spaces.
  package var lines: [String] {
    (0..<height).map { row in
      var line = String((0..<width).filter { !self[row, $0].isCovered }.map { self[row, $0].character })
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  private mutating func set(_ character: Character, columns: Int, row: Int, column: Int, style: Style) {
    let index = row * width + column
    // If only half of a wide character is overwritten, blank the other half.
    if cells[index].isCovered, column > 0 { cells[index - 1].character = " " }
    if column + columns < width, cells[index + columns].isCovered {
      cells[index + columns] = Cell(style: cells[index + columns].style)
    }
    cells[index] = Cell(character: character, style: style)
    if columns == 2 { cells[index + 1] = Cell(style: style, isCovered: true) }
  }
}

package struct Cell: Hashable {
  package var character: Character = " "
  package var style = Style.plain

  /// Whether the wide character to the left covers this cell.
  package var isCovered = false

  package static let blank = Cell()
}

/// A rectangle on the screen. Rows and columns count from 0 at the top left.
package struct Rectangle: Hashable {
  package var row: Int
  package var column: Int
  package var width: Int
  package var height: Int

  package init(row: Int, column: Int, width: Int, height: Int) {
    self.row = row
    self.column = column
    self.width = width
    self.height = height
  }

  package var endRow: Int { row + height }
  package var endColumn: Int { column + width }

  /// Returns a rectangle of the given size, centered in this one, or from its top or left edge if it doesn't fit.
  package func centered(width: Int, height: Int) -> Rectangle {
    Rectangle(
      row: row + max(0, (self.height - height) / 2), column: column + max(0, (self.width - width) / 2), width: width,
      height: height)
  }
}

extension Character {
  /// The width of the character in terminal columns: 2 for emoji (by default or by variation selector 16) and wide East
  /// Asian characters, otherwise 1. The ranges follow Unicode Standard Annex 11, as coarsely as in most terminals.
  package var columnCount: Int {
    guard !isASCII, let scalar = unicodeScalars.first else { return 1 }
    if scalar.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}

extension StringProtocol {
  package var columnCount: Int { reduce(0) { $0 + $1.columnCount } }
}
