#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// The scene for the `body` of the CodeBreaker `App`.
public struct CodeBreakerScene: Scene {
  private let controller: CodeBreakerController

  /// Creates a scene that shows the controller's session.
  public init(controller: CodeBreakerController) {
    self.controller = controller
  }

  /// The windows, and the menus on a Mac or on an iPad with a keyboard.
  public var body: some Scene {
    AppScene(controller) {
      AppRoot {
        PreviewedView($0)
      } tabs: {
        ContentView()
      }
      .environment(controller)
    } menus: {
      CodeBreakerMenus(controller: controller)
    }
  }
}

/// The menus. Commands that can't run, or would change a game behind a sheet, are disabled.
private struct CodeBreakerMenus: Commands {
  let controller: CodeBreakerController

  var body: some Commands {
    let session = controller.session
    let isOwn = session.day == nil
    CommandGroup(replacing: .newItem) {
      Button("New Game…") { controller.closeTodayAndPerform { $0.askForNewGame() } }
        .keyboardShortcut("n")
        .disabled(controller.hasSheet || !session.canLeaveGame || !isOwn)
      Button("Restart Game") { controller.closeTodayAndPerform { $0.restart() } }
        .keyboardShortcut("r")
        .disabled(controller.hasSheet || !session.canLeaveGame || !isOwn)
      Button("Play Again") { controller.closeTodayAndPerform { $0.playAgain() } }
        .disabled(controller.hasSheet || !session.canLeaveGame || !isOwn)
      Button("Back to the Previous Game") { controller.closeTodayAndPerform { $0.returnToPreviousGame() } }
        .disabled(controller.hasSheet || !session.canReturnToPreviousGame)
      Button("Practice…") { controller.openPractice() }
        .keyboardShortcut("p", modifiers: [.command, .shift])
        .disabled(controller.isCovered)
      Button("Your Own Board…") { controller.openOwnBoard() }
        .keyboardShortcut("b", modifiers: [.command, .shift])
        .disabled(controller.isCovered)
      Button("Set a Code…") { controller.openCodemaker() }
        .keyboardShortcut("s", modifiers: [.command, .shift])
        .disabled(controller.isCovered)
      Button("My Game") { controller.returnToOwnSession() }
        .disabled(controller.hasSheet || !session.canLeaveGame || isOwn)
    }
    CommandMenu("Game") {
      Button("Guess") { if !HeldKey.isRepeating { session.guess() } }
        .keyboardShortcut(.return)
        .disabled(!controller.acceptsCommands || !session.canGuess)
      Button("Remove Peg") { session.clear() }
        .keyboardShortcut(.delete)
        .disabled(!controller.acceptsCommands || !session.acceptsPegs)
      Button("Hint…") { session.askForHint() }
        .keyboardShortcut("h", modifiers: [.command, .shift])
        .disabled(!controller.acceptsCommands || !session.canHint)
      Divider()
      Button("Review") { controller.closeTodayAndPerform { $0.openReview() } }
        .keyboardShortcut("r", modifiers: [.command, .shift])
        .disabled(controller.hasSheet || !session.canReview)
      Button("Compare") { controller.closeTodayAndPerform { $0.openDuel() } }
        .disabled(controller.hasSheet || session.endedDuel == nil)
      Button("Give Up…") { session.askToGiveUp() }
        .disabled(!controller.acceptsCommands || !session.canGiveUp)
    }
  }
}
#endif
