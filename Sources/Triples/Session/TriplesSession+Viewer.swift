import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// A replay that the player steps through.
  public struct ReplayViewer {
    /// The replay with all its moves.
    public let replay: Replay

    let positions: [Triples]

    /// The number of moves before the board that is shown.
    public private(set) var step: Int

    /// Whether the replay plays automatically.
    public internal(set) var isPlaying = false

    /// The effect of the latest step, or `nil` if it didn't advance by exactly one move.
    public private(set) var effect: MoveEffect?

    /// The state of the coach's review.
    public internal(set) var reviewState = ReviewState.none

    /// The parts of the findings that the player has unfolded.
    public internal(set) var unfoldedFindings: Set<ReviewFindings.ActionCode> = []

    let isOpenedFromDuel: Bool

    init(_ replay: Replay, isOpenedFromDuel: Bool = false) {
      self.replay = replay
      self.isOpenedFromDuel = isOpenedFromDuel
      positions = replay.positions
      step = 0
    }

    /// The number of moves.
    public var stepCount: Int { replay.moves.count }

    /// The game at the current step.
    public var game: Triples { positions[step] }

    /// Whether the player can play on from this step. In a dealt daily game, the next tiles aren't known.
    public var canPlayOn: Bool { replay.number != nil && !game.isDone }

    /// Whether there are moves to play.
    public var canPlay: Bool { stepCount > 0 }

    /// The label of the button that starts or pauses automatic play.
    public var playLabel: String { isPlaying ? "Pause" : "Play" }

    /// The position in the game: "Move 3 of 29: Left", or "Game 14, 29 moves" at the start. With a review, the number
    /// of the next move instead: "Move 4 of 29".
    public var caption: String {
      guard step > 0 else {
        return "Game \(replay.deal), \(stepCount == 1 ? "1 move" : "\(stepCount) moves")"
      }
      if reviewState.review != nil {
        return step < stepCount ? "Move \(step + 1) of \(stepCount)" : "After all \(stepCount) moves"
      }
      return "Move \(step) of \(stepCount): \(replay.moves[step - 1].label)"
    }

    /// Whether there are moves to review.
    public var canReview: Bool { stepCount > 0 }

    /// The caption or, with a review, the verdict on the next move, for screen readers.
    public var spokenText: String {
      guard let review = reviewState.review else { return "\(caption). Score \(game.score)." }
      let verdict = SpokenText.verdict(step, of: review)
      return game.isDone ? verdict : "\(verdict) Score \(game.score). \(SpokenText.step(step, of: review))"
    }

    /// Goes to a step, clamped to the valid range.
    mutating func go(to step: Int) {
      let next = max(0, min(step, stepCount))
      effect = next == self.step + 1 ? try? positions[self.step].copy().play(replay.moves[self.step]) : nil
      self.step = next
    }
  }

  /// Opens the game in a row of the scores as a replay. Does nothing if the row has no game.
  public func openRow(_ index: Int) {
    guard popUp == nil, rows.indices.contains(index), let line = rows[index].line else { return }
    do {
      showReplay(try Replay(line: line))
      if viewer?.goToWorstMistake() == true, let viewer { status += " " + viewer.spokenText }
    } catch {
      show(Notice("Can’t show this game: \(error)."))
    }
    saveAndRedraw()
  }

  /// Goes to a step of the open replay, clamped to the valid range. Stops automatic play.
  public func goToStep(_ step: Int) {
    guard viewer != nil else { return }
    viewer?.go(to: step)
    stopPlaying()
    saveAndRedraw()
  }

  /// Starts or pauses automatic play of the open replay. From the last step, it starts over.
  public func togglePlaying() {
    guard popUp == nil, let viewer, viewer.canPlay else { return }
    if viewer.isPlaying {
      stopPlaying()
    } else {
      if viewer.step == viewer.stepCount { self.viewer?.go(to: 0) }
      self.viewer?.isPlaying = true
      restartTurn()
      status = "The replay is playing."
    }
    saveAndRedraw()
  }

  /// Advances a replay that plays automatically. Screen readers announce only the step at which it stops.
  func advancePlayback() {
    guard let step = viewer?.step else { return }
    viewer?.go(to: step + 1)
    restartTurn()
    if viewer?.step == viewer?.stepCount { stopPlaying() }
    saveAndRedraw()
  }

  private func stopPlaying() {
    viewer?.isPlaying = false
    if let viewer { status = viewer.spokenText }
  }

  /// Closes the replay, and returns to the screen or the duel that opened it.
  public func closeViewer() {
    guard viewer != nil else { return }
    close(.viewer)
    saveAndRedraw()
  }

  /// Plays on from the board of the replay. The current game ends first, as it does for a new game.
  public func playFromViewer() {
    guard popUp == nil, let viewer, viewer.canPlayOn else { return }
    show(.board)
    end(thenStart: viewer.replay.prefix(viewer.step))
  }

  func showReplay(_ replay: Replay, isOpenedFromDuel: Bool = false) {
    var viewer = ReplayViewer(replay, isOpenedFromDuel: isOpenedFromDuel)
    status = "Replay of \(viewer.caption)."
    if let review = storedReview(of: replay) { viewer.reviewState = .ready(review) }
    open(.viewer(viewer))
  }
}
