import DailyGames
import GameCore

/// The meaning of an address with a day in its query string, such as `triples/?2026-11-21`.
public enum DayAddress: Hashable, Sendable {
  /// The address has no day and opens the player's own game.
  case none
  /// A day that is open. Its game has a separate session.
  case open(CalendarDay)
  /// A day that is over. Its game opens as an ordinary game, not a daily one.
  case over(CalendarDay)
  /// A day that is over, whose game is played again as it was dealt: `triples/?2026-11-21&again`.
  case again(CalendarDay)
  /// A day that hasn't begun.
  case upcoming(CalendarDay)
  /// A word that was meant as a day but isn't one. Opens the player's own game, with a notice.
  case invalid

  /// Parses `search`, the query string with or without its `?`. `time` is the current time in seconds since 1970 UTC. A
  /// query without a day yields `none`.
  public init(search: [UInt8], at time: Int64) {
    let query = AddressQuery(search)
    guard let day = query.day else {
      self = query.hasInvalidDay ? .invalid : .none
      return
    }
    let isAgain = query.contains("again")
    self =
      time < day.startTime ? .upcoming(day) : day.isOpen(at: time) ? .open(day) : isAgain ? .again(day) : .over(day)
  }

  /// Returns whether an address requests a day's game without a server, even if there is a server: `?2026-11-21&alone`.
  public static func excludesServer(search: [UInt8]) -> Bool { AddressQuery(search).contains("alone") }

  /// Returns the mode of the game at this address. `search` is the query string, and `hasServer` says whether there is
  /// a game server.
  public func mode(search: [UInt8], hasServer: Bool) -> PlayMode {
    switch self {
    case .open(let day): hasServer && !Self.excludesServer(search: search) ? .ranked(day) : .daily(day)
    case .again(let day): .pastDay(day)
    case .none, .over, .upcoming, .invalid: .own
    }
  }
}

/// A navigation to another page. A daily game's session never loads another game, so it leaves the page instead. The
/// page that checks a past day does the same.
public enum DayNavigation: Equatable, Sendable {
  /// To the player's own game, which then opens the fragment `address`.
  case ownGame(address: [UInt8])
  /// To the list of days.
  case days
  /// To the check of a past day. If `needsDeal`, this device lacks that day's games and must deal them again.
  case check(CalendarDay, needsDeal: Bool)
  /// From the check of a past day to the game that the player plays again.
  case pastDay(CalendarDay, DailyGame)

  /// The address, relative to the page that the player leaves.
  public var address: String {
    switch self {
    case .ownGame(let address): "./" + (address.isEmpty ? "" : "#" + String(decoding: address, as: UTF8.self))
    case .days: "../days.html"
    case .check(let day, let needsDeal): "../check.html?\(day)" + (needsDeal ? "&again" : "")
    case .pastDay(let day, let game): PastDayGame.address(game, day)
    }
  }
}
