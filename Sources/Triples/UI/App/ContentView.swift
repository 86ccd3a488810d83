#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesSession

/// The whole interface of Triples: the three tabs and everything that can cover them.
public struct ContentView: View {
  @Environment(TriplesController.self) private var controller
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// Creates the view. Requires a `TriplesController` in the environment.
  public init() {}

  /// The tabs, and the pop-ups and sheets over them.
  public var body: some View {
    @Bindable var controller = controller
    AppTabs(controller) { tab in
      switch tab {
      case .board: BoardTab()
      case .scores: ScoresTab()
      case .about: AboutTab()
      }
    }
    .popUp(of: controller, isHidden: controller.session.levelMap != nil) { PictureView(picture: $0) }
    .lessonOffer(controller)
    .onChange(of: reducesMotion || controller.session.sharedSettings.reducesMotion, initial: true) { _, reduces in
      controller.session.delaysResult = !reduces
    }
    .sheets(of: controller, $controller.sheet) { SheetView(sheet: $0) }
    .otherWindowPrompt(isCovered: controller.isCovered)
    .parlorTint()
    .appliesSettings(controller.session.sharedSettings, cue: controller.session.latestCue)
    .announces(controller.announcementState)
  }
}

struct SheetView: View {
  let sheet: Sheet

  @Environment(TriplesController.self) private var controller

  var body: some View {
    Group {
      switch sheet {
      case .openGame: PopUpSheet(controller) { PictureView(picture: $0) }
      case .replay: SheetContent(ReplayContent(controller.session)) { ReplayView(content: $0) }
      case .levels: SheetContent(LevelsContent(controller.session)) { LevelsView(content: $0) }
      case .duel: SheetContent(DuelContent(controller.session)) { DuelView(content: $0) }
      case .practice:
        SheetContent(controller.practice) { screen in
          PracticeView(screen) {
            controller.message($0, onPage: "practice.html")
          } close: {
            controller.closeOpenedScreen()
          } picture: {
            PictureView(picture: $0)
          } position: {
            TriplesPracticePosition(screen: $0)
          }
        }
      case .lesson:
        SheetContent(controller.lesson) { screen in
          LessonView(screen) {
            controller.closeOpenedScreen()
          } board: {
            TriplesLessonPosition(screen: $0, side: $1)
          }
        }
      case .ownBoard: SheetContent(controller.ownBoard) { OwnBoardView(screen: $0, controller: controller) }
      }
    }
    .notices(controller, on: .sheet)
    .parlorTint()
  }
}
#endif
