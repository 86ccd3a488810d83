import CodeBreakerModel
import CodeBreakerTestSupport
import GameCore
import TestSupport
import Testing

@testable import CodeBreakerSession

@Suite struct StoredReviewTests {
  private let fixture = Fixture()
  private let line = freshLine + " 0123,45-0,2020"
  private let fourColors = CodeBreakerSession.StatisticsGroup(pegCount: 4, kind: .color, choiceCount: 6)

  private func skillText(_ review: CodeBreakerSession, date: Int64 = 1_700_000_000) throws -> String {
    let loss = CodeBreakerSession.ReviewFindings(of: try #require(review.finishedReview)).loss
    return "codebreaker-skill/1\n4-colors 6 \(date):\(loss)"
  }

  @Test func savedReviewIsShownWithoutTheCoach() throws {
    let review = fixture.completeReview(line)
    let done = try #require(review.finishedReview)
    #expect(fixture.memory.texts["parlor.codebreaker.review"] == done.text)
    let again = fixture.review()
    #expect(again.reviewState == .ready(done))
    #expect(again.coachQuestion == nil)
    #expect(again.status == review.status)
    #expect(again.reviewProgress == (3, 3))
    #expect(again.reviewShareItem?.text == review.reviewShareItem?.text)
  }

  @Test(arguments: [
    "", "nonsense", "codebreaker-review/1\ncodebreaker/1 537 4.mastermind 0123,45-0,2020", "other", "cut",
  ])
  func unreadableOrUnrelatedReviewIsReplaced(stored: String) throws {
    let review = fixture.completeReview(line)
    let text = try #require(fixture.savedReview)
    let other = try CodeBreaker(line: freshLine + " 0123,2020")
    let otherText = try Review(of: other, advices: FakeCoach.advices(for: other)).text
    let texts = ["other": String(decoding: otherText, as: UTF8.self), "cut": String(text.dropLast())]
    fixture.memory["parlor.codebreaker.review"] = texts[stored] ?? stored
    let again = fixture.review()
    #expect(again.reviewState == .running([]))
    #expect(again.coachQuestion != nil)
    again.answerAll()
    #expect(again.reviewState == review.reviewState)
    #expect(fixture.savedReview == text)
  }

  @Test func skillRecordContainsTheGameOnce() throws {
    let review = fixture.review(line)
    #expect(fixture.savedSkill == nil)
    review.answerAll()
    let text = try skillText(review)
    #expect(fixture.savedSkill == text)
    review.openReview()
    _ = fixture.review()
    fixture.memory["parlor.codebreaker.review"] = nil
    fixture.review().answerAll()
    #expect(fixture.savedSkill == text)
    #expect(fixture.skillRecord?[fourColors].count == 1)
  }

  @Test func sameAttemptsAtAnotherTimeCountAsAnotherGame() throws {
    let review = fixture.completeReview(line)
    fixture.saveEndedGame(line, date: 1_700_000_500)
    review.reviewAnotherGame()
    #expect(review.finishedReview != nil)
    #expect(review.coachQuestion == nil)
    #expect(fixture.skillRecord?[fourColors].map(\.date) == [1_700_000_000, 1_700_000_500])
  }

  @Test func windowsShareTheSkillRecord() throws {
    let (first, second) = (fixture.review(line), fixture.review(line))
    first.answerOnce()
    second.answerAll()
    first.answerAll()
    #expect(first.reviewState == second.reviewState)
    #expect(try fixture.savedSkill == skillText(first))
    let other = freshLine + " 0123,2020"
    fixture.saveEndedGame(other, date: 1_700_000_100)
    second.reviewAnotherGame()
    second.answerAll()
    fixture.saveEndedGame(freshLine + " 2020", date: 1_700_000_050)
    first.reviewAnotherGame()
    first.answerAll()
    #expect(fixture.skillRecord?[fourColors].map(\.date) == [1_700_000_000, 1_700_000_050, 1_700_000_100])
  }

  @Test(arguments: [
    (freshLine + " 0123,45-0,2020", 0, nil), (freshLine + ".2 0123,4455", 0, nil), (freshLine + " 2020", 0, nil),
    (freshLine + " 0123,45-0,2020", 1, "you used hints"), (freshLine + " 0123,x", 0, "you gave up"),
    (freshLine + " 0123,x", 2, "you gave up"),
  ])
  func onlyUnhintedGamesPlayedToTheEndCountTowardTheAverage(line: String, hints: Int, reason: String?) throws {
    let review = fixture.review(line, hints: hints)
    let counts = reason == nil
    review.answerAll()
    #expect(review.finishedReview != nil)
    #expect(fixture.savedReview != nil)
    #expect(review.countsForAverage == counts)
    #expect((fixture.savedSkill != nil) == counts)
    #expect(review.averageNote == reason.map { "This game doesn’t count toward your average, because \($0)." })
    if counts { #expect(try fixture.savedSkill == skillText(review)) }
    _ = fixture.review()
    #expect((fixture.savedSkill != nil) == counts, "also when it is shown again")
  }

  @Test func unsavedReviewIsShownAndRequestedAgainLater() throws {
    fixture.saveEndedGame(line)
    fixture.memory.refusesWrites = true
    let review = fixture.completeReview()
    #expect(review.finishedReview != nil)
    #expect(review.reviewShareItem != nil)
    #expect(fixture.savedReview == nil)
    #expect(fixture.savedSkill == nil)
    fixture.memory.refusesWrites = false
    let again = fixture.review()
    #expect(again.reviewState == .running([]), "the review is requested again")
    again.answerAll()
    #expect(try fixture.savedSkill == skillText(review))
    #expect(fixture.savedReview != nil)
  }

  @Test func damagedSkillRecordIsQuarantinedAndReplaced() throws {
    fixture.memory["parlor.codebreaker.skill"] = "nonsense"
    let review = fixture.completeReview(line)
    #expect(fixture.memory["parlor.codebreaker.skill.damaged"] == "nonsense")
    #expect(try fixture.savedSkill == skillText(review))
  }

  @Test func reviewDoesNotChangeGameOrStatistics() {
    fixture.saveEndedGame(line, hints: 2)
    let saved = fixture.savedGame
    let session = fixture.window()
    let statistics = fixture.savedStatistics
    session.openReview()
    session.answerAll()
    #expect(fixture.savedGame == saved)
    #expect(fixture.savedStatistics == statistics)
  }

  @Test func skillRecordOfAnotherWindowIsLoaded() throws {
    let first = fixture.review(line)
    let second = fixture.window()
    var drawn = 0
    second.onChange = { drawn += 1 }
    first.answerAll()
    #expect(second.skill[fourColors].isEmpty)
    second.loadChangesFromStorage()
    #expect(second.skill == first.skill)
    #expect(second.skill[fourColors].count == 1)
    #expect(drawn == 1)
    #expect(fixture.window().skill == first.skill)
  }

  @Test func sharedReviewNamesResultSkillAndLuckAndLinksToTheGame() throws {
    let review = fixture.completeReview(freshLine + ".9 0123,45-0,2020", hints: 2)
    let item = try #require(review.reviewShareItem)
    #expect(
      item.text == "CodeBreaker 537, Mastermind, 4 pegs: Solved in 3 guesses with 2 hints. "
        + "Mistakes cost 1.02 guesses, luck saved 0.17.")
    let sum = CodeBreakerSession.ReviewFindings(of: try #require(review.finishedReview)).sumLines
    #expect(sum[1].text == "1.02 guesses")
    #expect(sum[2].text == "0.17 guesses")
    #expect(sum[2].label == "Luck saved")
    #expect(visible(item.address) == Array("codebreaker/1/537/4.mastermind.9/0123,45-0,2020/hints-2".utf8))
  }

  @Test func textOfASharedReviewIsOneLineAndNamesNoPegs() throws {
    var random = SplitMix64(seed: 14)
    for _ in 0..<40 {
      let game = random.endedGame()
      let review = fixture.completeReview(String(decoding: game.line, as: UTF8.self))
      let item = try #require(review.reviewShareItem)
      #expect(!item.text.contains("\n"))
      #expect(item.address == review.shareItem.address)
      // The theme's name may contain a peg's name, so remove it first.
      let words = item.text.removingFirst(game.setup.theme.name)
      for peg in game.pegChoices {
        #expect(!words.contains(peg.text))
        #expect(!words.contains(game.setup.theme.spokenName(of: peg)))
      }
    }
  }
}

extension String {
  fileprivate func removingFirst(_ text: String) -> String {
    guard let range = firstRange(of: text) else { return self }
    return String(self[..<range.lowerBound] + self[range.upperBound...])
  }
}
