#if canImport(SwiftUI)
import SwiftUI
import TriplesModel
import TriplesSession

/// The menu commands of a Mac, which an iPad lists when its Command key is held.
public struct TriplesCommands: Commands {
  private let table: TriplesTable

  /// Makes the commands for a table.
  public init(_ table: TriplesTable) {
    self.table = table
  }

  /// New games in the File menu, undo and redo in the Edit menu, moves, coach and screens in menus of their own.
  public var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New Game") { table.session.newGame() }
        .keyboardShortcut("n")
      Button("Open Game…") { table.session.askForGame() }
        .keyboardShortcut("o")
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
        .disabled(!table.session.canHint)
      Button("Watch the Coach Play") { table.session.startWatching() }
        .disabled(!table.session.canWatch)
      Button(table.session.watch?.isPaused == true ? "Go On" : "Pause") { table.session.togglePause() }
        .disabled(table.session.watch == nil)
      Button("Stop") { table.session.stopWatching() }
        .disabled(table.session.watch == nil)
    }
    CommandMenu("Screen") {
      ForEach(Array(TriplesSession.Tab.allCases.enumerated()), id: \.offset) { index, tab in
        Button(tab.label) { table.session.select(tab) }
          .keyboardShortcut(KeyEquivalent(Character("\(index + 1)")))
      }
    }
  }
}
#endif
