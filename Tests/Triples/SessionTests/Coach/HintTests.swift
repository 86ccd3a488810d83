import GameCore
import SessionSupport
import Testing
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

@Suite struct HintTests {
  private let device = Device()

  private func session(_ moves: String = "ur") -> TriplesSession {
    let session = device.launchGame14(moves)
    return session
  }

  @Test func coachIsNotAskedUntilThePlayerRequestsAHint() {
    let session = session()
    #expect(session.coachQuestion == nil)
    #expect(session.hint == nil)
    #expect(session.canHint)
  }

  @Test func coachsAnswerShowsTheHintAndMarksTheGame() throws {
    let session = session()
    session.useHint()
    #expect(session.hint == .thinking)
    #expect(session.status == "The coach is thinking.")
    #expect(session.hintText == session.status)
    #expect(session.marks == [], "the hint wasn't shown yet")
    let question = try #require(session.coachQuestion)
    #expect(question.replay == session.replay)
    let advice = try #require(session.answerOnce())
    #expect(session.hint == .ready(advice))
    #expect(session.status == TriplesSession.ReasonText.hint(advice, in: session.game))
    #expect(session.tip == session.status)
    #expect(session.hintText == session.status)
    #expect(session.coachQuestion == nil, "the coach is asked once")
    #expect(session.marks == .hintUsed)
    #expect(device.launch().marks == .hintUsed, "saved at once")
  }

  @Test func hiddenHintIsShownAgainWithoutTheCoach() {
    let session = session()
    session.showHint()
    session.useHint()
    session.useHint()
    #expect(session.hint == nil)
    #expect(session.status == "Hint hidden.")
    #expect(session.hintText == "")
    session.useHint()
    #expect(session.hint?.advice != nil)
    #expect(session.coachQuestion == nil)
  }

  @Test func secondPressShowsTheCostsAndTheNextHintBeginsWithTheReason() throws {
    let session = session()
    session.showHint()
    let advice = try #require(session.hint?.advice)
    session.toggleHint()
    #expect(session.hint == .costs(advice))
    #expect(session.tip == "What each move would cost. This game now counts as hinted.")
    #expect(session.status == TriplesSession.SpokenText.hint(advice))
    #expect(session.hintText == session.status)
    session.play("d")
    session.showHint()
    #expect(session.hint == session.hint?.advice.map { .ready($0) })
  }

