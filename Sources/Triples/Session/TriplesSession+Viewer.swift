import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// A replay being looked at, move by move.
  public struct ReplayViewer {
    /// The whole game.
    public let replay: Replay

    /// The board before the first move and after each one.
    let positions: [Triples]

    /// How many moves have been played on the board that is shown.
    public private(set) var step: Int

    /// Whether it plays by itself.
    public internal(set) var isPlaying = false

    /// What the latest step did to the board, if it was the next move.
    public private(set) var effect: MoveEffect?

    /// How far the coach's review of it has come.
    public internal(set) var reviewing = Reviewing.none

    /// Whether it is one of the games of the duel that is open.
    let isOfDuel: Bool

    init(_ replay: Replay, isOfDuel: Bool = false) {
      self.replay = replay
      self.isOfDuel = isOfDuel
      positions = replay.positions
      step = 0
    }

    /// How many moves there are.
    public var stepCount: Int { replay.moves.count }

    /// The game as it stands at this step.
    public var game: Triples { positions[step] }

    /// Whether the game at this step can be played on: of the game of a day nobody knows here how it would.
    public var canPlayOn: Bool { replay.number != nil && !game.isDone }

    /// Whether there is anything to play.
    public var canPlay: Bool { stepCount > 0 }

    /// What the button does that lets the replay play by itself, or wait.
    public var playLabel: String { isPlaying ? "Pause" : "Play" }

    /// Where in the game this is: "Move 3 of 29: Left", or "Game 14, 29 moves" at its start. A review speaks of the move
    /// that follows on the board: "Move 4 of 29".
    public var caption: String {
      guard step > 0 else {
        return "Game \(replay.deal), \(stepCount == 1 ? "1 move" : "\(stepCount) moves")"
      }
      if reviewing.review != nil {
        return step < stepCount ? "Move \(step + 1) of \(stepCount)" : "After all \(stepCount) moves"
      }
      return "Move \(step) of \(stepCount): \(replay.moves[step - 1].label)"
    }

    /// Whether there is anything to review.
    public var canReview: Bool { stepCount > 0 }

    /// Where in the game this is, for a screen reader, and what the review says of it.
    public var spoken: String {
      guard let review = reviewing.review else { return "\(caption). Score \(game.score)." }
      let verdict = Spoken.verdict(step, of: review)
      return game.isDone ? verdict : "\(verdict) Score \(game.score). \(Spoken.step(step, of: review))"
    }

    /// Goes to a step, or to the nearest one that there is.
    mutating func go(to step: Int) {
      let next = max(0, min(step, stepCount))
      effect = next == self.step + 1 ? try? positions[self.step].copy().play(replay.moves[self.step]) : nil
      self.step = next
    }
  }

  /// Opens the game behind a row of the scores as a replay. A row that no game stands behind does nothing.
  ///
  /// - Parameter index: the row, 0 for the best.
  public func openRow(_ index: Int) {
    guard popUp == nil, rows.indices.contains(index), let line = rows[index].line else { return }
    do {
      showReplay(try Replay(line: line))
      if viewer?.goToWorstMistake() == true, let viewer { status += " " + viewer.spoken }
    } catch {
      tell(Notice("This game cannot be shown: \(error)."))
    }
    changed()
  }

  /// Whether a row of the scores has a game behind it that can be opened.
  public func canOpenRow(_ index: Int) -> Bool {
    rows.indices.contains(index) && rows[index].line != nil
  }

  /// Goes to a step of the replay that is open, or to the nearest one that there is. A replay that plays stops.
  public func goToStep(_ step: Int) {
    guard viewer != nil else { return }
    viewer?.go(to: step)
    stopPlaying()
    changed()
  }

  /// Lets the replay that is open play by itself, or wait. At its end it begins once more.
  public func togglePlaying() {
    guard popUp == nil, let viewer, viewer.canPlay else { return }
    if viewer.isPlaying {
      stopPlaying()
    } else {
      if viewer.step == viewer.stepCount { self.viewer?.go(to: 0) }
      self.viewer?.isPlaying = true
      restartTurn()
      status = "The replay plays."
    }
    changed()
  }

  /// Goes a step on in a replay that plays by itself. A screen reader hears where it stops, not every step.
  func playStep() {
    guard let step = viewer?.step else { return }
    viewer?.go(to: step + 1)
    restartTurn()
    if viewer?.step == viewer?.stepCount { stopPlaying() }
    changed()
  }

  private func stopPlaying() {
    viewer?.isPlaying = false
    if let viewer { status = viewer.spoken }
  }

  /// Closes the replay and goes back to the screen or the duel it was opened from.
  public func closeViewer() {
    guard viewer != nil else { return }
    close(.viewer)
    changed()
  }

  /// Plays on from the board that the replay shows. The current game ends first, as with a new game.
  public func playFromViewer() {
    guard popUp == nil, let viewer, viewer.canPlayOn else { return }
    show(.board)
    end(thenStart: viewer.replay.prefix(viewer.step))
  }

  func showReplay(_ replay: Replay, isOfDuel: Bool = false) {
    var viewer = ReplayViewer(replay, isOfDuel: isOfDuel)
    status = "Replay of \(viewer.caption)."
    if let review = keptReview(of: replay) { viewer.reviewing = .ready(review) }
    open(.viewer(viewer))
  }
}
