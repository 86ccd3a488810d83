import DailyGames
import GameCore
import SessionSupport

extension CodeBreakerSession {
  private enum StatisticsCode: UInt8 {
    /// Shows the group at an index.
    case group
    /// Shows or hides the chart of mistakes.
    case skill
  }

  /// Returns the Statistics tab: a group's figures, the attempts its games took, and the skill in them. If `chosen` is
  /// `nil` or has no games, the screen shows the current game's group. Without `showsSkill`, the skill is folded.
  public func statisticsScreen(_ chosen: StatisticsGroup?, showsSkill: Bool = true) -> CodeBreakerSession.Screen {
    let groups = statisticsGroups
    let group = chosen.flatMap { groups.contains($0) ? $0 : nil } ?? statisticsGroup
    let games = statistics[group]
    let choice = Choice(
      "Games with", groups.map { $0.label }, selectedIndex: groups.firstIndex(of: group) ?? 0,
      action: .init(StatisticsCode.group))
    return CodeBreakerSession.Screen(
      "Statistics",
      [
        .init("practice-part", nil, [.buttons("practice", [Action(to: .practice(.codeBreaker), "Practice")])]),
        .init("figures", nil, [.block("group", .choice(choice)), .block("counts", .figures(games.figures))]),
        .init(
          "attempt-counts", "Guesses to break the code",
          [
            .block("histogram", .bars(games.bars)),
            .text("hinted-legend", games.hintedCount == 0 ? nil : "solved with hints", .legend),
          ]),
        .init(
          "skill", nil,
          [
            .block(
              "skill-title",
              .disclosure(Action(.init(StatisticsCode.skill), "Mistakes over time", isExpanded: showsSkill))),
            .block("skill-chart", showsSkill ? skill.chart(group).map { .chart($0) } : nil),
            .text("skill-summary", showsSkill ? skill.summary(group) : nil, .note),
          ]),
      ])
  }

  /// Returns whether an action of the screen shows or hides the chart of mistakes.
  public func isSkillToggle(_ id: Action.ID) -> Bool { id.code == StatisticsCode.skill.rawValue }

  /// Returns the group that the player chooses with an action of the screen, or `nil`.
  public func statisticsGroup(chosenBy id: Action.ID) -> StatisticsGroup? {
    let groups = statisticsGroups
    return id.code == StatisticsCode.group.rawValue && groups.indices.contains(id.index) ? groups[id.index] : nil
  }
}

extension CodeBreakerSession.GroupStatistics {
  /// The figures in display order. The seventh, games with hints, is present only if there are any.
  public var figures: [Figure] {
    let none: String = "–"
    return [
      Figure(name: "Games", value: "\(playedCount)"),
      Figure(name: "Solved", value: playedCount == 0 ? none : "\(solvedPercent)%"),
      Figure(name: "Best", value: fewestAttempts.map { "\($0)" } ?? none),
      Figure(name: "Fastest", value: fastestSeconds.map { DurationText.clock($0) } ?? none),
      Figure(name: "Streak", value: "\(currentStreak)"),
      Figure(name: "Best streak", value: "\(longestStreak)"),
    ] + (hintedCount == 0 ? [] : [Figure(name: "With hints", value: "\(hintedCount)")])
  }

  /// The bars for one guess, two, and so on up to nine, and a last one for more. The bar of a game that was solved in
  /// `attemptCount` guesses is marked.
  func shortBars(marking attemptCount: Int?) -> [HistogramBar] {
    let counts = (0..<10).map { bar in
      bar < 9 ? (bar < histogram.count ? histogram[bar] : 0) : histogram.dropFirst(9).reduce(0, +)
    }
    return Histogram(counts).bars(atLeast: 10).enumerated().map { index, bar in
      HistogramBar(
        label: index < 9 ? "\(index + 1)" : "10+", count: bar.count, share: bar.share,
        isOwn: attemptCount.map { min($0, 10) == index + 1 } ?? false,
        spokenLabel: CodeBreakerSession.SpokenText.attemptCount(index + 1) + (index < 9 ? "" : " or more"))
    }
  }

  /// The bars of the histogram: one attempt, two, and so on. There are at least eight, so that the first few games
  /// don't change the chart's size. The last possible bar also counts games with more attempts.
  public var bars: [HistogramBar] {
    solvedGames.bars(atLeast: 8).enumerated().map { index, bar in
      let attempts = index + 1
      let isLast = attempts == Self.histogramLength
      return HistogramBar(
        label: isLast ? "\(attempts)+" : "\(attempts)", count: bar.count, share: bar.share,
        hintedCount: hintedSolvedCount(index),
        spokenLabel: CodeBreakerSession.SpokenText.attemptCount(attempts) + (isLast ? " or more" : ""))
    }
  }
}
