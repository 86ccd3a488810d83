import PlaySupport

/// A lesson on a whole screen: the explanation, and below it a position with a task.
package final class LessonProgram<Table: LessonTable>: TerminalProgram {
  private enum Tab: CaseIterable {
    case lesson
  }

  private let table: Table
  private let look: Look

  package private(set) var isFinished = false

  /// Creates the program, which resumes the lesson where the player left it.
  package init(_ table: Table, look: Look) {
    self.table = table
    self.look = look
  }

  package var pictureTime: Int32? { nil }

  package func leaving() {}

  package func resumed() { table.desk.refresh() }

  package func takeClipboard() -> String? { nil }

  // MARK: Keys

  package func handle(_ key: Key) {
    let desk = table.desk
    if desk.notice != nil {
      if key == .enter || key == .escape || key == " " { desk.dismissNotice() }
      if key.lowercased == "q" { isFinished = true }
      return
    }
    let isOn = key == .enter || key == " "
    switch key.lowercased {
    case "q", .escape: isFinished = true
    case "b" where desk.canGoBack: desk.goBack()
    case "n" where desk.canGoOn: desk.goOn()
    case "?" where desk.canShow: desk.showNext()
    default:
      switch desk.stage {
      case .asking: table.handle(key)
      case .missed: if isOn { desk.retry() }
      case .done: if isOn { desk.goOn() }
      case .over: if isOn { desk.startOver() }
      }
    }
  }

  private var hints: [KeyHint] {
    let desk = table.desk
    let enter: [KeyHint] =
      switch desk.stage {
      case .asking: table.hints(look)
      case .missed: [KeyHint("Enter", "try again", isEssential: true)]
      case .done: [KeyHint("Enter", "next", isEssential: true)]
      case .over: [KeyHint("Enter", "once more", isEssential: true)]
      }
    let help = desk.canShow ? [KeyHint("?", "show me", isEssential: true)] : []
    let skip = desk.canGoOn && desk.stage != .done ? [KeyHint("n", "next")] : []
    let back = desk.canGoBack ? [KeyHint("b", "back")] : []
    return enter + help + skip + back + [KeyHint("q", "quit", isEssential: true)]
  }

  // MARK: Pictures

  package func draw(width: Int, height: Int) -> Canvas {
    var canvas = Canvas(width: width, height: height)
    let frame = ScreenFrame(name: table.name, tab: Tab.lesson, label: { _ in "Lesson" }, hints: hints, look: look)
    guard frame.fits(on: &canvas) else { return canvas }
    var part = frame.drawAroundPage(textWidth: min(canvas.width - 2, 58), on: &canvas)
    let lines = words(part.width)
    frame.draw(lines, scroll: TextScroll(), in: part, on: &canvas)
    if table.desk.stage != .over, part.height > lines.count + 1 {
      part.row += lines.count + 1
      part.height -= lines.count + 1
      table.drawPosition(in: part, look: look, on: &canvas)
    }
    if let notice = table.desk.notice {
      canvas.dim()
      let lines = notice.text.plainLines(Dialog.textWidth(on: width))
      Dialog(title: "Please note", lines: lines, buttons: ["OK"], focus: 0, note: "Esc closes").draw(
        on: &canvas, look: look)
    }
    return canvas
  }

  private func words(_ width: Int) -> [[Span]] {
    let desk = table.desk
    let bold = { (text: String) in self.look.shown(text).wrapped(width).map { [Span($0, .bold)] } }
    guard desk.stage != .over else { return bold(desk.endTitle) + [[]] + look.shown(table.endText).plainLines(width) }
    return [[Span(desk.placeText, .dim)]] + bold(desk.step.title) + look.shown(desk.step.text).plainLines(width)
      + bold(table.said)
  }
}
