import GameCore

extension Advice {
  private static var header: [UInt8] { "triples-advice/1 ".utf8Bytes }

  /// The advice as one canonical line of ASCII: each legal move, best first, with its expected score in hundredths
  /// (`triples-advice/1 u 71234 l 70998`), or `-` and the final score if the game is over (`triples-advice/1 - 11300`).
  public var text: [UInt8] { Self.header + body }

  /// Reads the format of the property `text`, or returns `nil` if malformed. `fits(_:)` checks the moves for a game.
  public init?(text: [UInt8]) {
    guard text.starts(with: Self.header) else { return nil }
    self.init(body: text[Self.header.count...])
  }

  /// The text without the header.
  var body: [UInt8] {
    let space = UInt8(ascii: " ")
    guard !moves.isEmpty else { return [UInt8(ascii: "-"), space] + expectation.hundredths.description.utf8Bytes }
    var text: [UInt8] = []
    for move in moves {
      if !text.isEmpty { text.append(space) }
      text += [move.direction.letter, space] + move.expectation.hundredths.description.utf8Bytes
    }
    return text
  }

  init?(body text: ArraySlice<UInt8>) {
    let words = text.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    var moves: [AdvisedMove] = []
    for index in stride(from: 0, to: words.count, by: 2) {
      let letter = words[index]
      guard letter.count == 1, let byte = letter.first else { return nil }
      let direction = Direction(letter: byte)
      // The `-` of a finished game must be the only entry.
      guard direction != nil || (byte == UInt8(ascii: "-") && index == 0 && words.count == 2) else { return nil }
      guard index + 1 < words.count, let number = DecimalText.read(words[index + 1]),
        Self.expectationRange.contains(Points(hundredths: number))
      else { return nil }
      guard let direction else {
        guard number % 100 == 0 else { return nil }
        self.init(moves: [], score: Int(number / 100))
        return
      }
      moves.append(AdvisedMove(direction, expectation: Points(hundredths: number)))
    }
    self.init(moves: moves, score: 0)
    for (index, move) in moves.enumerated() where index >= self.moves.count || self.moves[index] != move {
      return nil
    }
  }
}
