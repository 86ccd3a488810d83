import TerminalSupport
import TriplesSession

extension TriplesFrontEnd {
  func reviewEndedGame() {
    session.reviewEndedGame()
    if session.viewer?.reviewState.review != nil { showFindings() }
  }

  func handleInViewer(_ key: Key) {
    guard let viewer = session.viewer else { return }
    switch key.lowercased {
    case .escape where view.showsFindings, .backspace where view.showsFindings: view.showsFindings = false
    case .escape, .backspace: session.closeViewer()
    case "v": review(viewer)
    case "m":
      view.showsFindings = false
      session.goToNextMistake()
    case "p": session.playFromViewer()
    case " ":
      view.showsFindings = false
      session.togglePlaying()
    case "f": session.choose(session.playbackSpeed.stepped(by: 1))
    default:
      var key = TriplesKeyMap.arrow(key)
      if view.showsFindings { return view.findingsLine = key.scrolled(from: view.findingsLine) }
      // In a replay, left and right act like up and down in a list.
      if key == .left { key = .up }
      if key == .right { key = .down }
      if let step = key.position(from: viewer.step, last: viewer.stepCount) { session.goToStep(step) }
    }
  }

  /// Starts or cancels a review, or switches between the replay and the findings.
  private func review(_ viewer: TriplesSession.ReplayViewer) {
    switch viewer.reviewState {
    case .none: session.startReview()
    case .running: session.cancelReview()
    case .ready: if view.showsFindings { view.showsFindings = false } else { showFindings() }
    }
  }

  func showFindings() {
    view.showsFindings = true
    view.findingsLine = 0
  }
}

extension TriplesSession.ReplayViewer {
  var isReviewing: Bool {
    if case .running = reviewState { true } else { false }
  }

  /// The progress of the review as a sentence, or `nil` if no review is running.
  var progressText: String? {
    guard case .running(let advices) = reviewState else { return nil }
    return "The coach is reviewing every move: \(advices.count) of \(stepCount + 1)."
  }
}
