import CodeBreakerModel
import CodeBreakerTestSupport
import SessionSupport
import Testing

@testable import CodeBreakerSession

@Suite struct DuelReviewTests {
  private let fixture = Fixture()

  private func openDuelLink(_ own: String, _ friend: String) -> CodeBreakerSession {
    fixture.saveEndedGame(freshLine + " " + own)
    let session = fixture.window()
    session.open(duelAddress + "/" + friend)
    return session
  }

  @Test func coachReviewsCommonAttemptsOnce() throws {
    let session = openDuelLink("0123,2020", "0123,0124,x")
    #expect(session.duel!.progress == (0, 5))
    #expect(session.duel?.charts == nil)
    #expect(session.duel?.leadText == nil)
    var count = 0
    while session.answerOnce() != nil { count += 1 }
    #expect(session.duel!.progress == (5, 5), "common positions are asked once")
    #expect(count == 4, "common positions are asked once")
    let duel = try #require(session.duel)
    #expect(duel.isReviewed)
    #expect(!duel.hasFailed)
    #expect(session.coachQuestion == nil)
    #expect(session.status == duel.spokenText)
    #expect(duel.ownReview.review?.advices == FakeCoach.advices(for: duel.own.game))
    #expect(duel.friendReview.review?.advices == FakeCoach.advices(for: duel.friend.game))
  }

  @Test func reviewedDuelComparesBothPlayers() throws {
    let session = openDuelLink("0123,2020", "0123,0124,x")
    session.answerAll()
    let duel = try #require(session.duel)
    let charts = try #require(duel.charts)
    #expect(charts.own.lines == charts.friend.lines)
    #expect(charts.own.points.map(\.attemptCount) == [0, 1, 2])
    #expect(charts.own.points[1].x == charts.friend.points[1].x)
    #expect(charts.own.points[1].y == charts.friend.points[1].y)
    #expect(charts.friend.points.last?.x == 1)
    #expect(duel.figures.map(\.name) == ["Guesses", "Lost to mistakes", "Lost to bad luck"])
    #expect(duel.figures[0] == .init("Guesses", "2", "2, gave up"))
    #expect(duel.figuresNote != nil)
    let findings = try #require(duel.findings)
    #expect(
      duel.figures[1].ownValue
        == CodeBreakerSession.ReviewFindings(of: try #require(duel.ownReview.review)).sumLines[1].text.firstWord)
    #expect(findings.own.loss >= 0)
    #expect(duel.rows[0].own?.remainingCodeCount == duel.rows[0].friend?.remainingCodeCount)
    #expect(duel.rows[0].own?.remainingCodeCount != nil)
    #expect(duel.rows[1].own?.note == "Solved")
    #expect(duel.rows[1].friend?.note == "\(duel.rows[1].friend?.remainingCodeCount ?? 0) codes left")
    #expect(
      duel.rows[0].own?.spokenText(theme: .mastermind).hasSuffix("codes left.") == true)
    #expect(duel.leadText == "Counting the codes left, you were ahead after attempt 2.")
  }

