import Ledger
import NumberedGame
import Synchronization

/// The players: who they are, and how they prove it.
public final class Players: Sendable {
  private let ledger: Ledger
  private let clock: ServerClock
  private let readiness: Readiness
  private let known = Mutex<[[UInt8]: (player: PlayerID, read: Int64)]>([:])

  /// How long a token that was looked up counts without being looked up again, in milliseconds. A player who was deleted at another
  /// server can do nothing meanwhile, as all that a player has is gone from the ledger.
  private static let freshness: Int64 = 2000

  private static let mostKnown = 50_000

  /// How long a moving code is good for, in milliseconds.
  static let movingTime: Int64 = 600_000

  init(_ ledger: Ledger, clock: ServerClock, readiness: Readiness) {
    self.ledger = ledger
    self.clock = clock
    self.readiness = readiness
  }

  /// A player who has just come or proved to be one, with the token for it.
  public struct Entry: Sendable {
    /// The player.
    public let player: PlayerID
    /// What proves it from now on; nobody is told it again.
    public let token: String
    /// The name.
    public let name: String
  }

  /// Takes a new player in.
  ///
  /// - Throws: `LedgerError`, or `Refusal.notReady`.
  public func enter() async throws -> Entry {
    // A player whose first day is a month back would be deleted as idle.
    try await readiness.require()
    let player = PlayerID.random()
    let token = Secret.token()
    let name = PlayerName(of: player).text
    try await ledger.insert(player, name: name, tokenHash: Secret.hash(token), now: clock.now())
    return Entry(player: player, token: token, name: name)
  }

  /// Takes a player in who has a moving code, which is used up by that.
  ///
  /// - Returns: nothing where there is no such code, or its time is over.
  /// - Throws: `LedgerError`, or `Refusal.notReady`.
  public func enter(movingCode typed: String) async throws -> Entry? {
    guard let code = Secret.movingCode(typed: typed) else { return nil }
    try await readiness.require()
    let token = Secret.token()
    let found = try await ledger.redeem(
      movingCodeHash: Secret.hash(code), tokenHash: Secret.hash(token), now: clock.now())
    guard let player = found, let row = try await ledger.player(player) else { return nil }
    return Entry(player: player, token: token, name: row.name)
  }

  /// The player with a token; nothing where there is none.
  ///
  /// - Throws: `LedgerError`.
  public func player(token: String) async throws -> PlayerID? {
    guard Secret.isToken(token) else { return nil }
    // The token is never compared: whoever does not know it cannot tell anything from how long its hash is searched for.
    let hash = Secret.hash(token)
    let now = clock.now()
    if let found = known.withLock({ $0[hash] }), abs(now - found.read) < Self.freshness { return found.player }
    let player = try await ledger.player(tokenHash: hash)
    known.withLock { known in
      if known.count >= Self.mostKnown { known.removeAll(keepingCapacity: true) }
      known[hash] = player.map { ($0, now) }
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

  /// Makes a code with which the player can be taken to another device.
  ///
  /// - Returns: the code, and when its time is over, in milliseconds since 1970; nothing if there is no such player.
  /// - Throws: `LedgerError`, or `Refusal.notReady`.
  public func makeMovingCode(of player: PlayerID) async throws -> (code: String, expires: Int64)? {
    try await readiness.require()
    let code = Secret.movingCode()
    let expires = clock.now() + Self.movingTime
    return try await ledger.insertMovingCode(hash: Secret.hash(code), of: player, expires: expires)
      ? (code, expires) : nil
  }

  private func forget(_ player: PlayerID) {
    known.withLock { known in known = known.filter { $0.value.player != player } }
  }
}
