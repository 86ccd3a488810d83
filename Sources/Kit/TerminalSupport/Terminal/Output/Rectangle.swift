/// A part of the screen. Rows and columns are counted from 0 at the top left.
package struct Rectangle: Hashable {
  package var row: Int
  package var column: Int
  package var width: Int
  package var height: Int

  /// Makes a rectangle.
  package init(row: Int, column: Int, width: Int, height: Int) {
    self.row = row
    self.column = column
    self.width = width
    self.height = height
  }

  package var endRow: Int { row + height }
  package var endColumn: Int { column + width }

  /// A rectangle of that size in the middle of this one, or as near to it as its top left corner allows.
  package func centered(width: Int, height: Int) -> Rectangle {
    Rectangle(
      row: row + max(0, (self.height - height) / 2), column: column + max(0, (self.width - width) / 2), width: width,
      height: height)
  }
}
