#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// The statistics of one group of games: figures, attempts, and skill.
struct StatisticsView: View {
  @Environment(CodeBreakerTable.self) private var table
  @State private var chosen: CodeBreakerSession.StatisticsGroup?

  var body: some View {
    let games = table.session.statistics[group]
    ReadingPage(spacing: 16) {
      Heading("Statistics", font: .title.bold())
      Picker("Games with", selection: choice) {
        ForEach(table.session.statisticsGroups, id: \.self) { group in
          Text(verbatim: group.label).tag(group)
        }
      }
      FigureGrid(figures: games.figures)
      Heading("Attempts to break the code", font: .headline)
      HistogramView(bars: games.bars)
      Heading("Skill: guesses lost per game", font: .headline)
      SkillView(picture: SkillPicture(table.session.skill, group))
      Button(wide: "Practice") { table.openPractice() }
        .buttonStyle(.game)
        .accessibilityHint("Asks again about positions where you lost points, and shows whether you’re improving.")
    }
  }

  /// The group to show. Until the player chooses one, it's that of the current game.
  private var group: CodeBreakerSession.StatisticsGroup {
    chosen ?? table.session.statisticsGroup
  }

  private var choice: Binding<CodeBreakerSession.StatisticsGroup> {
    Binding(get: { @MainActor in group }, set: { @MainActor group in chosen = group })
  }
}

/// Labeled figures in as many columns as fit.
private struct FigureGrid: View {
  let figures: [CodeBreakerSession.Figure]
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    let width = StatisticsLayout(TextSize(dynamicTypeSize)).figureWidth
    LazyVGrid(columns: [GridItem(.adaptive(minimum: width), spacing: 8)], spacing: 8) {
      ForEach(figures, id: \.name) { figure in
        VStack(alignment: .leading) {
          Text(verbatim: figure.name)
            .font(.footnote)
            .foregroundStyle(.muted)
          Text(verbatim: figure.value)
            .font(.title2.bold().monospacedDigit())
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(EdgeInsets(top: 6, leading: figurePadding, bottom: 6, trailing: figurePadding))
        .card()
        .accessibilityElement(children: .combine)
      }
    }
  }

  private var figurePadding: CGFloat { StatisticsLayout.figurePadding / 2 }
}
#endif
