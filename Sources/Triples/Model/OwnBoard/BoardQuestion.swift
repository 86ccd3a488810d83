import GameCore

/// A question for a coach about a board that a player set up. The answer is an `Advice` about a game with this board
/// and 0 points, so its expected scores are the points still to come.
public struct BoardQuestion: Hashable, Sendable {
  /// The board.
  public let position: BoardPosition

  /// The maximum number of nodes that the coach searches, as in `CoachQuestion`.
  public let nodeLimit: Int

  private static let nodeRange = 1...1_000_000_000

  /// Creates a question about a board. Clamps `nodeLimit` to 1…1,000,000,000.
  public init(_ position: BoardPosition, nodeLimit: Int = CoachQuestion.usualNodeLimit) {
    self.position = position
    self.nodeLimit = min(max(nodeLimit, Self.nodeRange.lowerBound), Self.nodeRange.upperBound)
  }

  private static var header: [UInt8] { "triples-board-question/1 ".utf8Bytes }
  private static let space = UInt8(ascii: " ")

  /// The question as one line, such as `triples-board-question/1 40000 1,0,0,1 0,2,0,2 0,0,0,0 0,0,0,3`.
  public var text: [UInt8] {
    Self.header + nodeLimit.description.utf8Bytes + [Self.space] + position.rowsText(separator: Self.space)
  }

  /// Reads a question in the format of the property `text`. Returns `nil` if the text is malformed.
  public init?(text: [UInt8]) {
    guard text.starts(with: Self.header) else { return nil }
    let words = text[Self.header.count...].split(separator: Self.space, maxSplits: 1, omittingEmptySubsequences: false)
    guard words.count == 2, let nodeLimit = DecimalText.read(words[0]), Self.nodeRange ~= Int(clamping: nodeLimit),
      let position = try? BoardPosition(rows: words[1], separator: Self.space)
    else { return nil }
    self.init(position, nodeLimit: Int(nodeLimit))
  }
}
