import CodeBreakerModel
import NumberedGame
import PlaySupport

// The coach as the one who breaks the code. It is asked as about any board: of the code it knows nothing but answers.
extension SetterSession {
  /// What a coach is to be asked now, or `nil` if there is nothing to ask. A front end that has a coach asks it whenever this
  /// changes, and hands the answer to `receive`. An answer to an older question does no harm.
  public var coachQuestion: OwnBoardQuestion? {
    guard isCoachsTurn else { return nil }
    return query.pending(OwnBoardQuestion(game.board))
  }

  private var isCoachsTurn: Bool { (game.stage == .watching || game.stage == .answering) && !game.isOver }

  /// Takes a coach's answer. One to a question that is no longer asked is ignored.
  ///
  /// - Parameters:
  ///   - text: an `OwnBoardAdvice` as text. Anything else, and advice on another board, is a failure of the coach.
  ///   - question: what it answers.
  public func receive(_ text: [UInt8], to question: OwnBoardQuestion) {
    guard question == coachQuestion else { return }
    guard let advice = OwnBoardAdvice(text: text, to: question) else { return coachFailed() }
    query.take(advice, to: question)
    status = judgement?.text ?? (game.stage == .answering ? proposalText : findings.spoken)
    changed()
  }

  /// To be called when the coach cannot be had: it could not be loaded, or has broken down.
  public func coachFailed() {
    guard let question = coachQuestion else { return }
    query.fail(question)
    isPlaying = false
    status = coachProblem
    changed()
  }

  /// Asks the coach again that could not be had.
  public func tryCoachAgain() {
    guard query.askAgain() else { return }
    status = "The coach is thinking."
    changed()
  }

  private var coachProblem: String { environment.coach.failure(afterwards: "and then none") }

  /// What the coach says of the guesses and answers so far.
  public var findings: OwnBoardSession.Findings {
    let question = OwnBoardQuestion(game.board)
    if query.hasFailed(question) { return .unavailable(coachProblem) }
    return query.answer(to: question).map { OwnBoardSession.findings($0, on: game.board) } ?? .awaited
  }

  /// The guess that the coach would make now, and why; nothing as long as it thinks, or where there is none to be made.
  public var proposal: SetGame.Assessment? {
    guard isCoachsTurn, game.board.attempts.count < OwnBoard.mostAttempts, case .possible(let possible) = findings,
      let best = possible.best
    else { return nil }
    return SetGame.Assessment(
      codeCount: possible.codeCount, mostLeft: possible.parts.map { $0.codeCount }.max() ?? 1, value: best)
  }

  /// What the coach asks, for screen readers: "Attempt 3: red, red, green, blue. Of 33 codes, …"
  var proposalText: String {
    guard let proposal else { return findings.spoken }
    return "Attempt \(game.board.attempts.count + 1): \(spoken(proposal.value.guess)). "
      + SetterWords.reason(proposal, attemptCount: game.board.attempts.count)
  }

  // MARK: Watching

  /// Whether the coach can make its next guess.
  public var canGuessNext: Bool { question == nil && game.stage == .watching && proposal != nil }

  /// Lets the coach make its next guess, which the code answers.
  public func guessNext() {
    intent(canGuessNext) {
      guard let proposal, let code = game.code else { return }
      let guess = proposal.value.guess
      add(guess, AnsweredGuess.counts(of: guess, against: code), proposal)
    }
  }

  /// Lets the coach go on by itself, with a pause before each guess, or makes it stop.
  public func play(_ isPlaying: Bool) {
    guard game.stage == .watching, !game.isOver, isPlaying != self.isPlaying else { return }
    self.isPlaying = isPlaying
    status = isPlaying ? "The coach goes on by itself." : "Paused."
    changed()
  }

  /// How long the coach pauses before a guess when it goes on by itself, in milliseconds.
  public static let pauseMilliseconds = 1800

  /// Which guess the coach is about to make by itself, 1 for the first. A front end calls `turnIsUp` with it after the pause.
  public var turn: Int? { isPlaying && canGuessNext && !showsSettings ? game.board.attempts.count + 1 : nil }

