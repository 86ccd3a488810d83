import CodeBreakerSession

/// What is shown of the skill over time in the games of one group.
struct SkillPicture: Hashable {
  /// The reviewed games, the latest last.
  let bars: [CodeBreakerSession.SkillBar]

  /// The average, or what to do to get one.
  let summary: String

  /// The bars in words: "Guesses lost in the games reviewed, the latest last: 0.35, 0.00."
  let spoken: String

  init(_ skill: CodeBreakerSession.SkillRecord, _ group: CodeBreakerSession.StatisticsGroup) {
    bars = skill.bars(group)
    summary = skill.summary(group)
    spoken =
      "Guesses lost in the games reviewed, the latest last: " + bars.map { $0.label }.joined(separator: ", ") + "."
  }

  /// How tall a bar is, in points. A perfect game is still to be seen.
  ///
  /// - Parameter height: the room for the tallest bar that there could be.
  static func height(_ bar: CodeBreakerSession.SkillBar, in height: Double) -> Double {
    max(3, height * Double(bar.share) / 100)
  }
}
