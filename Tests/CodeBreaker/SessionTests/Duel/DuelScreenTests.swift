import CodeBreakerTestSupport
import SessionSupport
import TestSupport
import Testing

@testable import CodeBreakerSession

@Suite struct DuelScreenTests {
  private let fixture = Fixture()

  /// Opens a window with a duel: the player needed two attempts, and the friend three.
  private func openDuel() -> CodeBreakerSession {
    fixture.saveEndedGame(freshLine + " 0123,2020")
    let session = fixture.window()
    session.open(duelAddress + "/0123,0124,2020")
    return session
  }

  @Test func reviewResultsReplaceTheProgressOnTheScreen() throws {
    let session = openDuel()
    let screen = { session.duel!.screen(coachProblem: "") }
    let ids = { screen().sections.map { $0.blocks.map(\.id.text) } }
    let rows = ["duel-row-1", "duel-row-2", "duel-row-3"]
    #expect(
      ids() == [["duel-verdict", "duel-split", "duel-progress", "duel-figures", "duel-sharing"], rows])
    while session.answerOnce() != nil {}
    #expect(
      ids() == [
        [
          "duel-verdict", "duel-split", "duel-lead", "duel-figures", "duel-note", "duel-curves", "duel-sharing",
        ],
        rows,
      ])
  }

  @Test func spokenRowNamesBothPlayersAndTheFirstDifference() throws {
    let blocks = openDuel().duel!.screen(coachProblem: "").sections[1].blocks
    let spokenText = blocks.map { block in
      if case .drawing(_, let spokenText) = block.content { spokenText } else { "" }
    }
    let starts = [
      "You: Attempt 1: red, green, blue, yellow.", "Your games split here. You: Attempt 2: ", "Friend: Attempt 3: ",
    ]
    #expect(zip(spokenText, starts).allSatisfy { $0.hasPrefix($1) })
    #expect(spokenText.count == 3)
    #expect(spokenText[0].contains(" Friend: Attempt 1: "))
    #expect(spokenText[1].contains(" Friend: Attempt 2: "))
  }

  @Test func buttonSharesBothGames() throws {
    let session = openDuel()
    let actions = session.duel!.screen(coachProblem: "").allActions
    #expect(actions.map(\.label) == ["Send it back"])
    #expect(actions[0].shareItem == session.answerShareItem)
  }
}
