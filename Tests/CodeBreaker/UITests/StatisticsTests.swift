import CodeBreakerSession
import PlaySupport
import Testing

@testable import CodeBreakerUI

@MainActor @Suite struct StatisticsTests {
  private let group = CodeBreakerSession.StatisticsGroup(pegCount: 4, kind: .color)

  @Test func theHintedPartOfABar() throws {
    // Four games solved in three attempts, one of them with hints, and two in four, both with hints.
    let text = "codebreaker-statistics/1\n4-color 6 6 6 40 0,0,4,2 3 0,0,1,2"
    let bars = try #require(CodeBreakerSession.Statistics(text: Array(text.utf8)))[group].bars
    #expect(BarParts(bars[2], width: 200) == BarParts(whole: 200, aided: 50))
    #expect(BarParts(bars[3], width: 200) == BarParts(whole: 100, aided: 100))
    #expect(BarParts(bars[0], width: 200) == BarParts(whole: BarParts.least, aided: 0))
    #expect(BarParts(bars[2], width: -44) == BarParts(whole: BarParts.least, aided: BarParts.least / 4))
  }

  @Test func skillOverTime() throws {
    let none = SkillPicture(CodeBreakerSession.SkillRecord(), group)
    #expect(none.bars.isEmpty && none.summary.hasPrefix("Review a game"))
    let skill = try #require(
      CodeBreakerSession.SkillRecord(text: Array("codebreaker-skill/1\n4-color 100:35,200:0,300:150".utf8)))
    let picture = SkillPicture(skill, group)
    #expect(picture.spoken == "Guesses lost in the games reviewed, the latest last: 0.35, 0.00, 1.50.")
    #expect(picture.summary == skill.summary(group))
    #expect(picture.bars.map { SkillPicture.height($0, in: 100) } == [23, 3, 100])
    #expect(SkillPicture(skill, CodeBreakerSession.StatisticsGroup(pegCount: 5, kind: .color)).bars.isEmpty)
  }
}
