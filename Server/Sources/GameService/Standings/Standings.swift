import GameCore
import Ledger

/// The standings of a day's games of one kind, limited to what a player may see.
public struct Standings: Sendable {
  /// The number of finished games.
  public let finishedCount: Int

  /// The requested rows, the best first. Empty if the player may not see results yet.
  public let rows: [Row]

  /// The coach's game, or `nil` if there is none or the player may not see results yet.
  public let coach: CoachGameRow?

  /// The number of games with each sort key, the best first. Empty if the player may not see results yet.
  public let tally: [(sortKey: Int64, gameCount: Int)]

  /// The position to pass as `StandingsRequest.cursor` to get more rows, or `nil` if there are no more.
  public let nextCursor: Ledger.Position?

  /// A game in the standings.
  public struct Row: Sendable {
    /// The rank, from 1 for the best. Equal games share a rank.
    public let rank: Int
    /// The name, or a default if an operator has hidden it, or if the player is a newcomer and somebody else asks. So nobody can sign
    /// up just to show everyone a name.
    public let name: String
    /// Whether the game belongs to the requesting player.
    public let isOwn: Bool
    /// The game's sort key, score, and number of moves.
    public let game: StandingsRow
  }
}

/// The part of the standings that a player asks for.
public struct StandingsRequest: Sendable {
  /// The maximum number of rows after the position `cursor`, from 0 to 100.
  public var maxRowCount = 50
  /// The position after which the rows start.
  public var cursor = Ledger.Position.start
  /// Whether the rows around the player's own row are included too, five on either side.
  public var includesNeighbors = false
  /// The code of the circle to whose members the rows are limited, or `nil` for all players.
  public var circle: String?

  /// Creates a request for the first 50 rows of all players.
  public init() {}
}

/// A query that computes the standings for one request from a snapshot of each of the ledger's databases.
struct StandingsQuery: Sendable {
  let games: DayGames
  let player: PlayerID
  let request: StandingsRequest
  /// The members of the requested circle, or `nil` for all players.
  let members: [PlayerID]?

  /// The number of rows on either side of the player's own.
  private static let neighborCount = 5

  /// The part of the standings that one database has.
  struct Part: Sendable {
    var tally: [(sortKey: Int64, gameCount: Int)] = []
    /// The numbers of games of the circle's members.
    var circleTally: [(sortKey: Int64, gameCount: Int)] = []
    /// The rows after the request's position.
    var top: [StandingsRow] = []
    /// The rows before the player's own, nearest first.
    var before: [StandingsRow] = []
    /// The rows from the player's own on.
    var after: [StandingsRow] = []
    var coach: CoachGameRow?
  }

  /// Reads the part of the player's own database. Returns it with whether the player may see results, and with the
  /// position of the player's game, if that is ranked.
  func ownPart(_ snapshot: Snapshot) throws -> (part: Part, isVisible: Bool, position: Ledger.Position?) {
    let isVisible = try snapshot.canSeeResults(of: games, player: player)
    let key = GameKey(day: games.day, player: player, kind: games.kind)
    let sortKey = request.includesNeighbors && isVisible ? try snapshot.status(of: key)?.sortKey : nil
    let position = sortKey.map { Ledger.Position(sortKey: $0, player: player.value) }
    return (try part(snapshot, isVisible: isVisible, position: position), isVisible, position)
  }

  /// Reads the part of a database.
  func part(_ snapshot: Snapshot, isVisible: Bool, position: Ledger.Position?) throws -> Part {
    var part = Part(tally: try snapshot.tally(of: games))
    guard isVisible else { return part }
    func rows(nextTo position: Ledger.Position, isAfter: Bool, _ maxCount: Int) throws -> [StandingsRow] {
      try snapshot.standings(of: games, nextTo: position, isAfter: isAfter, members: members, maxCount: maxCount)
    }
    if request.maxRowCount > 0 {
      part.top = try rows(nextTo: request.cursor, isAfter: true, request.maxRowCount + 1)
    }
    if let position {
      part.before = try rows(nextTo: position, isAfter: false, Self.neighborCount)
      let start = Ledger.Position(sortKey: position.sortKey, player: position.player - 1)
      part.after = try rows(nextTo: start, isAfter: true, 1 + Self.neighborCount)
    }
    if let members {
      let found = try snapshot.games(of: members, days: games.day...games.day).filter { $0.games == games }
      part.circleTally = Dictionary(grouping: found) { $0.row.sortKey }.map { ($0.key, $0.value.count) }
        .sorted { $0.0 < $1.0 }
    }
    part.coach = try snapshot.coachGame(of: games)
    return part
  }

  /// Merges the parts of all databases.
  func standings(_ parts: [Part], isVisible: Bool) -> Standings {
    let tally = parts.map(\.tally).summed
    let finished = tally.reduce(0) { $0 + $1.gameCount }
    guard isVisible else {
      return Standings(finishedCount: finished, rows: [], coach: nil, tally: [], nextCursor: nil)
    }
    func merged(_ rows: [[StandingsRow]], _ maxCount: Int, isAscending: Bool = true) -> [StandingsRow] {
      rows.merged(maxCount: maxCount) { isAscending ? $0.position < $1.position : $0.position > $1.position }
    }
    var rows = merged(parts.map(\.top), request.maxRowCount + 1)
    var nextCursor: Ledger.Position?
    if rows.count > request.maxRowCount {
      rows.removeLast()
      nextCursor = rows.last?.position
    }
    rows += merged(parts.map(\.before), Self.neighborCount, isAscending: false)
    rows += merged(parts.map(\.after), 1 + Self.neighborCount)
    var seen: Set<PlayerID> = []
    rows = rows.filter { seen.insert($0.player).inserted }.sorted { $0.position < $1.position }
    let ranks = Self.ranks(rows, members == nil ? tally : parts.map(\.circleTally).summed)
    return Standings(
      finishedCount: finished,
      rows: zip(ranks, rows).map { rank, row in
        Standings.Row(
          rank: rank, name: name(row), isOwn: row.player == player, game: row)
      },
      coach: parts.lazy.compactMap(\.coach).first, tally: tally, nextCursor: nextCursor)
  }

  private func name(_ row: StandingsRow) -> String {
    let isHidden = row.isNameHidden || row.isNewcomer && row.player != player
    return isHidden ? PlayerName(of: row.player).text : row.name
  }

  /// Returns the rank of each row: one more than the number of games with lower sort keys.
  private static func ranks(_ rows: [StandingsRow], _ tally: [(sortKey: Int64, gameCount: Int)]) -> [Int] {
    var ranks: [Int] = []
    var rank = 1
    var counted = tally[...]
    for row in rows {
      while let first = counted.first, first.sortKey < row.sortKey {
        rank += first.gameCount
        counted = counted.dropFirst()
      }
      ranks.append(rank)
    }
    return ranks
  }
}
