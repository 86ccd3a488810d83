import Ledger
import NumberedGame
import Synchronization

/// The players: who they are, and how they prove it.
public final class Players: Sendable {
  private let ledger: Ledger
  private let clock: ServerClock
  private let readiness: Readiness
  private let cachedTokens = Mutex<[[UInt8]: (player: PlayerID, read: Int64)]>([:])

  /// The time in milliseconds for which a token isn't looked up again. A player who was deleted by another server can do nothing in
  /// that time, because everything that belongs to the player is gone from the ledger.
  private static let tokenCacheLifetime: Int64 = 2000

  private static let maxCachedTokenCount = 50_000

  /// The time in milliseconds for which a transfer code is valid.
  static let transferCodeLifetime: Int64 = 600_000

  init(_ ledger: Ledger, clock: ServerClock, readiness: Readiness) {
    self.ledger = ledger
    self.clock = clock
    self.readiness = readiness
  }

  /// A player with a new token.
  public struct Credentials: Sendable {
    /// The player.
    public let player: PlayerID
    /// The token that identifies the player. It is never shown again.
    public let token: String
    /// The name.
    public let name: String
  }

  /// Creates a player.
  ///
  /// - Throws: `LedgerError`, or `Refusal.notReady`.
  public func register() async throws -> Credentials {
    // A player whose first day is a month back would be deleted as idle.
    try await readiness.require()
    let player = PlayerID.random()
    let token = Secret.token()
    let name = PlayerName(of: player).text
    try await ledger.insert(player, name: name, tokenHash: Secret.hash(token), now: clock.now())
    return Credentials(player: player, token: token, name: name)
  }

  /// Creates a further token for the player of a transfer code, and uses the code up.
  ///
  /// - Returns: The player with the token, or `nil` if there is no such code or it has expired.
  /// - Throws: `LedgerError`, or `Refusal.notReady`.
  public func redeem(transferCode typed: String) async throws -> Credentials? {
    guard let code = Secret.transferCode(typed: typed) else { return nil }
    try await readiness.require()
    let token = Secret.token()
    let found = try await ledger.redeem(
      transferCodeHash: Secret.hash(code), tokenHash: Secret.hash(token), now: clock.now())
    guard let player = found, let row = try await ledger.player(player) else { return nil }
    return Credentials(player: player, token: token, name: row.name)
  }

  /// The player with a token; nothing where there is none.
  ///
  /// - Throws: `LedgerError`.
  public func player(token: String) async throws -> PlayerID? {
    guard Secret.isToken(token) else { return nil }
    // The token is never compared: whoever does not know it cannot tell anything from how long its hash is searched for.
    let hash = Secret.hash(token)
    let now = clock.now()
    if let found = cachedTokens.withLock({ $0[hash] }), abs(now - found.read) < Self.tokenCacheLifetime {
      return found.player
    }
    let player = try await ledger.player(tokenHash: hash)
    cachedTokens.withLock { tokens in
      if tokens.count >= Self.maxCachedTokenCount { tokens.removeAll(keepingCapacity: true) }
      tokens[hash] = player.map { ($0, now) }
    }
    return player
  }

  /// What is known of a player; nothing if there is none any more.
  ///
  /// - Throws: `LedgerError`.
  public func row(_ player: PlayerID) async throws -> PlayerRow? {
    try await ledger.player(player)
  }

  /// Gives a player another name.
  ///
  /// - Returns: whether there is such a player.
  /// - Throws: `LedgerError`.
  public func rename(_ player: PlayerID, to name: PlayerName) async throws -> Bool {
    try await ledger.rename(player, to: name.text)
  }

  /// Removes a player with all that is the player's.
  ///
  /// - Returns: whether there was such a player.
  /// - Throws: `LedgerError`.
  public func delete(_ player: PlayerID) async throws -> Bool {
    defer { forget(player) }
    return try await ledger.delete(player)
  }

  /// Makes a token in the place of all that a player has.
  ///
  /// - Returns: the token; nothing if there is no such player.
  /// - Throws: `LedgerError`.
  public func renewToken(of player: PlayerID) async throws -> String? {
    defer { forget(player) }
    let token = Secret.token()
    return try await ledger.replaceTokens(of: player, by: Secret.hash(token)) ? token : nil
  }

  /// Creates a code with which the player can be used on another device.
  ///
  /// - Returns: the code, and when its time is over, in milliseconds since 1970; nothing if there is no such player.
  /// - Throws: `LedgerError`, or `Refusal.notReady`.
  public func makeTransferCode(of player: PlayerID) async throws -> (code: String, expires: Int64)? {
    try await readiness.require()
    let code = Secret.transferCode()
    let expires = clock.now() + Self.transferCodeLifetime
    return try await ledger.insertTransferCode(hash: Secret.hash(code), of: player, expires: expires)
      ? (code, expires) : nil
  }

  private func forget(_ player: PlayerID) {
    cachedTokens.withLock { tokens in tokens = tokens.filter { $0.value.player != player } }
  }
}
