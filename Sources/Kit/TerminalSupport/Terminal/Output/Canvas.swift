/// A screen's worth of characters to draw on. Whatever is drawn beyond its edges is cut off.
package struct Canvas: Hashable {
  package let width: Int
  package let height: Int
  package private(set) var cells: [Cell]

  /// Makes an empty canvas.
  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    cells = Array(repeating: .blank, count: self.width * self.height)
  }

  /// The whole of it.
  package var bounds: Rectangle { Rectangle(row: 0, column: 0, width: width, height: height) }

  package subscript(row: Int, column: Int) -> Cell { cells[row * width + column] }

  /// Writes a text in one row.
  ///
  /// - Parameter limit: how many columns it may take up; what is longer is cut off.
  package mutating func put(
    _ text: some StringProtocol, row: Int, column: Int, style: Style = .plain, limit: Int = .max
  ) {
    guard 0..<height ~= row else { return }
    var place = column
    let end = min(width, limit < width ? column + limit : width)
    for character in text {
      let columns = character.columns
      guard place + columns <= end else { return }
      if place >= 0 { set(character, columns: columns, row: row, column: place, style: style) }
      place += columns
    }
  }

  /// Writes pieces of text in different styles, one after the other.
  package mutating func put(_ spans: [Span], row: Int, column: Int, limit: Int = .max) {
    var place = column
    var room = limit
    for span in spans {
      put(span.text, row: row, column: place, style: span.style, limit: room)
      place += span.text.columns
      room -= span.text.columns
    }
  }

  /// Fills a part with one character.
  package mutating func fill(_ part: Rectangle, with character: Character = " ", style: Style) {
    for row in max(0, part.row)..<max(0, part.row, min(height, part.endRow)) {
      for column in max(0, part.column)..<max(0, part.column, min(width, part.endColumn)) {
        set(character, columns: 1, row: row, column: column, style: style)
      }
    }
  }

  /// Makes everything dim that has been drawn, as what stands behind a dialog.
  package mutating func dim() {
    for index in cells.indices {
      cells[index].style.isDim = true
      cells[index].style.isBold = false
    }
  }

  /// Draws the edge of a part with lines.
  package mutating func frame(_ part: Rectangle, look: Look, style: Style) {
    let box = look.box
    let line = String(repeating: box[4], count: max(0, part.width - 2))
    put("\(box[0])\(line)\(box[1])", row: part.row, column: part.column, style: style)
    put("\(box[2])\(line)\(box[3])", row: part.endRow - 1, column: part.column, style: style)
    for row in (part.row + 1)..<max(part.row + 1, part.endRow - 1) {
      put(String(box[5]), row: row, column: part.column, style: style)
      put(String(box[5]), row: row, column: part.endColumn - 1, style: style)
    }
  }

  /// The characters of each row without their styles, spaces at the ends left out.
  package var lines: [String] {
    (0..<height).map { row in
      var line = String((0..<width).filter { !self[row, $0].isCovered }.map { self[row, $0].character })
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  private mutating func set(_ character: Character, columns: Int, row: Int, column: Int, style: Style) {
    let index = row * width + column
    // Half of a wide character cannot stay.
    if cells[index].isCovered, column > 0 { cells[index - 1].character = " " }
    if column + columns < width, cells[index + columns].isCovered {
      cells[index + columns] = Cell(style: cells[index + columns].style)
    }
    cells[index] = Cell(character: character, style: style)
    if columns == 2 { cells[index + 1] = Cell(style: style, isCovered: true) }
  }
}
