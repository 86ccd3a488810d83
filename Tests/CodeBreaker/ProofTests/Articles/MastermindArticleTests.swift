import CodeBreakerCoach
import CodeBreakerProof
import Testing

/// The code that the article shows. `Tests/Scripts/test_articles.py` compares the article with this file.
@Suite struct MastermindArticleTests {
  @Test func strategyIsProvenOptimal() throws {
    let space = CodeSpace(pegCount: 3, colorCount: 4)!
    let search = StrategySearch(space)
    let strategy = search.optimalStrategy()!
    let total = strategy.results.total

    let proof = try BoundProof(pegCount: 3, colorCount: 4, bound: total) { codes, limit, guesses in
      search.total(of: codes, below: limit, after: guesses)
    }
    let setCount = try BoundProof(bytes: proof.bytes).check()

    #expect(total == 206)
    #expect(strategy.isProven)
    #expect(proof.bound == 206)
    #expect(setCount > 0)
  }

  @Test func countingGivesALowerBound() {
    let floors = [1, 2, 13, 14, 15, 20].map { codes in
      (0..<codes).reduce(0) { total, code in total + (code == 0 ? 1 : code < 14 ? 2 : 3) }
    }
    #expect(floors == [1, 3, 25, 27, 30, 45])
  }
}
