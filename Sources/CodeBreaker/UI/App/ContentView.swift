#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// The root view of CodeBreaker: the three tabs and what covers them, with announcements, sounds, and haptics.
public struct ContentView: View {
  @Environment(CodeBreakerController.self) private var controller
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiatesWithoutColor
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// Creates the view. It reads its `CodeBreakerController` from the environment.
  public init() {}

  /// The tabs, with the session's pop-up or the offer of the lesson as a card over them.
  public var body: some View {
    let session = controller.session
    tabsWithPopUps
      .environment(\.showsLetters, session.showsLetters)
      .fontDesign(.rounded)
      .parlorTint()
      .announces(controller.announcementState)
      .appliesSettings(session.sharedSettings, cue: session.latestCue)
      .onChange(of: prefersContrast, initial: true) { _, prefers in controller.prefersContrast = prefers }
      .onChange(of: reducesMotion || session.sharedSettings.reducesMotion, initial: true) { _, reduces in
        controller.showsMotion = !reduces
      }
  }

  private var tabsWithPopUps: some View {
    @Bindable var controller = controller
    return AppTabs(controller) { tab in
      switch tab {
      case .game: CodeBreakerView()
      case .statistics: StatisticsView()
      case .rules: RulesView()
      }
    }
    .popUp(of: controller) { PictureView(picture: $0) }
    .lessonOffer(controller)
    .sheets(of: controller, $controller.sheet) { SheetView(sheet: $0) }
    .otherWindowPrompt(isCovered: controller.isCovered)
  }

  private var prefersContrast: Bool { contrast == .increased || differentiatesWithoutColor }
}

/// The content of a sheet, drawn from its value, because the session may change while the sheet is being dismissed.
struct SheetView: View {
  let sheet: GameSheet
  @Environment(CodeBreakerController.self) private var controller
  @State private var showsLetters = LastValue<Bool>()

  var body: some View {
    Group {
      switch sheet {
      case .newGame: PopUpSheet(controller) { PictureView(picture: $0) }
      case .review(let screen):
        ScreenSheet(screen: screen, perform: { $0.performInReview($1) }, close: { $0.closeReview() })
      case .duel(let screen):
        ScreenSheet(screen: screen, perform: { $0.performDuelAction($1) }, close: { $0.closeDuel() })
      case .practice(let screen): PracticeSheet(screen: screen, controller: controller)
      case .board(let screen):
        BoardSheet(title: "Your own board", screen: screen, controller: controller, page: "board.html")
      case .codemaker(let screen):
        BoardSheet(title: "Set a code", screen: screen, controller: controller, page: "")
      case .lesson(let screen): LessonSheet(screen: screen, controller: controller)
      }
    }
    .environment(\.showsLetters, showsLetters(controller.sheet == nil ? nil : controller.session.showsLetters) ?? false)
    .notices(controller, on: .sheet)
    .parlorTint()
  }
}
#endif
