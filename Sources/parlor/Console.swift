import Foundation

/// What is said beside a command's result.
enum Console {
  /// Writes a line on standard error.
  static func note(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
