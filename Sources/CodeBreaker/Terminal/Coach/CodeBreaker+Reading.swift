import CodeBreakerModel
import TerminalSupport

extension CodeBreaker {
  /// The game of a replay line that was given to a command.
  ///
  /// - Throws: the exit code for a line that cannot be played, after its first fault was written to standard error.
  static func read(_ line: String) throws -> CodeBreaker {
    do {
      return try CodeBreaker(line: line)
    } catch {
      throw Failure.data.report(error.description)
    }
  }
}
