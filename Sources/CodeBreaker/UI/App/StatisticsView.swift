#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import PlaySupport
import SwiftUI

struct StatisticsView: View {
  @Environment(CodeBreakerController.self) private var controller
  @State private var chosenGroup: CodeBreakerSession.StatisticsGroup?

  var body: some View {
    Form {
      ScreenSectionsView(ofTab: controller.session.statisticsScreen(chosenGroup), actionHandler) {
        PictureView(picture: $0)
      }
    }
  }

  private var actionHandler: ScreenActionHandler {
    ScreenActionHandler { id, _ in
      chosenGroup = controller.session.statisticsGroup(chosenBy: id) ?? chosenGroup
    } opener: { [controller] in
      if case .practice = $0 { { controller.openPractice() } } else { nil }
    }
  }
}
#endif
