#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SessionSupport
import SwiftUI

/// The sheet of a board with attempts that the coach analyzes.
struct BoardSheet<Session: CoachedBoard & SheetSession & ScreenSource>: View
where Session.Picture == CodeBreakerSession.Picture {
  let title: String
  let screen: SessionScreen<Session>
  let controller: CodeBreakerController

  /// The page that shared links open.
  let page: String

  var body: some View {
    let session = screen.session
    let shown = session.screen
    let actionHandler = ScreenActionHandler(
      perform: { session.perform($0, text: Array($1.utf8)) },
      shareText: { [controller, page] in controller.message($0, onPage: page) })
    SessionSheet(title, screen) {
      controller.closeOpenedScreen()
    } onKeyPress: {
      session.pressAnswer(key: $0) || session.press($0)
    } content: {
      TwoColumns {
        SessionNotice(screen)
        if shown.title != title { Heading(shown.title, font: .title3.bold()) }
        sections(shown.sections.filter { !$0.isBeside && !$0.isShortcut }, actionHandler)
      } second: {
        sections(shown.sections.filter { $0.isBeside }, actionHandler)
      }
    } tools: {
      if !shown.actions.isEmpty {
        ToolbarItemGroup(placement: .primaryAction) {
          ForEach(shown.actions, id: \.id) { action in
            ToolbarButton(action: action, isCancel: action.id == shown.cancel?.id, actionHandler: actionHandler)
          }
        }
      }
    }
    .environment(\.showsLetters, session.showsLetters)
  }

  private func sections(
    _ sections: [CodeBreakerSession.Screen.Section], _ actionHandler: ScreenActionHandler
  ) -> some View {
    ScreenSectionsView(outsideForm: sections, actionHandler) { PictureView(picture: $0) }
  }
}
#endif
