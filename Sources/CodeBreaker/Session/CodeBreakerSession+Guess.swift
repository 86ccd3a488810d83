import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// What a tap on a hole of the guess does: selects it, or if it is selected puts the next choice into it.
  public func tapHole(_ hole: Int) {
    if hole == selection { cycle(by: 1) } else { select(hole: hole) }
  }

  /// Selects a hole of the guess.
  public func select(hole: Int) {
    showEndOfDay()
    intent(acceptsPegs && game.guess.pegs.indices.contains(hole) && hole != selection) {
      saved.selection = hole
      status = holeText
    }
  }

  /// Selects the hole so many places to the right, or to the left if negative, going round at the ends.
  public func moveSelection(by offset: Int) {
    let count = game.guess.pegs.count
    // The offset is brought down first, so that no sum overflows.
    select(hole: ((selection + offset % count) % count + count) % count)
  }

  /// Puts the next choice of the theme into the selected hole, or the previous one if `offset` is negative.
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

  /// Puts a choice of the theme, 0 for the first, into the selected hole and moves on to the next empty one.
  ///
  /// - Returns: whether there was such a choice and the guess took it.
  @discardableResult
  public func choose(_ choice: Int) -> Bool {
    drop(.choice(choice), onto: selection)
  }

  /// Puts a choice of the theme, 0 for the first, into every hole.
  public func fill(_ choice: Int) {
    guard game.pegChoices.indices.contains(choice) else { return }
    let peg = game.pegChoices[choice]
    change { game in
      for hole in game.guess.pegs.indices { game.setGuessPeg(peg, at: hole) }
      return true
    } andThen: {
      status = "All pegs: \(game.setup.theme.spokenName(of: peg))."
    }
  }

  /// Takes the selected peg out, or if there is none moves to the left and takes out what is there.
  public func clear() {
    guard acceptsPegs else { return }
    if game.guess.pegs[selection] == Code.missingPeg {
      guard selection > 0 else { return }
      clear(hole: selection - 1)
    } else {
      clear(hole: selection)
    }
  }

  /// Takes a peg out of the guess and selects its hole: what dragging it away does.
  public func clear(hole: Int) {
    change(thenSelect: hole) { $0.setGuessPeg(Code.missingPeg, at: hole) }
  }

  /// The peg that a drag from there carries, or `nil` if there is none to take.
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

  /// Lets a peg go over a hole of the guess, where it stays. Then the next empty hole is selected, if there is one.
  ///
  /// - Returns: whether there was such a peg and such a hole and the guess took it.
  @discardableResult
  public func drop(_ source: PegSource, onto hole: Int) -> Bool {
    guard let peg = peg(at: source), game.guess.pegs.indices.contains(hole) else { return false }
    return change(thenSelect: hole) { game in
      // The two holes change places, so that no peg is lost.
      if case .guess(let origin) = source { game.setGuessPeg(game.guess.pegs[hole], at: origin) }
      return game.setGuessPeg(peg, at: hole)
    } andThen: {
      saved.selection = holeAfter(hole)
    }
  }

  /// Puts the pegs of an earlier attempt into the guess, to be changed from there.
  ///
  /// - Parameter number: the number of the attempt, 1 for the first.
  public func copyAttempt(_ number: Int) {
    if let pegs = attempt(number)?.pegs { put(pegs) }
  }

  /// Puts pegs into the guess, in place of what is in it.
  func put(_ pegs: [Peg]) {
    change(thenSelect: 0) { game in
      for (hole, peg) in pegs.enumerated() { game.setGuessPeg(peg, at: hole) }
      return true
    } andThen: {
      status = "Guess: \(Spoken.pegs(game.guess, theme: game.setup.theme))."
    }
  }

  /// Does what a key says.
  ///
  /// - Returns: whether the key means something now, so that nothing else should be done with it.
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

  /// Makes the guess an attempt. One to be ignored stays where it is, and `status` says why. So does one with holes the
  /// first time, unless the player allows them: doing the same again, with nothing changed, makes it.
  ///
  /// - Returns: whether the attempt was made.
  @discardableResult
  public func guess() -> Bool {
    intent(acceptsPegs) {
      if isRanked { return guessRanked() }
      if !playMode.allows(.holes), let dealtProblem {
        status = dealtProblem
        give(.blocked)
        return false
      }
      if wantsToAskAboutHoles {
        isAskedAboutHoles = true
        status = "\(guessNote ?? "") \(guessLabel)?"
        return false
      }
      if let reason = saved.played.game.attemptGuess() {
        status = Spoken.reason(reason)
        give(.blocked)
        return false
      }
      answered()
      return true
    } ?? false
  }

  /// What becomes of a guess that has its answer.
  func answered() {
    isAskedAboutHoles = false
    saved.noteAnswer()
    forgetHint()
    give(.answer)
    let counts = MatchCounts(game.attempts.last?.matches ?? [])
    status = "Attempt \(game.attempts.count): \(Spoken.markers(counts))."
    if game.isOver {
      recordEnd()
    } else if let left = game.attemptsLeft {
      status += " \(Spoken.attemptCount(left)) left."
    }
  }

  /// What the button that makes the guess says: "Guess", or "Guess with 3 of 4" where it has asked about the holes.
  public var guessLabel: String {
    isAskedAboutHoles ? "Guess with \(game.setup.pegCount - emptyHoleCount) of \(game.setup.pegCount)" : "Guess"
  }

  /// What is to be said at the button that makes the guess: why it would be ignored, or what making it with holes means
  /// once that has been asked. Else nothing.
  public var guessNote: String? {
    if isAskedAboutHoles {
      return emptyHoleCount == 1
        ? "1 hole is empty. It matches nothing." : "\(emptyHoleCount) holes are empty. They match nothing."
    }
    return guessProblem
  }

  /// Whether the player is to be asked before the guess becomes an attempt.
  private var wantsToAskAboutHoles: Bool {
    settings.holes == .ask && !isAskedAboutHoles && emptyHoleCount > 0 && game.reasonToIgnoreGuess == nil
  }

  private var emptyHoleCount: Int { game.guess.pegs.reduce(0) { $0 + ($1 == Code.missingPeg ? 1 : 0) } }

  /// The attempt with that number, 1 for the first.
  private func attempt(_ number: Int) -> Code? {
    number > 0 && number <= game.attempts.count ? game.attempts[number - 1] : nil
  }

  /// The hole that the player is likely to fill next: the first empty one after `hole`, going round at the end, or if
  /// none is empty the one to the right.
  private func holeAfter(_ hole: Int) -> Int {
    let pegs = game.guess.pegs
    let following = (1...pegs.count).map { (hole + $0) % pegs.count }
    return following.first { pegs[$0] == Code.missingPeg } ?? following[0]
  }

  private var holeText: String {
    Spoken.hole(selection, of: game.guess, theme: game.setup.theme) + "."
  }

  /// Changes the guess, if it takes pegs now, and saves.
  ///
  /// - Returns: whether `change` said that it changed something.
  @discardableResult
  private func change(
    thenSelect hole: Int? = nil, _ change: (inout CodeBreaker) -> Bool, andThen: () -> Void = {}
  ) -> Bool {
    showEndOfDay()
    return intent(acceptsPegs) {
      let pegs = game.guess.pegs
      var next = game
      guard change(&next) else { return false }
      saved.played.game = next
      if game.guess.pegs != pegs { give(.peg) }
      isAskedAboutHoles = false
      if let hole { saved.selection = hole }
      status = holeText
      andThen()
      clock.begin()
      return true
    } ?? false
  }

  /// Where a peg is dragged from.
  public enum PegSource: Hashable, Sendable {
    /// One of the choices of the theme, 0 for the first.
    case choice(Int)
    /// A peg of an earlier attempt.
    case attempt(number: Int, hole: Int)
    /// A peg that is in the guess already: it changes places with the one it is dropped on.
    case guess(hole: Int)
  }
}
