import CodeBreakerModel
import CodeBreakerSession
import PlaySupport
import TerminalSupport

/// A session about one board, which a page shows as text.
protocol BoardSession: AuxiliarySession {
  var board: OwnBoard { get }

  var showsLetters: Bool { get }

  var findings: OwnBoardSession.Findings { get }
}

extension OwnBoardSession: BoardSession {}

extension CodemakerSession: BoardSession {
  var board: OwnBoard { game.board }
}

/// A front end whose screen is one page about a board.
protocol BoardFrontEnd: AuxiliaryFrontEnd where Session: BoardSession {
  /// The first visible line of the page.
  var scrollLine: Int { get set }

  var hints: [KeyHint] { get }

  /// Returns the page in lines of at most `width` columns.
  func lines(_ width: Int) -> [[Span]]

  /// Returns the part of the page about the codes that are left.
  func lines(_ possible: OwnBoardSession.PossibleFindings, _ width: Int) -> [[Span]]
}

extension BoardFrontEnd {
  func draw(width: Int, height: Int) -> Canvas {
    let frame = ScreenFrame(
      name: "CodeBreaker", selectedTab: session.tab.label, hints: hints, capabilities: capabilities)
    return frame.canvas(width: width, height: height) { canvas in
      scrollLine = frame.drawPage(from: scrollLine, on: &canvas) { lines($0) }
      dialog?.draw(on: &canvas, focus: state.focus, capabilities: capabilities)
    }
  }

  var pegs: PegPainter {
    PegPainter(
      session.board.theme, choices: session.board.choices, showsLetters: session.showsLetters,
      capabilities: capabilities, isOnPanel: false)
  }

  func markers(_ counts: MatchCounts) -> [Span] {
    pegs.markers(OwnBoardWords.markers(counts, pegCount: session.board.pegCount))
  }

  /// Returns the markers of an answer, and the answer in words.
  func answer(_ counts: MatchCounts) -> [Span] {
    markers(counts) + [Span("  " + CodeBreakerSession.SpokenText.markers(counts))]
  }

  /// Returns the part of the page about what the coach found.
  func findingLines(_ width: Int) -> [[Span]] {
    switch session.findings {
    case .pending: "The coach is thinking\(capabilities.ellipsis)".lines(width)
    case .unavailable(let problem): problem.lines(width)
    case .contradictory(let contradiction):
      contradiction.text.lines(width, .bold)
        + contradiction.correctionLines(hint: " Press m to change it.").flatMap { $0.lines(width) }
    case .possible(let possible): lines(possible, width)
    }
  }
}
