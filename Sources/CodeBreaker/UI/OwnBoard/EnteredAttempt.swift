import CodeBreakerModel
import CodeBreakerSession

/// An attempt on the player's own board or at a code that the player set, ready to show and to speak.
struct EnteredAttempt: Hashable, Identifiable {
  /// The index of the attempt.
  let id: Int
  let code: Code
  /// The answer, or `nil` if there is none yet.
  let markers: [Match]?
  /// Whether the answer is wrong, or may be.
  let isSuspect: Bool
  var isEdited = false
  /// How the attempt reduced the remaining codes, or an empty string.
  let effect: String
  let spokenText: String

  private init(_ index: Int, of board: OwnBoard, code: Code, isSuspect: Bool, effect: String = "") {
    let attempt = board.attempts[index]
    id = index
    self.code = code
    markers = attempt.counts.map { OwnBoardWords.markers($0, pegCount: board.pegCount) }
    self.isSuspect = isSuspect
    self.effect = effect
    let text = OwnBoardWords.attempt(attempt, number: index + 1, theme: board.theme)
    spokenText = [text, effect, isSuspect ? "It may be wrong." : ""].filter { !$0.isEmpty }.joined(separator: " ")
  }

  static func all(_ session: OwnBoardSession) -> [EnteredAttempt] {
    var suspectIndexes: [Int] = []
    if case .contradictory(let contradicting) = session.findings { suspectIndexes = contradicting.attemptIndexes }
    return session.board.attempts.enumerated().map { index, attempt in
      var entered = EnteredAttempt(
        index, of: session.board, code: session.code(attempt.guess), isSuspect: suspectIndexes.contains(index))
      entered.isEdited = session.editedIndex == index
      return entered
    }
  }

  /// The attempts, latest first.
  static func all(_ session: CodemakerSession) -> [EnteredAttempt] {
    let board = session.game.board
    let suspectIndexes = session.suspectAttemptIndexes
    return board.attempts.indices.reversed().map { index in
      EnteredAttempt(
        index, of: board, code: session.code(board.attempts[index].guess), isSuspect: suspectIndexes.contains(index),
        effect: session.effect(ofAttemptAt: index))
    }
  }
}

/// The numbers to choose from for an answer. `nil` means that the answer is unknown.
struct AnswerChoices: Hashable {
  let exact: [Int?]
  /// The numbers of pegs in the wrong place that the chosen exact number allows.
  let inexact: [Int?]

  init(_ session: some PersistentBoardSession) {
    exact = [nil] + (0...session.board.pegCount).map { $0 }
    inexact = [nil] + (0...session.board.pegCount).filter { session.canChoose(inexact: $0) }.map { $0 }
  }

  static func label(_ number: Int?) -> String { number.map { "\($0)" } ?? "?" }

  static func spokenText(_ number: Int?) -> String { number.map { "\($0)" } ?? "Not known yet" }
}
