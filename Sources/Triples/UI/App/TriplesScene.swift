#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesModel
import TriplesSession

/// The whole app, for the `body` of an `App`.
public struct TriplesScene: Scene {
  private let table: TriplesTable

  /// Creates the app's scene.
  public init(table: TriplesTable) {
    self.table = table
  }

  /// The windows and the menus.
  public var body: some Scene {
    AppScene(table) {
      ContentView().environment(table)
    } menus: {
      TriplesMenus(table: table)
    }
  }
}

/// The menus: new games in File, undo and redo in Edit, separate menus for moves and the coach, and settings and rules in their
/// usual places on a Mac. Commands without an effect are disabled, and so are those that would change a game behind a sheet.
private struct TriplesMenus: Commands {
  let table: TriplesTable

  var body: some Commands {
    let session = table.session
    let isOwn = session.day == nil
    CommandGroup(replacing: .newItem) {
      Button(isOwn ? "New Game" : "Finish Game") { table.atTable { $0.newGame() } }
        .keyboardShortcut("n")
        .disabled(table.isAsking || !isOwn && !session.canFinishDay)
      Button("Open Game…") { table.atTable { $0.askForGame() } }
        .keyboardShortcut("o")
        .disabled(table.isAsking)
      Button("Levels…") { table.atTable { $0.openLevels() } }
        .keyboardShortcut("l")
        .disabled(table.isAsking || !isOwn)
      Button("Practice…") { table.openPractice() }
        .keyboardShortcut("p", modifiers: [.command, .shift])
        .disabled(table.isAsking)
      Button("Any Board…") { table.openBoard() }
        .keyboardShortcut("b", modifiers: [.command, .shift])
        .disabled(table.isAsking)
      Button("My Game") { table.sitAtOwn() }
        .disabled(table.isAsking || isOwn)
    }
    CommandGroup(replacing: .undoRedo) {
      Button("Undo Move") { session.undo() }
        .keyboardShortcut("z")
        .disabled(!table.acceptsCommands || !session.canUndo)
      Button("Redo Move") { session.redo() }
        .keyboardShortcut("z", modifiers: [.command, .shift])
        .disabled(!table.acceptsCommands || !session.canRedo)
    }
    CommandMenu("Move") {
      ForEach(Direction.buttons, id: \.self) { direction in
        Button(direction.label) { session.move(direction) }
          .keyboardShortcut(direction.arrowKey)
          .disabled(!table.acceptsCommands || !session.acceptsMoves)
      }
    }
    CommandMenu("Coach") {
      Button(session.hint == nil ? "Hint" : "Hide Hint") { session.toggleHint() }
        .keyboardShortcut("h", modifiers: [.command, .shift])
        .disabled(!table.acceptsCommands || !session.canHint)
      Button("Watch the Coach Play") { session.startWatching() }
        .disabled(!table.acceptsCommands || !session.canWatch)
      Button(session.watch?.pauseLabel ?? "Pause") { session.togglePause() }
        .disabled(!table.acceptsCommands || session.watch == nil)
      Button("Stop") { session.stopWatching() }
        .disabled(table.hasSheet || session.watch == nil)
    }
    CommandGroup(replacing: .appSettings) {
      Button("Settings…") { table.tab = .about }
        .keyboardShortcut(",")
        .disabled(table.isAsking)
    }
    CommandGroup(replacing: .help) {
      Button("How to Play") { table.tab = .about }
        .keyboardShortcut("?")
        .disabled(table.isAsking)
      Button("Learn by Playing…") { table.openLesson() }
        .disabled(table.isAsking)
    }
  }
}
#endif
