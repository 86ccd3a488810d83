import PlaySupport

/// A lesson on a whole screen: the explanation, and below it a position with a task.
package final class LessonProgram<FrontEnd: TerminalLesson>: TerminalProgram {
  private enum Tab: CaseIterable {
    case lesson
  }

  private let frontEnd: FrontEnd
  private let capabilities: TerminalCapabilities

  package private(set) var isFinished = false

  /// Creates the program, which resumes the lesson where the player left it.
  package init(_ frontEnd: FrontEnd, capabilities: TerminalCapabilities) {
    self.frontEnd = frontEnd
    self.capabilities = capabilities
  }

  package var redrawDelayMilliseconds: Int32? { nil }

  package func willLeaveScreen() {}

  package func didResume() { frontEnd.core.refresh() }

  package func takeClipboard() -> String? { nil }

  // MARK: Keys

  package func handle(_ key: Key) {
    let core = frontEnd.core
    if core.notice != nil {
      if key == .enter || key == .escape || key == " " { core.dismissNotice() }
      if key.lowercased == "q" { isFinished = true }
      return
    }
    let isConfirmation = key == .enter || key == " "
    switch key.lowercased {
    case "q", .escape: isFinished = true
    case "b" where core.canGoBack: core.goBack()
    case "n" where core.canAdvance: core.advance()
    case "?" where core.canShowNext: core.showNext()
    default:
      switch core.stage {
      case .asking: frontEnd.handle(key)
      case .missed: if isConfirmation { core.retry() }
      case .done: if isConfirmation { core.advance() }
      case .over: if isConfirmation { core.startOver() }
      }
    }
  }

  private var hints: [KeyHint] {
    let core = frontEnd.core
    let enter: [KeyHint] =
      switch core.stage {
      case .asking: frontEnd.hints(capabilities)
      case .missed: [KeyHint("Enter", "try again", isEssential: true)]
      case .done: [KeyHint("Enter", "next", isEssential: true)]
      case .over: [KeyHint("Enter", "once more", isEssential: true)]
      }
    let help = core.canShowNext ? [KeyHint("?", "show me", isEssential: true)] : []
    let skip = core.canAdvance && core.stage != .done ? [KeyHint("n", "next")] : []
    let back = core.canGoBack ? [KeyHint("b", "back")] : []
    return enter + help + skip + back + [KeyHint("q", "quit", isEssential: true)]
  }

  // MARK: Pictures

  package func draw(width: Int, height: Int) -> Canvas {
    var canvas = Canvas(width: width, height: height)
    let frame = ScreenFrame(
      name: frontEnd.lesson.taughtGame.name, tab: Tab.lesson, label: { _ in "Lesson" }, hints: hints,
      capabilities: capabilities)
    guard frame.fits(on: &canvas) else { return canvas }
    var part = frame.drawAroundPage(textWidth: min(canvas.width - 2, 58), on: &canvas)
    let lines = textLines(part.width)
    frame.draw(lines, scroll: TextScroll(), in: part, on: &canvas)
    if frontEnd.core.stage != .over, part.height > lines.count + 1 {
      part.row += lines.count + 1
      part.height -= lines.count + 1
      frontEnd.drawPosition(in: part, capabilities: capabilities, on: &canvas)
    }
    if let notice = frontEnd.core.notice {
      canvas.dim()
      let lines = notice.text.plainLines(Dialog.maxTextWidth(on: width))
      Dialog(title: "Please note", lines: lines, buttons: ["OK"], focus: 0, footer: "Esc closes").draw(
        on: &canvas, capabilities: capabilities)
    }
    return canvas
  }

  private func textLines(_ width: Int) -> [[Span]] {
    let place = frontEnd.core.stage == .over ? [] : [[Span(frontEnd.core.progressText, .dim)]]
    return place + frontEnd.lesson.screen.lines(width: width, capabilities: capabilities)
  }
}
