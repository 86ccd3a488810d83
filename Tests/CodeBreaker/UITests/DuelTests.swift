import AppSupport
import CodeBreakerModel
import CodeBreakerTestSupport
import Foundation
import SessionSupport
import TestSupport
import Testing

@testable import CodeBreakerSession
@testable import CodeBreakerUI

@MainActor @Suite struct DuelTests {
  private let controller = CodeBreakerController(
    environment: PlayEnvironment(storage: MemoryStorage().storage, now: { 1_700_000_000 }, random: { 1 })
  ) { FakeCoach.advice(on: $0).text }

  private func attempt(_ choices: Int...) {
    for (hole, choice) in choices.enumerated() { controller.session.drop(.choice(choice), onto: hole) }
    controller.session.guess()
  }

  @Test func gameFromALinkCanBeSentBackAndCompared() async throws {
    let link = "parlor-codebreaker://play#codebreaker/1/537/4.mastermind/0145,0220,2020/solved-3"
    controller.session.open(address: GameLinkFormat.address(of: try #require(URL(string: link))))
    #expect(controller.session.friendAttemptCount == 3)
    #expect(controller.session.endedDuel?.shareItem == nil)
    #expect(controller.sheet == nil)
    attempt(0, 1, 2, 3)
    #expect(controller.session.friendProgress(at: 1) != nil)
    attempt(2, 0, 2, 0)
    #expect(controller.popUpCard != nil)
    #expect(controller.session.endedDuel?.verdict.text == "You won by a guess: 2 to 3.")
    let answer = try #require(controller.session.endedDuel?.shareItem)
    #expect(
      visible(answer.address)
        == Array("codebreaker/1/537/4.mastermind/0123,2020/solved-2/vs/0145,0220,2020".utf8))
    #expect(controller.message(answer).contains("\nparlor-codebreaker://play#codebreaker/1/537/4.mastermind/z"))
    controller.session.openDuel()
    #expect(controller.popUpCard == nil)
    #expect(controller.sheet?.id == "duel")
    while controller.session.duel?.isReviewed != true { await Task.yield() }
    let duel = try #require(controller.session.duel)
    #expect(Set(duel.figures.map(\.name)).count == duel.figures.count, "the names are unique")
    let blocks = duel.screen(coachProblem: "").sections.flatMap(\.blocks)
    let spokenText = blocks.compactMap { block -> String? in
      if case .drawing(.curves, let spokenText) = block.content { spokenText } else { nil }
    }
    #expect(spokenText.count == 1)
    #expect(spokenText[0].hasPrefix("You: Codes left: 1,296 at the start"))
    controller.sheet = nil
    #expect(!controller.session.isDuelOpen)
    #expect(controller.sheet == nil)
  }

  @Test(arguments: GameSetup.pegCounts) func pegsOfBothPlayersFitSideBySide(pegCount: Int) {
    // The available width is the smallest phone's width less the margins of the screen and the card, the number, and
    // the gaps.
    let room: Double = 320 - 32 - 20 - 20 - 20
    let layout = PegRowLayout.duel(pegCount: pegCount)
    #expect(layout.width(pegCount: pegCount) <= room / 2)
    #expect(layout.side >= 15)
  }

  @Test func previewShowsADuel() {
    let session = CodeBreakerController.duelPreview.session
    #expect(session.isDuelOpen)
    #expect(session.endedDuel != nil)
  }
}
