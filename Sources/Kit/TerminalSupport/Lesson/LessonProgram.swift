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
    switch key.lowercased {
    case "q", .escape: isFinished = true
    case "b" where core.canGoBack: core.goBack()
    case "l" where core.lessons.count > 1: core.showList()
    case "n" where core.canAdvance: core.advance()
    case "?" where core.canShowNext: core.showNext()
    default:
      switch core.stage {
      case .asking: frontEnd.handle(key)
      case .missed: if key.isConfirmation { core.retry() }
      case .done: if key.isConfirmation { core.advance() }
      case .over:
        guard key.isConfirmation else { break }
        if let next = core.nextLessonIndex { core.open(next) } else { core.startOver() }
      case .choosing:
        if case .character(let digit) = key, let number = digit.wholeNumberValue { core.open(number - 1) }
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
      case .over: [KeyHint("Enter", core.nextLessonIndex == nil ? "again" : "next lesson", isEssential: true)]
      case .choosing: [KeyHint("1-\(core.lessons.count)", "open", isEssential: true)]
      }
    let help = core.canShowNext ? [KeyHint("?", "show me", isEssential: true)] : []
    let skip = core.canAdvance && core.stage != .done ? [KeyHint("n", "next")] : []
    let back = core.canGoBack ? [KeyHint("b", "back")] : []
    let list = core.lessons.count > 1 && core.stage != .choosing ? [KeyHint("l", "lessons")] : []
    return enter + help + skip + back + list + [.quit]
  }

  // MARK: Pictures

  func draw(width: Int, height: Int) -> Canvas {
    let frame = ScreenFrame(
      name: frontEnd.lesson.taughtGame.name, selectedTab: "Lesson", hints: hints, capabilities: capabilities)
    return frame.canvas(width: width, height: height) { canvas in
      var part = frame.drawAroundPage(textWidth: min(canvas.width - 2, 58), on: &canvas)
      let lines = textLines(part.width)
      frame.draw(lines, from: 0, in: part, on: &canvas)
      if frontEnd.core.showsStep, part.height > lines.count + 1 {
        part.row += lines.count + 1
        part.height -= lines.count + 1
        frontEnd.drawPosition(in: part, capabilities: capabilities, on: &canvas)
      }
      if let notice = frontEnd.core.notice { canvas.draw(notice, capabilities: capabilities) }
    }
  }

  private func textLines(_ width: Int) -> [[Span]] {
    let core = frontEnd.core
    let lesson = core.lessonIndex == 0 ? "" : "\(core.lesson.title). "
    let place = core.showsStep ? [[Span("\(lesson)\(core.progressText)", .dim)]] : []
    return place + frontEnd.lesson.screen.lines(width: width, capabilities: capabilities)
  }
}
