import Foundation
import NumberedGame

/// What any game in a terminal has to know beside its session: where the cursor is, what is being typed.
package protocol PlayerState {
  /// The button of a dialog that the Enter key presses; `nil` for the one that is first offered.
  var focus: Int? { get set }

  /// What has been typed as the number of a game.
  var typed: TypedText { get set }

  /// The game being shared, while its line is shown.
  var shared: SharedGame? { get set }

  /// What is to go to the terminal's clipboard.
  var clipboard: String? { get set }

  /// Whether the player has asked to leave.
  var isFinished: Bool { get set }
}

/// A game being played in a terminal.
package protocol GamePlayer: TerminalProgram {
  associatedtype State: PlayerState
  associatedtype Dialog: GameDialog

  /// What only the terminal has to know.
  var state: State { get set }

  /// What stands over the screen, if anything does.
  var dialog: Dialog? { get }

  /// Takes a key that means something in this dialog beside what keys mean in any.
  ///
  /// - Returns: whether it was one.
  func answer(_ key: Key, in dialog: Dialog) -> Bool

  /// Does what a button of the dialog says.
  func press(_ button: Dialog.Button)

  /// What is left on the terminal when the player has gone: how the game can be passed on.
  var farewell: String { get }
}

extension GamePlayer {
  package var isFinished: Bool { state.isFinished }

  package func takeClipboard() -> String? {
    defer { state.clipboard = nil }
    return state.clipboard
  }

  package func answer(_ key: Key, in dialog: Dialog) -> Bool {
    dialog.takesText && state.typed.edit(key)
  }

  /// Takes a key in a dialog.
  package func handle(_ key: Key, in dialog: Dialog) {
    if answer(key, in: dialog) { return }
    switch dialog.answer(key, focus: state.focus) {
    case .focus(let button): state.focus = button
    case .press(let button): press(button)
    case .quit: state.isFinished = true
    case nil: break
    }
  }

  /// Shows a game for the player to pass on, and puts a text on the clipboard.
  package func share(_ game: SharedGame, copying text: String) {
    state.shared = game
    state.clipboard = text
  }

  /// Lets the player play until they have had enough.
  ///
  /// - Parameter prepare: what the command line asks for besides, done when nothing can go wrong any more.
  /// - Throws: an exit code, when the reason has been reported.
  package func play(look: Look, prepare: () -> Void) throws {
    try run(look: look, prepare: prepare)
    print(farewell, terminator: "")
  }
}

extension TerminalProgram {
  /// Fills the terminal's screen until the player has had enough.
  ///
  /// - Parameter prepare: what is to be done first, when nothing can go wrong any more.
  /// - Throws: an exit code, when the reason has been reported.
  package func run(look: Look, prepare: () -> Void = {}) throws {
    guard let runner = TerminalRunner(self, look: look) else {
      throw Failure.usage.report("This system is too busy to start a game.")
    }
    prepare()
    runner.run()
  }
}

extension Look {
  /// What the terminal can show that this process was started in.
  ///
  /// - Parameter game: what the player wants to play.
  /// - Throws: an exit code, when it has been reported that there is none that can show a game.
  package static func ofTerminal(for game: String) throws -> Look {
    guard hasScreen else {
      throw Failure.usage.report("\(game) is played in a terminal, and this is none that can show it.")
    }
    return Look(environment: ProcessInfo.processInfo.environment)
  }

  /// Whether this process was started in a terminal whose screen it can fill.
  package static var hasScreen: Bool {
    TerminalDevice.isPresent && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }
}

extension GameNumber {
  /// Reads a game number from the command line.
  ///
  /// - Throws: an exit code, when the fault has been reported.
  package init(argument: String) throws {
    do {
      try self.init(text: argument.utf8)
    } catch {
      throw Failure.usage.report("The game number \(error).")
    }
  }
}

extension Collection where Element: Equatable {
  /// The element so many places behind another one, going round at the ends; the first one if that is not there.
  package func stepped(from element: Element, by offset: Int) -> Element {
    let place = firstIndex(of: element).map { distance(from: startIndex, to: $0) + offset } ?? 0
    return self[index(startIndex, offsetBy: (place % count + count) % count)]
  }
}

extension CaseIterable where Self: Equatable {
  /// The case so many places further on, going round at the ends.
  package func stepped(by offset: Int) -> Self { Self.allCases.stepped(from: self, by: offset) }
}
