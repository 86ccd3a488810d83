import ArgumentParser
import CommandOutput
import GameCore

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

/// The input and output of commands. Output is in ASCII if the terminal requires it. If it can't be written, the command
/// ends.
package enum Console {
  /// Checks at the end of this process whether all output was written. Call this function first.
  package static func checkOutputAtExit() { StandardOutput.checkAtExit() }

  /// Writes a line on standard error.
  package static func report(_ line: String) {
    StandardError.report(TerminalCapabilities.current.displayText(line))
  }

  /// Writes text and a line feed on standard output.
  package static func print(_ text: String) {
    StandardOutput.print(TerminalCapabilities.current.displayText(text))
  }

  /// Writes text and an empty line on standard output.
  static func show(_ text: String) { print(text + "\n") }

  /// Reads a line of standard input, without its line end and the mark that some editors write before a file. Returns
  /// `nil` at the end.
  package static func readLine() -> String? {
    Swift.readLine().map { line in
      String(decoding: TextFile.withoutCarriageReturn(TextFile.withoutByteOrderMark(line.utf8Bytes)), as: UTF8.self)
    }
  }

  /// Writes bytes on standard output as they are.
  package static func write(_ bytes: [UInt8]) { StandardOutput.write(bytes) }
}
