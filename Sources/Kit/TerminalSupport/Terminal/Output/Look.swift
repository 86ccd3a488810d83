/// What a terminal can show.
struct Look: Hashable {
  var depth: ColorDepth

  /// Whether it shows more than ASCII.
  var isUnicode: Bool

  /// Judges by the environment.
  init(environment: [String: String]) {
    depth = ColorDepth(environment: environment)
    // The first of these that is set and not empty decides, as in setlocale(3).
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let name = locale.lowercased()
    isUnicode = name.contains("utf-8") || name.contains("utf8")
  }

  init(depth: ColorDepth, isUnicode: Bool) {
    self.depth = depth
    self.isUnicode = isUnicode
  }

  var hasColor: Bool { depth != .none }

  /// The lines and corners of a box: top left, top right, bottom left, bottom right, horizontal, vertical.
  var box: [Character] { Array(isUnicode ? "╭╮╰╯─│" : "++++-|") }

  var ellipsis: String { isUnicode ? "…" : "..." }
  var bullet: Character { isUnicode ? "●" : "*" }

  /// Left and right of what the arrow keys change.
  var sides: (left: String, right: String) { isUnicode ? ("‹", "›") : ("<", ">") }

  /// A text with its markers, minus signs and dashes as this terminal knows them.
  func shown(_ text: String) -> String {
    isUnicode ? text : String(text.map { Self.ascii[$0] ?? $0 })
  }

  private static let ascii: [Character: Character] = ["●": "*", "○": "o", "·": ".", "−": "-", "–": "-"]
}
