import PlaySupport

/// Practice on a whole screen: first the progress, then one position after another.
package final class PracticeProgram<FrontEnd: TerminalPractice>: TerminalProgram {
  private enum Tab: CaseIterable {
    case practice
  }

  private let frontEnd: FrontEnd
  private let capabilities: TerminalCapabilities
  private var practice: FrontEnd.Practice { frontEnd.practice }
  private let runner: RequestRunner<FrontEnd.Practice.CoachTask>
  private var pageScroll = TextScroll()

  package private(set) var isFinished = false

  package init(_ frontEnd: FrontEnd, capabilities: TerminalCapabilities) {
    self.frontEnd = frontEnd
    self.capabilities = capabilities
    runner = RequestRunner(coach: frontEnd.coach)
  }

  package var redrawDelayMilliseconds: Int32? { runner.redrawDelayMilliseconds }

  package func willLeaveScreen() {}

  package func didResume() { practice.core.refresh() }

  package func takeClipboard() -> String? { nil }

  // MARK: Keys

  package func handle(_ key: Key) {
    if practice.core.notice != nil { return handleInNotice(key) }
    // Stopping stores the judgments so far.
    if key.lowercased == "q" {
      practice.stop()
      isFinished = true
      return
    }
    if key == .escape {
      if practice.phase != .idle { performAndScrollToTop { practice.stop() } }
      return
    }
    let isConfirmation = key == .enter || key == " "
    switch practice.phase {
    case .idle, .over:
      if isConfirmation { performAndScrollToTop { practice.begin() } } else { scroll(key) }
    case .asking: frontEnd.handle(key)
    case .judging where practice.hasCoachFailed:
      if isConfirmation {
        performAndScrollToTop { practice.askAgain() }
      } else if key.lowercased == "n" {
        performAndScrollToTop { practice.advance() }
      }
    case .judging: break
    case .judged:
      if isConfirmation { performAndScrollToTop { practice.advance() } } else { scroll(key) }
    }
  }

  private func handleInNotice(_ key: Key) {
    switch key.lowercased {
    case .enter, .escape, " ": practice.core.dismissNotice()
    case "q": isFinished = true
    default: break
    }
  }

  private func performAndScrollToTop(_ change: () -> Void) {
    change()
    pageScroll = TextScroll()
  }

  private func scroll(_ key: Key) {
    pageScroll.handle(key, maxScrollLine: 60)
  }

  // MARK: Pictures

  package func update() { runner.update(practice) }

  package func draw(width: Int, height: Int) -> Canvas {
    var canvas = Canvas(width: width, height: height)
    let frame = ScreenFrame(
      name: frontEnd.name, tab: Tab.practice, label: { _ in "Practice" }, hints: hints, capabilities: capabilities)
    guard frame.fits(on: &canvas) else { return canvas }
    switch practice.phase {
    case .idle, .over: drawPage(in: frame, on: &canvas)
    case .asking, .judging: frontEnd.drawPosition(in: frame, on: &canvas)
    case .judged: frontEnd.drawJudgment(in: frame, scroll: pageScroll, on: &canvas)
    }
    if let notice = practice.core.notice {
      canvas.dim()
      let lines = notice.text.plainLines(Dialog.maxTextWidth(on: width))
      Dialog(title: "Please note", lines: lines, buttons: ["OK"], focus: 0, footer: "Esc closes").draw(
        on: &canvas, capabilities: capabilities)
    }
    return canvas
  }

  private func drawPage(in frame: ScreenFrame, on canvas: inout Canvas) {
    let part = frame.drawAroundPage(textWidth: min(canvas.width - 2, ScreenFrame.maxTextWidth), on: &canvas)
    frame.draw(
      practice.screen.lines(width: part.width, capabilities: capabilities), scroll: pageScroll, in: part, on: &canvas)
  }

  private var hints: [KeyHint] {
    let leave = KeyHint("Esc", "end practice")
    let quit = KeyHint("q", "quit", isEssential: true)
    let scroll = KeyHint(capabilities.supportsUnicode ? "↑↓" : "up down", "scroll")
    return switch practice.phase {
    case .idle:
      [
        KeyHint("Enter", "practice", isEnabled: !practice.core.notebook.positions.isEmpty, isEssential: true), scroll,
        quit,
      ]
    case .over: [KeyHint("Enter", "practice more", isEssential: true), KeyHint("Esc", "progress"), quit]
    case .asking: frontEnd.hints(capabilities) + [leave, quit]
    case .judging:
      (practice.hasCoachFailed
        ? [KeyHint("Enter", "ask again", isEssential: true), KeyHint("n", "next", isEssential: true)] : []) + [
          leave, quit,
        ]
    case .judged: [KeyHint("Enter", "next", isEssential: true), scroll, leave, quit]
    }
  }
}

extension TerminalPractice {
  /// Runs the practice, line by line if `isPlain` or without a screen. Throws an exit code after reporting a failure.
  package func run(isPlain: Bool, capabilities: TerminalCapabilities) throws {
    guard !isPlain, TerminalCapabilities.hasScreen else { return PlainPractice(self, capabilities: capabilities).run() }
    try PracticeProgram(self, capabilities: capabilities).run(capabilities: capabilities)
  }
}
