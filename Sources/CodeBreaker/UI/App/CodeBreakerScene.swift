#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// The scene for the `body` of the CodeBreaker `App`.
public struct CodeBreakerScene: Scene {
  private let table: CodeBreakerTable

  /// Creates a scene that shows the given session.
  public init(table: CodeBreakerTable) {
    self.table = table
  }

  /// The windows, and the menus on a Mac or on an iPad with a keyboard.
  public var body: some Scene {
    AppScene(table) {
      ContentView().environment(table)
    } menus: {
      CodeBreakerMenus(table: table)
    }
  }
}

/// The menus. Commands that can't run are disabled. So are those that would change a game behind a sheet.
private struct CodeBreakerMenus: Commands {
  let table: CodeBreakerTable

  var body: some Commands {
    let session = table.session
    let isOwn = session.day == nil
    CommandGroup(replacing: .newItem) {
      Button("New Game…") { table.atTable { $0.askForNewGame() } }
        .keyboardShortcut("n")
        .disabled(table.hasSheet || !session.canLeaveGame || !isOwn)
      Button("Restart Game") { table.atTable { $0.restart() } }
        .keyboardShortcut("r")
        .disabled(table.hasSheet || !session.canLeaveGame || !isOwn)
      Button("Play Again") { table.atTable { $0.playAgain() } }
        .disabled(table.hasSheet || !session.canLeaveGame || !isOwn)
      Button("Back to the Previous Game") { table.atTable { $0.bringBack() } }
        .disabled(table.hasSheet || !session.canBringBack)
      Button("Practice…") { table.openPractice() }
        .keyboardShortcut("p", modifiers: [.command, .shift])
        .disabled(table.isAsking)
      Button("Your Own Board…") { table.openBoard() }
        .keyboardShortcut("b", modifiers: [.command, .shift])
        .disabled(table.isAsking)
      Button("Set a Code…") { table.openSetter() }
        .keyboardShortcut("s", modifiers: [.command, .shift])
        .disabled(table.isAsking)
      Button("My Game") { table.sitAtOwn() }
        .disabled(table.hasSheet || !session.canLeaveGame || isOwn)
    }
    CommandMenu("Game") {
      Button("Guess") { session.guess() }
        .keyboardShortcut(.return)
        .disabled(!table.acceptsCommands || !session.canGuess)
      Button("Take Peg Out") { session.clear() }
        .keyboardShortcut(.delete)
        .disabled(!table.acceptsCommands || !session.acceptsPegs)
      Button("Hint…") { session.askForHint() }
        .keyboardShortcut("h", modifiers: [.command, .shift])
        .disabled(!table.acceptsCommands || !session.canHint)
      Divider()
      Button("Review") { table.atTable { $0.openReview() } }
        .keyboardShortcut("r", modifiers: [.command, .shift])
        .disabled(table.hasSheet || !session.canReview)
      Button("Compare") { table.atTable { $0.openDuel() } }
        .disabled(table.hasSheet || session.endedDuel == nil)
      Button("Give Up…") { session.askToGiveUp() }
        .disabled(!table.acceptsCommands || !session.canGiveUp)
    }
    CommandGroup(replacing: .appSettings) {
      Button("Settings…") { table.tab = .rules }
        .keyboardShortcut(",")
        .disabled(table.isAsking)
    }
    CommandGroup(replacing: .help) {
      Button("How to Play") { table.tab = .rules }
        .keyboardShortcut("?")
        .disabled(table.isAsking)
      Button("Learn by Playing…") { table.openLesson() }
        .disabled(table.isAsking)
    }
  }
}
#endif
