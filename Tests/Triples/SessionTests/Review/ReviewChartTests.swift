import Testing
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

@Suite struct ReviewChartTests {
  private func review(_ number: UInt64, moves: Int = .max) throws -> Review {
    let replay = FakeCoach.game(number, moves: moves)
    return try Review(of: replay, advices: FakeCoach.advices(for: replay))
  }

  @Test(arguments: [Int.max, 10, 1, 0])
  func chartFitsTheUnitSquareAndItsLinesAndMarksMatchTheReview(moves: Int) throws {
    for number in 1...30 as ClosedRange<UInt64> {
      let review = try review(number, moves: moves)
      let chart = TriplesSession.ReviewChart(of: review)
      #expect(chart.points.count == review.moves.count + 1)
      for place in chart.points {
        #expect(0...1 ~= place.x)
        #expect(0...1 ~= place.y)
      }
      #expect((2...7).contains(chart.lines.count), "\(chart.lines)")
      #expect(chart.lines.first?.y == 1)
      #expect(chart.lines.last?.y == 0)
      for (place, advice) in zip(chart.points, review.advices) {
        let below = chart.lines.last { $0.y >= place.y }
        #expect(below.map { Points(whole: $0.points) <= advice.expectation } ?? false)
      }
      #expect(chart.marks.map(\.move) == review.turningPoints())
      for mark in chart.marks { #expect(mark.point == chart.points[mark.move.number]) }
    }
  }

  @Test func positionSelectsTheNearestStepAndInvalidOnesAreClamped() throws {
    let chart = TriplesSession.ReviewChart(of: try review(2, moves: 10))
    for step in 0...10 {
      #expect(chart.step(atX: chart.points[step].x) == step)
      #expect(chart.step(atX: chart.points[step].x + 0.04) == step)
    }
    #expect([-1, .nan, -.infinity].map(chart.step(atX:)) == [0, 0, 0])
    #expect([1, 7, 1e300].map(chart.step(atX:)) == [10, 10, 10])
    #expect(TriplesSession.ReviewChart(of: try review(2, moves: 0)).step(atX: 0.7) == 0)
  }

  @Test func chartDescriptionNamesExpectedScoreAndTurningPoints() throws {
    let review = try review(14, moves: 3)
    let words = TriplesSession.SpokenText.chart(review)
    #expect(words.hasPrefix("Expected final score: \(review.expectedScoreAtStart.roundedText) after move 0, at most "))
    for move in review.turningPoints() {
      #expect(words.contains("move \(move.number) \(move.swing.signedRoundedText)"))
    }
  }
}
