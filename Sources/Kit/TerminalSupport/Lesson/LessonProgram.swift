import SessionSupport

/// A lesson on a whole screen: the explanation, and below it a position with a task.
package final class LessonProgram<FrontEnd: TerminalLesson>: DialogProgram {
  private let frontEnd: FrontEnd
  package let capabilities: TerminalCapabilities

  package var state = FrontEndState()

  /// Creates the program, which resumes the lesson where the player left it.
  package init(_ frontEnd: FrontEnd, capabilities: TerminalCapabilities) {
    self.frontEnd = frontEnd
    self.capabilities = capabilities
  }

  package var situation: AnyHashable { [dialog?.id, "\(frontEnd.core.stage)"] }

  // MARK: Dialogs

  package var settings: FrontEnd.Lesson { frontEnd.lesson }

  package var notices: [Notice] { frontEnd.core.notice.map { [$0] } ?? [] }

  package func dismissNotice() { frontEnd.core.dismissNotice() }

  /// `nil`, because a lesson has no pop-ups.
  package var popUp: Screen<FrontEnd.Lesson.Picture>? { nil }

  package func performInPopUp(_ id: Action.ID, text: [UInt8]) {}

  package func share() {}

  // MARK: Keys

  package func handle(_ key: Key) {
    if handleInDialog(key) { return }
    let core = frontEnd.core
    if key.lowercased == "q" {
      state.isFinished = true
    } else if core.acceptsActions, frontEnd.press(key) {
      return
    } else if key.lowercased == "n", core.canAdvance {
      // This also works after the step is done, when Enter may be held still.
      core.advance()
    } else if let keyed = frontEnd.lesson.screen.keyedAction(key, spaceIsEnter: true) {
      frontEnd.lesson.perform(keyed.action)
    }
  }

  private var hints: [KeyHint] {
    let hints = frontEnd.lesson.screen.keyHints(
      editHints: frontEnd.core.acceptsActions ? frontEnd.editHints(capabilities) : [])
    return hints.map {
      KeyHint($0.key, capabilities.displayText($0.meaning), isEnabled: $0.isEnabled, isEssential: $0.isEssential)
    } + [.settings, .quit]
  }

  // MARK: Pictures

  package func draw(width: Int, height: Int) -> Canvas {
    let frame = ScreenFrame(
      name: frontEnd.lesson.taughtGame.name, selectedTab: "Lesson", hints: hints, capabilities: capabilities)
    return frame.canvas(width: width, height: height) { canvas in
      var part = frame.drawAroundPage(textWidth: min(canvas.width - 2, 58), on: &canvas)
      var lines = textLines(part.width)
      // Without empty lines, more of the screen is visible.
      if lines.count > part.height { lines = lines.filter { !$0.isEmpty } }
      frame.draw(lines, from: 0, in: part, on: &canvas)
      if frontEnd.core.showsStep, part.height > lines.count + 1 {
        part.row += lines.count + 1
        part.height -= lines.count + 1
        frontEnd.drawBoard(in: part, capabilities: capabilities, on: &canvas)
      }
      dialog?.draw(on: &canvas, focus: state.focus, capabilities: capabilities)
    }
  }

  private func textLines(_ width: Int) -> [[Span]] {
    let core = frontEnd.core
    let lesson = core.lessonIndex == 0 ? "" : "\(core.lesson.title). "
    let place = core.showsStep ? [[Span("\(lesson)\(core.progressText)", .dim)]] : []
    return place
      + frontEnd.lesson.screen.lines(width: width, capabilities: capabilities) { [frontEnd, capabilities] in
        frontEnd.lines(of: $0, capabilities)
      }
  }
}
