import DailyGames
import GameCore
import SessionSupport

/// The storage of the games that a server deals. The player's credentials are stored as secrets, and everything else is
/// in the base storage. Each server has separate keys, so that its players, results, and commitments aren't mixed up
/// with another server's. `Storage` can't remove keys, so an empty value counts as no value.
public final class ServerStorage {
  /// A problem with the secrets.
  public enum SecretsProblem: Hashable, Sendable {
    /// The secrets can't be read now, so the player is unknown.
    case unreadable
    /// The secrets can't be written.
    case unwritable

    /// A sentence that describes the problem.
    public var sentence: String {
      switch self {
      case .unreadable:
        "Can’t read this device’s keychain right now, so the server can’t tell who you are. Parlor tries again when you come back."
      case .unwritable:
        "Can’t save to this device’s keychain, so the app forgets who you are when you close it. Under Account, a transfer code opens your account on another device."
      }
    }
  }

  /// The current problem, or `nil`.
  public private(set) var problem: SecretsProblem? {
    didSet { if problem != oldValue { onProblemChange?() } }
  }

  /// A closure that is called when `problem` changes.
  public var onProblemChange: (() -> Void)?

  private let suffix: String
  private let base: Storage
  private let secrets: any SecretStore

  /// The secrets that couldn't be stored, by key. They last until the app quits.
  private var unsavedSecrets: [String: [UInt8]] = [:]

  /// Creates the storage of a server's games. `secrets` stores credentials, and `base` everything else.
  public init(_ address: ServerAddress, base: Storage, secrets: any SecretStore) {
    suffix = " " + address.text
    self.base = base
    self.secrets = secrets
  }

  /// The same data as a `Storage`.
  public var storage: Storage {
    Storage(read: { self.read($0) }, write: { self.write($0, $1) })
  }

  /// Removes the value of a key.
  public func remove(_ key: String) {
    _ = write(key, [])
  }

  /// Whether the stored player can't be read at the moment. If so, don't create a player, because one may exist.
  public var isPlayerUnreadable: Bool {
    _ = read(RankedPlayer.key)
    return problem == .unreadable
  }

  /// Tries again to store the secrets that couldn't be stored.
  public func retryFailedSaves() {
    for (key, text) in unsavedSecrets { _ = writeSecret(key, text) }
  }

  /// Removes the ranked games in progress, which belong to the previous player. The results of past days stay.
  public func removeRankedGames() {
    for game in DailyGame.all {
      for name in ["ranked0", "ranked1", "ranked0-door", "ranked1-door"] {
        let key = "parlor.\(game.idText).\(name)"
        if read(key) != nil { remove(key) }
      }
    }
  }

  private func read(_ key: String) -> [UInt8]? {
    let text = RankedKeys.isSecret(key) ? readSecret(key + suffix) : base.read(storageKey(key))
    return text?.isEmpty == true ? nil : text
  }

  private func write(_ key: String, _ text: [UInt8]) -> Bool {
    RankedKeys.isSecret(key) ? writeSecret(key + suffix, text) : base.write(storageKey(key), text)
  }

  private func readSecret(_ key: String) -> [UInt8]? {
    if let text = unsavedSecrets[key] { return text }
    do {
      let text = try secrets.read(key)
      if problem == .unreadable { problem = unsavedSecrets.isEmpty ? nil : .unwritable }
      return text
    } catch {
      problem = .unreadable
      return nil
    }
  }

  private func writeSecret(_ key: String, _ text: [UInt8]) -> Bool {
    do {
      if text.isEmpty { try secrets.remove(key) } else { try secrets.write(key, text) }
      unsavedSecrets[key] = nil
      if problem == .unwritable, unsavedSecrets.isEmpty { problem = nil }
      return true
    } catch {
      unsavedSecrets[key] = text
      problem = .unwritable
      return false
    }
  }

  private func storageKey(_ key: String) -> String { Self.belongsToServer(key) ? key + suffix : key }

  /// Returns whether a key that isn't secret belongs to a server's games, or to a past day that is played again.
  private static func belongsToServer(_ key: String) -> Bool {
    let words = key.split(separator: ".")
    return RankedKeys.belongsToServer(key) || words.count > 2 && words[2].hasPrefix("again")
  }
}
