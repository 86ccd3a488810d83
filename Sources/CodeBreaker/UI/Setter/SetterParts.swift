import CodeBreakerModel
import CodeBreakerSession

/// An attempt at a code that was set, as it is shown and said.
struct SetterAttempt: Hashable, Identifiable {
  /// Its place, 0 for the first.
  let id: Int
  /// Its pegs.
  let code: Code
  /// Its answer.
  let markers: [Match]
  /// Whether its answer was wrong, or may be.
  let isDoubted: Bool
  /// What it did to the codes that were left; nothing where that is not known.
  let effect: String
  /// All of it in some sentences.
  let spoken: String

  /// The attempts, the latest one first.
  static func all(_ session: SetterSession) -> [SetterAttempt] {
    let board = session.game.board
    let doubted = session.doubtedPlaces
    return board.attempts.indices.reversed().map { place in
      let attempt = board.attempts[place]
      let isDoubted = doubted.contains(place)
      let effect = session.effect(place)
      let spoken = OwnBoardWords.attempt(attempt, number: place + 1, theme: board.theme)
      return SetterAttempt(
        id: place, code: session.code(attempt.guess),
        markers: attempt.counts.map { OwnBoardWords.markers($0, pegCount: board.pegCount) } ?? [],
        isDoubted: isDoubted, effect: effect,
        spoken: [spoken, effect, isDoubted ? "It may be wrong." : ""].filter { !$0.isEmpty }.joined(separator: " "))
    }
  }
}

/// The code that was set, as far as whoever looks at the device may see it.
struct SetterCode: Hashable {
  /// The code, or its cover.
  let code: Code
  /// What screen readers say of it.
  let spoken: String

  /// The code; nothing where none is shown, not even its cover.
  init?(_ session: SetterSession) {
    if let colors = session.shownCode {
      code = session.code(colors)
      spoken = "Code: \(session.spoken(colors))"
    } else if session.game.stage == .covered || session.game.stage == .breaking {
      code = Code(kind: .master(isHidden: true), pegCount: session.game.board.pegCount)
      spoken = "Code: hidden, \(code.pegs.count) pegs"
    } else {
      return nil
    }
  }

  /// Whether it is covered.
  var isCovered: Bool { code.isHidden }
}

/// The row of pegs that is put together: the code, what the code was, or a friend's guess.
struct SetterRow: Hashable {
  /// What stands over it.
  let title: String
  /// What the button says that is done with it; nothing while the code is chosen.
  let enterLabel: String?
  /// Why that cannot be done yet.
  let problem: String?
  /// Whether a code can be drawn by chance.
  let offersChance: Bool
  /// Whether a friend can give up.
  let offersGivingUp: Bool

  /// The row; nothing where none is put together.
  init?(_ session: SetterSession) {
    let game = session.game
    offersChance = game.stage == .choosing
    offersGivingUp = game.stage == .breaking
    switch game.stage {
    case .choosing:
      title = "Your code"
      enterLabel = nil
      problem = nil
    case .telling:
      title = "The code"
      enterLabel = "Check my answers"
      problem = game.row.isFull ? nil : "Choose all \(game.board.pegCount) pegs of the code first."
    case .breaking where !game.isOver:
      title = "Attempt \(game.board.attempts.count + 1)"
      enterLabel = "Guess"
      problem = session.guessProblem
    case .breaking, .watching, .answering, .covered, .sending: return nil
    }
  }
}

/// What would mend answers that contradict each other, while the code is not known.
struct SetterDoubts: Hashable {
  /// What is said of them.
  let text: String
  /// The attempts, each with what would mend it.
  let mends: [OwnBoardCard.Mend]

  /// The doubts; nothing where there are none.
  init?(_ session: SetterSession) {
    guard session.game.stage == .answering, session.judgement == nil,
      case .contradictory(let contradicting) = session.findings
    else { return nil }
    text = contradicting.mendText
    mends = OwnBoardCard.Mend.all(contradicting, session.game.board)
  }
}
