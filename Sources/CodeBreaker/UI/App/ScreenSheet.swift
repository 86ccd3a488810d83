#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SessionSupport
import SwiftUI

/// A sheet with a screen of the session, such as a review of the game.
struct ScreenSheet: View {
  let screen: CodeBreakerSession.Screen
  let perform: @MainActor (CodeBreakerSession, Action.ID) -> Void
  let close: @MainActor (CodeBreakerSession) -> Void
  @Environment(CodeBreakerController.self) private var controller

  var body: some View {
    NavigationStack {
      ReadingPage(spacing: 16) {
        ScreenSectionsView(outsideForm: screen.sections, actionHandler) { PictureView(picture: $0) }
      }
      .screenTitle(screen.title)
      .toolbar {
        DoneButton(confirms: true) { close(controller.session) }
      }
    }
  }

  private var actionHandler: ScreenActionHandler {
    let (controller, perform) = (controller, perform)
    return ScreenActionHandler(
      perform: { id, _ in perform(controller.session, id) }, shareText: { controller.message($0) })
  }
}
#endif
