import Foundation
import NumberedGame
import PlaySupport

/// The state of a full-screen front end besides its session.
package struct FrontEndState {
  /// The index of the dialog's input or button that has the focus, or `nil` for the initial one.
  package var focus: Int?

  package var sharedGame: SharedGame?

  /// The text to copy to the terminal's clipboard, or `nil`.
  package var clipboard: String?

  package var isFinished = false

  /// Whether the player has left a daily game to see the list of days.
  package var hasLeftForDayList = false

  package init() {}
}

package protocol GameFrontEnd: TerminalProgram {
  associatedtype Session: GameSession & CoachClient
  associatedtype Picture: Equatable & Sendable

  var session: Session { get }

  var state: FrontEndState { get set }

  var runner: RequestRunner<Session.CoachTask> { get }

  /// The session's pop-up as a screen, or `nil` if there is none.
  var popUp: Screen<Picture>? { get }

  func performInPopUp(_ id: Action.ID, text: [UInt8])

  /// Shares the game of the pop-up.
  func share()

  /// What Enter would answer, start, or finish now, besides the dialog.
  var gameSituation: [AnyHashable] { get }

  /// The text to print after the player has quit, such as a command that replays the game. May be empty.
  var exitMessage: String { get }
}

extension GameFrontEnd {
  package var isFinished: Bool { state.isFinished }

  package var situation: AnyHashable { [dialog?.id] + gameSituation }

  package var isAsking: Bool { dialog != nil }

  package var redrawDelayMilliseconds: Int32? { runner.redrawDelayMilliseconds }

  package func didResume() { session.loadChangesFromStorage() }

  package func takeClipboard() -> String? {
    defer { state.clipboard = nil }
    return state.clipboard
  }

  /// The dialog that covers the screen, or `nil` if there is none.
  package var dialog: ScreenDialog<Picture>? {
    ScreenDialog(
      notices: session.notices, sharedGame: state.sharedGame,
      popUp: session.showsSettings ? session.settingsScreen(.terminal) : popUp)
  }

  /// Handles a key in the dialog, and returns whether there was one. Every key dismisses a transient notice.
  package func handleInDialog(_ key: Key) -> Bool {
    dismissTransientNotice()
    guard let dialog else {
      state.focus = nil
      return false
    }
    handle(key, in: dialog)
    return true
  }

  package func dismissTransientNotice() {
    if session.notices.first?.isTransient == true { session.dismissNotice() }
  }

  package func handle(_ key: Key, in dialog: ScreenDialog<Picture>) {
    switch dialog.effect(of: key, focus: state.focus) {
    case .focus(let index): state.focus = index
    case .select(let id): perform(id)
    case .type(let id, let text):
      performInPopUp(id, text: text)
      state.focus = dialog.fieldIndex
    case .press(let id):
      state.focus = nil
      press(id)
    case .share: share()
    case .quit: state.isFinished = true
    case nil: break
    }
  }

  private func press(_ id: Action.ID) {
    switch ScreenDialog<Picture>.ActionCode(rawValue: id.code) {
    case .dismissNotice: session.dismissNotice()
    case .closeSharedGame: state.sharedGame = nil
    case nil: perform(id)
    }
  }

  private func perform(_ id: Action.ID) {
    if session.showsSettings { session.performInSettings(id) } else { performInPopUp(id, text: []) }
  }

  package func share(_ game: SharedGame, copying text: String) {
    state.sharedGame = game
    state.clipboard = text
  }

  /// Runs the game until the player quits, and then prints `exitMessage`. `prepare` applies the command line's options
  /// once the screen is available. Throws an exit code after reporting the reason.
  package func play(prepare: () -> Void = {}) throws {
    try run(prepare: prepare)
    Console.write(exitMessage.utf8Bytes)
  }
}

extension TerminalProgram {
  /// Runs the program on the terminal's whole screen until the player quits. Calls `prepare` once the screen is
  /// available. Throws an exit code after reporting the reason.
  package func run(prepare: () -> Void = {}) throws {
    guard let runner = TerminalRunner(self) else {
      throw Failure.usage.report("This system is too busy to start a game.")
    }
    prepare()
    guard runner.run() else { throw Failure.file.report("The terminal is gone. Everything is saved.") }
  }
}

extension TerminalCapabilities {
  /// Returns the terminal's capabilities. Throws an exit code after reporting that the terminal can't show the game.
  package static func current(for game: String) throws -> TerminalCapabilities {
    guard hasScreen else {
      throw Failure.usage.report("\(game) needs an interactive terminal.")
    }
    return current
  }

  /// The capabilities of this process's terminal, even if it can't show a game.
  package static var current: TerminalCapabilities {
    TerminalCapabilities(environment: ProcessInfo.processInfo.environment)
  }

  /// Whether this process was started in a terminal whose screen it can fill.
  package static var hasScreen: Bool {
    TerminalDevice.isPresent && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }
}

extension GameNumber {
  /// Parses a game number from the command line. Throws an exit code after reporting the fault.
  package init(argument: String) throws {
    do {
      try self.init(text: argument.utf8)
    } catch {
      throw Failure.usage.report("The game number \(error).")
    }
  }
}

extension Collection where Element: Equatable {
  /// Returns the element `offset` positions after `element`, wrapping around, or the first one if `element` is missing.
  package func stepped(from element: Element, by offset: Int) -> Element {
    let place = firstIndex(of: element).map { distance(from: startIndex, to: $0) + offset } ?? 0
    return self[index(startIndex, offsetBy: (place % count + count) % count)]
  }
}

extension CaseIterable where Self: Equatable {
  /// Returns the case `offset` positions after this one, wrapping around.
  package func stepped(by offset: Int) -> Self { Self.allCases.stepped(from: self, by: offset) }
}
