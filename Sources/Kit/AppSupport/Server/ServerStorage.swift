import DailyGames
import NumberedGame
import PlaySupport

/// What is kept of the games that a server deals: who plays there among the secrets, all else where everything is kept. Each
/// server has its own, so that no player, no result and no commitment of one is ever taken for another's.
///
/// An empty text is none: that is how something is forgotten where nothing can be taken away.
public final class ServerStorage {
  /// What a player has to be told of the secrets.
  public enum Trouble: Hashable, Sendable {
    /// They cannot be read now, so that nobody knows who plays.
    case unreadable
    /// They take nothing.
    case unwritable

    /// It as a sentence.
    public var sentence: String {
      switch self {
      case .unreadable:
        "The keychain of this device cannot be read now, so that the server cannot be told who you are. It is tried again "
          + "when you come back."
      case .unwritable:
        "The keychain of this device takes nothing, so that you are who you are only until the app is closed. Under Account "
          + "a transfer code brings you to another device."
      }
    }
  }

  /// What the player has to be told, if anything is wrong.
  public private(set) var trouble: Trouble? {
    didSet { if trouble != oldValue { troubleChanged?() } }
  }

  /// Is called when there is trouble, and when it is over.
  public var troubleChanged: (() -> Void)?

  private let suffix: String
  private let base: Storage
  private let secrets: any SecretStore

  /// What the secrets did not take, which lasts as long as the app.
  private var unkept: [String: [UInt8]] = [:]

  /// What is kept of a server.
  ///
  /// - Parameters:
  ///   - address: that of the server.
  ///   - base: where all is kept that is no secret.
  ///   - secrets: where the rest is kept.
  public init(_ address: ServerAddress, base: Storage, secrets: any SecretStore) {
    suffix = " " + address.text
    self.base = base
    self.secrets = secrets
  }

  /// It as a storage.
  public var storage: Storage {
    Storage(read: { self.read($0) }, write: { self.write($0, $1) })
  }

  /// Forgets what is kept under a key.
  public func remove(_ key: String) {
    _ = write(key, [])
  }

  /// Whether it cannot be told now who plays: then nobody new may be made in the place of somebody who may be there.
  public var isPlayerHidden: Bool {
    _ = read(RankedPlayer.key)
    return trouble == .unreadable
  }

  /// Keeps once more what the secrets did not take.
  public func saveAgain() {
    for (key, text) in unkept { _ = writeSecret(key, text) }
  }

  /// Forgets the games on the tables, which another player has played. What was made of days stays.
  public func clearTables() {
    for game in DailyGame.all {
      for name in ["ranked0", "ranked1", "ranked0-door", "ranked1-door"] {
        let key = "parlor.\(game.folder).\(name)"
        if read(key) != nil { remove(key) }
      }
    }
  }

  private func read(_ key: String) -> [UInt8]? {
    let text = RankedKeys.isSecret(key) ? readSecret(key + suffix) : base.read(place(key))
    return text?.isEmpty == true ? nil : text
  }

  private func write(_ key: String, _ text: [UInt8]) -> Bool {
    RankedKeys.isSecret(key) ? writeSecret(key + suffix, text) : base.write(place(key), text)
  }

  private func readSecret(_ key: String) -> [UInt8]? {
    if let text = unkept[key] { return text }
    do {
      let text = try secrets.read(key)
      if trouble == .unreadable { trouble = unkept.isEmpty ? nil : .unwritable }
      return text
    } catch {
      trouble = .unreadable
      return nil
    }
  }

  private func writeSecret(_ key: String, _ text: [UInt8]) -> Bool {
    do {
      if text.isEmpty { try secrets.remove(key) } else { try secrets.write(key, text) }
      unkept[key] = nil
      if trouble == .unwritable, unkept.isEmpty { trouble = nil }
      return true
    } catch {
      unkept[key] = text
      trouble = .unwritable
      return false
    }
  }

  private func place(_ key: String) -> String { Self.isOfServer(key) ? key + suffix : key }

  /// Whether a text, which is no secret, is of what a server deals, or dealt on a day that is played again.
  private static func isOfServer(_ key: String) -> Bool {
    let words = key.split(separator: ".")
    return RankedKeys.isOfServer(key) || words.count > 2 && words[2].hasPrefix("again")
  }
}
