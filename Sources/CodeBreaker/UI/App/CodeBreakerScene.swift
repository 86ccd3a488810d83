#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// The whole app, to be put into the `body` of an `App`.
public struct CodeBreakerScene: Scene {
  private let table: CodeBreakerTable

  /// Makes the scene of a table.
  public init(table: CodeBreakerTable) {
    self.table = table
  }

  /// The windows, and the menus of a Mac or of an iPad with a keyboard.
  public var body: some Scene {
    AppScene(table) {
      ContentView().environment(table)
    } menus: {
      CodeBreakerMenus(table: table)
    }
  }
}

/// The menus: new games in the File menu, what to do with the guess and the coach in a menu of its own, and the screen with
/// the settings and the rules where a Mac has them. What would do nothing now is disabled.
private struct CodeBreakerMenus: Commands {
  let table: CodeBreakerTable

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New Game…") { table.session.askForNewGame() }
        .keyboardShortcut("n")
        .disabled(!table.session.canLeaveGame)
      Button("Restart Game") { table.session.restart() }
        .keyboardShortcut("r")
        .disabled(!table.session.canLeaveGame)
      Button("Play Again") { table.session.playAgain() }
        .disabled(!table.session.canLeaveGame)
      Button("Back to the Game Before") { table.session.bringBack() }
        .disabled(!table.session.canBringBack)
    }
    CommandMenu("Game") {
      Button("Guess") { table.session.guess() }
        .keyboardShortcut(.return)
        .disabled(!table.session.canGuess)
      Button("Take Peg Out") { table.session.clear() }
        .keyboardShortcut(.delete)
        .disabled(!table.session.acceptsPegs)
      Button("Hint…") { table.session.askForHint() }
        .keyboardShortcut("h", modifiers: [.command, .shift])
        .disabled(!table.session.canHint)
      Divider()
      Button("Review") { table.session.openReview() }
        .keyboardShortcut("r", modifiers: [.command, .shift])
        .disabled(!table.session.canReview)
      Button("Compare") { table.session.openDuel() }
        .disabled(table.session.endedDuel == nil)
      Button("Give Up…") { table.session.askToGiveUp() }
        .disabled(!table.session.canGiveUp)
    }
    CommandGroup(replacing: .appSettings) {
      Button("Settings…") { table.session.select(.rules) }
        .keyboardShortcut(",")
        .disabled(table.isAsking)
    }
    CommandGroup(replacing: .help) {
      Button("How to Play") { table.session.select(.rules) }
        .keyboardShortcut("?")
        .disabled(table.isAsking)
    }
  }
}
#endif
