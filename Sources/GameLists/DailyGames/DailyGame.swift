import GameCore

/// A kind of daily game. Each day has one game of each kind, the same for all players. The value is only a number, so
/// it is cheap to copy and compare. The properties of the kind are in `entry`.
public struct DailyGame: Hashable, Sendable {
  /// The index in `all`. The server's ledger stores it, so it must never change once a game has been dealt.
  public let index: Int

  /// The default game if none is specified.
  public static var first: DailyGame { DailyGame(index: 0) }
}

// MARK: Names

extension DailyGame {
  /// The identifier in saved values, in addresses, and in the API.
  public var id: StaticString { entry.id }

  /// Returns the game with the given identifier in UTF-8, or `nil` if there is none.
  public init?(id: some Sequence<UInt8>) {
    guard let game = Self.all.first(where: { id.elementsEqual($0.idText.utf8Bytes) }) else { return nil }
    self = game
  }

  /// The identifier as a string. It is also the name of the site's folder with the game's page.
  public var idText: String { String(entry.id) }

  /// The name to show.
  public var name: String { String(entry.name) }
}

// MARK: Result

extension DailyGame {
  /// The name of the JSON member for a game's figure in the server's responses, such as `score`.
  public var figureKey: StaticString { entry.figureKey }

  /// The title of a column of figures.
  public var figureTitle: String { String(entry.figureTitle) }

  /// Returns a figure with its unit, such as "1,042 points" or "1 guess".
  public func figureText(_ figure: Int) -> String {
    DecimalText.grouped(figure) + " " + String(figure == 1 ? entry.unit.one : entry.unit.many)
  }

  /// Whether a game can be finished without a figure, such as when the code was not found.
  public var canFail: Bool { entry.failure != nil }

  /// The text for a game without a figure, or `nil` if every game has one.
  public var failureText: String? { entry.failure.map { String($0.text) } }

  /// Returns the text of a result, such as "1,042 points" or "Code not found". `figure` is `nil` if the game has none.
  public func resultText(_ figure: Int?) -> String {
    figure.map { figureText($0) } ?? failureText ?? figureText(0)
  }

  /// Returns a result for a column of figures, such as "1,042" or "not found". `figure` is `nil` if the game has none.
  public func cellText(_ figure: Int?) -> String {
    figure.map { DecimalText.grouped($0) } ?? entry.failure.map { String($0.cell) } ?? DecimalText.grouped(0)
  }

  /// Returns whether a figure is better than another. `nil`, for a game without a figure, is worse than any figure.
  public func isBetter(_ figure: Int?, than other: Int?) -> Bool {
    guard let figure, let other else { return figure != nil && other == nil }
    return entry.isHigherBetter ? figure > other : figure < other
  }

  /// Whether the server rates how well each game was played.
  public var hasSkill: Bool { entry.skill != nil }

  /// The title of a column of ratings, or `nil` if games aren't rated.
  public var skillTitle: String? { entry.skill.map { String($0.title) } }

  /// The explanation of the ratings, or `nil` if games aren't rated.
  public var skillNote: String? { entry.skill.map { String($0.note) } }
}

// MARK: Play

extension DailyGame {
  /// The last path component of the request that plays a move.
  public var movePath: String { String(entry.move.path) }

  /// The name of the JSON member with the move in the request that plays a move.
  public var moveKey: StaticString { entry.move.key }

  /// The part of the deal that all players share, as a phrase within a sentence, such as "the same tiles".
  public var dealText: String { String(entry.deal) }

  /// A sentence with the restrictions of a ranked game.
  public var rankedRules: String { String(entry.rankedRules) }

  /// A sentence about what is allowed when a past day is played again.
  public var pastDayNote: String { String(entry.pastDayNote) }
}

extension DailyGame {
  /// The properties that distinguish a game from the others.
  struct Entry: Sendable {
    /// The identifier, which consists of lowercase letters and digits.
    let id: StaticString
    let name: StaticString
    let figureKey: StaticString
    let figureTitle: StaticString
    let unit: (one: StaticString, many: StaticString)
    let isHigherBetter: Bool
    /// The words for a game without a figure, alone and in a table, or `nil` if every game has a figure.
    let failure: (text: StaticString, cell: StaticString)?
    let skill: (title: StaticString, note: StaticString)?
    let move: (path: StaticString, key: StaticString)
    let deal: StaticString
    let rankedRules: StaticString
    let pastDayNote: StaticString
  }
}
