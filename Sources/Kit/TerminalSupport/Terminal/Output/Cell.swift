/// One place on the screen.
struct Cell: Hashable {
  var character: Character = " "
  var style = Style.plain

  /// Whether the wide character to the left takes up this place as well.
  var isCovered = false

  /// A space as the terminal writes by itself.
  static let blank = Cell()
}
