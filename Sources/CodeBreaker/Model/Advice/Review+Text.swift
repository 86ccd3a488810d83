import GameCore

extension Review {
  private static var header: [UInt8] { "codebreaker-review/1".utf8Bytes }
  private static let newline = UInt8(ascii: "\n")

  /// The canonical text of the review: a header, the game as a replay line, and a line of advice for each position. In
  /// this example, the lists of codes are shortened:
  ///
  ///     codebreaker-review/1
  ///     codebreaker/1 537 4.mastermind 2020
  ///     1296 exact 0012:5625 2020:5702 0000,0006,0012
  public var text: [UInt8] {
    ([Self.header, game.line] + advices.map { $0.words }).joined(by: Self.newline)
  }

  /// Reads a review, and plays the reviewed game.
  ///
  /// - Throws: The first fault.
  public init(text: [UInt8]) throws(ReviewFault) {
    let lines = text.split(separator: Self.newline, omittingEmptySubsequences: false)
    guard lines[0].elementsEqual(Self.header) else { throw .unsupportedFormat }
    guard lines.count > 1, let game = try? CodeBreaker(line: Array(lines[1])) else { throw .malformedGame }
    let questions = CoachQuestion.reviewQuestions(of: game)
    guard lines.count == questions.count + 2 else { throw .wrongCount }
    var advices: [Advice] = []
    for (index, question) in questions.enumerated() {
      guard let advice = Advice(words: lines[index + 2], to: question) else { throw .malformedAdvice(index) }
      advices.append(advice)
    }
    try self.init(of: game, advices: advices)
  }
}
