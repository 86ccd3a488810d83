import Foundation

/// Runs a program line by line, for screen readers, pipes, and tests: each line of standard input is keys, and after
/// each line, what the program would show on a screen is printed without colors.
struct LineRunner<Program: TerminalProgram> {
  /// The size of the screen that is printed, in characters.
  private static var size: (width: Int, height: Int) { (80, 60) }

  let program: Program

  /// Runs the program until the player quits or the input ends.
  func run() {
    let names = Key.wordNames.map(\.name).joined(separator: ", ")
    Console.show("Type keys and press Return: characters, or \(names). An empty line is enter.")
    repeat {
      settle()
      if !program.isFinished { show() }
    } while !program.isFinished && pressNextLine()
    program.willLeaveScreen()
  }

  /// Updates the program until no reply is due, such as the coach's.
  private func settle() {
    repeat { program.update() } while !program.isFinished && program.redrawDelayMilliseconds.map { $0 <= 1 } ?? false
  }

  /// Presses the keys of the next line. Returns `false` if the input has ended.
  private func pressNextLine() -> Bool {
    guard let line = Console.readLine() else { return false }
    for key in Key.keys(inLine: line) where !program.isFinished {
      program.handle(key)
      settle()
    }
    return true
  }

  /// Prints what the program shows, and what it would copy to the clipboard.
  private func show() {
    if let text = program.takeClipboard() { Console.show(text + "\n") }
    Console.show(Self.text(program.draw(width: Self.size.width, height: Self.size.height).lines))
  }

  /// Returns the lines of a screen as text, without the screen's margins and with at most one empty line in a row.
  static func text(_ lines: [String]) -> String {
    let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    var shown: [Substring] = []
    for line in lines where !line.isEmpty || shown.last?.isEmpty == false { shown.append(line.dropFirst(margin)) }
    return shown.joined(separator: "\n")
  }
}

extension Key {
  /// The keys that a line can name, and their names.
  fileprivate static let wordNames: [(name: String, key: Key)] = [
    ("left", .left), ("right", .right), ("up", .up), ("down", .down), ("enter", .enter), ("space", " "),
    ("back", .backspace), ("tab", .tab), ("esc", .escape), ("home", .home), ("end", .end), ("pgup", .pageUp),
    ("pgdn", .pageDown),
  ]

  /// Returns the keys of a line: for each word, the key that it names, or else a key for each of its characters. An
  /// empty line is Enter.
  static func keys(inLine line: String) -> [Key] {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return [.enter] }
    return words.flatMap { word -> [Key] in
      if let named = wordNames.first(where: { $0.name == word.lowercased() }) { return [named.key] }
      return word.map { .character($0) }
    }
  }
}
