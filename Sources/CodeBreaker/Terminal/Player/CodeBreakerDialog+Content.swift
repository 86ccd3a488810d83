import CodeBreakerModel
import CodeBreakerSession
import PlaySupport
import TerminalSupport

extension CodeBreakerDialog {
  /// Returns the dialog with its text. At the end of a game, it has the attempts' markers, latest first.
  func content(state: CodeBreakerState, pegs: PegDrawing, markers: [CodeBreakerSession.AttemptRow], screen: Rectangle)
    -> Dialog
  {
    var dialog = box(focus: state.focus, screen: screen) { popUp, width in
      switch popUp {
      case .ended(let ended): (ended.title, Self.lines(ended, pegs, markers, screen))
      case .confirmGiveUp:
        ("Give up?", pegs.session.giveUpWarning.plainLines(width))
      case .hint: ("Hints", [])  // The space for its text depends on the rows of its buttons.
      case .newGame(let form): ("New Game", Self.lines(form, state, pegs, screen))
      }
    }
    if case .hint = popUp {
      dialog.lines = HintContent(session: pegs.session, latest: state.hint, pegs: pegs)
        .lines(width: Dialog.textWidth(on: screen.width), count: dialog.lineCount(on: screen))
    }
    return dialog
  }

  private static func lines(
    _ ended: CodeBreakerSession.EndedGame, _ pegs: PegDrawing, _ attempts: [CodeBreakerSession.AttemptRow],
    _ screen: Rectangle
  ) -> [[Span]] {
    let space = Span(" ", pegs.panelStyle)
    var code = [space]
    for face in pegs.faces(ended.game.masterCode) { code += pegs.spans(face, .small) + [space] }
    let summary = ended.summaryWithTime.plainLines(Dialog.textWidth(on: screen.width))
    let note = ended.note?.plainLines(Dialog.textWidth(on: screen.width)) ?? []
    var lines = [code] + summary + note
    // Only if those of all attempts fit.
    if lines.count + 2 + attempts.count <= Dialog.lineCount(on: screen.height) {
      lines = [code, []] + summary + note + [[]]
      lines += attempts.reversed().map { [space] + pegs.markers($0.markers) + [space] }
    }
    return lines
  }

  private static func lines(
    _ form: CodeBreakerSession.NewGameForm, _ state: CodeBreakerState, _ pegs: PegDrawing, _ screen: Rectangle
  ) -> [[Span]] {
    let look = pegs.look
    let width = CodeBreakerSession.NewGameForm.widestAnswer + 4
    var lines = NewGameQuestion.all(in: form).map { question -> [Span] in
      let label = question.label.leftAligned(in: 8)
      let isAsked = question == state.question
      guard let answer = question.answer(in: form) else {
        var field = state.typed.field
        field.text = field.text.leftAligned(in: width - 2)
        field.style.isReversed = isAsked
        return [Span(label + "  "), field]
      }
      let text = isAsked ? "\(look.sides.left) \(answer) \(look.sides.right)" : "  \(answer)"
      return [Span(label), Span(text.leftAligned(in: width), isAsked ? .reversed : .bold)]
    }
    let notes = Self.notes(form, pegs, width: Dialog.textWidth(on: screen.width))
    let problemLines = form.problem.map { $0.wrapped(Dialog.textWidth(on: screen.width)).count + 1 } ?? 0
    if lines.count + notes.count + problemLines <= Dialog.lineCount(on: screen.height) { lines += notes }
    if let problem = form.problem {
      lines += [[]] + problem.plainLines(Dialog.textWidth(on: screen.width))
    }
    // Keeps the current question in view, or the number and its problem.
    let room = min(lines.count, max(1, Dialog.lineCount(on: screen.height)))
    let asked = form.problem == nil ? NewGameQuestion.all(in: form).firstIndex(of: state.question) ?? 0 : lines.count
    let start = min(asked, lines.count - room)
    return Array(lines[start..<(start + room)])
  }
}

extension CodeBreakerDialog {
  /// The theme's pegs, its difficulty, the opponent, and the meaning of the limit.
  private static func notes(_ form: CodeBreakerSession.NewGameForm, _ pegs: PegDrawing, width: Int) -> [[Span]] {
    let faces = form.theme.pegs.map { PegFace($0, session: pegs.session, look: pegs.look) }
    let swatches = faces.flatMap { pegs.spans($0, .tiny) + [Span(" ", pegs.panelStyle)] }
    var lines: [[Span]] = [[]]
    if !swatches.isEmpty, swatches.columns < width { lines.append([Span(" ", pegs.panelStyle)] + swatches) }
    for note in [form.themeNote, form.opponentNote, form.limitNote] where !note.isEmpty {
      lines += note.plainLines(width)
    }
    return lines
  }
}

extension CodeBreakerSession.NewGameForm {
  fileprivate static var widestAnswer: Int { CodeBreakerSession.ThemeChoice.all.map(\.label.columns).max() ?? 0 }
}

/// The text of the hints: the questions with their keys, and the coach's answers.
struct HintContent {
  let session: CodeBreakerSession

  let latest: CodeBreakerSession.HintLevel?

  let pegs: PegDrawing

  /// Returns at most `count` lines of at most `width` columns. If space is short, leaves out the questions, which are
  /// also on the buttons, and all answers but the latest.
  func lines(width: Int, count: Int) -> [[Span]] {
    // A problem with the guess replaces the answer. One with the coach comes last.
    let problem = session.hint.isUnavailable ? session.hintProblem.map { $0.plainLines(width) } ?? [] : []
    var all: [[Span]] = []
    for (index, level) in session.hintLevels.enumerated() {
      if index > 0 { all.append([]) }
      all += "\(index + 1)  \(level.question)".wrapped(width).map { [Span($0, .bold)] } + answer(level, width)
    }
    if !problem.isEmpty { all += [[]] + problem }
    if all.count <= count { return all }
    if !problem.isEmpty { return problem }
    let told = latest.map { answer($0, width) } ?? []
    return told.isEmpty ? "The coach tells you as much as you ask for.".plainLines(width) : told
  }

  private func answer(_ level: CodeBreakerSession.HintLevel, _ width: Int) -> [[Span]] {
    var lines: [[Span]] = []
    if level == .best, let code = session.hintedGuess {
      let space = Span(" ", pegs.panelStyle)
      lines.append(pegs.faces(code).reduce([space]) { $0 + pegs.spans($1, .small) + [space] })
    }
    let problem = level == .fit && !session.hint.isUnavailable ? session.hintProblem : nil
    if let text = problem ?? session.hintText(level) { lines += text.plainLines(width) }
    return lines
  }
}
