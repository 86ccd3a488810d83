import TriplesSession

extension TriplesSession.Tab {
  /// The SF Symbol of the tab.
  var symbol: String {
    switch self {
    case .board: "gamecontroller"
    case .scores: "list.dash"
    case .about: "info.circle"
    }
  }
}
