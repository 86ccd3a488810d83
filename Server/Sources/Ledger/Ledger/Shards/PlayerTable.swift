import GameCore

/// A table with rows of players that move with their bucket. A table refers only to those before it.
struct PlayerTable: Sendable {
  /// The name.
  let name: String
  /// The columns, the bucket first.
  let columns: [String]
  /// The day whose moves the table has, or `nil` for other tables.
  var day: CalendarDay?

  init(_ name: String, _ columns: String, day: CalendarDay? = nil) {
    self.name = name
    self.columns = columns.split(separator: " ").map(String.init)
    self.day = day
  }

  /// The table with the games.
  static let games = PlayerTable("game", "bucket player day kind state moves score place skill coach line")

  /// All tables except for those with the moves of a day. Circles and their members stay in the first database.
  static let permanent = [
    PlayerTable("player", "bucket id name created hidden begun"),
    PlayerTable("token", "bucket player hash has_bucket"),
    PlayerTable("moving_code", "bucket player hash expires"), games,
    PlayerTable("report", "bucket player subject name reported settled"),
  ]

  /// The table with the moves of a day.
  static func moves(of day: CalendarDay) -> PlayerTable {
    PlayerTable(moveTable(of: day), "bucket player kind place action outcome score digest", day: day)
  }

  /// The start of the names of tables with rows that are put aside.
  static let asidePrefix = "aside_"

  /// The name of the table with rows that are put aside.
  var nameAside: String { Self.asidePrefix + name }

  /// The columns, with commas between them.
  var columnList: String { columns.joined(separator: ", ") }
}
