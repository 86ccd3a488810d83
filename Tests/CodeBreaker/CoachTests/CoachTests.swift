import CodeBreakerModel
import GameCore
import TestSupport
import Testing

@testable import CodeBreakerCoach

@Suite struct CoachTests {
  private func space(_ pegCount: Int, _ colorCount: Int) throws -> CodeSpace {
    try #require(CodeSpace(pegCount: pegCount, colorCount: colorCount))
  }

  @Test func firstGuessesOfMastermindHaveExactTotals() throws {
    let position = Position(try space(4, 6))
    let analysis = try #require(
      Coach().analysis(
        position, of: [[5, 5, 2, 4], [0, 0, 1, 1], [0, 1, 2, 3], [1, 2, 3, 15]], workLimit: CoachQuestion.reviewWork))
    #expect(analysis.best.total == 5625)
    #expect(analysis.best.method == .exact)
    #expect(analysis.best.expectedGuesses == Rational(5625, over: 1296))
    // The best first guess is 0012 with renamed colors. The totals are from G. Ville's paper and from `OptimalSearch`
    // for single first guesses.
    #expect(analysis.values[0].total == 5625)
    #expect(analysis.values.allSatisfy { $0.total >= 5625 && $0.method == .exact && $0.candidateCount == 1296 })
    #expect(analysis.values.map(\.isCandidate) == [true, true, true, false])
  }

  @Test(arguments: [(4, 5), (3, 8), (5, 3), (4, 6)])
  func positionSearchMatchesWholeGameSearch(pegCount: Int, colorCount: Int) throws {
    let space = try space(pegCount, colorCount)
    let whole = PositionSearch(space)
    var random = SplitMix64(seed: 9)
    for round in 0..<16 {
      let secret = PackedCode(space.pegs(of: random.draw(below: space.count)))
      var position = Position(space)
      for _ in 0..<1 + round % 3 {
        let guess = space.pegs(of: random.draw(below: space.count))
        position = position.position(after: guess, answer: PackedCode(guess).answer(against: secret, space.answers))
      }
      guard position.candidates.count <= 150 else { continue }
      let search = try #require(PositionSearch(position, workLimit: .max))
      var work = Int64.max / 2
      let one = try #require(search.bestGuess(for: position.candidates, after: position.guesses, workLimit: &work))
      let other = try #require(whole.bestGuess(for: position.candidates, after: position.guesses, workLimit: &work))
      #expect(one.total == other.total)
      // The total of the best guess must be the number of candidates plus the totals of its parts.
      for best in [one, other] {
        var total = Int64(position.candidates.count)
        for (answer, part) in position.parts(of: space.pegs(of: best.guess)).enumerated()
        where answer != space.answers.solvedIndex {
          total += try #require(whole.total(part, after: position.guesses, workLimit: &work))
        }
        #expect(total == best.total)
      }
    }
  }

  /// The book contains every first guess, and its smallest total is the known one.
  @Test(arguments: [
    (3, 8, 2359), (3, 12, 10076), (4, 6, 5625), (4, 7, 11228), (4, 8, 20471), (4, 9, 34666), (4, 10, 55632),
    (5, 5, 13496), (5, 6, 36721), (6, 4, 17281),
  ])
  func bookHasTotalsForExactlyTheFirstGuesses(pegCount: Int, colorCount: Int, total: Int64) throws {
    let space = try space(pegCount, colorCount)
    let all: UInt32 = 1 << UInt32(colorCount) - 1
    let guesses = Symmetries(space, guesses: [], presentColorMask: all).guesses().map { space.pegs(of: Int($0.code)) }
    let renamed = guesses.map { guess in guess.map { UInt8(colorCount) - 1 - $0 } }
    let position = Position(space)
    let analysis = try #require(OpeningBook.analysis(position, guesses + renamed))
    #expect(analysis.best.total == total)
    #expect(analysis.values.map(\.total).min() == total)
    #expect(analysis.values.prefix(guesses.count).map(\.total) == analysis.values.suffix(guesses.count).map(\.total))
    #expect(OpeningBook.analysis(position, [Array(repeating: CodeText.missingColor, count: pegCount)]) == nil)
    let later = position.position(after: guesses[1], answer: 0)
    #expect(OpeningBook.analysis(later, []) == nil)
  }

  /// In the largest games with a proven strategy, the opening book gives the first hint without a search. The hint is
  /// exact, and is the stored strategy's first guess.
  @Test(arguments: [(4, 9), (4, 10), (5, 6)])
  func bookHasTheBestFirstGuess(pegCount: Int, colorCount: Int) throws {
    let position = Position(try space(pegCount, colorCount))
    let tree = try StrategyTree(text: Repository.data("codebreaker-strategies/\(pegCount)x\(colorCount).txt"))
    let total = try Int64(tree.results().total)
    let first = tree.space.pegs(of: Int(try #require(tree.nodes.first).guess))
    let renamed = first.reversed().map { UInt8(colorCount) - 1 - $0 }
    for guesses in [[], [first, Array(renamed)]] {
      let analysis = try #require(Coach().analysis(position, of: guesses, workLimit: 1))
      #expect(
        analysis.best
          == GuessValue(
            guess: first, isCandidate: true, total: total, candidateCount: position.space.count, method: .exact))
      #expect(analysis.values.allSatisfy { $0.total == total && $0.method == .exact })
    }
  }

  /// In the largest games, the opening book also gives the second hint after the best first guess, with any colors. The
  /// hint's total is the number of guesses that the stored strategy needs for all codes with that answer.
  @Test(arguments: [(4, 8), (4, 9), (4, 10), (5, 6), (6, 4)])
  func bookHasTheBestReplies(pegCount: Int, colorCount: Int) throws {
    let space = try space(pegCount, colorCount)
    let tree = try StrategyTree(text: Repository.data("codebreaker-strategies/\(pegCount)x\(colorCount).txt"))
    let root = try #require(tree.nodes.first)
    let first = space.pegs(of: Int(root.guess))
    var totals = [Int64](repeating: 0, count: space.answers.count)
    for code in 0..<space.count {
      let secret = PackedCode(space.pegs(of: code))
      func answer(_ guess: Int32) -> Int {
        PackedCode(space.pegs(of: Int(guess))).answer(against: secret, space.answers)
      }
      var index = 0
      var count: Int64 = 0
      while Int(tree.nodes[index].guess) != code {
        index = try #require(tree.child(of: index, answer: answer(tree.nodes[index].guess)))
        count += 1
      }
      totals[answer(root.guess)] += count
    }
    var random = SplitMix64(seed: 7)
    for answer in 0..<space.answers.solvedIndex where totals[answer] > 0 {
      let reply = tree.nodes[try #require(tree.child(of: 0, answer: answer))].guess
      let plain = Position(space).position(after: first, answer: answer)
      let hint = try #require(Coach().analysis(plain, workLimit: 1)).best
      #expect(hint.guess == space.pegs(of: Int(reply)))
      #expect((hint.total, hint.method) == (totals[answer], .exact))
      // This is the same position with permuted colors and places.
      let colors = Array(0..<UInt8(colorCount)).shuffled(using: &random)
      let order = Array(0..<pegCount).shuffled(using: &random)
      let renamed = Position(space).position(after: order.map { colors[Int(first[$0])] }, answer: answer)
      let other = try #require(Coach().analysis(renamed, workLimit: 1)).best
      #expect((other.total, other.isCandidate, other.method) == (hint.total, hint.isCandidate, .exact))
      #expect(renamed.partSizes(of: other.guess) == plain.partSizes(of: hint.guess))
      #expect(Coach().analysis(renamed, of: [other.guess], workLimit: 1)?.values == [other])
      #expect(OpeningBook.replyAnalysis(renamed, [first.map { _ in colors[0] }]) == nil)
    }
  }

  @Test func lowWorkLimitGivesARepeatableEstimate() throws {
    let position = Position(try space(5, 8)).position(after: [0, 0, 1, 1, 2], answer: 4)
    let analysis = try #require(Coach().analysis(position, of: [[3, 4, 5, 6, 7]], workLimit: 100_000))
    #expect(analysis.best.method == .sample)
    #expect(analysis.values[0].method == .sample)
    #expect(analysis.best.total > 0)
    #expect(try #require(Coach().analysis(position, of: [[3, 4, 5, 6, 7]], workLimit: 100_000)) == analysis)
  }

  @Test func bestGuessLateInTheGameIsACandidate() throws {
    let space = try space(4, 6)
    var position = Position(space)
    for guess: [UInt8] in [[0, 1, 2, 3], [1, 0, 2, 4], [5, 5, 2, 5]] {
      let answer = PackedCode(guess).answer(against: PackedCode([5, 0, 2, 1]), space.answers)
      position = position.position(after: guess, answer: answer)
    }
    for coach in [Coach(), Coach(maxWholeGameCodeCount: 0)] {
      let analysis = try #require(coach.analysis(position, of: [[5, 0, 2, 1]]))
      #expect(analysis.best.total <= analysis.values[0].total)
      #expect(analysis.best.isCandidate)
    }
  }

  @Test func positionWithoutCandidatesHasNoAnalysis() throws {
    let position = Position(try space(4, 6))
    let impossible = position.position(after: [5, 0, 2, 1], answer: 0).position(after: [5, 0, 2, 1], answer: 3)
    #expect(impossible.candidates.isEmpty)
    #expect(Coach().analysis(impossible) == nil)
  }

  @Test(arguments: [
    (3, 6, 854), (3, 8, 2359), (4, 6, 5625), (4, 8, 20471), (5, 5, 13496), (6, 4, 17281), (5, 8, 179274),
  ])
  func estimatesGrowAndAreNearKnownTotals(pegCount: Int, colorCount: Int, total: Int64) throws {
    let space = try space(pegCount, colorCount)
    let estimate = TotalEstimate(space.answers)
    #expect(abs(estimate.total(space.count) - total) * 15 < total)
    #expect((0...3).map { estimate.total($0) } == [0, 1, 3, 5])
    for count in 0..<200 {
      #expect(estimate.total(count + 1) > estimate.total(count))
    }
  }
}
