#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// Two games with the same code, side by side: the winner, the first difference, and the figures of both.
struct DuelView: View {
  let screen: CodeBreakerSession.Screen
  @Environment(CodeBreakerController.self) private var controller

  var body: some View {
    NavigationStack {
      ReadingPage(spacing: 16) {
        ScreenSectionsView(outsideForm: screen.sections, actionHandler) { PictureView(picture: $0) }
      }
      .screenTitle(screen.title)
      .toolbar {
        DoneButton(confirms: true) { controller.session.closeDuel() }
      }
    }
  }

  private var actionHandler: ScreenActionHandler {
    let controller = controller
    return ScreenActionHandler(
      perform: { id, _ in controller.session.performDuelAction(id) },
      shareText: { controller.message($0) })
  }
}
#endif
