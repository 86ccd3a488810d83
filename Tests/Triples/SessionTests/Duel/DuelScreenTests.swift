import SessionSupport
import TestSupport
import Testing
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

@Suite struct DuelScreenTests {
  private let device = Device()

  /// Opens a duel of two games whose moves differ after the first.
  private func openDuel() -> TriplesSession {
    let session = device.launch()
    session.playChallenge("triples/1/14/uldr")
    session.endGame(after: "ur")
    session.compareEndedGame()
    return session
  }

  private func press(_ label: String, _ session: TriplesSession) throws {
    session.performDuelAction(try #require(session.duel?.screen.action(label)).id)
  }

  private func reviewBlockIDs(_ session: TriplesSession) -> [String] {
    session.duel!.screen.sections[1].blocks.map(\.id.text)
  }

  @Test func drawingsShowTheFirstDifferenceAndBothScores() throws {
    let duel = try #require(openDuel().duel)
    let drawings = duel.screen.blocks.compactMap { block -> TriplesSession.Picture? in
      if case .drawing(let picture, let spokenText) = block.content, !spokenText.isEmpty { picture } else { nil }
    }
    #expect(drawings == [.board(try Replay(line: "triples/1 14 u"), first: .right, second: .left), .race(duel.chart)])
    #expect(duel.screen.title == "Duel, game 14")
  }

  @Test func buttonsOpenBothGamesAndShareThem() throws {
    let session = openDuel()
    let labels = ["Send it back", "Your game", "Friend’s game", "Review both"]
    #expect(session.duel?.screen.allActions.map(\.label) == labels)
    #expect(session.duel?.screen.allActions[0].shareItem == session.duel?.shareItem)
    try press("Your game", session)
    #expect(session.viewer?.replay.moves == [.up, .right])
    session.closeViewer()
    try press("Friend’s game", session)
    #expect(session.viewer?.replay.moves.count == 4)
  }

  @Test func reviewShowsItsProgressThenTheVerdict() throws {
    let session = openDuel()
    #expect(reviewBlockIDs(session) == ["duel-note", "duel-reviewing"])
    try press("Review both", session)
    #expect(session.duel?.isReviewing == true)
    #expect(reviewBlockIDs(session) == ["duel-note", "duel-progress", "duel-reviewing"])
    try press("Cancel", session)
    #expect(session.duel?.isReviewing == false)
    try press("Review both", session)
    session.answerAll()
    #expect(reviewBlockIDs(session) == ["duel-verdict", "duel-averages", "duel-note"])
    #expect(session.duel?.screen.allActions.map(\.label) == ["Send it back", "Your game", "Friend’s game"])
  }

  @Test func duelWithoutMovesHasAVerdictButNoAverages() throws {
    let replay = try Replay(line: "triples/1 14")
    var duel = TriplesSession.Duel(own: replay, friend: replay)
    duel.addAdvice(FakeCoach.advice(for: replay.game))
    #expect(duel.screen.sections[1].blocks.map(\.id.text) == ["duel-verdict"])
  }
}
