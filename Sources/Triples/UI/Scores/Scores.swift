#if canImport(SwiftUI)
import AppSupport
import SessionSupport
import SwiftUI
import TriplesSession

/// The second tab: the best games, each of which opens as a replay, and the statistics.
struct ScoresTab: View {
  @Environment(TriplesController.self) private var controller

  var body: some View {
    ScrollViewReader { list in
      List {
        ScreenSectionsView(ofTab: controller.session.scoresScreen, actionHandler) { PictureView(picture: $0) }
        ScreenSectionsView(ofTab: controller.session.statisticsScreen, actionHandler) { PictureView(picture: $0) }
      }
      .onChange(of: controller.session.newestIndex, initial: true) { _, newest in
        if let newest { list.scrollTo(newest + 1, anchor: .center) }
      }
    }
  }

  private var actionHandler: ScreenActionHandler {
    ScreenActionHandler { [controller] id, _ in
      controller.session.performInScores(id)
    } opener: { [controller] in
      switch $0 {
      case .practice: { controller.openPractice() }
      case .board: { controller.openOwnBoard() }
      default: nil
      }
    }
  }
}
#endif
