import CodeBreakerSession
import SessionSupport
import TerminalSupport

extension CodeBreakerFrontEnd {
  func draw(width: Int, height: Int) -> Canvas {
    let frame = frame(height: height)
    return frame.canvas(width: width, height: height) { canvas in
      switch session.tab {
      case .game:
        if let review {
          frame.drawPage(review, at: &view.reviewPage, on: &canvas) { [pegs] in pegs.lines(of: $0, width: $1) }
        } else {
          drawGame(in: frame, on: &canvas)
        }
      case .statistics:
        view.statisticsLine = frame.drawPage(from: view.statisticsLine, maxTextWidth: 46, on: &canvas) {
          session.statisticsScreen(view.group).lines(width: $0, capabilities: capabilities)
        }
      case .rules:
        view.rulesLine = frame.drawPage(from: view.rulesLine, on: &canvas) {
          RulesScreen.screen.lines(width: $0, capabilities: capabilities)
        }
      }
      dialog?.draw(on: &canvas, focus: state.focus, capabilities: capabilities, draw: { [pegs] in pegs.lines(of: $0) })
    }
  }

  private func frame(height: Int) -> ScreenFrame {
    ScreenFrame(
      name: "CodeBreaker", tabs: CodeBreakerSession.Tab.allCases.map(\.label), selectedTab: session.tab.label,
      hints: hints(height: height), capabilities: capabilities)
  }

  private var pegs: PegPainter {
    PegPainter(session.game.setup.theme, showsLetters: session.showsLetters, capabilities: capabilities)
  }

  private func drawGame(in frame: ScreenFrame, on canvas: inout Canvas) {
    // If there isn't enough space for all key hints, reserve this height for the game. The smallest screens have two
    // lines of key hints.
    let gameHeight = min(13, canvas.height - ScreenFrame.fixedLineCount - 2)
    let keys = frame.keyLines(on: canvas, gameHeight: gameHeight)
    let metrics = GameScreenMetrics.fitting(
      width: canvas.width, height: canvas.height - ScreenFrame.fixedLineCount - keys.count, game: session.game,
      pegs: pegs)
    // Clamp the scroll position, so that the first key that scrolls back has a visible effect.
    view.skippedAttemptCount = min(
      view.skippedAttemptCount, max(0, session.attempts.count - metrics.attemptCount))
    let area = frame.drawAroundGame(
      width: metrics.width, height: metrics.height, left: session.title, right: figures, status: gameStatus, keys: keys,
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

  private var gameStatus: String {
    if let passing = session.notices.first(where: \.isTransient) { return passing.text }
    if session.showsSettings { return session.status }
    if session.popUp != nil { return "" }
    if let ended = session.endedGame {
      let praise = ended.ending == .solved ? ended.title + " " : ""
      return "\(praise)\(ended.summaryWithTime)."
    }
    // Don't show a ranked game's status. It may be about a request that the server has answered in the meantime.
    return session.isRanked ? session.guessExplanation ?? "" : session.status
  }
}
