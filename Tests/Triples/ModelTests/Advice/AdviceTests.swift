import GameCore
import TestSupport
import Testing
import TriplesModel
import TriplesTestSupport

@Suite struct AdviceTests {
  private static func move(_ direction: Direction, _ hundredths: Int64) -> AdvisedMove {
    AdvisedMove(direction, expectation: Points(hundredths: hundredths))
  }

  @Test func movesAreSortedAndLossesAreRelativeToTheBest() {
    let advice = Advice(moves: [Self.move(.down, 500), Self.move(.up, 900), Self.move(.left, 900)], score: 3)
    #expect(advice.moves.map(\.direction) == [.left, .up, .down])
    #expect(advice.bestMove == .left)
    #expect(advice.expectation == Points(hundredths: 900))
    #expect(advice.loss(of: .left) == .zero)
    #expect(advice.loss(of: .up) == .zero)
    #expect(advice.loss(of: .down) == Points(hundredths: 400))
    #expect(advice.loss(of: .right) == nil)
  }

  @Test func outOfRangeValuesAreClampedAndDuplicateMovesDropped() {
    let advice = Advice(moves: [Self.move(.up, -5), Self.move(.up, 900), Self.move(.left, .max)], score: 0)
    #expect(advice.moves == [Self.move(.left, Int64(Int32.max)), Self.move(.up, 0)])
    #expect(Advice(moves: [], score: .min).expectation == .zero)
    #expect(Advice.expectationRange.contains(Advice(moves: [], score: .max).expectation))
  }

  @Test func adviceForAFinishedGameHasItsScoreAndNoMoves() {
    let advice = Advice(moves: [], score: 113)
    #expect(advice.expectation == Points(whole: 113))
    #expect(advice.bestMove == nil)
    #expect(advice.text == Array("triples-advice/1 - 11300".utf8))
  }

  @Test func adviceFitsItsPositionUnlessItsMovesOrScoreAreWrong() throws {
    let replay = FakeCoach.game(14)
    for position in replay.positions {
      let advice = FakeCoach.advice(for: position)
      #expect(advice.fits(position))
      #expect(!Advice(moves: Array(advice.moves.dropLast()), score: position.score + 1).fits(position))
      for direction in Direction.allCases where !position.canCollapse(direction) {
        #expect(!Advice(moves: advice.moves + [Self.move(direction, 1)], score: position.score).fits(position))
      }
    }
  }

  // MARK: As text

  @Test func textMatchesTheDocumentedFormat() throws {
    let advice = Advice(moves: [Self.move(.left, 70_998), Self.move(.up, 71_234)], score: 0)
    #expect(String(decoding: advice.text, as: UTF8.self) == "triples-advice/1 u 71234 l 70998")
    #expect(Advice(text: advice.text) == advice)
  }

  @Test func adviceRoundTrips() throws {
    for number in 1...40 as ClosedRange<UInt64> {
      for advice in FakeCoach.advices(for: FakeCoach.game(number)) {
        #expect(Advice(text: advice.text) == advice)
      }
    }
  }

  @Test(arguments: [
    "", "triples-advice/1", "triples-advice/2 u 1", "triples-advice/1 ", "triples-advice/1 x 1",
    "triples-advice/1 up 1", "triples-advice/1 u", "triples-advice/1 u 01", "triples-advice/1 u -1",
    "triples-advice/1 u 2147483648", "triples-advice/1 u 99999999999999999999", "triples-advice/1 u 5 ",
    "triples-advice/1 - 50", "triples-advice/1 -", "triples-advice/1 - 100 u 5", "triples-advice/1 u 5 - 100",
    "triples-advice/1 u 5 u 5", "triples-advice/1 u 5 l 6", "triples-advice/1 u 5 l 5",
  ])
  func invalidTextIsRejected(text: String) {
    #expect(Advice(text: Array(text.utf8)) == nil)
  }

  @Test func fuzzedTextIsRejectedOrCanonical() {
    var randomness = SplitMix64(seed: 5)
    var accepted = 0
    for advice in FakeCoach.advices(for: FakeCoach.game(7)) {
      for _ in 0..<60 {
        var text = advice.text
        for _ in 0...randomness.numberBelow(3) {
          text = randomness.spoil(text, alphabet: Array("lrud-0123456789 /".utf8))
        }
        guard let read = Advice(text: text) else { continue }
        #expect(read.text == text)
        accepted += 1
      }
    }
    #expect(accepted > 50, "fuzzing should sometimes produce other valid advice")
  }
}
