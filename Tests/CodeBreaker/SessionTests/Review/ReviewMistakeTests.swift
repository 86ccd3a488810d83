import CodeBreakerModel
import CodeBreakerTestSupport
import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import CodeBreakerSession

@Suite struct ReviewMistakeTests {
  private let fixture = Fixture()

  /// Five guesses, of which the fifth finds the code. The values decide which ones are mistakes.
  private static let line = freshLine + " 0123,4455,3301,2021,2020"

  private func mistakes(_ values: [(best: Int64, played: Int64?)]) throws -> [CodeBreakerSession.ReviewMistake] {
    CodeBreakerSession.ReviewFindings(of: try review(Self.line, values)).mistakes()
  }

  @Test func atMostThreeMistakesAreListedMostCostlyFirst() throws {
    let found = try mistakes([(400, 412), (350, 409), (300, 330), (250, 312), (100, 100)])
    #expect(found.map(\.number) == [4, 2, 3])
    #expect(found[1].title == "Guess 2 cost 0.59 guesses")
    #expect(found[1].rows.map(\.number) == [1, 2])
    #expect(found.allSatisfy { !$0.reasonText.isEmpty })
    #expect(try mistakes([(400, 409), (350, 350), (300, 309), (250, 250), (100, 100)]).isEmpty, "0.1 is the least")
  }

  @Test func costIsThatOfTheListOfAllGuesses() throws {
    let review = try review(Self.line, [(400, 412), (350, 409), (300, 330), (250, 312), (100, 100)])
    let findings = CodeBreakerSession.ReviewFindings(of: review)
    for mistake in findings.mistakes() {
      #expect(mistake.title.contains(" \(findings.attempts[mistake.number - 1].lossText) "))
    }
  }

  @Test func reasonNamesTheAttemptThatRulesTheGuessOut() throws {
    // The fake coach's best guess is the first code that fits.
    let review = try review(freshLine + " 0123,5555,x", [(400, 400), (300, 380), (300, nil)])
    let found = CodeBreakerSession.ReviewFindings(of: review).mistakes()
    #expect(
      found.map(\.reasonText) == ["Your guess can’t be the code: then guess 1 would have shown no marker."])
  }

  @Test func luckyLastGuessIsNamed() throws {
    let lucky = CodeBreakerSession.ReviewFindings(of: try review(freshLine + " 0123,2020", [(434, 438), (300, 300)]))
    #expect(lucky.highlights == "Guess 2 was lucky: 1 chance in 252.")
    let given = CodeBreakerSession.ReviewFindings(of: try review(freshLine + " 0123,x", [(434, 438), (300, nil)]))
    #expect(given.highlights.isEmpty)
  }

  @Test func positionOfAMistakeStartsWithTheSameAnswersAndAnotherCode() throws {
    let session = fixture.review(Self.line)
    while let question = session.coachQuestion {
      let played: Int64 = question.attempts.count == 1 ? 380 : 300
      session.coachDidAnswer(advice(on: question, best: 300, played: played).text, to: question)
    }
    let mistake = try #require(session.gameReview?.mistakes.first)
    #expect(mistake.number == 2)
    #expect(mistake.canTry)
    let reviewed = session.game
    let index = try #require(session.gameReview?.mistakes.firstIndex(of: mistake))
    let button = try #require(
      session.reviewScreen()?.sections.first { $0.id.text == "mistake-\(index + 1)" }?.blocks.compactMap { block in
        if case .buttons(let actions, _) = block.content { actions.first } else { nil }
      }.first)
    #expect(button.label == "Try it here")
    #expect(button.key == "t")
    session.performInReview(button.id)
    #expect(!session.isReviewOpen)
    #expect(!session.game.isOver)
    #expect(session.tab == .game)
    #expect(session.game.setup.pegCount == 4)
    #expect(session.game.setup.theme == reviewed.setup.theme)
    // Another code has the same answers, though other pegs may match.
    let (attempts, earlier) = (session.game.attempts, reviewed.attempts.prefix(mistake.number - 1))
    #expect(attempts.map(\.pegs) == earlier.map(\.pegs))
    #expect(attempts.map { MatchCounts($0.matches ?? []) } == earlier.map { MatchCounts($0.matches ?? []) })
    #expect(session.game.masterCode.pegs != reviewed.masterCode.pegs)
    #expect(session.hintCount == 1, "it can't become the best game")
    #expect(session.notices.first?.text == "A new code that fits the same answers. Your turn!")
    #expect(fixture.window().game == session.game, "saved")
  }

  @Test func onlyTheMostCostlyMistakeHasAKey() {
    let session = fixture.review(Self.line)
    while let question = session.coachQuestion {
      let played: Int64 = 1...2 ~= question.attempts.count ? 380 : 300
      session.coachDidAnswer(advice(on: question, best: 300, played: played).text, to: question)
    }
    let buttons = session.reviewScreen()?.allActions.filter { $0.label == "Try it here" } ?? []
    #expect(buttons.map(\.key) == ["t", nil])
  }

  @Test func storedReviewGetsReasonsWhenItIsOpened() {
    let first = fixture.completeReview(Self.line)
    let mistakes = first.gameReview?.mistakes ?? []
    #expect(!mistakes.isEmpty)
    let later = fixture.review()
    #expect(later.gameReview?.mistakes == mistakes)
  }
}
