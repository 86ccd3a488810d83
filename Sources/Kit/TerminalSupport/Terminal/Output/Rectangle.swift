/// A part of the screen. Rows and columns are counted from 0 at the top left.
struct Rectangle: Hashable {
  var row: Int
  var column: Int
  var width: Int
  var height: Int

  var endRow: Int { row + height }
  var endColumn: Int { column + width }

  /// A rectangle of that size in the middle of this one, or as near to it as its top left corner allows.
  func centered(width: Int, height: Int) -> Rectangle {
    Rectangle(
      row: row + max(0, (self.height - height) / 2), column: column + max(0, (self.width - width) / 2), width: width,
      height: height)
  }
}
