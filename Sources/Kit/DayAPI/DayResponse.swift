import GameCore
import JSON

/// The public data of a day, without the server's data about its games.
public struct DayResponse: Equatable, Sendable {
  /// The phase of a day's games.
  public enum State: CaseIterable, Sendable {
    /// The day hasn't begun.
    case coming
    /// Games can be begun and played.
    case open
    /// Games that have begun can be finished.
    case closing
    /// The day is over, and its key is public.
    case revealed
    /// The server lost the day's key or moves, so the day's games don't count.
    case void

    /// The value of the JSON member `state`.
    public var name: String {
      switch self {
      case .coming: "coming"
      case .open: "open"
      case .closing: "closing"
      case .revealed: "revealed"
      case .void: "void"
      }
    }
  }

  /// The day, in UTC.
  public let day: CalendarDay
  /// The phase of the day's games.
  public let state: State
  /// The day's commitment, 64 hex digits: a hash that fixes the key in advance. `nil` if there is none yet, or
  /// if the server lost it.
  public let commitment: [UInt8]?
  /// The key that determines the day's deals, 64 hex digits, or `nil` before the day is revealed.
  public let key: [UInt8]?

  /// Creates the data of a day. The commitment and the key are 64 hexadecimal digits each.
  public init(day: CalendarDay, state: State, commitment: [UInt8]?, key: [UInt8]?) {
    self.day = day
    self.state = state
    self.commitment = commitment
    self.key = key
  }

  /// Parses a day, or returns `nil` if `json` isn't a valid one.
  public init?(_ json: JSONValue) {
    guard let name = json["day"]?.bytes, let day = try? CalendarDay(text: name), let word = json["state"]?.bytes,
      let state = State.allCases.first(where: { $0.name.utf8Bytes == word })
    else { return nil }
    let digits = [json["commitment"]?.bytes, json["key"]?.bytes]
    for case let text? in digits where !Hexadecimal.isText(text, count: 64) { return nil }
    self.init(day: day, state: state, commitment: digits[0], key: digits[1])
  }

  /// Parses the answer to a request for several days, or returns `nil` if it isn't valid.
  public static func days(in json: JSONValue) -> [DayResponse]? {
    json["days"]?.values { DayResponse($0) }
  }

  /// Writes the JSON members to the open object. `closingTime`, from which games can't be started, and `revealTime`, at
  /// which the key becomes public, are in RFC 3339 format. `games` writes a member for each game.
  public func write(
    closingTime: String, revealTime: String, games: (inout JSONWriter) -> Void, to json: inout JSONWriter
  ) {
    json.member("day", day.description)
    json.member("state", state.name)
    json.member("closes", closingTime)
    json.member("reveals", revealTime)
    if let commitment { json.member("commitment", utf8: commitment) } else { json.nullMember("commitment") }
    if let key { json.member("key", utf8: key) } else { json.nullMember("key") }
    games(&json)
  }
}

extension JSONValue {
  /// Reads each element of an array. Returns `nil` if this isn't an array, or if `read` returns `nil` for an element.
  func values<Value>(_ read: (JSONValue) -> Value?) -> [Value]? {
    guard let array else { return nil }
    let values = array.compactMap(read)
    return values.count == array.count ? values : nil
  }
}
