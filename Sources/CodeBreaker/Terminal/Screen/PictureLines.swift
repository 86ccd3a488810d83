import CodeBreakerModel
import CodeBreakerSession
import TerminalSupport

extension PegPainter {
  /// Returns the lines of a picture on a screen. Charts and duels are left out. With `saysAnswers`, attempts have their
  /// answers also in words.
  func lines(of picture: CodeBreakerSession.Picture, saysAnswers: Bool = true) -> [[Span]] {
    switch picture {
    case .code(let code): [strip(code)]
    case .swatches(let pegs): [strip(Code(kind: .guess, pegs: pegs), .tiny)]
    case .rows(let rows):
      rows.map { row in
        [Span("\(row.number)".rightAligned(in: 2) + " ", .dim)] + strip(row.code) + [Span(" ")] + strip(row.markers)
      }
    case .marker(let match): [markers([match])]
    case .hole(let peg), .peg(let peg): [spans(face(peg), .tiny)]
    case .candidate(let code): [code.pegs.flatMap { spans(face($0), .tiny) + [Span(" ")] }]
    case .option(let option):
      [(option.code.map { strip($0) } ?? strip(option.markers)) + [Span("  \(option.words)")]]
    case .evaluatedGuess(let guess):
      [
        [Span(guess.label.leftAligned(in: 15))] + strip(guess.code, .tiny)
          + [Span(" " + capabilities.displayText(guess.lossText), guess.isBest ? .bold : .plain)]
      ]
    case .attempt(let attempt):
      [attemptLine(attempt, saysAnswer: saysAnswers)] + (attempt.note.isEmpty ? [] : [[Span(attempt.note, .dim)]])
    case .answer(let markers, let note): [self.markers(markers) + [Span(" " + note)]]
    case .mistake(let text, given: _, right: _): [[Span(text, .bold)]]
    case .bar(let markers, let percent, let text):
      [
        self.markers(markers) + [
          Span(
            "  \(String(repeating: capabilities.supportsUnicode ? "█" : "#", count: max(1, percent / 5))) \(text)")
        ]
      ]
    case .curves, .attempts: []
    }
  }

  /// Returns an attempt with its answer as markers and, with `saysAnswer`, in words.
  private func attemptLine(_ attempt: CodeBreakerSession.ShownAttempt, saysAnswer: Bool) -> [Span] {
    let answer =
      attempt.markers.map {
        markers($0) + (saysAnswer ? [Span("  " + CodeBreakerSession.SpokenText.markers(MatchCounts($0)))] : [])
      } ?? [Span("no answer yet", .dim)]
    return [Span("\(attempt.number)".rightAligned(in: 2) + (attempt.isSuspect ? "? " : "  "), .bold)]
      + row(attempt.code.pegs, selected: nil) + [Span("  ")] + answer
  }
}
