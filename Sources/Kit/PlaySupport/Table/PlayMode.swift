import NumberedGame

/// The mode of a game: the player's own game, or the game of a day in one of three forms. The mode says what is allowed in a game,
/// where its result counts, and what follows it, so that sessions seldom ask which mode it is.
public struct PlayMode: Hashable, Sendable {
  /// Whose game it is, and who deals it.
  public enum Kind: UInt8, Hashable, Sendable {
    /// A game of the player's own. Another one may follow.
    case own
    /// The game of a day, whose number follows from the date.
    case daily
    /// The game of a day that a server deals, move by move, and ranks.
    case ranked
    /// The game of a day that is over, dealt once more from the key of that day, which is kept on this device (`PastDayGame`).
    case pastDay
  }

  /// The actions that a mode allows, and the places where the result counts.
  public struct Rights: OptionSet, Hashable, Sendable {
    /// A bit for each right.
    public let rawValue: UInt8

    /// Makes rights from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Moves may be taken back.
    public static let undo = Rights(rawValue: 1)
    /// The coach may give hints.
    public static let hint = Rights(rawValue: 2)
    /// The coach may play.
    public static let watch = Rights(rawValue: 4)
    /// Another game may replace this one. Otherwise the player leaves for their own game.
    public static let otherGames = Rights(rawValue: 8)
    /// The game can be restarted in this mode.
    public static let restart = Rights(rawValue: 16)
    /// The result counts among the best games and in the statistics.
    public static let records = Rights(rawValue: 32)
    /// The review counts in the player's averages.
    public static let averages = Rights(rawValue: 64)
    /// A guess may have empty holes.
    public static let holes = Rights(rawValue: 128)
  }

  /// Whose game it is.
  public let kind: Kind

  /// The day whose game it is; `nil` for the player's own.
  public let day: CalendarDay?

  private let rights: Rights

  private init(_ kind: Kind, _ day: CalendarDay?, _ rights: Rights) {
    self.kind = kind
    self.day = day
    self.rights = rights
  }

  /// A game of the player's own, in which everything is allowed.
  public static var own: PlayMode { PlayMode(.own, nil, Rights(rawValue: .max)) }

  /// The game of a day, whose number follows from the date.
  public static func daily(_ day: CalendarDay) -> PlayMode {
    PlayMode(.daily, day, [.undo, .hint, .records, .averages, .holes])
  }

  /// The game of a day that a server deals and ranks.
  public static func ranked(_ day: CalendarDay) -> PlayMode {
    PlayMode(.ranked, day, [.averages])
  }

  /// The game of a day that is over, dealt once more from its key. It counts for nothing.
  public static func pastDay(_ day: CalendarDay) -> PlayMode {
    PlayMode(.pastDay, day, [.undo, .hint, .restart])
  }

  /// Whether the mode has a right.
  public func allows(_ right: Rights) -> Bool { rights.contains(right) }

  /// Whether a server deals and ranks the game.
  public var isRanked: Bool { kind == .ranked }

  /// Whether a server or the key of a past day deals the game. Otherwise everything follows from its number.
  public var hasDealer: Bool { kind == .ranked || kind == .pastDay }
}

// The texts and the next step of the game of a day.
extension PlayMode {
  /// The title of the game of a day: "Game of 21 November", or "21 November, again"; `nil` for the player's own games.
  package var dayTitle: String? {
    kind == .own ? nil : kind == .pastDay ? dayText + ", again" : "Game of " + dayText
  }

  /// The day in words: "21 November".
  package var dayText: String { day.map { DayText.long($0) } ?? "" }

  /// The title for sharing: "Parlor Triples, 21 Nov", or "Parlor Triples, 21 Nov, again".
  package func shareName(of game: String) -> String {
    "Parlor \(game), \(day.map { DayText.short($0) } ?? "")" + (kind == .pastDay ? ", again" : "")
  }

  /// The destination of the main answer at the end of the game of a day.
  package var next: Departure {
    guard kind == .pastDay, let day else { return .days }
    return .check(day, asksForDeal: false)
  }

  /// The label of that answer, or `nil` for the player's own games, where another game follows.
  package var nextLabel: String? { kind == .own ? nil : kind == .pastDay ? "Best games" : "All days" }
}
