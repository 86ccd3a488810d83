#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// What is counted of the games of one group, and in how many attempts they were solved.
struct StatisticsView: View {
  @Environment(CodeBreakerTable.self) private var table
  @State private var chosen: CodeBreakerSession.StatisticsGroup?

  var body: some View {
    let games = table.session.statistics[group]
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Statistics")
          .font(.title.bold())
          .accessibilityAddTraits(.isHeader)
        Picker("Games with", selection: choice) {
          ForEach(CodeBreakerSession.StatisticsGroup.all, id: \.self) { group in
            Text(verbatim: group.label).tag(group)
          }
        }
        FigureGrid(figures: games.figures)
        heading("Attempts to break the code")
        HistogramView(bars: games.bars)
        heading("Skill: guesses lost per game")
        SkillView(picture: SkillPicture(table.session.skill, group))
      }
      .foregroundStyle(.ink)
      .frame(maxWidth: 672, alignment: .leading)
      .padding()
      .frame(maxWidth: .infinity)
    }
    .background(.paper)
  }

  private func heading(_ title: LocalizedStringKey) -> some View {
    Text(title)
      .font(.headline)
      .accessibilityAddTraits(.isHeader)
  }

  /// Until the player chooses, the games of the kind that is on the table.
  private var group: CodeBreakerSession.StatisticsGroup {
    chosen ?? CodeBreakerSession.StatisticsGroup(table.session.game.setup)
  }

  private var choice: Binding<CodeBreakerSession.StatisticsGroup> {
    Binding(get: { @MainActor in group }, set: { @MainActor group in chosen = group })
  }
}

#Preview("Statistics") {
  StatisticsView().environment(CodeBreakerTable.preview())
}
#endif
