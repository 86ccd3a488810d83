import PlaySupport
import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct JumpToScoresTests {
  private let device = Device()

  /// The actions on a full board that lead to another game.
  private static let leavingActions: [(name: String, leave: @Sendable (TriplesSession) -> Void)] = [
    ("New Game", { $0.startNextGame() }),
    ("Close", { $0.closePopUp() }),
    ("Try this game again", { $0.tryAgain() }),
    (
      "New Game on the board",
      {
        $0.dismissPopUp()
        $0.newGame()
      }
    ),
    (
      "another game by its number",
      {
        $0.dismissPopUp()
        $0.openGame("537")
      }
    ),
    (
      "a level",
      {
        $0.dismissPopUp()
        $0.openLevels()
        $0.provideFiles()
        $0.openLevel(537)
        $0.playLevel()
      }
    ),
    (
      "a friend's game",
      {
        $0.follow("triples/1/537/l")
        $0.playChallenge()
      }
    ),
  ]

  @Test(arguments: leavingActions.indices)
  func leavingAFullBoardShowsTheScoresThenTheNextGame(actionIndex: Int) throws {
    let (name, leave) = Self.leavingActions[actionIndex]
    let session = device.launchFullBoard()
    let row = try #require(session.newestRow)
    leave(session)
    #expect(session.popUp == nil && session.tab == .scores, "\(name)")
    #expect(session.newestRow == row && session.rows.contains(row), "the scores mark the game")
    #expect(session.replay.moves.isEmpty && session.scores.rows.count == 3, "the next game already waits")
    #expect(session.leaveScoresLabel == "Play game \(session.replay.deal)")
    #expect(session.status == "High scores. Your game is 3rd. Play game \(session.replay.deal)?")
    session.leaveScores()
    #expect(session.tab == .board && session.acceptsMoves && session.popUp == nil && session.leaveScoresLabel == nil)
  }

  @Test func requestedGameWaitsBehindTheScores() {
    let session = device.launchFullBoard()
    session.tryAgain()
    #expect(session.line == "triples/1 14" && session.marks == [] && !session.canRedo)
    #expect(session.leaveScoresLabel == "Play game 14")
    session.select(.board)
    session.playOut()
    session.choose(.determ)
    session.startNextGame()
    #expect(session.line == "triples/1 14" && session.leaveScoresLabel == "Play game 14")
  }

  /// The assignment requires a jump to the scores only when no move is legal.
  @Test func endingAGameEarlyStartsTheNextWithoutShowingTheScores() {
    let session = device.launchGame14()
    for leave in [{ $0.startNextGame() }, { $0.closePopUp() }] as [(TriplesSession) -> Void] {
      session.endGame(after: "lrud")
      leave(session)
      #expect(session.tab == .board && session.acceptsMoves && session.leaveScoresLabel == nil)
      session.openGame("14")
    }
  }

  @Test func undoingOrDismissingTheEndPostponesTheJumpToTheScores() {
    let session = device.launchFullBoard()
    session.undoLastMove()
    #expect(session.tab == .board && session.acceptsMoves)
    session.redo()
    session.dismissPopUp()
    #expect(session.tab == .board, "the board stays visible")
    session.showResult()
    session.closePopUp()
    #expect(session.tab == .scores, "the jump is still pending")
  }

  @Test func scoresAreShownOnlyOnceForAGame() {
    let session = device.launchFullBoard()
    session.dismissPopUp()
    session.select(.scores)
    #expect(session.leaveScoresLabel == nil)
    session.newGame()
    #expect(session.tab == .board && session.replay.moves.isEmpty)
    session.openGame("14")
    session.playOut()
    session.startNextGame()
    #expect(session.tab == .scores, "the next game ends independently")
  }

  @Test func jumpToTheScoresSurvivesAReload() {
    device.launchGame14().playOut()
    let again = device.launch()
    again.startNextGame()
    #expect(again.tab == .scores && again.newestRow?.score == 113)
  }

  /// A game in which the coach has played isn't recorded, so there is nothing to show in the scores.
  @Test func unrecordedGameDoesNotShowTheScores() {
    let session = device.launchGame14()
    session.watchCoach()
    while session.visibleResult == nil { session.letCoachPlay(1) }
    session.startNextGame()
    #expect(session.tab == .board && session.leaveScoresLabel == nil)
  }

  @Test func nextGameIsOfferedUntilThePlayerLeavesTheScores() {
    let session = device.launchFullBoard()
    session.startNextGame()
    session.openRow(0)
    session.openRow(2)
    session.leaveScores()
    #expect(session.tab == .scores, "a replay covers the scores")
    session.closeViewer()
    #expect(session.leaveScoresLabel != nil)
    session.select(.about)
    session.select(.scores)
    #expect(session.leaveScoresLabel == nil)
  }
}
