import PlaySupport

/// Practice on a whole screen: first the progress, then one position after another.
package final class PracticeProgram<FrontEnd: TerminalPractice>: TerminalProgram {
  private let frontEnd: FrontEnd
  package let capabilities: TerminalCapabilities
  private var practice: FrontEnd.Practice { frontEnd.practice }
  private let runner: RequestRunner<FrontEnd.Practice.CoachTask>
  private var pageLine = 0

  package private(set) var isFinished = false

  package init(_ frontEnd: FrontEnd, capabilities: TerminalCapabilities) {
    self.frontEnd = frontEnd
    self.capabilities = capabilities
    runner = RequestRunner(coach: frontEnd.coach)
  }

  package var redrawDelayMilliseconds: Int32? { runner.redrawDelayMilliseconds }

  package func didResume() { practice.core.refresh() }

  package var situation: AnyHashable { [practice.core.notice?.text, "\(practice.phase)"] }

  // MARK: Keys

  package func handle(_ key: Key) {
    if practice.core.notice != nil {
      isFinished = practice.core.handleInNotice(key)
      return
    }
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
    switch practice.phase {
    case .idle, .over:
      if key.isConfirmation {
        performAndScrollToTop { practice.begin() }
      } else {
        pageLine = key.scrolled(from: pageLine)
      }
    case .asking: frontEnd.handle(key)
    case .judging where practice.hasCoachFailed:
      if key.isConfirmation {
        performAndScrollToTop { practice.askAgain() }
      } else if key.lowercased == "n" {
        performAndScrollToTop { practice.advance() }
      }
    case .judging: break
    case .judged:
      if key.isConfirmation {
        performAndScrollToTop { practice.advance() }
      } else {
        pageLine = key.scrolled(from: pageLine)
      }
    }
  }

  private func performAndScrollToTop(_ change: () -> Void) {
    change()
    pageLine = 0
  }

  // MARK: Pictures

  package func update() { runner.update(practice) }

  package func draw(width: Int, height: Int) -> Canvas {
    let frame = ScreenFrame(
      name: frontEnd.name, selectedTab: "Practice", hints: hints, capabilities: capabilities)
    return frame.canvas(width: width, height: height) { canvas in
      switch practice.phase {
      case .idle, .over:
        pageLine = frame.drawPage(from: pageLine, on: &canvas) {
          practice.screen.lines(width: $0, capabilities: capabilities)
        }
      case .asking, .judging: frontEnd.drawPosition(in: frame, on: &canvas)
      case .judged: pageLine = frontEnd.drawJudgment(in: frame, from: pageLine, on: &canvas)
      }
      if let notice = practice.core.notice { canvas.draw(notice, capabilities: capabilities) }
    }
  }

  private var hints: [KeyHint] {
    let leave = KeyHint("Esc", "end practice")
    let scroll = KeyHint(capabilities.supportsUnicode ? "↑↓" : "up down", "scroll")
    return switch practice.phase {
    case .idle:
      [
        KeyHint("Enter", "practice", isEnabled: !practice.core.notebook.positions.isEmpty, isEssential: true), scroll,
        .quit,
      ]
    case .over: [KeyHint("Enter", "practice more", isEssential: true), KeyHint("Esc", "progress"), .quit]
    case .asking: frontEnd.hints(capabilities) + [leave, .quit]
    case .judging:
      (practice.hasCoachFailed
        ? [KeyHint("Enter", "ask again", isEssential: true), KeyHint("n", "next", isEssential: true)] : [])
        + [leave, .quit]
    case .judged: [KeyHint("Enter", "next", isEssential: true), scroll, leave, .quit]
    }
  }
}

extension TerminalPractice {
  /// Runs the practice, line by line if `isPlain` or without a screen. Throws an exit code after reporting a failure.
  func run(isPlain: Bool) throws {
    let program = PracticeProgram(self, capabilities: .current)
    if !isPlain, TerminalCapabilities.hasScreen { return try program.run() }
    PlainPractice(frontEnd: self, capabilities: program.capabilities).run()
  }
}
