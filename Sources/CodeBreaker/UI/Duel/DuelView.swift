import AppSupport
import CodeBreakerModel
import CodeBreakerSession

/// The content of the duel sheet.
struct DuelPage {
  let duel: CodeBreakerSession.Duel

  /// The number of positions that the coach has reviewed, and of all positions in both games.
  let progress: (done: Int, count: Int)

  /// The reason why the coach failed, or `nil`.
  let problem: String?

  /// The text to send back to the friend, or `nil`.
  let answer: String?

  /// Creates the content from the session's duel.
  init(_ duel: CodeBreakerSession.Duel, _ session: CodeBreakerSession) {
    self.duel = duel
    progress = session.duelProgress
    problem = duel.hasFailed ? session.coachProblem : nil
    answer = session.answerShareItem.map { CodeBreakerController.link.message($0) }
  }
}

#if canImport(SwiftUI)
import SwiftUI

/// Two games of the same code side by side: the winner, the first difference, and the figures of both.
struct DuelView: View {
  let page: DuelPage
  @Environment(CodeBreakerController.self) private var controller

  var body: some View {
    NavigationStack {
      ReadingPage(spacing: 16) { content(page.duel) }
        .navigationTitle("Duel")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Done") { controller.session.closeDuel() }
              .keyboardShortcut(.cancelAction)
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
    if let text = page.answer {
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
    if let problem = page.problem {
      Text(verbatim: problem)
        .foregroundStyle(.alarm)
      Button("Try again") { controller.session.retryDuel() }
        .buttonStyle(.game)
    } else if !duel.isReviewed {
      ProgressView(
        "The coach reviews both games.", value: Double(page.progress.done), total: Double(page.progress.count))
    }
  }

  private func figures(_ duel: CodeBreakerSession.Duel) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      DuelFigures(figures: duel.figures)
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

/// The figures of both games: in columns, or one below the other if the text is large.
private struct DuelFigures: View {
  let figures: [CodeBreakerSession.DuelFigure]
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    if !dynamicTypeSize.isAccessibilitySize {
      Grid(horizontalSpacing: 12, verticalSpacing: 6) {
        GridRow {
          Text(verbatim: "")
          Text("You")
          Text("Friend")
        }
        .bold()
        .accessibilityHidden(true)
        ForEach(figures, id: \.name) { figure in
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
    } else {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(figures, id: \.name) { figure in
          VStack(alignment: .leading) {
            Text(verbatim: figure.name)
              .bold()
            Text("You: \(figure.own)")
            Text("Friend: \(figure.friend)")
          }
          .monospacedDigit()
          .accessibilityElement(children: .combine)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// The attempts of both games with the same number: side by side, or one below the other if the text is large.
private struct DuelRowView: View {
  let row: CodeBreakerSession.DuelRow
  let theme: Theme

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if row.isParting {
        Text("Your games split here")
          .font(.footnote.bold())
          .foregroundStyle(.accent)
      }
      HStack(alignment: .top, spacing: DuelLayout.spacing) {
        Text(verbatim: "\(row.number)")
          .monospacedDigit()
          .foregroundStyle(.muted)
          .lineLimit(1)
          .minimumScaleFactor(0.4)
          .frame(width: DuelLayout.numberWidth, alignment: .leading)
          .accessibilityHidden(true)
        RowOrColumn(alignment: .top, spacing: DuelLayout.spacing) {
          side("You", row.own)
          side("Friend", row.friend)
        }
      }
    }
    .padding(DuelLayout.spacing)
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
#endif