  @Test func labelsShowTheBestMovesThenTheCostsAndBlockedMoves() {
    let advice = Advice(
      moves: [
        AdvisedMove(.up, expectation: Points(hundredths: 40_000)),
        AdvisedMove(.left, expectation: Points(hundredths: 39_680)),
        AdvisedMove(.right, expectation: Points(hundredths: 39_951)),
      ], score: 12)
    let labels = { (hint: TriplesSession.Hint?) in
      [Direction.left, .up, .down, .right].map { TriplesSession.MoveLabel($0, hint: hint) }
    }
    for hint in [nil, .thinking] as [TriplesSession.Hint?] {
      #expect(labels(hint).map(\.text) == ["Left", "Up", "Down", "Right"])
      #expect(labels(hint).allSatisfy { $0.spokenText == $0.text && !$0.isBest && !$0.isBlocked })
    }
    #expect(labels(.ready(advice)).map(\.text) == ["Left", "Best", "Down", "Best"])
    #expect(labels(.costs(advice)).map(\.text) == ["−3.20", "Best", "Down", "Best"])
    #expect(
      labels(.costs(advice)).map(\.spokenText)
        == ["Left, costs 3.20 points", "Up, best", "Down, moves nothing", "Right, best"])
    #expect(labels(.ready(advice)).map(\.isBlocked) == [false, false, true, false])
  }

  @Test func hintIsHiddenWhenTheBoardChanges() {
    for change in [{ $0.play("d") }, { $0.undo() }, { $0.newGame() }, { $0.openGame("15") }]
      as [(TriplesSession) -> Void]
    {
      let session = session()
      session.showHint()
      change(session)
      session.dismissPopUp()
      #expect(session.popUp != nil || session.hint == nil || session.replay.line == Array("triples/1 14 ur".utf8))
    }
    let session = session()
    session.showHint()
    session.play("d")
    #expect(session.hint == nil)
    #expect(session.coachQuestion == nil)
  }

  @Test func answerToAnOutdatedQuestionIsIgnoredEvenIfInvalid() throws {
    let session = session()
    session.useHint()
    let question = try #require(session.coachQuestion)
    session.play("d")
    session.coachDidAnswer(FakeCoach.advice(for: question.replay.game).text, to: question)
    #expect(session.hint == nil)
    #expect(session.marks == [])
    #expect(session.notices.isEmpty)
    session.coachDidAnswer([1, 2, 3], to: question)
    #expect(session.notices.isEmpty)
  }

  @Test func answerToAnOutdatedQuestionIsIgnoredEvenIfItFitsTheBoard() throws {
    let session = session("uld")
    session.useHint()
    let question = try #require(session.coachQuestion)
    let late = FakeCoach.advice(for: question.replay.game)
    session.play("r")
    session.useHint()
    #expect(late.fits(session.game), "otherwise this test checks nothing")
    session.coachDidAnswer(late.text, to: question)
    #expect(session.hint == .thinking)
    #expect(session.marks == [])
    let advice = try #require(session.answerOnce())
    #expect(session.hint == .ready(advice))
  }

  @Test func unresponsiveCoachDoesNotBlockPlay() {
    let session = session()
    session.useHint()
    #expect(session.move(.down))
    session.useHint()
    session.endGameAndStartNext()
    #expect(session.hint == nil)
    #expect(session.acceptsMoves)
  }

  @Test func requestedHintWaitsUntilThePopUpCloses() {
    let session = session()
    session.useHint()
    session.askForGame()
    #expect(session.coachQuestion == nil)
    session.closePopUp()
    session.answerOnce()
    #expect(session.hint?.advice != nil)
  }

  @Test(arguments: [
    (CoachSource.builtIn, "The coach can’t answer."),
    (.network, "Can’t load the coach. It needs the network once, then works offline."),
  ])
  func coachFailureIsReportedWithoutAMarkAndTheCoachCanBeAskedAgain(coach: CoachSource, trouble: String) {
    device.coach = coach
    let session = session()
    session.useHint()
    session.handleCoachFailure()
    #expect(session.hint == nil)
    #expect(session.coachQuestion == nil)
    #expect(session.marks == [])
    #expect(session.noticeTexts == [trouble])
    session.handleCoachFailure()
    #expect(session.noticeTexts.count == 1, "no request is pending")
    session.showHint()
    #expect(session.hint?.advice != nil, "the coach can be asked again")
  }

  @Test(arguments: ["", "triples-advice/1 u 5", "triples-advice/1 - 600", "nonsense"])
  func invalidAdviceIsReportedAndNotShown(text: String) throws {
    let session = session()
    session.useHint()
    session.coachDidAnswer(Array(text.utf8), to: try #require(session.coachQuestion))
    #expect(session.hint == nil)
    #expect(session.marks == [])
    #expect(session.noticeTexts == ["The coach’s answer makes no sense, so the coach was stopped."])
  }

  @Test func scoresShowThatAHintAndUndoWereUsed() {
    let session = session()
    session.showHint()
    session.undo()
    session.newGame()
    #expect(session.scores.rows.contains { $0.marks == [.hintUsed, .undoUsed, .fewMovesUndone] })
    #expect(device.launch().scores.rows.contains { $0.marks.labels == ["undo used", "hint used"] })
  }

  @Test func hintIsUnavailableWhileTheResultIsShown() {
    let session = session()
    session.newGame()
    #expect(!session.canHint)
    session.useHint()
    #expect(session.hint == nil)
    #expect(session.coachQuestion == nil)
  }

  @Test func hintTextNamesTheBestMoveAndTheCosts() {
    func words(_ moves: [(Direction, Int64)]) -> String {
      TriplesSession.SpokenText.hint(
        Advice(moves: moves.map { AdvisedMove($0.0, expectation: Points(hundredths: $0.1)) }, score: 0))
    }
    #expect(
      words([(.left, 1000), (.up, 680), (.right, 500)])
        == "Best: Left. Up costs 3.20 points, Right 5.00. Down moves nothing.")
    #expect(words([(.down, 1000), (.up, 680)]) == "Best: Down. Up costs 3.20 points. Left and Right move nothing.")
    #expect(words([(.down, 1)]) == "Best: Down. Left and Right and Up move nothing.")
    #expect(words(Direction.allCases.map { ($0, 5) }).hasSuffix("Up 0.00, Down 0.00."))
    #expect(words([]) == "Nothing can move.")
  }
}
