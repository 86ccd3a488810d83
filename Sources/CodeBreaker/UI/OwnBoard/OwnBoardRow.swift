import CodeBreakerModel
import CodeBreakerSession

/// An attempt on the board, as it is shown and said.
struct OwnBoardRow: Hashable, Identifiable {
  /// Its place, 0 for the first.
  let id: Int
  /// Its pegs.
  let code: Code
  /// Its answer; nothing where there is none yet.
  let markers: [Match]?
  /// Whether it is being changed.
  let isEdited: Bool
  /// Whether the coach thinks that it may be wrong.
  let isDoubted: Bool
  /// All of it as a sentence.
  let spoken: String

  /// The attempts, in their order.
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

/// The numbers that can be chosen for an answer. Nothing stands for one that is not known yet.
struct OwnBoardAnswers: Hashable {
  /// The pegs that are right and in their places.
  let exact: [Int?]
  /// The pegs that are right but out of place, as many as there can be beside those.
  let inexact: [Int?]

  /// The numbers for the row of a board of one's own, which may have no answer yet.
  init(_ session: OwnBoardSession) {
    exact = [nil] + (0...session.board.pegCount).map { $0 }
    inexact = [nil] + (0...session.board.pegCount).filter { session.canChoose(inexact: $0) }.map { $0 }
  }

  /// The numbers for the coach's guess at a code that was set.
  init(_ session: SetterSession) {
    exact = (0...session.game.board.pegCount).map { $0 }
    inexact = (0...session.game.board.pegCount).filter { session.canChoose(inexact: $0) }.map { $0 }
  }

  /// What a number is called in a row of them.
  static func label(_ number: Int?) -> String { number.map { "\($0)" } ?? "?" }

  /// What a screen reader calls it.
  static func spoken(_ number: Int?) -> String { number.map { "\($0)" } ?? "Not known yet" }
}
