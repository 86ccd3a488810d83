import Foundation

/// What is said beside a command's result.
package enum Console {
  /// Writes a line on standard error.
  package static func note(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
