import DailyGames
import DayAPI
import JSON
import Ledger
import NumberedGame

/// A daily game as the server deals, plays, ranks, and describes it. A value is one player's game. Each game conforms
/// in a folder of its own, and `ServedGames.swift` lists the games.
public protocol ServedGame: Sendable {
  /// The type that deals the game.
  associatedtype DayDeal: DealtGame

  /// The game.
  static var game: DailyGame { get }

  // MARK: Play

  /// The game before the first move.
  init(_ deal: DayDeal)

  /// The part of the deal that the player sees before the first move, as the ledger stores it.
  var opening: String { get }

  /// Whether the game is over by its rules.
  var isOver: Bool { get }

  /// Whether a game that is over was ended by the player and not by a move.
  var isGivenUp: Bool { get }

  /// The points, or 0 in a game without points.
  var score: Int { get }

  /// The recorded line.
  var line: String { get }

  /// The sort key if the game ended now, lower is better, or `nil` if it depends on a rating.
  var sortKey: Int64? { get }

  /// Plays a move, and returns the game after it and its outcome. The ledger stores moves and outcomes in this form.
  /// Throws if the rules refuse the move.
  func playing(_ action: String) throws(MoveRefusal) -> (game: Self, outcome: String)

  /// Returns the game after the player has ended it.
  func ended() -> Self

  /// Reads the moves of a recorded line, each with its outcome, or returns `nil` if the line is not one of this game.
  static func moves(ofLine line: String) -> [(action: String, outcome: String)]?

  // MARK: Standings

  /// The width of a bin of the day's histogram, in figures, such as points.
  static var binWidth: Int { get }

  /// Returns the figure of a game with that sort key, such as its points, or `nil` if such a game has none.
  static func figure(ofSortKey sortKey: Int64) -> Int?

  /// Rates how well a recorded game was played, or returns `nil` if games aren't rated, or if the line can't be read.
  static func rating(ofLine line: String) -> GameRating?

  /// Returns the sort key of a game that was never rated: behind all games that are equal to it except for their rating.
  static func sortKeyWithoutRating(moveCount: Int) -> Int64

  /// Plays the game as the coach does, which knows no more than a player, or returns `nil` if the coach can't play.
  /// `nodes` is the number of positions that the coach searches for each move, in a game in which it searches.
  static func coachGame(_ deal: DayDeal, nodes: Int) -> CoachGameRow?

  // MARK: API

  /// Returns the title of the problem with a move that is invalid in every game, or `nil` if there is none.
  static func problem(withMove action: String) -> String?

  /// Writes the members that describe the game of a day to everyone. `deal` is `nil` if the day isn't revealed.
  static func writeDay(_ day: CalendarDay, _ deal: DayDeal?, to json: inout JSONWriter)

  /// Writes the members of a player's game. `deal` is `nil` if the game isn't over, and `rank` if it has none.
  static func writeGame(_ game: GameSnapshot, _ deal: DayDeal?, rank: Int?, to json: inout JSONWriter)

  /// Writes the members of the answer to a move, or if `move` is `nil` to the player's end of the game. `isLast` says
  /// whether the game was over after it.
  static func writeAnswer(to move: PlayedMove?, isLast: Bool, in game: GameSnapshot, to json: inout JSONWriter)
}

extension ServedGame {
  /// Deals a day from lists of words, or returns `nil` if the words deal no game.
  package static func deal(_ day: CalendarDay, words: (_ nonce: [UInt8]) throws -> WordList) throws -> DayDeal? {
    try DayDeal(day: day, words: words)
  }

  /// No points.
  public var score: Int { 0 }

  /// The last sort key. Only games that are rated ask for it.
  public static func sortKeyWithoutRating(moveCount: Int) -> Int64 { .max }

  /// One figure in each bin.
  public static var binWidth: Int { 1 }

  /// `nil`, because the game isn't rated.
  public static func rating(ofLine line: String) -> GameRating? { nil }

  /// `nil`, because `playing(_:)` refuses a move that is invalid in every game.
  public static func problem(withMove action: String) -> String? { nil }
}

/// How well a game was played.
public struct GameRating: Hashable, Sendable {
  /// The loss by playing worse than the coach, in hundredths of a figure.
  public let loss: Int64

  /// The sort key of the game with that rating.
  public let sortKey: Int64

  /// The version of the coach that rates. It is stored with each rating.
  public static let coachVersion: Int64 = 1
}

/// Why the rules don't allow a move.
public struct MoveRefusal: Error, Hashable, Sendable {
  /// The kind of problem in the API, such as `nothingMoves`.
  public let kind: ProblemKind

  /// The reason as a sentence.
  public let title: String
}
