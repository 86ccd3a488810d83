import PlaySupport

/// Practice on a whole screen: first the progress, then one position after another.
package final class PracticeProgram<FrontEnd: TerminalPractice>: TerminalProgram {
  private let frontEnd: FrontEnd
  package let capabilities: TerminalCapabilities
  private var practice: FrontEnd.Practice { frontEnd.practice }
  private let runner: RequestRunner<FrontEnd.Practice.CoachTask>
  private var pageLine = 0
  private var clipboard: String?

  package private(set) var isFinished = false

  /// Creates the program. If `isOwn`, it begins with the player's own positions.
  package init(_ frontEnd: FrontEnd, capabilities: TerminalCapabilities, isOwn: Bool = false) {
    self.frontEnd = frontEnd
    self.capabilities = capabilities
    runner = RequestRunner(coach: frontEnd.coach)
    if isOwn { practice.begin() }
  }

  package func takeClipboard() -> String? {
    defer { clipboard = nil }
    return clipboard
  }

  /// The result on the screen to copy, or `nil`.
  private var sharedItem: ShareItem? {
    practice.core.shareItem(of: practice.phase == .over ? practice.core.markedDay : practice.core.today)
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
        performAndScrollToTop { if practice.core.canPlayDaily { practice.beginDaily() } else { practice.begin() } }
      } else if key.lowercased == "o" {
        performAndScrollToTop { practice.begin() }
      } else if key.lowercased == "c", let sharedItem {
        clipboard = sharedItem.text
        practice.handleShareOutcome(.copied)
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
    let hasOwn = !practice.core.notebook.positions.isEmpty
    let copy = sharedItem == nil ? [] : [KeyHint("c", "copy result")]
    let begin: [KeyHint] =
      practice.core.canPlayDaily
      ? [
        KeyHint(
          "Enter", practice.core.marks[practice.core.today].answeredCount == 0 ? "today's five" : "continue",
          isEssential: true),
        KeyHint("o", "your own", isEnabled: hasOwn),
      ] : [KeyHint("Enter", "practice your own", isEnabled: hasOwn, isEssential: true)]
    return switch practice.phase {
    case .idle: begin + copy + [scroll, .quit]
    case .over: begin + copy + [KeyHint("Esc", "progress"), .quit]
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
  /// If `own`, practices the player's own positions, even if today's positions for everybody are left.
  func run(isPlain: Bool, own: Bool) throws {
    let capabilities = TerminalCapabilities.current
    if !isPlain, TerminalCapabilities.hasScreen {
      return try PracticeProgram(self, capabilities: capabilities, isOwn: own).run()
    }
    PlainPractice(frontEnd: self, capabilities: capabilities, isOwn: own).run()
  }
}
