#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesSession

struct OpenGameView: View {
  @Environment(TriplesController.self) private var controller
  @State private var number = ""
  @FocusState private var isTyping: Bool

  var body: some View {
    QuestionSheet("Open a game", confirmation: "Open") {
      controller.session.dismissPopUp()
    } confirm: {
      open()
    } fields: {
      Section("Game number, 1 to 999999999999") {
        TextField("Game number", text: $number)
          .autocorrectionDisabled()
          .focused($isTyping)
          .submitLabel(.go)
          .onSubmit { open() }
          #if os(iOS)
        // A number pad has no return key.
        .keyboardType(.numbersAndPunctuation)
          #endif
        if let problem {
          Text(verbatim: problem)
            .foregroundStyle(.alarm)
        }
      }
      if controller.session.day == nil {
        Section {
          Button("All levels") { controller.session.openLevels() }
        }
      }
    }
    .onAppear { isTyping = true }
  }

  private var problem: String? {
    if case .openGame(let problem) = controller.session.popUp { problem } else { nil }
  }

  private func open() {
    controller.session.openGame(numbered: Array(number.utf8))
  }
}
#endif
