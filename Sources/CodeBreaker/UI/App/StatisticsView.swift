#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SessionSupport
import SwiftUI

struct StatisticsView: View {
  @Environment(CodeBreakerController.self) private var controller
  @State private var showsSkill = false
  @State private var chosenGroup: CodeBreakerSession.StatisticsGroup?

  var body: some View {
    Form {
      ScreenSectionsView(
        ofTab: controller.session.statisticsScreen(chosenGroup, showsSkill: showsSkill), actionHandler
      ) {
        PictureView(picture: $0)
      }
    }
  }

  private var actionHandler: ScreenActionHandler {
    ScreenActionHandler { id, _ in
      if controller.session.isSkillToggle(id) { showsSkill.toggle() }
      chosenGroup = controller.session.statisticsGroup(chosenBy: id) ?? chosenGroup
    } opener: { [controller] in
      if case .practice = $0 { { controller.openPractice() } } else { nil }
    }
  }
}
#endif
