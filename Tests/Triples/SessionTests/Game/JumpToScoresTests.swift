import SessionSupport
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

  @Test func resultOfAFullBoardAppearsOverTheScores() throws {
    let session = device.launchGame14()
    session.playOut()
    let row = try #require(session.newestRow)
    #expect(session.visibleResult?.rank == 3)
    #expect(session.tab == .scores)
    #expect(session.rankedGames.last?.isNewest == true, "the scores mark the game")
    #expect(session.rows.last == row, "the scores mark the game")
  }

  @Test(arguments: leavingActions.indices)
  func leavingAFullBoardStartsTheNextGame(actionIndex: Int) {
    let (name, leave) = Self.leavingActions[actionIndex]
    let session = device.launchFullBoard()
    leave(session)
    #expect(session.popUp == nil, "\(name)")
    #expect(session.tab == .board, "\(name)")
    #expect(session.acceptsMoves, "\(name)")
    #expect(session.replay.moves.isEmpty, "\(name)")
    #expect(session.scores.rows.count == 3, "\(name)")
  }

  @Test func triedAgainTheGameHasNoMarks() {
    let session = device.launchFullBoard()
    session.tryAgain()
    #expect(session.line == "triples/1 14")
    #expect(session.marks == [])
    #expect(!session.canRedo)
  }

  /// The assignment requires a jump to the scores only when no move is legal.
  @Test func resultOfAGameThatEndsEarlyAppearsOverTheBoard() {
    let session = device.launchGame14()
    for leave in [{ $0.startNextGame() }, { $0.closePopUp() }] as [(TriplesSession) -> Void] {
      session.endGame(after: "lrud")
      #expect(session.visibleResult != nil)
      #expect(session.tab == .board)
      leave(session)
      #expect(session.tab == .board)
      #expect(session.acceptsMoves)
      session.openGame("14")
    }
  }

  @Test func dismissedResultLeavesTheBoardAndReturnsOverIt() {
    let session = device.launchFullBoard()
    session.dismissPopUp()
    #expect(session.tab == .board, "the board stays visible")
    #expect(session.popUp == nil, "the board stays visible")
    session.showResult()
    #expect(session.tab == .board, "the scores open only once in a game")
    #expect(session.visibleResult != nil, "the scores open only once in a game")
    session.undoLastMove()
    #expect(session.tab == .board)
    #expect(session.acceptsMoves)
    session.redo()
    #expect(session.tab == .scores, "the game has ended again")
  }

  @Test func jumpToTheScoresSurvivesAReload() {
    device.launchGame14().playOut()
    let again = device.launch()
    #expect(again.tab == .scores)
    #expect(again.visibleResult != nil)
    #expect(again.newestRow?.score == 113)
  }

  /// A game in which the coach has played isn't recorded, so there is nothing to show in the scores.
  @Test func unrecordedGameDoesNotShowTheScores() {
    let session = device.launchGame14()
    session.watchCoach()
    while session.visibleResult == nil { session.letCoachPlay(1) }
    #expect(session.tab == .board)
  }
}
