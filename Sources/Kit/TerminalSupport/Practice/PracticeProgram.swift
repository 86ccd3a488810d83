import PlaySupport

/// Practice on a whole screen: first the progress, then one position after another.
package final class PracticeProgram<Game: TerminalPractice>: TerminalProgram {
  private enum Tab: CaseIterable {
    case practice
  }

  private let game: Game
  private let look: TerminalCapabilities
  private var practice: Game.Practice { game.practice }
  private let runner: RequestRunner<Game.Practice.CoachTask>
  private var page = TextScroll()

  package private(set) var isFinished = false

  package init(_ game: Game, look: TerminalCapabilities) {
    self.game = game
    self.look = look
    runner = RequestRunner(coach: game.coach)
  }

  package var redrawDelay: Int32? { runner.redrawDelay }

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
      if practice.phase != .idle { step { practice.stop() } }
      return
    }
    let isOn = key == .enter || key == " "
    switch practice.phase {
    case .idle, .over:
      if isOn { step { practice.begin() } } else { scroll(key) }
    case .asking: game.handle(key)
    case .judging where practice.hasCoachFailed:
      if isOn { step { practice.askAgain() } } else if key.lowercased == "n" { step { practice.advance() } }
    case .judging: break
    case .judged:
      if isOn { step { practice.advance() } } else { scroll(key) }
    }
  }

  private func handleInNotice(_ key: Key) {
    switch key.lowercased {
    case .enter, .escape, " ": practice.core.dismissNotice()
    case "q": isFinished = true
    default: break
    }
  }

  private func step(_ change: () -> Void) {
    change()
    page = TextScroll()
  }

  private func scroll(_ key: Key) {
    page.handle(key, lastLine: 60)
  }

  // MARK: Pictures

  package func update() { runner.update(practice) }

  package func draw(width: Int, height: Int) -> Canvas {
    var canvas = Canvas(width: width, height: height)
    let frame = ScreenFrame(name: game.name, tab: Tab.practice, label: { _ in "Practice" }, hints: hints, look: look)
    guard frame.fits(on: &canvas) else { return canvas }
    switch practice.phase {
    case .idle, .over: drawPage(in: frame, on: &canvas)
    case .asking, .judging: game.drawPosition(in: frame, on: &canvas)
    case .judged: game.drawJudgment(in: frame, scroll: page, on: &canvas)
    }
    if let notice = practice.core.notice {
      canvas.dim()
      let lines = notice.text.plainLines(Dialog.textWidth(on: width))
      Dialog(title: "Please note", lines: lines, buttons: ["OK"], focus: 0, note: "Esc closes").draw(
        on: &canvas, look: look)
    }
    return canvas
  }

  private func drawPage(in frame: ScreenFrame, on canvas: inout Canvas) {
    let part = frame.drawAroundPage(textWidth: min(canvas.width - 2, ScreenFrame.textWidth), on: &canvas)
    frame.draw(practice.screen.lines(width: part.width, look: look), scroll: page, in: part, on: &canvas)
  }

  private var hints: [KeyHint] {
    let leave = KeyHint("Esc", "end practice")
    let quit = KeyHint("q", "quit", isEssential: true)
    let scroll = KeyHint(look.isUnicode ? "↑↓" : "up down", "scroll")
    return switch practice.phase {
    case .idle:
      [
        KeyHint("Enter", "practice", isEnabled: !practice.core.notebook.positions.isEmpty, isEssential: true), scroll,
        quit,
      ]
    case .over: [KeyHint("Enter", "practice more", isEssential: true), KeyHint("Esc", "progress"), quit]
    case .asking: game.hints(look) + [leave, quit]
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
  /// Runs the practice on a whole screen, or line by line if `isPlain` is `true` or there is no screen. Throws an exit
  /// code after reporting the reason.
  package func practice(isPlain: Bool, look: TerminalCapabilities) throws {
    guard !isPlain, TerminalCapabilities.hasScreen else { return PlainPractice(self, look: look).run() }
    try PracticeProgram(self, look: look).run(look: look)
  }
}
