import CodeBreakerModel
import CodeBreakerSession
import GameCore
import SessionSupport
import TerminalSupport

final class CodeBreakerTerminalLesson: TerminalLesson {
  let lesson: CodeBreakerLesson

  init(_ lesson: CodeBreakerLesson) {
    self.lesson = lesson
  }

  // MARK: On a whole screen

  func press(_ key: Key) -> Bool { CodeBreakerKeyMap.guessCommand(key).map { lesson.press($0) } ?? false }

  func editHints(_ capabilities: TerminalCapabilities) -> [KeyHint] {
    lesson.acceptsPegs ? KeyHint.editRow(capabilities) : []
  }

  func lines(of picture: CodeBreakerSession.Picture, _ capabilities: TerminalCapabilities) -> [[Span]] {
    PegPainter(lesson.pegTheme, showsLetters: lesson.showsLetters, capabilities: capabilities).lines(
      of: picture, saysAnswers: false)
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
