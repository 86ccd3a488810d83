#if canImport(SwiftUI)
import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SwiftUI

/// Two games of the same code side by side: who has won, where they parted, and how both came about.
struct DuelView: View {
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    NavigationStack {
      ReadingPage(spacing: 16) {
        if let duel = table.session.duel { content(duel) }
      }
      .navigationTitle("Duel")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { table.session.closeDuel() }
        }
      }
    }
  }

  @ViewBuilder private func content(_ duel: CodeBreakerSession.Duel) -> some View {
    words(duel)
    coach(duel)
    figures(duel)
    if let charts = duel.charts, let spoken = duel.spokenCharts {
      DuelChartView(own: charts.own, friend: charts.friend, spoken: spoken)
    }
    ForEach(duel.rows, id: \.number) { row in
      DuelRowView(row: row, theme: duel.own.game.setup.theme)
    }
    if let text = table.answerShareText {
      ShareLink(item: text) { WideLabel("Send it back") }
        .buttonStyle(.primaryGame)
      Text(verbatim: CodeBreakerSession.duelNote)
        .font(.footnote)
        .foregroundStyle(.muted)
    }
  }

  private func words(_ duel: CodeBreakerSession.Duel) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: duel.verdict.text)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      if let hints = duel.hintsText { Text(verbatim: hints) }
      Text(verbatim: duel.partingText)
      if let lead = duel.leadText { Text(verbatim: lead) }
    }
  }

  @ViewBuilder private func coach(_ duel: CodeBreakerSession.Duel) -> some View {
    if duel.hasFailed {
      Text(verbatim: table.session.coachProblem)
        .foregroundStyle(.alarm)
      Button("Try again") { table.session.retryDuel() }
        .buttonStyle(.game)
    } else if !duel.isReviewed {
      let (done, count) = table.session.duelProgress
      ProgressView("The coach looks at both games.", value: Double(done), total: Double(count))
    }
  }

  private func figures(_ duel: CodeBreakerSession.Duel) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Grid(horizontalSpacing: 12, verticalSpacing: 6) {
        GridRow {
          Text(verbatim: "")
          Text("You")
          Text("Friend")
        }
        .bold()
        .accessibilityHidden(true)
        ForEach(duel.figures, id: \.name) { figure in
          GridRow {
            Text(verbatim: figure.name)
              .frame(maxWidth: .infinity, alignment: .leading)
            Text(verbatim: figure.own)
              .accessibilityLabel("You: \(figure.own)")
            Text(verbatim: figure.friend)
              .accessibilityLabel("Friend: \(figure.friend)")
          }
          .monospacedDigit()
        }
      }
      .padding(12)
      .card(isBordered: false)
      if let note = duel.figuresNote {
        Text(verbatim: note)
          .font(.footnote)
          .foregroundStyle(.muted)
      }
    }
  }
}

/// The attempts of both with the same number: side by side, or where letters are large below each other.
private struct DuelRowView: View {
  let row: CodeBreakerSession.DuelRow
  let theme: Theme

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if row.isParting {
        Text("You parted here")
          .font(.footnote.bold())
          .foregroundStyle(.accent)
      }
      HStack(alignment: .top, spacing: 10) {
        Text(verbatim: "\(row.number)")
          .monospacedDigit()
          .foregroundStyle(.muted)
          .frame(minWidth: 20, alignment: .leading)
          .accessibilityHidden(true)
        side("You", row.own)
        side("Friend", row.friend)
      }
    }
    .padding(10)
    .frame(maxWidth: .infinity, alignment: .leading)
    .card()
  }

  @ViewBuilder private func side(_ name: String, _ attempt: CodeBreakerSession.DuelAttempt?) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      if let attempt {
        Text(verbatim: name)
          .font(.footnote)
          .foregroundStyle(.muted)
        CodeView(code: attempt.row.code, layout: .duel(pegCount: attempt.row.code.pegs.count))
        MatchMarkers(matches: attempt.row.markers)
        Text(verbatim: attempt.note)
          .font(.footnote)
          .foregroundStyle(.muted)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(attempt.map { "\(name): \($0.spoken(theme: theme))" } ?? "")
    .accessibilityHidden(attempt == nil)
  }
}

#Preview("Duel, light") {
  DuelView().environment(CodeBreakerTable.duelPreview)
}

#Preview("Duel, dark") {
  DuelView().environment(CodeBreakerTable.duelPreview).preferredColorScheme(.dark)
}

#Preview("Duel, large letters") {
  DuelView().environment(CodeBreakerTable.duelPreview).dynamicTypeSize(.accessibility3)
}
#endif
