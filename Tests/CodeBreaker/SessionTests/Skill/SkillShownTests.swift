import Testing

@testable import CodeBreakerSession

@Suite struct SkillShownTests {
  private let group = CodeBreakerSession.StatisticsGroup(pegCount: 5, kind: .emoji)

  private func record(_ hundredths: [Int64]) -> CodeBreakerSession.SkillRecord {
    var record = CodeBreakerSession.SkillRecord()
    for (date, hundredths) in hundredths.enumerated() {
      record.keep(CodeBreakerSession.SkillEntry(date: Int64(date), hundredths: hundredths), in: group)
    }
    return record
  }

  @Test func summaries() {
    #expect(
      CodeBreakerSession.SkillRecord().summary(group)
        == "Review a game when it is over: the coach then says how many guesses you lost against perfect play.")
    #expect(
      record([35]).summary(group)
        == "0.35 guesses lost per game on average, in the game reviewed so far. 0 is perfect. "
        + "Games with hints and games given up do not count.")
    #expect(
      record([35, 0, 104]).summary(group)
        == "0.46 guesses lost per game on average, in the last 3 games reviewed. 0 is perfect. "
        + "Games with hints and games given up do not count.")
    #expect(record(Array(repeating: 7, count: 60)).summary(group).contains("0.07 guesses lost per game on average"))
    #expect(record(Array(repeating: 7, count: 60)).summary(group).contains("in the last 50 games reviewed"))
  }

  @Test func barsAreAsTallAsWhatWasLost() {
    #expect(CodeBreakerSession.SkillRecord().bars(group).isEmpty)
    let small = record([35, 0, 4]).bars(group)
    #expect(small.map(\.share) == [35, 0, 4], "small losses look small")
    #expect(small.map(\.label) == ["0.35", "0.00", "0.04"] && small.map(\.hundredths) == [35, 0, 4])
    #expect(record([100, 50]).bars(group).map(\.share) == [100, 50])
    #expect(record([250, 125, 35, 0]).bars(group).map(\.share) == [100, 50, 14, 0])
    #expect(record([999_999, 1]).bars(group).map(\.share) == [100, 0])
    #expect(record([35]).bars(CodeBreakerSession.StatisticsGroup(pegCount: 5, kind: .color)).isEmpty)
  }
}
