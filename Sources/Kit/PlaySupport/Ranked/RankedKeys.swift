import NumberedGame

/// Tells which stored texts belong to a server, so that a device that plays at several keeps them apart.
public enum RankedKeys {
  private static let dot = UInt8(ascii: ".")

  /// Returns whether the text under a key proves who the player is.
  public static func isSecret(_ key: String) -> Bool {
    let (key, player) = (key.utf8Bytes, RankedPlayer.key.utf8Bytes)
    return key == player || key.starts(with: player + [dot])
  }

  /// Returns whether the text under a key, which is no secret, is about the games of a server: its commitments, the games, and
  /// what the player made of them.
  public static func isOfServer(_ key: String) -> Bool {
    let bytes = key.utf8Bytes
    if bytes == RankedCommitments.key.utf8Bytes || bytes == RankedAccount.offerKey.utf8Bytes { return true }
    let words = bytes.split(separator: dot)
    return words.count > 2 && words[2].starts(with: "ranked".utf8Bytes)
  }
}
