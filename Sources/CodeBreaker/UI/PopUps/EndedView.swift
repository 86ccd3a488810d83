#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import PlaySupport
import SwiftUI

/// How the game ended: the code, the attempts, the time, and what to do next.
struct EndedView: View {
  let ended: CodeBreakerSession.EndedGame
  @Environment(CodeBreakerTable.self) private var table

  var body: some View {
    VStack(spacing: 12) {
      Text(verbatim: ended.title)
        .font(.title.bold())
        .accessibilityAddTraits(.isHeader)
      CodeView(
        code: ended.game.masterCode,
        layout: PegRowLayout(pegCount: ended.game.setup.pegCount, width: 240, largest: 52, spacing: 6)
      )
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(CodeBreakerSession.Spoken.master(ended.game.masterCode, theme: ended.game.setup.theme))
      Text(verbatim: ended.summaryWithTime)
        .bold()
        .accessibilityLabel("\(ended.summary) in \(DurationText.spoken(ended.seconds))")
      if let duel = table.session.endedDuel { Text(verbatim: duel.verdict.text) }
      markers
      answers
      note
    }
    .foregroundStyle(.ink)
    .multilineTextAlignment(.center)
    .padding(20)
    .frame(maxWidth: 416)
    .card(radius: 20)
  }

  /// What is shared of the attempts, the first one on top.
  private var markers: some View {
    VStack(spacing: 8) {
      ForEach(table.session.attempts.reversed(), id: \.number) { attempt in
        MatchMarkers(matches: attempt.markers)
      }
    }
    .accessibilityHidden(true)
  }

  private var answers: some View {
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      GridRow {
        Button(wide: "Play again") { table.session.playAgain() }
          .buttonStyle(.primaryGame)
          .keyboardShortcut(.defaultAction)
        Button(wide: "Surprise me") { table.session.restart() }
      }
      if table.session.endedDuel != nil {
        Button(wide: "Compare") { table.session.openDuel() }
          .accessibilityHint("Shows your game and your friend's side by side.")
      } else if ended.canReview {
        Button(wide: "Review") { table.session.openReview() }
          .accessibilityHint("The coach looks at every guess.")
      }
      GridRow {
        if let answer = table.answerShareText {
          ShareLink(item: answer) { WideLabel("Send it back") }
        } else {
          ShareLink(item: table.shareText) { WideLabel("Share") }
        }
        Button(wide: "Look back") { table.lookBack() }
          .keyboardShortcut(.cancelAction)
      }
    }
    .buttonStyle(.game)
  }

  /// The system does not tell whether something was shared, so it is said beforehand.
  @ViewBuilder private var note: some View {
    if ended.canReview {
      Text(verbatim: CodeBreakerSession.duelNote)
        .font(.footnote)
        .foregroundStyle(.muted)
    }
  }
}
#endif
