import CodeBreakerModel
import CodeBreakerSession

/// An attempt at a code that the player set, ready to show and to speak.
struct CodemakerAttempt: Hashable, Identifiable {
  let id: Int
  let code: Code
  /// The answer. Empty if there is none yet.
  let markers: [Match]
  /// Whether the answer is wrong, or may be.
  let isSuspect: Bool
  /// How the attempt reduced the remaining codes, or an empty string.
  let effect: String
  let spokenText: String

  /// The attempts, latest first.
  static func all(_ session: CodemakerSession) -> [CodemakerAttempt] {
    let board = session.game.board
    let doubted = session.suspectAttemptIndexes
    return board.attempts.indices.reversed().map { index in
      let attempt = board.attempts[index]
      let isSuspect = doubted.contains(index)
      let effect = session.effect(ofAttemptAt: index)
      let spokenText = OwnBoardWords.attempt(attempt, number: index + 1, theme: board.theme)
      return CodemakerAttempt(
        id: index, code: session.code(attempt.guess),
        markers: attempt.counts.map { OwnBoardWords.markers($0, pegCount: board.pegCount) } ?? [],
        isSuspect: isSuspect, effect: effect,
        spokenText: [spokenText, effect, isSuspect ? "It may be wrong." : ""].filter { !$0.isEmpty }.joined(
          separator: " "))
    }
  }
}

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

/// The corrections to answers that contradict each other, while the code isn't known.
struct CodemakerCorrections: Hashable {
  let text: String
  let corrections: [OwnBoardCard.Correction]

  init?(_ session: CodemakerSession) {
    guard session.game.stage == .answeringCoach, session.judgment == nil,
      case .contradictory(let contradicting) = session.findings
    else { return nil }
    text = contradicting.correctionText
    corrections = OwnBoardCard.Correction.all(contradicting, session.game.board)
  }
}
