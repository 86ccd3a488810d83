import NumberedGame

/// What a coach is asked: the position at the end of a game so far, and how much thought to give to it.
public struct CoachQuestion: Hashable, Sendable {
  /// The game up to the position.
  public let replay: Replay

  /// How many nodes the coach may search, 1 to 1,000,000,000. The same number gives the same answer on every machine.
  public let nodes: Int

  /// The nodes of a hint, of the coach's own play, and of each position of a review: one number for all front ends and
  /// machines, so that the same game gets the same review everywhere.
  public static let usualNodes = 40_000

  private static let nodeRange = 1...1_000_000_000

  /// Asks about the position at the end of a game. A number of nodes outside its range becomes the nearest in it.
  public init(_ replay: Replay, nodes: Int = usualNodes) {
    self.replay = replay
    self.nodes = min(max(nodes, Self.nodeRange.lowerBound), Self.nodeRange.upperBound)
  }

  private static var header: [UInt8] { "triples-question/1 ".utf8Bytes }

  /// The question as one line of ASCII bytes, in its only form: `triples-question/1 5000 triples/1 14 ul`.
  public var text: [UInt8] {
    Self.header + nodes.description.utf8Bytes + [UInt8(ascii: " ")] + replay.line
  }

  /// Reads a question as `text` writes it, playing its moves. Any other text is none.
  public init?(text: [UInt8]) {
    guard text.starts(with: Self.header) else { return nil }
    let words = text[Self.header.count...].split(
      separator: UInt8(ascii: " "), maxSplits: 1, omittingEmptySubsequences: false)
    guard words.count == 2, let nodes = DecimalText.read(words[0]), Self.nodeRange ~= Int(clamping: nodes),
      let replay = try? Replay(line: Array(words[1]))
    else { return nil }
    self.init(replay, nodes: Int(nodes))
  }
}
