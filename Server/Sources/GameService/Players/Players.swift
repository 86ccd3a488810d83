import GameCore
import Ledger
import Synchronization

/// The players and their credentials.
public final class Players: Sendable {
  private let ledger: Ledger
  private let clock: ServerClock
  private let readiness: ReadinessMonitor
  private let cachedTokens = Mutex<[[UInt8]: (player: PlayerID, readTime: Int64)]>([:])

  /// The time in milliseconds for which a token is cached. If another server deletes the player in the meantime, this
  /// server still accepts the token. That does no harm, because the ledger has no data of that player left.
  private static let tokenCacheMilliseconds: Int64 = 2000

  private static let maxCachedTokenCount = 50_000

  /// The time in milliseconds for which a transfer code is valid.
  static let transferCodeMilliseconds: Int64 = 600_000

  init(_ ledger: Ledger, clock: ServerClock, readiness: ReadinessMonitor) {
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
    /// The player's name, as other players see it.
    public let name: String
  }

  /// Creates a player. Throws `LedgerError`, or `Refusal.notReady`.
  public func register() async throws -> Credentials {
    // With a wrong clock, the new player could be deleted as idle.
    try await readiness.requireReadiness()
    do {
      return try await insertNewPlayer()
    } catch LedgerError.unavailable where ledger.shards.count > 1 {
      // The database that the random number belongs to is down, and from now on, new numbers belong to others.
      return try await insertNewPlayer()
    }
  }

  private func insertNewPlayer() async throws -> Credentials {
    let player = ledger.newPlayerID()
    let token = Secret.makeToken(bucket: player.bucket)
    let name = PlayerName(of: player).text
    try await ledger.insert(player, name: name, tokenHash: Secret.hash(token), now: clock.now())
    return Credentials(player: player, token: token, name: name)
  }

  /// Redeems a transfer code: creates another token for its player, and invalidates the code. Returns the player with
  /// the token, or `nil` if the code is unknown or expired. Throws `LedgerError`, or `Refusal.notReady`.
  public func redeem(transferCode typed: String) async throws -> Credentials? {
    guard let code = Secret.transferCode(typed: typed) else { return nil }
    try await readiness.requireReadiness()
    let hash = Secret.hash(code)
    guard let player = try await ledger.player(transferCodeHash: hash) else { return nil }
    let token = Secret.makeToken(bucket: player.bucket)
    let isValid = try await ledger.redeem(
      transferCodeHash: hash, of: player, tokenHash: Secret.hash(token), now: clock.now())
    guard isValid, let row = try await ledger.player(player) else { return nil }
    return Credentials(player: player, token: token, name: row.name)
  }

  /// Returns the player with a token, or `nil` if there is none. If this process has never found the token, looking for
  /// it is work for the ledger that may be in vain. Calls `willSearch` before, which may throw to prevent it, and
  /// `didFail` if there is no such token. Throws `LedgerError`, or the error of `willSearch`.
  public func player(
    token: String, willSearch: () throws -> Void = {}, didFail: () -> Void = {}
  ) async throws -> PlayerID? {
    guard Secret.isToken(token) else { return nil }
    // Tokens are looked up by hash, because the time of a byte-by-byte comparison could reveal valid tokens.
    let hash = Secret.hash(token)
    let now = clock.now()
    let known = cachedTokens.withLock { $0[hash] }
    if let known, abs(now - known.readTime) < Self.tokenCacheMilliseconds { return known.player }
    if known == nil { try willSearch() }
    let player = try await ledger.player(tokenHash: hash, bucket: Secret.bucket(ofToken: token))
    cachedTokens.withLock { tokens in
      if tokens.count >= Self.maxCachedTokenCount { tokens.removeAll(keepingCapacity: true) }
      tokens[hash] = player.map { ($0, now) }
    }
    if known == nil, player == nil { didFail() }
    return player
  }

  /// Returns a player's row, or `nil` if the player doesn't exist. Throws `LedgerError`.
  public func row(_ player: PlayerID) async throws -> PlayerRow? {
    try await ledger.player(player)
  }

  /// Changes a player's name. Returns `false` if there is no such player. Throws `LedgerError`.
  public func rename(_ player: PlayerID, to name: PlayerName) async throws -> Bool {
    try await ledger.rename(player, to: name.text)
  }

  /// Deletes a player and all data of the player. Returns `false` if there is no such player. Throws `LedgerError`.
  public func delete(_ player: PlayerID) async throws -> Bool {
    defer { forget(player) }
    return try await ledger.delete(player)
  }

  /// Replaces all of a player's tokens. Returns the new one, or `nil` if there is no such player. Throws `LedgerError`.
  public func renewToken(of player: PlayerID) async throws -> String? {
    defer { forget(player) }
    let token = Secret.makeToken(bucket: player.bucket)
    return try await ledger.replaceTokens(of: player, with: Secret.hash(token)) ? token : nil
  }

  /// Creates a transfer code, which lets another device act as the player. Returns the code and its expiration in
  /// milliseconds since 1970, or `nil` if there is no such player. Throws `LedgerError`, or `Refusal.notReady`.
  public func makeTransferCode(of player: PlayerID) async throws -> (code: String, expirationTime: Int64)? {
    try await readiness.requireReadiness()
    let code = Secret.makeTransferCode()
    let expirationTime = clock.now() + Self.transferCodeMilliseconds
    return try await ledger.insertTransferCode(hash: Secret.hash(code), of: player, expirationTime: expirationTime)
      ? (code, expirationTime) : nil
  }

  private func forget(_ player: PlayerID) {
    cachedTokens.withLock { tokens in tokens = tokens.filter { $0.value.player != player } }
  }
}
