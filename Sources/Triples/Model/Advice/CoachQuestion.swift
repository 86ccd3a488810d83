import GameCore

/// A question for a coach: the position at the end of a replay, and the number of nodes to search.
public struct CoachQuestion: Hashable, Sendable {
  /// The game up to the position.
  public let replay: Replay

  /// The maximum number of nodes to search, 1 to 1,000,000,000. The answer is the same on every platform.
  public let nodeLimit: Int

  /// The number of nodes for a hint, for a move of a game that the coach plays, and for each position of a review. All
  /// front ends and machines use the same number, so that a game gets the same review everywhere.
  public static let usualNodeLimit = 40_000

  private static let nodeRange = 1...1_000_000_000

  /// Creates a question about the position at the end of `replay`. Clamps `nodeLimit` to its valid range.
  public init(_ replay: Replay, nodeLimit: Int = usualNodeLimit) {
    self.replay = replay
    self.nodeLimit = min(max(nodeLimit, Self.nodeRange.lowerBound), Self.nodeRange.upperBound)
  }

  private static var header: [UInt8] { "triples-question/1 ".utf8Bytes }

  /// The question as one line of ASCII in canonical form, such as `triples-question/1 5000 triples/1 14 ul`.
  public var text: [UInt8] {
    Self.header + nodeLimit.description.utf8Bytes + [UInt8(ascii: " ")] + replay.line
  }

  /// Reads the format of the property `text` and plays the moves. Returns `nil` for malformed text or an illegal move.
  public init?(text: [UInt8]) {
    guard text.starts(with: Self.header) else { return nil }
    let words = text[Self.header.count...].split(
      separator: UInt8(ascii: " "), maxSplits: 1, omittingEmptySubsequences: false)
    guard words.count == 2, let nodeLimit = DecimalText.read(words[0]), Self.nodeRange ~= Int(clamping: nodeLimit),
      let replay = try? Replay(line: Array(words[1]))
    else { return nil }
    self.init(replay, nodeLimit: Int(nodeLimit))
  }
}
