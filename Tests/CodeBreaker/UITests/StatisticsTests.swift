import CodeBreakerSession
import PlaySupport
import Testing

@testable import CodeBreakerUI

@MainActor @Suite struct StatisticsTests {
  private let group = CodeBreakerSession.StatisticsGroup(pegCount: 4, kind: .color)

  @Test func skillOverTime() throws {
    let none = SkillPicture(CodeBreakerSession.SkillRecord(), group)
    #expect(none.bars.isEmpty && none.summary.hasPrefix("Review a game"))
    let skill = try #require(
      CodeBreakerSession.SkillRecord(
        text: Array("codebreaker-skill/1\n4-color 100:35,200:0,300:150".utf8)))
    let picture = SkillPicture(skill, group)
    #expect(picture.spoken == "Guesses lost in the games reviewed, the latest last: 0.35, 0.00, 1.50.")
    #expect(picture.summary == skill.summary(group))
    #expect(picture.bars.map { SkillPicture.height($0, in: 100) } == [23, 3, 100])
    #expect(SkillPicture(skill, CodeBreakerSession.StatisticsGroup(pegCount: 5, kind: .color)).bars.isEmpty)
  }
}
