#if canImport(SwiftUI)
import SwiftUI

/// The menus.
struct CodeBreakerCommands: Commands {
  let table: CodeBreakerTable

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New Game…") { table.session.askForNewGame() }
        .keyboardShortcut("n")
      Button("Restart") { table.session.restart() }
        .keyboardShortcut("r")
    }
    CommandMenu("Game") {
      Button("Guess") { table.session.guess() }
        .keyboardShortcut(.return)
        .disabled(!table.session.canGuess)
      Button("Take Peg Out") { table.session.clear() }
        .keyboardShortcut(.delete)
        .disabled(!table.session.acceptsPegs)
      Divider()
      Button("Play Again") { table.session.playAgain() }
      Button("Give Up…") { table.session.askToGiveUp() }
        .disabled(!table.session.canGiveUp)
    }
  }
}
#endif
