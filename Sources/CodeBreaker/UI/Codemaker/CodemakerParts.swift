import CodeBreakerModel
import CodeBreakerSession

struct CodemakerCode: Hashable {
  let code: Code
  let spokenText: String

  init?(_ session: CodemakerSession) {
    if let colors = session.shownCode {
      code = session.code(colors)
      spokenText = "Code: \(session.spokenText(colors))"
    } else if session.game.stage == .handingOver || session.game.stage == .friendGuessing {
      code = Code(kind: .master(isHidden: true), pegCount: session.game.board.pegCount)
      spokenText = "Code: hidden, \(code.pegs.count) pegs"
    } else {
      return nil
    }
  }

  var isCovered: Bool { code.isHidden }
}

/// The row of pegs that the player fills: the code to set, the code to reveal, or a friend's guess.
struct CodemakerRow: Hashable {
  let title: String
  /// The label of the submit button, or `nil` while the player chooses the code.
  let enterLabel: String?
  /// The reason why the row can't be submitted yet, or `nil`.
  let problem: String?
  let offersRandomCode: Bool
  let offersGivingUp: Bool

  init?(_ session: CodemakerSession) {
    let game = session.game
    offersRandomCode = game.stage == .choosingCode
    offersGivingUp = game.stage == .friendGuessing
    switch game.stage {
    case .choosingCode:
      title = "Your code"
      enterLabel = nil
      problem = nil
    case .revealingCode:
      title = "The code"
      enterLabel = "Check my answers"
      problem = game.row.isFull ? nil : "Choose all \(game.board.pegCount) pegs of the code first."
    case .friendGuessing where !game.isOver:
      title = "Attempt \(game.board.attempts.count + 1)"
      enterLabel = "Guess"
      problem = session.guessProblem
    case .friendGuessing, .watchingCoach, .answeringCoach, .handingOver, .sharingCode: return nil
    }
  }
}

extension CodemakerSession {
  /// The contradiction between answers that the player can correct, while the code isn't known.
  var correctableContradiction: OwnBoardSession.ContradictoryFindings? {
    guard game.stage == .answeringCoach, judgment == nil, case .contradictory(let contradicting) = findings else {
      return nil
    }
    return contradicting
  }
}
