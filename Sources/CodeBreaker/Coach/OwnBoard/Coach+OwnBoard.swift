import CodeBreakerModel

extension Coach {
  /// Answers a question about a board.
  ///
  /// - Returns: The advice, or `nil` if an attempt has an impossible answer, such as 3 exact, 1 inexact of 4 pegs.
  public func advice(on question: OwnBoardQuestion) -> OwnBoardAdvice? {
    guard let position = Position(question.position) else { return nil }
    guard let analysis = analysis(position, workLimit: question.position.work) else {
      let search = ContradictionSearch(question.position, position.space)
      return .contradictory(
        Contradiction(attemptIndexes: search.contradictoryAttemptIndexes(), corrections: search.corrections))
    }
    let codes = position.candidates.prefix(Advice.maxListedCodes).map { position.space.pegs(of: Int($0)) }
    let advice = Advice(
      candidateCount: position.candidates.count, codes: codes, best: analysis.best, requestedGuess: nil)
    return .possible(
      advice, parts: position.space.answers.parts(withSizes: position.partSizes(of: analysis.best.guess)))
  }
}

extension Answers {
  /// Returns the answers that at least one code gives, with their number of codes.
  func parts(withSizes sizes: [Int]) -> [AnswerPart] {
    var parts: [AnswerPart] = []
    for (answer, size) in sizes.enumerated() where size > 0 {
      let (exact, inexact) = matches(of: answer)
      parts.append(AnswerPart(counts: MatchCounts(exact: exact, inexact: inexact), codeCount: size))
    }
    return parts
  }
}
