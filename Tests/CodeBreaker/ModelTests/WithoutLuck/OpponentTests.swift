import GameCore
import TestSupport
import Testing

@testable import CodeBreakerModel

@Suite struct OpponentTests {
  /// A simple opponent that tries all codes, using only the rules.
  private struct PlainOpponent {
    let pegCount: Int
    private(set) var remainingCodes: [Code]

    init(pegCount: Int, choiceCount: Int) {
      self.pegCount = pegCount
      remainingCodes = allSequences(pegCount, 0..<choiceCount).map { code($0) }
    }

    mutating func answer(_ guess: [Int]) -> (counts: MatchCounts, remainingCodeCount: Int) {
      var parts: [MatchCounts: [Code]] = [:]
      for other in remainingCodes { parts[MatchCounts(code(guess).match(against: other)), default: []].append(other) }
      let best = parts.max { one, other in
        (one.value.count, -one.key.exact, -one.key.inexact) < (other.value.count, -other.key.exact, -other.key.inexact)
      }!
      remainingCodes = best.value
      return (best.key, remainingCodes.count)
    }
  }

  private static func colors(_ numbers: [Int]) -> [UInt8] { numbers.map { $0 < 0 ? CodeText.missingColor : UInt8($0) } }

  private static func expectPlainAnswers(to guesses: [[Int]], pegCount: Int, choiceCount: Int) {
    var plain = PlainOpponent(pegCount: pegCount, choiceCount: choiceCount)
    let opponent = OpponentWithoutLuck(pegCount: pegCount, choiceCount: choiceCount)
    var attempts: [AnsweredGuess] = []
    for guess in guesses {
      let expected = plain.answer(guess)
      let given = opponent.answer(to: colors(guess), after: attempts)
      #expect(given == expected, "\(guesses), \(choiceCount) choices")
      attempts.append(AnsweredGuess(guess: colors(guess), counts: given.counts))
      #expect(
        code(opponent.firstCode(after: attempts).map { Int($0) }) == plain.remainingCodes[0], "the first remaining code"
      )
      if given.counts.exact == pegCount { return }
    }
  }

  /// Tests three pegs and four colors, including guesses with holes.
  @Test func everyPairOfGuessesMatchesThePlainOpponent() {
    let guesses = allSequences(3, -1..<4).filter { $0 != [-1, -1, -1] }
    for first in guesses {
      for second in guesses where second != first {
        Self.expectPlainAnswers(to: [first, second], pegCount: 3, choiceCount: 4)
      }
    }
  }

  @Test(arguments: [(3, 5), (3, 7), (3, 12), (4, 5), (4, 6), (5, 4)])
  func randomGamesMatchThePlainOpponent(pegCount: Int, choiceCount: Int) {
    var random = SplitMix64(seed: UInt64(pegCount * 100 + choiceCount))
    for _ in 0..<12 {
      let guesses = (0..<10).map { _ in
        (0..<pegCount).map { _ in Int.random(in: -1..<choiceCount, using: &random) }
      }
      Self.expectPlainAnswers(to: guesses, pegCount: pegCount, choiceCount: choiceCount)
    }
  }

  /// If each guess fits the earlier answers, a guess finds the code exactly when no other code is possible.
  @Test func codeIsFoundOnlyIfNoOtherCodeIsPossible() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<20 {
      var game = CodeBreaker(try GameSetup(number: GameNumber(1)!).variantWithoutLuck)
      while !game.isOver {
        let before = try #require(game.remainingCodeCount)
        let fitting = allSequences(4, 0..<6).map { Self.colors($0) }.filter { CoachQuestion(game).isCandidate($0) }
        #expect(fitting.count == before)
        let guess = try #require(fitting.randomElement(using: &random))
        for (hole, peg) in CoachQuestion.pegs(of: guess, game.pegChoices).enumerated() {
          game.setGuessPeg(peg, at: hole)
        }
        #expect(game.attemptGuess() == nil)
        #expect((game.ending == .solved) == (before == 1))
        #expect(try #require(game.remainingCodeCount) <= max(1, before - 1))
      }
      #expect(game.ending == .solved)
      #expect(game.remainingCodeCount == 1)
    }
  }

  /// With six pegs and twelve colors, the parts of a guess add up to all 2,985,984 codes.
  @Test func remainingCodesAddUpAndDecreaseInTheLargestGame() {
    let opponent = OpponentWithoutLuck(pegCount: 6, choiceCount: 12)
    var codes = RemainingCodeCounter(pegCount: 6, choiceCount: 12, attempts: [], guess: [0, 0, 1, 1, 2, 3])
    #expect(codes.countCodes().reduce(0, +) == 2_985_984)
    var attempts: [AnsweredGuess] = []
    var left = 2_985_984
    for guess: [UInt8] in [[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11], [0, 6, 1, 7, 2, 8]] {
      let given = opponent.answer(to: guess, after: attempts)
      attempts.append(AnsweredGuess(guess: guess, counts: given.counts))
      // There are at most 27 parts, so the largest has at least a 27th of the codes.
      #expect(given.remainingCodeCount < left)
      #expect(given.remainingCodeCount >= (left + 26) / 27)
      left = given.remainingCodeCount
      let question = CoachQuestion(pegCount: 6, choiceCount: 12, attempts: attempts, limit: nil)
      #expect(question.isCandidate(opponent.firstCode(after: attempts)))
    }
  }
}
