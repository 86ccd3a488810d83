import GameCore
import TestSupport
import Testing
import TriplesModel
import TriplesTestSupport

@Suite struct ReviewTests {
  private static func review(_ replay: Replay) throws -> Review {
    try Review(of: replay, advices: FakeCoach.advices(for: replay))
  }

  @Test(arguments: [Int.max, 40, 7, 1, 0])
  func skillPlusLuckIsTheResultMinusTheExpectedScore(moves: Int) throws {
    for number in 1...60 as ClosedRange<UInt64> {
      let replay = FakeCoach.game(number, moves: moves)
      let review = try Self.review(replay)
      #expect(review.skill + review.luck == review.result - review.expectedScoreAtStart)
      #expect(review.score == replay.game.score)
      #expect(review.isDone == replay.game.isDone)
      if review.isDone { #expect(review.result == Points(whole: review.score)) }
      for move in review.moves {
        #expect(move.luck - move.loss == move.swing)
        #expect(move.loss >= .zero)
      }
    }
  }

  @Test func lossLuckAndResultFollowFromTheAdvices() throws {
    // In game 14, all four directions move something at first. After `u`, another `u` moves nothing.
    let replay = try Replay(line: "triples/1 14 u")
    let before = Advice(
      moves: [
        AdvisedMove(.left, expectation: Points(whole: 90)), AdvisedMove(.up, expectation: Points(whole: 70)),
        AdvisedMove(.right, expectation: Points(whole: 60)), AdvisedMove(.down, expectation: Points(whole: 50)),
      ], score: 6)
    let legal = Direction.allCases.filter(replay.game.canCollapse)
    let after = Advice(moves: legal.map { AdvisedMove($0, expectation: Points(whole: 85)) }, score: 11)
    let review = try Review(of: replay, advices: [before, after])
    let move = try #require(review.moves.first)
    #expect((move.number, move.playedMove, move.bestMove) == (1, .up, .left))
    #expect((move.loss, move.luck, move.swing) == (Points(whole: 20), Points(whole: 15), Points(whole: -5)))
    #expect((review.skill, review.luck) == (Points(whole: -20), Points(whole: 15)))
    #expect((review.expectedScoreAtStart, review.result) == (Points(whole: 90), Points(whole: 85)))
  }

  @Test func mistakesAreAllMovesWithALossLargestFirst() throws {
    let review = try Self.review(FakeCoach.game(3))
    #expect(!review.mistakes.isEmpty)
    #expect(review.mistakes.count == review.moves.count { $0.loss > .zero })
    for (one, next) in zip(review.mistakes, review.mistakes.dropFirst()) {
      #expect(one.loss > next.loss || (one.loss == next.loss && one.number < next.number))
    }
  }

  @Test func turningPointsAreTheLargestSwingsInTheOrderOfPlay() throws {
    let review = try Self.review(FakeCoach.game(3))
    let points = review.turningPoints(maxCount: 4)
    #expect(points.count == 4)
    #expect(points.map(\.number) == points.map(\.number).sorted())
    let smallest = points.map(\.swing.magnitude).min()!
    #expect(review.moves.filter { !points.contains($0) }.allSatisfy { $0.swing.magnitude <= smallest })
  }

  @Test func turningPointsAreCountedFromNoneToAllMoves() throws {
    let review = try Self.review(FakeCoach.game(3))
    #expect(review.turningPoints(maxCount: 0).isEmpty)
    #expect(review.turningPoints(maxCount: -1).isEmpty)
    #expect(review.turningPoints(maxCount: .max).count <= review.moves.count)
  }

  @Test func wrongNumberOfAdvicesOrMismatchedAdviceIsRejected() throws {
    let replay = FakeCoach.game(5)
    let advices = FakeCoach.advices(for: replay)
    #expect(throws: ReviewFault.wrongAdviceCount) { try Review(of: replay, advices: []) }
    #expect(throws: ReviewFault.wrongAdviceCount) { try Review(of: replay, advices: advices + [advices[0]]) }
    #expect(throws: ReviewFault.wrongAdviceCount) { try Review(of: replay, advices: advices.dropLast()) }
    for place in advices.indices {
      var spoiled = advices
      spoiled[place] = Advice(moves: [], score: 1)
      #expect(throws: ReviewFault.mismatchedAdvice(place)) { try Review(of: replay, advices: spoiled) }
    }
  }

  // MARK: As text

  @Test(arguments: [Int.max, 5, 0])
  func reviewRoundTrips(moves: Int) throws {
    for number in 1...25 as ClosedRange<UInt64> {
      let review = try Self.review(FakeCoach.game(number, moves: moves))
      #expect(try Review(text: review.text) == review)
    }
  }

  @Test(arguments: [
    ("", ReviewFault.unsupportedFormat), ("triples-review/2\ntriples/1 14", .unsupportedFormat),
    ("triples-review/1", .malformedGame), ("triples-review/1\ntriples/1 0", .malformedGame),
    ("triples-review/1\ntriples/1 14", .wrongAdviceCount), ("triples-review/1\ntriples/1 14\n", .malformedAdvice(0)),
    ("triples-review/1\ntriples/1 14\nu 5\nu5", .malformedAdvice(1)),
    ("triples-review/1\ntriples/1 14\nu 5", .mismatchedAdvice(0)),
    ("triples-review/1\ntriples/1 14\n- 600", .mismatchedAdvice(0)),
  ])
  func invalidTextReportsItsFault(text: String, fault: ReviewFault) {
    #expect(throws: fault) { try Review(text: Array(text.utf8)) }
    #expect(!fault.description.isEmpty)
  }

  @Test func fuzzedTextIsRejectedOrCanonical() throws {
    var randomness = SplitMix64(seed: 11)
    var accepted = 0
    let text = try Self.review(FakeCoach.game(14, moves: 8)).text
    for _ in 0..<3000 {
      let changed = randomness.spoil(text, alphabet: Array("lrud-0123456789 /\n".utf8))
      guard let read = try? Review(text: changed) else { continue }
      #expect(read.text == changed)
      #expect(read.skill + read.luck == read.result - read.expectedScoreAtStart)
      accepted += 1
    }
    #expect(accepted > 50, "fuzzing should sometimes produce another valid review")
  }
}
