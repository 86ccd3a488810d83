import CodeBreakerModel
import CodeBreakerSession
import NumberedGame
import PlaySupport
import TerminalSupport

final class CodeBreakerTerminalLesson: TerminalLesson {
  let lesson: CodeBreakerLesson
  private let letters: CodeBreakerSession.LetterSetting

  init(_ lesson: CodeBreakerLesson, letters: CodeBreakerSession.LetterSetting) {
    self.lesson = lesson
    self.letters = letters
  }

  // MARK: On a whole screen

  func handle(_ key: Key) {
    if let command = CodeBreakerKeyMap.guessCommand(key) { lesson.press(command) }
  }

  func hints(_ capabilities: TerminalCapabilities) -> [KeyHint] {
    guard lesson.acceptsPegs else { return [KeyHint("1-\(lesson.options.count)", "choose", isEssential: true)] }
    return [
      KeyHint("1-\(lesson.game.pegChoices.count)", "choose", isEssential: true),
      KeyHint("Enter", "guess", isEnabled: lesson.canGuess, isEssential: true),
    ] + KeyHint.editRow(capabilities)
  }

  func drawPosition(in part: Rectangle, capabilities: TerminalCapabilities, on canvas: inout Canvas) {
    let theme = lesson.game.setup.theme
    let showsLetters = letters.shows(on: theme, prefersContrast: false)
    let pegs = PegPainter(theme, showsLetters: showsLetters, capabilities: capabilities)
    canvas.put(lines(pegs).prefix(part.height), row: part.row, column: part.column)
  }

  private func lines(_ pegs: PegPainter) -> [[Span]] {
    func label(_ text: String) -> Span { Span(text.leftAligned(in: 8), .dim) }
    var lines: [[Span]] = []
    if let code = lesson.shownCode { lines += [[label("Code")] + pegs.strip(code), []] }
    lines += lesson.attempts.map {
      [label("\($0.number)")] + pegs.strip($0.code) + pegs.strip($0.markers)
    }
    if !lesson.remainingCodes.isEmpty { lines.append([]) }
    lines += lesson.remainingCodes.enumerated().map { [label($0.offset == 0 ? "Left" : "")] + pegs.strip($0.element) }
    if !lesson.attempts.isEmpty { lines.append([]) }
    if core.step.asksForAnswer || lesson.acceptsPegs {
      lines.append([label("Guess")] + pegs.strip(lesson.game.guess))
    }
    if lesson.acceptsPegs {
      // The mark follows the label and one column of padding. Each hole is four columns wide.
      lines.append([Span(String(repeating: " ", count: 8 + 1 + 4 * lesson.codeRow.selection) + "===", .bold)])
      let choices = lesson.game.pegChoices.enumerated().map { index, peg in
        [Span("\(index + 1)", .bold)] + pegs.spans(pegs.face(peg), .small) + [Span(" ")]
      }
      lines.append([label("Pegs")] + choices.joined())
    }
    lines += lesson.options.enumerated().map { position, option in
      [Span("\(position + 1)  ", .bold)] + (option.code.map { pegs.strip($0) } ?? pegs.strip(option.markers))
        + [Span("  \(option.words)")]
    }
    return lines
  }

  // MARK: Line by line

  var help: String {
    "Type a guess such as 012, with a symbol per peg, or the number of an option."
  }

  var positionText: String {
    let theme = lesson.game.setup.theme
    var lines: [String] = []
    if let code = lesson.shownCode { lines.append("Code   \(symbols(code))  \(pegNames(code))") }
    lines += lesson.attempts.map { row in
      "\(row.number)".leftAligned(in: 7) + "\(symbols(row.code))  \(pegNames(row.code)): "
        + CodeBreakerSession.SpokenText.markers(row.counts)
    }
    lines += lesson.remainingCodes.map { "Left   \(symbols($0))  \(pegNames($0))" }
    if core.step.asksForAnswer { lines.append("Guess  \(symbols(lesson.game.guess))  \(pegNames(lesson.game.guess))") }
    lines += lesson.options.enumerated().map { "  \($0.offset + 1)  \($0.element.words)" }
    if lesson.acceptsPegs {
      let choices = lesson.game.pegChoices.enumerated().map { "\($0.offset) \(theme.spokenName(of: $0.element))" }
      lines.append("Pegs   " + choices.joined(separator: ", "))
    }
    return lines.joined(separator: "\n")
  }

  private func pegNames(_ code: Code) -> String {
    CodeBreakerSession.SpokenText.pegs(code, theme: lesson.game.setup.theme)
  }

  private func symbols(_ code: Code) -> String { code.symbols(in: lesson.game.setup.theme) }

  func performMove(_ words: String) -> String? {
    guard lesson.acceptsPegs else {
      guard let number = Int(words), lesson.options.indices.contains(number - 1) else {
        return "Type a number from 1 to \(lesson.options.count), or q to quit."
      }
      core.play(.choose(number - 1))
      return nil
    }
    guard let code = Code(guess: Array(words.utf8), theme: lesson.game.setup.theme),
      code.pegs.count == lesson.game.setup.pegCount, !code.pegs.contains(Code.missingPeg)
    else { return "The guess doesn't fit this game. Type one such as 012, or q to quit." }
    core.play(.makeGuess(code.pegs))
    return nil
  }
}
