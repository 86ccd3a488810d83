#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesSession

struct ChallengeView: View {
  let challenge: TriplesSession.Challenge

  @Environment(TriplesController.self) private var controller

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      PopUpTitle(challenge.title)
      Text(verbatim: challenge.text)
      if !challenge.note.isEmpty {
        Text(verbatim: challenge.note)
          .font(.footnote)
          .foregroundStyle(.muted)
      }
      Button(wide: "Play this game") { controller.session.playChallenge() }
        .buttonStyle(.primaryGame)
        .keyboardShortcut(.defaultAction)
      AdaptiveStack {
        if challenge.canCompare {
          Button(wide: "Compare") { controller.session.compareChallenge() }
        }
        if challenge.canWatch {
          Button(wide: "Watch instead") { controller.session.watchChallenge() }
        }
        Button(wide: "Not now") { controller.session.dismissPopUp() }
          .keyboardShortcut(.cancelAction)
      }
      .buttonStyle(.game)
    }
    .padding(20)
    .frame(maxWidth: 460)
    .foregroundStyle(.ink)
    .card(radius: 20, isBordered: false)
  }
}
#endif
