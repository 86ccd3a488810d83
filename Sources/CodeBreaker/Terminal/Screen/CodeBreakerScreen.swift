import CodeBreakerSession
import PlaySupport
import TerminalSupport

/// Draws the whole screen from the session, the terminal's state, and the size, without changing them.
struct CodeBreakerScreen {
  let session: CodeBreakerSession
  let state: FrontEndState
  let view: CodeBreakerViewState
  let capabilities: TerminalCapabilities

  /// The height to reserve for the game if there isn't enough space for all key hints.
  private static let gameHeight = 13

  func canvas(width: Int, height: Int) -> Canvas {
    var canvas = Canvas(width: width, height: height)
    guard frame.fits(on: &canvas) else { return canvas }
    switch session.tab {
    case .game where session.isReviewOpen: drawReview(on: &canvas)
    case .game: drawGame(on: &canvas)
    case .statistics:
      let part = frame.drawAroundPage(textWidth: min(canvas.width - 2, 46), on: &canvas)
      let lines = session.statisticsScreen(view.group).lines(width: part.width, capabilities: capabilities)
      frame.draw(lines, scroll: view.statisticsScroll, in: part, on: &canvas)
    case .rules: frame.draw(RulesScreen.screen, scroll: view.rulesScroll, on: &canvas)
    }
    ScreenDialog(notices: session.notices, sharedGame: state.sharedGame, popUp: session.popUpScreen)?.draw(
      on: &canvas, focus: state.focus, capabilities: capabilities, draw: { pegs.lines(of: $0) })
    return canvas
  }

  /// Returns how many of the latest attempts can be scrolled out of view.
  func maxSkippedAttemptCount(width: Int, height: Int) -> Int {
    let canvas = Canvas(width: width, height: height)
    return AttemptWindow(session: session, skippedCount: 0, room: metrics(keyLines(on: canvas), canvas).attemptCount)
      .maxSkippedCount
  }

  func firstReviewLine(width: Int, height: Int) -> Int {
    var canvas = Canvas(width: width, height: height)
    let part = frame.drawAroundPage(textWidth: Self.reviewWidth(canvas), on: &canvas)
    return reviewPage(part).firstLine(height: part.height)
  }

  private static func reviewWidth(_ canvas: Canvas) -> Int { min(canvas.width - 2, ScreenFrame.maxTextWidth) }

  private func reviewPage(_ part: Rectangle) -> ReviewPage {
    ReviewPage(session, scrollState: view.reviewScroll, pegs: pegs, width: part.width)
  }

  private func drawReview(on canvas: inout Canvas) {
    let part = frame.drawAroundPage(textWidth: Self.reviewWidth(canvas), on: &canvas)
    let page = reviewPage(part)
    frame.draw(page.lines, from: page.firstLine(height: part.height), in: part, on: &canvas)
  }

  private var frame: ScreenFrame {
    ScreenFrame(
      name: "CodeBreaker", tab: session.tab, label: \.label,
      hints: KeyHint.hints(for: session, capabilities: capabilities), capabilities: capabilities)
  }

  private var pegs: PegPainter {
    PegPainter(session.game, showsLetters: session.showsLetters, capabilities: capabilities)
  }

  private func keyLines(on canvas: Canvas) -> [[Span]] {
    // The smallest screens have two lines of key hints.
    frame.keyLines(on: canvas, gameHeight: min(Self.gameHeight, canvas.height - ScreenFrame.fixedLineCount - 2))
  }

  private func metrics(_ keys: [[Span]], _ canvas: Canvas) -> GameScreenMetrics {
    GameScreenMetrics.fitting(
      width: canvas.width, height: canvas.height - ScreenFrame.fixedLineCount - keys.count, game: session.game,
      pegs: pegs)
  }

  private func drawGame(on canvas: inout Canvas) {
    let keys = keyLines(on: canvas)
    let metrics = metrics(keys, canvas)
    let area = frame.drawAroundGame(
      width: metrics.width, height: metrics.height, left: session.title, right: figures, status: status, keys: keys,
      on: &canvas)
    GameScreenDrawing(session: session, view: view, metrics: metrics, pegs: pegs).draw(in: area, on: &canvas)
  }

  private var figures: String {
    let figures = [session.numberTitle, DurationText.clock(session.elapsedSeconds)]
    let left = session.game.isOver ? nil : session.game.remainingAttemptCount.map { "\($0) left" }
    return (figures + [left, dots].compactMap { $0 }).joined(separator: "   ")
  }

  /// A dot for each remaining attempt and a smaller one for each used attempt. `nil` without a limit or after the end.
  private var dots: String? {
    guard !session.game.isOver, let dots = session.attemptDots else { return nil }
    let signs = capabilities.supportsUnicode ? ("●", "·") : ("*", ".")
    return String(repeating: signs.0, count: dots.remainingCount)
      + String(repeating: signs.1, count: dots.count - dots.remainingCount)
  }

  private var status: String {
    if let passing = session.notices.first(where: \.isTransient) { return passing.text }
    if session.popUp != nil { return "" }
    if let ended = session.endedGame {
      let praise = ended.ending == .solved ? ended.title + " " : ""
      return "\(praise)\(ended.summaryWithTime)."
    }
    // Don't show a ranked game's status. It may be about a request that the server has answered in the meantime.
    return session.isRanked ? session.guessExplanation ?? "" : session.status
  }
}
