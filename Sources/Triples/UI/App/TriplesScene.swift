#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesModel
import TriplesSession

/// The whole app, to be put into the `body` of an `App`.
public struct TriplesScene: Scene {
  private let table: TriplesTable

  /// Makes the scene of a table.
  public init(table: TriplesTable) {
    self.table = table
  }

  /// The windows, and the menus of a Mac or of an iPad with a keyboard.
  public var body: some Scene {
    AppScene(table) {
      ContentView().environment(table)
    } menus: {
      TriplesMenus(table: table)
    }
  }
}

/// The menus: new games in the File menu, undo and redo in the Edit menu, moves and coach in menus of their own, and the screen
/// with the settings and the rules where a Mac has them. What would do nothing now is disabled.
private struct TriplesMenus: Commands {
  let table: TriplesTable

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New Game") { table.session.newGame() }
        .keyboardShortcut("n")
        .disabled(table.isAsking)
      Button("Open Game…") { table.session.askForGame() }
        .keyboardShortcut("o")
        .disabled(table.isAsking)
      Button("Levels…") { table.session.openLevels() }
        .keyboardShortcut("l")
        .disabled(table.isAsking)
    }
    CommandGroup(replacing: .undoRedo) {
      Button("Undo Move") { table.session.undo() }
        .keyboardShortcut("z")
        .disabled(!table.session.canUndo)
      Button("Redo Move") { table.session.redo() }
        .keyboardShortcut("z", modifiers: [.command, .shift])
        .disabled(!table.session.canRedo)
    }
    CommandMenu("Move") {
      ForEach(Direction.buttons, id: \.self) { direction in
        Button(direction.label) { table.session.move(direction) }
          .keyboardShortcut(direction.arrowKey)
          .disabled(!table.session.acceptsMoves)
      }
    }
    CommandMenu("Coach") {
      Button(table.session.hint == nil ? "Hint" : "Hide Hint") { table.session.toggleHint() }
        .keyboardShortcut("h", modifiers: [.command, .shift])
        .disabled(!table.session.canHint)
      Button("Watch the Coach Play") { table.session.startWatching() }
        .disabled(!table.session.canWatch)
      Button(table.session.watch?.pauseLabel ?? "Pause") { table.session.togglePause() }
        .disabled(table.session.watch == nil)
      Button("Stop") { table.session.stopWatching() }
        .disabled(table.session.watch == nil)
    }
    CommandGroup(replacing: .appSettings) {
      Button("Settings…") { table.session.select(.about) }
        .keyboardShortcut(",")
        .disabled(table.isAsking)
    }
    CommandGroup(replacing: .help) {
      Button("How to Play") { table.session.select(.about) }
        .keyboardShortcut("?")
        .disabled(table.isAsking)
    }
  }
}
#endif
