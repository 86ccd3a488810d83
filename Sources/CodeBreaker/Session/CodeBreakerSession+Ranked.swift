import CodeBreakerModel
import GameCore
import JSON
import SessionSupport

// Ranked daily games, whose code only the server has. A guess stays in its row until the server has answered.
extension CodeBreakerSession: ServedSession {
  package var answeredMoveCount: Int { game.attempts.count }

  package var progressText: String { "\(titleText) \(SpokenText.attemptCount(game.attempts.count)) so far." }

  package func apply(_ answer: JSONValue, to action: RankedClient.PendingAction?) -> Bool {
    guard let text = action?.move else {
      guard Self.ending(answer) == .gaveUp else { return false }
      endByGivingUp()
      return true
    }
    var next = game
    guard Self.attempt(text, answer, in: &next), next.ending == Self.ending(answer) else { return false }
    saved.playedGame.game = next
    finishAttempt()
    return true
  }

  package func apply(serversGame answer: JSONValue, isConflictingMove: Bool) -> Bool {
    guard let rankedClient, var other = Self.game(answer, day: rankedClient.day), other.setup == game.setup else {
      return false
    }
    if let code = answer["code"]?.bytes, let pegs = Code(guess: code, theme: other.setup.theme)?.pegs {
      other.reveal(pegs)
    }
    let isSame = other.attempts == game.attempts && other.ending == game.ending
    if isSame {
      if let pegs = other.isCodeKnown ? other.masterCode.pegs : nil { saved.playedGame.game.reveal(pegs) }
    } else {
      let guess = game.guess.pegs
      let isNews = isConflictingMove || !game.attempts.isEmpty || rankedClient.action != nil
      saved.playedGame.game = other
      saved.selection = 0
      let lastMove = other.attempts.last?.text(in: other.setup.theme)
      if !finishReplacement(lastMove: lastMove, isNews: isNews), !other.isOver {
        for (hole, peg) in guess.enumerated() { saved.playedGame.game.setGuessPeg(peg, at: hole) }
      }
      if other.isOver { recordEnd() }
    }
    return true
  }

  // MARK: The end

  /// The result, with the praise of a solved game: "Lucky! 2 guesses".
  public var resultHeadline: String {
    let result = dayResult?.text ?? ""
    guard let ended = endedGame, ended.ending == .solved else { return result }
    return "\(ended.title) \(result)"
  }

  /// The warning before the player gives up.
  public var finishWarning: String {
    "The game will count as not solved, and the code stays secret until the day is over. You can’t undo this."
  }

  /// A sentence for a player who gave up, from whom the code is kept while it could help another account.
  public var resultNote: String? {
    game.ending == .gaveUp && !game.isCodeKnown ? "The code stays secret until the day is over for everyone." : nil
  }

  /// Whether the player can open a review.
  public var canReviewRankedGame: Bool { canReview }

  /// Opens the coach's review of the finished game.
  public func reviewRankedGame() {
    guard canReviewRankedGame else { return }
    rankedClient?.prompt = nil
    openReview()
  }

  // MARK: Storage

  /// Restores the saved pending move. The server's game may be newer if the player continued on another device.
  func restoreRankedGame() {
    rankedClient?.restore(savedAction: saved.pendingMove, moveCount: answeredMoveCount, isOver: game.isOver)
    recordMissedDayResult()
    status = progressText
    if game.isOver, !saved.isEndUnseen { rankedClient?.prompt = .result }
  }

  // MARK: Reading answers

  private static func ending(_ answer: JSONValue) -> Ending? {
    guard let word = answer["ending"]?.bytes else { return nil }
    if word == "solved".utf8Bytes { return .solved }
    if word == "out-of-attempts".utf8Bytes { return .outOfAttempts }
    // A game that is unfinished at the end of its day counts as given up.
    return .gaveUp
  }

  /// Makes a guess with the server's answer. Returns whether both are valid.
  private static func attempt(_ text: [UInt8], _ answer: JSONValue, in game: inout CodeBreaker) -> Bool {
    let pegCount = game.setup.pegCount
    // Compare without a sum, which could overflow.
    guard let exact = answer["exact"]?.int, let inexact = answer["inexact"]?.int, 0...pegCount ~= exact,
      0...(pegCount - exact) ~= inexact, let pegs = Code(guess: text, theme: game.setup.theme)?.pegs,
      pegs.count == pegCount
    else { return false }
    for (hole, peg) in pegs.enumerated() { game.setGuessPeg(peg, at: hole) }
    return game.attemptGuess(answer: MatchCounts(exact: exact, inexact: inexact)) == nil
  }

  /// Returns the game in a server's answer, or `nil` if the answer is malformed or breaks the rules.
  private static func game(_ answer: JSONValue, day: CalendarDay) -> CodeBreaker? {
    guard let attempts = answer["attempts"]?.array else { return nil }
    var game = CodeBreaker(GameSetup(day: day))
    for attempt in attempts {
      guard let text = attempt["guess"]?.bytes, Self.attempt(text, attempt, in: &game) else { return nil }
    }
    let ending = ending(answer)
    if ending == .gaveUp { game.giveUp() }
    return game.ending == ending ? game : nil
  }
}
