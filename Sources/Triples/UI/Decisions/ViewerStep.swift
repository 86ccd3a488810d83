import TriplesSession

/// One of the buttons that step through a replay.
enum ViewerStep: CaseIterable, Hashable {
  case first, back, next, last

  /// The label of the button.
  var label: String {
    switch self {
    case .first: "First"
    case .back: "Back"
    case .next: "Next"
    case .last: "Last"
    }
  }

  /// The SF Symbol of the button.
  var symbol: String {
    switch self {
    case .first: "backward.end"
    case .back: "chevron.backward"
    case .next: "chevron.forward"
    case .last: "forward.end"
    }
  }

  /// The step that the button leads to.
  func target(_ viewer: TriplesSession.ReplayViewer) -> Int {
    switch self {
    case .first: 0
    case .back: max(0, viewer.step - 1)
    case .next: min(viewer.stepCount, viewer.step + 1)
    case .last: viewer.stepCount
    }
  }

  /// Whether the button leads anywhere.
  func isEnabled(_ viewer: TriplesSession.ReplayViewer) -> Bool {
    target(viewer) != viewer.step
  }
}
