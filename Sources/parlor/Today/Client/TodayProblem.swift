import ArgumentParser
import TerminalSupport

/// Why something cannot be had from a server, or not now.
enum TodayProblem: Error, Equatable {
  /// No complete answer came: there is no network, no server, or one that is too slow.
  case unreachable
  /// The server asks for a later try.
  case busy
  /// The answer is not that of such a server. Says what is wrong with it.
  case nonsense(String)
  /// The server refuses. Says why, as a sentence.
  case refused(String)
  /// The server does not know this player, or no longer.
  case unknownPlayer
}

extension TodayProblem: CustomStringConvertible {
  /// The problem as a sentence.
  var description: String {
    switch self {
    case .unreachable: "The server cannot be reached."
    case .busy: "The server is busy."
    case .nonsense(let detail): "This is not what a server of the day answers: \(detail)."
    case .refused(let title): title
    case .unknownPlayer: "The server does not know this player."
    }
  }

  /// The problem as the end of a command, reported.
  func reported() -> ExitCode {
    let failure: Failure = self == .unreachable || self == .busy ? .later : .server
    return failure.report(description)
  }
}
