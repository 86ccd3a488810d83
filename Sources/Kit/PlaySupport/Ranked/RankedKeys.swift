import NumberedGame

/// The storage keys that belong to a server, so that a device that plays at several servers can separate them.
public enum RankedKeys {
  private static let dot = UInt8(ascii: ".")

  /// Returns whether the text of a key contains a secret that proves the player's identity.
  public static func isSecret(_ key: String) -> Bool {
    let (key, player) = (key.utf8Bytes, RankedPlayer.key.utf8Bytes)
    return key == player || key.starts(with: player + [dot])
  }

  /// Returns whether the text of a key isn't secret and belongs to a server: commitments, games, results, and the like.
  public static func isOfServer(_ key: String) -> Bool {
    let bytes = key.utf8Bytes
    if bytes == RankedCommitments.key.utf8Bytes || bytes == RankedAccount.offerKey.utf8Bytes { return true }
    let words = bytes.split(separator: dot)
    return words.count > 2 && words[2].starts(with: "ranked".utf8Bytes)
  }
}
