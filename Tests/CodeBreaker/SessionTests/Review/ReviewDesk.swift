import CodeBreakerModel
import CodeBreakerSession
import CodeBreakerTestSupport

extension Table {
  /// Saves a game that has ended, as a session saves it.
  func saveEnded(_ line: String, hints: Int = 0, date: Int64 = 1_700_000_000) {
    memory["parlor.codebreaker.game"] =
      "codebreaker-table/1\ngame \(line)" + (hints == 0 ? "" : "\nhints \(hints)") + "\nended \(date)"
  }

  /// A window that opens now with the review of the saved game.
  func review() -> CodeBreakerSession {
    let session = window()
    session.openReview()
    return session
  }

  /// A window with the review of a game that has ended.
  func review(_ line: String, hints: Int = 0) -> CodeBreakerSession {
    saveEnded(line, hints: hints)
    return review()
  }

  var savedReview: String? { memory["parlor.codebreaker.review"] }
  var savedSkill: String? { memory["parlor.codebreaker.skill"] }

  /// The record of skill as it is saved.
  var skillRecord: CodeBreakerSession.SkillRecord? {
    memory.texts["parlor.codebreaker.skill"].flatMap { CodeBreakerSession.SkillRecord(text: $0) }
  }
}

extension CodeBreakerSession {
  /// How far the review has come, if there is one.
  var reviewing: Reviewing? { gameReview?.reviewing }

  /// The review, when it is done.
  var finishedReview: Review? { reviewing?.review }

  /// Has everything answered.
  func answerAll() {
    while answerOnce() != nil {}
  }

  /// Takes up what another window has saved, and reviews it.
  func reviewAnother() {
    storageChanged()
    openReview()
  }
}

/// Advice whose guesses are worth what the test says, in hundredths of a guess. `played` is nothing where no guess is
/// asked about.
func advice(
  on question: CoachQuestion, best: Int64, played: Int64? = nil, method: CodeBreakerModel.Method = .heuristic
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
    asked: advice.asked.map { value($0, played ?? best) })
}

/// The review of a game whose guesses are worth what the test says.
func review(
  _ line: String, _ values: [(best: Int64, played: Int64?)], method: CodeBreakerModel.Method = .heuristic
) throws -> Review {
  let game = try CodeBreaker(line: line)
  let advices = zip(CoachQuestion.review(of: game), values).map { question, value in
    advice(on: question, best: value.best, played: value.played, method: method)
  }
  return try Review(of: game, advices: advices)
}
