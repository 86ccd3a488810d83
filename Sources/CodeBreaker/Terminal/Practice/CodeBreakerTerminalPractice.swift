import CodeBreakerModel
import CodeBreakerSession
import GameCore
import SessionSupport
import TerminalSupport

final class CodeBreakerTerminalPractice: TerminalPractice {
  let practice: CodeBreakerPractice
  let coach: (CoachQuestion) -> [UInt8]?

  /// Creates a practice. `coach` returns advice as text, or `nil` if it can't answer.
  init(_ practice: CodeBreakerPractice, coach: @escaping (CoachQuestion) -> [UInt8]?) {
    self.practice = practice
    self.coach = coach
  }

  var name: String { "CodeBreaker" }

  func pegs(_ capabilities: TerminalCapabilities) -> PegPainter? {
    (practice.game?.setup.theme).map {
      PegPainter($0, showsLetters: practice.showsLetters, capabilities: capabilities)
    }
  }

  // MARK: On a whole screen

  func press(_ key: Key) -> Bool { CodeBreakerKeyMap.guessCommand(key).map { practice.press($0) } ?? false }

  func editHints(_ capabilities: TerminalCapabilities) -> [KeyHint] { KeyHint.editRow(capabilities) }

  func lines(of picture: CodeBreakerSession.Picture, _ capabilities: TerminalCapabilities) -> [[Span]] {
    pegs(capabilities)?.lines(of: picture, saysAnswers: false) ?? []
  }

  // MARK: Line by line

  var help: String {
    "What would you guess? Type a guess such as 0123, with a symbol per peg, or q to quit. Your answers are saved."
  }

  var positionText: String {
    guard let game = practice.game else { return "" }
    let theme = game.setup.theme
    let choices = game.pegChoices.enumerated().map { index, peg in
      "\(CodeText.symbols([UInt8(index)])) \(theme.spokenName(of: peg))"
    }
    let attempts = practice.attempts.map { row in
      "\(row.number)".rightAligned(in: 4) + "  " + row.code.symbols(in: theme) + "  "
        + CodeBreakerSession.SpokenText.markers(row.counts)
    }
    let head = "\(practice.originText), \(game.setup.pegCount) pegs:\n\n"
    return head
      + (attempts + ["  " + choices.joined(separator: ", ")].flatMap { $0.wrapped(72) }).joined(separator: "\n")
  }

  var judgmentText: String {
    let theme = practice.game?.setup.theme ?? .mastermind
    let labels = practice.evaluatedGuesses.map(\.label.columnCount).max() ?? 0
    let values = practice.evaluatedGuesses.map { value in
      value.label.leftAligned(in: labels + 2) + "\(value.code.symbols(in: theme)) "
        + "(\(CodeBreakerSession.SpokenText.pegs(value.code, theme: theme)))  \(value.lossText)"
    }
    return (([practice.verdict] + practice.explanations).flatMap { $0.wrapped(72) } + [""] + values).joined(
      separator: "\n")
  }

  func answer(_ words: String) -> String? {
    guard let game = practice.game,
      let code = Code(guess: Array(words.utf8), theme: game.setup.theme), code.pegs.count == game.setup.pegCount
    else { return "The guess doesn't fit this game. Type one such as 0123, or q to quit." }
    practice.setPegs(CoachQuestion.colors(of: code, game.pegChoices))
    practice.guess()
    return practice.phase == .asking ? practice.status : nil
  }
}
