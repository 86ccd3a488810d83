import CodeBreakerModel
import CodeBreakerSession
import TerminalSupport

extension PegPainter {
  /// Returns the lines of a picture on a screen of `width` columns. Duels are left out. With `saysAnswers`, attempts
  /// have their answers also in words.
  func lines(
    of picture: CodeBreakerSession.Picture, width: Int = ScreenFrame.maxTextWidth, saysAnswers: Bool = true
  ) -> [[Span]] {
    switch picture {
    case .code(let code): [strip(code)]
    case .swatches(let pegs): [strip(Code(kind: .guess, pegs: pegs), .tiny)]
    case .rows(let rows):
      rows.map { row in
        [Span("\(row.number)".rightAligned(in: 3) + " ", .dim)] + strip(row.code, width: width) + strip(row.markers)
      }
    case .chart(let chart): chart.textLines(min(width, chart.width), capabilities)
    case .reviewedAttempt(let attempt): lines(of: attempt, width: width)
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

  /// Returns an attempt with its review. Only its first line isn't indented.
  private func lines(of attempt: CodeBreakerSession.ReviewedAttempt, width: Int) -> [[Span]] {
    var flow = SpanFlow(width: width, indent: 4)
    flow.add([Span("\(attempt.row.number)".rightAligned(in: 3), .bold), Span(" ")])
    flow.add(strip(attempt.row.code, width: width), gap: 0)
    flow.add(strip(attempt.row.markers), gap: 0)
    flow.add([Span(attempt.ratingText.leftAligned(in: 9), .bold)])
    flow.add([Span("lost ", .dim), Span(capabilities.displayText(attempt.lossText), .bold)])
    flow.add([Span("luck ", .dim), Span(capabilities.displayText(attempt.luckText), .bold)])
    flow.startLine()
    flow.add(capabilities.displayText("\(attempt.codeCountsText). \(attempt.expectationText)."))
    if let better = attempt.betterGuess { flow.add([Span("Best guess: ")] + strip(better, width: width)) }
    return flow.lines
  }

  /// Returns a code on a strip of the panel, small enough for a line with a number before it and markers after it.
  private func strip(_ code: Code, width: Int) -> [Span] {
    let count = code.pegs.count
    return strip(code, 4 + count * 4 + 1 + count + 2 > width ? .tiny : .small)
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
