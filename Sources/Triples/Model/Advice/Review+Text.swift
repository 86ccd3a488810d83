import GameCore

extension Review {
  /// The first line of the text, which identifies its format.
  public static var header: [UInt8] { "triples-review/1".utf8Bytes }

  /// The review in canonical form: a header, the game as a replay line, and a line of advice for each position.
  ///
  ///     triples-review/1
  ///     triples/1 14 ul
  ///     u 71234 l 70998
  ///     l 71402 r 71300 d 69917
  ///     r 70110 u 70001
  public var text: [UInt8] {
    let newline = [UInt8(ascii: "\n")]
    return advices.reduce(Self.header + newline + replay.line) { $0 + newline + $1.body }
  }

  /// Reads a review in the format of the property `text`, and plays the reviewed game. Throws the first fault found.
  public init(text: [UInt8]) throws(ReviewFault) {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard Array(lines[0]) == Self.header else { throw .unsupportedFormat }
    guard lines.count > 1, let replay = try? Replay(line: Array(lines[1])) else { throw .malformedGame }
    var advices: [Advice] = []
    for (position, line) in lines.dropFirst(2).enumerated() {
      guard let advice = Advice(body: line) else { throw .malformedAdvice(position) }
      advices.append(advice)
    }
    try self.init(of: replay, advices: advices)
  }
}
