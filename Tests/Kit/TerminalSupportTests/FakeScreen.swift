@testable import TerminalSupport

/// A fake terminal that interprets only the escape sequences that `ScreenUpdater` writes.
struct FakeScreen {
  private var characters: [[Character]]
  private(set) var styles: [String]
  private let width: Int
  private var row = 0
  private var column = 0
  private var style = "\u{1B}[0m"

  init(width: Int, height: Int) {
    self.width = width
    characters = Array(repeating: Array(repeating: " ", count: width), count: height)
    styles = Array(repeating: style, count: width * height)
  }

  var lines: [String] {
    characters.map { row in
      // The second column of a wide character is empty.
      var line = String(row.filter { $0 != "\0" })
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  mutating func write(_ text: String) {
    var rest = Substring(text)
    while let character = rest.popFirst() {
      guard character == "\u{1B}" else {
        set(character)
        continue
      }
      let end = rest.firstIndex { "HJm".contains($0) }!
      let numbers = rest[..<end].dropFirst().split(separator: ";").compactMap { Int($0) }
      switch rest[end] {
      case "H": (row, column) = (numbers[0] - 1, numbers[1] - 1)
      case "J": self = FakeScreen(width: width, height: characters.count)
      default: style = "\u{1B}" + rest[...end]
      }
      rest = rest[rest.index(after: end)...]
    }
  }

  private mutating func set(_ character: Character) {
    if characters[row][column] == "\0", column > 0 { characters[row][column - 1] = " " }
    let columns = character.columnCount
    if column + columns < width, characters[row][column + columns] == "\0" { characters[row][column + columns] = " " }
    characters[row][column] = character
    if columns == 2 { characters[row][column + 1] = "\0" }
    for place in column..<(column + columns) { styles[row * width + place] = style }
    column += columns
  }
}
