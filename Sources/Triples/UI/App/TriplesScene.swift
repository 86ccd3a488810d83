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
      Button("My Table") { table.sitAtOwn() }
        .disabled(table.isAsking || isOwn)
    }
    CommandGroup(replacing: .undoRedo) {
      Button("Undo Move") { session.undo() }
        .keyboardShortcut("z")
        .disabled(table.showsToday || !session.canUndo)
      Button("Redo Move") { session.redo() }
        .keyboardShortcut("z", modifiers: [.command, .shift])
        .disabled(table.showsToday || !session.canRedo)
    }
    CommandMenu("Move") {
      ForEach(Direction.buttons, id: \.self) { direction in
        Button(direction.label) { session.move(direction) }
          .keyboardShortcut(direction.arrowKey)
          .disabled(table.showsToday || !session.acceptsMoves)
      }
    }
    CommandMenu("Coach") {
      Button(session.hint == nil ? "Hint" : "Hide Hint") { session.toggleHint() }
        .keyboardShortcut("h", modifiers: [.command, .shift])
        .disabled(table.showsToday || !session.canHint)
      Button("Watch the Coach Play") { session.startWatching() }
        .disabled(table.showsToday || !session.canWatch)
      Button(session.watch?.pauseLabel ?? "Pause") { session.togglePause() }
        .disabled(table.showsToday || session.watch == nil)
      Button("Stop") { session.stopWatching() }
        .disabled(session.watch == nil)
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
