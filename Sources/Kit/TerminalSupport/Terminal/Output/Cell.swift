/// One place on the screen.
package struct Cell: Hashable {
  package var character: Character = " "
  package var style = Style.plain

  /// Whether the wide character to the left takes up this place as well.
  package var isCovered = false

  /// A space as the terminal writes by itself.
  package static let blank = Cell()
}
