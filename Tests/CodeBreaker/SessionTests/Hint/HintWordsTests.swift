import CodeBreakerModel
import Testing

@testable import CodeBreakerSession

@Suite struct HintWordsTests {
  private func value(
    _ total: Int64, _ count: Int, _ method: CodeBreakerModel.EvaluationMethod, isCandidate: Bool = true
  )
    -> GuessValue
  {
    GuessValue(guess: [0, 1, 2, 3], isCandidate: isCandidate, total: total, candidateCount: count, method: method)
  }

  @Test func eachHintLevelHasAQuestion() {
    #expect(CodeBreakerSession.HintLevel.allCases == [.count, .fit, .best], "from the least to the most revealing")
    #expect(
      CodeBreakerSession.HintLevel.allCases.map(\.question) == [
        "How many codes are left?", "Does my guess fit all answers?", "What is the best guess?",
      ])
  }

  @Test(arguments: [
    (1, "Only 1 code is left."), (2, "2 codes are left."), (999, "999 codes are left."),
    (2_985_984, "2,985,984 codes are left."),
  ])
  func candidateCountIsDescribed(count: Int, text: String) {
    #expect(CodeBreakerSession.SpokenText.candidates(count) == text)
  }

  @Test func descriptionOfTheBestGuessNamesItsExpectationAndMethod() {
    #expect(
      CodeBreakerSession.ReasonText.best(value(5625, 1296, .exact))
        == "It could be the code. You’d need 4.34 more guesses on average. Proven: no guess is better.")
    #expect(
      CodeBreakerSession.ReasonText.best(
        value(5625, 1296, .exact), .average(better: Rational(2401, over: 13), other: Rational(1296)))
        == "It could be the code, and leaves 185 of 1,296 codes on average. You’d need 4.34 more guesses on average. "
        + "Proven: no guess is better.")
    #expect(
      CodeBreakerSession.ReasonText.best(
        value(13, 6, .exact, isCandidate: false), .tellsApart(codeCount: 6, canBeCode: false)
      ).hasPrefix("It can’t be the code, but tells all 6 apart. You’d need 2.17 more guesses"))
    #expect(
      CodeBreakerSession.ReasonText.best(value(3, 2, .exact), .oneOfTwo).hasPrefix(
        "Two codes are left. This is one of them. You’d need 1.50 more guesses"))
    #expect(
      CodeBreakerSession.ReasonText.best(value(1, 1, .exact))
        == "This is the code: only one is left.")
    #expect(
      CodeBreakerSession.ReasonText.best(value(1001, 1000, .heuristic, isCandidate: false))
        == "It can’t be the code, but it rules out the most. You’d need about 1.00 more guesses on average. A rule of thumb chose it: "
        + "there are too many codes to be exact.")
    #expect(
      CodeBreakerSession.ReasonText.best(value(7, 2, .sample)).contains(
        "need about 3.50 more guesses on average. "))
    #expect(
      CodeBreakerSession.ReasonText.best(value(7, 2, .sample)).contains(
        "A rule of thumb chose it from a sample: there are"))
  }
}
