#if canImport(SwiftUI)
import SessionSupport
import SwiftUI

struct TodayView<Session: AppSession>: View {
  let controller: SessionController<Session>

  var body: some View {
    @Bindable var controller = controller
    NavigationStack {
      days
        .navigationTitle("Today")
        .navigationDestination(item: $controller.shownPastDay) { _ in
          SheetContent(controller.pastDayScreen) { screen in
            ScreenView(controller.screen(of: screen), controller.actionHandler(of: screen))
          }
        }
    }
  }

  private var days: some View {
    TimelineView(.periodic(from: .now, by: 15)) { _ in
      let sections = controller.today.sections
      let split = sections.firstIndex { $0.id == "calendar" } ?? 0
      ReadingPage(spacing: 16) {
        ScreenSectionsView(outsideForm: Array(sections[..<split]), actionHandler)
        if controller.server.choice != nil { ServerLinksView(controller: controller) }
        if controller.session.day != nil {
          Button(wide: "Back to my own game") { controller.returnToOwnSession() }
            .buttonStyle(.game)
        }
        // On the smallest phone, each day must be wide enough for a finger.
        ScreenSectionsView(outsideForm: Array(sections[split..<(split + 1)]), actionHandler)
          .padding(.horizontal, -10)
        ScreenSectionsView(outsideForm: Array(sections[(split + 1)...]), actionHandler)
      }
    }
  }

  private var actionHandler: ScreenActionHandler {
    ScreenActionHandler { [controller] id, text in
      controller.daysScreen.act { $0.perform(id, text: Array(text.utf8)) }
    } opener: { [controller] in
      controller.opener(ofDays: $0)
    }
  }
}
#endif