  /// To be called when the coach has paused long enough.
  ///
  /// - Parameter turn: before which guess. A pause before another one means nothing.
  public func turnIsUp(_ turn: Int) {
    if turn == self.turn { guessNext() }
  }

  // MARK: Answering by hand

  private var entry: AnswerEntry { AnswerEntry(counts: game.counts, pegCount: game.board.pegCount) }

  /// Says how many pegs of the coach's guess are right and in their places.
  public func choose(exact: Int) { change { $0.choose(exact: exact) } }

  /// Says how many pegs of the coach's guess are right but out of place.
  public func choose(inexact: Int) { change { $0.choose(inexact: inexact) } }

  /// Whether so many pegs can be right but out of place, beside those that are said to be in their places.
  public func canChoose(inexact: Int) -> Bool { entry.canChoose(inexact: inexact) }

  /// Counts the answer up by a key: `x` the exact matches, `o` the inexact ones.
  ///
  /// - Parameter key: the name of the key as UTF-8.
  /// - Returns: whether it was one of these keys.
  @discardableResult
  public func pressAnswer(key: [UInt8]) -> Bool {
    var next = entry
    guard acceptsAnswer, next.press(KeyName(key)) else { return false }
    change { $0 = next }
    return true
  }

  private func change(_ change: (inout AnswerEntry) -> Void) {
    var entry = entry
    change(&entry)
    intent(acceptsAnswer && entry.counts != game.counts) {
      game.counts = entry.counts
      give(.peg)
      status = "Answer: \(entry.counts.map { CodeBreakerSession.Spoken.markers($0) } ?? "none yet")."
    }
  }

  /// Whether there is an answer to be given.
  public var canAnswer: Bool { acceptsAnswer && game.counts != nil }

  /// Gives the coach its answer.
  public func answer() {
    intent(canAnswer) {
      guard let proposal, let counts = game.counts else { return }
      game.counts = nil
      add(proposal.value.guess, counts, proposal)
    }
  }

  /// Whether the latest answer can be taken back.
  public var canTakeBack: Bool {
    question == nil && game.stage == .answering && !game.hasEnded && !game.board.attempts.isEmpty
  }

  /// Takes the latest answer back: the coach asks the same again.
  public func takeBack() {
    intent(canTakeBack) {
      guard let last = game.board.attempts.last else { return }
      game.board.remove(game.board.attempts.count - 1)
      _ = game.assessments.popLast()
      game.counts = last.counts
      status = "Attempt \(game.board.attempts.count + 1) is asked again."
    }
  }

  /// Gives an attempt another answer, as the coach proposes it.
  ///
  /// - Parameters:
  ///   - place: the place of the attempt, counted from 0.
  ///   - counts: the other answer.
  public func mend(_ place: Int, _ counts: MatchCounts) {
    intent(question == nil && game.stage == .answering && game.board.attempts.indices.contains(place)) {
      put(counts, at: place)
      status = "Attempt \(place + 1): \(CodeBreakerSession.Spoken.markers(counts))."
    }
  }

  /// Another answer to an attempt: what was said of the guesses after it no longer holds.
  func put(_ counts: MatchCounts, at place: Int) {
    let guess = game.board.attempts[place].guess
    guard game.board.replace(place, with: OwnBoard.Attempt(guess: guess, counts: counts)) else { return }
    for later in game.assessments.indices where later > place { game.assessments[later] = nil }
    game.counts = nil
  }

  private func add(_ guess: [UInt8], _ counts: MatchCounts, _ assessment: SetGame.Assessment) {
    guard game.board.add(OwnBoard.Attempt(guess: guess, counts: counts)) else { return }
    game.assessments.append(assessment)
    if game.isOver { isPlaying = false }
    give(game.board.isSolved ? .win : .answer)
    status = OwnBoardWords.attempt(
      OwnBoard.Attempt(guess: guess, counts: counts), number: game.board.attempts.count, theme: game.board.theme)
    if let result { status += " \(result)" }
  }
}
