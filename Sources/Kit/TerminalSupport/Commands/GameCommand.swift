import ArgumentParser
import Foundation

package protocol GameCommand: ParsableCommand {
  /// The game's section in the help of `parlor`: a line about the game, then examples.
  static var introduction: String { get }
}

package enum Parlor {
  /// The newest release in CHANGELOG.md, such as "0.1.0". A test compares them.
  package static let version = "0.2.0"
}

/// Why a command fails. It then prints only a line on standard error, and exits with a code from BSD's `sysexits.h`.
package enum Failure: Int32 {
  /// The arguments are invalid (`EX_USAGE`).
  case usage = 64
  /// The input is invalid (`EX_DATAERR`).
  case data = 65
  /// A file can't be read or written (`EX_IOERR`).
  case file = 74
  /// A server refuses the request, or its reply is invalid (`EX_UNAVAILABLE`).
  case server = 69
  /// The command may work later (`EX_TEMPFAIL`).
  case temporary = 75

  /// Writes the line, and returns the exit code to throw.
  package func report(_ line: String) -> ExitCode {
    Console.report(line)
    return ExitCode(rawValue)
  }
}

/// The output of commands besides their results.
package enum Console {
  /// Writes a line on standard error, in ASCII if the terminal requires it.
  package static func report(_ line: String) {
    FileHandle.standardError.write(Data((TerminalCapabilities.current.displayText(line) + "\n").utf8))
  }

  /// Prints text and an empty line, in ASCII if the terminal requires it.
  static func show(_ text: String) {
    print(TerminalCapabilities.current.displayText(text) + "\n")
    // A program that reads from a pipe needs the text at once.
    fflush(nil)
  }
}
