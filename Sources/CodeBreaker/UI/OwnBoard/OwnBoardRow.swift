import CodeBreakerModel
import CodeBreakerSession

/// An attempt on the board, ready to show and to speak.
struct OwnBoardRow: Hashable, Identifiable {
  /// The index of the attempt.
  let id: Int
  let code: Code
  /// The answer, or `nil` if the player hasn't entered one.
  let markers: [Match]?
  /// Whether the player is editing the attempt.
  let isEdited: Bool
  /// Whether the answer may be wrong, according to the coach.
  let isDoubted: Bool
  let spoken: String

  /// The attempts in order.
  static func all(_ session: OwnBoardSession) -> [OwnBoardRow] {
    let board = session.board
    var doubted: [Int] = []
    if case .contradictory(let contradicting) = session.findings { doubted = contradicting.places }
    return board.attempts.enumerated().map { place, attempt in
      let isDoubted = doubted.contains(place)
      return OwnBoardRow(
        id: place, code: session.code(attempt.guess),
        markers: attempt.counts.map { OwnBoardWords.markers($0, pegCount: board.pegCount) },
        isEdited: session.editedPlace == place, isDoubted: isDoubted,
        spoken: OwnBoardWords.attempt(attempt, number: place + 1, theme: board.theme)
          + (isDoubted ? " It may be wrong." : ""))
    }
  }
}

/// The numbers that the player can choose for an answer, where `nil` means unknown.
struct OwnBoardAnswers: Hashable {
  /// The choices for the number of pegs in the right place.
  let exact: [Int?]
  /// The choices for the number of pegs in the wrong place that the chosen exact number allows.
  let inexact: [Int?]

  /// Creates the numbers for the edited row, whose answer may be unknown.
  init(_ session: OwnBoardSession) {
    exact = [nil] + (0...session.board.pegCount).map { $0 }
    inexact = [nil] + (0...session.board.pegCount).filter { session.canChoose(inexact: $0) }.map { $0 }
  }

  /// Creates the numbers for the answer to the coach's guess at a code that the player set.
  init(_ session: CodemakerSession) {
    exact = (0...session.game.board.pegCount).map { $0 }
    inexact = (0...session.game.board.pegCount).filter { session.canChoose(inexact: $0) }.map { $0 }
  }

  /// Returns the label of a number.
  static func label(_ number: Int?) -> String { number.map { "\($0)" } ?? "?" }

  /// Returns the text of a number for screen readers.
  static func spoken(_ number: Int?) -> String { number.map { "\($0)" } ?? "Not known yet" }
}
