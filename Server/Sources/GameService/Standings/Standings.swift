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

/// A query that computes the standings for one request from a single snapshot of the ledger.
struct StandingsQuery {
  let snapshot: Snapshot
  let games: DayGames
  let player: PlayerID
  let request: StandingsRequest

  /// The number of rows on either side of the player's own.
  private static let neighborCount = 5

  func standings() throws -> Standings {
    let tally = try snapshot.tally(of: games)
    let finished = tally.reduce(0) { $0 + $1.gameCount }
    guard try snapshot.canSeeResults(of: games, player: player) else {
      return Standings(finishedCount: finished, rows: [], coach: nil, tally: [], nextCursor: nil)
    }
    var rows: [StandingsRow] = []
    var nextCursor: Ledger.Position?
    if request.maxRowCount > 0 {
      rows = try snapshot.standings(
        of: games, nextTo: request.cursor, isAfter: true, circle: request.circle, maxCount: request.maxRowCount + 1)
      if rows.count > request.maxRowCount {
        rows.removeLast()
        nextCursor = rows.last.map { Ledger.Position(sortKey: $0.sortKey, player: $0.player.value) }
      }
    }
    let key = GameKey(day: games.day, player: player, kind: games.kind)
    if request.includesNeighbors, let sortKey = try snapshot.status(of: key)?.sortKey {
      rows += try neighbors(of: Ledger.Position(sortKey: sortKey, player: player.value))
    }
    var seen: Set<PlayerID> = []
    rows = rows.filter { seen.insert($0.player).inserted }
      .sorted { ($0.sortKey, $0.player.value) < ($1.sortKey, $1.player.value) }
    let ranks = Self.ranks(rows, try request.circle.map(circleTally) ?? tally)
    return Standings(
      finishedCount: finished,
      rows: zip(ranks, rows).map { rank, row in
        Standings.Row(
          rank: rank, name: name(row), isOwn: row.player == player, game: row)
      },
      coach: try snapshot.coachGame(of: games), tally: tally, nextCursor: nextCursor)
  }

  private func name(_ row: StandingsRow) -> String {
    let isHidden = row.isNameHidden || row.isNewcomer && row.player != player
    return isHidden ? PlayerName(of: row.player).text : row.name
  }

  private func neighbors(of position: Ledger.Position) throws -> [StandingsRow] {
    let before = try snapshot.standings(
      of: games, nextTo: position, isAfter: false, circle: request.circle, maxCount: Self.neighborCount)
    let start =
      before.last.map { Ledger.Position(sortKey: $0.sortKey, player: $0.player.value - 1) }
      ?? Ledger.Position(sortKey: position.sortKey, player: position.player - 1)
    return try snapshot.standings(
      of: games, nextTo: start, isAfter: true, circle: request.circle, maxCount: before.count + 1 + Self.neighborCount)
  }

  /// Returns the number of games of a circle's members with each sort key, the best first.
  private func circleTally(of circle: String) throws -> [(sortKey: Int64, gameCount: Int)] {
    let rows = try snapshot.games(ofCircle: circle, days: games.day...games.day).filter { $0.games == games }
    return Dictionary(grouping: rows) { $0.row.sortKey }.map { ($0.key, $0.value.count) }.sorted { $0.0 < $1.0 }
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
