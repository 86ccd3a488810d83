import TerminalSupport
import TriplesSession

// A replay, and its review: the coach looks at one position after another.
extension TriplesPlayer {
  /// Opens the game that has just ended, and begins its review.
  func reviewEndedGame() {
    session.reviewEndedGame()
    if session.viewer?.reviewing.review != nil { showFindings() }
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
    case "f": session.choose(session.watchSpeed.stepped(by: 1))
    default:
      if state.showsFindings, let review = viewer.reviewing.review {
        let width = ScreenFrame.smallestSize.width - 2
        let lines = FindingsPage.lines(of: review, width: width, look: Look(depth: .none, isUnicode: false))
        return state.findings.handle(TriplesKeyMap.arrow(key), lastLine: lines.count)
      }
      // Left and right go through a replay as up and down go through a list.
      var key = TriplesKeyMap.arrow(key)
      if key == .left { key = .up }
      if key == .right { key = .down }
      if let step = key.place(from: viewer.step, last: viewer.stepCount) { session.goToStep(step) }
    }
  }

  /// Begins a review, leaves one that is under way, or turns from the replay to what was found and back.
  private func review(_ viewer: TriplesSession.ReplayViewer) {
    switch viewer.reviewing {
    case .none: session.startReview()
    case .running: session.cancelReview()
    case .ready: if state.showsFindings { state.showsFindings = false } else { showFindings() }
    }
  }

  func showFindings() {
    state.showsFindings = true
    state.findings = TextScroll()
  }
}

extension TriplesSession.ReplayViewer {
  /// Whether the coach is looking at it.
  var isReviewing: Bool {
    if case .running = reviewing { true } else { false }
  }

  /// How far the coach has come, as a sentence; nothing where it looks at nothing.
  var progressText: String? {
    guard case .running(let advices) = reviewing else { return nil }
    return "The coach looks at every move: \(advices.count) of \(stepCount + 1)."
  }
}
