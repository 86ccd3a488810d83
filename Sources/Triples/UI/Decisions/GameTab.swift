import TriplesSession

/// The session's `Tab`. SwiftUI has a type of that name too, so that only a file without SwiftUI can name this one.
typealias GameTab = Tab

extension Tab {
  /// The SF Symbol of the tab.
  var symbol: String {
    switch self {
    case .board: "gamecontroller"
    case .scores: "list.dash"
    case .about: "info.circle"
    }
  }
}
