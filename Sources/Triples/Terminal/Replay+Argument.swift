import TerminalSupport
import TriplesModel

extension Replay {
  /// Reads a replay line that a command was given, or says on standard error what is wrong with it.
  init(argument: String) throws {
    do throws(ReplayError) {
      try self.init(line: argument)
    } catch {
      throw Failure.data.report(error.description)
    }
  }
}
