import CodeBreakerModel
import GameCore
import Testing

@testable import CodeBreakerCoach

@Suite struct PositionTests {
  /// By the rules, the candidates are exactly the codes that would have given the same answers.
  @Test(arguments: [(3, "mastermind"), (4, "mastermind"), (4, "newspaper"), (5, "music"), (3, "swiftui-colors")])
  func candidatesFitAllAnswersAndFormTheParts(pegCount: Int, theme: String) throws {
    var random = SplitMix64(seed: 5)
    for number in 1...6 {
      let game = try Games.randomGame(UInt64(number), pegCount, theme, attemptCount: number % 4, &random)
      let position = try #require(Position(CoachQuestion(game)))
      let space = position.space
      #expect(space.colorCount == game.pegChoices.count)
      let expected = (0..<space.count).filter { code in
        let secret = Games.code(space.pegs(of: code), game)
        return game.attempts.allSatisfy {
          MatchCounts($0.match(against: secret)) == MatchCounts($0.matches ?? [])
        }
      }
      #expect(position.candidates.map { Int($0) } == expected)
      for code in stride(from: 0, to: space.count, by: 7) {
        #expect(position.isConsistent(space.pegs(of: code)) == expected.contains(code))
      }
      let guess = space.pegs(of: random.draw(below: space.count))
      let parts = position.parts(of: guess)
      #expect(parts.map(\.count) == position.partSizes(of: guess))
      #expect(parts.flatMap { $0 }.sorted() == position.candidates)
    }
  }

  @Test func onlyACompleteGuessIsConsistent() throws {
    let space = try #require(CodeSpace(pegCount: 4, colorCount: 6))
    let position = Position(space)
    #expect(!position.isConsistent([0, 1, 2, CodeText.missingColor]))
    #expect(!position.isConsistent([0, 1, 2]))
    #expect(position.isConsistent([0, 1, 2, 3]))
  }

  @Test func missingPegsDoNotSplitTheCodes() throws {
    let position = Position(try #require(CodeSpace(pegCount: 4, colorCount: 6)))
    // A single peg splits the codes into three parts: those with an exact match, an inexact match, or no match. Missing
    // pegs split nothing.
    let missing = CodeText.missingColor
    #expect(position.partSizes(of: [0, missing, missing, missing]).filter { $0 > 0 }.sorted() == [216, 455, 625])
  }

  @Test func rationalArithmeticIsExactOrNilOnOverflow() throws {
    #expect(Rational(6, over: 4) == Rational(3, over: 2))
    #expect(Rational(-6, over: 4).numerator == -3)
    #expect(Rational(0, over: 7) == Rational(0))
    #expect(Rational(5, over: 0) == Rational(5))
    #expect(Rational(1, over: 6).adding(Rational(1, over: 3)) == Rational(1, over: 2))
    #expect(Rational(1, over: 6).adding(Rational(1, over: 6).negated) == Rational(0))
    #expect(Rational(5625, over: 1296).value == 4.340277777777778)
    #expect(Rational(.max).adding(Rational(1)) == nil)
    #expect(Rational(1, over: .max).adding(Rational(1, over: .max - 1)) == nil)
  }
}
