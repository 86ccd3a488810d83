/// Why a server's day cannot be had, or not now.
enum TodayProblem: Error, Equatable {
  /// No whole answer came: there is no network, no server, or one that is too slow.
  case unreachable
  /// The server asks for a later try: it is busy, or its disk or database is not there.
  case busy
  /// What came is no answer of such a server, or against the rules of the game.
  case nonsense(String)
  /// The server refuses, with a reason: its kind, such as `day-closed`, and in words. Where another device has played on, the game
  /// as it stands.
  case refused(kind: String, title: String, game: GameAnswer?)
  /// The server does not know this player, or no longer.
  case unknownPlayer

  /// Whether the same call may well be answered later.
  var isTemporary: Bool { self == .unreachable || self == .busy }
}

extension TodayProblem: CustomStringConvertible {
  /// The problem as a sentence.
  var description: String {
    switch self {
    case .unreachable: "The server cannot be reached."
    case .busy: "The server is busy."
    case .nonsense(let detail): "This is not what a server of the day answers: \(detail)."
    case .refused(_, let title, _): title
    case .unknownPlayer: "The server does not know this player."
    }
  }
}
