import PlaySupport

/// A lesson on a whole screen: the explanation, and below it a position with a task.
final class LessonProgram<FrontEnd: TerminalLesson>: TerminalProgram {
  private let frontEnd: FrontEnd
  let capabilities: TerminalCapabilities

  private(set) var isFinished = false

  /// Creates the program, which resumes the lesson where the player left it.
  init(_ frontEnd: FrontEnd, capabilities: TerminalCapabilities) {
    self.frontEnd = frontEnd
    self.capabilities = capabilities
  }

  func didResume() { frontEnd.core.refresh() }

  var situation: AnyHashable { [frontEnd.core.notice?.text, "\(frontEnd.core.stage)"] }

  // MARK: Keys

  func handle(_ key: Key) {
    let core = frontEnd.core
    if core.notice != nil {
      isFinished = core.handleInNotice(key)
      return
    }
    if key.lowercased == "q" || key == .escape {
      isFinished = true
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
    } + [.quit]
  }

  // MARK: Pictures

  func draw(width: Int, height: Int) -> Canvas {
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
      if let notice = frontEnd.core.notice { canvas.draw(notice, capabilities: capabilities) }
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
