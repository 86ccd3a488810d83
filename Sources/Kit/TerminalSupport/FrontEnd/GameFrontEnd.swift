import Foundation
import GameCore
import SessionSupport

package protocol GameFrontEnd: DialogProgram where Settings == Session {
  associatedtype Session: GameSession & CoachClient

  var session: Session { get }

  var runner: RequestRunner<Session.CoachTask> { get }

  /// What Enter would answer, start, or finish now, besides the dialog.
  var gameSituation: [AnyHashable] { get }

  /// The text to print after the player has quit, such as a command that replays the game. May be empty.
  var exitMessage: String { get }
}

extension GameFrontEnd {
  package var settings: Session { session }

  package var notices: [Notice] { session.notices }

  package func dismissNotice() { session.dismissNotice() }

  package var situation: AnyHashable { [dialog?.id] + gameSituation }

  package var redrawDelayMilliseconds: Int32? { runner.redrawDelayMilliseconds }

  /// Runs the game until the player quits, and then prints `exitMessage`. `prepare` applies the command line's options
  /// once the screen is available. Throws an exit code after reporting the reason.
  package func play(prepare: () -> Void = {}) throws {
    try run(prepare: prepare)
    Console.write(exitMessage.utf8Bytes)
  }
}

extension TerminalProgram {
  /// Runs the program on the terminal's whole screen or line by line until the player quits. Calls `prepare` once the
  /// screen is available. Throws an exit code after reporting the reason.
  package func run(prepare: () -> Void = {}) throws {
    if capabilities.isLineByLine {
      prepare()
      return LineRunner(program: self).run()
    }
    guard let runner = TerminalRunner(self) else {
      throw Failure.usage.report("This system is too busy to start a game.")
    }
    prepare()
    guard runner.run() else { throw Failure.file.report("The terminal is gone. Everything is saved.") }
  }
}

extension TerminalCapabilities {
  /// Returns the capabilities for a program that fills the screen, or that works line by line if `isPlain` is `true` or
  /// there is no screen.
  package static func current(isPlain: Bool) -> TerminalCapabilities {
    var capabilities = current
    if isPlain || !hasScreen {
      capabilities.isLineByLine = true
      capabilities.depth = .none
    }
    return capabilities
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
      throw Failure.usage.report(error.sentence)
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
