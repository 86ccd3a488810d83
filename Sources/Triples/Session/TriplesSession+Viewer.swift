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

    /// How far the coach's review of it has come.
    public internal(set) var reviewing = Reviewing.none

    init(_ replay: Replay) {
      self.replay = replay
      positions = replay.positions
      step = 0
    }

    /// How many moves there are.
    public var stepCount: Int { replay.moves.count }

    /// The game as it stands at this step.
    public var game: Triples { positions[step] }

    /// Whether the game at this step can be played on.
    public var canPlayOn: Bool { !game.isDone }

    /// Where in the game this is: "Move 3 of 29: Left", or "Game 14, 29 moves" at its start.
    public var caption: String {
      guard step > 0 else {
        return "Game \(replay.number), \(stepCount == 1 ? "1 move" : "\(stepCount) moves")"
      }
      return "Move \(step) of \(stepCount): \(replay.moves[step - 1].label)"
    }

    /// Whether there is anything to review.
    public var canReview: Bool { stepCount > 0 }

    /// Where in the game this is, for a screen reader, and what the review says of it.
    public var spoken: String {
      let place = "\(caption). Score \(game.score)."
      return reviewing.review.map { place + " " + Spoken.step(step, of: $0) } ?? place
    }

    /// Goes to a step, or to the nearest one that there is.
    mutating func go(to step: Int) {
      self.step = max(0, min(step, stepCount))
    }
  }

  /// Opens the game behind a row of the scores as a replay. A row that no game stands behind does nothing.
  ///
  /// - Parameter index: the row, 0 for the best.
  public func openRow(_ index: Int) {
    guard popUp == nil, rows.indices.contains(index), let line = rows[index].line else { return }
    do {
      showReplay(try Replay(line: line))
    } catch {
      tell(Notice("This game cannot be shown: \(error)."))
    }
    changed()
  }

  /// Whether a row of the scores has a game behind it that can be opened.
  public func canOpenRow(_ index: Int) -> Bool {
    rows.indices.contains(index) && rows[index].line != nil
  }

  /// Goes to a step of the replay that is open, or to the nearest one that there is.
  public func goToStep(_ step: Int) {
    guard viewer != nil else { return }
    viewer?.go(to: step)
    if let viewer { status = viewer.spoken }
    changed()
  }

  /// Closes the replay and goes back to the screen it was opened from.
  public func closeViewer() {
    guard viewer != nil else { return }
    leaveViewer()
    showEndIfDue()
    changed()
  }

  /// Plays on from the board that the replay shows. The current game ends first, as with a new game.
  public func playFromViewer() {
    guard popUp == nil, let viewer, viewer.canPlayOn else { return }
    leaveViewer()
    tab = .board
    end(thenStart: viewer.replay.prefix(viewer.step))
  }

  func showReplay(_ replay: Replay) {
    leaveViewer()
    hint = nil
    watch = nil
    var viewer = ReplayViewer(replay)
    if let review = keptReview(of: replay) { viewer.reviewing = .ready(review) }
    self.viewer = viewer
    status = "Replay of \(viewer.caption)."
  }

  /// Closes the replay, if one is open. A review that is under way can be gone on with later.
  func leaveViewer() {
    pauseReview()
    viewer = nil
  }
}
