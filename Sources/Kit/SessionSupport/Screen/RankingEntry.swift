import GameCore

/// A game in a ranked list, such as one of the player's best.
public struct RankingEntry: Equatable, Sendable {
  /// The rank, from 1 up. It identifies the game within its list.
  public let rank: Int

  /// The score, such as "1,204".
  public let score: String

  /// The title of the game, such as "Game 537", or an empty string.
  public let title: String

  /// The medal that the game won, such as "Silver", or `nil`. Style sheets find its drawing by name, in any case.
  public var medal: String?

  /// The medal that the game won and its distance from the next award, such as "Silver, 59 short of the crown". An empty
  /// string reserves room for text that arrives later, so that the rows below don't move. `nil` if none will arrive.
  public var detail: String?

  /// The time at which the game ended, in seconds since 1970 UTC.
  public let time: Int64

  /// The circumstances of the game, such as "undo used". No two begin with the same letter.
  public let marks: [String]

  /// Whether the game has just ended.
  public let isNewest: Bool

  /// The action of a press, or `nil` if the game can't be opened.
  public let action: Action.ID?

  /// More actions, for a front end that has context menus.
  public let menu: [Action]

  /// Creates a game of a list.
  public init(
    rank: Int, score: String, title: String = "", medal: String? = nil, detail: String? = nil, time: Int64,
    marks: [String] = [], isNewest: Bool = false, action: Action.ID? = nil, menu: [Action] = []
  ) {
    self.rank = rank
    self.score = score
    self.title = title
    self.medal = medal
    self.detail = detail
    self.time = time
    self.marks = marks
    self.isNewest = isNewest
    self.action = action
    self.menu = menu
  }

  /// Returns the game as one text for screen readers, with its time as a front end shows it: "Rank 1, 1,204 points,
  /// Silver, 59 short of the crown, Game 537, Feb 16, 2020, undo used, newest".
  public func spokenText(date: String) -> String {
    let texts = ["Place \(rank)", "\(score) points", detail ?? "", title, date] + marks + [isNewest ? "newest" : ""]
    return texts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
