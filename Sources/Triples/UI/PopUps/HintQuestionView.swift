#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesSession

/// The pop-up that asks for confirmation before the first hint of a game that can still win a medal.
struct HintQuestionView: View {
  @Environment(TriplesController.self) private var controller

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      PopUpTitle(TriplesSession.HintQuestion.title)
      Text(verbatim: TriplesSession.HintQuestion.text)
      Button {
        controller.session.dismissPopUp()
      } label: {
        Text(verbatim: TriplesSession.HintQuestion.keepLabel).frame(maxWidth: .infinity)
      }
      .buttonStyle(.primaryGame)
      .keyboardShortcut(.defaultAction)
      Button {
        controller.session.confirmHint()
      } label: {
        Text(verbatim: TriplesSession.HintQuestion.showLabel).frame(maxWidth: .infinity)
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
