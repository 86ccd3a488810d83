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

  func press(_ key: Key) -> Bool { CodeBreakerKeyMap.guessCommand(key).map { practice.press($0) } ?? false }

  func editHints(_ capabilities: TerminalCapabilities) -> [KeyHint] { KeyHint.editRow(capabilities) }

  func lines(of picture: CodeBreakerSession.Picture, _ capabilities: TerminalCapabilities) -> [[Span]] {
    pegs(capabilities)?.lines(of: picture, saysAnswers: false) ?? []
  }
}
