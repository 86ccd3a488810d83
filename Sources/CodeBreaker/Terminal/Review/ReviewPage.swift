import CodeBreakerModel
import CodeBreakerSession
import SessionSupport
import TerminalSupport

/// The page of the review: the summary, the chart of the remaining codes, and every attempt.
struct ReviewPage {
  private(set) var lines: [[Span]] = []

  private(set) var attemptLineRanges: [Range<Int>] = []

  /// The line above the list of remaining codes, or `nil`.
  private var codesLine: Int?

  private let width: Int
  private let pegs: PegPainter
  private let scrollState: ReviewScrollState

  private var capabilities: TerminalCapabilities { pegs.capabilities }

  /// The space between the sum and the chart beside it.
  private static let gap = 4

  init(_ session: CodeBreakerSession, scrollState: ReviewScrollState, pegs: PegPainter, width: Int) {
    self.width = width
    self.pegs = pegs
    self.scrollState = scrollState
    let outcome = session.endedGame.map { " \($0.summary)." } ?? ""
    add("Review: \(session.numberTitle), \(session.title).\(outcome)", .bold)
    lines.append([])
    switch session.gameReview?.reviewState {
    case .running, nil: addProgress(session.reviewProgress)
    case .failed: add("\(session.coachProblem) Press Enter to ask again.")
    case .ready(let done):
      let findings = CodeBreakerSession.ReviewFindings(of: done)
      add([findings.remark, findings.highlights].filter { !$0.isEmpty }.joined(separator: " "))
      for mistake in session.gameReview?.mistakes ?? [] { add(mistake) }
      lines.append([])
      addSummary(findings, CodeBreakerSession.CandidateChart(of: done))
      add([findings.note, session.averageNote].compactMap { $0 }.joined(separator: " "), .dim)
      for attempt in findings.attempts {
        lines.append([])
        add(attempt, isUnfolded: session.gameReview?.selection == attempt.row.number)
      }
    }
  }

  /// Returns the first of `height` visible lines: the scroll position, or one that brings the chosen attempt into view.
  func firstLine(height: Int) -> Int {
    let line = max(0, min(scrollState.line, lines.count - height))
    guard scrollState.isFollowing else { return line }
    guard attemptLineRanges.indices.contains(scrollState.attemptNumber - 1) else { return 0 }
    let attempt = attemptLineRanges[scrollState.attemptNumber - 1]
    var first = attempt.lowerBound < line ? attempt.lowerBound : line
    first = max(first, min(attempt.lowerBound, attempt.upperBound - height))
    // Show the remaining codes that the player asked for, even if the attempt's first line is then out of view.
    if let codesLine, attempt.contains(codesLine) {
      first = max(first, min(attempt.upperBound, codesLine + 1 + height / 2) - height)
    }
    return first
  }

  // MARK: Head

  private mutating func add(_ text: String, _ style: Style = .plain) {
    lines += capabilities.displayText(text).lines(width, style)
  }

  private mutating func addProgress(_ progress: (done: Int, count: Int)) {
    let (done, count) = progress
    add("The coach is reviewing every guess.")
    let length = max(1, min(width - 12, 40))
    let filled = done * length / max(1, count)
    lines.append([
      Span(String(repeating: capabilities.supportsUnicode ? "█" : "#", count: filled), capabilities.barStyle),
      Span(String(repeating: capabilities.supportsUnicode ? "░" : ".", count: length - filled), .dim),
      Span(" \(done) of \(count)"),
    ])
  }

  private mutating func addSummary(
    _ findings: CodeBreakerSession.ReviewFindings, _ chart: CodeBreakerSession.CandidateChart
  ) {
    let labels = findings.sumLines.map(\.label.columnCount).max() ?? 0
    let values = findings.sumLines.map { capabilities.displayText($0.text).columnCount }.max() ?? 0
    // If space is short, labels are shortened, but never numbers.
    let sumWidth = min(width, labels + 2 + values)
    let title = "Codes left"
    let chartWidth = max(chart.width, title.columnCount)
    let sum = findings.sumLines.enumerated().map { index, line in
      let isLast = index == findings.sumLines.count - 1
      let room = sumWidth - 2 - values
      let label = line.label.shortened(to: room)
      let text = capabilities.displayText(line.text)
      let filler = String(repeating: " ", count: max(0, sumWidth - label.columnCount - text.columnCount))
      return [Span(label, isLast ? .bold : .plain), Span(filler), Span(text, .bold)]
    }
    if sumWidth + Self.gap + chartWidth <= width {
      let right = [[Span(title, .dim)]] + chart.textLines(chartWidth, capabilities)
      for index in 0..<max(sum.count, right.count) {
        let left = index < sum.count ? sum[index] : []
        let filler = Span(String(repeating: " ", count: sumWidth + Self.gap - left.columnCount))
        lines.append(index < right.count ? left + [filler] + right[index] : left)
      }
    } else {
      lines += sum + [[], [Span(title, .dim)]] + chart.textLines(width, capabilities)
    }
    lines.append([])
  }

  // MARK: Attempts

  /// Adds a mistake with the attempts up to it, the reason, and the better guess.
  private mutating func add(_ mistake: CodeBreakerSession.ReviewMistake) {
    lines.append([])
    add(mistake.title, .bold)
    for row in mistake.rows {
      lines.append([Span("\(row.number)".rightAligned(in: 3) + " ")] + strip(row.code) + pegs.strip(row.markers))
    }
    add(mistake.reasonText)
    lines.append([Span("Better ")] + strip(mistake.betterGuess))
  }

  private mutating func add(_ attempt: CodeBreakerSession.ReviewedAttempt, isUnfolded: Bool) {
    let isChosen = attempt.row.number == scrollState.attemptNumber
    let number = "\(attempt.row.number)"
    let indent = max(2, number.count) + 2
    var flow = SpanFlow(width: width, indent: indent)
    flow.add([
      Span(isChosen ? capabilities.choiceArrows.right : " "),
      Span(String(repeating: " ", count: indent - 2 - number.count)),
      Span(number, isChosen ? .reversed : .bold), Span(" "),
    ])
    flow.add(strip(attempt.row.code), gap: 0)
    flow.add(pegs.strip(attempt.row.markers), gap: 0)
    flow.add([Span(attempt.ratingText.leftAligned(in: 9), .bold)])
    flow.add([Span("lost ", .dim), Span(capabilities.displayText(attempt.lossText), .bold)])
    flow.add([Span("luck ", .dim), Span(capabilities.displayText(attempt.luckText), .bold)])
    flow.startLine()
    flow.add(capabilities.displayText("\(attempt.codeCountsText). \(attempt.expectationText)."))
    if let better = attempt.betterGuess {
      flow.add([Span("Best guess: ")] + strip(better))
    }
    let start = lines.count
    lines += flow.lines
    if isUnfolded { addRemaining(attempt, indent: indent) }
    attemptLineRanges.append(start..<lines.count)
  }

  private mutating func addRemaining(_ attempt: CodeBreakerSession.ReviewedAttempt, indent: Int) {
    codesLine = lines.count
    var flow = SpanFlow(width: width, indent: indent)
    flow.startLine()
    flow.add("\(attempt.remainingTitle). \(attempt.remainingNote)", .bold)
    if !attempt.remainingCodes.isEmpty { flow.startLine() }
    for code in attempt.remainingCodes { flow.add(pegs.strip(code, .tiny)) }
    lines += flow.lines
  }

  private func strip(_ code: Code) -> [Span] {
    let count = code.pegs.count
    return pegs.strip(code, 4 + count * 4 + 1 + count + 2 > width ? .tiny : .small)
  }
}
