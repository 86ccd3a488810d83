import CodeBreakerModel

extension Coach {
  /// Answers a question about a board.
  ///
  /// - Returns: nothing where an answer is one that no guess can get.
  public func advice(on question: OwnBoardQuestion) -> OwnBoardAdvice? {
    guard let position = Position(question.position) else { return nil }
    guard let analysis = analysis(position, workLimit: question.position.work) else {
      let search = ContradictionSearch(question.position, position.space)
      return .contradictory(Contradiction(attempts: search.smallestSet(), mends: search.mends))
    }
    let codes = position.candidates.prefix(Advice.mostListed).map { position.space.pegs(of: Int($0)) }
    let advice = Advice(candidateCount: position.candidates.count, codes: codes, best: analysis.best, asked: nil)
    return .possible(advice, parts: position.space.answers.parts(position.sizes(of: analysis.best.guess)))
  }
}

extension Answers {
  /// The answers that some codes get, with their numbers.
  ///
  /// - Parameter sizes: how many codes get each answer.
  func parts(_ sizes: [Int]) -> [AnswerPart] {
    var parts: [AnswerPart] = []
    for (answer, size) in sizes.enumerated() where size > 0 {
      let (exact, inexact) = matches(of: answer)
      parts.append(AnswerPart(counts: MatchCounts(exact: exact, inexact: inexact), codeCount: size))
    }
    return parts
  }
}
