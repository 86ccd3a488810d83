import Ledger
import NumberedGame

/// The tables: circles of friends, or classes, with standings of their own.
public struct Circles: Sendable {
  private let ledger: Ledger
  private let clock: ServerClock

  /// How many members a table has at most.
  public static let mostMembers = 200

  /// At how many tables a player may sit.
  public static let mostTables = 20

  init(_ ledger: Ledger, clock: ServerClock) {
    self.ledger = ledger
    self.clock = clock
  }

  /// A table as its members see it.
  public struct Table: Sendable {
    /// Its code and name, and who made it.
    public let circle: CircleRow
    /// Those who sit at it, the earliest first.
    public let members: [MemberRow]
  }

  /// Makes a table.
  ///
  /// - Throws: `LedgerError`, `CircleLimit`.
  public func make(_ name: PlayerName, by player: PlayerID) async throws -> String {
    while true {
      let code = Secret.tableCode()
      let isNew = try await ledger.insertCircle(
        code: code, name: name.text, maker: player, limit: Self.mostTables, now: clock.now())
      if isNew { return code }
    }
  }

  /// A table; nothing for those who do not sit at it.
  ///
  /// - Throws: `LedgerError`.
  public func table(_ code: String, for player: PlayerID) async throws -> Table? {
    guard Secret.isTableCode(code), let circle = try await ledger.circle(code) else { return nil }
    let members = try await ledger.members(of: code)
    guard members.contains(where: { $0.player == player }) else { return nil }
    return Table(circle: circle, members: members)
  }

  /// What an invitation tells a person who may have no player yet.
  public struct Invitation: Sendable {
    /// The table.
    public let circle: CircleRow
    /// The member who made the table, or its earliest member if the maker has left.
    public let host: MemberRow
    /// Whether the table has as many members as it may have.
    public let isFull: Bool
  }

  /// Returns what the code of a table invites to, or `nil` if no table has this code.
  ///
  /// - Throws: `LedgerError`.
  public func invitation(_ code: String) async throws -> Invitation? {
    guard Secret.isTableCode(code), let circle = try await ledger.circle(code) else { return nil }
    let members = try await ledger.members(of: code)
    guard let host = members.first(where: { $0.player == circle.maker }) ?? members.first else { return nil }
    return Invitation(circle: circle, host: host, isFull: members.count >= Self.mostMembers)
  }

  /// The tables of a player.
  ///
  /// - Throws: `LedgerError`.
  public func tables(of player: PlayerID) async throws -> [CircleRow] {
    try await ledger.circles(of: player)
  }

  /// Lets a player sit down.
  ///
  /// - Throws: `LedgerError`.
  public func join(_ code: String, player: PlayerID) async throws -> Joining {
    guard Secret.isTableCode(code) else { return .noCircle }
    return try await ledger.join(
      code, player: player, size: Self.mostMembers, limit: Self.mostTables, now: clock.now())
  }

  /// Lets a player go. The table goes with the last one.
  ///
  /// - Throws: `LedgerError`.
  public func leave(_ code: String, player: PlayerID) async throws {
    try await ledger.leave(code, player: player)
  }

  /// Takes a table away.
  ///
  /// - Throws: `LedgerError`.
  public func delete(_ code: String) async throws {
    try await ledger.deleteCircle(code)
  }

  /// The games of a table's members on some days, as far as a player may know what others came to.
  ///
  /// - Throws: `LedgerError`.
  public func games(
    _ code: String, days: ClosedRange<CalendarDay>, for player: PlayerID
  ) async throws -> [(games: DayGame, row: StandingRow)] {
    try await ledger.answer { snapshot in
      var mayKnow: [DayGame: Bool] = [:]
      return try snapshot.games(ofCircle: code, days: days).filter { entry in
        if let known = mayKnow[entry.games] { return known }
        let known = try snapshot.mayKnow(entry.games, player)
        mayKnow[entry.games] = known
        return known
      }
    }
  }
}
