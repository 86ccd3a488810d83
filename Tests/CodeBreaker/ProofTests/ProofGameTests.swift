import CodeBreakerModel
import GameCore
import TestSupport
import Testing

@testable import CodeBreakerProof

/// The proof checker's own implementation of the game.
@Suite struct ProofGameTests {
  @Test(arguments: [(2, 12), (3, 4), (4, 3), (5, 2), (6, 2)])
  func answersMatchTheGame(pegCount: Int, colorCount: Int) throws {
    let game = try #require(ProofGame(pegCount: pegCount, colorCount: colorCount))
    #expect(game.answerCount == pegCount * (pegCount + 3) / 2)
    let codes = game.codes.map { Code(kind: .guess, pegs: $0.map { Peg("\($0)") }) }
    var answers: [MatchCounts: Set<Int>] = [:]
    for guess in game.allCodes {
      for code in game.allCodes {
        let counts = MatchCounts(codes[Int(guess)].match(against: codes[Int(code)]))
        answers[counts, default: []].insert(game.answer(to: Int(guess), code: Int(code)))
      }
    }
    // Each pair of counts has a unique number. The last number means that the guess is the code.
    #expect(answers.values.allSatisfy { $0.count == 1 })
    #expect(Set(answers.values).count == answers.count)
    #expect(answers[MatchCounts(exact: pegCount, inexact: 0)] == [game.answerCount - 1])
  }

  @Test func codesAreOrderedLexicographically() throws {
    let game = try #require(ProofGame(pegCount: 4, colorCount: 6))
    #expect(game.codeCount == 1296)
    #expect(game.codes[0] == [0, 0, 0, 0])
    #expect(game.codes[1] == [0, 0, 0, 1])
    #expect(game.codes[1295] == [5, 5, 5, 5])
  }

  @Test func unsupportedGameIsRejected() {
    #expect(ProofGame(pegCount: 1, colorCount: 6) == nil)
    #expect(ProofGame(pegCount: 4, colorCount: 12) == nil)
  }

  @Test func firstGuessesOfMastermindHaveFiveRepresentatives() throws {
    let game = try #require(ProofGame(pegCount: 4, colorCount: 6))
    let guesses = GuessSymmetry(game, after: []).representatives(for: game.allCodes)
    #expect(
      guesses.map { game.codes[$0] } == [[0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 1, 1], [0, 0, 1, 2], [0, 1, 2, 3]])
  }

  /// For each way to split the remaining codes, the list contains the first guess that splits them this way.
  @Test(arguments: [(4, 4), (3, 5), (5, 3)])
  func firstGuessOfEveryKindIsARepresentative(pegCount: Int, colorCount: Int) throws {
    let game = try #require(ProofGame(pegCount: pegCount, colorCount: colorCount))
    var random = SplitMix64(seed: 7)
    for round in 0..<20 {
      let secret = random.numberBelow(game.codeCount)
      let guesses = (0..<1 + round % 3).map { _ in random.numberBelow(game.codeCount) }
      let left = game.allCodes.filter { code in
        guesses.allSatisfy { game.answer(to: $0, code: Int(code)) == game.answer(to: $0, code: secret) }
      }
      let listed = Set(GuessSymmetry(game, after: guesses).representatives(for: left))
      var seen: Set<[Int]> = []
      for guess in 0..<game.codeCount {
        var sizes = [Int](repeating: 0, count: game.answerCount)
        game.count(left, by: guess, into: &sizes)
        // Each answer leaves a part of the remaining codes. Two guesses are of the same kind if their parts have the
        // same sizes in any order, and the part of the winning answer has the same size for both.
        let kind = [sizes[game.answerCount - 1]] + sizes.dropLast().sorted()
        if seen.insert(kind).inserted { #expect(listed.contains(guess), "\(guess) after \(guesses)") }
      }
    }
  }
}
