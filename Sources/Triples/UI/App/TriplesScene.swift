#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesModel
import TriplesSession

/// The app as a scene, for the `body` of an `App`.
public struct TriplesScene: Scene {
  private let controller: TriplesController

  /// Creates the app's scene.
  public init(controller: TriplesController) {
    self.controller = controller
  }

  /// The windows and the menus.
  public var body: some Scene {
    AppScene(controller) {
      AppRoot {
        PreviewedView($0)
      } tabs: {
        ContentView()
      }
      .environment(controller)
    } menus: {
      TriplesMenus(controller: controller)
    }
  }
}

/// The menus: new games in File, undo and redo in Edit, and moves and the coach in their own menus. Commands are
/// disabled if they have no effect or would change a game behind a sheet.
private struct TriplesMenus: Commands {
  let controller: TriplesController

  var body: some Commands {
    let session = controller.session
    let isOwn = session.day == nil
    CommandGroup(replacing: .newItem) {
      Button(isOwn ? "New Game" : "Finish Game") { controller.closeTodayAndPerform { $0.newGame() } }
        .keyboardShortcut("n")
        .disabled(controller.isCovered || !isOwn && !session.canFinishDay)
      Button("Open Game…") { controller.closeTodayAndPerform { $0.askForGame() } }
        .keyboardShortcut("o")
        .disabled(controller.isCovered)
      Button("Levels…") { controller.closeTodayAndPerform { $0.openLevels() } }
        .keyboardShortcut("l")
        .disabled(controller.isCovered || !isOwn)
      Button("Practice…") { controller.openPractice() }
        .keyboardShortcut("p", modifiers: [.command, .shift])
        .disabled(controller.isCovered)
      Button("Your Own Board…") { controller.openOwnBoard() }
        .keyboardShortcut("b", modifiers: [.command, .shift])
        .disabled(controller.isCovered)
      Button("My Game") { controller.returnToOwnSession() }
        .disabled(controller.isCovered || isOwn)
    }
    CommandGroup(replacing: .undoRedo) {
      Button("Undo Move") { session.undo() }
        .keyboardShortcut("z")
        .disabled(!controller.acceptsCommands || !session.canUndo)
      Button("Redo Move") { session.redo() }
        .keyboardShortcut("z", modifiers: [.command, .shift])
        .disabled(!controller.acceptsCommands || !session.canRedo)
    }
    CommandMenu("Move") {
      ForEach(Direction.buttonOrder, id: \.self) { direction in
        Button(direction.label) { session.move(direction) }
          .keyboardShortcut(direction.arrowKey)
          .disabled(!controller.acceptsCommands || !session.acceptsMoves)
      }
    }
    CommandMenu("Coach") {
      Button(session.hint == nil ? "Hint" : "Hide Hint") { session.toggleHint() }
        .keyboardShortcut("h", modifiers: [.command, .shift])
        .disabled(!controller.acceptsCommands || !session.canHint)
      Button("Watch the Coach Play") { session.startWatching() }
        .disabled(!controller.acceptsCommands || !session.canWatch)
      Button(session.automaticPlay?.pauseLabel ?? "Pause") { session.togglePause() }
        .disabled(!controller.acceptsCommands || session.automaticPlay == nil)
      Button("Stop") { session.stopWatching() }
        .disabled(controller.hasSheet || session.automaticPlay == nil)
    }
  }
}
#endif
