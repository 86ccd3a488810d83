import DailyGames
import DayAPI
import GameCore
import JSON
import Ledger

/// A daily game with the rules, the ranking, and the JSON that the server needs. A value is one player's game. Each
/// conforming type has its own folder, and `ServedGames.swift` lists them.
public protocol ServedGame: Sendable {
  /// The type that deals the game.
  associatedtype DayDeal: DailyDeal

  /// The daily game that this type implements.
  static var kind: DailyGame { get }

  // MARK: Play

  /// Creates the game as it is before the first move.
  init(_ deal: DayDeal)

  /// The part of the deal that the player sees before the first move, as the ledger stores it.
  var opening: String { get }

  /// Whether the game is over by its rules.
  var isOver: Bool { get }

  /// The points, or 0 in a game without points.
  var score: Int { get }

  /// The replay line of the game, which the ledger stores once the game is over.
  var line: String { get }

  /// The sort key that the game would have if it ended now, until it is rated. Lower is better.
  var sortKey: Int64 { get }

  /// Returns the game after a move (in the format of `MoveRow.action`), and its outcome (`MoveRow.outcome`). Throws if
  /// the rules don't allow the move. `MoveRow.endAction` and an empty string are never moves.
  func playing(_ action: String) throws(MoveRefusal) -> (game: Self, outcome: String)

  /// Returns the game after the player has ended it.
  func ended() -> Self

  /// Returns the moves of a replay line, each with its outcome, or `nil` if the line isn't a valid game of this kind.
  static func moves(ofLine line: String) -> [(action: String, outcome: String)]?

  // MARK: Standings

  /// The width of a bin in the day's histogram, in the unit of `figure(ofSortKey:)`.
  static var binWidth: Int { get }

  /// Returns the figure by which players compare their games, such as points or guesses, for a game with the given sort
  /// key. Returns `nil` if the game has no figure, such as an unsolved one.
  static func figure(ofSortKey sortKey: Int64) -> Int?

  /// Creates a rater for a day's recorded games. Returns `nil` if this kind of game isn't rated.
  static func makeRater() -> (any DayRater)?

  /// Returns the sort key of a finished game of a rated kind until it is rated. The game ranks behind all rated games with
  /// the same `moveCount`.
  static func sortKeyWithoutRating(moveCount: Int) -> Int64

  /// Returns whether `sortKey` is that of a game that has no rating yet. Always `false` in games that aren't rated.
  static func awaitsRating(sortKey: Int64) -> Bool

  /// Plays a deal as the coach, which knows no more than a player. Returns `nil` if the coach can't play. `nodeCount`
  /// is the number of positions that the coach searches for each move, if it searches in this game.
  static func coachGame(_ deal: DayDeal, nodeCount: Int) -> CoachGameRow?

  // MARK: API

  /// Returns the title of a problem if `action` can't be a move in any position, or `nil` if it can.
  static func problemTitle(forMove action: String) -> String?

  /// Writes the JSON members that describe a day's game to all players. `deal` is `nil` if the day isn't revealed.
  static func writeDay(_ day: CalendarDay, _ deal: DayDeal?, to json: inout JSONWriter)

  /// Writes the JSON members of a player's game. `deal` is `nil` until the game is over, and `rank` if there is none.
  static func writeGame(_ game: GameSnapshot, _ deal: DayDeal?, rank: Int?, to json: inout JSONWriter)

  /// Writes the JSON members of the response to `move`, or to ending the game if `move` is `nil`. `isLast` is whether
  /// the game was over afterward.
  static func writeResponse(to move: PlayedMove?, isLast: Bool, in game: GameSnapshot, to json: inout JSONWriter)
}

extension ServedGame {
  /// Deals a day's game from the random words that `words` returns for a nonce. Returns `nil` if they deal no game.
  package static func deal(_ day: CalendarDay, words: (_ nonce: [UInt8]) throws -> RecordedRandomWords) throws
    -> DayDeal?
  {
    try DayDeal(day: day, words: words)
  }

  /// An empty string, for games that show nothing of the deal.
  public var opening: String { "" }

  /// 0, for games without points.
  public var score: Int { 0 }

  /// Returns the last sort key. It's never used, because games of an unrated kind get their sort keys when they end.
  public static func sortKeyWithoutRating(moveCount: Int) -> Int64 { .max }

  /// Returns `false`, because the game isn't rated.
  public static func awaitsRating(sortKey: Int64) -> Bool { false }

  /// 1, so that each bin has a single figure.
  public static var binWidth: Int { 1 }

  /// Returns `nil`, because the game isn't rated.
  public static func makeRater() -> (any DayRater)? { nil }

  /// Returns `nil`, because `playing(_:)` refuses all invalid moves.
  public static func problemTitle(forMove action: String) -> String? { nil }
}

/// A rating of how well a game was played.
public struct GameRating: Hashable, Sendable {
  /// The loss against the coach's play, in hundredths of the game's unit, such as a guess.
  public let loss: Int64

  /// The sort key of the game with this rating.
  public let sortKey: Int64

  /// The version of the coach that rates games. It is stored with each rating. Version 1, up to release 0.2.0, had the
  /// work limit of a review.
  public static let coachVersion: Int64 = 2

  /// Creates a rating.
  package init(loss: Int64, sortKey: Int64) {
    self.loss = loss
    self.sortKey = sortKey
  }
}

/// A rater of the recorded games of one day. It caches what the games have in common, and isn't thread-safe.
public protocol DayRater: AnyObject {
  /// Returns the rating of a game that isn't rated yet, or `nil` if the line can't be read.
  func rating(ofLine line: String) -> GameRating?
}

/// The reason why the rules don't allow a move.
public struct MoveRefusal: Error, Hashable, Sendable {
  /// The kind of problem in the API, such as `nothingMoves`.
  public let kind: ProblemKind

  /// The reason as a sentence.
  public let title: String
}
