#if canImport(SwiftUI)
import CodeBreakerSession
import SwiftUI

/// The menu commands of a Mac, which an iPad lists when its Command key is held.
public struct CodeBreakerCommands: Commands {
  private let table: CodeBreakerTable

  /// Makes the commands for a table.
  public init(_ table: CodeBreakerTable) {
    self.table = table
  }

  /// New games in the File menu, what to do with the guess and the screens in menus of their own.
  public var body: some Commands {
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
      Button("Hint…") { table.session.askForHint() }
        .keyboardShortcut("h", modifiers: [.command, .shift])
        .disabled(!table.session.canHint)
      Divider()
      Button("Review") { table.session.openReview() }
        .keyboardShortcut("r", modifiers: [.command, .shift])
        .disabled(!table.session.canReview)
      Button("Play Again") { table.session.playAgain() }
      Button("Give Up…") { table.session.askToGiveUp() }
        .disabled(!table.session.canGiveUp)
    }
    CommandMenu("Screen") {
      ForEach(Array(CodeBreakerSession.Tab.allCases.enumerated()), id: \.offset) { index, screen in
        Button(screen.label) { table.session.select(screen) }
          .keyboardShortcut(KeyEquivalent(Character("\(index + 1)")))
      }
    }
  }
}
#endif
