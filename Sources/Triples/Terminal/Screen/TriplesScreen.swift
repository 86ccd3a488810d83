import NumberedGame
import PlaySupport
import TerminalSupport
import TriplesModel
import TriplesSession

/// Draws the whole screen, which depends only on the session, the terminal's state, and the terminal's size.
struct TriplesScreen {
  let session: TriplesSession
  let state: FrontEndState
  let view: TriplesViewState
  let capabilities: TerminalCapabilities
  let dateFormatter: LocalDateFormatter

  /// The minimum number of columns for showing details beside the figures.
  private static let minWidthForDetails = 60

  func canvas(width: Int, height: Int) -> Canvas {
    var canvas = Canvas(width: width, height: height)
    guard frame.fits(on: &canvas) else { return canvas }
    if let viewer = session.viewer, view.showsFindings, let review = viewer.reviewState.review {
      let part = frame.drawAroundPage(textWidth: min(canvas.width - 2, ScreenFrame.maxTextWidth), on: &canvas)
      frame.draw(
        FindingsPage.lines(of: review, width: part.width, capabilities: capabilities), scroll: view.findingsScroll,
        in: part, on: &canvas)
    } else if let viewer = session.viewer {
      let verdict =
        viewer.reviewState.review.map { ". " + TriplesSession.SpokenText.verdict(viewer.step, of: $0) } ?? ""
      frame.drawBoard(
        viewer.game, left: viewer.caption, right: "Score \(DecimalText.grouped(viewer.game.score))",
        status: viewer.progressText ?? "Replay of game \(viewer.replay.deal)\(verdict)", on: &canvas)
    } else if let duel = session.duel {
      let part = frame.drawAroundPage(textWidth: min(canvas.width - 2, ScreenFrame.maxTextWidth), on: &canvas)
      frame.draw(
        DuelPage.lines(of: duel, width: part.width, capabilities: capabilities), scroll: view.duelScroll, in: part,
        on: &canvas)
    } else {
      switch session.tab {
      case .board: drawBoardTab(on: &canvas)
      case .scores where view.showsStatistics: drawStatistics(on: &canvas)
      case .scores: drawScores(on: &canvas)
      case .about: frame.draw(AboutScreen.screen, scroll: view.aboutScroll, on: &canvas)
      }
    }
    ScreenDialog(notices: session.notices, sharedGame: state.sharedGame, popUp: session.popUpScreen)?.draw(
      on: &canvas, focus: state.focus, capabilities: capabilities, draw: { $0.lines })
    return canvas
  }

  private var frame: ScreenFrame {
    ScreenFrame(
      name: "Triples", tab: session.tab, label: \.label,
      hints: KeyHint.hints(for: session, view: view, capabilities: capabilities), capabilities: capabilities)
  }

  private func drawBoardTab(on canvas: inout Canvas) {
    let score = "Score \(DecimalText.grouped(session.game.score))"
    // A friend's score at the same move replaces the player's best score.
    let best = session.rivalLine.map { "Friend \($0.text)" } ?? "Best \(capabilities.displayText(session.bestText))"
    let said = session.popUp == nil ? session.status : ""
    // The tip comes before the status, because the board already shows what the status describes.
    let tip = session.tip.map { ($0 + "  " + said).columnCount <= canvas.width ? $0 + "  " + said : $0 }
    let status = session.notices.first { $0.isTransient }?.text ?? tip ?? said
    // On a narrow screen, omit the note about hard luck, because the player will notice it while playing.
    let isHard = session.isHardLuck && canvas.width >= Self.minWidthForDetails
    let details = [isHard ? "hard luck" : nil, session.goal.map { "\($0.label) \($0.text)" }].compactMap { $0 }
    let detail = details.map { (capabilities.supportsUnicode ? " · " : ", ") + $0 }.joined()
    frame.drawBoard(
      session.game, slide: view.slide, left: session.title, detail: detail, right: "\(score)   \(best)",
      status: status,
      on: &canvas)
  }

  private func drawScores(on canvas: inout Canvas) {
    let table = RankedTable(
      session.rankedGames, width: canvas.width, capabilities: capabilities, date: dateFormatter.callAsFunction)
    let part = frame.drawAroundPage(textWidth: min(canvas.width, table.width), on: &canvas)
    table.draw(selected: view.selectedRow, in: part, on: &canvas)
  }

  private func drawStatistics(on canvas: inout Canvas) {
    let part = frame.drawAroundPage(textWidth: min(canvas.width - 2, ScreenFrame.maxTextWidth), on: &canvas)
    let lines = session.statisticsScreen.lines(width: part.width, capabilities: capabilities, showsTitle: true)
    frame.draw(lines, scroll: view.statisticsScroll, in: part, on: &canvas)
  }
}

extension ScreenFrame {
  /// Draws a board as large as possible, and everything around it. Keys change the cell `selected`, 0 to 15 row by row.
  func drawBoard(
    _ game: Triples, slide: Slide? = nil, selected: Int? = nil, left: String, detail: String = "", right: String,
    status: String,
    on canvas: inout Canvas
  ) {
    let keys = keyLines(
      on: canvas, gameHeight: BoardMetrics.fitting(width: 0, height: 0, capabilities: capabilities).height)
    let metrics = BoardMetrics.fitting(
      width: canvas.width, height: canvas.height - ScreenFrame.fixedLineCount - keys.count, capabilities: capabilities)
    let place = drawAroundGame(
      width: metrics.width, height: metrics.height, left: left, detail: detail, right: right, status: status,
      keys: keys, on: &canvas)
    BoardDrawing(metrics: metrics, capabilities: capabilities).draw(
      game.grid, slide: slide, selected: selected, on: &canvas, row: place.row, column: place.column)
  }
}
