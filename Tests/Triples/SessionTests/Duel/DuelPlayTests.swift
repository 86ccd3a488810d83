import SessionSupport
import TestSupport
import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct DuelPlayTests {
  private let device = Device()

  /// Opens a session that plays against the friend's game `uldr` of game 14, which scored 22 points.
  private func openDuelGame() -> TriplesSession {
    let session = device.launch()
    session.playChallenge("triples/1/14/uldr")
    return session
  }

  private let friendsScores = try! Replay(line: "triples/1 14 uldr").positions.map(\.score)

  @Test func friendsScoreAtTheSameMoveOrElseTheFinalOneIsShown() throws {
    let session = openDuelGame()
    for (count, letter) in "urdl".enumerated() {
      let line = try #require(session.rivalLine)
      #expect(line.score == friendsScores[count])
      #expect(line.ownScore == session.game.score)
      #expect(line.text == "\(friendsScores[count])")
      let standing = TriplesSession.differenceText(session.game.score, against: friendsScores[count])
      #expect(line.spokenText == "At this move your friend had \(friendsScores[count]): \(standing)")
      #expect(line.length == friendsScores[count] * 1000 / max(22, session.game.score))
      #expect(line.ownLength == session.game.score * 1000 / max(22, session.game.score))
      session.play(String(letter))
    }
    let last = try #require(session.rivalLine)
    #expect(last.score == 22)
    #expect(last.spokenText == TriplesSession.comparison(session.game.score, with: 22))
    session.playOut()
    #expect(session.rivalLine?.score == 22, "after the last move, the final score is shown")
    #expect(session.rivalLine?.ownLength == 1000)
    #expect(session.rivalLine!.length < 1000)
    session.undoLastMove()
    for _ in 0..<session.replay.moves.count - 1 { session.undo() }
    #expect(session.rivalLine?.score == friendsScores[1], "undo applies to both scores")
  }

  @Test func duelIsSavedUntilTheDealChanges() {
    let session = openDuelGame()
    session.play("ur")
    #expect(session.savedText.hasSuffix("\nrival 22\nduel uldr"))
    let again = device.launch()
    #expect(again.rivalLine == session.rivalLine)
    #expect(again.rivalLine != nil)
    again.newGame()
    again.tryAgain()
    #expect(again.rivalLine?.score == friendsScores[0], "trying again restores the friend's score")
    again.endGame(after: "l")
    again.startNextGame()
    #expect(again.rivalLine == nil, "the next game has no rival")
  }

  @Test func duelStartsAfterTheCurrentGame() {
    let session = device.launch()
    session.openGame("15", playing: "lrud")
    session.playChallenge("triples/1/14/uldr")
    #expect(session.savedText.hasSuffix("\nnext triples/1 14\nnext-rival 22\nnext-duel uldr"))
    let again = device.launch()
    again.startNextGame()
    #expect(again.line == "triples/1 14")
    #expect(again.rivalLine?.score == friendsScores[0])
  }

  /// Earlier releases stored the friend's points without the moves, so only the final scores can be compared.
  @Test func friendsPointsWithoutMovesAreComparedOnlyAtTheEnd() {
    device.memory["parlor.triples.game"] = "triples-table/1\ngame triples/1 14 u\nrival 22"
    let session = device.launch()
    #expect(session.rivalLine == nil)
    #expect(session.endShareLabel == "Share")
    session.newGame()
    #expect(session.visibleResult?.comparison == "Your friend scored 22: you’re 11 behind.")
    #expect(session.visibleResult?.canCompare == false)
    session.compareEndedGame()
    #expect(session.duel == nil)
    #expect(session.visibleResult != nil)
  }

  @Test(arguments: [
    "game triples/1 14 u\nrival 22\nduel uldr",
    "game triples/1 14 u\nended 1\nnext triples/1 15\nnext-rival 9",
    "game triples/1 14 u\nrival 22\nduel uldr\nended 1\nnext triples/1 14\nnext-rival 22\nnext-duel uldr",
  ])
  func savedGameWithARivalRoundTrips(lines: String) {
    let text = "triples-table/1\n" + lines
    #expect(TriplesSession.SavedGame(text: Array(text.utf8)).map { String(decoding: $0.text, as: UTF8.self) } == text)
  }

  @Test(arguments: [
    "duel uldr", "rival 23\nduel uldr", "rival 22\nduel", "rival 22\nduel ", "rival 22\nduel uldx", "rival 22\nduel uu",
    "rival 22\nduel ul dr", "duel uldr\nrival 22", "rival 22\nnext-duel uldr", "rival 22\nduel uldr\nduel uldr",
    "ended 1\nnext triples/1 15\nnext-rival 22\nnext-duel uldr", "ended 1\nnext triples/1 14\nnext-duel uldr",
  ])
  func invalidDuelIsRejected(lines: String) {
    let text = "triples-table/1\ngame triples/1 14 u\n\(lines)"
    #expect(TriplesSession.SavedGame(text: Array(text.utf8)) == nil)
  }

  // MARK: The challenge

  @Test func challengeNotesThatWatchingTheMovesPreventsADuel() {
    let session = device.launch()
    session.follow("triples/1/14/uldr")
    #expect(session.challenge?.note == "If you watch the moves, it can’t be a duel.")
    session.follow("triples/1/14")
    #expect(session.challenge?.note == "")
  }

  @Test func watchedChallengeIsNotADuel() throws {
    let session = device.launch()
    session.follow("triples/1/14/uldr")
    session.watchChallenge()
    session.follow("triples/1/14/uldr")
    session.closeViewer()
    session.follow("triples/1/14/uldr")
    let challenge = try #require(session.challenge)
    #expect(challenge.note == "You’ve seen the moves, so this can’t be a duel.")
    #expect(challenge.title == "A friend scored 22 in game 14")
    session.playChallenge()
    session.play("u")
    #expect(session.rivalLine == nil)
    session.newGame()
    #expect(session.visibleResult?.comparison == "")
    #expect(session.visibleResult?.canCompare == false)
  }

  @Test func challengeIsComparedAtOnceWithThePlayersBestGameOfTheDeal() throws {
    let session = device.launchGame14()
    for moves in ["ur", "uldrl", "l"] {
      session.endGame(after: moves)
      session.tryAgain()
    }
    session.play("lrud")
    session.follow("triples/1/14/uldr")
    let challenge = try #require(session.challenge)
    #expect(challenge.canCompare)
    #expect(challenge.ownGame?.line == Array("triples/1 14 uldrl".utf8))
    session.compareChallenge()
    #expect(session.duel?.own == challenge.ownGame)
    #expect(session.duel?.friend == challenge.replay)
    #expect(visible(session.address) == Array("triples/1/14/uldrl/vs/uldr".utf8))
    session.closeDuel()
    #expect(session.line == "triples/1 14 lrud")
    #expect(session.popUp == nil)
    #expect(session.acceptsMoves)
    session.follow("triples/1/14/uldr")
    #expect(session.challenge?.isSeen == true, "comparing shows the moves")
    session.follow("triples/1/15/l")
    #expect(session.challenge?.canCompare == false)
    session.compareChallenge()
    #expect(session.duel == nil)
    #expect(session.challenge != nil)
  }

  @Test func currentGameCanBeComparedOnceItHasEnded() {
    let session = device.launchFullBoard()
    session.follow("triples/1/14/uldr")
    #expect(session.challenge?.ownGame == session.replay)
    session.dismissPopUp()
    session.undoLastMove()
    session.follow("triples/1/14/uldr")
    #expect(session.challenge?.canCompare == false, "the game hasn't ended")
  }

  @Test func gameContinuedFromAReplayIsNotCompared() {
    let session = device.launch()
    session.playFromStep(3, of: "triples/1/14/uld")
    session.endGame(after: "r")
    session.follow("triples/1/14/ur")
    #expect(session.challenge?.canCompare == false)
  }
}
