import PlaySupport
import TriplesModel

extension TriplesSession {
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
