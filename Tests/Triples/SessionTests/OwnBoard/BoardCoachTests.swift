import GameCore
import SessionSupport
import Testing
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

@Suite struct BoardCoachTests {
  private let device = Device()
  private static let start = "1,2,0,0 3,3,0,0 0,0,0,0 0,0,0,0"

  @Test func coachIsAskedAfterEachChangeAndLateAnswersAreIgnored() throws {
    let board = device.openOwnBoard()
    #expect(board.coachQuestion == nil, "no move is possible on an empty board")
    board.tap(5)
    let first = try #require(board.coachQuestion)
    #expect(first == BoardQuestion(board.position))
    #expect(board.note.hasPrefix("No game leads to this board"))
    board.tap(6)
    #expect(board.coachQuestion == BoardQuestion(board.position))
    board.coachDidAnswer(FakeCoach.advice(for: first.position.game()).text, to: first)
    #expect(board.advice == nil, "a late answer is ignored")
    #expect(board.note == "The coach is thinking.")
    board.answer()
    #expect(board.advice != nil)
    #expect(board.coachQuestion == nil)
  }

  @Test func adviceForAnImpossibleMoveIsRejected() {
    let board = device.openOwnBoard(Self.start)
    board.answer([.left: 41_230, .right: 40_910, .down: 41_230, .up: 0])
    #expect(board.advice == nil, "up is not possible here")
    #expect(board.hasCoachFailed, "up is not possible here")
  }

  @Test func noteNamesTheBestMoveAndHintListsTheLossesOfOthers() {
    let board = device.openOwnBoard(Self.start)
    board.answer([.left: 41_230, .right: 40_910, .down: 38_000])
    #expect(board.note == "Left is best: about 412 more points.")
    #expect(board.hintText == "Best: Left. Right costs 3.20 points, Down 32.30. Up moves nothing.")
  }

  @Test func coachIsAskedIfOnlyOnePairCanMerge() {
    let only = device.openOwnBoard("2,1,1,1 1,1,1,1 1,1,1,1 1,1,1,1")
    #expect(only.coachQuestion != nil)
  }

  @Test func coachIsAskedWhilePlayingAndAdviceIsDroppedOnReturnToSetup() {
    let board = device.openOwnBoard(Self.start)
    board.answer()
    board.move(.left)
    #expect(board.advice == nil)
    #expect(board.coachQuestion?.position == board.positionInView)
    board.answer()
    let advice = board.advice
    board.returnToSetup()
    #expect(board.advice == nil, "this is another board")
    board.play()
    #expect(board.advice != advice || board.coachQuestion == nil)
  }

  @Test func coachCanBeTurnedOffAndOnAndTheSettingIsSaved() {
    let board = device.openOwnBoard(Self.start)
    board.setShowsValues(false)
    #expect(board.coachQuestion == nil)
    #expect(board.screen.spokenTexts(status: board.status) == ["The coach is off."])
    board.play()
    #expect(board.note == "The coach is off.")
    #expect(board.coachQuestion == nil)
    #expect(device.openOwnBoard().showsValues == false, "the setting is saved")
    board.setShowsValues(true)
    #expect(board.coachQuestion != nil)
  }

  @Test(arguments: [CoachSource.builtIn, .network])
  func coachFailureIsReportedAndClearedByRetryOrAnotherBoard(source: CoachSource) {
    device.coach = source
    let board = device.openOwnBoard(Self.start)
    board.handleCoachFailure()
    #expect(board.hasCoachFailed)
    #expect(board.coachQuestion == nil)
    #expect(board.note == source.problem)
    board.tryCoachAgain()
    #expect(board.coachQuestion != nil)
    #expect(!board.hasCoachFailed)
    board.coachDidAnswer("nonsense".utf8Bytes, to: board.coachQuestion!)
    #expect(board.hasCoachFailed)
    board.tap(15)
    #expect(!board.hasCoachFailed, "another board has another question")
    #expect(board.coachQuestion != nil, "another board has another question")
  }

  @Test func noteExplainsBoardsThatCannotMoveOrComeFromNoGame() {
    let over = device.openOwnBoard("1,1,1,1 1,1,1,1 1,1,1,1 1,1,1,1")
    #expect(over.note == "Nothing can move on this board. A game would be over.")
    #expect(over.coachQuestion == nil)
    let odd = device.openOwnBoard("3,3,0,0 0,0,0,0 0,0,0,0 0,0,0,0")
    odd.answer([.left: 100, .right: 90, .down: 80])
    #expect(
      odd.note == "Left is best: about one more point. No game leads to this board: a new 1 or 2 comes with every move."
    )
  }

  @Test func boardWithATooLargeTileHasNoCoachAndSharesTheSetUpBoard() {
    let large = device.openOwnBoard("12288,12288,1,0 0,0,0,0 0,0,0,0 0,0,0,0")
    large.move(.left)
    #expect(large.positionInView == nil)
    #expect(large.coachQuestion == nil)
    #expect(!large.canSetUpPlayedBoard)
    #expect(large.note == "The coach knows tiles up to 12,288.")
    #expect(large.shareItem.address == large.position.address, "the set-up board is shared")
  }
}
