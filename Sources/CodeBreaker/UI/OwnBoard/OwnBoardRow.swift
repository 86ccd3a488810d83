import CodeBreakerModel
import CodeBreakerSession

struct OwnBoardRow: Hashable, Identifiable {
  let id: Int
  let code: Code
  /// The answer, or `nil` before the player has entered one.
  let markers: [Match]?
  let isEdited: Bool
  let isSuspect: Bool
  let spokenText: String

  static func all(_ session: OwnBoardSession) -> [OwnBoardRow] {
    let board = session.board
    var doubted: [Int] = []
    if case .contradictory(let contradicting) = session.findings { doubted = contradicting.attemptIndexes }
    return board.attempts.enumerated().map { index, attempt in
      let isSuspect = doubted.contains(index)
      return OwnBoardRow(
        id: index, code: session.code(attempt.guess),
        markers: attempt.counts.map { OwnBoardWords.markers($0, pegCount: board.pegCount) },
        isEdited: session.editedIndex == index, isSuspect: isSuspect,
        spokenText: OwnBoardWords.attempt(attempt, number: index + 1, theme: board.theme)
          + (isSuspect ? " It may be wrong." : ""))
    }
  }
}

/// The numbers to choose from for an answer. `nil` means that the answer is unknown.
struct AnswerChoices: Hashable {
  let exact: [Int?]
  /// The numbers of pegs in the wrong place that the chosen exact number allows.
  let inexact: [Int?]

  /// Creates the numbers for the edited row, whose answer may be unknown.
  init(_ session: OwnBoardSession) {
    exact = [nil] + (0...session.board.pegCount).map { $0 }
    inexact = [nil] + (0...session.board.pegCount).filter { session.canChoose(inexact: $0) }.map { $0 }
  }

  init(_ session: CodemakerSession) {
    exact = (0...session.game.board.pegCount).map { $0 }
    inexact = (0...session.game.board.pegCount).filter { session.canChoose(inexact: $0) }.map { $0 }
  }

  static func label(_ number: Int?) -> String { number.map { "\($0)" } ?? "?" }

  static func spokenText(_ number: Int?) -> String { number.map { "\($0)" } ?? "Not known yet" }
}
