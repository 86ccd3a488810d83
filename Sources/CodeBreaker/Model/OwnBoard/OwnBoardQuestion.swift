import GameCore

/// A question for a coach about a board. The board's answers may contradict each other.
public struct OwnBoardQuestion: Hashable, Sendable {
  /// The answered attempts in the order of the board, and the amount of work.
  public let position: CoachQuestion

  private static var header: [UInt8] { "codebreaker-assist-question/1 ".utf8Bytes }

  /// Creates a question about a board's answered attempts. `work` is clamped to 1…10¹². `nil` means a hint's work.
  public init(_ board: OwnBoard, work: Int64? = nil) {
    let attempts = board.attempts.compactMap { attempt in
      attempt.counts.map { AnsweredGuess(guess: attempt.guess, counts: $0) }
    }
    position = CoachQuestion(
      pegCount: board.pegCount, choiceCount: board.choiceCount, attempts: attempts, limit: work)
  }

  /// The canonical form of the question: one line of ASCII bytes, with a header and the text of a `CoachQuestion`.
  public var text: [UInt8] { Self.header + position.words }

  /// Parses the format of the property `text`. Returns `nil` if the text is malformed.
  public init?(text: [UInt8]) {
    guard text.starts(with: Self.header), let position = CoachQuestion(words: text[Self.header.count...]),
      position.guess == nil, position.attempts.count <= OwnBoard.maxAttempts
    else { return nil }
    self.position = position
  }
}
