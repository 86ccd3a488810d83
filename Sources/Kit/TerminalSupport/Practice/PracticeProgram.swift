import SessionSupport

/// Practice on a whole screen: first the progress, then one position after another.
package final class PracticeProgram<FrontEnd: TerminalPractice>: DialogProgram {
  private let frontEnd: FrontEnd
  package let capabilities: TerminalCapabilities
  private var practice: FrontEnd.Practice { frontEnd.practice }
  private let runner: RequestRunner<FrontEnd.Practice.CoachTask>
  private var pageLine = 0

  package var state = FrontEndState()

  /// Creates the program. If `isOwn`, it begins with the player's own positions.
  package init(_ frontEnd: FrontEnd, capabilities: TerminalCapabilities, isOwn: Bool = false) {
    self.frontEnd = frontEnd
    self.capabilities = capabilities
    runner = RequestRunner(coach: frontEnd.coach)
    if isOwn { practice.begin() }
  }

  package var redrawDelayMilliseconds: Int32? { runner.redrawDelayMilliseconds }

  package var situation: AnyHashable { [dialog?.id, "\(practice.phase)"] }

  // MARK: Dialogs

  package var settings: FrontEnd.Practice { practice }

  package var notices: [Notice] { practice.core.notice.map { [$0] } ?? [] }

  /// Draws nothing, because the terminal is drawn after every key.
  package func dismissNotice() { practice.core.dismissNotice() }

  /// `nil`, because practice has no pop-ups.
  package var popUp: Screen<FrontEnd.Practice.Picture>? { nil }

  package func performInPopUp(_ id: Action.ID, text: [UInt8]) {}

  package func share() {}

  // MARK: Keys

  package func handle(_ key: Key) {
    if handleInDialog(key) { return }
    if key.lowercased == "q" {
      state.isFinished = true
      return
    }
    if practice.phase == .asking, frontEnd.press(key) { return }
    guard let keyed = practice.screen.keyedAction(key, spaceIsEnter: true) else {
      pageLine = key.scrolled(from: pageLine)
      return
    }
    if let item = keyed.shareItem {
      state.clipboard = item.text
      practice.handleShareOutcome(.copied)
    } else {
      practice.perform(keyed.action)
      pageLine = 0
    }
  }

  // MARK: Pictures

  package func update() { runner.update(practice) }

  package func draw(width: Int, height: Int) -> Canvas {
    let frame = ScreenFrame(
      name: frontEnd.name, selectedTab: "Practice", hints: hints, capabilities: capabilities)
    return frame.canvas(width: width, height: height) { canvas in
      switch practice.phase {
      case .asking, .judging: frontEnd.drawPosition(in: frame, on: &canvas)
      case .idle, .judged, .over: drawPage(in: frame, on: &canvas)
      }
      dialog?.draw(on: &canvas, focus: state.focus, capabilities: capabilities)
    }
  }

  private func drawPage(in frame: ScreenFrame, on canvas: inout Canvas) {
    var part = frame.drawAroundPage(textWidth: min(canvas.width - 2, Self.maxTextWidth), on: &canvas)
    let lines = practice.screen.lines(width: part.width, capabilities: capabilities) { [frontEnd, capabilities] in
      frontEnd.lines(of: $0, capabilities)
    }
    if practice.phase == .judged {
      let room = Rectangle(
        row: part.row, column: part.column, width: part.width, height: part.height - lines.count - 1)
      let height = frontEnd.drawBoard(in: room, capabilities: capabilities, on: &canvas)
      if height > 0 {
        part.row += height + 1
        part.height -= height + 1
      }
    }
    pageLine = frame.draw(lines, from: pageLine, in: part, on: &canvas)
  }

  private static var maxTextWidth: Int { 58 }

  private var hints: [KeyHint] {
    let hints = practice.screen.keyHints(
      editHints: practice.phase == .asking ? frontEnd.editHints(capabilities) : [])
    let scrolls = practice.phase == .idle || practice.phase == .judged
    let scroll = scrolls ? [KeyHint(capabilities.supportsUnicode ? "↑↓" : "up down", "scroll")] : []
    return hints.map {
      KeyHint($0.key, capabilities.displayText($0.meaning), isEnabled: $0.isEnabled, isEssential: $0.isEssential)
    } + scroll + [.settings, .quit]
  }
}
