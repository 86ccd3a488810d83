import CodeBreakerModel
import JSON
import NumberedGame
import PlaySupport

// The ranked daily game, whose code only the server has. A guess stays in its row until the server has answered. Only
// sessions of ranked games use this extension.
extension CodeBreakerSession: ServedSession {
  /// Whether the server is ready for a guess: the day is open, and no move, question, or permanent trouble is pending.
  var acceptsRankedPegs: Bool {
    guard let rankedClient else { return false }
    return rankedClient.action == nil && rankedClient.prompt == nil && !rankedClient.isDayClosed
      && rankedClient.failure.map { $0.isTemporary } ?? true
  }

  /// The reason why the ranked guess can't be sent, or `nil`. This doesn't include the reasons that apply to all games,
  /// such as a guess without pegs.
  var rankedGuessProblem: String? {
    guard let rankedClient, !game.isOver, rankedClient.prompt != .introduction else { return nil }
    if !shouldSaveGame || rankedClient.isDayClosed { return dayOverText }
    if let text = rankedClient.failureText { return text }
    if rankedClient.action != nil {
      return rankedClient.isServerSlow ? "The server is slow. Your guess is saved." : "Sending the guess…"
    }
    if !rankedClient.isGameKnown { return "Getting the game from the server…" }
    return game.guess.pegs.contains(Code.missingPeg) && !game.guess.isEmpty ? "Every hole needs a peg today." : nil
  }

  func sendRankedGuess() -> Bool {
    if let reason = rankedGuessProblem ?? game.reasonToIgnoreGuess.map({ SpokenText.reason($0) }) {
      status = reason
      post(.blocked)
      return false
    }
    rankedClient?.send(game.guess.text(in: game.setup.theme), index: game.attempts.count)
    status = ""
    return true
  }

  /// Asks the server to record that the player gives up. The game ends when the server confirms.
  func giveUpRankedGame() {
    guard let rankedClient, !game.isOver, rankedClient.action == nil else { return }
    self.rankedClient?.send(nil, index: game.attempts.count)
  }

  /// Applies the answer to a guess or to giving up. Returns whether the answer is valid.
  package func apply(_ answer: JSONValue, to action: RankedClient.PendingAction?) -> Bool {
    guard let text = action?.move else {
      guard Self.ending(answer) == .gaveUp else { return false }
      if saved.played.game.giveUp() {
        status = ""
        recordEnd()
        endRankedGame()
      }
      return true
    }
    guard let exact = answer["exact"]?.int, let inexact = answer["inexact"]?.int, exact >= 0, inexact >= 0,
      exact + inexact <= game.setup.pegCount, let pegs = Code(guess: text, theme: game.setup.theme)?.pegs
    else { return false }
    var next = game
    for (hole, peg) in pegs.enumerated() { next.setGuessPeg(peg, at: hole) }
    guard next.attemptGuess(answer: MatchCounts(exact: exact, inexact: inexact)) == nil,
      next.ending == Self.ending(answer)
    else { return false }
    saved.played.game = next
    finishAttempt()
    if game.isOver { endRankedGame() }
    return true
  }

  /// Applies the game as the server has stored it. `isConflictingMove` is `true` if another device has made a different move.
  /// Returns whether the answer is valid.
  package func apply(serversGame answer: JSONValue, isConflictingMove: Bool) -> Bool {
    guard let rankedClient, var other = Self.game(answer, day: rankedClient.day), other.setup == game.setup else {
      return false
    }
    let action = rankedClient.action
    if let code = answer["code"]?.bytes, let pegs = Code(guess: code, theme: other.setup.theme)?.pegs {
      other.reveal(pegs)
    }
    let isSame = other.attempts == game.attempts && other.ending == game.ending
    if isSame {
      if let pegs = other.isCodeKnown ? other.masterCode.pegs : nil { saved.played.game.reveal(pegs) }
    } else {
      let isOwnGuess =
        other.attempts.count == game.attempts.count + 1
        && action?.move == other.attempts.last?.text(in: other.setup.theme)
      let isNews = isConflictingMove || !isOwnGuess && (!game.attempts.isEmpty || action != nil)
      let guess = game.guess.pegs
      saved.played.game = other
      if !isOwnGuess, !other.isOver {
        for (hole, peg) in guess.enumerated() { saved.played.game.setGuessPeg(peg, at: hole) }
      }
      saved.selection = 0
      if isNews { show(.playedElsewhere) }
      status = "\(titleText) \(SpokenText.attemptCount(game.attempts.count)) so far."
      if let action, action.index != other.attempts.count || other.isOver { self.rankedClient?.restore(nil) }
      if other.isOver { recordEnd() }
    }
    if game.isOver { endRankedGame() }
    return true
  }

  private func endRankedGame() {
    guard let rankedClient else { return }
    let isFirst = !rankedClient.isOver
    self.rankedClient?.isOver = true
    self.rankedClient?.hasMoves = !game.attempts.isEmpty
    if isFirst, !game.isCodeKnown { self.rankedClient?.askAgain() }
  }

  // MARK: The end

  /// Does nothing, because giving up has its own confirmation.
  public func finishRankedGame() {}

  func showRankedResult() {
    rankedClient?.prompt = .result
  }

  /// The warning before the player gives up.
  public var finishWarning: String { "The game will count as not solved. You can’t undo this." }

  /// Whether the player can open a review. It needs the code, which the server may not have revealed yet.
  public var canReviewRankedGame: Bool { canReview && game.isCodeKnown }

  /// Opens the coach's review of the finished game.
  public func reviewRankedGame() {
    guard canReviewRankedGame else { return }
    rankedClient?.prompt = nil
    openReview()
  }

  // MARK: Storage

  /// Restores the pending move of the saved game. The server's game may be newer, because the player may have continued
  /// it on another device.
  func restoreRankedGame() {
    rankedClient?.restore(savedAction: saved.pendingMove, moveCount: game.attempts.count, isOver: game.isOver)
    recordMissedDayResult()
    status = "\(titleText) \(SpokenText.attemptCount(game.attempts.count)) so far."
    if game.isOver, !saved.isEndUnseen { showRankedResult() }
  }

  // MARK: Reading answers

  private static func ending(_ answer: JSONValue) -> Ending? {
    guard let word = answer["ending"]?.bytes else { return nil }
    if word == "solved".utf8Bytes { return .solved }
    if word == "out-of-attempts".utf8Bytes { return .outOfAttempts }
    // A game that is unfinished at the end of its day counts as given up.
    return .gaveUp
  }

  /// Returns the game in a server's answer, or `nil` if the answer is malformed or breaks the rules.
  private static func game(_ answer: JSONValue, day: CalendarDay) -> CodeBreaker? {
    guard let attempts = answer["attempts"]?.array else { return nil }
    var game = CodeBreaker(GameSetup(day: day))
    for attempt in attempts {
      guard let text = attempt["guess"]?.bytes, let exact = attempt["exact"]?.int,
        let inexact = attempt["inexact"]?.int,
        exact >= 0, inexact >= 0, exact + inexact <= game.setup.pegCount,
        let pegs = Code(guess: text, theme: game.setup.theme)?.pegs, pegs.count == game.setup.pegCount
      else { return nil }
      for (hole, peg) in pegs.enumerated() { game.setGuessPeg(peg, at: hole) }
      guard game.attemptGuess(answer: MatchCounts(exact: exact, inexact: inexact)) == nil else { return nil }
    }
    let ending = ending(answer)
    if ending == .gaveUp { game.giveUp() }
    return game.ending == ending ? game : nil
  }
}
