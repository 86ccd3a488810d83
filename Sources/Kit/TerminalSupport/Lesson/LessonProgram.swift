import PlaySupport

/// A lesson on a whole screen: the explanation, and below it a position with a task.
package final class LessonProgram<Game: TerminalLesson>: TerminalProgram {
  private enum Tab: CaseIterable {
    case lesson
  }

  private let game: Game
  private let look: TerminalCapabilities

  package private(set) var isFinished = false

  /// Creates the program, which resumes the lesson where the player left it.
  package init(_ game: Game, look: TerminalCapabilities) {
    self.game = game
    self.look = look
  }

  package var redrawDelay: Int32? { nil }

  package func willLeaveScreen() {}

  package func didResume() { game.core.refresh() }

  package func takeClipboard() -> String? { nil }

  // MARK: Keys

  package func handle(_ key: Key) {
    let core = game.core
    if core.notice != nil {
      if key == .enter || key == .escape || key == " " { core.dismissNotice() }
      if key.lowercased == "q" { isFinished = true }
      return
    }
    let isOn = key == .enter || key == " "
    switch key.lowercased {
    case "q", .escape: isFinished = true
    case "b" where core.canGoBack: core.goBack()
    case "n" where core.canAdvance: core.advance()
    case "?" where core.canShow: core.showNext()
    default:
      switch core.stage {
      case .asking: game.handle(key)
      case .missed: if isOn { core.retry() }
      case .done: if isOn { core.advance() }
      case .over: if isOn { core.startOver() }
      }
    }
  }

  private var hints: [KeyHint] {
    let core = game.core
    let enter: [KeyHint] =
      switch core.stage {
      case .asking: game.hints(look)
      case .missed: [KeyHint("Enter", "try again", isEssential: true)]
      case .done: [KeyHint("Enter", "next", isEssential: true)]
      case .over: [KeyHint("Enter", "once more", isEssential: true)]
      }
    let help = core.canShow ? [KeyHint("?", "show me", isEssential: true)] : []
    let skip = core.canAdvance && core.stage != .done ? [KeyHint("n", "next")] : []
    let back = core.canGoBack ? [KeyHint("b", "back")] : []
    return enter + help + skip + back + [KeyHint("q", "quit", isEssential: true)]
  }

  // MARK: Pictures

  package func draw(width: Int, height: Int) -> Canvas {
    var canvas = Canvas(width: width, height: height)
    let frame = ScreenFrame(
      name: game.lesson.taughtGame.name, tab: Tab.lesson, label: { _ in "Lesson" }, hints: hints, look: look)
    guard frame.fits(on: &canvas) else { return canvas }
    var part = frame.drawAroundPage(textWidth: min(canvas.width - 2, 58), on: &canvas)
    let lines = words(part.width)
    frame.draw(lines, scroll: TextScroll(), in: part, on: &canvas)
    if game.core.stage != .over, part.height > lines.count + 1 {
      part.row += lines.count + 1
      part.height -= lines.count + 1
      game.drawPosition(in: part, look: look, on: &canvas)
    }
    if let notice = game.core.notice {
      canvas.dim()
      let lines = notice.text.plainLines(Dialog.textWidth(on: width))
      Dialog(title: "Please note", lines: lines, buttons: ["OK"], focus: 0, note: "Esc closes").draw(
        on: &canvas, look: look)
    }
    return canvas
  }

  private func words(_ width: Int) -> [[Span]] {
    let place = game.core.stage == .over ? [] : [[Span(game.core.progressText, .dim)]]
    return place + game.lesson.screen.lines(width: width, look: look)
  }
}
