import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession: RowSession {
  /// The guess and its selected hole.
  public var codeRow: CodeRow { game.row(selection: selection) }

  /// The pegs to choose from.
  public var pegChoices: [Peg] { game.pegChoices }

  /// Replaces the guess.
  @discardableResult
  public func setRow(_ row: CodeRow, announcing status: String) -> Bool {
    redrawIfDayIsOver()
    return intent(acceptsPegs) {
      if row.pegs != codeRow.pegs {
        saved.playedGame.game.setGuess(row)
        if isHintBeside { prepareHint() }
        post(.peg)
        holeQuestion = nil
        clock.begin()
      }
      saved.selection = row.selection
      self.status = status
      return true
    } ?? false
  }

  /// Makes the guess. Returns whether the session accepts one.
  @discardableResult
  public func submitRow() -> Bool {
    guard acceptsPegs else { return false }
    guess()
    return true
  }

  /// Returns the peg where a drag starts, or `nil` if there is none.
  public func peg(at source: PegSource) -> Peg? {
    let pegs: [Peg]
    let index: Int
    switch source {
    case .choice(let choice): (pegs, index) = (game.pegChoices, choice)
    case .guess(let hole): (pegs, index) = (game.guess.pegs, hole)
    case .attempt(let number, let hole): (pegs, index) = (attempt(number)?.pegs ?? [], hole)
    }
    guard pegs.indices.contains(index), pegs[index] != Code.missingPeg else { return nil }
    return pegs[index]
  }

  /// Drops the peg from `source` into a hole of the guess. Then selects the next empty hole, or the next hole if none
  /// is empty. Returns `false` if there is no such peg or hole or the guess doesn't accept pegs.
  @discardableResult
  public func drop(_ source: PegSource, onto hole: Int) -> Bool {
    guard let peg = peg(at: source), let choice = pegChoices.firstIndex(of: peg) else { return false }
    return edit { row, choiceCount in
      guard row.select(hole) != nil else { return nil }
      // Swap the pegs of both holes, so that none is lost.
      if case .guess(let origin) = source { row.pegs[origin] = row.pegs[hole] }
      return row.choose(choice, choiceCount: choiceCount)
    }
  }

  /// Copies the pegs of the attempt with `number`, 1 for the first, into the guess.
  public func copyAttempt(_ number: Int) {
    if let attempt = attempt(number) { setPegs(CoachQuestion.colors(of: attempt, pegChoices)) }
  }

  /// Makes the guess. If the game ignores the guess, `status` explains why. If the guess has empty holes and the
  /// setting is to ask about them, the first call only asks. A second call makes the guess if it hasn't changed since,
  /// and if the player has had time to read the question.
  ///
  /// - Returns: Whether the game accepted the guess, or a ranked game sent it.
  @discardableResult
  public func guess() -> Bool {
    intent(acceptsPegs) {
      if !playMode.allows(.holes), let dayGuessProblem { return reject(dayGuessProblem) }
      if isRanked, game.reasonToIgnoreGuess == nil {
        rankedClient?.send(game.guess.text(in: game.setup.theme), index: answeredMoveCount)
        status = ""
        return true
      }
      if shouldAskAboutHoles {
        holeQuestion = ReadingTime(startingAt: environment.pressTime())
        status = "\(guessExplanation ?? "") \(guessLabel)?"
        return false
      }
      if let holeQuestion, !holeQuestion.isOver(at: environment.pressTime()) { return false }
      if let reason = saved.playedGame.game.attemptGuess() { return reject(SpokenText.reason(reason)) }
      finishAttempt()
      return true
    } ?? false
  }

  private func reject(_ reason: String) -> Bool {
    status = reason
    post(.blocked)
    return false
  }

  func finishAttempt() {
    holeQuestion = nil
    saved.resetAfterAnswer()
    forgetHint()
    if isHintBeside { prepareHint() }
    let counts = MatchCounts(game.attempts.last?.matches ?? [])
    post(.answer(exactCount: counts.exact))
    status = "Attempt \(game.attempts.count): \(SpokenText.markers(counts))."
    if game.isOver {
      recordEnd()
    } else if let left = game.remainingAttemptCount {
      status += " \(SpokenText.attemptCount(left)) left."
    }
  }

  /// The label of the button that makes the guess: "Guess", or "Guess with 3 of 4" after the question about holes.
  public var guessLabel: String {
    let pegCount = game.setup.pegCount
    return hasAskedAboutHoles ? "Guess with \(pegCount - codeRow.emptyHoleCount) of \(pegCount)" : "Guess"
  }

  /// The note at the Guess button. After the question about empty holes, it says how they count. Otherwise, it's the
  /// reason why the guess would be ignored, or `nil`.
  public var guessExplanation: String? {
    hasAskedAboutHoles ? SpokenText.emptyHoles(codeRow.emptyHoleCount) : guessProblem
  }

  private var shouldAskAboutHoles: Bool {
    settings.holes == .ask && !hasAskedAboutHoles && !codeRow.isFull && game.reasonToIgnoreGuess == nil
  }

  private func attempt(_ number: Int) -> Code? {
    number > 0 && number <= game.attempts.count ? game.attempts[number - 1] : nil
  }

  /// The origin of a dragged peg.
  public enum PegSource: Hashable, Sendable {
    /// One of the choices of the theme, 0 for the first.
    case choice(Int)
    /// A peg of an earlier attempt.
    case attempt(number: Int, hole: Int)
    /// A peg of the guess. It swaps places with the peg that it's dropped on.
    case guess(hole: Int)
  }
}
