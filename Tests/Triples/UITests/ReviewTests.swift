import AppSupport
import Testing
import TriplesModel
import TriplesSession
import TriplesTestSupport

@testable import TriplesUI

struct ReviewTests {
  /// Opens a replay of game 14 that the fake coach has reviewed.
  @MainActor
  private func reviewedSession(_ replay: Replay) async throws -> TriplesSession {
    let session = sessionWithGame14()
    let runner = RequestRunner(session, coach: { FakeCoach.advice(for: $0.replay.game).text })
    session.onChange = { runner.updateRequests() }
    session.open(address: Array("triples/1/".utf8) + replay.line.dropFirst(10).map { $0 == 32 ? 47 : $0 })
    session.watchChallenge()
    session.startReview()
    while session.viewer?.reviewState.review == nil { await Task.yield() }
    session.onChange = nil
    return session
  }

  @Test @MainActor func replayIsReviewedMoveByMove() async throws {
    let replay = FakeCoach.game(14, moves: 30)
    let session = try await reviewedSession(replay)
    let review = try #require(session.viewer?.reviewState.review)
    #expect(review.replay == replay)
    #expect(review.advices == FakeCoach.advices(for: replay))
  }

  @Test @MainActor func boardPointsAtTheBestMoveAndAtAWorseMoveThatWasPlayed() async throws {
    let session = try await reviewedSession(FakeCoach.game(14, moves: 30))
    let review = try #require(session.viewer?.reviewState.review)
    for step in 0...30 {
      session.goToStep(step)
      let pointer = BoardPointer(try #require(session.viewer))
      #expect(pointer.bestMoves.first == review.advices[step].bestMove)
      let move = step < 30 ? review.moves[step] : nil
      #expect(pointer.playedMove == (move.map { $0.loss > .zero } == true ? move?.playedMove : nil))
      #expect(pointer.playedMove == nil || pointer.playedMove != pointer.bestMoves.first)
    }
    #expect(review.moves.contains { $0.loss > .zero })
    #expect(review.moves.contains { $0.loss == .zero })
  }

  @Test func boardShowsNoArrowsWithoutAReview() throws {
    let session = sessionWithGame14()
    session.watch("triples/1/14/uldr")
    #expect(BoardPointer(try #require(session.viewer)) == BoardPointer())
  }

  @Test func reviewContentMatchesTheReview() throws {
    let replay = FakeCoach.game(14, moves: 60)
    let review = try Review(of: replay, advices: FakeCoach.advices(for: replay))
    let picture = ReviewContent(review)
    let findings = picture.findings
    #expect(picture.chart == TriplesSession.ReviewChart(of: review))
    #expect(picture.spokenText == TriplesSession.SpokenText.chart(review))
    #expect(findings.sum.map(\.points) == [review.expectedScoreAtStart, review.skill, review.luck, review.result])
    #expect(findings.turningPoints.map(\.action.index) == review.turningPoints().map { $0.number - 1 })
    #expect(findings.mistakes.map(\.action.index) == review.mistakes.prefix(12).map { $0.number - 1 })
  }

  @Test(arguments: [0, 1, 2, 60])
  func tapSelectsItsStepAndNeverAnInvalidOneAtAnyChartSize(moves: Int) throws {
    let replay = FakeCoach.game(14, moves: moves)
    let chart = TriplesSession.ReviewChart(of: try Review(of: replay, advices: FakeCoach.advices(for: replay)))
    let geometry = ChartGeometry(width: 340, height: 140)
    for (step, place) in chart.points.enumerated() {
      let point = geometry.point(x: place.x, y: place.y)
      #expect((10...330).contains(point.x))
      #expect((10...130).contains(point.y))
      #expect(chart.step(atX: geometry.fraction(atX: point.x)) == step)
    }
    #expect(chart.step(atX: geometry.fraction(atX: -50)) == 0)
    #expect(chart.step(atX: geometry.fraction(atX: 1_000)) == replay.moves.count)
    for side in [0, 15, .nan, .infinity] {
      let nothing = ChartGeometry(width: side, height: side)
      #expect((0...moves).contains(chart.step(atX: nothing.fraction(atX: 7))))
      #expect(chart.step(atX: nothing.fraction(atX: .nan)) == 0)
      #expect(nothing.point(x: chart.points[0].x, y: chart.points[0].y).x == 10)
    }
  }
}
