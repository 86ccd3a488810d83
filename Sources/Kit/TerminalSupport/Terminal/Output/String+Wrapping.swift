extension String {
  /// The text in lines of at most `width` columns, broken at spaces where there are any.
  package func wrapped(_ width: Int) -> [String] {
    let width = max(2, width)
    var lines: [String] = []
    for paragraph in split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, line.columns + 1 + word.columns > width {
          lines.append(line)
          line = ""
        }
        if !line.isEmpty { line += " " }
        for character in word {
          if line.columns + character.columns > width {
            lines.append(line)
            line = ""
          }
          line.append(character)
        }
      }
      lines.append(line)
    }
    return lines
  }
}
