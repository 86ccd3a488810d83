import CodeBreakerModel
import GameCore

/// Reads lines of CodeBreaker from the buffer and replaces them with the report.
///
/// - Parameter count: The number of bytes in the buffer.
/// - Returns: The report's number of bytes.
@_expose(wasm, "codebreaker") @_cdecl("codebreaker")
func codebreaker(_ count: Int32) -> Int32 {
  report(count) { CodeBreakerReport.row($0) }
}

/// The results of the CodeBreaker rules in the fixtures' format.
enum CodeBreakerReport {
  /// Returns the columns after a replay line: the game's code, answers, and ending, or the error.
  static func row(_ line: [UInt8]) -> String {
    do {
      return row(try CodeBreaker(line: line))
    } catch {
      return error.description
    }
  }

  private static func row(_ game: CodeBreaker) -> String {
    var text = String(decoding: game.masterCode.text(in: game.setup.theme), as: UTF8.self) + "\t"
    for (index, attempt) in game.attempts.enumerated() {
      let counts = MatchCounts(attempt.matches ?? [])
      text += index > 0 ? " \(counts.exact)+\(counts.inexact)" : "\(counts.exact)+\(counts.inexact)"
    }
    switch game.ending {
    case nil: return text + "\tgoes on"
    case .solved: return text + "\tsolved"
    case .outOfAttempts: return text + "\tout of attempts"
    case .gaveUp: return text + "\tgave up"
    }
  }
}
