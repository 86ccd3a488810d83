import DailyGames
import NumberedGame

/// What an address asks for that has a day behind its `?`, as in `triples/?2026-11-21`: the game of that day.
public enum DayVisit: Hashable, Sendable {
  /// The address names no day: the player's own table.
  case none
  /// A day whose game is played now: it has a table of its own.
  case open(CalendarDay)
  /// A day that is over. Its game can be played as any other.
  case over(CalendarDay)
  /// A day that is over, whose game is to be played again as it was dealt then: `triples/?2026-11-21&again`.
  case again(CalendarDay)
  /// A day that is still to come.
  case coming(CalendarDay)

  /// Reads an address.
  ///
  /// - Parameters:
  ///   - search: what stands behind the `?`, with it or without. Anything but a day is none.
  ///   - time: the time, in seconds since the beginning of 1970 UTC.
  public init(search: [UInt8], at time: Int64) {
    var text = search.first == UInt8(ascii: "?") ? Array(search.dropFirst()) : search
    let isAgain = Self.has(Self.again, text)
    if isAgain || Self.has(Self.alone, text) { text.removeLast(Self.alone.count) }
    guard let day = try? CalendarDay(text: text) else {
      self = .none
      return
    }
    self = time < day.begin ? .coming(day) : day.isOpen(at: time) ? .open(day) : isAgain ? .again(day) : .over(day)
  }

  private static var alone: [UInt8] { "&alone".utf8Bytes }

  /// As long as the other one.
  private static var again: [UInt8] { "&again".utf8Bytes }

  private static func has(_ word: [UInt8], _ search: [UInt8]) -> Bool {
    search.count >= word.count && search.suffix(word.count).elementsEqual(word)
  }

  /// Whether an address asks for the game of a day that nobody deals, also where there is a server: `?2026-11-21&alone`.
  public static func isAlone(search: [UInt8]) -> Bool {
    has(alone, search)
  }

  /// The day whose game has a table of its own: that of a day that is open, or is played again.
  public var tableDay: CalendarDay? {
    switch self {
    case .open(let day), .again(let day): day
    case .none, .over, .coming: nil
    }
  }

  /// The mode of the game that is played there.
  ///
  /// - Parameters:
  ///   - search: what the address has behind the `?`.
  ///   - hasServer: whether there is a server of the day.
  public func mode(search: [UInt8], hasServer: Bool) -> PlayMode {
    switch self {
    case .open(let day): hasServer && !Self.isAlone(search: search) ? .ranked(day) : .daily(day)
    case .again(let day): .pastDay(day)
    case .none, .over, .coming: .own
    }
  }
}

/// The place where a player wants to go from the game of a day, whose session holds no other game, or from the check of a past day.
public enum Departure: Equatable, Sendable {
  /// To the player's own table, and there to what an address opens, which is the part after `#`.
  case ownTable(address: [UInt8])
  /// To the days: those before, and what was made of them.
  case days
  /// To the page of a day that is over: how its games came out, and how they are checked. It deals the day anew too.
  case check(CalendarDay, asksForDeal: Bool)
  /// From the check of a past day to the game that the player plays again.
  case pastDay(CalendarDay, DailyGame)

  /// The address, relative to the page that the player leaves.
  public var address: String {
    switch self {
    case .ownTable(let address): "./" + (address.isEmpty ? "" : "#" + String(decoding: address, as: UTF8.self))
    case .days: "../days.html"
    case .check(let day, let asksForDeal): "../check.html?\(day)" + (asksForDeal ? "&again" : "")
    case .pastDay(let day, let game): PastDayGame.address(game, day)
    }
  }
}
