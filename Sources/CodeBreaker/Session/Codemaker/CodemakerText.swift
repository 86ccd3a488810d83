import CodeBreakerModel
import GameCore

/// The text of a session in which the player sets a code.
public enum CodemakerText {
  static func instruction(_ stage: CodemakerGame.Stage) -> String {
    switch stage {
    case .choosingCode: "Choose the code."
    case .watchingCoach: "The coach breaks your code. It knows only the answers."
    case .answeringCoach: "Answer each of the coach’s guesses yourself."
    case .revealingCode: "What is the code? Your answers are checked against it."
    case .handingOver: "The code is covered. Hand the device to your friend."
    case .friendGuessing: "Break the code."
    case .sharingCode: "Looking for a game with this code."
    }
  }

  /// Returns the coach's reason for a guess, such as "252 codes are left. … No answer leaves more than 33."
  static func reason(_ assessment: CodemakerGame.Assessment, attemptCount: Int) -> String {
    let count = OwnBoardText.codeCount(assessment.codeCount)
    if assessment.codeCount == 1 { return "Only \(count) is left: this must be it." }
    let left = attemptCount == 0 ? "All \(count) are possible." : "\(count) are left."
    let most =
      assessment.maxRemainingCodeCount == 1
      ? "Whatever the answer, it leaves one code at most."
      : "No answer leaves more than \(DecimalText.grouped(assessment.maxRemainingCodeCount))."
    return "\(left) \(CodeBreakerSession.ReasonText.best(assessment.value)) \(most)"
  }

  /// Returns the effect of a guess, such as "252 codes were left, and 33 afterward.", or an empty string without an
  /// assessment. `after` is `nil` if the number isn't known, and 0 if the guess was the code.
  static func effect(_ assessment: CodemakerGame.Assessment?, after: Int?) -> String {
    guard let assessment else { return "" }
    let before = "\(OwnBoardText.codeCount(assessment.codeCount)) \(assessment.codeCount == 1 ? "was" : "were") left"
    guard let after else { return "\(before)." }
    return after == 0 ? "\(before), and this was it." : "\(before), and \(DecimalText.grouped(after)) afterward."
  }

  static func judgment(_ wrongCount: Int, _ count: Int) -> String {
    if wrongCount == 0 { return count == 1 ? "Your answer was right." : "All your answers were right." }
    return wrongCount == 1
      ? "One answer was wrong. It happens to everyone."
      : "\(wrongCount) answers were wrong. It happens to everyone."
  }

  static func result(_ game: CodemakerGame) -> String {
    let count = CodeBreakerSession.SpokenText.attemptCount(game.board.attempts.count)
    switch game.stage {
    case .friendGuessing:
      if game.board.isSolved { return "Solved in \(count)." }
      return game.hasEnded
        ? game.board.attempts.isEmpty ? "Gave up before the first guess." : "Gave up after \(count)."
        : "Not solved in \(count)."
    case .choosingCode, .watchingCoach, .answeringCoach, .revealingCode, .handingOver, .sharingCode:
      return game.board.isSolved ? "The coach found it in \(count)." : "The coach didn’t find it in \(count)."
    }
  }

  /// The error message if no game has the code, although in practice every code has one.
  public static var noGame: String { "Can’t find a game with this code. Choose it again." }

  /// A note for the player who sends a code.
  static var sendingNote: String {
    "The link opens a regular game with your code. On this device it doesn’t count, because you know the code. When your friend shares the result with you, open the link to see every guess."
  }
}

extension CodemakerSession.Question {
  /// The question's title.
  public var title: String {
    switch self {
    case .leave: "Leave this code?"
    case .giveUp: "Give up?"
    }
  }

  /// The label of the button that confirms.
  public var confirmLabel: String {
    switch self {
    case .leave: "Leave"
    case .giveUp: "Give up"
    }
  }

  /// The consequence of confirming.
  public var text: String {
    switch self {
    case .leave: "The attempts won’t be saved."
    case .giveUp: "The code is shown and the game is over. You can’t undo this."
    }
  }
}

extension CodemakerSession {
  /// Returns how the attempt at `index` reduced the number of possible codes, or an empty string if that isn't known.
  func effect(ofAttemptAt index: Int) -> String {
    guard game.assessments.indices.contains(index) else { return "" }
    var after: Int?
    if game.board.attempts[index].counts?.exact == game.board.pegCount {
      after = 0
    } else if index + 1 < game.assessments.count {
      after = game.assessments[index + 1]?.codeCount
    } else if case .possible(let possible) = findings {
      after = possible.codeCount
    }
    return CodemakerText.effect(game.assessments[index], after: after)
  }

  /// Returns the reason for the coach's guess at `index`, or an empty string if it isn't known.
  func reason(forAttemptAt index: Int) -> String {
    guard game.assessments.indices.contains(index), let assessment = game.assessments[index] else { return "" }
    return CodemakerText.reason(assessment, attemptCount: index)
  }
}

extension CodemakerSession {
  /// The heading of the page: the task, or the result.
  public var title: String {
    if let result { return judgment.map { $0.wrongAnswers.isEmpty ? result : "The code is known" } ?? result }
    return switch game.stage {
    case .choosingCode: "Set a code"
    case .watchingCoach: "The coach breaks your code"
    case .answeringCoach: judgment == nil ? "You answer the coach" : "The code is known"
    case .revealingCode: "What is the code?"
    case .handingOver: "Hand the device over"
    case .friendGuessing: "Break the code"
    case .sharingCode:
      isSearching ? "Looking for a game with your code…" : game.number.map { "Game \($0)" } ?? "No game"
    }
  }

  /// The text below the heading.
  public var note: String {
    switch game.stage {
    case .choosingCode: "Choose it peg by peg or at random. Then choose who breaks it. These games don’t count."
    case .watchingCoach: game.isOver ? "" : "It knows only the answers."
    case .answeringCoach:
      if let judgment {
        judgment.text
      } else if game.isOver {
        ""
      } else {
        game.code == nil
          ? "Your code is in your head or on paper. Say how each guess matches it."
          : "Say how each guess matches your code. Your answers are checked at the end."
      }
    case .revealingCode: "Your answers are checked against it."
    case .handingOver: "Your code stays covered. Give the device to your friend, who breaks it here."
    case .friendGuessing: game.isOver ? "" : "\(attemptsLeftText). A friend set it."
    case .sharingCode: isSearching ? "" : game.number == nil ? CodemakerText.noGame : CodemakerText.sendingNote
    }
  }
}
