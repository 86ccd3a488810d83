import Ledger

extension DailyGameService {
  /// Returns the number that stands for a row of the standings, so that players can report its name. It doesn't tell
  /// who the player is, and is different on each day. Throws `LedgerError`.
  public func rowID(of row: StandingsRow, in games: DayGames) async throws -> String {
    try await cursorCipher().cursor(
      of: Ledger.Position(sortKey: row.sortKey, player: row.player.value), in: games)
  }

  /// Stores a report of the name in a row of the standings. Returns whether it is new, or `nil` if the player can't see
  /// such a row of another player. Throws `LedgerError`.
  public func report(rowID: String, of games: DayGames, by player: PlayerID) async throws -> Bool? {
    guard let position = try await cursorCipher().position(ofCursor: rowID, in: games),
      let subject = PlayerID(position.player), subject != player
    else { return nil }
    guard try await ledger.withSnapshot(of: player, { try $0.canSeeResults(of: games, player: player) }) else {
      return nil
    }
    // The sort key may have changed since, because the game was rated.
    let key = GameKey(day: games.day, player: subject, kind: games.kind)
    let isShown = try await ledger.withSnapshot(of: subject) { try $0.status(of: key)?.sortKey != nil }
    return isShown ? try await report(.player(subject), by: player) : nil
  }

  /// Stores a report of a name. Returns whether it is new, or `nil` if there is no such player or circle. Throws
  /// `LedgerError`.
  public func report(_ subject: ReportSubject, by player: PlayerID) async throws -> Bool? {
    try await ledger.report(subject, by: player, now: days.clock.now())
  }
}
