import NumberedGame

/// What an address asks for that has a day behind its `?`, as in `triples/?2026-11-21`: the game of that day.
public enum DayVisit: Hashable, Sendable {
  /// The address names no day: the player's own table.
  case none
  /// A day whose game is played now: it has a table of its own.
  case open(CalendarDay)
  /// A day that is over. Its game can be played as any other.
  case over(CalendarDay)
  /// A day that is still to come.
  case coming(CalendarDay)

  /// Reads an address.
  ///
  /// - Parameters:
  ///   - search: what stands behind the `?`, with it or without. Anything but a day is none.
  ///   - time: the time, in seconds since the beginning of 1970 UTC.
  @inline(never)
  public init(search: [UInt8], at time: Int64) {
    var text = search.first == UInt8(ascii: "?") ? Array(search.dropFirst()) : search
    if Self.isAlone(search: text) { text.removeLast(Self.alone.count) }
    guard let day = try? CalendarDay(text: text) else {
      self = .none
      return
    }
    self = time < day.begin ? .coming(day) : day.isOpen(at: time) ? .open(day) : .over(day)
  }

  private static var alone: [UInt8] { "&alone".utf8Bytes }

  /// Whether an address asks for the game of a day that nobody deals, also where there is a server: `?2026-11-21&alone`.
  @inline(never)
  public static func isAlone(search: [UInt8]) -> Bool {
    search.count >= alone.count && search.suffix(alone.count).elementsEqual(alone)
  }

  /// The day whose game is played now.
  public var openDay: CalendarDay? {
    if case .open(let day) = self { day } else { nil }
  }
}

/// Where a player wants to go from the table of a day, which holds that day's game and no other.
public enum Departure: Equatable, Sendable {
  /// To the player's own table, and there to what an address opens, which is the part after `#`.
  case ownTable(address: [UInt8])
  /// To the days: those before, and what was made of them.
  case days

  /// The address, seen from the page of the game.
  public var address: String {
    switch self {
    case .ownTable(let address): "./" + (address.isEmpty ? "" : "#" + String(decoding: address, as: UTF8.self))
    case .days: "../days.html"
    }
  }
}
