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

  func press(_ key: Key) -> Bool { CodeBreakerKeyMap.guessCommand(key).map { lesson.press($0) } ?? false }

  func editHints(_ capabilities: TerminalCapabilities) -> [KeyHint] {
    lesson.acceptsPegs ? KeyHint.editRow(capabilities) : []
  }

  func lines(of picture: CodeBreakerSession.Picture, _ capabilities: TerminalCapabilities) -> [[Span]] {
    PegPainter(lesson.pegTheme, showsLetters: lesson.showsLetters, capabilities: capabilities).lines(
      of: picture, saysAnswers: false)
  }
}
