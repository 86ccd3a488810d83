import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// One game in the chart of skill over time.
  public struct SkillBar: Hashable, Sendable {
    /// The guesses lost in the game, in hundredths.
    public let hundredths: Int64

    /// How tall the bar is, in hundredths of the tallest one that there could be in this chart.
    public let share: Int

    /// The guesses lost: "0.35".
    public var label: String { DecimalText.hundredths(hundredths) }
  }
}

extension CodeBreakerSession.SkillRecord {
  /// The bars of a group's chart, the latest game last. A chart is at least one guess tall, so that small losses look
  /// small.
  public func bars(_ group: CodeBreakerSession.StatisticsGroup) -> [CodeBreakerSession.SkillBar] {
    let games = self[group]
    let most = max(100, games.map { $0.hundredths }.max() ?? 0)
    return games.map { CodeBreakerSession.SkillBar(hundredths: $0.hundredths, share: Int($0.hundredths * 100 / most)) }
  }

  /// What stands with the chart: "On average 0.31 guesses lost per game, in the last 12 games reviewed. 0 is perfect."
  public func summary(_ group: CodeBreakerSession.StatisticsGroup) -> String {
    let count = self[group].count
    guard let average = average(group) else {
      return "Review a game when it is over: the coach then says how many guesses you lost against perfect play."
    }
    let games = count == 1 ? "the game reviewed so far" : "the last \(count) games reviewed"
    return "\(DecimalText.hundredths(average)) guesses lost per game on average, in \(games). 0 is perfect. "
      + "Games with hints and games given up do not count."
  }
}
