#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import PlaySupport
import SwiftUI

/// The card of a game that ended: the code, the attempts, the time, and the next actions.
struct EndedView: View {
  let card: EndedCard
  @Environment(CodeBreakerController.self) private var controller

  private var ended: CodeBreakerSession.EndedGame { card.ended }

  var body: some View {
    VStack(spacing: 12) {
      PopUpTitle(ended.title, font: .title.bold())
      CodeView(
        code: ended.game.masterCode,
        layout: PegRowLayout(pegCount: ended.game.setup.pegCount, width: 240, largest: 52, spacing: 6)
      )
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(CodeBreakerSession.Spoken.master(of: ended.game))
      Text(verbatim: ended.summaryWithTime)
        .bold()
        .accessibilityLabel("\(ended.summary), \(DurationText.spoken(ended.seconds))")
      if let verdict = card.verdict ?? ended.note { Text(verbatim: verdict) }
      markers
      answers
      note
    }
    .environment(\.showsLetters, card.showsLetters)
    .foregroundStyle(.ink)
    .multilineTextAlignment(.center)
    .padding(20)
    .frame(maxWidth: 416)
    .card(radius: 20)
  }

  /// The markers as in the shared text, first attempt first.
  private var markers: some View {
    VStack(spacing: 8) {
      ForEach(card.markers.indices, id: \.self) { MatchMarkers(matches: card.markers[$0]) }
    }
    .accessibilityHidden(true)
  }

  private var answers: some View {
    VStack(spacing: 8) {
      if card.dayNote == nil {
        FittingRows {
          Button(wide: "Play again") { controller.session.playAgain() }
            .buttonStyle(.primaryGame)
            .keyboardShortcut(.defaultAction)
          Button(wide: "Surprise me") { controller.session.restart() }
        }
      } else {
        // After a daily game, sharing comes first.
        ShareLink(item: card.share) { WideLabel("Share") }
          .buttonStyle(.primaryGame)
        Button(wide: "\(card.nextLabel)") { controller.session.playAgain() }
          .keyboardShortcut(.defaultAction)
      }
      if card.verdict != nil {
        Button(wide: "Compare") { controller.session.openDuel() }
          .accessibilityHint("Shows your game and your friend’s side by side.")
      } else if ended.canReview {
        Button(wide: "Review") { controller.session.openReview() }
          .accessibilityHint("The coach reviews every guess.")
      }
      FittingRows {
        if let answer = card.answer {
          ShareLink(item: answer) { WideLabel("Send it back") }
        } else if card.dayNote == nil {
          ShareLink(item: card.share) { WideLabel("Share") }
        }
        Button(wide: "Look back") { controller.lookBack() }
          .keyboardShortcut(.cancelAction)
      }
    }
    .buttonStyle(.game)
  }

  /// A note about duels or the streak, always shown, because the system doesn't report whether the player shared.
  @ViewBuilder private var note: some View {
    if let note = card.dayNote ?? (ended.canReview ? CodeBreakerSession.duelNote : nil) {
      Text(verbatim: note)
        .font(.footnote)
        .foregroundStyle(.muted)
    }
  }
}
#endif
