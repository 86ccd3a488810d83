import JellyToy

extension NudgeDirection {
  /// What the nudge is called where it is offered as an action.
  var label: String {
    switch self {
    case .left: "Nudge left"
    case .right: "Nudge right"
    case .up: "Nudge up"
    case .down: "Nudge down"
    }
  }
}
