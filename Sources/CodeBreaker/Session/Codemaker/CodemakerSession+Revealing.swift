import CodeBreakerModel
import GameCore
import SessionSupport

// The check of the player's answers once the code is known.
extension CodemakerSession {
  /// A wrong answer from the player.
  struct WrongAnswer: Hashable, Sendable {
    let attemptIndex: Int
    let givenAnswer: MatchCounts
    let rightAnswer: MatchCounts

    /// The mistake as a sentence: "Attempt 2: you said 1 in the right place, but it should be no match."
    var text: String {
      let words = (
        CodeBreakerSession.SpokenText.markers(givenAnswer), CodeBreakerSession.SpokenText.markers(rightAnswer)
      )
      return "Attempt \(attemptIndex + 1): you said \(words.0), but it should be \(words.1)."
    }
  }

  /// The check of the player's answers against the code.
  struct Judgment: Hashable, Sendable {
    let code: [UInt8]
    /// The wrong answers, in order.
    let wrongAnswers: [WrongAnswer]

    /// The outcome, in a sentence or two.
    let text: String
  }

  /// The check of the player's answers against the code. It is `nil` if the code is unknown, or if the game isn't over
  /// and the answers don't contradict each other. Until then, no answer is compared with the code.
  var judgment: Judgment? {
    guard game.stage == .answeringCoach else { return nil }
    var isContradictory = false
    if case .contradictory = findings { isContradictory = true }
    guard game.isOver || isContradictory else { return nil }
    let found = game.board.attempts.first { $0.counts?.exact == game.board.pegCount }?.guess
    guard let code = game.code ?? found else { return nil }
    var wrong: [WrongAnswer] = []
    for (index, attempt) in game.board.attempts.enumerated() {
      let right = AnsweredGuess.counts(of: attempt.guess, against: code)
      if let given = attempt.counts, given != right {
        wrong.append(WrongAnswer(attemptIndex: index, givenAnswer: given, rightAnswer: right))
      }
    }
    return Judgment(
      code: code, wrongAnswers: wrong, text: CodemakerText.judgment(wrong.count, game.board.attempts.count))
  }

  /// The indexes of the attempts with wrong answers, or while the code is unknown, of the attempts whose answers can't
  /// all be right.
  var suspectAttemptIndexes: [Int] {
    if let judgment { return judgment.wrongAnswers.map { $0.attemptIndex } }
    if game.stage == .answeringCoach, case .contradictory(let contradiction) = findings {
      return contradiction.attemptIndexes
    }
    return []
  }

  /// Whether the player can enter the code to check the answers: after at least one answer to the coach, until the game
  /// is over or the answers have been checked.
  var canRevealCode: Bool {
    question == nil && game.stage == .answeringCoach && !game.isOver && !game.board.attempts.isEmpty && judgment == nil
  }

  /// Asks for the code after the player has stopped the game or the answers contradict each other.
  func askForCode() {
    intent(canRevealCode) {
      game.stage = .revealingCode
      game.row = CodeRow(pegCount: game.board.pegCount)
      if let code = game.code { game.row = CodeRow(code) }
      status = CodemakerText.instruction(.revealingCode)
    }
  }

  /// Whether the row holds a code that the player can submit.
  var canRevealRow: Bool { acceptsPegs && game.stage == .revealingCode && game.row.isFull }

  /// Ends the game and checks all answers against the code in the row.
  func revealCode() {
    intent(canRevealRow) {
      game.code = game.row.pegs
      game.row = CodeRow(pegCount: game.board.pegCount)
      game.stage = .answeringCoach
      game.hasEnded = true
      post(.end)
      status = ([judgment?.text] + (judgment?.wrongAnswers ?? []).map { $0.text }).compactMap { $0 }.joined(
        separator: " ")
    }
  }

  /// Whether there are wrong answers to correct, after which the coach continues.
  var canCorrectAnswers: Bool { question == nil && judgment?.wrongAnswers.isEmpty == false }

  /// Corrects all wrong answers, so that the coach can continue.
  func correctAnswers() {
    intent(canCorrectAnswers) {
      for wrong in judgment?.wrongAnswers ?? [] { put(wrong.rightAnswer, at: wrong.attemptIndex) }
      game.hasEnded = false
      status = "The answers are now correct."
    }
  }
}
