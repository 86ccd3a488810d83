import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// Selects a hole of the guess. If it's selected already, puts the next choice into it.
  public func tapHole(_ hole: Int) {
    if hole == selection { cycle(by: 1) } else { select(hole: hole) }
  }

  /// Selects a hole of the guess.
  public func select(hole: Int) {
    redrawIfDayIsOver()
    intent(acceptsPegs && game.guess.pegs.indices.contains(hole) && hole != selection) {
      saved.selection = hole
      status = holeText
    }
  }

  /// Moves the selection by `offset` holes, to the right if it's positive. Wraps around.
  public func moveSelection(by offset: Int) {
    let count = game.guess.pegs.count
    // Reduce the offset first, so that the sum can't overflow.
    select(hole: ((selection + offset % count) % count + count) % count)
  }

  /// Puts the next choice into the selected hole, or the previous one if `offset` is negative.
  public func cycle(by offset: Int) {
    let hole = selection
    if offset >= 0 {
      change { $0.changeGuessPeg(at: hole) }
    } else {
      let choices = game.pegChoices
      let index = choices.firstIndex(of: game.guess.pegs[hole]) ?? 0
      change { $0.setGuessPeg(choices[(index + choices.count - 1) % choices.count], at: hole) }
    }
  }

  /// Puts the choice at the index `choice` into the selected hole, and selects the next empty one. Returns `false` if
  /// there is no such choice or the guess doesn't accept pegs.
  @discardableResult
  public func choose(_ choice: Int) -> Bool {
    drop(.choice(choice), onto: selection)
  }

  /// Puts the choice at the index `choice` into every hole.
  public func fillHoles(with choice: Int) {
    guard game.pegChoices.indices.contains(choice) else { return }
    let peg = game.pegChoices[choice]
    change { game in
      for hole in game.guess.pegs.indices { game.setGuessPeg(peg, at: hole) }
      return true
    } andThen: {
      status = "All pegs: \(game.setup.theme.spokenName(of: peg))."
    }
  }

  /// Removes the selected peg. If the hole is empty, moves one hole left and removes the peg there.
  public func clear() {
    guard acceptsPegs else { return }
    if game.guess.pegs[selection] == Code.missingPeg {
      guard selection > 0 else { return }
      clear(hole: selection - 1)
    } else {
      clear(hole: selection)
    }
  }

  /// Removes the peg in `hole` from the guess, as when the player drags it away, and selects the hole.
  public func clear(hole: Int) {
    change(thenSelect: hole) { $0.setGuessPeg(Code.missingPeg, at: hole) }
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
    guard let peg = peg(at: source), game.guess.pegs.indices.contains(hole) else { return false }
    return change(thenSelect: hole) { game in
      // Swap the pegs of both holes, so that none is lost.
      if case .guess(let origin) = source { game.setGuessPeg(game.guess.pegs[hole], at: origin) }
      return game.setGuessPeg(peg, at: hole)
    } andThen: {
      saved.selection = nextHole(after: hole)
    }
  }

  /// Copies the pegs of the attempt with `number`, 1 for the first, into the guess.
  public func copyAttempt(_ number: Int) {
    if let pegs = attempt(number)?.pegs { put(pegs) }
  }

  func put(_ pegs: [Peg]) {
    change(thenSelect: 0) { game in
      for (hole, peg) in pegs.enumerated() { game.setGuessPeg(peg, at: hole) }
      return true
    } andThen: {
      status = "Guess: \(SpokenText.pegs(game.guess, theme: game.setup.theme))."
    }
  }

  /// Performs a key's command. Returns `true` if the session handled the key, so the front end must ignore it.
  @discardableResult
  public func press(_ command: KeyCommand) -> Bool {
    guard acceptsPegs else { return false }
    switch command {
    case .choose(let choice): return choose(choice)
    case .selectPrevious: moveSelection(by: -1)
    case .selectNext: moveSelection(by: 1)
    case .selectFirst: select(hole: 0)
    case .selectLast: select(hole: game.guess.pegs.count - 1)
    case .nextChoice: cycle(by: 1)
    case .previousChoice: cycle(by: -1)
    case .clear: clear()
    case .guess: guess()
    }
    return true
  }

  /// Makes the guess. If the game ignores the guess, `status` explains why. If the guess has empty holes and the
  /// setting is to ask about them, the first call only asks. A second call makes the guess if it hasn't changed since.
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
        hasAskedAboutHoles = true
        status = "\(guessExplanation ?? "") \(guessLabel)?"
        return false
      }
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
    hasAskedAboutHoles = false
    saved.resetAfterAnswer()
    forgetHint()
    post(.answer)
    let counts = MatchCounts(game.attempts.last?.matches ?? [])
    status = "Attempt \(game.attempts.count): \(SpokenText.markers(counts))."
    if game.isOver {
      recordEnd()
    } else if let left = game.remainingAttemptCount {
      status += " \(SpokenText.attemptCount(left)) left."
    }
  }

  /// The label of the button that makes the guess: "Guess", or "Guess with 3 of 4" after the question about holes.
  public var guessLabel: String {
    hasAskedAboutHoles ? "Guess with \(game.setup.pegCount - emptyHoleCount) of \(game.setup.pegCount)" : "Guess"
  }

  /// The note at the Guess button. After the question about empty holes, it says how they count. Otherwise, it's the
  /// reason why the guess would be ignored, or `nil`.
  public var guessExplanation: String? {
    if hasAskedAboutHoles {
      return emptyHoleCount == 1
        ? "1 hole is empty. It matches nothing." : "\(emptyHoleCount) holes are empty. They match nothing."
    }
    return guessProblem
  }

  private var shouldAskAboutHoles: Bool {
    settings.holes == .ask && !hasAskedAboutHoles && emptyHoleCount > 0 && game.reasonToIgnoreGuess == nil
  }

  private var emptyHoleCount: Int { game.guess.pegs.reduce(0) { $0 + ($1 == Code.missingPeg ? 1 : 0) } }

  private func attempt(_ number: Int) -> Code? {
    number > 0 && number <= game.attempts.count ? game.attempts[number - 1] : nil
  }

  /// Returns the first empty hole after `hole`, wrapping around, or the next one if none is empty.
  private func nextHole(after hole: Int) -> Int {
    let pegs = game.guess.pegs
    let following = (1...pegs.count).map { (hole + $0) % pegs.count }
    return following.first { pegs[$0] == Code.missingPeg } ?? following[0]
  }

  private var holeText: String {
    SpokenText.hole(selection, of: game.guess, theme: game.setup.theme) + "."
  }

  /// Changes the guess if it accepts pegs, and saves. Returns the result of `change`, or `false`.
  @discardableResult
  private func change(
    thenSelect hole: Int? = nil, _ change: (inout CodeBreaker) -> Bool, andThen: () -> Void = {}
  ) -> Bool {
    redrawIfDayIsOver()
    return intent(acceptsPegs) {
      let pegs = game.guess.pegs
      var next = game
      guard change(&next) else { return false }
      saved.playedGame.game = next
      if game.guess.pegs != pegs { post(.peg) }
      hasAskedAboutHoles = false
      if let hole { saved.selection = hole }
      status = holeText
      andThen()
      clock.begin()
      return true
    } ?? false
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
