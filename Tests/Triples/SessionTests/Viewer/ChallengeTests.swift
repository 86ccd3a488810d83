import SessionSupport
import TestSupport
import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct ChallengeTests {
  private let device = Device()

  /// Opens the link of a friend who scored 22 points in game 14.
  private func openChallenge() -> TriplesSession {
    let session = device.launch()
    session.follow("triples/1/14/uldr")
    return session
  }

  @Test func linkWithMovesIsAChallengeThatKeepsTheGameAndCanBeDismissed() throws {
    let session = device.launch()
    session.play("lrud")
    let stored = device.memory.texts
    session.follow("triples/1/14/uldr")
    let challenge = try #require(session.challenge)
    #expect(challenge.title == "A friend scored 22 in game 14")
    #expect(challenge.canWatch)
    #expect(challenge.text == "Best tile 3. You get the same tiles. Can you beat that?")
    #expect(session.status == "\(challenge.title). \(challenge.text)")
    #expect(session.viewer == nil, "the moves aren't shown yet")
    #expect(visible(session.address) == Array("triples/1/14/uldr".utf8))
    #expect(!session.acceptsMoves)
    #expect(!session.canUndo)
    #expect(device.memory.texts == stored)
    expectInvariants(session)
    session.dismissPopUp()
    #expect(session.popUp == nil)
    #expect(session.address == Array("board".utf8))
    #expect(device.memory.texts == stored)
    session.follow("triples/1/14/uldr")
    session.follow("scores")
    #expect(session.popUp == nil, "as when going back")
    #expect(session.tab == .scores, "as when going back")
    #expect(device.memory.texts == stored, "as when going back")
  }

  @Test func watchingAChallengeOpensItsReplayAndEndsTheChallenge() {
    let session = openChallenge()
    session.watchChallenge()
    #expect(session.popUp == nil)
    #expect(session.viewer?.caption == "Game 14, 4 moves")
    #expect(session.viewer?.step == 0)
    #expect(visible(session.address) == Array("triples/1/14/uldr".utf8))
    session.watchChallenge()
    session.playChallenge()
    #expect(session.viewer != nil)
  }

  @Test(arguments: [(9, "9 behind"), (22, "level"), (90, "68 ahead")])
  func playedChallengeIsComparedUntilTheNextGameStarts(score: Int, text: String) {
    let made = text == "level" ? "you’re tied." : "you’re \(text)."
    #expect(
      TriplesSession.comparison(score, with: score == 9 ? 18 : 22)
        == "Your friend scored \(score == 9 ? 18 : 22): \(made)")
    let session = openChallenge()
    session.playChallenge()
    #expect(session.line == "triples/1 14")
    #expect(session.popUp == nil)
    #expect(session.acceptsMoves)
    #expect(session.marks == [])
    session.play("u")
    let again = device.launch()
    for session in [session, again] {
      session.playOut()
      #expect(session.visibleResult?.comparison == TriplesSession.comparison(session.game.score, with: 22))
      #expect(session.visibleResult?.spokenText.hasSuffix(" " + session.visibleResult!.comparison) == true)
    }
    #expect(device.launch().visibleResult?.comparison == again.visibleResult?.comparison)
    again.tryAgain()
    again.endGame(after: "u")
    #expect(again.visibleResult?.comparison == "Your friend scored 22: you’re 11 behind.")
    again.startNextGame()
    again.endGame(after: "lrud")
    #expect(again.visibleResult?.comparison == "", "the next game has no rival")
  }

  @Test func currentGameEndsFirstAndThePendingChallengeSurvivesARelaunch() throws {
    var session = device.launch()
    session.openGame("15", playing: "lrud")
    session.playChallenge("triples/1/14/uldr")
    #expect(session.visibleResult?.hasLegalMoves == true)
    #expect(session.nextLabel == "Start game 14")
    session = device.launch()
    session.startNextGame()
    #expect(session.line == "triples/1 14")
    session.endGame(after: "u")
    #expect(session.visibleResult?.comparison == "Your friend scored 22: you’re 11 behind.")
  }

  @Test func linkWithoutMovesOffersTheGameWithoutAReplay() throws {
    let session = device.launch()
    session.follow("triples/1/135")
    let challenge = try #require(session.challenge)
    #expect(challenge.title == "Game 135")
    #expect(!challenge.canWatch)
    #expect(challenge.text == "A friend sent you this game. Everyone gets the same tiles.")
    session.watchChallenge()
    #expect(session.viewer == nil)
    #expect(session.challenge != nil)
    session.playChallenge()
    #expect(session.line == "triples/1 135")
    session.endGame(after: "lrud")
    #expect(session.visibleResult?.comparison == "")
  }

  /// The player's own game isn't a challenge. It opens as a replay, as it does from the scores.
  @Test func linksOpenThePlayersOwnGamesAsReplaysAndOthersAsChallenges() {
    let session = device.launchGame14("uldr")
    session.follow("triples/1/14/uldr")
    #expect(session.viewer != nil)
    #expect(session.popUp == nil)
    session.closeViewer()
    session.endGameAndStartNext()
    session.follow("triples/1/14/uldr")
    #expect(session.viewer != nil, "the game is in the scores")
    #expect(session.popUp == nil, "the game is in the scores")
    session.follow("triples/1/14/uld")
    #expect(session.viewer == nil)
    #expect(session.challenge != nil)
  }

  @Test func resultReturnsWhenTheChallengeIsDismissed() {
    let session = device.launch()
    session.openGame("15")
    session.endGame(after: "lrud")
    let ended = session.visibleResult
    session.follow("triples/1/14/uldr")
    #expect(session.challenge != nil)
    session.dismissPopUp()
    #expect(session.visibleResult == ended)
  }

  @Test func challengeOverAResultCanBePlayed() {
    let session = device.launch()
    session.openGame("15")
    session.endGame(after: "lrud")
    session.playChallenge("triples/1/14/uldr")
    #expect(session.line == "triples/1 14")
    #expect(session.popUp == nil)
  }

  @Test(arguments: ["rival 0", "rival 007", "rival x", "rival 2147483648", "next-rival 3", "rival 3\nrival 3"])
  func invalidRivalIsRejected(line: String) {
    let text = "triples-table/1\ngame triples/1 14 u\n\(line)"
    #expect(TriplesSession.SavedGame(text: Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    "triples-table/1\ngame triples/1 14 u\nrival 22",
    "triples-table/1\ngame triples/1 14 u\nmarks h\nrival 2147483647\nended 1\nnext triples/1 15\nnext-rival 1",
  ])
  func rivalsRoundTrip(text: String) {
    #expect(TriplesSession.SavedGame(text: Array(text.utf8)).map { String(decoding: $0.text, as: UTF8.self) } == text)
  }

  @Test func rivalOfAPendingGameWithMovesIsRejected() {
    let text = "triples-table/1\ngame triples/1 14 u\nended 1\nnext triples/1 15 l\nnext-rival 1"
    #expect(TriplesSession.SavedGame(text: Array(text.utf8)) == nil)
  }
}
