import CodeBreakerModel
import CodeBreakerTestSupport
import NumberedGame
import TestSupport
import Testing

@testable import CodeBreakerSession

/// What a review stores and shares: its text, the record of skill, and the result to share.
@Suite struct KeptReviewTests {
  private let table = Table()
  private let line = fresh + " 0123,45-0,2020"
  private let fourColors = CodeBreakerSession.StatisticsGroup(pegCount: 4, kind: .color, choiceCount: 6)

  private func skillText(_ review: CodeBreakerSession, date: Int64 = 1_700_000_000) throws -> String {
    let skill = CodeBreakerSession.ReviewFindings(of: try #require(review.finishedReview)).skill
    return "codebreaker-skill/1\n4-colors 6 \(date):\(skill)"
  }

  @Test func aReviewIsShownAgainWithoutAsking() throws {
    let review = table.review(line)
    review.answerAll()
    let done = try #require(review.finishedReview)
    #expect(table.memory.texts["parlor.codebreaker.review"] == done.text)
    let again = table.review()
    #expect(again.reviewing == .ready(done) && again.coachQuestion == nil && again.status == review.status)
    #expect(again.reviewProgress == (3, 3) && again.reviewShareItem?.text == review.reviewShareItem?.text)
  }

  @Test(arguments: [
    "", "nonsense", "codebreaker-review/1\ncodebreaker/1 537 4.mastermind 0123,45-0,2020", "other", "cut",
  ])
  func aKeptReviewThatCannotBeReadIsMadeAnew(kept: String) throws {
    let review = table.review(line)
    review.answerAll()
    let text = try #require(table.savedReview)
    let other = try CodeBreaker(line: fresh + " 0123,2020")
    let otherText = try Review(of: other, advices: FakeCoach.advices(for: other)).text
    let texts = ["other": String(decoding: otherText, as: UTF8.self), "cut": String(text.dropLast())]
    table.memory["parlor.codebreaker.review"] = texts[kept] ?? kept
    let again = table.review()
    #expect(again.reviewing == .running([]) && again.coachQuestion != nil)
    again.answerAll()
    #expect(again.reviewing == review.reviewing && table.savedReview == text)
  }

  @Test func theRecordOfSkillHasTheGameOnce() throws {
    let review = table.review(line)
    #expect(table.savedSkill == nil)
    review.answerAll()
    let text = try skillText(review)
    #expect(table.savedSkill == text)
    review.openReview()
    _ = table.review()
    table.memory["parlor.codebreaker.review"] = nil
    table.review().answerAll()
    #expect(table.savedSkill == text)
    #expect(table.skillRecord?[fourColors].count == 1)
  }

  @Test func theSameMovesAnotherTimeAreAnotherGame() throws {
    let review = table.review(line)
    review.answerAll()
    table.saveEnded(line, date: 1_700_000_500)
    review.reviewAnother()
    #expect(review.finishedReview != nil && review.coachQuestion == nil)
    #expect(table.skillRecord?[fourColors].map(\.date) == [1_700_000_000, 1_700_000_500])
  }

  @Test func twoWindowsKeepOneRecord() throws {
    let (first, second) = (table.review(line), table.review(line))
    first.answerOnce()
    second.answerAll()
    first.answerAll()
    #expect(first.reviewing == second.reviewing)
    #expect(try table.savedSkill == skillText(first))
    let other = fresh + " 0123,2020"
    table.saveEnded(other, date: 1_700_000_100)
    second.reviewAnother()
    second.answerAll()
    table.saveEnded(fresh + " 2020", date: 1_700_000_050)
    first.reviewAnother()
    first.answerAll()
    #expect(table.skillRecord?[fourColors].map(\.date) == [1_700_000_000, 1_700_000_050, 1_700_000_100])
  }

  @Test(arguments: [
    (fresh + " 0123,45-0,2020", 0, true), (fresh + ".2 0123,4455", 0, true), (fresh + " 2020", 0, true),
    (fresh + " 0123,45-0,2020", 1, false), (fresh + " 0123,x", 0, false), (fresh + " 0123,x", 2, false),
  ])
  func gamesWithHintsAndGamesGivenUpDoNotCount(line: String, hints: Int, counts: Bool) throws {
    let review = table.review(line, hints: hints)
    review.answerAll()
    #expect(review.finishedReview != nil && table.savedReview != nil)
    #expect(review.countsForAverage == counts && (table.savedSkill != nil) == counts)
    if counts { #expect(try table.savedSkill == skillText(review)) }
    _ = table.review()
    #expect((table.savedSkill != nil) == counts, "nor when it is shown again")
  }

  @Test func aStorageThatRefusesLosesTheReviewAlone() throws {
    table.saveEnded(line)
    table.memory.refuses = true
    let review = table.review()
    review.answerAll()
    #expect(review.finishedReview != nil && review.reviewShareItem != nil)
    #expect(table.savedReview == nil && table.savedSkill == nil)
    table.memory.refuses = false
    let again = table.review()
    #expect(again.reviewing == .running([]), "it is asked for again")
    again.answerAll()
    #expect(try table.savedSkill == skillText(review) && table.savedReview != nil)
  }

  @Test func aDamagedRecordOfSkillIsSetAside() throws {
    table.memory["parlor.codebreaker.skill"] = "nonsense"
    let review = table.review(line)
    review.answerAll()
    #expect(table.memory["parlor.codebreaker.skill.damaged"] == "nonsense")
    #expect(try table.savedSkill == skillText(review))
  }

  @Test func theTableIsLeftAsItIs() {
    table.saveEnded(line, hints: 2)
    let saved = table.savedGame
    let session = table.window()
    let statistics = table.savedStatistics
    session.openReview()
    session.answerAll()
    #expect(table.savedGame == saved && table.savedStatistics == statistics)
  }

  @Test func theRecordOfAnotherWindowIsTakenUp() throws {
    let first = table.review(line)
    let second = table.window()
    var drawn = 0
    second.onChange = { drawn += 1 }
    first.answerAll()
    #expect(second.skill[fourColors].isEmpty)
    second.storageChanged()
    #expect(second.skill == first.skill && second.skill[fourColors].count == 1 && drawn == 1)
    #expect(table.window().skill == first.skill)
  }

  @Test func whatIsSharedIsOneLine() throws {
    let review = table.review(fresh + ".9 0123,45-0,2020", hints: 2)
    review.answerAll()
    let item = try #require(review.reviewShareItem)
    #expect(
      item.text == "CodeBreaker 537, Mastermind, 4 pegs: Solved in 3 attempts with 2 hints. "
        + "Skill 1.02 (0 is perfect), luck −0.17.")
    let sum = CodeBreakerSession.ReviewFindings(of: try #require(review.finishedReview)).sum
    #expect(sum[1].text == "1.02 guesses" && sum[2].text == "0.17 guesses" && sum[2].label == "Luck saved")
    #expect(String(decoding: item.address, as: UTF8.self) == "codebreaker/1/537/4.mastermind.9/0123,45-0,2020/hints-2")
  }

  @Test func whatIsSharedGivesNothingAway() throws {
    var chance = SplitMix64(seed: 14)
    for _ in 0..<40 {
      let game = chance.endedGame()
      let review = table.review(String(decoding: game.line, as: UTF8.self))
      review.answerAll()
      let item = try #require(review.reviewShareItem)
      #expect(!item.text.contains("\n") && item.address == review.shareItem.address)
      // The theme's name is allowed, even if it contains the name of a peg.
      let words = item.text.replacingName(game.setup.theme.name)
      for peg in game.pegChoices {
        #expect(!words.contains(peg.text) && !words.contains(game.setup.theme.spokenName(of: peg)))
      }
    }
  }
}

extension String {
  /// The text without the name of a theme.
  fileprivate func replacingName(_ name: String) -> String {
    guard let range = firstRange(of: name) else { return self }
    return String(self[..<range.lowerBound] + self[range.upperBound...])
  }
}
