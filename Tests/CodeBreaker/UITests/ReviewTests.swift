import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import CodeBreakerTestSupport
import SessionSupport
import Testing

@testable import CodeBreakerUI

@MainActor @Suite struct ReviewTests {
  private func review(_ line: String, rest: String = "\nended 1700000000") -> CodeBreakerSession {
    let memory = MemoryStorage()
    memory["parlor.codebreaker.game"] = "codebreaker-table/1\ngame \(line)\(rest)"
    let session = CodeBreakerSession(
      environment: PlayEnvironment(storage: memory.storage, now: { 1_700_000_000 }, random: { 1 }))
    session.openReview()
    while let question = session.coachQuestion {
      session.coachDidAnswer(FakeCoach.advice(on: question).text, to: question)
    }
    return session
  }

  nonisolated private static let solved = "codebreaker/1 537 4.mastermind 0011,3344,2020"

  private func chart(_ session: CodeBreakerSession) throws -> CodeBreakerSession.CandidateChart {
    CodeBreakerSession.CandidateChart(of: try #require(session.gameReview?.reviewState.review))
  }

  @Test(arguments: [solved, "codebreaker/1 5 3.faces 012,x", "codebreaker/1 5 3.faces 0--,1--,012,x"])
  func chartFitsAnySpaceAndItsLinesHaveLabels(line: String) throws {
    let chart = try chart(review(line))
    for (width, height) in [(288.0, 160.0), (640, 160)] {
      let geometry = ChartGeometry(chart, width: width, height: height)
      #expect(geometry.labelEnd < geometry.horizontalEnds.left)
      #expect(geometry.horizontalEnds.right == width - ChartGeometry.margin)
      #expect(geometry.horizontalEnds.left < 100)
      for point in chart.points {
        let point = geometry.point(x: point.x, y: point.y)
        #expect(point.x >= geometry.horizontalEnds.left)
        #expect(point.x <= geometry.horizontalEnds.right + 0.001)
        #expect((10...150).contains(point.y))
      }
      for line in chart.lines { #expect((10...150).contains(geometry.y(line.y))) }
      #expect(geometry.point(x: chart.points[0].x, y: chart.points[0].y).x == geometry.horizontalEnds.left)
    }
    #expect(chart.lines.map { ChartGeometry.label($0) }.prefix(3) == ["1", "10", "100"])
    for side in [0, 15, -4, .nan, .infinity] {
      let nothing = ChartGeometry(chart, width: side, height: side)
      #expect(nothing.horizontalEnds.left == nothing.horizontalEnds.right)
      #expect(nothing.point(x: chart.points[0].x, y: chart.points[0].y).y == 10)
    }
  }

  @Test(arguments: GameSetup.pegCounts) func pegsFitTheCardOnTheSmallestPhone(pegCount: Int) {
    // The available width is the smallest phone's width less the margins of the screen and the card.
    let card = 320.0 - 32 - 24
    let review = PegRowLayout.review(pegCount: pegCount)
    let markers = Double((pegCount + 1) / 2) * 18
    #expect(24 + 8 + review.width(pegCount: pegCount) + 8 + markers + 8 <= card)
    #expect(review.side >= 20)
    #expect(PegRowLayout.hint(pegCount: pegCount).width(pegCount: pegCount) <= card)
    for hasLargeText in [false, true] {
      let remaining = PegRowLayout.remainingCodes(pegCount: pegCount, hasLargeText: hasLargeText)
      #expect(remaining.width(pegCount: pegCount) <= (hasLargeText ? card : (card - 12) / 1.5))
    }
    #expect(PegRowLayout(pegCount: 0, width: 10, maxSide: 5, spacing: 2).width(pegCount: 0) == 0)
  }
}
