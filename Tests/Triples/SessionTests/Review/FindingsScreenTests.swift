import PlaySupport
import TestSupport
import Testing
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

@Suite struct FindingsScreenTests {
  private let session = Device().launch()

  private func openReview(moves: Int) throws -> TriplesSession.ReviewFindings {
    let replay = FakeCoach.game(14, moves: moves)
    session.showReplay(replay)
    let review = try Review(of: replay, advices: FakeCoach.advices(for: replay))
    session.viewer?.reviewState = .ready(review)
    return TriplesSession.ReviewFindings(of: review)
  }

  private func items(_ sections: [TriplesSession.Screen.Section]) -> [ListItem] {
    sections.flatMap(\.blocks).flatMap { block in
      if case .list(let items) = block.content { items } else { [ListItem]() }
    }
  }

  @Test func itemsOpenTheBoardBeforeTheirMove() throws {
    let findings = try openReview(moves: 60)
    let items = items(findings.sections(showsCounting: false))
    #expect(items.count == findings.turningPoints.count + findings.mistakes.count && items.count > 2)
    for item in items {
      session.performFindingsAction(item.action)
      #expect(item.title == "Move \((session.viewer?.step ?? -2) + 1)")
    }
  }

  @Test func calculationCanBeShownAndHidden() throws {
    let findings = try openReview(moves: 30)
    let explain = try #require(
      findings.sections(showsCounting: false).flatMap(\.blocks).compactMap { block in
        if case .disclosure(let action) = block.content { action } else { nil }
      }.first)
    #expect(explain.isExpanded == false)
    for isShown in [true, false] {
      session.performFindingsAction(explain.id)
      #expect(session.viewer?.showsCounting == isShown)
      let blocks = findings.sections(showsCounting: isShown).flatMap(\.blocks)
      #expect(blocks.contains { $0.id == "review-sum" } == isShown)
    }
  }

  @Test func gameWithoutMovesHasNoLists() throws {
    let findings = try openReview(moves: 0)
    let sections = findings.sections(showsCounting: false)
    #expect(items(sections).isEmpty && !sections.contains { $0.title == "Turning points" })
    #expect(sections.flatMap(\.blocks).contains { $0.id == "review-rest" })
  }

  @Test func findingsActionsWithoutAReviewOpenNoViewer() {
    session.performFindingsAction(Action.ID(TriplesSession.ReviewFindings.ActionCode.explain))
    session.performFindingsAction(Action.ID(TriplesSession.ReviewFindings.ActionCode.show, 3))
    #expect(session.viewer == nil)
  }
}
