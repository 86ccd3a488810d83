import Foundation
import NumberedGame

/// A game being played in a terminal.
package protocol GamePlayer: TerminalProgram {
  /// What is left on the terminal when the player has gone: how the game can be passed on.
  var farewell: String { get }
}

extension GamePlayer {
  /// Lets the player play until they have had enough.
  ///
  /// - Parameter prepare: what the command line asks for besides, done when nothing can go wrong any more.
  /// - Throws: an exit code, when the reason has been reported.
  package func play(look: Look, prepare: () -> Void) throws {
    guard let runner = TerminalRunner(self, look: look) else {
      throw Failure.usage.report("This system is too busy to start a game.")
    }
    prepare()
    runner.run()
    print(farewell, terminator: "")
  }
}

extension Look {
  /// What the terminal can show that this process was started in.
  ///
  /// - Parameter game: what the player wants to play.
  /// - Throws: an exit code, when it has been reported that there is none that can show a game.
  package static func ofTerminal(for game: String) throws -> Look {
    let environment = ProcessInfo.processInfo.environment
    guard TerminalDevice.isPresent, environment["TERM"] != "dumb" else {
      throw Failure.usage.report("\(game) is played in a terminal, and this is none that can show it.")
    }
    return Look(environment: environment)
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

extension CaseIterable where Self: Equatable {
  /// The case so many places further on, going round at the ends.
  package func stepped(by offset: Int) -> Self {
    let all = Array(Self.allCases)
    guard let index = all.firstIndex(of: self) else { return self }
    return all[((index + offset) % all.count + all.count) % all.count]
  }
}
