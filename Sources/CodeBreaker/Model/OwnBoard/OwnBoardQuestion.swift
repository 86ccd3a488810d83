import NumberedGame

/// What a coach is asked about a board: the same as about a game, though its answers may contradict each other.
public struct OwnBoardQuestion: Hashable, Sendable {
  /// The attempts that have an answer, in the order of the board, and how much work may be done.
  public let position: CoachQuestion

  private static var header: [UInt8] { "codebreaker-assist-question/1 ".utf8Bytes }

  /// Asks about a board. Attempts without an answer say nothing.
  ///
  /// - Parameters:
  ///   - board: with its attempts.
  ///   - work: what lies outside 1 to a million million becomes the nearest that lies in it. By default, enough for a
  ///     hint.
  public init(_ board: OwnBoard, work: Int64? = nil) {
    let attempts = board.attempts.compactMap { attempt in
      attempt.counts.map { AnsweredGuess(guess: attempt.guess, counts: $0) }
    }
    position = CoachQuestion(
      pegCount: board.pegCount, choiceCount: board.choiceCount, attempts: attempts, limit: work)
  }

  /// The question as one line of ASCII bytes, in its only form: after the name of the form it is that of a `CoachQuestion`.
  public var text: [UInt8] { Self.header + position.words }

  /// Reads a question as `text` writes it. Any other text is none.
  public init?(text: [UInt8]) {
    guard text.starts(with: Self.header), let position = CoachQuestion(words: text[Self.header.count...]),
      position.guess == nil, position.attempts.count <= OwnBoard.mostAttempts
    else { return nil }
    self.position = position
  }
}
