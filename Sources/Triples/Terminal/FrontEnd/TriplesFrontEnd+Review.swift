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
    case .escape where state.showsFindings, .backspace where state.showsFindings: state.showsFindings = false
    case .escape, .backspace: session.closeViewer()
    case "v": review(viewer)
    case "m":
      state.showsFindings = false
      session.goToNextMistake()
    case "p": session.playFromViewer()
    case " ":
      state.showsFindings = false
      session.togglePlaying()
    case "f": session.choose(session.playbackSpeed.stepped(by: 1))
    default:
      if state.showsFindings, let review = viewer.reviewState.review {
        let width = ScreenFrame.minSize.width - 2
        let lines = FindingsPage.lines(
          of: review, width: width, capabilities: TerminalCapabilities(depth: .none, supportsUnicode: false))
        return state.findingsScroll.handle(TriplesKeyMap.arrow(key), maxScrollLine: lines.count)
      }
      // In a replay, left and right act like up and down in a list.
      var key = TriplesKeyMap.arrow(key)
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
    case .ready: if state.showsFindings { state.showsFindings = false } else { showFindings() }
    }
  }

  func showFindings() {
    state.showsFindings = true
    state.findingsScroll = TextScroll()
  }
}

extension TriplesSession.ReplayViewer {
  var isReviewing: Bool {
    if case .running = reviewState { true } else { false }
  }

  /// The progress of the review as a sentence, or `nil` if no review is running.
  var progressText: String? {
    guard case .running(let advices) = reviewState else { return nil }
    return "The coach reviews every move: \(advices.count) of \(stepCount + 1)."
  }
}
