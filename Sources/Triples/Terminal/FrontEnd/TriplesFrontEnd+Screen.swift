import GameCore
import SessionSupport
import TerminalSupport
import TriplesModel
import TriplesSession

extension TriplesFrontEnd {
  /// Returns the screen, which depends only on the session, the terminal's state, and the terminal's size.
  func canvas(width: Int, height: Int) -> Canvas {
    frame.canvas(width: width, height: height) { canvas in
      if let viewer = session.viewer, view.showsFindings, let review = viewer.reviewState.review {
        view.findingsLine = frame.drawPage(from: view.findingsLine, on: &canvas) {
          FindingsPage.lines(of: review, width: $0, capabilities: capabilities)
        }
      } else if let viewer = session.viewer {
        let verdict =
          viewer.reviewState.review.map { ". " + TriplesSession.SpokenText.verdict(viewer.step, of: $0) } ?? ""
        frame.drawBoard(
          viewer.game, left: viewer.caption, right: "Score \(DecimalText.grouped(viewer.game.score))",
          status: viewer.progressText ?? "Replay of game \(viewer.replay.deal)\(verdict)", on: &canvas)
      } else if let duel = session.duel {
        view.duelLine = frame.drawPage(from: view.duelLine, on: &canvas) {
          duel.screen.lines(width: $0, capabilities: capabilities, showsTitle: true, draw: { $0.lines })
        }
      } else {
        switch session.tab {
        case .board: drawBoardTab(on: &canvas)
        case .scores where view.showsStatistics:
          view.statisticsLine = frame.drawPage(from: view.statisticsLine, on: &canvas) {
            session.statisticsScreen.lines(width: $0, capabilities: capabilities, showsTitle: true)
          }
        case .scores: drawScores(on: &canvas)
        case .about:
          view.aboutLine = frame.drawPage(from: view.aboutLine, on: &canvas) {
            AboutScreen.screen.lines(width: $0, capabilities: capabilities)
          }
        }
      }
      dialog?.draw(on: &canvas, focus: state.focus, capabilities: capabilities, draw: { $0.lines })
    }
  }

  private var frame: ScreenFrame {
    ScreenFrame(
      name: "Triples", tabs: TriplesSession.Tab.allCases.map(\.label), selectedTab: session.tab.label,
      hints: hints, capabilities: capabilities)
  }

  private func drawBoardTab(on canvas: inout Canvas) {
    let score = "Score \(DecimalText.grouped(session.game.score))"
    // A friend's score at the same move replaces the player's best score.
    let best = session.rivalLine.map { "Friend \($0.text)" } ?? "Best \(capabilities.displayText(session.bestText))"
    let said = session.popUp == nil ? session.status : ""
    // The tip comes before the status, because the board already shows what the status describes. It doesn't show a change
    // of a setting.
    let tip = (session.showsSettings ? nil : session.tip(for: .terminal)).map {
      ($0 + "  " + said).columnCount <= canvas.width ? $0 + "  " + said : $0
    }
    let status = session.notices.first { $0.isTransient }?.text ?? tip ?? said
    // On a narrow screen, omit the note about a tough deal, because the player will notice it while playing.
    let isHard = session.isHardLuck && canvas.width >= 60
    let details = [isHard ? "tough deal" : nil, session.goal.map { "\($0.label) \($0.text)" }].compactMap { $0 }
    let detail = details.map { (capabilities.supportsUnicode ? " · " : ", ") + $0 }.joined()
    frame.drawBoard(
      session.game, slide: view.slide, left: session.title, detail: detail, right: "\(score)   \(best)",
      status: status, on: &canvas)
  }

  private func drawScores(on canvas: inout Canvas) {
    let table = RankedTable(
      session.rankedGames, width: canvas.width, capabilities: capabilities, date: dateFormatter.callAsFunction)
    let part = frame.drawAroundPage(textWidth: min(canvas.width, table.width), on: &canvas)
    table.draw(selected: view.selectedRow, in: part, on: &canvas)
  }
}

extension ScreenFrame {
  /// Draws a board as large as possible, and everything around it. Keys change the cell `selected`, 0 to 15 row by row.
  func drawBoard(
    _ game: Triples, slide: Slide? = nil, selected: Int? = nil, left: String, detail: String = "", right: String,
    status: String, on canvas: inout Canvas
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
