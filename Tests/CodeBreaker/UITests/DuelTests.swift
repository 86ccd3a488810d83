import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import CodeBreakerTestSupport
import Foundation
import PlaySupport
import Testing

@testable import CodeBreakerUI

@MainActor @Suite struct DuelTests {
  private let table = CodeBreakerTable(
    environment: PlayEnvironment(storage: MemoryStorage().storage, now: { 1_700_000_000 }, random: { 1 })
  ) { FakeCoach.advice(on: $0).text }

  private func attempt(_ choices: Int...) {
    for (hole, choice) in choices.enumerated() { table.session.drop(.choice(choice), onto: hole) }
    table.session.guess()
  }

  @Test func aLinkOfTheAppIsPlayedAnsweredAndCompared() async throws {
    let link = "parlor-codebreaker://play#codebreaker/1/537/4.mastermind/0145,0220,2020/solved-3"
    table.session.open(address: GameLink.address(of: try #require(URL(string: link))))
    #expect(table.session.friendAttempts == 3 && table.answerShareText == nil && table.sheet == nil)
    attempt(0, 1, 2, 3)
    #expect(table.session.friendProgress(at: 1) != nil)
    attempt(2, 0, 2, 0)
    #expect(table.ended != nil && table.session.endedDuel?.verdict.text == "You won by a guess: 2 to 3.")
    let answer = "parlor-codebreaker://play#codebreaker/1/537/4.mastermind/0123,2020/solved-2/vs/0145,0220,2020"
    #expect(table.answerShareText?.hasSuffix("\n" + answer) == true)
    table.session.openDuel()
    #expect(table.ended == nil && table.sheet?.id == "duel")
    while table.session.duel?.isReviewed != true { await Task.yield() }
    let duel = try #require(table.session.duel)
    #expect(Set(duel.figures.map(\.name)).count == duel.figures.count, "the lines are told apart by their names")
    #expect(duel.spokenCharts?.hasPrefix("You: Codes still possible: 1,296 at the start") == true)
    table.sheet = nil
    #expect(!table.session.isDuelOpen && table.sheet == nil)
  }

  @Test(arguments: GameSetup.pegCounts) func pegsOfBothFitSideBySide(pegCount: Int) {
    // The smallest phone, less the margins of the screen and the card, the number, and the gaps.
    let room: Double = 320 - 32 - 20 - 20 - 20
    let layout = PegRowLayout.duel(pegCount: pegCount)
    #expect(layout.width(pegCount: pegCount) <= room / 2 && layout.side >= 15)
  }

  @Test func thePreviewShowsADuel() {
    let session = CodeBreakerTable.duelPreview.session
    #expect(session.isDuelOpen && session.endedDuel != nil)
  }
}
