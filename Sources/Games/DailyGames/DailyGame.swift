import NumberedGame

/// A kind of game of which there is one a day, the same for everyone.
///
/// The value itself is a number, so that it is cheap to copy and to compare. What distinguishes one game from another is its `entry`.
public struct DailyGame: Hashable, Sendable {
  /// The index in `all`. The server's ledger stores it, so it stays the same once a game was dealt.
  public let number: Int

  /// The game that is meant if none is named.
  public static var first: DailyGame { DailyGame(number: 0) }

  /// The game after this one; the first after the last.
  public var next: DailyGame { Self.all[(number + 1) % Self.all.count] }
}

// MARK: Names

extension DailyGame {
  /// The identifier in saved texts, in addresses, and in the API.
  public var id: StaticString { entry.id }

  /// Returns the game with that identifier, as UTF-8, or `nil` if there is none.
  public init?(id: some Sequence<UInt8>) {
    guard let game = Self.all.first(where: { id.elementsEqual($0.folder.utf8Bytes) }) else { return nil }
    self = game
  }

  /// The identifier as a string. The site's folder with the game's page has the same name.
  public var folder: String { String(entry.id) }

  /// The name.
  public var name: String { String(entry.name) }
}

// MARK: Result

extension DailyGame {
  /// The member with the figure of a game, such as the points, in a reply of the server.
  public var figureKey: StaticString { entry.figureKey }

  /// The title of a column of figures.
  public var figureTitle: String { String(entry.figureTitle) }

  /// A figure with its unit: "1,042 points", "1 guess".
  public func figureText(_ figure: Int) -> String {
    DecimalText.grouped(figure) + " " + String(figure == 1 ? entry.unit.one : entry.unit.many)
  }

  /// Whether a game can be finished without a figure, such as one whose code was not found.
  public var canFail: Bool { entry.failure != nil }

  /// The text for a game without a figure, or `nil` if every game has one.
  public var failureText: String? { entry.failure.map { String($0) } }

  /// A result: "1,042 points", "5 guesses", "Code not found".
  ///
  /// - Parameter figure: The figure, or `nil` if the game was finished without one.
  public func resultText(_ figure: Int?) -> String {
    figure.map { figureText($0) } ?? failureText ?? figureText(0)
  }

  /// Whether one figure is better than another one. `nil`, for a game without a figure, is worse than any figure.
  public func isBetter(_ figure: Int?, than other: Int?) -> Bool {
    guard let figure, let other else { return figure != nil && other == nil }
    return entry.isMoreBetter ? figure > other : figure < other
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
  /// The last part of the path of the call that plays a move.
  public var movePath: String { String(entry.move.path) }

  /// The member with the move in that call.
  public var moveKey: StaticString { entry.move.key }

  /// What everyone gets, within a sentence: "the same tiles".
  public var dealText: String { String(entry.deal) }

  /// The sentence that says what a ranked game forbids.
  public var rankedRules: String { String(entry.rankedRules) }

  /// The sentence that says what playing a past day again allows.
  public var againNote: String { String(entry.againNote) }
}

extension DailyGame {
  /// What distinguishes a game from the others.
  struct Entry: Sendable {
    /// Lower-case letters and digits.
    let id: StaticString
    let name: StaticString
    let figureKey: StaticString
    let figureTitle: StaticString
    let unit: (one: StaticString, many: StaticString)
    let isMoreBetter: Bool
    /// The text for a game without a figure, or `nil` if every game has one.
    let failure: StaticString?
    /// What a column of ratings is called and means, or `nil` if games aren't rated.
    let skill: (title: StaticString, note: StaticString)?
    let move: (path: StaticString, key: StaticString)
    let deal: StaticString
    let rankedRules: StaticString
    let againNote: StaticString
  }
}
