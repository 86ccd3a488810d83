import CodeBreakerModel
import GameCore
import SessionSupport

/// The actions of a row of pegs on a screen. The other actions of a session with a row have codes below 200.
enum RowAction: UInt8 {
  case hole = 200, clearHole, choose, fillRow, clear, submit
}

// The row and the pegs to choose from, on the screens of all sessions with a row.
extension RowSession {
  /// Returns the holes of the row, named `label`.
  func rowBlock(_ label: String) -> Block<CodeBreakerSession.Picture>? {
    let row = codeRow
    let code = Code(kind: .guess, pegs: CoachQuestion.pegs(of: row.pegs, pegChoices))
    let holes = code.pegs.indices.map { hole in
      PartsBlock<CodeBreakerSession.Picture>.Part(
        .hole(code.pegs[hole]), CodeBreakerSession.SpokenText.hole(hole, of: code, theme: pegTheme),
        isSelected: hole == row.selection, menu: [Action(.init(RowAction.clearHole, hole), "Remove peg")])
    }
    return .parts("guess", .init(label, .row, holes, press: .init(RowAction.hole)))
  }

  /// Returns the pegs to choose from, each with a menu that fills the row if `canFill` is `true`.
  func choicesBlock(canFill: Bool = false) -> Block<CodeBreakerSession.Picture>? {
    let choices = pegChoices.enumerated().map { index, peg in
      PartsBlock<CodeBreakerSession.Picture>.Part(
        .peg(peg), pegTheme.spokenName(of: peg), key: CodeBreakerSession.KeyCommand.key(forChoice: index),
        menu: canFill ? [Action(.init(RowAction.fillRow, index), "Fill the row")] : [])
    }
    return .parts("choices", .init("Pegs to choose from", .grid, choices, press: .init(RowAction.choose)))
  }

  var clearAction: Action { Action(.init(RowAction.clear), "Remove peg", symbol: .backspace) }

  /// Returns the action of the Enter key. `problem` is the reason why the player can't perform it, or `nil`.
  func submitAction(_ label: String, problem: String?) -> Action {
    var action = Action(.init(RowAction.submit), label, .main, isEnabled: problem == nil, key: .enter)
    action.hint = problem ?? ""
    return action
  }

  /// Performs one of the actions of a row. Returns whether it is one.
  func performRowAction(_ id: Action.ID) -> Bool {
    guard let action = RowAction(rawValue: id.code) else { return false }
    switch action {
    case .hole: tapHole(id.index)
    case .clearHole: clear(hole: id.index)
    case .choose: choose(id.index)
    case .fillRow: fillHoles(with: id.index)
    case .clear: clear()
    case .submit: submitRow()
    }
    return true
  }
}