  @Test func textDescribesWhoWasAheadAndWhen() throws {
    let session = openDuelLink("0011,5555,2020", "3333,0220,2020")
    session.answerAll()
    let duel = try #require(session.duel)
    let left = duel.rows.map { [$0.own?.remainingCodeCount ?? 0, $0.friend?.remainingCodeCount ?? 0] }
    #expect(left[0][0] < left[0][1], "otherwise this test checks nothing")
    #expect(left[1][0] > left[1][1], "otherwise this test checks nothing")
    #expect(
      duel.leadText == "Counting the codes left, you were ahead after attempt 1, your friend after attempt 2.")
    let same = openDuelLink("0123,0011,2020", "0123,0011,2020/hints-1")
    #expect(same.duel == nil, "the link is the player's own")
    let long = openDuelLink("0123,1111,3333,2020", "1111,3333,0123,x")
    long.answerAll()
    #expect(long.duel?.leadText == "Counting the codes left, you were ahead after attempts 1 and 2.")
  }

  @Test func duelUsesTheSavedReview() throws {
    let session = fixture.completeReview(freshLine + " 0123,2020")
    let review = session.finishedReview
    session.open(duelAddress + "/1145,2020")
    #expect(session.isDuelOpen)
    #expect(!session.isReviewOpen)
    #expect(session.duel!.progress == (2, 4))
    let later = fixture.window()
    later.open(duelAddress + "/1145,2020")
    #expect(later.duel?.ownReview.review == review)
    session.answerAll()
    #expect(session.duel?.isReviewed == true)
    session.closeDuel()
    session.openDuel()
    #expect(session.duel?.isReviewed == true)
    #expect(session.coachQuestion == nil)
    #expect(session.status == session.duel?.spokenText)
  }

  @Test func reviewOfThePlayersGameIsSaved() {
    let session = openDuelLink("0123,2020", "1145,2020")
    session.answerAll()
    #expect(fixture.savedReview != nil)
    #expect(fixture.skillRecord != nil)
    #expect(fixture.savedSkill?.contains("1700000000:") == true)
    #expect(!session.isReviewOpen)
    session.openReview()
    #expect(session.finishedReview != nil)
    #expect(session.coachQuestion == nil)
    #expect(!session.isDuelOpen)
  }

  @Test func skillDecidesIfTheGuessCountsAreEqual() throws {
    let session = openDuelLink("0123,2020", "1145,2020")
    session.answerAll()
    let verdict = try #require(session.duel?.verdict)
    let findings = try #require(session.duel?.findings)
    #expect((verdict.winner == nil) == (findings.own.loss == findings.friend.loss))
  }

  @Test func coachFailureCanBeRetried() throws {
    let session = openDuelLink("0123,2020", "1145,2020")
    session.answerOnce()
    session.retryDuel()
    let question = session.coachQuestion
    session.handleCoachFailure()
    #expect(session.duel?.hasFailed == true)
    #expect(session.coachQuestion == nil)
    #expect(session.spokenTexts == ["The coach can’t answer."])
    #expect(session.duel!.progress == (1, 4))
    session.retryDuel()
    #expect(session.duel?.hasFailed == false)
    #expect(session.coachQuestion == question)
    session.coachDidAnswer(Array("nonsense".utf8), to: try #require(question))
    #expect(session.duel?.hasFailed == true)
    session.closeDuel()
    session.openDuel()
    #expect(session.coachQuestion == question, "reopening asks again")
    session.answerAll()
    #expect(session.duel?.isReviewed == true)
  }

  @Test func duelOfAnEarlierGameSavesNoReviewAndKeepsTheCurrentGame() throws {
    fixture.memory["parlor.codebreaker.finished"] =
      "codebreaker-finished/1\ngame 1600000000 \(duelAddress)/0123,2020/solved-2"
    let session = fixture.window("codebreaker/1 12 5.faces 01234")
    session.open(duelAddress + "/1145,2020")
    session.answerAll()
    #expect(session.duel?.isReviewed == true)
    #expect(fixture.savedReview == nil)
    #expect(fixture.savedSkill == nil)
    session.closeDuel()
    #expect(session.gameReview == nil)
    #expect(session.acceptsPegs)
    #expect(session.line == "codebreaker/1 12 5.faces 01234")
    #expect(session.answerShareItem == nil)
  }

  @Test func eachChangeCallsOnChangeOnce() {
    let session = openDuelLink("0123,2020", "1145,2020")
    var drawn = 0
    session.onChange = { drawn += 1 }
    let steps: [(CodeBreakerSession) -> Void] = [
      { $0.answerOnce() }, { $0.handleCoachFailure() }, { $0.retryDuel() }, { $0.closeDuel() }, { $0.openDuel() },
    ]
    for (index, step) in steps.enumerated() {
      step(session)
      #expect(drawn == index + 1)
    }
  }
}

extension String {
  fileprivate var firstWord: String { String(prefix { $0 != " " }) }
}
