import ArgumentParser
import Foundation

/// The command of a game, such as `parlor triples`.
package protocol GameCommand: ParsableCommand {
  /// What the help of `parlor` says of the game: a line about it, then ways to play it.
  static var introduction: String { get }
}

/// This edition of Parlor.
package enum Parlor {
  /// The newest release in CHANGELOG.md, for example "0.1.0". A test compares them.
  package static let version = "0.2.0"
}

/// How a command says that it cannot do what was asked: one line on standard error, nothing on standard output, and an
/// exit code from BSD's `sysexits.h`.
package enum Failure {
  /// The command was used in a way that cannot work (`EX_USAGE`).
  case usage
  /// What the command was given to read is not what it should be (`EX_DATAERR`).
  case data
  /// A file cannot be read or written (`EX_IOERR`).
  case file
  /// A server refuses what was asked, or answers something else (`EX_UNAVAILABLE`).
  case server
  /// It may well work later (`EX_TEMPFAIL`).
  case later

  private var code: ExitCode {
    switch self {
    case .usage: ExitCode(64)
    case .data: ExitCode(65)
    case .file: ExitCode(74)
    case .server: ExitCode(69)
    case .later: ExitCode(75)
    }
  }

  /// Writes the line and returns what to throw.
  package func report(_ line: String) -> ExitCode {
    Console.note(line)
    return code
  }
}

/// What is said beside a command's result.
package enum Console {
  /// Writes a line on standard error.
  package static func note(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
