import CodeBreakerModel
import GameCore
import SessionSupport

// The coach as the codebreaker. Its question contains a board with answers, but never the code.
extension CodemakerSession {
  /// The coach's question, or `nil`. When it changes, a front end asks its coach, and passes the answer to `coachDidAnswer`.
  public var coachQuestion: OwnBoardQuestion? {
    guard isCoachsTurn else { return nil }
    return query.pendingQuestion(OwnBoardQuestion(game.board))
  }

  private var isCoachsTurn: Bool { (game.stage == .watchingCoach || game.stage == .answeringCoach) && !game.isOver }

  package var adviceText: String {
    judgment?.text ?? (game.stage == .answeringCoach ? proposalText : findings.spokenText)
  }

  package func coachDidFail() {
    guessesAutomatically = false
  }

  /// The coach's next guess and its value, or `nil` while the coach is thinking or if there is no guess to make.
  public var proposal: CodemakerGame.Assessment? {
    guard isCoachsTurn, game.board.attempts.count < OwnBoard.maxAttempts, case .possible(let possible) = findings,
      let best = possible.best
    else { return nil }
    return CodemakerGame.Assessment(
      codeCount: possible.codeCount, maxRemainingCodeCount: possible.parts.map { $0.codeCount }.max() ?? 1, value: best)
  }

  /// The coach's next guess, for screen readers: "Attempt 3: red, red, green, blue. 33 codes are left. …"
  var proposalText: String {
    guard let proposal else { return findings.spokenText }
    return "Attempt \(game.board.attempts.count + 1): \(spokenText(proposal.value.guess)). "
      + CodemakerText.reason(proposal, attemptCount: game.board.attempts.count)
  }

  // MARK: Watching

  /// Whether the coach can make its next guess.
  var canGuessNext: Bool { question == nil && game.stage == .watchingCoach && proposal != nil }

  /// Makes the coach's next guess, and answers it from the code.
  func guessNext() {
    intent(canGuessNext) {
      guard let proposal, let code = game.code else { return }
      let guess = proposal.value.guess
      add(guess, AnsweredGuess.counts(of: guess, against: code), proposal)
    }
  }

  /// Starts or pauses automatic guessing, with a pause before each guess.
  public func setGuessesAutomatically(_ guessesAutomatically: Bool) {
    guard game.stage == .watchingCoach, !game.isOver, guessesAutomatically != self.guessesAutomatically else { return }
    self.guessesAutomatically = guessesAutomatically
    status = guessesAutomatically ? "The coach continues by itself." : "Paused."
    saveAndRedraw()
  }

  /// The pause before each automatic guess, in milliseconds.
  public static let pauseMilliseconds = 1800

  /// The number of the next automatic guess, from 1, to pass to `pauseDidEnd` after the pause, or `nil` if none is due.
  public var nextGuessNumber: Int? {
    guessesAutomatically && canGuessNext && !showsSettings ? game.board.attempts.count + 1 : nil
  }

  /// Makes the next automatic guess if its number is `nextGuessNumber`. Call this method after the pause.
  public func pauseDidEnd(number: Int) {
    if number == nextGuessNumber { guessNext() }
  }

  // MARK: Answering by hand

  package var enteredAnswer: MatchCounts? {
    get { game.enteredAnswer }
    set { game.enteredAnswer = newValue }
  }

  package static var noAnswerText: String { "none yet" }

  /// Whether the player can submit the answer.
  var canAnswer: Bool { acceptsAnswer && game.enteredAnswer != nil }

  /// Submits the answer to the coach's guess.
  public func answer() {
    intent(canAnswer) {
      guard let proposal, let counts = game.enteredAnswer else { return }
      game.enteredAnswer = nil
      add(proposal.value.guess, counts, proposal)
    }
  }

  /// Whether the player can undo the latest answer.
  var canUndoAnswer: Bool {
    question == nil && game.stage == .answeringCoach && !game.hasEnded && !game.board.attempts.isEmpty
  }

  /// Removes the latest answer, so that the coach makes the same guess again.
  func undoAnswer() {
    intent(canUndoAnswer) {
      guard let last = game.board.attempts.last else { return }
      game.board.removeAttempt(at: game.board.attempts.count - 1)
      _ = game.assessments.popLast()
      game.enteredAnswer = last.counts
      status = "Answer attempt \(game.board.attempts.count + 1) again."
    }
  }

  /// Replaces the answer to the attempt at `index` with one that the coach suggests.
  public func replaceAnswer(at index: Int, with counts: MatchCounts) {
    intent(question == nil && game.stage == .answeringCoach && game.board.attempts.indices.contains(index)) {
      put(counts, at: index)
      status = "Attempt \(index + 1): \(CodeBreakerSession.SpokenText.markers(counts))."
    }
  }

  /// Replaces the answer at `index`, and removes later guesses' assessments, which were based on the previous answer.
  func put(_ counts: MatchCounts, at index: Int) {
    let guess = game.board.attempts[index].guess
    guard game.board.replaceAttempt(at: index, with: OwnBoard.Attempt(guess: guess, counts: counts)) else { return }
    for later in game.assessments.indices where later > index { game.assessments[later] = nil }
    game.enteredAnswer = nil
  }

  private func add(_ guess: [UInt8], _ counts: MatchCounts, _ assessment: CodemakerGame.Assessment) {
    guard game.board.add(OwnBoard.Attempt(guess: guess, counts: counts)) else { return }
    game.assessments.append(assessment)
    if game.isOver { guessesAutomatically = false }
    post(game.board.isSolved ? .win : .answer(exactCount: counts.exact))
    status = OwnBoardText.attempt(
      OwnBoard.Attempt(guess: guess, counts: counts), number: game.board.attempts.count, theme: game.board.theme)
    if let result { status += " \(result)" }
  }
}
