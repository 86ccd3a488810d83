import GameCore

/// The mode of a game: the player's own game, or one of three forms of a daily game. The mode defines what is allowed
/// in a game, where its result counts, and what follows it, so that sessions seldom check for a mode.
public struct PlayMode: Hashable, Sendable {
  /// The kind of game, which includes who deals it.
  public enum Kind: UInt8, Hashable, Sendable {
    /// The player's own game. Another one can follow.
    case own
    /// A daily game whose number follows from the date.
    case daily
    /// A daily game that a server deals, move by move, and ranks.
    case ranked
    /// A past day's game, dealt again from that day's key. This device stores the deal (`PastDayGame`).
    case pastDay
  }

  /// The actions that a mode allows, and where its results count.
  public struct Permissions: OptionSet, Hashable, Sendable {
    /// One bit for each permission.
    public let rawValue: UInt8

    /// Creates permissions from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Moves can be undone.
    public static let undo = Permissions(rawValue: 1)
    /// The coach can give hints.
    public static let hint = Permissions(rawValue: 2)
    /// The coach can play.
    public static let watch = Permissions(rawValue: 4)
    /// Another game can replace this one. Without this permission, the player goes to their own game for another one.
    public static let otherGames = Permissions(rawValue: 8)
    /// The game can be restarted in this mode.
    public static let restart = Permissions(rawValue: 16)
    /// The result counts among the best games and in the statistics.
    public static let records = Permissions(rawValue: 32)
    /// The review counts in the player's averages.
    public static let averages = Permissions(rawValue: 64)
    /// A guess can have empty holes.
    public static let holes = Permissions(rawValue: 128)
  }

  /// The kind of game.
  public let kind: Kind

  /// The day of a daily game, or `nil` for the player's own.
  public let day: CalendarDay?

  private let permissions: Permissions

  private init(_ kind: Kind, _ day: CalendarDay?, _ permissions: Permissions) {
    self.kind = kind
    self.day = day
    self.permissions = permissions
  }

  /// The player's own game, in which everything is allowed.
  public static var own: PlayMode { PlayMode(.own, nil, Permissions(rawValue: .max)) }

  /// Returns the mode of a daily game whose number follows from the date.
  public static func daily(_ day: CalendarDay) -> PlayMode {
    PlayMode(.daily, day, [.undo, .hint, .records, .averages, .holes])
  }

  /// Returns the mode of a daily game that a server deals and ranks.
  public static func ranked(_ day: CalendarDay) -> PlayMode {
    PlayMode(.ranked, day, [.averages])
  }

  /// Returns the mode of a past day's game, dealt again from that day's key. Its result doesn't count.
  public static func pastDay(_ day: CalendarDay) -> PlayMode {
    PlayMode(.pastDay, day, [.undo, .hint, .restart])
  }

  /// Returns whether the mode has a permission.
  public func allows(_ right: Permissions) -> Bool { permissions.contains(right) }

  /// Whether a server deals and ranks the game.
  public var isRanked: Bool { kind == .ranked }

  /// Whether a server or the key of a past day deals the game. In the other modes, the game follows from its number.
  public var hasDealer: Bool { kind == .ranked || kind == .pastDay }
}

extension PlayMode {
  /// The title of a daily game, such as "November 21 game" or "November 21, again", or `nil` for the player's own.
  package var dayTitle: String? {
    kind == .own ? nil : kind == .pastDay ? dayText + ", again" : dayText + " game"
  }

  /// The day in words, such as "November 21", or an empty string for the player's own game.
  package var dayText: String { day.map { DayText.long($0) } ?? "" }

  /// Returns the title for sharing, such as "Parlor Triples, Nov 21" or "Parlor Triples, Nov 21, again".
  package func shareTitle(of game: String) -> String {
    "Parlor \(game), \(day.map { DayText.short($0) } ?? "")" + (kind == .pastDay ? ", again" : "")
  }

  /// The destination of the main button at the end of a daily game.
  package var nextNavigation: DayNavigation {
    guard kind == .pastDay, let day else { return .days }
    return .check(day, needsDeal: false)
  }

  /// The label of the main button at the end of a daily game. `nil` for the player's own games, whose button starts
  /// another game.
  package var nextLabel: String? { kind == .own ? nil : kind == .pastDay ? "Best games" : "All days" }
}
