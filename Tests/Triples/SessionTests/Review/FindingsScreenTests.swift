import SessionSupport
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
    #expect(items(findings.sections()).isEmpty, "the lists are folded")
    let items = items(findings.sections(unfolded: [.list]))
    #expect(items.count == findings.turningPoints.count + findings.mistakes.count)
    #expect(items.count > 2)
    for item in items {
      session.performFindingsAction(item.action)
      #expect(item.title == "Move \((session.viewer?.step ?? -2) + 1)")
    }
  }

  @Test func partsCanBeUnfoldedAndFolded() throws {
    let findings = try openReview(moves: 30)
    let disclosures = findings.sections().flatMap(\.blocks).compactMap { block in
      if case .disclosure(let action) = block.content { action } else { nil }
    }
    #expect(disclosures.map(\.isExpanded) == [false, false])
    for (action, block) in zip(disclosures, ["review-turns", "review-sum"] as [BlockID]) {
      for isShown in [true, false] {
        session.performFindingsAction(action.id)
        let unfolded = try #require(session.viewer?.unfoldedFindings)
        #expect(findings.sections(unfolded: unfolded).flatMap(\.blocks).contains { $0.id == block } == isShown)
      }
    }
  }

  @Test func threeCostliestMistakesComeFirstWithTheirBoardsAndCanBeTriedAgain() throws {
    let findings = try openReview(moves: 60)
    let section = try #require(findings.sections().first { $0.id == "findings-mistakes" })
    #expect(section.title == "Three mistakes to learn from")
    let mistakes = findings.mistakesToLearnFrom
    #expect(mistakes.count == 3)
    #expect(mistakes.map(\.loss) == mistakes.map(\.loss).sorted(by: >))
    for (index, move) in mistakes.enumerated() {
      let before = findings.replay.prefix(move.number - 1)
      let text = findings.text(about: move, on: before.game)
      #expect(text.hasPrefix("Move \(move.number): \(move.playedMove.label) cost \(move.loss.roundedText). "))
      #expect(
        section.blocks[2 * index].content
          == .picture(.board(before, first: move.bestMove, second: move.playedMove), caption: text))
    }
    guard case .buttons(let actions, _) = section.blocks[1].content else { throw FailedRequirement() }
    session.performFindingsAction(actions[0].id)
    #expect(session.viewer == nil)
    #expect(session.replay == findings.replay.prefix(mistakes[0].number - 1))
  }

  @Test func costOfAMoveIsTheSameInEveryList() throws {
    let findings = try openReview(moves: 60)
    let mistakes = findings.mistakes
    let costs = findings.turningPoints.filter { $0.detail.hasSuffix("a mistake") }
    #expect(!costs.isEmpty)
    for item in costs {
      #expect(mistakes.first { $0.title == item.title }.map { $0.value == item.value } ?? true, "\(item.title)")
    }
  }

  private struct FailedRequirement: Error {}

  @Test func gameWithoutMovesHasNoLists() throws {
    let findings = try openReview(moves: 0)
    let sections = findings.sections(unfolded: TriplesSession.ReviewFindings.foldedParts)
    #expect(items(sections).isEmpty)
    #expect(!sections.contains { $0.id == "findings-all" })
    #expect(sections.flatMap(\.blocks).contains { $0.id == "review-rest" })
  }

  @Test func findingsActionsWithoutAReviewOpenNoViewer() {
    session.performFindingsAction(Action.ID(TriplesSession.ReviewFindings.ActionCode.explain))
    session.performFindingsAction(Action.ID(TriplesSession.ReviewFindings.ActionCode.show, 3))
    #expect(session.viewer == nil)
  }
}
