import SessionSupport
import Testing

@testable import CodeBreakerSession

@Suite struct SkillDisplayTests {
  private let group = CodeBreakerSession.StatisticsGroup(pegCount: 5, kind: .emoji)

  private func record(_ hundredths: [Int64]) -> CodeBreakerSession.SkillRecord {
    var record = CodeBreakerSession.SkillRecord()
    for (date, hundredths) in hundredths.enumerated() {
      record.add(CodeBreakerSession.SkillEntry(date: Int64(date), hundredths: hundredths), in: group)
    }
    return record
  }

  @Test func summaryDescribesTheAverage() {
    #expect(
      CodeBreakerSession.SkillRecord().summary(group)
        == "Review a game when it is over: the coach then says how many guesses your mistakes cost.")
    #expect(
      record([35]).summary(group)
        == "Mistakes cost 0.35 guesses per game on average, in the game reviewed so far. "
        + "Games with hints and games that you gave up don’t count.")
    #expect(
      record([35, 0, 104]).summary(group)
        == "Mistakes cost 0.46 guesses per game on average, in the last 3 games reviewed. "
        + "Games with hints and games that you gave up don’t count.")
    #expect(
      record(Array(repeating: 7, count: 60)).summary(group).contains("Mistakes cost 0.07 guesses per game on average"))
    #expect(record(Array(repeating: 7, count: 60)).summary(group).contains("in the last 50 games reviewed"))
  }

  @Test func chartShowsTheLossesAsBarsAndText() {
    func shares(_ hundredths: [Int64]) -> [Int]? { record(hundredths).chart(group)?.bars.map(\.share) }
    #expect(shares([]) == nil)
    #expect(record([35]).chart(CodeBreakerSession.StatisticsGroup(pegCount: 5, kind: .color)) == nil)
    #expect(shares([35, 0, 4]) == [35, 0, 4], "small losses look small")
    #expect(shares([100, 50]) == [100, 50])
    #expect(shares([250, 125, 35, 0]) == [100, 50, 14, 0])
    #expect(shares([999_999, 1]) == [100, 0])
    let chart = record([35, 0, 150]).chart(group)
    #expect(chart?.bars.map(\.spokenText) == ["0.35 guesses lost", "0.00 guesses lost", "1.50 guesses lost"])
    #expect(chart?.spokenText == "Guesses lost in the games reviewed, the latest last: 0.35, 0.00, 1.50.")
    #expect(chart?.topLabel == "1.50")
    #expect(record([35]).chart(group)?.topLabel == "1.00")
  }
}
