import GameCore

/// Checks of storage keys, with which a device that plays on several servers separates their data.
public enum RankedKeys {
  private static let dot = UInt8(ascii: ".")

  /// Returns whether the text stored for a key contains a secret that proves the player's identity.
  public static func isSecret(_ key: String) -> Bool {
    let (key, player) = (key.utf8Bytes, RankedPlayer.key.utf8Bytes)
    return key == player || key.starts(with: player + [dot])
  }

  /// Returns whether a key's text belongs to a server and isn't secret, such as commitments, games, and results.
  public static func belongsToServer(_ key: String) -> Bool {
    let bytes = key.utf8Bytes
    if bytes == RankedCommitments.key.utf8Bytes || bytes == RankedAccount.transferOfferKey.utf8Bytes { return true }
    let words = bytes.split(separator: dot)
    return words.count > 2 && words[2].starts(with: "ranked".utf8Bytes)
  }
}
