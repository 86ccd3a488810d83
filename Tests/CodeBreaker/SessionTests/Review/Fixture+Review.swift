import CodeBreakerModel
import CodeBreakerSession
import CodeBreakerTestSupport
import TestSupport

extension Fixture {
  func saveEndedGame(_ line: String, hints: Int = 0, date: Int64 = 1_700_000_000) {
    memory["parlor.codebreaker.game"] =
      "codebreaker-table/1\ngame \(line)" + (hints == 0 ? "" : "\nhints \(hints)") + "\nended \(date)"
  }

  func review() -> CodeBreakerSession {
    let session = window()
    session.openReview()
    return session
  }

  func review(_ line: String, hints: Int = 0) -> CodeBreakerSession {
    saveEndedGame(line, hints: hints)
    return review()
  }

  /// Opens the review of a game, or of the saved one, and answers all of its questions.
  func completeReview(_ line: String? = nil, hints: Int = 0) -> CodeBreakerSession {
    if let line { saveEndedGame(line, hints: hints) }
    let session = review()
    session.answerAll()
    return session
  }

  var savedReview: String? { memory["parlor.codebreaker.review"] }
  var savedSkill: String? { memory["parlor.codebreaker.skill"] }

  var skillRecord: CodeBreakerSession.SkillRecord? {
    memory.texts["parlor.codebreaker.skill"].flatMap { CodeBreakerSession.SkillRecord(text: $0) }
  }
}

extension CodeBreakerSession {
  var reviewState: ReviewState? { gameReview?.reviewState }

  /// What screen readers say after the latest event about the open duel, review, or pop-up.
  var spokenTexts: [String]? {
    let duelScreen = isDuelOpen ? duel?.screen(coachProblem: coachProblem) : nil
    return (duelScreen ?? reviewScreen() ?? popUpScreen)?.spokenTexts(status: status)
  }

  var finishedReview: Review? { reviewState?.review }

  func answerAll() {
    while answerOnce() != nil {}
  }

  func reviewAnotherGame() {
    loadChangesFromStorage()
    openReview()
  }
}

/// Returns advice with these values in hundredths of a guess. `played` is `nil` if no guess was made.
func advice(
  on question: CoachQuestion, best: Int64, played: Int64? = nil, method: CodeBreakerModel.EvaluationMethod = .heuristic
) -> Advice {
  let advice = FakeCoach.advice(on: question)
  let value = { (value: GuessValue, hundredths: Int64) in
    GuessValue(
      guess: value.guess, isCandidate: value.isCandidate,
      total: (Int64(advice.candidateCount) * hundredths + 50) / 100, candidateCount: advice.candidateCount,
      method: method)
  }
  return Advice(
    candidateCount: advice.candidateCount, codes: advice.codes, best: value(advice.best, best),
    requestedGuess: advice.requestedGuess.map { value($0, played ?? best) })
}

/// Returns a review in which the guesses have these values, in hundredths of a guess.
func review(
  _ line: String, _ values: [(best: Int64, played: Int64?)], method: CodeBreakerModel.EvaluationMethod = .heuristic
) throws -> Review {
  let game = try CodeBreaker(line: line)
  let advices = zip(CoachQuestion.reviewQuestions(of: game), values).map { question, value in
    advice(on: question, best: value.best, played: value.played, method: method)
  }
  return try Review(of: game, advices: advices)
}
