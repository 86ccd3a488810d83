import DailyGames
import GameCore
import JSON

/// The result of a finished daily game, by which the standings rank it.
public struct GameResult: Equatable, Sendable {
  /// The points or guesses, or `nil` if the game was finished without a figure, such as when the code wasn't found.
  public let figure: Int?
  /// The loss compared with the coach's play, in hundredths of a guess, or `nil` if the game isn't rated.
  public let loss: Int?

  /// Creates a result. Doesn't validate it, unlike `init(_:_:)`.
  public init(figure: Int?, loss: Int?) {
    self.figure = figure
    self.loss = loss
  }

  /// Parses a result, or returns `nil` if the figure is negative, or is missing although `game` needs one.
  public init?(_ json: JSONValue, _ game: DailyGame) {
    figure = json[game.figureKey]?.int
    guard figure != nil || game.canFail, figure ?? 0 >= 0 else { return nil }
    loss = game.hasSkill ? json["skill"]?.hundredths : nil
  }

  /// Writes the JSON members to the open object.
  public func write(_ game: DailyGame, to json: inout JSONWriter) {
    json.member(String(game.figureKey), figure)
    if game.hasSkill { json.hundredthsMember("skill", loss.map { Int64($0) }) }
  }
}

/// The standings of a daily game.
public struct StandingsResponse: Equatable, Sendable {
  /// The number of finished games.
  public let finishedCount: Int
  /// The requested rows, best first.
  public let rows: [Row]
  /// The coach's result, or `nil` if it isn't known or isn't public yet.
  public let coach: GameResult?
  /// The number of games for each class of results. Classes without games are left out.
  public let histogram: [ResultClass]
  /// The cursor for requesting the next rows, or `nil` if there are none.
  public let cursor: [UInt8]?
  /// The number of games that the coach hasn't rated yet. Until then, they rank behind games with the same figure.
  public let unratedCount: Int

  /// A player's place in the standings, with the name and the result.
  public struct Row: Equatable, Sendable {
    /// The rank, 1 for the best. Equal results share a rank.
    public let rank: Int
    /// The name, in UTF-8, 1 to 400 bytes.
    public let name: [UInt8]
    /// The points or guesses, and the loss against the coach's play if the game is rated.
    public let result: GameResult
    /// Whether the row is the calling player's.
    public let isOwn: Bool
    /// The number with which the player can report the name, or `nil` if the name can't be reported.
    public let reportID: [UInt8]?

    /// Creates a row. Doesn't validate it.
    public init(rank: Int, name: [UInt8], result: GameResult, isOwn: Bool, reportID: [UInt8]? = nil) {
      self.reportID = reportID
      self.rank = rank
      self.name = name
      self.result = result
      self.isOwn = isOwn
    }
  }

  /// A class of the histogram: the results in a range of figures.
  public struct ResultClass: Equatable, Sendable {
    /// The figures in the class, such as 100 to 199 points, or `nil` for games without a figure.
    public let figures: ClosedRange<Int>?
    /// The number of games whose figures are in this class.
    public let gameCount: Int

    /// Creates a class. Doesn't validate it.
    public init(figures: ClosedRange<Int>?, gameCount: Int) {
      self.figures = figures
      self.gameCount = gameCount
    }
  }

  /// Creates an answer.
  public init(
    finishedCount: Int, rows: [Row], coach: GameResult?, histogram: [ResultClass], cursor: [UInt8]?,
    unratedCount: Int = 0
  ) {
    self.unratedCount = unratedCount
    self.finishedCount = finishedCount
    self.rows = rows
    self.coach = coach
    self.histogram = histogram
    self.cursor = cursor
  }

  static let maxClassCount = 2000

  /// The numbers that a histogram can have, so that computing with them never overflows.
  static let histogramNumberRange = 0...1_000_000_000

  /// Parses an answer, or returns `nil` if `json` isn't a valid one.
  public init?(_ json: JSONValue, _ game: DailyGame) {
    guard let finished = json["finished"]?.int, finished >= 0, let rows = Self.rows(in: json, game),
      let histogram = json["histogram"]?.values({ ResultClass($0, game) }), histogram.count <= Self.maxClassCount
    else { return nil }
    self.init(
      finishedCount: finished, rows: rows, coach: json["coach"].flatMap { GameResult($0, game) }, histogram: histogram,
      cursor: json["cursor"]?.bytes, unratedCount: max(0, json["unrated"]?.int ?? 0))
  }

  /// Parses only the rows, or returns `nil` if a row isn't valid or the ranks aren't in ascending order.
  private static func rows(in json: JSONValue, _ game: DailyGame) -> [Row]? {
    guard let rows = json["rows"]?.values({ Row($0, game) }),
      zip(rows, rows.dropFirst()).allSatisfy({ $0.rank <= $1.rank })
    else { return nil }
    return rows
  }

  /// Writes the JSON members to the open object, with the member names of `game`. If `hasRanges` is `true`, writes the
  /// figures of a class as a range, and otherwise as a single figure.
  public func write(_ game: DailyGame, hasRanges: Bool, to json: inout JSONWriter) {
    json.member("finished", finishedCount)
    json.array("rows", rows) { json, row in
      json.object { json in
        json.member("rank", row.rank)
        json.member("name", utf8: row.name)
        row.result.write(game, to: &json)
        json.member("me", row.isOwn)
        if let id = row.reportID { json.member("row", utf8: id) }
      }
    }
    if let coach { json.object("coach") { coach.write(game, to: &$0) } } else { json.nullMember("coach") }
    json.array("histogram", histogram) { json, bar in
      json.object { json in
        if hasRanges {
          json.member("from", bar.figures?.lowerBound)
          json.member("to", bar.figures?.upperBound)
        } else {
          json.member(String(game.figureKey), bar.figures?.lowerBound)
        }
        json.member("games", bar.gameCount)
      }
    }
    if let cursor { json.member("cursor", utf8: cursor) } else { json.nullMember("cursor") }
    if game.hasSkill { json.member("unrated", unratedCount) }
  }
}

extension StandingsResponse.Row {
  fileprivate init?(_ json: JSONValue, _ game: DailyGame) {
    guard let rank = json["rank"]?.int, rank > 0, let name = json["name"]?.bytes, 1...400 ~= name.count,
      let isOwn = json["me"]?.bool, let result = GameResult(json, game)
    else { return nil }
    self.init(rank: rank, name: name, result: result, isOwn: isOwn, reportID: json["row"]?.bytes)
  }
}

extension StandingsResponse.ResultClass {
  fileprivate init?(_ json: JSONValue, _ game: DailyGame) {
    let numbers = StandingsResponse.histogramNumberRange
    let games = json["games"]?.int ?? 0
    guard numbers ~= games else { return nil }
    if let from = json["from"]?.int {
      guard let to = json["to"]?.int, numbers ~= from, numbers ~= to, from <= to else { return nil }
      self.init(figures: from...to, gameCount: games)
    } else if let figure = json[game.figureKey]?.int {
      guard numbers ~= figure else { return nil }
      self.init(figures: figure...figure, gameCount: games)
    } else {
      guard game.canFail else { return nil }
      self.init(figures: nil, gameCount: games)
    }
  }
}
