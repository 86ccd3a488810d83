import CodeBreakerModel

/// A fake coach. Its advice is valid and depends only on the question. The possible codes are right, but the values of
/// the guesses are invented.
public enum FakeCoach {
  /// Returns the advice on a question.
  public static func advice(on question: CoachQuestion) -> Advice {
    let candidates = codes(question.pegCount, question.choiceCount).filter { question.isCandidate($0) }
    let count = min(candidates.count, Advice.maxListedCodes)
    return Advice(
      candidateCount: candidates.count, codes: (0..<count).map { candidates[$0 * candidates.count / count] },
      best: value(candidates[0], candidates.count, question),
      requestedGuess: question.guess.map { value($0, candidates.count, question) })
  }

  /// Returns the advice on every position of a game that a review needs.
  public static func advices(for game: CodeBreaker) -> [Advice] {
    CoachQuestion.reviewQuestions(of: game).map(advice)
  }

  private static func value(_ guess: [UInt8], _ count: Int, _ question: CoachQuestion) -> GuessValue {
    let invented = guess.reduce(UInt64(7)) { $0 &* 31 &+ UInt64($1) } % UInt64(count)
    let total = Int64(count) * (count == 1 ? 1 : 2) + Int64(invented)
    return GuessValue(
      guess: guess, isCandidate: question.isCandidate(guess), total: total, candidateCount: count, method: .heuristic)
  }

  private static func codes(_ pegCount: Int, _ choiceCount: Int) -> [[UInt8]] {
    (0..<pegCount).reduce([[]]) { codes, _ in
      codes.flatMap { code in (0..<UInt8(choiceCount)).map { code + [$0] } }
    }
  }
}
