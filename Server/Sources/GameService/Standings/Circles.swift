import GameCore
import Ledger

/// The circles of friends or classes, each with its own standings. Routes and JSON call a circle a table.
public struct Circles: Sendable {
  private let ledger: Ledger
  private let clock: ServerClock

  /// The maximum number of members of a circle.
  public static let maxMemberCount = 200

  /// The maximum number of circles that a player may be in.
  public static let maxCircleCount = 20

  init(_ ledger: Ledger, clock: ServerClock) {
    self.ledger = ledger
    self.clock = clock
  }

  /// A circle as its members see it.
  public struct Details: Sendable {
    /// The code, the name, and the creator.
    public let row: CircleRow
    /// The members, the earliest joined first.
    public let members: [MemberRow]
  }

  /// Creates a circle with the player as its first member, and returns its code. Throws `LedgerError`, or
  /// `CircleLimitError` if the player is in too many circles.
  public func create(_ name: PlayerName, by player: PlayerID) async throws -> String {
    while true {
      let code = Secret.makeCircleCode()
      let isNew = try await ledger.insertCircle(
        code: code, name: name.text, creator: player, maxCircleCount: Self.maxCircleCount, now: clock.now())
      if isNew { return code }
    }
  }

  /// Returns a circle, or `nil` if the player isn't a member of a circle with this code. Throws `LedgerError`.
  public func details(of code: String, for player: PlayerID) async throws -> Details? {
    guard Secret.isCircleCode(code), let circle = try await ledger.circle(code) else { return nil }
    let members = try await ledger.members(of: code)
    guard members.contains(where: { $0.player == player }) else { return nil }
    return Details(row: circle, members: members)
  }

  /// The view of a circle for an invited person, who may not be a player yet.
  public struct Invitation: Sendable {
    /// The circle.
    public let row: CircleRow
    /// The member who created the circle, or its earliest member if the creator has left.
    public let host: MemberRow
    /// Whether the circle has the maximum number of members.
    public let isFull: Bool
  }

  /// Returns the invitation to a circle, or `nil` if no circle has this code. Throws `LedgerError`.
  public func invitation(_ code: String) async throws -> Invitation? {
    guard Secret.isCircleCode(code), let circle = try await ledger.circle(code) else { return nil }
    let members = try await ledger.members(of: code)
    guard let host = members.first(where: { $0.player == circle.creator }) ?? members.first else { return nil }
    return Invitation(row: circle, host: host, isFull: members.count >= Self.maxMemberCount)
  }

  /// Returns the circles of a player, the earliest joined first. Throws `LedgerError`.
  public func circles(of player: PlayerID) async throws -> [CircleRow] {
    try await ledger.circles(of: player)
  }

  /// Adds a player to a circle, if neither has reached its limit. Throws `LedgerError`.
  public func join(_ code: String, player: PlayerID) async throws -> JoinOutcome {
    guard Secret.isCircleCode(code) else { return .noCircle }
    return try await ledger.join(
      code, player: player, maxMemberCount: Self.maxMemberCount, maxCircleCount: Self.maxCircleCount, now: clock.now())
  }

  /// Removes a player from a circle. Deletes the circle if that player was its last member. Returns `false` if no circle has
  /// this code. Throws `LedgerError`.
  public func leave(_ code: String, player: PlayerID) async throws -> Bool {
    try await ledger.leave(code, player: player)
  }

  /// Removes another member from a circle, and returns the circle's new code, or `nil` if the circle has been deleted. Throws
  /// `LedgerError`.
  public func remove(_ member: PlayerID, from code: String) async throws -> String? {
    repeat {
      let newCode = Secret.makeCircleCode()
      if try await ledger.remove(member, fromCircle: code, newCode: newCode) { return newCode }
    } while try await ledger.circle(code) != nil
    return nil
  }

  /// Deletes a circle. Throws `LedgerError`.
  public func delete(_ code: String) async throws {
    try await ledger.deleteCircle(code)
  }

  /// Returns the games that a circle's members played on the given days and `player` may see. Throws `LedgerError`.
  public func games(
    _ code: String, days: ClosedRange<CalendarDay>, for player: PlayerID
  ) async throws -> [(games: DayGames, row: StandingsRow)] {
    let members = try await ledger.memberIDs(of: code)
    let (own, others) = try await ledger.withSnapshots(
      of: player,
      own: { snapshot in
        (games: try snapshot.games(of: members, days: days), visible: try snapshot.visibleGames(days, for: player))
      },
      others: { snapshot, _ in try snapshot.games(of: members, days: days) })
    return ([own.games] + others).merged { one, other in
      (one.games.day, one.games.kind.index, one.row.position) < (
        other.games.day, other.games.kind.index, other.row.position
      )
    }.filter { own.visible.contains($0.games) }
  }
}
